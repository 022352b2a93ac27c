import { readLines } from './lines.ts';
import { type ReadLine, readUnlearned } from './unlearned.ts';

/** Learns five times from four fifths of the lines and prints how the rest is read: the numbers of lines never learned. */
export function printAlarmsNeverLearned(): void {
  const lines = readLines();
  const read = [0, 1, 2, 3, 4].flatMap((part) => readUnlearned(lines, part));
  const row = (name: string, isFound: (line: ReadLine) => boolean): void => {
    const cells = [
      share(read, isFound, ({ kind }) => kind !== 'calm' && kind !== 'urgent').padStart(11),
      share(read, isFound, ({ kind }) => kind === 'urgent').padStart(9),
      share(read, isFound, ({ kind }) => kind === 'calm').padStart(13),
    ];
    console.log(`${name.padEnd(34)} ${cells.join(' ')}`);
  };
  console.log(
    `Alarms: ${lines.length} lines; of ${read.length} written ones, each read by weights learned without it:\n`,
  );
  console.log('found                              emergencies    urgent  false alarms');
  row('by the rules alone', (line) => line.isToldByRules);
  for (const least of [0.5, 0.6, 0.7, 0.8, 0.9]) row(`by likeness from ${least} on`, (line) => line.danger >= least);
  row('by both, as the product does', (line) => line.isRaised);
}

function share(
  read: readonly ReadLine[],
  isFound: (line: ReadLine) => boolean,
  isAmong: (line: ReadLine) => boolean,
): string {
  const among = read.filter(isAmong);
  return `${((100 * among.filter(isFound).length) / among.length).toFixed(1)} %`;
}
