// `npm test`: every check and every test, cheapest first, on both databases and in a real browser. Its last line
// is `N passed, N failed`, before it what failed; what had to be left out is said aloud and counted as skipped.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './check.mjs';
import { failedInPlaywright, failedInVitest, flakyInPlaywright } from './failed-tests.mjs';
import { findBrowser } from './find-browser.mjs';
import { startPostgres } from './postgres.mjs';

/** Temporary files of the tests, deleted at the end. */
const folder = mkdtempSync(join(roomiestFolder(), 'herbie-test-'));
// PostgreSQL runs as another user.
chmodSync(folder, 0o755);
process.env.TMPDIR = folder;
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
/** Journeys that passed at their second try: told aloud, so that a race is seen before it becomes a failure. */
let flaky = [];

for (const { name, passed } of await runChecks()) addOne(name, passed);
sizes();

const browser = findBrowser();
const withBrowser = browser === null ? {} : { CHROMIUM_PATH: browser };
vitest('domain, contract and scripts', ['--project', 'domain', '--project', 'contract', '--project', 'scripts']);
vitest('server on SQLite', ['--project', 'server'], { TEST_ENGINE: 'sqlite' });
await onPostgres();
vitest('web in a browser', ['--project', 'web'], withBrowser);
playwright();

rmSync(folder, { recursive: true, force: true });
if (flaky.length > 0) console.log(`\nPASSED AT THE SECOND TRY ONLY:\n${flaky.join('\n')}`);
if (failures.length > 0) console.log(`\nFAILED:\n${failures.join('\n')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

/** In memory when there is room: hundreds of databases are created and deleted, and a disk would slow each one. */
function roomiestFolder() {
  const memory = '/dev/shm';
  if (!existsSync(memory)) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * 2 ** 30 ? memory : tmpdir();
}

function sizes() {
  console.log('\n== sizes of the web app');
  const { status } = spawnSync('size-limit', [], { stdio: ['ignore', 'inherit', 'inherit'] });
  addOne('sizes of the web app', status === 0);
}

async function onPostgres() {
  const server = await startPostgres();
  if (server === null) {
    console.log('\nSKIPPED server on PostgreSQL: no PostgreSQL is installed and DATABASE_URL_TEST is not set');
    total.skipped += 1;
    return;
  }
  try {
    const env = { TEST_ENGINE: 'postgres', DATABASE_URL_TEST: server.url };
    vitest('server on PostgreSQL', ['--project', 'server', ...serverTestsWithDatabase()], env);
  } finally {
    await server.stop();
  }
}

/** Tests that do not depend on the database are not repeated on the second engine. */
function serverTestsWithDatabase() {
  const places = /\/(?:test-app|app-with-model|fresh-database|server-process|open-database)\.ts'/;
  const aboutOtherThings = /\/(?:platform\/http\/|analyses\/(?:label-reader\/|photos\.)|assistant\/wire\.)/;
  const folder = 'apps/server';
  return ['src', 'testing']
    .flatMap((part) => readdirSync(join(folder, part), { recursive: true }).map((name) => join(folder, part, name)))
    .filter((file) => file.endsWith('.test.ts') && !aboutOtherThings.test(file))
    .filter((file) => places.test(readFileSync(file, 'utf8')));
}

function vitest(title, args, env = {}) {
  console.log(`\n== ${title}`);
  const report = join(folder, `${title.replaceAll(/\W+/g, '-')}.json`);
  const started = Date.now();
  const { status } = spawnSync(
    'vitest',
    ['run', ...args, '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    },
  );
  const counted = readReport(report);
  const counts = counted && {
    passed: counted.numPassedTests,
    failed: counted.numFailedTests,
    skipped: counted.numPendingTests,
  };
  add({ title, counts, names: failedInVitest(counted), status, started });
}

function playwright() {
  console.log('\n== journeys');
  const report = join(folder, 'journeys.json');
  const started = Date.now();
  const { status } = spawnSync('npm', ['run', '--silent', 'test', '-w', 'e2e'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...withBrowser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  const told = readReport(report);
  const stats = told?.stats;
  const counts = stats && { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
  flaky = flakyInPlaywright(told);
  add({ title: 'journeys', counts, names: failedInPlaywright(told), status, started });
}

function addOne(name, passed) {
  total[passed ? 'passed' : 'failed'] += 1;
  if (!passed) failures.push(name);
}

function add({ title, counts, names, status, started }) {
  const found = counts ?? { passed: 0, failed: 1, skipped: 0 };
  const failed = found.failed === 0 && status !== 0 ? 1 : found.failed;
  if (found.passed === 0 && failed === 0) addOne(`${title}: nothing was run`, false);
  if (failed > 0) failures.push(...(names.length > 0 ? names : [`${title}: ended with ${status}`]));
  total.passed += found.passed;
  total.failed += failed;
  total.skipped += found.skipped;
  console.log(
    `-- ${title}: ${found.passed} passed, ${failed} failed in ${Math.round((Date.now() - started) / 1000)} s`,
  );
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
