import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { playwright } from '@vitest/browser-playwright';
import { installedBrowser } from './scripts/find-browser.mjs';

const chromium = installedBrowser();
const launchOptions = {
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  // A place whose days are not those of UTC, and whose clocks change.
  env: { ...process.env, TZ: 'America/New_York' },
  ...(chromium === undefined ? {} : { executablePath: chromium }),
};

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'domain',
          root: 'packages/domain',
          include: ['src/**/*.test.ts', 'eval/**/*.test.ts', 'history/*.test.ts'],
          testTimeout: 60_000,
          // The knowledge base is loaded once for all files of a worker: it takes longer than most of them.
          isolate: false,
        },
      },
      { test: { name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'] } },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'], testTimeout: 120_000 } },
      {
        test: {
          name: 'server',
          root: 'apps/server',
          include: ['src/**/*.test.ts', 'testing/**/*.test.ts'],
          globalSetup: resolve(import.meta.dirname, 'apps/server/testing/make-template.ts'),
          testTimeout: 60_000,
          hookTimeout: 60_000,
          pool: 'forks',
          isolate: false,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        // Found only in tests or behind a lazy import; a late find would load the page anew in the middle of a test.
        optimizeDeps: {
          include: [
            '@hookform/resolvers/zod',
            '@testing-library/react',
            '@testing-library/user-event',
            '@zxcvbn-ts/core',
            '@zxcvbn-ts/language-common',
            'react-hook-form',
          ],
        },
        test: {
          name: 'web',
          root: 'apps/web',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          setupFiles: resolve(import.meta.dirname, 'apps/web/testing/after-each.ts'),
          testTimeout: 60_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
