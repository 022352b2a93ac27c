import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const three = 'can I take berberine, bitter melon and fenugreek together for my sugar?';

test.each([
  'ok but which one alone is safest then, I will tell my doctor next month',
  'which of them is the safest by itself, doctor visit is in three weeks',
  'well which is the least risky one then',
  'so which single one is safer',
  'then the safest of the three please',
])('where each has to be asked about first none is picked: "%s"', (asked) => {
  const { text, offered } = lastOf({ age: 55, currentMedications: 'metformin, gliclazide' }, three, asked);
  expect(text).toContain('None of them before somebody who knows your medicines agrees');
  expect(text).toContain('In usual meals');
  expect(text).not.toContain('I tell nobody');
  expect(text).not.toMatch(/\d ?mg|\d g\b/);
  expect(offered).toEqual([]);
});

test('what is told to nobody is still told', () =>
  expect(lastOf({ age: 17 }, 'chamomile for sleep?', 'will you tell my parents?').text).toContain('I tell nobody'));
