// Gets a fresh checkout ready: installs packages when they are missing or behind the lock file, and with --build
// builds the web app and the server when they are behind their sources, with --build-server the server alone. Runs on
// Node 20 or newer with nothing installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const [major] = process.versions.node.split('.').map(Number);
if (major < 20) {
  console.error(`Herbie needs Node 20 or newer; this is ${process.version}.`);
  process.exit(1);
}

install();
const isBuilding = process.argv.includes('--build');
if (isBuilding) build('apps/web', 'the web app');
if (isBuilding || process.argv.includes('--build-server')) build('apps/server', 'the server');

function install() {
  const lock = digest(['package-lock.json', 'package.json']);
  const stamp = join(root, 'node_modules/.herbie-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages…');
  // Without install scripts: SQLite comes built, and npm would ask for Python and a compiler only to find that out. Node
  // alone fetches its program in one. On an older Node npm leaves out what wants a newer one, so it is asked again on ours.
  npm(['install', '--no-save', '--ignore-scripts']);
  npm(['rebuild', 'node']);
  if (process.version !== installedNode())
    npm(['install', '--no-save', '--ignore-scripts'], [join(root, 'node_modules/.bin')]);
  writeFileSync(stamp, digest(['package-lock.json', 'package.json']));
}

/** Quiet: npm's warnings concern the Node it runs on, not the one it installs. `first` stands before PATH. */
function npm(args, first = []) {
  const path = [...first, process.env.PATH].join(delimiter);
  run('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { ...process.env, PATH: path });
}

function installedNode() {
  return `v${JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8')).version}`;
}

/** Builds what is older than its sources. */
function build(workspace, name) {
  const sources = [
    ...filesIn(workspace, ['dist', 'node_modules', '.cache', 'testing', 'bench']),
    ...filesIn('packages/contract', ['node_modules']),
    ...filesIn('packages/domain', ['node_modules', 'eval']),
    'package-lock.json',
  ];
  const wanted = digest(sources.filter((file) => !file.includes('.test.')));
  const stamp = join(root, workspace, 'dist/.built-from');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log(`Building ${name}…`);
  run('npm', ['run', '--silent', 'build', '-w', workspace]);
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

function filesIn(folder, leaveOut) {
  const found = [];
  for (const entry of readdirSync(join(root, folder)).toSorted()) {
    if (leaveOut.includes(entry)) continue;
    const path = join(folder, entry);
    if (statSync(join(root, path)).isDirectory()) found.push(...filesIn(path, leaveOut));
    else found.push(path);
  }
  return found;
}

function digest(files) {
  const hash = createHash('sha256').update(process.platform);
  for (const file of files) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function run(command, args, env = process.env) {
  const { status, error } = spawnSync(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (error || status !== 0) {
    console.error(`${command} ${args.join(' ')} failed${error ? `: ${error.message}` : ''}`);
    process.exit(1);
  }
}
