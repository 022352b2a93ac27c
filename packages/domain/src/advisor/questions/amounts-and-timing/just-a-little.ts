import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { readText } from '../../../resolve/read.ts';
import { anyNumberOf, choice, oneOf, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Item } from '../../../safety/item.ts';
import { assess } from '../../../safety/assess.ts';
import { isAbout } from '../../../safety/finding.ts';
import { compareSeverity, forbids } from '../../../safety/words.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { signsOfTooMuch } from '../harm/signs-of-too-much.ts';
import { keepYourMedicine } from '../../limits/prescribed-medicines.ts';
import { ranOut } from '../../limits/ran-out.ts';
import { tooLong } from '../../about-herbs/amounts/too-long.ts';
import { durationOf } from '../../about-herbs/facts/effect-facts.ts';
import { toldOf } from '../../about-herbs/told-once.ts';
import { pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import { graveHarm, isKnownToHarm } from '../../about-herbs/verdict/grave-harm.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';
import type { Person } from '../../../safety/person/person.ts';
import { lastMessage } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "Just a little?", "I already take it", after a herb was checked: what that changes. */
export function answerJustALittle(question: Understanding): AdvisorAnswer | null {
  const { earlierHerbs, subject, herbs, medicines, wanted } = question;
  const text = withPlainApostrophes(question.question);
  const hadSome = justHadSome.test(text);
  const isShort = forAShortTime.test(text) && (pleads.test(text) || !text.includes('?'));
  const isSome = saysLess.test(text) && onlyALittle.test(text);
  const isLittle = isSome || onlyForOnce.test(text) || wontHurt.test(text) || isShort;
  if (!isLittle && !hadSome && !takesItAlready.test(text)) return null;
  const last = lastMessage(question.history);
  if (isLittle && ranOut(last, readText(last).mentions) !== null) return null;
  // Less of a medicine is another matter.
  if (keepYourMedicine(last, readText(last).mentions) !== null && !onTop.test(text)) return null;
  if (earlierHerbs.length === 0 || herbs.length + medicines.length + wanted.length > 0) return null;
  if (!isLittle && isTakenTooLong(question)) return null;
  const about = new Set(earlierHerbs.map(({ id }) => id));
  const findings = assess({ person: subject.person, items: earlierHerbs, about })
    .filter((finding) => earlierHerbs.some(({ id: key }) => isAbout(finding, { key })))
    .toSorted((left, right) => compareSeverity(left.severity, right.severity));
  const [worst] = findings;
  const names = listed(earlierHerbs.map(({ name }) => inSentence(name)));
  const pair = pairsIn(
    findings.filter(({ severity }) => severity === worst?.severity),
    subject.person,
  );
  const level = worst === undefined || worst.severity === 'minor' ? 'free' : forbids(worst.severity) ? 'no' : 'ask';
  const late = !isLittle && level !== 'free' && feelsFine.test(text) ? [harmComesLate] : [];
  const harm = level === 'free' ? earlierHerbs.flatMap(({ id }) => knownHarm(findHerb(id)) ?? [])[0] : undefined;
  if (harm !== undefined)
    return plainAnswer(
      [paragraph(`${isLittle ? 'I would not, not even once. ' : ''}${harm}`)],
      ['What could I take instead?'],
    );
  // Where nothing speaks against them, "only three days" may tell how long the trouble has lasted, and "only 40 mg" asks of the amount.
  if (level === 'free' && (isShort || inUnits.test(text))) return null;
  const says = isLittle ? little[level](names, pair) : already[level](names, pair);
  const isLong = !isLittle && level === 'free' && forLong.test(text);
  const advice = worst !== undefined && level !== 'free' ? [worst.advice] : [];
  const tooMuch = level === 'free' ? [] : signsOfTooMuch(findings);
  return {
    ...plainAnswer(
      [
        ...[...late, says, ...advice, ...tooMuch].map(paragraph),
        ...(isLong ? howLongEach(earlierHerbs, subject.person) : []),
      ],
      ['What could I take instead?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

/** "I've been on it for two years", of what is meant for a week: that is told instead. */
function isTakenTooLong({ question, earlierHerbs, said }: Understanding): boolean {
  return earlierHerbs.some(({ id }) => {
    const herb = findHerb(id);
    return herb !== undefined && tooLong(herb, question, said)?.startsWith('That is longer') === true;
  });
}

/** How long each was given in studies, where that is known. */
function howLongEach(items: readonly Item[], person: Person): string[] {
  const herbs = items.flatMap(({ id }) => findHerb(id) ?? []);
  return toldOf(herbs, (herb) => {
    const told = durationOf(herb, undefined, person);
    return /is not established/.test(told) ? '' : told;
  });
}

const forLong = /\b(?:weeks|months|years|long|ages)\b/i;
const feelsFine = /\b(?:fine|good|ok|okay|well|great)\b/i;
const harmComesLate = 'Feeling fine does not rule it out: some of this harm builds up unseen and comes late.';

/** What has harmed people gravely at usual amounts is not let through for a little. */
function knownHarm(herb: Herb | undefined): string | null {
  return herb !== undefined && isKnownToHarm(herb) ? graveHarm(herb, 'safe') : null;
}

type Level = 'no' | 'ask' | 'free';
type Words = Readonly<Record<Level, (names: string, pair: string) => string>>;

const little: Words = {
  no: (_, pair) => `No, not even a little: for ${pair} I know of no amount that is sure to do no harm.`,
  ask: (_, pair) =>
    `Not before you have asked a pharmacist or doctor, a little either: I know of no amount that is sure to be fine for ${pair}.`,
  free: (names) => `Yes, nothing serious speaks against a little of ${names}, as far as I know.`,
};
const already: Words = {
  no: (_, pair) =>
    `Then please call the doctor, clinic or pharmacist today about ${pair}: tell them since when and how much. Do not change a medicine on your own.`,
  ask: (_, pair) => `Then tell the pharmacist or doctor soon about ${pair}: since when, how much, and how you feel.`,
  free: (names) =>
    `That is fine as far as I know: nothing serious speaks against ${names} here. Tell whoever treats you.`,
};

/** "Just had some" */
const justHadSome =
  /^\W*(?:(?:oh|well|ok|but|and|i)\b[ ,]*)*(?:i(?:'ve| have) )?(?:just|already) (?:had|took|drank|taken|drunk) (?:some|one|it|a (?:cup|few)|two|a bit)\W*$/i;
const onTop = /\b(?:on top|extra|besides?|added)\b/i;

const opener =
  'and|but|ok|okay|so|then|not|even|just|only|literally|honestly|seriously|like|surely|come on|maybe|perhaps|at least|what if|if|what about|how about|i|he|she|we|they|can|could|may|would|have|has|had|take|takes|drink|drinks|eat|use|want|it is|it was|was|is|is it ok to|a';
const small =
  '(?:one|two|1|2) or (?:two|three|2|3)|few|couple|very little|little(?: bit)?|bit|(?:small )?(?:glass|cup|mug|slice|spoon|sip|piece|handful)|(?:tiny|small|weak|wee|single|thin) \\w+|sip|drop|pinch|taste|lick|dab|smear|spoonful|half|quarter|once|one|1|two|2|\\d{1,3}(?:\\.\\d)? ?(?:mg|mcg|ml|g)|low dose|now and then|occasionally|from time to time|sometimes|rarely|seldom|not every day|on weekends';
const measure =
  'cups?|glass(?:es)?|mugs?|capsules?|tablets?|pills?|teaspoons?|spoons?|drops?|tea ?bags?|slices?|small glass|time|of one|an?|dose|night|day';
const forWhom =
  "(?:for|on|to) (?:the |my |our |a |his |her |their )?(?:baby|bub|little one|newborn|toddler|child|kid|dummy|pacifier|him|her|them)(?:'s \\w+)?";
const when =
  '(?:once |twice |one )?(?:a|an|per|each|every|in a|in the|at|on|for) (?:\\w+ ){0,2}(?:day|week|month|while|morning|evening|night|weekends?|sundays?|times?|party)';

const inUnits = /\d ?(?:mg|mcg|ml|g)\b/i;
/** "Just one cup a week?", "even just a little", "only half in the morning". */
const onlyALittle = new RegExp(
  String.raw`^\W*(?:(?:${opener})\b\W*)*(?:${small})\b(?: (?:${measure})\b)*(?: of (?:it|them|that|this|the \w+|tea|juice))?(?: ${forWhom})?(?: ${when})*(?:,? (?:the|a) (?:small|weak|weakest|low[- ]dose|low|little|mild|cheap|smallest) (?:ones?|tablets?|pills?|dose|kind|sort)(?: from [\w' ]{2,24})?)?(?: (?:then|tho|lol|though|maybe|please|ok|okay|or so|on top|extra|with (?:my )?\w+))*\W*$`,
  'i',
);
/** "Just the once wouldn't hurt", "only 3 days tho", "not for long": a plea for what was advised against. */
const shortTime = choice(
  /(?:just|only|even|at least) (?:the |this )?(?:once|one time|one ?off|the one)/,
  /(?:(?:just|only|for|is|it's|not long term,?|maybe) )*(?:a few|a couple(?: of)?|two|three|four|five|[1-7]|a|one|this) (?:days?|nights?|weeks?|times?|doses?|cold)/,
  /(?:(?:just|only|for|have it|take it|want it|need it) )*(?:tonight|today|now|this (?:evening|afternoon|week|weekend))/,
  /not (?:for (?:very )?long|long(?:[- ]term)?|every day|all the time)|(?:just|only) (?:till|until) (?:i|it|this|the)(?:'m| am|'s| is)? \w+(?: \w+)?/,
  /(?:just |only )?(?:the |this )?(?:once|one(?: (?:time|cup|tablet|pill|capsule|dose|tea ?bag|more))?|one ?off|a one ?off)/,
);
const harmlessly = sequence(
  / (?:(?:really|surely|is|it) )*/,
  choice(
    /(?:would ?n'?t|won'?t|can'?t|could ?n'?t|does ?n'?t|ain'?t gonna|isn'?t going to) (?:really |possibly |even )?(?:hurt|harm|matter|kill|do (?:any |much )?(?:harm|damage|much|anything)|make (?:a|any|much) (?:odds|difference))(?: me| anyone| anything)?/,
    /(?:is|be|would be|should be|'s|must be|has to be) (?:fine|ok(?:ay)?|alright|harmless|nothing)/,
    /max|tops|at most|only/,
  ),
);
const forAShortTime = sequence(
  /^\W*(?:(?:but|and|oh|ok|well|so|surely|come on|go on|what if|even if|it'?s|it is|it'?d be|i'?ll|i'?d|i'?m|i|just|only|gonna|going to|would|take|have|need|want|it)\b\W*)*/i,
  shortTime,
  anyNumberOf(harmlessly),
  /(?: (?:tho|though|then|please|surely|innit|right|thats all|that'?s all|no))*\W*$/,
);
const pleads =
  /\b(?:just|only|once|tho|though|max|tops|at most|surely|not (?:for )?long|hurt|harm|matter|tonight)\b|\bone ?off\b/i;
/** "Just for one flight." */
const onlyForOnce =
  /^\W*(?:but |and |it'?s |it is )*(?:just|only) (?:for )?(?:an?|one|the|this|my|two|three) (?:\w+ )?(?:flight|trip|exam|interview|night|evening|day|week|weekend|time|party|holiday|presentation|wedding)s?\W*$/i;
/** "One last time wont hurt", "a bit can't hurt surely". */
const wontHurt =
  /^\W*(?:(?:but|and|oh|well|surely|ok|just)\b[ ,]*)*(?:an? |the |one |once |this )*(?:(?:last|more|single|little|tiny|small|wee|other|bit|few|drop|sip|lick|dab|smear|taste|cup|half|dose|tablet|capsule|time|once|now and then)s? ?)+(?:(?:for|on|to) (?:the |my |our |a |his |her )?(?:baby|bub|little one|newborn|toddler|child|kid|dummy|pacifier|him|her|them|me|mum|mom|dad)(?:'s \w+)? )?(?:won'?t|can'?t|cannot|will not|would not|wouldn'?t|couldn'?t|does ?n[o']?t) (?:hurt|harm|matter|kill|do any harm)(?: (?:me|surely|right|though|will it|can it|would it|either))*\W*$/i;
/** "How about two?" of what may be taken asks how much; less is asked by these words. */
const saysLess = sequence(
  /\b/i,
  choice(
    /just|only|literally|even|little|bit|tiny|small|weak|sip|drop|lick|dab|smear|pinch|taste|half|quarter|once|sometimes/,
    /now and then|occasionally|rarely|seldom|low|from time|not every|weekends?|single/,
    /a (?:week|month)|maybe|at least|one (?:small |weak )?(?:cup|glass|mug|tea ?bag)/,
  ),
  /\b/,
);
const takesItAlready = oneOf(
  sequence(
    /^\W*(?:but |and |oh,? |well,? )*i(?:'ve| have)? (?:always )?(?:feel|felt|am|been|'m)/i,
    / (?:perfectly |quite |totally )?(?:fine|good|ok|okay|well|great) (?:with|on|taking)/,
    / (?:it|them|that|this|both)(?: (?:for|since|all) [\w ]{2,24})?(?: already| now)?\W*$/,
  ),
  sequence(
    /^\W*(?:but |and |oh,? |well,? )*i(?:'m| am|(?: have|'ve)(?: already| now| actually)* been)?/i,
    / (?:already |currently |now )*(?:take|taking|on|use|using|drink|drinking)/,
    / (?:it|that|them|this|those)(?: already| now| every \w+| daily| for (?:\w+ )?\w+)?\W*$/,
  ),
);
