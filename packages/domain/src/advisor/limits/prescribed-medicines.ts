import type { Mention } from '../../resolve/mention.ts';
import { listed } from '../wording/html.ts';
import { isContraceptive, onStoppingIt } from './stopping-contraception.ts';
import { withoutHerbs, withoutSomethingElse } from './stopping-something-else.ts';
import { namesOf, whenSkipped } from './skips-a-tablet.ts';
import { asPainAllows, inItsOwnWay, isPainkiller } from './painkillers-left-out.ts';
import { thins } from './thins.ts';
import { isNoLongerTaken } from '../../resolve/medicine-history.ts';
import { readText } from '../../resolve/read.ts';
import { anyPhrase, choice, oneOf, sequence, withPlainApostrophes } from '../../resolve/phrases.ts';

/** What must be said when somebody thinks of stopping or replacing a prescribed medicine; null when nobody does. */
export function keepYourMedicine(
  question: string,
  mentions: readonly Mention[],
  taken: readonly Mention[] = [],
): string | null {
  const text = withPlainApostrophes(question);
  if (offered.test(text)) return talkFirst;
  const skipping = whenSkipped(text, mentions, taken);
  if (skipping !== null) return skipping;
  if (!stopping.test(withoutSomethingElse(text, mentions)) || longStopped.test(text) || asksWhatItDoes.test(text))
    return null;
  const isOver = ({ kind, id, start, end }: Mention) =>
    kind === 'medicine' && isNoLongerTaken({ text: question, id, start, end }, false);
  // "I stopped simvastatin in March, on rosuvastatin now" tells of another one in its place.
  if (readText(question).mentions.some(isOver)) return null;
  if (changedByThem.test(text) || asksWhatQuittingDoes.test(text) || onlyToldOfStudies.test(text)) return null;
  const pointed = inItsPlace.test(text)
    ? taken
    : ofThinners.test(text)
      ? taken.filter(({ id }) => thins(id))
      : taken.filter(({ name }) => new RegExp(String.raw`\b${name}-free\b`, 'i').test(text));
  const isTaken = (id: string) => taken.some((each) => each.id === id);
  const medicines = [...mentions, ...pointed].filter(
    ({ kind, allergy, id, text: named }) =>
      kind === 'medicine' &&
      !allergy &&
      !isDrink(id) &&
      id !== 'caffeine' &&
      !streetNames.test(named) &&
      !ownHormone.test(named) &&
      (isTaken(id) || !onlyCompares.test(text)),
  );
  if (mentions.some(({ id }) => isDrink(id)) && medicines.length === 0) return forOnce.test(text) ? null : cutDown;
  if (medicines.length === 0 && !unnamedMedicine.test(withoutHerbs(text, mentions))) return null;
  // What keeps from a pregnancy may be stopped at any time.
  if (medicines.length > 0 && medicines.every(({ id }) => isContraceptive(id))) return onStoppingIt(text);
  const names = namesOf(medicines);
  if (taken.length === 0 && onlyRather.test(text) && !isOwn.test(text)) return talkItOver;
  if (medicines.length > 0 && medicines.every(({ id }) => isPainkiller(id)) && !/\bprescri/i.test(text))
    return asPainAllows(listed(names));
  const what = names.length === 0 ? 'every medicine' : listed(names);
  const ownWay = inItsOwnWay(
    medicines.map(({ id }) => id),
    taken,
    what,
  );
  if (ownWay !== null && !alreadyDone.test(text)) return ownWay;
  if (alreadyDone.test(text))
    return `Please take ${what} as prescribed, and call the prescriber or a pharmacist today about what was left out; do not double a dose. Stopping or changing it on your own can be dangerous, even when you feel well, and no herb replaces it.`;
  return `Please keep taking ${what} as prescribed. Stopping or changing it on your own can be dangerous, and no herb replaces it. Talk with the doctor who prescribed it, or a pharmacist, first.`;
}

/** "So I can leave one thinner out?" */
const ofThinners = /\b(?:blood )?thinners?\b/i;

/** "How do I lower my cortisol?" speaks of the body's own. */
const ownHormone = /^cortisol$/i;

/** "How do I get it down without statins?", from whoever takes none. */
const onlyRather =
  /\bwithout (?:any |the |a )?(?:\w+ )?(?:statins?|medicines?|medications?|meds|pills?|tablets?|drugs?)\W*$/i;
const isOwn =
  /\b(?:(?:my|his|her|the) (?:\w+ )?(?:statins?|medicines?|medications?|meds|pills?|tablets?)|stop\w*|quit\w*|come off|coming off|get off|halve|skip\w*|(?:on|take|taking|prescribed)(?! it))\b/i;
/** "He says the studies show it works as well as the tablets. Is he wrong?": asked of the proof, and nothing is stopped. */
const onlyToldOfStudies =
  /^(?![^]*\b(?:stop\w*|quit\w*|swap\w*|switch\w*|replac\w+|instead|come off|coming off|off|ditch|bin|without|skip\w*|halve\w*|leave)\b)[^]*\b(?:stud(?:y|ies)|trials?|research|science|proof|proven)\b[^]*\bas (?:well|good|strong) as\b/i;

const talkItOver =
  'If a doctor has prescribed such a medicine for you, keep to it until you have talked with them: no herb replaces it.';

/** Who quit weed gave up no prescription. */
const streetNames = /^(?:weed|pot|grass|ganja|hash(?:ish)?|dope|skunk|joints?)$/i;

/** What must be said when a herb is to be put on top of medicines that no longer do enough; null otherwise. */
export function askBeforeAdding(question: string, medicines: readonly Mention[], namesHerb = false): string | null {
  // Of a herb that is named the checks tell what adding it does.
  const text = withPlainApostrophes(question).replaceAll(namesHerb ? mayAdd : /$^/g, ' ');
  if (medicines.length === 0 || !adding.test(text)) return null;
  const names = listed(namesOf(medicines).slice(0, mostNamed));
  return `Please talk with your doctor or pharmacist before you add anything to ${names}. When tablets no longer do enough, they may need a change, not an extra.`;
}

/** "Does it lower my statin?" asks what a herb does to it. */
const asksWhatItDoes = oneOf(
  sequence(
    /\b(?:does|do|will|can|could|would|might) (?:it|this|that|they|these) (?:\w+ )?/i,
    /(?:lower|reduce|weaken|cut|halve|stop (?:my|his|her|the) (?:\w+ )?\w+ (?:from )?working)\b/,
  ),
  /\bwithout (?:a )?prescription\b|\bpill (?:organi[sz]er|box)\b/i,
);

/** "The doctor wants a third tablet, I want hibiscus instead." */
const offered = oneOf(
  sequence(
    /\b(?:doc|doctor|gp|onc|oncologist|consultant|psychiatrist|cardiologist|team|they|he|she|specialist)/i,
    /\s+(?:has |have )?(?:offered|suggest(?:s|ed)|proposed|wants? me (?:on|to take)|prescribed)\b[^.?!]{2,60}/,
    /\b(?:but|and|though) i (?:really |just )?(?:don'?t|do not|would rather not|refuse to) (?:want|like|fancy|take|go on)\b[^.?!]{0,16}\b(?:antidepressants?|statins?|pills?|tablets?|medicines?|drugs?|hormones?|chemicals?|it|that|them)\b/,
  ),
  sequence(
    /\b(?:doc|doctor|gp|cardiologist|they|he|she|specialist)/i,
    /\s+(?:wants?|offered|suggests?|prescribed|put)\b[^.?!]{0,40}/,
    /\b(?:tablet|pill|medicine|medication|statin|drug|antidepressant|insulin|dose|injection)s?\b/,
    /[^.?!]{0,40}\b(?:instead|rather|don'?t want|refuse|no way)\b/,
  ),
);
const talkFirst =
  'Tell the doctor openly that you would rather not take it, and why: there may be another medicine, or time to try other things with your numbers watched. No herb replaces it, and what you take already stays as prescribed.';

/** "Stopped it last week", "I halved my lisinopril". */
const alreadyDone =
  /\bi (?:\w+ )?(?:stopped|halved|skipped|dropped|quit|forgot)\b|^\W*(?:stopped|halved|skipped|quit)\b|\bi only take\b[^.?!]{0,30}\bwhen\b/i;

const mostNamed = 3;
const mayAdd = /\b(?:can|could|may|should) (?:i|we) add\b/gi;
const adding = anyPhrase(
  /(?:something|anything|herbs?|herbal|natural)\b[^.?!]{0,24}\b(?:on top|in addition|as well as (?:my|the)|to add)/,
  /(?:can|could|may|should) (?:i|we) add/,
  /(?:antidepressants?|statins?|inhalers?|painkillers?|pills?|tablets?|meds|medicines?|medications?|they|it)\b[^.?!]{0,12}\b(?:doesn't|don't|do not|does not|didn't) (?:\w+ )?(?:help\w*|do (?:much|anything))/,
  /(?:pills?|tablets?|medicines?|meds|medications?|dose|it|they)\b[^.?!]{0,12}\b(?:aren't|isn't|is not|are not|not|no longer|never) (?:\w+ )?(?:enough|working|helping|strong enough|doing)/,
  /(?:stopped|don't|doesn't) work(?:ing)? (?:any ?more|any longer|as well)/,
);

const cutDown =
  'Drinking less is a good step. If you drink every day, do not stop from one day to the next: that can be dangerous. A doctor or an alcohol help line can make it easier.';

/** "OK, I leave the wine", beside what was warned of; "beers on Saturday, skip it?", of what is taken otherwise. */
const forOnce =
  /^\W*(?:ok(?:ay)?|fine|right|alright|then|so|well)\b[ ,]*(?:then |i(?:'ll| will)? )?(?:leave|skip|drop|no)(?: out)? (?:the |my )?(?:wine|beers?|alcohol|drinks?|glass|gin|whisk(?:e)?y)\b|\b(?:skip|miss|leave) (?:it|that|them|this)(?: out)?(?: then| that (?:day|night|evening))?\W*$/i;

const isDrink = (id: string) => id === 'alcohol';

/** "Does quitting change anything with my tablets?", of what was to be given up. */
const asksWhatQuittingDoes =
  /\b(?:does|will|would|can|could) (?:quitting|stopping|giving (?:it|them) up)\b[^.?!]{0,24}\b(?:change|affect|matter|do|mean)\b[^.?!]{0,24}\b(?:with|to|for|my)\b/i;

/** "They swapped my Xarelto for Pradaxa", "I'm off Eliquis, on warfarin instead": one medicine came for another. */
const changedByThem = anyPhrase(
  /(?:they|he|she|(?:the|my|our) (?:\w+ )?(?:doctors?|gp|hospital|clinic|nurse|consultant|cardiologist|specialist|team|pharmacist))(?:'ve| have| has)? (?:just )?(?:swapped|changed|switched|replaced|moved|put) (?:me|my|mine|him|her|his|it|that|the)\b[^.?!]{0,40}\b(?:to|onto|for|with|from|by|on)/,
  /(?:they|he|she|doc|doctors?|gp|hospital|clinic|nurse|consultant|\w+ologist|psychiatrist|specialist|team|surgeon|pharmacist|midwife)(?:'ve|'s| have| has| had)? (?:just |already |since )?(?:(?:took|taken|weaned|got) (?:me|him|her|them) off|(?:stopped|discontinued|ended) (?:my|the|his|her|it))/,
  /i(?:'ve| have| was| got)(?: been)?(?: just| already)? taken off/,
  /i(?:'ve| have| was| got|'m| am)(?: been)?(?: just)? (?:swapped|changed|switched|moved) (?:from|to|onto)/,
  /i(?:'m| am) off \w+(?: now)?,? (?:and )?(?:i(?:'m| am) )?on \w+ (?:instead|now)/,
);

/** "With it or instead?" speaks of the medicine that is taken. */
const inItsPlace = anyPhrase(
  /(?:with|besides|on top of) (?:it|them) or instead/,
  /instead of (?:it|them|that|those|both|all|these)/,
  /replace (?:it|them|that)/,
  /(?:take|use|need) (?:fewer|less) (?:pills|tablets)/,
  /(?:lower|halve|reduce|cut|drop|skip|stop) my (?:dose|medication|medicines?|meds|tablets?|pills?)/,
  /(?:swap|switch|exchange|trade) (?:it|them|that) (?:for|to|with)/,
);

/** "Does it work as well as ibuprofen?": of what nobody takes, nothing is to be kept. */
const onlyCompares = /^\W*(?:(?:and|but|so) )?(?:do|does|will|would|can)\b[^.!]*\bworks? (?:just )?as well as\b/i;

const longStopped = anyPhrase(/(?:stopped|quit|came off)\b[^.]*\b(?:last (?:year|month)|(?:months|years) ago)/);

const stopping = anyPhrase(
  /stopped|halved|skipped/,
  /(?:lower|halve|reduce|swap|switch|exchange) (?:my |it\b|them\b|that\b)/,
  /only take\b[^.?!]{0,30}\bwhen/,
  /forgot (?:my |the )?\w+ for/,
  /still need/,
  /for life/,
  /prefer (?:a |some )?(?:herbs?|herbal|plants?|tea|something (?:natural|herbal))/,
  /(?:herbal|plant|natural) (?:version|equivalent|form)/,
  /get(?:ting)? rid of/,
  /[- ]free (?:life|living)/,
  /(?:works?|acts?) (?:just )?like/,
  /same (?:effect|thing) as/,
  /needn'?t (?:refill|renew|take)|(?:not|no) refill/,
  /i say (?:herbs|plants|natural)/,
  /stop(?:ping)?|paus(?:e|ed|ing)/,
  /quit(?:ting)?/,
  /(?:come|coming) off/,
  /get(?:ting)? off/,
  // "My lips are dry off the tablets": from them.
  /(?<!\b(?:dry|sick|ill|sore|drowsy|tired|rash|spots|wired|itchy|bloated|dizzy|weight|burnt|headaches?) )off/,
  /wean\w*|remov(?:e|es|ed|ing) (?:the |my |one |it\b|this |that )/,
  /taper\w*/,
  /(?:give|gave|giving|given) up/,
  /(?:threw|throwing|thrown|flush\w*|toss\w*) (?:\w+ ){0,4}(?:away|out|down)/,
  /(?:take|taking|takes|use|took) (?:only |just )?half/,
  /drop(?:ping)?/,
  /leave (?:off |out )?/,
  'leaving',
  'without',
  /skip(?:ping)?/,
  /cut (?:down|out|back)/,
  /(?:take|need|use) (?:less|fewer)/,
  /lower (?:my|the) dose/,
  'halve',
  'ditch',
  /bin(?:n?ing)?/,
  /chuck(?:ing)?/,
  /throw (?:away|out)/,
  'cold turkey',
  'fed up with',
  /(?:sick|tired) of/,
  /(?:i'd|i would|we'd|she'd|he'd) rather/,
  /i (?:hate|don't (?:like|trust)|do not like|can't stand)(?! (?:the |its |that |how )*(?:tast|smell|look|texture|colou?r))/,
  /how (?:do|can|should) i switch/,
  /prefer\b[^.?!]{0,30}\b(?:to|over|than)/,
  'done with',
  'had enough of',
  // Put in its place.
  /replac\w+/,
  /swap\w*/,
  /substitut\w+/,
  /switch(?:ing)? (?:from|away|(?:over )?to (?:an? |some |the |any )?(?:herb\w*|plants?|natural|tea|something (?:herbal|natural|gentler)))/,
  'instead of',
  /or instead/,
  'rather than',
  'in place of',
  /in (?:its|their|his|her) (?:place|stead)/,
  /(?:as|for) an? (?:substitute|replacement|stand-?in)/,
  /do(?:es|ing)? the (?:same )?job of/,
  'as good as',
  /works? (?:just )?as well as/,
  /natural (?:alternative|version|replacement) (?:to|of|for)/,
);

/** A medicine that is spoken of without its name: "my blood pressure pills". */
export const unnamedMedicine = anyPhrase(
  /(?:one|either|half|any) (?:of (?:my|the|these|those) (?:two |three )?)?(?:blood )?(?:thinners?|tablets?|pills?)(?= (?:away|out|off|less)\b)/,
  /(?:so many|too many|all (?:these|those|the)|a handful of) (?:\w+ ){0,2}?(?:medicines?|medications?|meds|pills?|tablets?)/,
  sequence(
    choice(/my|the|his|her|their|prescribed|these|bp|blood pressure|heart|water|sugar|thyroid/, /cholesterol|sleeping/),
    /\s+(?:\w+\s+){0,3}?/,
    choice(
      /medicines?|medications?|meds|pills?|tablets?|prescriptions?|inhalers?|insulin/,
      /antidepressants?|statins?|blood thinners?|chemo(?:therapy)?|treatment/,
    ),
  ),
);
