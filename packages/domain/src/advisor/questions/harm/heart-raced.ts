import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import { anyPhrase, choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import type { Person } from '../../../safety/person/person.ts';
import type { RedFlag } from '../../../safety/red-flags/red-flag.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../../answer.ts';
import { lastAnswer } from '../../reading/last-said.ts';
import { type Understanding, understand } from '../../reading/understanding.ts';
import { readText } from '../../../resolve/read.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence, medicineName } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "My heart hammered last week off a scoop of that stuff, gone now. Matters?": it does, though it is over. */
export function answerHeartRaced(asked: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(asked.question);
  if (!heartRaced.test(text)) return asksOnMeanwhile(asked, text);
  if (!isOver.test(text)) return racesNow(asked, text);
  if (!wasTaken.test(text)) return null;
  const { person, isOther, who } = asked.subject;
  const names = drivesTheHeart(asked);
  const what = names.length === 0 ? 'what was taken' : listed(names.map(inSentence));
  const beside = besideMedicine(person);
  const tells = isUnderage(person) && !isOther ? 'Tell a parent, and call ' : 'Call ';
  return plainAnswer(
    [
      `It matters, also now that it is over: leave out ${what}. ${drives}${beside === null ? '' : ` Beside ${beside} that comes sooner.`}`,
      `${tells}${beside === null ? 'a doctor' : 'whoever prescribes the medicines'} this week with the pack in hand, and ask whether the heart should be looked at.${isOther ? ` Until then ${who} should take no more of it.` : ''} ${ifAgain}`,
    ].map(paragraph),
    ['What can I use instead?'],
  );
}

/** "Took guarana instead of coffee and my heart goes boom boom": no alarm yet, and enough of it. */
function racesNow(asked: Understanding, text: string): AdvisorAnswer | null {
  const isMuch = isALot.test(text) && !asEver.test(text);
  const strong = asked.herbs.flatMap(({ id }) => findHerb(id) ?? []).filter(isStrong);
  const names = strong.length === 0 && isMuch ? ['caffeine'] : strong.map(({ name }) => inSentence(name));
  if (names.length === 0 || !wasDrunk.test(text) || asksBeforehand.test(text)) return null;
  const { isOther, who } = asked.subject;
  const beside = besideMedicine(asked.subject.person);
  const answer = plainAnswer(
    [
      `That fits ${listed(names)}: ${isOther ? `${who} should take` : 'take'} no more of it, nor coffee, tea or energy drinks today. ${drives}${beside === null ? '' : ` Beside ${beside} that comes sooner: call whoever prescribes it today.`}`,
      `Water, rest and slow breathing help; it should settle within some hours. ${untilItSettles}`,
      'If it was a lot, or you are not sure, a poison line tells you at once what to do.',
      'Known heart trouble, a pregnancy or a young age is a reason to call a doctor today. If smaller amounts do the same another day, have the heart looked at.',
    ].map(paragraph),
    ['What can I drink instead?'],
  );
  return isMuch ? { ...answer, level: 'urgent' } : answer;
}

/** "Had three energy drinks and my heart is going fast": the cause is told, and nothing graver, so that it only sounds like an emergency. */
export function racesOnCaffeine(request: AdvisorRequest, alarm: RedFlag | null): AdvisorAnswer | null {
  const text = withPlainApostrophes(request.question);
  if (!isALot.test(text) || !heartRaced.test(text) || graver.test(text) || isOver.test(text)) return null;
  if (asEver.test(text)) return null;
  if (isUnderage(request.person) || (alarm !== null && !alarm.id.startsWith('likely-'))) return null;
  return racesNow(understand(request), text);
}

/** "So what do I do now?", "is that normal?", while it races: nothing to take, least of all what wakes. */
function asksOnMeanwhile({ history, said }: Understanding, text: string): AdvisorAnswer | null {
  if (!lastAnswer(history).includes(untilItSettles) || !asksOn.test(text)) return null;
  const lines = [
    ...(asksWhetherNormal.test(text) ? [common] : []),
    said.includes(meanwhile) ? `${stillFast} ${untilItSettles}` : `${meanwhile} ${untilItSettles}`,
  ];
  return plainAnswer(lines.map(paragraph));
}

/** The herbs of the talk that drive the heart, or the one that was blamed. */
function drivesTheHeart({ herbs, earlierHerbs, history }: Understanding): readonly string[] {
  const told = history.filter(({ role }) => role === 'user').slice(-turnsBack);
  const named = [...herbs, ...earlierHerbs, ...told.flatMap(({ text }) => readText(text).mentions)];
  const all = [...new Set(named.filter(({ kind }) => kind === 'herb').map(({ id }) => id))].flatMap(
    (id) => findHerb(id) ?? [],
  );
  const strong = all.filter(isStrong);
  return (strong.length > 0 ? strong : all.slice(0, 1)).map(({ name }) => name);
}

function isStrong({ effects }: Herb): boolean {
  return effects.some(({ effect }) => effect === 'stimulant');
}

function besideMedicine({ medicines }: Person): string | null {
  const drivers = medicines.filter(({ id }) =>
    (['adhd-stimulant', 'decongestant'] as const).some((each) => findMedicineProfile(id)?.classes.has(each)),
  );
  return drivers.length === 0 ? null : listed(drivers.map(medicineName));
}

const graver =
  /\b(?:pain\w*|hurts?|ach\w+|tight\w*|pressure|crush\w*|squeez\w*|breath\w*|faint\w*|pass(?:ed|ing)? out|black(?:ed|ing)? out|collaps\w*|dizz\w*|light-? ?headed|sweat\w*|clammy|arms?|jaw|gr[ea]y|confus\w*|irregular\w*|skip\w*|fits?|seizure|vomit\w*|throw\w*|shak\w*|numb\w*|tingl\w*|hours|all (?:day|night)|won't|can't|powder|grams?|tablets?|pills?|capsules?|pre-? ?workout|fat burner|vodka|alcohol|drunk|speed|cocaine|adderall|pregnan\w*|he|she|son|daughter|child|kid|boy|girl|baby|dog|cat|[6-9]|1\d|2\d|six|seven|eight|nine|ten|dozen|heart (?:failure|condition|disease|attack)|pacemaker|afib?|ablation)\b/i;
/** So many drinks at once that a poison line should hear of it. */
const isALot =
  /\b(?:[3-9]|three|four|five|several|lots of|loads of|too many|so many|too much)\b[^.?!]{0,24}\b(?:energy drinks?|red ?bulls?|monsters?|coffees?|espress\w+|lattes?|guarana)\b/i;
/** "Palpitations when I drink too much coffee": of no one day. */
const asEver =
  /\b(?:when(?:ever)?|if|(?:each|every) time|always|usually) (?:i|we|he|she|they) (?:drinks?|have|has|takes?|gets?|am on)\b/i;
const turnsBack = 4;
const drives = 'Caffeine and other things that wake drive the heart.';
/** Said as long as it races: by this the next question is known to be of it. */
const untilItSettles =
  'Chest pain, fainting, short breath, a skipping pulse, or a heart that does not settle: call your emergency number at once.';
const meanwhile =
  'I suggest no herb for that. Sit down, sip water, breathe out slowly, and have somebody with you; no sport, no alcohol, no more caffeine. Call a poison line or a medical advice line now and say what you had, how much and when.';
const stillFast = 'If it still goes fast, call a doctor, a poison line or a medical advice line now.';
const common = 'Many feel it after that much caffeine, and mostly it passes; from here nobody can tell that it will.';
const asksOn = sequence(
  /^\W*(?:(?:ok(?:ay)?|so|and|but|well|then|right|yes|no)\b\W*)*/i,
  choice(
    /what (?:helps?|can help|could help|would help|now|do i do|should i do|can i do|must i do|can i take|could i take|should i take)/,
    /is (?:that|this|it) (?:normal|bad|dangerous|serious|ok(?:ay)?|fine)/,
    /how long (?:will|does|can) (?:it|that|this) (?:last|take|go on)/,
    /(?:is there )?(?:anything|something|a herb|a tea) (?:i can (?:take|drink|do)|that (?:helps|calms|slows)|for (?:it|that)|to (?:calm|slow))/,
  ),
  /\b[^.?!]{0,24}\W*$/,
);
const asksWhetherNormal = /\b(?:normal|bad|dangerous|serious|ok(?:ay)?|fine)\b(?=\W*$)/i;
const ifAgain =
  'Chest pain, fainting, short breath, or a heart that races again and does not settle: call your emergency number at once.';

const heartRaced = anyPhrase(
  /palpitations?/,
  /(?:heart|pulse|chest) (?:\w+ ){0,3}?(?:hammer\w*|rac(?:ed|ing)|pound\w*|thump\w*|flutter\w*|jump\w*|skipp\w*|bang\w*)/,
  /(?:heart|pulse) (?:went|was going|was beating|beat|was|did|goes|is going|is|going|beats|beating) (?:\w+ )?(?:like (?:mad|crazy|a drum|the clappers|hell)|mad|crazy|wild|nuts|haywire|fast|boom)/,
);
const wasDrunk = anyPhrase(
  /(?:took|taken|taking|take|had|downed|necked|have|having|drank|drink|drinking|drunk|tried|started|instead|switched|after|since|from|off|with|on)/,
  /(?:gives?|gave|makes?|made|sets?|gets?)/,
  /(?:an?|one|two|three|four|\d|double) (?:\w+ )?(?:espressos?|coffees?|lattes?|cans?|cups?|mugs?|shots?|scoops?)/,
);
/** Nothing was taken yet. */
const asksBeforehand =
  /\b(?:will|would|could|does|do|might|may|can|is it|if i|should i)\b[^.!]{0,60}\b(?:heart|pulse|palpitations?)\b|\b(?:can|could|may|should) i\b/i;
const wasTaken = anyPhrase(
  /(?:after|off|from|on|with|since) (?:\w+ ){0,3}?(?:it|that|this|them|those|stuff|scoops?|capsules?|tablets?|pills?|powders?|drops?|doses?|shots?|cups?|drinks?|gumm(?:y|ies)|tea|coffees?)/,
  /(?:it|that|that stuff|they|the \w+) (?:made|makes|had|got|set|sent) my (?:heart|pulse)/,
);
const isOver = anyPhrase(
  /(?:gone|fine|ok|okay|over|better|normal|settled|good|all right|alright) (?:now|since|again|today|by now|afterwards)/,
  /(?:now|since|today|all) (?:\w+ )?(?:gone|fine|ok|okay|over|better|normal|settled|good)/,
  /(?:it|that|they) (?:went away|has gone|have gone|passed|stopped|settled|calmed down|wore off|is gone|is over|was over)/,
);
