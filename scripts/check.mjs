// Everything that can be checked without running the product: format, lint, types, structure, knowledge indexes, unused
// code and the paths that documents name. `npm run check`.
import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

export const checks = [
  { name: 'format', command: ['oxfmt', '--check', '.'] },
  { name: 'lint', command: ['oxlint', '--deny-warnings', '.'] },
  ...[
    'packages/domain/tsconfig.json',
    'packages/domain/tsconfig.test.json',
    'packages/contract',
    'apps/server',
    'apps/web',
    'apps/web/service-worker',
    'e2e',
  ].map((project) => ({
    name: `types of ${project}`,
    command: ['tsc', '-p', project],
  })),
  { name: 'structure', command: ['node', 'scripts/check-structure.mjs'] },
  { name: 'paths in documents', command: ['node', 'scripts/check-documents.mjs'] },
  { name: 'knowledge indexes', command: ['node', 'scripts/knowledge-index.mjs', '--check'] },
  { name: 'unused files, exports and packages', command: ['knip', '--no-progress'] },
  { name: 'dependencies', command: ['node', 'scripts/check-dependencies.mjs'] },
];

/** Runs two checks at a time, since some use one core only, and reports them in order. */
export async function runChecks() {
  const waiting = checks.map((check) => ({ check, told: Promise.withResolvers() }));
  const queue = [...waiting];
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) next.told.resolve(await run(next.check));
  };
  const workers = [worker(), worker()];
  const results = [];
  for (const { told } of waiting) {
    const { name, passed, output } = await told.promise;
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}`);
    if (!passed) console.log(output);
    results.push({ name, passed });
  }
  await Promise.all(workers);
  return results;
}

async function run({ name, command }) {
  const [program, ...args] = command;
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => {
    child.once('error', (error) => resolve({ status: null, trouble: error.message }));
    child.once('close', (status) => resolve({ status, trouble: '' }));
  });
  const [out, errors, { status, trouble }] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { name, passed: status === 0, output: `${out}${errors}${trouble}` };
}

if (import.meta.filename === process.argv[1]) {
  const failed = (await runChecks()).filter(({ passed }) => !passed).length;
  process.exit(failed === 0 ? 0 : 1);
}
