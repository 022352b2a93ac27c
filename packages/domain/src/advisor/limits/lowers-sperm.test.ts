import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const wife = { age: 31, gender: 'female', healthConcerns: 'trying for a baby' };

test.each<readonly string[]>([
  ['my husband has a low sperm count, any herb?', "he's on Propecia for his hair"],
  ['what helps sperm quality for my partner?', 'he takes sulfasalazine'],
  ['my boyfriend takes dutasteride and has a low sperm count, what helps?'],
])('a medicine that may be the cause is told first: %o, %o', (...talk) =>
  expect(lastOf(wife, ...talk.filter(Boolean)).text).toContain('can lower the sperm count'),
);

test.each<readonly string[]>([
  ['my husband has a low sperm count, any herb?', 'he takes amlodipine'],
  ['what helps my husband sleep?', 'he takes finasteride'],
])('of nothing else: %o, %o', (...talk) =>
  expect(lastOf(wife, ...talk).text).not.toContain('can lower the sperm count'),
);
