import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { adminKeyFile, isAdminKey } from './admin-key.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'herbie-admin-key-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a key file that a full disk left empty is written anew, and nothing is no key', () => {
  const config = readConfig({ DATA_DIR: folder });
  writeFileSync(join(folder, 'admin-secret'), '');

  expect(isAdminKey(config, '')).toBe(false);
  expect(adminKeyFile(config)).toBe(join(folder, 'admin-secret'));
});
