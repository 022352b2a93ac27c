import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appPaths, findAppPath } from '@herbie/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { policyWith } from './security-headers.ts';

const html = 'text/html; charset=utf-8';

/** A page with the compressed copies that the build made of it, and the content policy that its own text needs. */
export interface Page extends Readonly<Record<'plain' | 'br' | 'gzip', Buffer>> {
  readonly policy: string;
}

/** The page of every address of the app; the build wrote each so that it asks at once for the files of its screen. */
export function readAppPages(folder: string): (path: string) => { readonly page: Page; readonly status: 200 | 404 } {
  const whole = readPage(folder, 'app.html');
  const pageOf = (name: string) => (existsSync(join(folder, name)) ? readPage(folder, name) : whole);
  const pages = new Map(appPaths.map((path) => [path, pageOf(`pages${path.replace(':id', '_')}.html`)]));
  const notFound = pageOf('pages/not-found.html');
  return (path) => {
    const known = findAppPath(path);
    return known === null ? { page: notFound, status: 404 } : { page: pages.get(known) ?? whole, status: 200 };
  };
}

export function readPage(folder: string, name: string): Page {
  const plain = readFileSync(join(folder, name));
  const copy = (ending: string) => {
    const path = join(folder, `${name}.${ending}`);
    return existsSync(path) ? readFileSync(path) : plain;
  };
  return { plain, br: copy('br'), gzip: copy('gz'), policy: policyOf(plain.toString()) };
}

/** The pages' policy, and beside it by their fingerprints the one script and the one sheet of styles that stand in the page. */
function policyOf(page: string): string {
  return policyWith({ scripts: fingerprints(page, 'script'), styles: fingerprints(page, 'style') });
}

function fingerprints(page: string, tag: 'script' | 'style'): string[] {
  const texts = [...page.matchAll(new RegExp(`<${tag}(?![^>]* src=)[^>]*>([^]*?)</${tag}>`, 'g'))];
  return texts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

export function sendPage({ headers }: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const accepted = headers['accept-encoding'] ?? '';
  const encoding = (['br', 'gzip'] as const).find(
    (each) => new RegExp(`\\b${each}\\b`).test(accepted) && page[each] !== page.plain,
  );
  return reply
    .headers({ 'content-type': html, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    .header('content-security-policy', page.policy)
    .headers(encoding ? { 'content-encoding': encoding } : {})
    .send(page[encoding ?? 'plain']);
}
