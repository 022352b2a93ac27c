import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';

const script = join(import.meta.dirname, 'check-structure.mjs');
let folder = '';

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test.each([
  ['the domain asking the outside', 'packages/domain/src/safety/x.ts', "import { readFile } from 'node:fs';", /pure/],
  ['a contract that knows an app', 'packages/contract/src/x.ts', "import '../../../apps/web/src/lib/a.ts';", /no app/],
  [
    'a check that knows the advisor',
    'packages/domain/src/safety/x.ts',
    "import { advise } from '../advisor/advise.ts';",
    /does not know it/,
  ],
  [
    'reading that knows the answers',
    'packages/domain/src/advisor/reading/wishes/x.ts',
    "import { a } from '../../questions/harm/a.ts';",
    /before its answer is chosen/,
  ],
  [
    'a feature reaching into the store of another',
    'apps/server/src/features/chats/chats.service.ts',
    "import { find } from '../profiles/profiles.store.ts';",
    /not its store/,
  ],
  [
    'the platform knowing a feature',
    'apps/server/src/platform/http/x.ts',
    "import { f } from '../../features/chats/chats.service.ts';",
    /never knows/,
  ],
  ['ui importing a screen', 'apps/web/src/ui/x.tsx', "import { S } from '../screens/s.tsx';", /may not import screens/],
  [
    'two web features importing each other',
    'apps/web/src/features/chats/x.tsx',
    "import { P } from '../profiles/p.tsx';",
    /compose them in a screen/,
  ],
  ['journeys importing an app', 'e2e/x.ts', "import '../apps/server/src/app.ts';", /as people do/],
  ['a name that says nothing', 'apps/web/src/lib/utils.ts', 'export const a = 1;', /name the file/],
  ['a file too long to read', 'apps/web/src/lib/x.ts', 'export const a = 1;\n'.repeat(251), /251 lines/],
  [
    'a query outside a store',
    'apps/server/src/features/chats/chats.service.ts',
    "export const all = (db) => db.selectFrom('chats').execute();",
    /stand in a store/,
  ],
  ['silenced types', 'apps/web/src/lib/x.ts', '// @ts-ignore\nexport const a = 1;\n', /not silenced/],
  ['a role nobody knows', 'apps/server/src/features/chats/chats.manager.ts', 'export const a = 1;', /holds routes/],
])('refuses %s', (_, path, text, complaint) => {
  const { status, stderr } = check({ [path]: text });
  expect(stderr).toMatch(complaint);
  expect(status).toBe(1);
});

test('refuses features of the server that need each other, over a third one too', () => {
  const { status, stderr } = check({
    'apps/server/src/features/chats/chats.service.ts': "import { a } from '../products/products.service.ts';",
    'apps/server/src/features/products/products.service.ts': "import { b } from '../herbs/herbs.service.ts';",
    'apps/server/src/features/herbs/herbs.service.ts': "import { c } from '../chats/export.ts';",
    'apps/server/src/features/wellness/wellness.service.ts': "import { c } from '../chats/export.ts';",
  });
  expect(stderr).toMatch(/herbs calls chats, which needs herbs/);
  expect(stderr).not.toContain('wellness');
  expect(status).toBe(1);
});

test('accepts a tree that keeps the rules', () => {
  const { status, stderr } = check({
    'packages/domain/src/safety/x.ts': "import { a } from '../herbs/herb.ts';\nexport const b = a;\n",
    'apps/web/src/screens/x-screen.tsx': "import { Button } from '../ui/button.tsx';\nexport const x = Button;\n",
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

function check(files: Readonly<Record<string, string>>) {
  folder = mkdtempSync(join(tmpdir(), 'herbie-structure-'));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return spawnSync('node', [script, folder], { encoding: 'utf8' });
}
