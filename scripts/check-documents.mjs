// Fails when a document names a path of this repository that does not exist, or ARCHITECTURE.md a name of the code that
// stands nowhere in it.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];
const pathLike = /`((?:packages|apps|e2e|scripts|docs)\/[A-Za-z0-9_./-]+)`/g;
const nameLike = /`([a-z]+[A-Z]\w*|[A-Z][a-z]\w*)`/g;
const problems = [];
let seen = 0;

for (const document of documents) {
  for (const path of namesIn(document, pathLike)) {
    if (!existsSync(path)) problems.push(`${document} names ${path}, which does not exist`);
  }
}
const words = new Set(sources().flatMap((file) => readFileSync(file, 'utf8').match(/\w+/g) ?? []));
for (const name of namesIn('ARCHITECTURE.md', nameLike)) {
  if (!words.has(name)) problems.push(`ARCHITECTURE.md names ${name}, which stands nowhere in the code`);
}
if (seen === 0) problems.push('no paths and no names found to check');

for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);

function namesIn(document, pattern) {
  const names = [...readFileSync(document, 'utf8').matchAll(pattern)].map(([, name]) => name);
  seen += names.length;
  return names;
}

/** The code itself, without the herbs and sources it holds. */
function sources() {
  return ['packages/contract/src', 'packages/domain/src', 'apps/server/src', 'apps/web/src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\bdata\b/.test(name))
      .map((name) => join(folder, name)),
  );
}
