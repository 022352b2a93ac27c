import { setImmediate as yieldToEventLoop, setTimeout as wait } from 'node:timers/promises';
import { emptyPerson, prepare, readPerson } from '@herbie/domain';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../clock.ts';
import { plainAdvisor } from './advisor.ts';
import { createBurstDetector } from './burst-detector.ts';

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

/** From the indexes of the knowledge base to whole answers, a little at each step. */
export function* warmUpSteps(): Generator<unknown> {
  yield* prepare();
  for (const question of usualQuestions)
    for (const person of [emptyPerson, readPerson(usualPerson)])
      yield plainAdvisor.compose({ question, history: [], person, profileName: null });
}

interface WarmUp {
  readonly steps: () => Iterable<unknown>;
  /** So long steps are taken in a row: meanwhile nobody is served. */
  readonly sliceMs: number;
  /** Between two slices it waits for `pauseMs` without requests, but at most `timeoutMs` in total. */
  readonly pauseMs: number;
  readonly timeoutMs: number;
}

/** A visitor who opens these pages types for a few seconds before the first call that needs the knowledge base. */
const isArrival = /^\/(?:api\/auth\/|(?:login|register|dashboard)\b)/;
const lookMs = 30;
const defaults: WarmUp = { steps: warmUpSteps, sliceMs: 10, pauseMs: 150, timeoutMs: 2000 };

/**
 * Builds the indexes of the knowledge base once the first visitor has loaded a sign-in page, in slices with others served in between. It
 * takes about 2 s and 100 MB: no first question should wait for it, and a server that nobody uses should not hold it.
 */
export function warmUpForFirstVisitor(http: FastifyInstance, { steps, sliceMs, pauseMs, timeoutMs } = defaults): void {
  let isWarm = false;
  let isStopping = false;
  let lastAskedAt = 0;
  let underWay = 0;
  http.addHook('preClose', async () => {
    isStopping = true;
  });
  http.addHook('onRequest', (_request, _reply, done) => {
    lastAskedAt = performance.now();
    underWay += 1;
    done();
  });
  http.addHook('onResponse', async ({ url }) => {
    underWay -= 1;
    if (isWarm || !isArrival.test(url)) return;
    isWarm = true;
    const givenUpAt = performance.now() + timeoutMs;
    await quietMoment(givenUpAt);
    let since = performance.now();
    for (const step of isStopping ? [] : steps()) {
      if (performance.now() < since + sliceMs) continue;
      await step;
      await quietMoment(givenUpAt);
      if (isStopping) return;
      since = performance.now();
    }
  });

  async function quietMoment(givenUpAt: number): Promise<void> {
    await yieldToEventLoop();
    const isBusy = () => underWay > 0 || performance.now() < lastAskedAt + pauseMs;
    while (isBusy() && !isStopping && performance.now() < givenUpAt) await wait(lookMs);
  }
}

/** This many log-ins in a row are likely to be followed by as many questions at once. */
const loginBurst = { count: 5, withinMs: 10_000 };

interface Awaited {
  readonly clock: Clock;
  readonly thread: { start(): void };
}

/** Starts the second thread when many people log in, so that it is warm when they send their questions. */
export function startThreadForLoginBurst(http: FastifyInstance, { clock, thread }: Awaited): void {
  const isBurst = createBurstDetector(clock, loginBurst);
  http.addHook('onResponse', ({ url }, { statusCode }, done) => {
    if (url === '/api/auth/login' && statusCode === 200 && isBurst()) thread.start();
    done();
  });
}
