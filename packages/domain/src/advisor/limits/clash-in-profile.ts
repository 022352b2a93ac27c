import { findingsAbout } from '../about-herbs/checked-herbs.ts';
import { findingLines } from '../about-herbs/verdict/finding-lines.ts';
import { gravestFirst } from '../../safety/words.ts';
import { toItem } from '../../safety/item.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { beforeReminder } from '../wording/reminder.ts';
import { citedSources, eachSourceOnce } from '../wording/source-list.ts';

/** "Something mild for sleep?", from a profile that holds ginkgo beside aspirin: where no herb is asked about, what clashes in it is told once in a talk. */
export function withClashInProfile(asked: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  const { subject, said, history, isOneOfSeveral = false } = asked;
  const isOther = subject.isOther && subject.isOfProfile !== true;
  const isAskedAlready = asked.herbs.length > 0 || history.length > 0 || said.includes(lead);
  if (answer.level !== 'none' || isOther || isOneOfSeveral || isAskedAlready) return answer;
  const { person } = subject;
  const taken = person.herbs.filter(({ negated, allergy }) => !negated && !allergy).map(toItem);
  const told = new Set(answer.findings.map(({ subject: herb }) => herb.id));
  const found = gravestFirst(findingsAbout(taken, person)).filter(
    ({ severity, kind, subject: herb }) => severity !== 'minor' && clashes.has(kind) && !told.has(herb.id),
  );
  const lines = findingLines(found.slice(0, mostTold), [said, ...answer.blocks].join(' '), subject);
  if (lines.length === 0) return answer;
  return {
    ...answer,
    blocks: beforeReminder(answer.blocks, [paragraph(lead), ...lines]),
    findings: [...answer.findings, ...found.slice(0, mostTold)],
    sources: eachSourceOnce([...answer.sources, ...citedSources([], found.slice(0, mostTold))]),
  };
}

const lead = 'What stands in the profile as taken does not all go together. Please have it looked at this week:';
const clashes: ReadonlySet<string> = new Set(['medicine', 'condition', 'pregnancy', 'breastfeeding', 'surgery']);
const mostTold = 3;
