// Fails when a document names a path of this repository that does not exist.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const documents = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...readdirSync('docs', { recursive: true })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
  ...['packages/domain/README.md'].filter((name) => existsSync(name)),
];
const pathLike = /`((?:packages|apps|e2e|scripts|docs)\/[A-Za-z0-9_./-]+)`/g;
let missing = 0;
let seen = 0;
for (const document of documents) {
  for (const [, path] of readFileSync(document, 'utf8').matchAll(pathLike)) {
    seen += 1;
    if (existsSync(path)) continue;
    missing += 1;
    console.error(`${document} names ${path}, which does not exist`);
  }
}
if (documents.length === 0 || seen === 0) {
  console.error('no documents or no paths found to check');
  process.exit(1);
}
process.exit(missing === 0 ? 0 : 1);
