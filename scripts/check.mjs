// Everything that can be checked without running the product: format, lint, types, structure, knowledge indexes, unused
// code and the paths that documents name. `npm run check`.
import { spawnSync } from 'node:child_process';

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

export function runChecks() {
  const results = [];
  for (const { name, command } of checks) {
    const [program, ...args] = command;
    const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
    const passed = !error && status === 0;
    console.log(`${passed ? 'ok    ' : 'FAILED'} ${name}`);
    if (!passed) console.log(`${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`);
    results.push({ name, passed });
  }
  return results;
}

if (import.meta.filename === process.argv[1]) {
  const failed = runChecks().filter(({ passed }) => !passed).length;
  process.exit(failed === 0 ? 0 : 1);
}
