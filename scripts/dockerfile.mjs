// Reads what this repository's Dockerfile and .dockerignore say: the few instructions they use, and no more. An
// instruction that is not known here is an error, so that the file cannot outgrow what runs it without an engine.
const known = new Set([
  'FROM',
  'WORKDIR',
  'COPY',
  'RUN',
  'ENV',
  'USER',
  'VOLUME',
  'EXPOSE',
  'STOPSIGNAL',
  'HEALTHCHECK',
  'CMD',
]);

/** The stages in their order, each with its base, its name and its instructions. */
export function readDockerfile(text) {
  const stages = [];
  for (const line of logicalLines(text)) {
    const [, name = '', rest = ''] = /^(\S+)\s+(.*)$/s.exec(line) ?? [];
    if (!known.has(name)) throw new Error(`the Dockerfile uses ${name || line}, which is not known here`);
    if (name === 'FROM') stages.push(stageOf(rest));
    else if (stages.length === 0) throw new Error(`${name} stands before the first FROM`);
    else stages.at(-1).steps.push({ name, ...readers[name]?.(rest), text: rest });
  }
  if (stages.length === 0) throw new Error('the Dockerfile has no FROM');
  return stages;
}

function stageOf(rest) {
  const [, base, as] = /^(\S+)(?:\s+AS\s+(\S+))?$/i.exec(rest) ?? [];
  if (base === undefined) throw new Error(`cannot read: FROM ${rest}`);
  return { base, name: as ?? null, steps: [] };
}

const readers = {
  COPY(rest) {
    const words = rest.split(/\s+/);
    const flags = words.filter((word) => word.startsWith('--'));
    const unknown = flags.find((flag) => !flag.startsWith('--from='));
    if (unknown) throw new Error(`COPY ${unknown} is not known here`);
    const paths = words.filter((word) => !word.startsWith('--'));
    if (paths.length < 2) throw new Error(`cannot read: COPY ${rest}`);
    return { from: flags[0]?.slice('--from='.length) ?? null, sources: paths.slice(0, -1), target: paths.at(-1) };
  },
  ENV: (rest) => ({ values: Object.fromEntries(rest.split(/\s+/).map((pair) => splitOnce(pair, '='))) }),
  HEALTHCHECK: (rest) => ({ command: JSON.parse(rest.slice(rest.indexOf('CMD ') + 4)) }),
  CMD: (rest) => ({ command: JSON.parse(rest) }),
};

/** Says which paths of the folder are left out of the build: the patterns this repository uses, last match wins. */
export function readDockerignore(text) {
  const patterns = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => ({ keeps: line.startsWith('!'), pattern: toPattern(line.replace(/^!/, '')) }));
  return (path) => patterns.findLast(({ pattern }) => pattern.test(path))?.keeps === false;
}

/** A pattern leaves out what it names and all below it. */
function toPattern(glob) {
  const source = glob
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('**/', '\u0000')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0000', '(?:.*/)?');
  return new RegExp(`^${source}(?:/.*)?$`);
}

function logicalLines(text) {
  return text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function splitOnce(text, sign) {
  const at = text.indexOf(sign);
  return [text.slice(0, at), text.slice(at + 1)];
}
