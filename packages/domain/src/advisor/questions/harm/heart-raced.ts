import { findHerb } from '../../../herbs/catalogue.ts';
import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import type { Person } from '../../../safety/person/person.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { readText } from '../../../resolve/read.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence, medicineName } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "My heart hammered last week off a scoop of that stuff, gone now. Matters?": it does, though it is over. */
export function answerHeartRaced(asked: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(asked.question);
  if (!heartRaced.test(text) || !wasTaken.test(text) || !isOver.test(text)) return null;
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

/** The herbs of the talk that drive the heart, or the one that was blamed. */
function drivesTheHeart({ herbs, earlierHerbs, history }: Understanding): readonly string[] {
  const told = history.filter(({ role }) => role === 'user').slice(-turnsBack);
  const named = [...herbs, ...earlierHerbs, ...told.flatMap(({ text }) => readText(text).mentions)];
  const all = [...new Set(named.filter(({ kind }) => kind === 'herb').map(({ id }) => id))].flatMap(
    (id) => findHerb(id) ?? [],
  );
  const strong = all.filter(({ effects }) => effects.some(({ effect }) => effect === 'stimulant'));
  return (strong.length > 0 ? strong : all.slice(0, 1)).map(({ name }) => name);
}

function besideMedicine({ medicines }: Person): string | null {
  const drivers = medicines.filter(({ id }) =>
    (['adhd-stimulant', 'decongestant'] as const).some((each) => findMedicineProfile(id)?.classes.has(each)),
  );
  return drivers.length === 0 ? null : listed(drivers.map(medicineName));
}

const turnsBack = 4;
const drives = 'Caffeine and other things that wake drive the heart.';
const ifAgain =
  'Chest pain, fainting, short breath, or a heart that races again and does not settle: call your emergency number at once.';

const heartRaced = anyPhrase(
  /palpitations?/,
  /(?:heart|pulse|chest) (?:\w+ ){0,3}?(?:hammer\w*|rac(?:ed|ing)|pound\w*|thump\w*|flutter\w*|jump\w*|skipp\w*|bang\w*)/,
  /(?:heart|pulse) (?:went|was going|was beating|beat|was|did) (?:\w+ )?(?:like (?:mad|crazy|a drum|the clappers|hell)|mad|crazy|wild|nuts|haywire|very fast|so fast|too fast)/,
);
const wasTaken = anyPhrase(
  /(?:after|off|from|on|with|since) (?:\w+ ){0,3}?(?:it|that|this|them|those|stuff|scoops?|capsules?|tablets?|pills?|powders?|drops?|doses?|shots?|cups?|drinks?|gumm(?:y|ies)|tea|coffees?)/,
  /(?:it|that|that stuff|they|the \w+) (?:made|makes|had|got|set|sent) my (?:heart|pulse)/,
);
const isOver = anyPhrase(
  /(?:gone|fine|ok|okay|over|better|normal|settled|good|all right|alright) (?:now|since|again|today|by now|afterwards)/,
  /(?:now|since|today|all) (?:\w+ )?(?:gone|fine|ok|okay|over|better|normal|settled|good)/,
  /(?:it|that|they) (?:went away|has gone|have gone|passed|stopped|settled|calmed down|wore off|is gone|is over|was over)/,
);
