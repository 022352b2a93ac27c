import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let running: TestApp;
beforeAll(async () => {
  running = await startTestApp();
});
afterAll(() => running.stop());

test('herbs stand in the order a reader looks them up, capitals or not', async () => {
  const maria = await running.signUp('maria');

  const names = (await maria.get('/api/herbs')).json<{ name: string }[]>().map(({ name }) => name);

  expect(names.indexOf('DHEA')).toBeGreaterThan(names.indexOf('Damiana'));
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' })));
});
