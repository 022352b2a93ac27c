import { readComplaintLines } from './learn-complaints.ts';
import { complaintShares, type ReadComplaint, readUnlearnedComplaints, writersOf } from './unlearned.ts';

/** Leaves each writer out in turn and prints how those lines are read by what the others taught. */
export function printComplaintsNeverLearned(): void {
  const lines = readComplaintLines();
  const read = writersOf(lines).flatMap((writer) => readUnlearnedComplaints(lines, writer));
  console.log(`\nComplaints: ${lines.length} lines, each read by weights learned without its writer.`);
  print('all', read);
  print(
    'of which no rule knows',
    read.filter(({ isKnown }) => !isKnown),
  );
}

function print(name: string, read: readonly ReadComplaint[]): void {
  const { right, asked, wrong, askedWrong, falsely } = complaintShares(read);
  console.log(
    `  ${name} (${read.length}): ${percent(right)} are read right and ${percent(wrong)} as another; of ${percent(asked)} it is ` +
      `asked rightly whether they are meant, of ${percent(askedWrong)} wrongly; ${percent(falsely)} of what is none is taken for one.`,
  );
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
