// `npm run eval`: grades the knowledge base against the cases, family by family, and lists what is wrong.
// `npm run eval -- --all` lists every case that is not exact as well, `npm run eval -- --words` leaves out the photos of labels.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { gradeAll } from './grade-all.ts';
import { runHouseholds } from './households.ts';

const started = performance.now();
const { families, problems } = gradeAll();
console.table(Object.fromEntries(families.map(({ family, ...numbers }) => [family, numbers])));
const listed = process.argv.includes('--all') ? problems : problems.filter(({ isSerious }) => isSerious);
for (const { family, what, expected, found } of listed)
  console.log(`${family}\t${what}\texpected ${expected}\tfound ${found}`);
console.log(
  `${families.reduce((sum, { cases }) => sum + cases, 0)} cases in ${Math.round(performance.now() - started)} ms`,
);

const drawn = runHouseholds({ households: 1_000_000, pool: 500, seed: Date.now() % 1_000_003 });
console.log(`${drawn.households} random households: ${drawn.violations.length} violations`);
for (const violation of drawn.violations) console.log(`household\t${violation}`);

// Photos are read as people have them read, in a browser, so the whole product takes part and has to be built.
if (!process.argv.includes('--words')) {
  const photos = resolve(import.meta.dirname, '../../../e2e/label-photos/score.ts');
  const { status } = spawnSync(process.execPath, [photos], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}
