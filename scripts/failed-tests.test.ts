import { expect, test } from 'vitest';
import { failedInPlaywright, failedInVitest, flakyInPlaywright } from './failed-tests.mjs';

test('the failed tests of a vitest report are named with the first line of their error', () => {
  const report = {
    testResults: [
      {
        name: 'src/teas.test.ts',
        status: 'failed',
        message: '',
        assertionResults: [
          { fullName: 'tea is warm', status: 'passed', failureMessages: [] },
          {
            fullName: 'tea is green',
            status: 'failed',
            failureMessages: ['expected black to be green\n    at line 4'],
          },
        ],
      },
      { name: 'src/broken.test.ts', status: 'failed', message: 'Unexpected token', assertionResults: [] },
    ],
  };

  expect(failedInVitest(report)).toEqual([
    'src/teas.test.ts › tea is green: expected black to be green',
    'src/broken.test.ts: Unexpected token',
  ]);
});

test('the failed tests of a Playwright report are named apart from the flaky ones, however deep their group', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: message === undefined ? [{}] : [{ error: { message } }, {}] }],
  });
  const report = {
    suites: [
      {
        file: 'tea.spec.ts',
        specs: [spec('pours', 'expected')],
        suites: [
          {
            file: 'tea.spec.ts',
            specs: [spec('steeps', 'flaky', 'too cold\ncall log'), spec('cools', 'unexpected', 'still hot')],
          },
        ],
      },
    ],
  };

  expect(failedInPlaywright(report)).toEqual(['tea.spec.ts › cools: still hot']);
  expect(flakyInPlaywright(report)).toEqual(['tea.spec.ts › steeps: too cold']);
});

test('a report that was never written names nothing', () => {
  expect([failedInVitest(null), failedInPlaywright(null), flakyInPlaywright(null)]).toEqual([[], [], []]);
});
