// `npm run eval`: grades the knowledge base against the cases, family by family, and lists what is wrong.
// `npm run eval -- --all` lists every case that is not exact as well, `npm run eval -- --words` leaves out the photos of labels.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { gradeBase, sumUp } from './grade-all.ts';
import type { WordResult } from './grade-words.ts';
import type { HouseholdRun } from './households.ts';

// Three parts of half a minute each, on three threads.
const started = performance.now();
const drawing = fromThread<HouseholdRun>(new URL('./households-thread.ts', import.meta.url), {
  households: 1_000_000,
  pool: 500,
  seed: Date.now() % 1_000_003,
});
const talking = fromThread<WordResult[]>(new URL('./conversations-thread.ts', import.meta.url));
const base = gradeBase();
const { families, problems } = sumUp(base, await talking);
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

/** What the thread of that file posts, its one message. */
async function fromThread<T>(file: URL, workerData?: unknown): Promise<T> {
  const thread = new Worker(file, { workerData });
  // safe: each of the two files posts its own kind of result.
  const [result] = (await once(thread, 'message')) as [T];
  return result;
}
