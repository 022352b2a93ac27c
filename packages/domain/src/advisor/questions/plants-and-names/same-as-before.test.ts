import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const answerTo = (...questions: readonly string[]) => lastOf({}, ...questions);

test('two plants of one name are told apart by what botanists call them', () => {
  const { text } = answerTo('What is Panax ginseng good for?', 'is it the same as American ginseng?');
  expect(text).toContain('Panax quinquefolius');
  expect(text).toMatch(/two different plants/);
});

test('two names of one plant are told as such', () => {
  expect(answerTo('What is turmeric good for?', 'Is it the same as haldi?').text).toContain(
    'both names stand for turmeric',
  );
});

test('a tea of lemon balm is no balm, and a usual dose no unknown herb', () => {
  expect(answerTo('How do I prepare a lemon balm tea?').text).not.toContain('no tested recipe');
  expect(answerTo('What is the usual dose of rhodiola?').unrecognised).toEqual([]);
});
