import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { pairOf, pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import { gapIn, isTakenAlone } from '../../about-herbs/facts/hours-between.ts';
import type { Finding } from '../../../safety/finding.ts';
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
}: Understanding): AdvisorAnswer | null {
  const meant = herbsMeant({ herbs, earlierHerbs });
  if (meant.length === 0 || !farApart.test(withPlainApostrophes(question))) return null;
  const findings = findingsAbout(meant, subject.person, medicines).filter(
    ({ severity, kind }) => severity !== 'minor' && (kind === 'medicine' || kind === 'supplement'),
  );
  const [worst] = findings.filter((finding) => gapIn(finding) === '');
  const kept = findings.filter((finding) => gapIn(finding) !== '');
  const gaps = kept.map((finding) => `${capital(pairOf([finding], subject.person))}: ${gapIn(finding)}`);
  const byTheClock = clockTimes(question, kept);
  if (worst === undefined && byTheClock === '') return null;
  if (worst === undefined) return { ...plainAnswer([...gaps, byTheClock].map(paragraph)), findings };
  const pairs = pairsIn(
    findings.filter((finding) => !kept.includes(finding)),
    subject.person,
  );
  const no = `hours between them do not help with ${pairs}: it is about what they do in the body, not about how they are taken up.`;
  return {
    ...plainAnswer(
      [...gaps, byTheClock, `${gaps.length > 0 ? capital(no) : `No, ${no}`}`, worst.advice]
        .filter((line) => line !== '')
        .map(paragraph),
      ['What could I take instead?'],
    ),
    findings,
  };
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

const farApart = anyPhrase(
  /(?:far|well|hours|long enough|way|(?:\w+ )?hours?) apart(?=[^.!]*\?|\W*$)/,
  /at (?:a )?(?:different|another|separate) (?:times?|hours?|moments?)/,
  /(?:one|it|that) in the morning and (?:the )?(?:other|one|it|tablet|pill|medicine|\w+) (?:in the evening|at night)/,
  /(?:not|never) at the same time/,
  /(?:if|when|but|and) i (?:\w+ )?(?:take|have|drink|swallow)\b[^.?!]{0,40}\b(?:at night|in the evening|at bedtime|before bed|at dinner)\b[^.?!]{0,40}\b(?:at breakfast|in the mornings?|at lunch|with breakfast|at noon)/,
  /(?:if|when|but|and) i (?:\w+ )?(?:take|have|drink|swallow)\b[^.?!]{0,40}\b(?:at breakfast|in the mornings?|at lunch|with breakfast)\b[^.?!]{0,40}\b(?:at night|in the evening|at bedtime|before bed|at dinner)/,
);
