import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { installedBrowser } from '../scripts/find-browser.mjs';

/** The same in every process of a run, and another for a run beside it. */
process.env['E2E_PORT'] ??= String(41_000 + (process.pid % 2000));
const port = process.env['E2E_PORT'];
/** The server under test, and whoever reads its outbox, share this folder; workers inherit it. */
const dataDir = (process.env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'herbie-journeys-')));
const executablePath = installedBrowser();

export default defineConfig({
  testDir: './journeys',
  // The first question of a run waits for the knowledge base, on a busy machine for more than ten seconds.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // A busy machine may stumble once; what passed at the second try only is named at the end of `npm test`.
  retries: 1,
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  outputDir: join(dataDir, 'playwright'),
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] === undefined ? [] : [['json'] as ['json']])],
  globalTeardown: './remove-data.ts',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
      ...(executablePath === undefined ? {} : { executablePath }),
    },
  },
  webServer: {
    command: 'node ../apps/server/dist/main.js',
    url: `http://127.0.0.1:${port}/api/ready`,
    env: {
      PORT: port,
      DATA_DIR: dataDir,
      RATE_LIMIT_SCALE: '1000',
      ADMIN_SECRET_KEY: 'a-key-for-journeys-only',
    },
  },
});
