// Fails when a document names a path of this repository that does not exist (the READMEs of the domain: of their folders),
// ARCHITECTURE.md a name of the code that stands nowhere in it, or a decision lacks its date or one of its parts.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
const pathLike = /`((?:packages|apps|e2e|scripts|docs)\/[A-Za-z0-9_./-]+)`/g;
const domain = join('packages', 'domain');
const pathOfDomain = /`((?:[a-z-]+\/)+(?:[a-z-]+(?:\.[a-z]+)*)?)`/g;
/** Files of the folder itself as well. */
const pathWithin = /`((?:[a-z-]+\/)*(?:[a-z-]+\/|[a-z-]+\.(?:ts|mjs|tsv)))`/g;
const nameLike = /`([a-z]+[A-Z]\w*|[A-Z][a-z]\w*)`/g;
const decisions = join('docs', 'decisions');
const partsOfDecision = ['Context', 'Decision', 'Alternatives', 'Consequences'];
const problems = [];
let seen = 0;

for (const document of documents) {
  for (const path of namesIn(document, pathLike)) {
    if (!isBuilt(path) && !existsSync(path)) problems.push(`${document} names ${path}, which does not exist`);
  }
}
for (const [folder, pattern] of [
  ['', pathOfDomain],
  [join('src', 'advisor'), pathWithin],
  [join('src', 'safety', 'red-flags'), pathWithin],
]) {
  const document = join(domain, folder, 'README.md');
  const places = [join(domain, folder), join(domain, 'src'), domain, '.'];
  for (const path of namesIn(document, pattern)) {
    if (!places.some((place) => existsSync(join(place, path))))
      problems.push(`${document} names ${path}, which does not exist`);
  }
}
const words = new Set(sources().flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
for (const name of namesIn('ARCHITECTURE.md', nameLike)) {
  if (!words.has(name)) problems.push(`ARCHITECTURE.md names ${name}, which stands nowhere in the code`);
}
const isRecord = (name) => name.startsWith(decisions) && /^\d{4}-/.test(basename(name));
for (const document of documents.filter(isRecord)) checkDecision(document);
if (seen === 0) problems.push('no paths and no names found to check');

for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);

function namesIn(document, pattern) {
  const names = [...readFileSync(document, 'utf8').matchAll(pattern)].map(([, name]) => name);
  seen += names.length;
  return names;
}

/** Build output does not exist in a fresh checkout. */
function isBuilt(path) {
  return path.split('/').includes('dist');
}

function checkDecision(document) {
  const text = readFileSync(document, 'utf8');
  if (!/^\*\*Status:\*\* [a-z ]+, \d{4}-\d\d-\d\d/m.test(text)) problems.push(`${document} has no dated status`);
  for (const part of partsOfDecision)
    if (!text.includes(`\n**${part}.**`)) problems.push(`${document} does not tell its ${part.toLowerCase()}`);
}

/** The code itself, without the herbs and sources it holds. */
function sources() {
  return ['packages/contract/src', 'packages/domain/src', 'apps/server/src', 'apps/web/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\bdata\b/.test(name))
      .map((name) => join(folder, name)),
  );
}
