import { anyPhrase, choice, sequence, withPlainApostrophes } from '../../resolve/phrases.ts';
import { findHerb } from '../../herbs/catalogue.ts';
import type { Herb } from '../../herbs/herb.ts';
import { isUnderage } from '../../safety/person/age-group.ts';
import type { Item } from '../../safety/item.ts';
import { poisonLine, type RedFlag } from '../../safety/red-flags/red-flag.ts';
import { forbids } from '../../safety/words.ts';
import { findingsAbout } from '../about-herbs/checked-herbs.ts';
import { sideEffectsOf } from '../about-herbs/facts/side-effects.ts';
import { answerAlreadyTaken } from '../questions/harm/already-taken.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { readText } from '../../resolve/read.ts';
import { lastMessage } from '../reading/last-said.ts';
import { understand } from '../reading/understanding.ts';
import { listed, paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** "Took 3 caps of it at once by mistake", of a mild herb and a grown-up who feels well: no overdose, and no more today. */
export function answerFewTooMany(request: AdvisorRequest, alarm: RedFlag | null): AdvisorAnswer | null {
  const text = withPlainApostrophes(request.question);
  if (alarm !== null && !ofSwallowing.has(alarm.id)) return null;
  if (text.length > longest || !slipped.test(text) || !fewOf.test(text)) return null;
  const isFelt = feelsOdd.test(text) && !ofAChild.test(text) && !/\b(?:on purpose|meant to|die)\b/i.test(text);
  if (isFelt && alarm === null && answerAlreadyTaken(understand(request)) === null)
    return { ...plainAnswer([nowAsk, poisonLine, callIf].map(paragraph)), level: 'urgent' };
  if (notSoFew.test(text) && !ofAChild.test(text)) return null;
  if (ofAChild.test(text) && alarm?.level === 'emergency') return null;
  if (ofAChild.test(text)) return { ...plainAnswer([askThem, poisonLine, callIf].map(paragraph)), level: 'urgent' };
  const { herbs, earlierHerbs, medicines, subject } = understand(request);
  const items = herbs.length > 0 ? herbs : earlierMeant(text, earlierHerbs);
  const known = items.flatMap(({ id }) => findHerb(id) ?? []);
  const { person } = subject;
  if (known.length === 0 || known.length < items.length || medicines.some(({ kind }) => kind === 'medicine'))
    return null;
  if (isUnderage(person) || person.pregnant || !known.every(isMild)) return null;
  const findings = findingsAbout(items, person);
  if (findings.some(({ severity }) => forbids(severity))) return null;
  const names = listed(known.map(({ name }) => inSentence(name)));
  const weighty = findings.filter(({ severity }) => severity !== 'minor').map(({ why }) => why);
  return {
    ...plainAnswer(
      [
        `I know of no harm from a few too many of ${names} once, though not everything has been studied. ${weighty.length > 0 ? untilAsked : goOn}`,
        ...[...new Set(weighty)].slice(0, 1),
        ...known.map((herb) => sideEffectsOf(herb)),
        ...(known.some(({ monograph }) => isDrowsy.test(monograph?.sideEffects.text ?? '')) ? [noDriving] : []),
        `If you feel ill, if there was more than you think, or if a child had some: ${poisonLine}`,
      ].map(paragraph),
    ),
    findings,
  };
}

const goOn = 'Take no more today; if you feel well, go on tomorrow with what the label says.';
const untilAsked = 'Take no more of it before you have asked a pharmacist or doctor, for this reason:';

/** "Two of it" is of the last one spoken of, "two of them" of all. */
function earlierMeant(text: string, earlier: readonly Item[]): readonly Item[] {
  if (!pointsBack.test(text)) return [];
  return /\b(?:them|those|these|both)\b/i.test(text) ? earlier : earlier.slice(-1);
}

/** "Took 6 caps today, is that too many?", of fenugreek: so many are a day's amount on some packs, and no poisoning of a grown-up. */
export function tookAFewOfAMildHerb(request: AdvisorRequest): boolean {
  const text = withPlainApostrophes(request.question);
  if (!tookCounted.test(text) || unwellOrMore.test(text) || ofAChild.test(text)) return false;
  const { mentions } = readText(text);
  const told = lastMessage(request.history);
  const herbs = [mentions, readText(told).mentions]
    .map((all) => all.filter(({ kind }) => kind === 'herb'))
    .find((all) => all.length > 0);
  const namesMedicine = mentions.some(({ kind, id }) => kind === 'medicine' && id !== 'class:hormonal-contraceptive');
  if (herbs === undefined || namesMedicine || isUnderage(request.person)) return false;
  return herbs.every(({ id }) => {
    const herb = findHerb(id);
    return herb !== undefined && isMild(herb);
  });
}

const tookCounted =
  /\b(?:took|taken|had|swallowed|drank|popped) (?:\w+ ){0,2}?(?:[2-9]|two|three|four|five|six|seven|eight|nine)\b(?! ?(?:g|grams?|spoons?|bottles?|packs?|boxes|handfuls?)\b)/i;
const unwellOrMore =
  /\b(?:\d{2,}|dozen|handful|bottle|packet|box|grams?|on purpose|meant to|die|sick|vomit\w*|dizz\w*|faint\w*|racing|palpitations|shak\w*|confus\w*|numb|rash|breath\w*|oil|drops)\b/i;

/** What was said of a few too many is no emergency that goes on. */
export function saysItWasFew(answer: string): boolean {
  return /^I know of no harm from a few too many\b/.test(answer);
}

/** "My son took 3 by mistake": whatever it was, those who know poisons say what to do. */
const ofAChild =
  /\b(?:my|our|the|his|her) (?:\w+ ){0,2}(?:son|daughter|baby|toddler|child|kid|kids|boy|girl|grand(?:son|daughter|child)|little one|lad|wee one)\b/i;
const askThem =
  'With a child ask at once, before anything is felt: say what it was, how much, when, and the age and weight. Give nothing to bring it up, and keep the pack at hand.';
/** "Took 4 of the capsules at once by accident, I'm kinda floaty." */
const feelsOdd =
  /\b(?:floaty|woozy|spaced(?: out)?|light-?headed|dizz\w*|weird|strange|funny|odd|sick|vomit\w*|shak\w*|racing|palpitations|numb|confus\w*|drowsy|faint\w*|unwell|rough|rotten|high)\b/i;
const nowAsk =
  'Take no more of it. As you feel something from it, ask now and do not wait for more: say what it was, how much, when, and what else you take. Do not drive, drink no alcohol, and let somebody stay with you.';
const callIf =
  'Sleepy and hard to wake, a fit, trouble breathing, or sick again and again: call your emergency number (911, 112, 999 or 000).';
export const isDrowsy = /drows|sleepy|sleepiness|tired/i;
export const noDriving = 'Do not drive while you are drowsy, and drink no alcohol on it.';
const longest = 140;
const ofSwallowing: ReadonlySet<string> = new Set([
  'overdose',
  'poisoning',
  'double-dose',
  'likely-poisoning',
  'likely-emergency',
  'likely-urgent',
]);

const slipped = anyPhrase(
  /by (?:mistake|accident)|accident\w*|mistakenly|oops|instead of (?:one|1|two|2)|at once|in one go|(?:forgot|mixed up|misread|miscounted)\b/,
);
const fewOf = anyPhrase(
  /(?:took|taken|had|swallowed|drank|popped|necked|ate) (?:\w+ )?(?:two|three|four|[2-4]|double|twice|an? (?:extra|second|double)|one extra|both)\b/,
  /(?:took|taken|had) [\w -]{2,30} twice/,
);
/** Of what was spoken of, and of no tablets of their own. */
const pointsBack =
  /^(?!.*\bmy\b).*\b(?:the (?:capsules?|tablets?|pills?|drops|gummies|sachets?|lozenges)|it|them|those|these|that one|(?:first|second|last|other) one)\b/i;
/** More than a few, or somebody unwell, or small, or who meant it. */
const notSoFew = sequence(
  /\b/i,
  choice(
    /\d{2,}|[5-9]|five|six|seven|eight|nine|ten|dozen|handful|bottle|pack|packet|all|grams?/,
    /spoons?|on purpose|meant to|die|sick|vomit\w*|dizz\w*|faint\w*|racing|palpitations|shak\w*/,
    /confus\w*|numb|rash|breath\w*|baby|child|kid|toddler|son|daughter|he|she|him|her/,
  ),
  /\b/,
);

export function isMild({ key, neverSuggest, monograph }: Herb): boolean {
  return neverSuggest !== true && monograph !== null && !harmfulInFew.has(key) && !/-oil$/.test(key);
}

/** A few tablets too many can matter. */
const harmfulInFew: ReadonlySet<string> = new Set(
  `iron potassium vitamin-a vitamin-d caffeine guarana yohimbe ephedra kava kratom camphor menthol eucalyptus wintergreen
  thuja wormwood pennyroyal selenium lithium-orotate melatonin 5-htp same bitter-orange green-tea licorice nutmeg
  st-johns-wort berberine`.split(/\s+/),
);
