import { type AdvisorAnswer, type AdvisorRequest, emptyPerson, readPerson } from '@herbie/domain';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Advisor, plainAdvisor } from './advisor.ts';
import { createCachingAdvisor } from './caching-advisor.ts';

const sleep: AdvisorRequest = {
  question: 'What helps me sleep?',
  history: [],
  person: emptyPerson,
  profileName: null,
};
const onSertraline = readPerson({
  age: 34,
  gender: 'female',
  currentMedications: 'Sertraline',
  allergies: null,
  healthConcerns: null,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what two ask in the same words is composed once, also when they ask at the same moment', async () => {
  const { advisor, composed } = countingAdvisor();
  const [one, other] = await Promise.all([advisor.compose(sleep), advisor.compose({ ...sleep, history: [] })]);

  expect(other).toEqual(one);
  expect(one).toEqual(await plainAdvisor.compose(sleep));
  expect(composed).toEqual([sleep]);
});

test('another person, another talk or another name gets an answer of its own', async () => {
  const { advisor, composed } = countingAdvisor();
  const asked: AdvisorRequest[] = [
    sleep,
    { ...sleep, person: onSertraline },
    { ...sleep, history: [{ role: 'user', text: 'I am pregnant.' }] },
    { ...sleep, profileName: 'Maria' },
    { ...sleep, question: 'What helps me sleep' },
  ];
  for (const request of asked) await advisor.compose(request);

  expect(composed).toEqual(asked);
});

test('after a minute nothing of it is held any more', async () => {
  const { advisor, composed } = countingAdvisor();
  await advisor.compose(sleep);
  vi.advanceTimersByTime(60_001);
  await advisor.compose(sleep);
  expect(composed).toHaveLength(2);
});

test('an answer that could not be composed is composed again for the next who asks', async () => {
  const outcomes: (() => Promise<AdvisorAnswer>)[] = [
    () => Promise.reject(new Error('the thread fell over')),
    () => plainAdvisor.compose(sleep),
  ];
  const advisor = createCachingAdvisor({
    compose: () => outcomes.shift()?.() ?? Promise.reject(new Error('asked too often')),
    stop: () => undefined,
  });
  await expect(advisor.compose(sleep)).rejects.toThrow('the thread fell over');
  expect((await advisor.compose(sleep)).recommended.length).toBeGreaterThan(0);
});

function countingAdvisor(): { advisor: Advisor; composed: AdvisorRequest[] } {
  const composed: AdvisorRequest[] = [];
  const advisor = createCachingAdvisor({
    ...plainAdvisor,
    compose(request) {
      composed.push(request);
      return plainAdvisor.compose(request);
    },
  });
  return { advisor, composed };
}
