import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appPaths, findAppPath } from '@herbie/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptsEncoding, type Encoding, encodings } from './accepted-encoding.ts';
import { policyWith } from './security-headers.ts';

const html = 'text/html; charset=utf-8';

/** A page with its compressed copies and the content security policy that its inline code needs. */
export interface Page extends Readonly<Record<'plain' | Encoding, Buffer>> {
  readonly policy: string;
}

/** The page of each address of the app; each preloads the files of its screen. */
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

/** The content security policy with the hashes of the page's inline script and style sheet. */
function policyOf(page: string): string {
  return policyWith({ scripts: fingerprints(page, 'script'), styles: fingerprints(page, 'style') });
}

function fingerprints(page: string, tag: 'script' | 'style'): string[] {
  const texts = [...page.matchAll(new RegExp(`<${tag}(?![^>]* src=)[^>]*>([^]*?)</${tag}>`, 'g'))];
  return texts.map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const encoding = encodings.find((each) => acceptsEncoding(request, each) && page[each] !== page.plain);
  return reply
    .headers({ 'content-type': html, 'cache-control': 'no-cache', vary: 'accept-encoding' })
    .header('content-security-policy', page.policy)
    .headers(encoding ? { 'content-encoding': encoding } : {})
    .send(page[encoding ?? 'plain']);
}
