import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import { gapIn } from '../../about-herbs/facts/hours-between.ts';
import { paragraph } from '../../wording/html.ts';
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
  if (worst === undefined) return null;
  const pairs = pairsIn(findings, subject.person);
  return {
    ...plainAnswer(
      [
        `No, hours between them do not help with ${pairs}: it is about what they do in the body, not about how they are taken up.`,
        worst.advice,
      ].map(paragraph),
      ['What could I take instead?'],
    ),
    findings,
  };
}

const farApart = anyPhrase(
  /(?:far|well|hours|long enough|way|(?:\w+ )?hours?) apart(?=[^.!]*\?|\W*$)/,
  /at (?:a )?(?:different|another|separate) (?:times?|hours?|moments?)/,
  /(?:one|it|that) in the morning and (?:the )?(?:other|one|it|tablet|pill|medicine|\w+) (?:in the evening|at night)/,
  /(?:not|never) at the same time/,
);
