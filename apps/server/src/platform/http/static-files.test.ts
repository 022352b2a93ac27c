import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installWebApp } from './static-files.ts';

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'herbie-static-'));
  for (const [name, text] of [
    ['index.html', '<p>landing</p>'],
    ['app.html', '<p>app</p>'],
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
  it('goes out compressed to a browser that takes it', async () => {
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

  it('goes out plain to a client that takes nothing else', async () => {
    for (const url of ['/', '/dashboard', '/app.js']) {
      const reply = await app.inject({ url });
      expect(reply.headers['content-encoding'], url).toBeUndefined();
    }
    expect((await app.inject('/')).body).toBe('<p>landing</p>');
  });

  it('answers an unknown address with the app and the code 404', async () => {
    const reply = await app.inject('/no-such-page');
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toBe('<p>app</p>');
  });
});
