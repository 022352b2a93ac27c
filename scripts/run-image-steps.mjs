// `node scripts/run-image-steps.mjs [FOLDER]`: builds and starts the image without a container engine. The steps are read from
// the Dockerfile itself and run in a clean folder, each stage in a folder of its own; then the product is started as
// the image would start it and asked whether it answers. FOLDER is another checkout to build from. Takes a minute or
// two and needs the package registry.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, isAbsolute, join, relative, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readDockerfile, readDockerignore } from './dockerfile.mjs';
import { freePort } from './free-port.mjs';

const root = resolve(process.argv[2] ?? join(import.meta.dirname, '..'));
const isRoot = process.getuid?.() === 0;
const imageUser = 1000;
const timeoutMs = 60_000;

const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'));
const isLeftOut = readDockerignore(readFileSync(join(root, '.dockerignore'), 'utf8'));
const clean = mkdtempSync(join(tmpdir(), 'herbie-image-'));
chmodSync(clean, 0o755);
let failed = false;
try {
  refuseOtherNode();
  const built = new Map();
  for (const [index, stage] of stages.entries()) {
    const name = stage.name ?? `stage-${index}`;
    console.log(`\n== ${name} (from ${stage.base})`);
    built.set(name, build({ stage, folder: join(clean, name), built }));
  }
  await tryOut([...built.values()].at(-1));
  console.log('\nThe image’s steps run, and the product they make answers.');
} catch (error) {
  failed = true;
  console.error(`\n${error.message}`);
} finally {
  rmSync(clean, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

/** The image must use the Node version that runs this script, or the test would test something else. */
function refuseOtherNode() {
  const wanted = stages.flatMap(({ base }) => /^node:(\d+\.\d+\.\d+)/.exec(base)?.[1] ?? []);
  const other = wanted.find((version) => `v${version}` !== process.version);
  if (wanted.length === 0) throw new Error('the Dockerfile names no Node version');
  if (other)
    throw new Error(`the image has Node ${other}, this is ${process.version}: put node_modules/.bin first on PATH`);
}

function build({ stage, folder, built }) {
  const before = built.get(stage.base);
  const image = before
    ? { ...before, folder, env: { ...before.env }, command: null }
    : { folder, env: {}, workdir: '/', command: null, healthcheck: null, user: null };
  mkdirSync(folder, { recursive: true });
  if (before) cpSync(before.folder, folder, { recursive: true, verbatimSymlinks: true });
  for (const step of stage.steps) {
    console.log(`${step.name} ${step.text}`);
    take({ step, image, built });
  }
  return image;
}

function take({ step, image, built }) {
  if (step.name === 'WORKDIR') {
    image.workdir = step.text;
    mkdirSync(join(image.folder, step.text), { recursive: true });
  } else if (step.name === 'ENV') Object.assign(image.env, step.values);
  else if (step.name === 'USER') image.user = step.text;
  else if (step.name === 'HEALTHCHECK') image.healthcheck = step.command;
  else if (step.name === 'CMD') image.command = step.command;
  else if (step.name === 'COPY') copy({ step, image, built });
  else if (step.name === 'RUN') run({ step, image });
}

function copy({ step, image, built }) {
  const from = step.from === null ? root : built.get(step.from)?.folder;
  if (from === undefined) throw new Error(`COPY --from=${step.from} names no stage before it`);
  const target = place(image, step.target);
  for (const source of step.sources) {
    const path = join(from, source);
    if (!existsSync(path)) throw new Error(`COPY ${source}: there is no such path`);
    const isFolder = statSync(path).isDirectory();
    const isInto = !isFolder && (step.target.endsWith('/') || step.sources.length > 1);
    const to = isInto ? join(target, basename(source)) : target;
    mkdirSync(dirname(to), { recursive: true });
    const isWanted = (each) => step.from !== null || !isLeftOut(relative(root, each));
    cpSync(path, to, { recursive: true, verbatimSymlinks: true, filter: isWanted });
  }
}

/** Absolute paths of a step are places in the image, not on this machine. */
function place(image, path) {
  return isAbsolute(path) ? join(image.folder, path) : join(image.folder, image.workdir, path);
}

function run({ step, image }) {
  const command = step.text.replaceAll(
    /(^|[\s=])(\/[\w.-]+)/g,
    (_, before, path) => `${before}${join(image.folder, path)}`,
  );
  const { status } = spawnSync('sh', ['-c', command], {
    cwd: join(image.folder, image.workdir),
    env: environment(image),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`this step failed: RUN ${step.text}`);
}

/** Only the environment variables that the package manager needs; `chown` is skipped without root. */
function environment(image) {
  const tools = join(clean, 'tools');
  mkdirSync(tools, { recursive: true });
  if (!isRoot) writeFileSync(join(tools, 'chown'), '#!/bin/sh\nexit 0\n', { mode: 0o755 });
  const path = [tools, dirname(process.execPath), ...(process.env.PATH ?? '').split(delimiter)];
  const kept = Object.entries(process.env).filter(([name]) =>
    /^(npm_config_|HOME$|https?_proxy$|no_proxy$|node_extra_ca_certs$|ssl_cert_)/i.test(name),
  );
  const places = Object.entries(image.env).map(([name, value]) => [
    name,
    isAbsolute(value) ? join(image.folder, value) : value,
  ]);
  return { ...Object.fromEntries(kept), ...Object.fromEntries(places), PATH: withoutPackages(path).join(delimiter) };
}

/** Programs of this checkout's node_modules are not in the image. */
function withoutPackages(path) {
  return path.filter((each) => each === dirname(process.execPath) || !each.includes('node_modules'));
}

async function tryOut(image) {
  if (image.command === null || image.healthcheck === null) throw new Error('the last stage needs CMD and HEALTHCHECK');
  if (/^(0|root)\b/.test(image.user ?? 'root')) throw new Error('the image must not run as root');
  const port = String(await freePort());
  const as = isRoot ? { uid: imageUser, gid: imageUser } : {};
  const env = { ...environment(image), HOST: '127.0.0.1', PORT: port, HOME: '/nonexistent' };
  const cwd = join(image.folder, image.workdir);
  console.log(`\n== start: ${image.command.join(' ')}`);
  const server = spawn(process.execPath, image.command.slice(1), {
    cwd,
    env,
    ...as,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => server.once('exit', (code) => resolve(code)));
  try {
    await ready(`http://127.0.0.1:${port}/api/ready`, server);
    await check(`http://127.0.0.1:${port}`);
    const health = spawnSync(process.execPath, image.healthcheck.slice(1), { cwd, env, ...as });
    if (health.status !== 0) throw new Error('HEALTHCHECK says the server is not well while it answers');
    const mode = statSync(join(image.folder, image.env.DATA_DIR)).mode & 0o777;
    if (mode !== 0o700) throw new Error(`the data folder is open to others: ${mode.toString(8)}`);
    console.log(`data folder: ${readdirSync(join(image.folder, image.env.DATA_DIR)).join(', ')}`);
  } finally {
    server.kill('SIGTERM');
  }
  const code = await Promise.race([ended, wait(10_000, 'not within 10 s')]);
  if (code !== 0) throw new Error(`the server did not end well after SIGTERM: ${code}`);
  const { status } = spawnSync(process.execPath, image.healthcheck.slice(1), { cwd, env, ...as });
  if (status === 0) throw new Error('HEALTHCHECK says the server is well although it has ended');
}

async function ready(url, server) {
  for (const started = Date.now(); Date.now() - started < timeoutMs;) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    const reply = await fetch(url).catch(() => null);
    if (reply?.ok) return;
    await wait(100);
  }
  throw new Error('the server was not ready in time');
}

/** A visitor sees the page, signs up, and gets an answer. */
async function check(address) {
  const page = await fetch(address);
  expect(page.status === 200 && (await page.text()).includes('<html'), 'the landing page');
  const person = { username: 'image-test', password: 'correct horse battery' };
  expect((await post(`${address}/api/auth/register`, person)).status === 201, 'registration');
  const login = await post(`${address}/api/auth/login`, person);
  const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  const chat = await (await post(`${address}/api/chats`, { title: 'Image' }, cookie)).json();
  const answer = await post(`${address}/api/chats/${chat.id}/messages`, { content: 'What helps me sleep?' }, cookie);
  expect(answer.status === 201 && (await answer.json()).status === 'complete', 'an answer');
}

function post(url, body, cookie = '') {
  const headers = { 'content-type': 'application/json', cookie };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

function expect(isSo, what) {
  if (!isSo) throw new Error(`the product does not give ${what}`);
  console.log(`ok ${what}`);
}
