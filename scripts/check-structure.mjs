// Holds the layout: which roles a feature folder may hold, who may import whom, where queries stand, names that say
// nothing, and file length. `node scripts/check-structure.mjs [folder]` checks another tree, for its own test.
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(process.argv[2] ?? '.');
const longest = 250;
/** Gathers the tables of all features into one type: the one place of the platform that may name them. */
const tablesOfAll = 'apps/server/src/platform/database/database.ts';
const problems = [];
/** Which features of the server each of them calls. */
const calledBy = new Map();
const files = ['packages', 'apps', 'e2e'].flatMap((folder) =>
  existsSync(join(root, folder)) ? walk(join(root, folder)) : [],
);
if (files.length === 0) problems.push('no source files found');

for (const file of files) {
  const path = relative(root, file).replaceAll('\\', '/');
  const text = readFileSync(file, 'utf8');
  checkName(path);
  checkLength(path, text);
  checkSuppressions(path, text);
  checkQueries(path, text);
  for (const target of importsOf(text)) checkImport(path, target);
}
checkCircles();

for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);

function checkName(path) {
  const name = path.split('/').at(-1);
  if (!/^[a-z0-9.-]+$/.test(name)) problems.push(`${path}: file names are kebab-case`);
  if (/(^|\/)(utils?|helpers?|common|misc)(\.|\/)/.test(path)) problems.push(`${path}: name the file for what it does`);
  if (
    /^apps\/server\/src\/features\/[^/]+\/[a-z0-9-]+\.[a-z]+\.ts$/.test(path) &&
    !/\.(routes|service|store|tables|errors|test)\.ts$/.test(path)
  ) {
    problems.push(
      `${path}: a server feature holds routes, service, store, tables, errors, test, or plain modules it names`,
    );
  }
}

function checkLength(path, text) {
  const isExempt =
    /(\.test\.tsx?$|\/data\/|\.gen\.ts$|^e2e\/|\/testing\/|\/eval\/|\/migrations\/|-names\.ts$|\.messages\.ts$)/.test(
      path,
    );
  const lines = text.split('\n').length - 1;
  if (!isExempt && lines > longest) problems.push(`${path}: ${lines} lines; split it by subject (at most ${longest})`);
}

function checkSuppressions(path, text) {
  if (/@ts-ignore|@ts-nocheck/.test(text)) problems.push(`${path}: types are mended, not silenced`);
  if (/\.(only)\(/.test(text) && /\.test\.tsx?$|e2e\//.test(path))
    problems.push(`${path}: .only leaves other tests out`);
}

/** A command is run apart from the server, on a database of its own. */
function checkQueries(path, text) {
  if (!path.startsWith('apps/server/src/') || /\.(store|test)\.ts$|\/commands\//.test(path)) return;
  if (/\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(text))
    problems.push(`${path}: queries stand in a store, where their owner and their columns are read together`);
}

function checkImport(path, target) {
  const to = target.startsWith('.') ? join(dirname(path), target).replaceAll('\\', '/') : target;
  const say = (why) => problems.push(`${path} imports ${target}: ${why}`);
  if (path.startsWith('packages/domain/src/') && !path.endsWith('.test.ts')) {
    if (target.startsWith('node:') || !target.startsWith('.'))
      say('the domain is pure and imports nothing outside itself');
    checkDomainImport(path, to, say);
  }
  if (path.startsWith('packages/contract/') && (to.startsWith('apps/') || target.startsWith('@herbie/server')))
    say('the contract knows no app');
  if (path.startsWith('e2e/') && to.startsWith('apps/')) say('journeys use the product as people do');
  if (target.startsWith('@herbie/') && /^@herbie\/[a-z]+\/src/.test(target)) say('use the package’s public door');
  checkServerImport(path, to, say);
  checkWebImport(path, to, say);
}

/** Within the domain: knowledge and checks do not know who asks, and reading a question does not know its answers. */
function checkDomainImport(path, to, say) {
  const src = 'packages/domain/src/';
  const advisor = `${src}advisor/`;
  const beneath =
    /^(?:amounts|conditions|evidence|herbs|household|labels|likeness|medicines|resolve|safety|wellness)\//;
  const isAbove = to.startsWith(advisor) || to.startsWith(`${src}guard/`);
  if (isAbove && beneath.test(path.slice(src.length))) say('what the advisor stands on does not know it');
  const answers = /^(?:about-herbs|for-concerns|questions)\/|^(?:small-talk|own-answers|general-answers)\.ts$/;
  if (path.startsWith(`${advisor}reading/`) && to.startsWith(advisor) && answers.test(to.slice(advisor.length)))
    say('a question is read before its answer is chosen');
}

function checkServerImport(path, to, say) {
  if (path.endsWith('.test.ts')) return;
  const isPlatform = path.startsWith('apps/server/src/platform/') && path !== tablesOfAll;
  if (isPlatform && to.includes('/features/')) say('platform serves features and never knows them');
  const featureOf = (place) => /^apps\/server\/src\/features\/([^/]+)\//.exec(place)?.[1];
  const [from, into] = [featureOf(path), featureOf(to)];
  if (from && into && from !== into) calledBy.set(from, new Set(calledBy.get(from)).add(into));
  if (from && into && from !== into && /\.store\.ts$/.test(to)) say('ask the other feature’s service, not its store');
  if (/\.store\.ts$/.test(path) && /\.(routes|service)\.ts$/.test(to)) say('a store is below services and routes');
}

/** What two features of the server need of each other belongs into a third place. */
function checkCircles() {
  for (const [feature, called] of calledBy)
    for (const other of called)
      if (reaches(other, feature))
        problems.push(
          `apps/server/src/features: ${feature} calls ${other}, which needs ${feature}; features form no circle`,
        );
}

function reaches(from, wanted, seen = new Set()) {
  if (from === wanted) return true;
  if (seen.has(from)) return false;
  seen.add(from);
  return [...(calledBy.get(from) ?? [])].some((next) => reaches(next, wanted, seen));
}

function checkWebImport(path, to, say) {
  const layers = ['lib', 'ui', 'features', 'screens', 'app'];
  const layerOf = (place) => layers.indexOf(/^apps\/web\/src\/([^/]+)\//.exec(place)?.[1] ?? '');
  const [from, into] = [layerOf(path), layerOf(to)];
  if (path.endsWith('.test.tsx') || path.endsWith('.test.ts')) return;
  if (from >= 0 && into > from) say(`${layers[from]} may not import ${layers[into]}`);
  const featureOf = (place) => /^apps\/web\/src\/features\/([^/]+)\//.exec(place)?.[1];
  if (featureOf(path) && featureOf(to) && featureOf(path) !== featureOf(to))
    say('features do not import each other; compose them in a screen');
}

function importsOf(text) {
  return [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*'([^'\s]+)'/g)].map((match) => match[1]);
}

function walk(folder) {
  return readdirSync(folder)
    .filter((entry) => !['node_modules', 'dist', 'coverage', '.vite'].includes(entry))
    .flatMap((entry) => {
      const path = join(folder, entry);
      if (statSync(path).isDirectory()) return walk(path);
      return /\.tsx?$/.test(entry) ? [path] : [];
    });
}
