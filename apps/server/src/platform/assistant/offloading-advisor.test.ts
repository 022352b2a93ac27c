import { advise, type AdvisorRequest, emptyPerson, guardComposed, readPerson } from '@herbie/domain';
import { afterEach, expect, test } from 'vitest';
import { createFakeClock } from '../../../testing/fakes.ts';
import { until } from '../../../testing/until.ts';
import { type AdvisingThread, createAdvisingThread } from './advising-thread.ts';
import { createOffloadingAdvisor } from './offloading-advisor.ts';

const fallsOverWhenAsked = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', () => process.exit(1));
    parentPort.postMessage('ready');
  `)}`,
);
/** From the sources, beside other tests. */
const readsAWhileMs = 50_000;
const started: AdvisingThread[] = [];

afterEach(() => {
  for (const thread of started.splice(0)) thread.stop();
});

test('a crowd is answered from a second thread, word for word as one person is', async () => {
  const { advisor, thread } = advisorOn();
  for (let count = 0; count < 4; count += 1) await advisor.compose(question('What helps me sleep?'));
  await until(() => thread.isReady(), readsAWhileMs);

  const asked = question('Is ginkgo safe with my warfarin?', 'warfarin');
  expect(await advisor.compose(asked)).toEqual(guardComposed(asked, advise(asked)));
  expect(await thread.compose(asked)).toEqual(guardComposed(asked, advise(asked)));
});

test('questions that come one by one start no second thread, a crowd starts one', async () => {
  const clock = createFakeClock();
  let starts = 0;
  const thread = { ...createAdvisingThread(), start: () => void (starts += 1) };
  const advisor = createOffloadingAdvisor({ clock, thread });
  for (let count = 0; count < 8; count += 1) {
    await advisor.compose(question('What helps me sleep?'));
    clock.move(500);
  }
  expect(starts).toBe(0);

  for (let count = 0; count < 4; count += 1) await advisor.compose(question('What helps me sleep?'));
  expect(starts).toBeGreaterThan(0);
});

test('when the second thread falls over in the middle of a question the answer comes all the same', async () => {
  const { advisor, thread } = advisorOn(fallsOverWhenAsked);
  thread.start();
  await until(() => thread.isReady());

  const asked = question('Can I take valerian?', 'sertraline');
  expect(await advisor.compose(asked)).toEqual(guardComposed(asked, advise(asked)));
  expect(thread.isReady()).toBe(false);
});

test('a stopped thread answers nothing any more, and nobody waits for it in vain', async () => {
  const { thread } = advisorOn();
  thread.start();
  await until(() => thread.isReady(), readsAWhileMs);
  const answer = thread.compose(question('What helps me sleep?'));
  thread.stop();

  await expect(answer).rejects.toThrow('the advising thread has ended');
  await expect(thread.compose(question('And now?'))).rejects.toThrow('there is no advising thread');
});

function advisorOn(program?: URL) {
  const thread = createAdvisingThread(program);
  started.push(thread);
  return { thread, advisor: createOffloadingAdvisor({ clock: createFakeClock(), thread }) };
}

function question(text: string, currentMedications?: string): AdvisorRequest {
  const person =
    currentMedications === undefined
      ? emptyPerson
      : readPerson({ age: 50, gender: null, currentMedications, allergies: null, healthConcerns: null });
  return { question: text, history: [], person, profileName: null };
}
