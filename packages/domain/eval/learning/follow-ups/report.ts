import { readFollowUpLines } from './learn-follow-ups.ts';
import { followUpShares, readUnlearnedFollowUps } from './unlearned.ts';

/** Learns from four fifths of the lines and prints how the rest is read: the numbers of lines never learned. */
export function printFollowUpsNeverLearned(): void {
  const lines = readFollowUpLines();
  const { right, near, wrong, falsely } = followUpShares(readUnlearnedFollowUps(lines, 0));
  console.log(
    `\nFollow-ups: ${lines.length} lines; of a fifth that was not learned ${percent(right)} are read right, ` +
      `${percent(near)} as a kind near it, ${percent(wrong)} as another; ${percent(falsely)} of what is none is taken for one.`,
  );
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`;
