import { setImmediate as untilNextTurn, setTimeout as wait } from 'node:timers/promises';
import { emptyPerson, findRedFlag, readPerson, resolveName } from '@herbie/domain';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { plainAdvisor } from './advisor.ts';
import { createCrowdMeter } from './crowd-meter.ts';

const usualPerson = {
  age: 61,
  gender: 'female',
  currentMedications: 'Warfarin 5 mg, metformin',
  allergies: 'Ragweed',
  healthConcerns: 'High blood pressure',
};
/** One for each kind of answer. */
const usualQuestions = [
  'What helps me sleep?',
  'Is ginkgo safe with my medicines?',
  'Tell me about chamomile tea.',
  'How much magnesium should I take, and when?',
  'I have a cold and feel stressed. What can I do?',
  'Turmeric or ginger for sore knees?',
  'Is it fine to give my daughter of 6 echinacea?',
  'Something for digestion, please, and where can I buy it?',
];

/** From the indexes of names over the alarms to whole answers: each builds what the next one needs. */
export const warmUpSteps: readonly (() => unknown)[] = [
  () => resolveName('a name'),
  () => findRedFlag('A plain sentence with more than a few words in it.'),
  ...usualQuestions.flatMap((question) =>
    [() => emptyPerson, () => readPerson(usualPerson)].map(
      (personOf) => () => plainAdvisor.compose({ question, history: [], person: personOf(), profileName: null }),
    ),
  ),
];

interface WarmUp {
  readonly steps: readonly (() => unknown)[];
  /** So long nobody must have asked or be waiting for anything before a step, which holds everybody up; but not longer than `patienceMs` in all. */
  readonly pauseMs: number;
  readonly patienceMs: number;
}

/** Who opens the page to sign in has a few seconds of typing before the first call that needs the knowledge base. */
const isArrival = /^\/(?:api\/auth\/|(?:login|register|dashboard)\b)/;
const lookMs = 30;
const usually: WarmUp = { steps: warmUpSteps, pauseMs: 150, patienceMs: 2000 };

/**
 * Reads the knowledge base into its indexes as soon as somebody comes to sign in and has their page: that takes two seconds and 40 MB, for
 * which no first question should wait, and which a server that nobody uses should not hold.
 */
export function warmUpForFirstVisitor(http: FastifyInstance, { steps, pauseMs, patienceMs } = usually): void {
  let isWarm = false;
  let isStopping = false;
  let lastAskedAt = 0;
  let underWay = 0;
  http.addHook('preClose', async () => {
    isStopping = true;
  });
  http.addHook('onRequest', async () => {
    lastAskedAt = performance.now();
    underWay += 1;
  });
  http.addHook('onResponse', async ({ url }) => {
    underWay -= 1;
    if (isWarm || !isArrival.test(url)) return;
    isWarm = true;
    const givenUpAt = performance.now() + patienceMs;
    for (const step of steps) {
      await quietMoment(givenUpAt);
      if (isStopping) return;
      await step();
    }
  });

  async function quietMoment(givenUpAt: number): Promise<void> {
    await untilNextTurn();
    const isBusy = () => underWay > 0 || performance.now() < lastAskedAt + pauseMs;
    while (isBusy() && !isStopping && performance.now() < givenUpAt) await wait(lookMs);
  }
}

/** So many who log in one after the other will ask at once. */
const arriving = { many: 5, withinMs: 10_000 };

interface Awaited {
  readonly clock: Clock;
  readonly thread: { start(): void };
}

/** Starts the second thread when many log in: it is warm by the time they have typed their questions. */
export function startThreadForArrivals(http: FastifyInstance, { clock, thread }: Awaited): void {
  const isCrowd = createCrowdMeter(clock, arriving);
  http.addHook('onResponse', async ({ url }, { statusCode }) => {
    if (url === '/api/auth/login' && statusCode === 200 && isCrowd()) thread.start();
  });
}
