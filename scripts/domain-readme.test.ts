import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

test('the example of the domain package runs as printed and warns of ginkgo with warfarin', () => {
  const readme = readFileSync(join(root, 'packages/domain/README.md'), 'utf8');
  const example = /```ts\n([\s\S]+?)```/.exec(readme)?.[1] ?? '';
  const { stdout, status } = spawnSync('node', ['--input-type=module-typescript', '--eval', example], {
    cwd: join(root, 'apps/server'),
    encoding: 'utf8',
  });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^major: Ginkgo \+ warfarin\./m);
  expect(stdout).toContain('not recognised: zorblax');
  expect(stdout).toMatch(/checked against \d{4,} rules/);
});
