import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('despair of years ago, told by somebody who is well, raises no alarm', () => {
  test.each([
    "I was suicidal in my thirties, therapy helped and I've been well for twelve years, now I bake",
    'I tried to end my life at 18, I am 51 now, happy, saffron for hot flushes?',
    "twelve years since my suicide attempt, today I'm glad I'm alive. A cake with rosemary?",
    'my cousin attempted suicide at 17, she is 44 and well, may she have chamomile',
    'my brother was suicidal at uni, he got therapy and has been stable ever since, hops for sleep?',
  ])('"%s"', (told) => expect(findRedFlag(told)).toBeNull());
  test.each([
    'I was suicidal in my twenties, therapy helped and I got well. Lately it is back',
    'I was suicidal years ago. It is back',
    'I was suicidal in my thirties and the thoughts are back',
    'I was suicidal in my thirties, now I am worse than then',
    'was suicidal last week',
    'therapy helped me years ago but I am suicidal again',
    'tried to take my own life at 18, at 51 I have a plan again',
    'I survived a suicide attempt nine years ago and I wish it had worked',
    'my brother was suicidal in his teens, well for years, and he texted me goodbye tonight',
    'I was suicidal in my twenties, well for years. Since she died I have been saving up pills',
  ])('but "%s"', (told) => expect(findRedFlag(told)?.level).toBe('emergency'));
});

describe('an attempt of once, and an end that is near', () => {
  test.each([
    'they saved me after my attempt. It is fine, by Sunday it is all over',
    'he lived through his second attempt and says everything ends next week',
  ])('is heard: "%s"', (told) => expect(findRedFlag(told)?.level).toBe('emergency'));

  test.each([
    'after my failed attempt at the theory test I sit it again and tomorrow it will be over',
    'second attempt at sourdough, on Sunday it is finally done',
    'I survived an attempt fifteen years ago and am well',
  ])('but not "%s"', (told) => expect(findRedFlag(told)).toBeNull());
});
