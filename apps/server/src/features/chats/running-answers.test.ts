import type { AnswerEvent } from '@herbie/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { heartbeatMs, type RunningAnswer } from './followed-answer.ts';
import { createRunningAnswers } from './running-answers.ts';

const owner = { chatId: 7, userId: 1 };
const words = (block: number): AnswerEvent => ({ event: 'html', data: { block, html: `<p>${block}</p>` } });
const end: AnswerEvent = { event: 'error', data: { message: 'The end.' } };

afterEach(() => void vi.useRealTimers());

function beginOne(answers = createRunningAnswers()): RunningAnswer {
  const running = answers.begin(owner);
  if (typeof running === 'string') throw new Error(running);
  return running;
}

async function hear(running: RunningAnswer, left = new AbortController().signal) {
  const heard: unknown[] = [];
  for await (const news of running.follow(left)) heard.push(...(news === 'heartbeat' ? [news] : news));
  return heard;
}

test('who comes back to a running answer hears it from its beginning, and what comes then', async () => {
  const running = beginOne();
  running.publish(words(0));

  const first = hear(running);
  running.publish(words(1));
  const second = hear(running);
  running.publish(end);

  expect(await first).toEqual([words(0), words(1), end]);
  expect(await second).toEqual([words(0), words(1), end]);
  expect(await hear(running)).toEqual([words(0), words(1), end]);
});

test('who leaves hears no more, and the answer goes on without them', async () => {
  const running = beginOne();
  const left = new AbortController();
  running.publish(words(0));
  const hearing = hear(running, left.signal);

  left.abort();
  const heard = await hearing;
  running.publish(end);

  expect(heard).toEqual([words(0)]);
  expect(await hear(running)).toEqual([words(0), end]);
});

test('while nothing is said a sign of life keeps the line open, and then the answer goes on', async () => {
  vi.useFakeTimers();
  const running = beginOne();
  const hearing = hear(running);

  await vi.advanceTimersByTimeAsync(2 * heartbeatMs + 1);
  running.publish(words(0));
  running.publish(end);

  expect(await hearing).toEqual(['heartbeat', 'heartbeat', words(0), end]);
});

test('a running answer is found by its owner alone, and by nobody once it has ended', () => {
  const answers = createRunningAnswers();
  const running = beginOne(answers);

  expect(answers.find(owner)).toBe(running);
  expect(answers.find({ ...owner, userId: 2 })).toBeUndefined();
  answers.end(owner.chatId);
  expect(answers.find(owner)).toBeUndefined();
});

test('a stop that overtakes its question stops it as it begins, once, and no other', () => {
  const answers = createRunningAnswers();
  const beginWith = (askId: string) => {
    const answer = answers.begin({ ...owner, askId });
    answers.end(owner.chatId);
    return typeof answer === 'object' && answer.stop.signal.aborted;
  };

  expect(answers.stop({ ...owner, askId: 'first' })).toBe('not-here');
  answers.stop({ ...owner, userId: 2, askId: 'second' });

  expect(beginWith('second')).toBe(false);
  expect(beginWith('first')).toBe(true);
  expect(beginWith('first')).toBe(false);
});

test('a stop for one question leaves the answer to another alone; without a name it stops what is there', () => {
  const answers = createRunningAnswers();
  const running = beginOne(answers);

  answers.stop({ ...owner, askId: 'other' });
  answers.stop({ ...owner, userId: 2 });
  expect(running.stop.signal.aborted).toBe(false);
  expect(answers.stop(owner)).toBe('stopped');
  expect(running.stop.signal.aborted).toBe(true);
});

test('one answer a chat and two a person at a time', () => {
  const answers = createRunningAnswers();
  beginOne(answers);

  expect(answers.begin(owner)).toBe('busy');
  expect(typeof answers.begin({ chatId: 8, userId: 1 })).toBe('object');
  expect(answers.begin({ chatId: 9, userId: 1 })).toBe('too-many');
  expect(typeof answers.begin({ chatId: 9, userId: 2 })).toBe('object');
});
