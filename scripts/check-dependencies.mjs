// Reads the lock file: exact versions everywhere, no version known to be unsafe, every package with its digest but
// the native parts of development tools for platforms that the registry at hand did not hold (decision 14).
import { readFileSync } from 'node:fs';

const refused = [
  { name: 'sharp', below: [0, 35, 0] },
  { name: 'file-type', below: [21, 3, 1] },
  { name: 'fastify', below: [5, 12, 1] },
];
const problems = [];
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const manifests = ['.', 'packages/domain', 'packages/contract', 'apps/server', 'apps/web', 'e2e'];

for (const folder of manifests) {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    if (!/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
      problems.push(`${folder}: ${name} must be an exact version, not ${version}`);
  }
}
for (const [path, entry] of Object.entries(lock.packages)) {
  const name = path.split('node_modules/').at(-1);
  const rule = refused.find((each) => each.name === name);
  if (rule && entry.version && isBelow(entry.version, rule.below))
    problems.push(`${name} ${entry.version} is known to be unsafe`);
  if (
    path.includes('node_modules/') &&
    !entry.link &&
    !entry.integrity &&
    !entry.inBundle &&
    !isForElsewhere(name, entry)
  )
    problems.push(`${path} has no digest in the lock file`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length === 0 ? 0 : 1);

/** The native part of a development tool for another platform, in the very version that a tool with a digest asks for. */
function isForElsewhere(name, { version, dev, optional, cpu }) {
  const isAskedFor = ({ integrity, optionalDependencies }) => integrity && optionalDependencies?.[name] === version;
  return dev && optional && cpu && Object.values(lock.packages).some(isAskedFor);
}

function isBelow(version, limit) {
  const parts = version.split('.').map((part) => Number.parseInt(part, 10));
  for (let place = 0; place < 3; place += 1) {
    if (parts[place] !== limit[place]) return parts[place] < limit[place];
  }
  return false;
}
