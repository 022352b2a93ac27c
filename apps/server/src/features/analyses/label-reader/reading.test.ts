import type { Analysis } from '@herbie/contract';
import { afterEach, expect, test } from 'vitest';
import { labelPhoto } from '../../../../testing/label-photo.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { createReadingThread, type ReadingThread } from './reading-thread.ts';

let running: TestApp | null = null;
let thread: ReadingThread | null = null;
afterEach(async () => {
  await running?.stop();
  thread?.stop();
  [running, thread] = [null, null];
});

async function analyse(body: object): Promise<Analysis> {
  running = await startTestApp();
  const maria = await running.signUp('maria');
  return (await maria.post('/api/analyses', body)).json<Analysis>();
}

test('a photo that no browser has read is read on the server: name, ingredients and amounts', async () => {
  const { label, herbName } = await analyse({ imageBase64: labelPhoto });

  expect(label?.productName).toBe('Calm Evening');
  expect(label?.ingredients.map(({ name, amount, unit }) => [name, amount, unit])).toEqual([
    ['Valerian', 450, 'mg'],
    ['Magnesium', 100, 'mg'],
  ]);
  expect(herbName).toBe('Valerian');
});

test('a photo in which a browser found no words is not read a second time', async () => {
  const { label } = await analyse({ imageBase64: labelPhoto, isRead: true });

  expect(label).toBeUndefined();
});

test('words that were sent with a photo stand for it', async () => {
  const { label } = await analyse({ imageBase64: labelPhoto, labelText: 'Ginkgo 120 mg' });

  expect(label?.ingredients.map(({ name }) => name)).toEqual(['Ginkgo']);
});

const jpeg = Buffer.from(labelPhoto, 'base64');
const broken = new URL('./no-such-worker.ts', import.meta.url);

test('a reader that falls over reads nothing and holds nobody up', async () => {
  thread = createReadingThread(broken);

  expect(await Promise.all([thread.read(jpeg), thread.read(jpeg)])).toEqual([null, null]);
});

test('a photo without an end ends in time, and more photos than can wait are not kept waiting', async () => {
  const silent = new URL('data:text/javascript,setInterval(() => undefined, 1000)');
  const silentThread = createReadingThread(silent, { maxMs: 200, idleMs: 1000 });
  thread = silentThread;

  const asked = Array.from({ length: 5 }, () => silentThread.read(jpeg));

  expect(await asked.at(-1)).toBeNull();
  expect(await Promise.all(asked)).toEqual([null, null, null, null, null]);
});
