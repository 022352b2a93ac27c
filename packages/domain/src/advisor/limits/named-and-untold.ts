import { findingLines } from '../about-herbs/verdict/finding-lines.ts';
import { weightsAgainst } from '../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { tellsOfAnAnimal } from './side-topics.ts';
import type { Understanding } from '../reading/understanding.ts';
import { gravestFirst } from '../../safety/words.ts';
import { withFindings } from './with-findings.ts';

/**
 * "Is activated charcoal good for hangovers?", from somebody on the pill: the text on hangovers names no herb, so what speaks
 * against the one that was asked about is told beside it.
 */
export function withNamedTold(asked: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  const { herbs, avoid, subject, said, question } = asked;
  if (
    answer.level !== 'none' ||
    answer.findings.length > 0 ||
    answer.recommended.length > 0 ||
    tellsOfAnAnimal(question)
  )
    return answer;
  const named = herbs.filter(({ id }) => !avoid.includes(id));
  const untold = gravestFirst(named.flatMap((herb) => weightsAgainst(herb, subject.person)));
  const lines = findingLines(untold, said, subject);
  return lines.length === 0 ? answer : withFindings(answer, lines, untold);
}
