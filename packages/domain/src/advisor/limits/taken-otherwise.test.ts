import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

test('a weekly dose taken daily by mistake is for a doctor today', () => {
  const { text, level } = lastOf(
    { age: 33 },
    'Vitamin D3 60000 IU sachet weekly, the doctor gave it. When is it best taken?',
    'actually daily I was taking, misunderstood, 12 days now',
  );

  expect(level).toBe('urgent');
  expect(text).toMatch(/seven times[^]*the calcium in the blood has to be measured/);
});

test('what is taken daily as it should be is no mistake', () => {
  expect(lastOf({ age: 33 }, 'vitamin D 1000 IU, when?', 'I take it daily now').level).toBe('none');
});

test('on lithium salt is not left out all at once', () => {
  const lithium = { age: 41, currentMedications: 'lithium carbonate' };
  expect(lastOf(lithium, "reckon I could swap the salt for none at all, that'd fix it?").text).toMatch(
    /^No sudden change with lithium/,
  );
  expect(lastOf(lithium, 'is there salt in psyllium?').text).not.toMatch(/^No sudden change/);
});
