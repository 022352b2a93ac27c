import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join, resolve } from 'node:path';

const built = resolve(import.meta.dirname, '../apps/web/dist');
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface TwoVersions {
  readonly url: string;
  /** The name of the changed screen's file, before and after. */
  readonly oldFile: string;
  readonly newFile: string;
  /** From now on the newer version is served, and the older file is gone. */
  update(): void;
  stop(): Promise<void>;
}

/**
 * The built app as a host without a server behind it, in two versions: one screen has changed, and with it, as in a real
 * build, the name of its file and of every file that names it.
 */
export async function serveTwoVersions(screen: string): Promise<TwoVersions> {
  const scripts = readdirSync(join(built, 'assets')).filter((name) => name.endsWith('.js'));
  const oldFile = scripts.find((name) => name.startsWith(screen));
  if (oldFile === undefined) throw new Error(`no built file of ${screen}`);
  const renamed = new Map([...changedWith(oldFile, scripts)].map((name, place) => [name, rename(name, place)]));
  const original = new Map([...renamed].map(([before, after]) => [after, before]));
  let isNew = false;

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname.startsWith('/api/')) return response.writeHead(401, { 'content-type': 'application/json' }).end('{}');
    const name = basename(pathname);
    const before = isNew ? original.get(name) : undefined;
    const file = join(built, before === undefined ? pathname : join('assets', before));
    const isFile = existsSync(file) && statSync(file).isFile();
    if ((isNew && renamed.has(name)) || (!isFile && extname(pathname) !== ''))
      return response.writeHead(404).end('gone');
    const path = isFile ? file : join(built, 'app.html');
    const content = readFileSync(path);
    const isText = ['.html', '.js'].includes(extname(path));
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'application/octet-stream' });
    return response.end(isNew && isText ? withNewNames(content.toString(), renamed) : content);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    oldFile,
    newFile: renamed.get(oldFile) ?? '',
    update: () => (isNew = true),
    stop: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** A file and all that name it, however far. */
function changedWith(file: string, scripts: readonly string[]): ReadonlySet<string> {
  const changed = new Set([file]);
  for (let size = 0; size !== changed.size;) {
    size = changed.size;
    for (const script of scripts) {
      const text = readFileSync(join(built, 'assets', script), 'utf8');
      if ([...changed].some((name) => text.includes(name))) changed.add(script);
    }
  }
  return changed;
}

function rename(name: string, place: number): string {
  return name.replace(/-[\w-]{8}\.js$/, `-newer${String(place).padStart(3, '0')}.js`);
}

function withNewNames(text: string, renamed: ReadonlyMap<string, string>): string {
  return [...renamed].reduce((known, [before, after]) => known.replaceAll(before, after), text);
}
