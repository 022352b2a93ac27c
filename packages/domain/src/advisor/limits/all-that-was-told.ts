import { mergePeople } from '../../safety/person/person.ts';
import type { Finding } from '../../safety/finding.ts';
import { findingLines } from '../about-herbs/verdict/finding-lines.ts';
import { findingsAgainst } from '../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { factsIn } from '../reading/person/message-facts.ts';
import { sentencesOfStory } from '../reading/story.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { withFindings } from './with-findings.ts';

/**
 * In a long message whose medicine is whose may be misread. Whatever it tells of anybody is held against every herb it asks about, and what
 * speaks against one and was not told yet is added, without saying for whom.
 */
export function withAllThatWasTold(asked: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  if (answer.level !== 'none' || sentencesOfStory(asked.question).length === 0) return answer;
  const anybody = mergePeople(factsIn(asked.question), asked.person);
  const herbs = [...new Map(asked.herbs.map((herb) => [herb.id, herb])).values()];
  // Gravest first; what asks for no more than care is not among them.
  const missed = findingsAgainst(herbs, anybody)
    .filter(({ kind }) => ofWhatIsTold.has(kind))
    .filter((finding) => !answer.findings.some((each) => isAlike(each, finding)))
    .slice(0, mostAdded);
  const lines = findingLines(missed, asked.said, { ...asked.subject, person: anybody });
  if (lines.length === 0) return answer;
  return {
    ...withFindings(answer, [paragraph(ofAnybody), ...lines], missed),
    recommended: answer.recommended.filter(({ key }) => missed.every(({ subject }) => subject.id !== key)),
  };
}

const ofAnybody = 'Whoever it is that has or takes what you name here, mind as well:';
const mostAdded = 6;
const ofWhatIsTold: ReadonlySet<Finding['kind']> = new Set(['medicine', 'condition', 'allergy']);

/** The same herb with the same thing, or for the same reason with another medicine of its kind. */
function isAlike(one: Finding, other: Finding): boolean {
  return one.subject.id === other.subject.id && (one.with.id === other.with.id || one.why === other.why);
}
