import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { installSecurityHeaders } from '../../src/platform/http/security-headers.ts';
import { installWebApp } from '../../src/platform/http/static-files.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

let running: TestApp;
beforeEach(async () => {
  running = await startTestApp();
});
afterEach(() => running.stop());

test('the built site gives out its pages and assets and no other file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'herbie-web-'));
  mkdirSync(join(folder, 'dist', 'assets'), { recursive: true });
  const write = (name: string, text: string) => writeFileSync(join(folder, 'dist', name), text);
  write('index.html', '<p>landing</p>');
  write('app.html', '<p>app</p>');
  write('.env', 'SECRET');
  write('assets/app-1a2b.js', 'app');
  write('assets/label-reader.worker-1a2b.js', 'worker');
  writeFileSync(join(folder, 'package.json'), 'SECRET');
  const place = Fastify();
  await installSecurityHeaders(place, running.config);
  await installWebApp(place, join(folder, 'dist'));
  for (const [url, status] of [
    ['/.env', 404],
    ['/.git/HEAD', 404],
    ['/package.json', 404],
    ['/../package.json', 404],
    ['/..%2fpackage.json', 404],
    ['/%2e%2e/package.json', 404],
    ['/assets/..%2f..%2fpackage.json', 404],
    ['/server.js', 404],
    ['/app.js.map', 404],
    ['/metrics', 404],
    ['/docs', 404],
    ['//etc/passwd', 404],
    ['/assets/%00', 404],
  ] as const) {
    const answer = await place.inject(url);
    expect(answer.statusCode, url).toBe(status);
    expect(answer.body).not.toMatch(/SECRET|root:/);
  }
  const page = await place.inject('/dashboard');
  const script = await place.inject('/assets/app-1a2b.js');
  const worker = await place.inject('/assets/label-reader.worker-1a2b.js');

  expect(page.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' });
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  for (const { headers } of [page, script]) expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(worker.headers['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval'");
  await place.close();
  rmSync(folder, { recursive: true });
});
