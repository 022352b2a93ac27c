import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readDockerfile, readDockerignore } from './dockerfile.mjs';

const root = join(import.meta.dirname, '..');
const read = (name: string) => readFileSync(join(root, name), 'utf8');
const stages = readDockerfile(read('Dockerfile'));
const last = stages.at(-1);
const stepsOf = (name: string) => (last?.steps ?? []).filter((step: { name: string }) => step.name === name);

test('the image does not run as root, says how it is and keeps its data in a volume', () => {
  expect(stepsOf('USER')).toMatchObject([{ text: '1000:1000' }]);
  expect(stepsOf('VOLUME')).toMatchObject([{ text: '/data' }]);
  expect(stepsOf('ENV')).toMatchObject([{ values: { NODE_ENV: 'production', HOST: '0.0.0.0', DATA_DIR: '/data' } }]);
  expect(stepsOf('HEALTHCHECK')[0]?.command.join(' ')).toContain('/api/health');
});

test('the image has the Node that this repository pins, in every stage', () => {
  const { devDependencies } = JSON.parse(read('package.json'));
  const bases = stages.map(({ base }: { base: string }) => base).filter((base: string) => base.startsWith('node:'));

  expect(bases.length).toBeGreaterThan(0);
  for (const base of bases) expect(base).toBe(`node:${devDependencies.node}-bookworm-slim`);
});

test('every workspace the lock file knows has its manifest in the image before packages are installed', () => {
  const copied = stages[0]?.steps.flatMap((step: { sources?: string[] }) => step.sources ?? []);

  for (const workspace of JSON.parse(read('package.json')).workspaces)
    expect(copied).toContain(`${workspace}/package.json`);
});

test('installing asks for no compiler: only Node runs a script, to fetch its program', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as {
    packages: Record<string, { hasInstallScript?: boolean; optional?: boolean }>;
  };
  const asking = Object.entries(packages).filter(([, entry]) => entry.hasInstallScript && !entry.optional);
  const installs = stages
    .flatMap(({ steps }: { steps: { name: string; text: string }[] }) => steps)
    .filter(({ name, text }: { name: string; text: string }) => name === 'RUN' && text.includes('npm ci'));

  expect(asking.map(([path]) => path).toSorted()).toEqual(['node_modules/better-sqlite3', 'node_modules/node']);
  expect(JSON.parse(read('package.json')).allowScripts).toEqual({ node: true, 'better-sqlite3': false });
  expect(installs.length).toBeGreaterThan(0);
  for (const { text } of installs) expect(text).toContain('--ignore-scripts');
});

test('what is copied from this folder is there', () => {
  const sources = stages.flatMap(({ steps }: { steps: { from?: string | null; sources?: string[] }[] }) =>
    steps.filter(({ from }) => from === null).flatMap((step) => step.sources ?? []),
  );

  expect(sources.length).toBeGreaterThan(5);
  for (const source of sources) expect(existsSync(join(root, source)), source).toBe(true);
});

test.each([
  '.git/config',
  'node_modules/zod/index.js',
  'apps/web/node_modules',
  'apps/web/dist/app.html',
  '.env',
  'data/herbie.sqlite',
])('%s does not get into the image', (path) => {
  expect(readDockerignore(read('.dockerignore'))(path)).toBe(true);
});

test.each([
  'package.json',
  'apps/server/src/main.ts',
  'apps/server/migrations/index.ts',
  'packages/domain/src/herbs/data/valerian.ts',
])('%s does', (path) => {
  expect(readDockerignore(read('.dockerignore'))(path)).toBe(false);
});

test('an instruction that cannot be run here is an error, not left out', () => {
  expect(() => readDockerfile('FROM node:24\nADD https://example.org/x /x')).toThrow('uses ADD');
  expect(() => readDockerfile('FROM node:24\nCOPY --chown=1:1 a b')).toThrow('--chown=1:1 is not known here');
  expect(() => readDockerfile('RUN true')).toThrow('before the first FROM');
});

test('a line that goes on is one instruction, and remarks are none', () => {
  const [stage] = readDockerfile('# a remark\nFROM node:24 AS one\nRUN first \\\n  # between\n  second\n');

  expect(stage).toMatchObject({ base: 'node:24', name: 'one', steps: [{ name: 'RUN' }] });
  expect(stage?.steps[0]?.text.split(/\s+/)).toEqual(['first', 'second']);
});

test('compose starts the app alone unless it is told otherwise, and opens it to this machine only', () => {
  const compose = read('compose.yaml');

  expect([...compose.matchAll(/profiles: \[(\w+)\]/g)].map(([, name]) => name)).toEqual(['postgres', 'model']);
  expect(compose).toContain('${HERBIE_PORTS:-127.0.0.1:3000}:3000');
  expect(compose).not.toMatch(/PASSWORD: [^$\s]/);
});

test('compose names the version of every image that others make', () => {
  const images = [...read('compose.yaml').matchAll(/image: (?!herbie$)(.*)/gm)].map(([, image]) => image);

  expect(images).toEqual([expect.stringMatching(/^postgres:\d/), expect.stringMatching(/^ollama\/ollama:\d/)]);
});
