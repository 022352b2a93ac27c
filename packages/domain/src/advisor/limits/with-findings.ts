import type { Finding } from '../../safety/finding.ts';
import { gravestFirst } from '../../safety/words.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { beforeReminder } from '../wording/reminder.ts';
import { citedSources, eachSourceOnce } from '../wording/source-list.ts';

/** An answer that tells these findings as well, in these lines: before its last word, gravest first, and with what was read of them. */
export function withFindings(
  answer: AdvisorAnswer,
  lines: readonly string[],
  findings: readonly Finding[],
): AdvisorAnswer {
  return {
    ...answer,
    blocks: beforeReminder(answer.blocks, lines),
    findings: gravestFirst([...answer.findings, ...findings]),
    sources: eachSourceOnce([...answer.sources, ...citedSources([], findings)]),
  };
}
