// `npm run eval`: grades the knowledge base against the cases, family by family, and lists what is wrong.
// `npm run eval -- --all` lists every case that is not exact as well, `npm run eval -- --words` leaves out the photos of labels.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { gradeAll } from './grade-all.ts';
import type { HouseholdRun } from './households.ts';

const started = performance.now();
const drawing = drawHouseholds();
const { families, problems } = gradeAll();
console.table(Object.fromEntries(families.map(({ family, ...numbers }) => [family, numbers])));
const listed = process.argv.includes('--all') ? problems : problems.filter(({ isSerious }) => isSerious);
for (const { family, what, expected, found } of listed)
  console.log(`${family}\t${what}\texpected ${expected}\tfound ${found}`);
console.log(
  `${families.reduce((sum, { cases }) => sum + cases, 0)} cases in ${Math.round(performance.now() - started)} ms`,
);

const drawn = await drawing;
console.log(`${drawn.households} random households: ${drawn.violations.length} violations`);
for (const violation of drawn.violations) console.log(`household\t${violation}`);

// Photos are read as people have them read, in a browser, so the whole product takes part and has to be built.
if (!process.argv.includes('--words')) {
  const photos = resolve(import.meta.dirname, '../../../e2e/label-photos/score.ts');
  const { status } = spawnSync(process.execPath, [photos], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
}

/** Beside the grading, on a thread of its own: both take half a minute. */
async function drawHouseholds(): Promise<HouseholdRun> {
  const workerData = { households: 1_000_000, pool: 500, seed: Date.now() % 1_000_003 };
  const thread = new Worker(new URL('./households-thread.ts', import.meta.url), { workerData });
  // safe: the one message of the thread.
  const [run] = (await once(thread, 'message')) as [HouseholdRun];
  return run;
}
