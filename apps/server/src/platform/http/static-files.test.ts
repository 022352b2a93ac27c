import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { installWebApp } from './static-files.ts';

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'herbie-static-'));
  mkdirSync(join(folder, 'pages/chat'), { recursive: true });
  for (const [name, text] of [
    ['index.html', '<p>landing</p>'],
    ['app.html', '<p>app</p>'],
    ['pages/login.html', '<p>login</p>'],
    ['pages/chat/_.html', '<script data-reads="/api/chats/:id">ask()</script><style>p{}</style><p>one chat</p>'],
    ['pages/not-found.html', '<p>nothing here</p>'],
    ['app.js', 'run()'],
  ] as const) {
    writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${name}.gz`), gzipSync(text));
  }
  app = fastify();
  await installWebApp(app, folder);
});

afterEach(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the web app over the wire', () => {
  test('goes out compressed to a browser that takes it', async () => {
    for (const [url, text] of [
      ['/', '<p>landing</p>'],
      ['/dashboard', '<p>app</p>'],
      ['/app.js', 'run()'],
    ] as const) {
      const reply = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } });
      expect(reply.headers['content-encoding'], url).toBe('br');
      expect(reply.headers['vary'], url).toMatch(/accept-encoding/i);
      expect(brotliDecompressSync(reply.rawPayload).toString()).toBe(text);
    }
  });

  test('goes out plain to a client that takes nothing else', async () => {
    for (const url of ['/', '/dashboard', '/app.js']) {
      const reply = await app.inject({ url });
      expect(reply.headers['content-encoding'], url).toBeUndefined();
    }
    expect((await app.inject('/')).body).toBe('<p>landing</p>');
  });

  test('gives each address its own page, and the whole app where the build made none', async () => {
    const bodyOf = async (url: string) => (await app.inject(url)).body;

    expect(await bodyOf('/login')).toBe('<p>login</p>');
    expect(await bodyOf('/login/?redirect=%2Fchat')).toBe('<p>login</p>');
    expect(await bodyOf('/chat/12')).toContain('one chat');
    expect(await bodyOf('/dashboard')).toBe('<p>app</p>');
  });

  test('answers an unknown address with a page that says so and the code 404', async () => {
    const reply = await app.inject('/no-such-page');
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toBe('<p>nothing here</p>');
  });

  test('lets a page run and wear what stands in it, by its fingerprint, and nothing else', async () => {
    const policyOf = async (url: string) => String((await app.inject(url)).headers['content-security-policy']);
    const fingerprint = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

    const policy = await policyOf('/chat/12');
    expect(policy).toContain(`script-src 'self' ${fingerprint('ask()')};`);
    expect(policy).toContain(`style-src 'self' ${fingerprint('p{}')};`);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe');
    expect(await policyOf('/login')).toContain("script-src 'self';style-src 'self';");
  });

  test('gives the app’s page its policy also where a browser keeps it for later', async () => {
    const { headers } = await app.inject({ url: '/app.html', headers: { 'accept-encoding': 'br' } });

    expect(headers['content-security-policy']).toMatch(/^default-src 'none';script-src 'self'/);
  });
});
