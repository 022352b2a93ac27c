import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { pairOf, pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import { gapIn, isTakenAlone } from '../../about-herbs/facts/hours-between.ts';
import type { Finding } from '../../../safety/finding.ts';
import type { Person } from '../../../safety/person/person.ts';
import { compareSeverity, forbids } from '../../../safety/words.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';

/** "What if I take it far apart from the warfarin?": hours help only where one keeps the other from being taken up. */
export function answerHoursApart({
  question,
  subject,
  herbs,
  earlierHerbs,
  medicines,
  said,
}: Understanding): AdvisorAnswer | null {
  const meant = herbsMeant({ herbs, earlierHerbs });
  const asksAgain = toldOfHours.test(said) && howManyThen.test(question);
  if (meant.length === 0 || !(asksAgain || farApart.test(withPlainApostrophes(question)))) return null;
  const all = findingsAbout(meant, subject.person, medicines).filter(({ severity }) => severity !== 'minor');
  const together = all.filter(({ kind }) => kind === 'medicine' || kind === 'supplement');
  const kept = together.filter((finding) => gapIn(finding) !== '');
  const forWhom = all.filter((finding) => !together.includes(finding));
  const barred = together.length === 0 ? forWhom : forWhom.filter(({ severity }) => severity !== 'moderate');
  const unhelped = [...together.filter((finding) => !kept.includes(finding)), ...barred];
  const gaps = kept.map((finding) => `${capital(pairOf([finding], subject.person))}: ${gapIn(finding)}`);
  const byTheClock = clockTimes(question, kept);
  const [worst] = unhelped.toSorted((one, other) => compareSeverity(one.severity, other.severity));
  if (worst === undefined && byTheClock === '') return null;
  const findings = [...kept, ...unhelped];
  if (worst === undefined) return { ...plainAnswer([...gaps, byTheClock].map(paragraph)), findings };
  const pairs = unhelped.filter((finding) => together.includes(finding));
  const no = noHours(pairs.length > 0 ? pairs : unhelped, subject.person);
  return {
    ...plainAnswer(
      [...gaps, byTheClock, `${gaps.length > 0 ? capital(no) : `No, ${no}`}`, `${staysOut(worst)}${worst.advice}`]
        .filter((line) => line !== '')
        .map(paragraph),
      ['What could I take instead?'],
    ),
    findings,
  };
}

/** Why it is the same at any hour: "hours between them do not help with sage in pregnancy". */
export function noHours(findings: readonly Finding[], person: Person): string {
  const isOfBoth = findings.some(({ kind }) => kind === 'medicine' || kind === 'supplement');
  const why = isOfBoth
    ? 'it is about what they do in the body, not about how they are taken up.'
    : 'it is about what it does in the body, at any hour.';
  return `hours between them do not help with ${pairsIn(findings, person)}: ${why}`;
}

/** What is advised against stays so at any hour. */
function staysOut({ subject, severity }: Finding): string {
  if (!forbids(severity)) return '';
  const unless = severity === 'contraindicated' ? '' : ', unless the doctor agrees';
  return `${capital(inSentence(subject.name))} stays left out${unless}. `;
}

/** "I have breakfast at 8": the tablet that goes first, and what waits for hours, by the clock. */
function clockTimes(question: string, kept: readonly Finding[]): string {
  const hour = Number(breakfastAt.exec(question)?.[1] ?? '0');
  const alone = kept.map(({ subject, with: other }) => [other, subject].find(({ id }) => isTakenAlone(id)));
  const [first] = alone.filter((each) => each !== undefined);
  const most = Math.max(0, ...kept.map((finding) => Number(/\b(\d) hours\b/.exec(gapIn(finding))?.[1] ?? '0')));
  if (hour < earliest || hour > latest || first === undefined || most === 0) return '';
  const later = kept
    .filter((_, place) => alone[place] === first)
    .map(({ subject, with: other }) => (subject.id === first.id ? other.name : subject.name));
  return `With breakfast at ${hour}: ${inSentence(first.name)} between ${hour - 1} and half past ${hour - 1}, with plain water, and ${listed([...new Set(later.map(inSentence))])} not before ${hour + most - 1} to ${hour + most}, so best at midday or later and away from tea and coffee. If your doctor set other times, keep to those.`;
}

const breakfastAt = /\bbreakfast (?:is |around |about |usually )*(?:at|around|by) (?:about |around )?(\d{1,2})\b/i;
const earliest = 5;
const latest = 11;

/** "How many hours then?", after hours between were told of. */
const howManyThen =
  /^\W*(?:(?:and|so|ok(?:ay)?|but|right)\b[ ,]*)*how (?:many hours|long)(?: (?:then|exactly|again|is (?:it|that)|apart|between|should (?:that|it) be))*\W*$/i;
const toldOfHours = /\bhours (?:between|apart)\b|\bKeep (?:them )?(?:at least )?\w+ hours\b/;
const farApart = anyPhrase(
  /(?:far|well|hours|long enough|way|(?:\w+ ?)?(?:hours?|hrs?)) apart(?=[^.!]*\?|\W*$)/,
  /at (?:a )?(?:different|another|separate) (?:times?|hours?|moments?)/,
  /(?:one|it|that) in the morning and (?:the )?(?:other|one|it|tablet|pill|medicine|\w+) (?:in the evening|at night)/,
  /(?:not|never) at the same time/,
  /(?:different|separate|other) times of (?:the )?day/,
  /(?:if|what about|how about|can|could|should|may|even|say|and|but|or|just|i'd|i'll|i would) (?:i |we |he |she |you )?(?:\w+ )?(?:space|spaced|spacing|spread|separate|split|stagger|staggered) (?:them|it|those|these|the two|both|things)\b/,
  /(?:\w+[ -]?(?:hours?|hrs?|h)[ -]|(?:leave|leaving|with|keep|need) (?:a|some) (?:(?!(?:days?|weeks?|months?)\b)\w+ )?)gap\b(?! year| of \w+ (?:days?|weeks?))/,
  /\d+ ?(?:hours?|hrs?|h) (?:in )?between(?=\W*$| them\b| the two\b)/,
  /(?:if|when|but|and) i (?:\w+ )?(?:take|have|drink|swallow)\b[^.?!]{0,40}\b(?:at night|in the evening|at bedtime|before bed|at dinner)\b[^.?!]{0,40}\b(?:at breakfast|in the mornings?|at lunch|with breakfast|at noon)/,
  /(?:if|when|but|and) i (?:\w+ )?(?:take|have|drink|swallow)\b[^.?!]{0,40}\b(?:at breakfast|in the mornings?|at lunch|with breakfast)\b[^.?!]{0,40}\b(?:at night|in the evening|at bedtime|before bed|at dinner)/,
);
