// `npm run learn`: learns from the labelled lines what an alarm sounds like and writes the weights into the package. Before
// that it learns five times from four fifths and reads the rest: the numbers printed are those of lines never learned.
import { writeFileSync } from 'node:fs';
import { readLines } from './lines.ts';
import { type ReadLine, readUnlearned } from './unlearned.ts';
import { weightsFile, weightsSource } from './weights-file.ts';

const lines = readLines();
const read = [0, 1, 2, 3, 4].flatMap((part) => readUnlearned(lines, part));
console.log(
  `${lines.length} lines; of ${read.length} written ones, each read by weights that were learned without it:\n`,
);
console.log('found                              emergencies    urgent  false alarms');
row('by the rules alone', (line) => line.isToldByRules);
for (const least of [0.5, 0.6, 0.7, 0.8, 0.9]) row(`by likeness from ${least} on`, (line) => line.danger >= least);
row('by both, as the product does', (line) => line.isRaised);
writeFileSync(weightsFile, weightsSource(lines));

function row(name: string, isFound: (line: ReadLine) => boolean): void {
  const cells = [
    share(isFound, ({ kind }) => kind !== 'calm' && kind !== 'urgent').padStart(11),
    share(isFound, ({ kind }) => kind === 'urgent').padStart(9),
    share(isFound, ({ kind }) => kind === 'calm').padStart(13),
  ];
  console.log(`${name.padEnd(34)} ${cells.join(' ')}`);
}

function share(isFound: (line: ReadLine) => boolean, isAmong: (line: ReadLine) => boolean): string {
  const among = read.filter(isAmong);
  return `${((100 * among.filter(isFound).length) / among.length).toFixed(1)} %`;
}
