import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const anne = { age: 25, gender: 'female' };

test.each([
  'ruda tea make the period come? mine is late',
  'dong quai my period didnt came',
  'no period this month, vitamin c make it come?',
  'my period isnt here yet, which tea brings it',
  'how do i get aunt flo to come faster, shes late',
  'herbs to induce menstruation',
  'pennyroyal for delayed menses',
  'im 10 days late what herb starts bleeding',
])('a test comes first, and no herb for it: "%s"', (asked) => {
  const { text, offered, level } = lastOf(anne, asked);
  expect(level).toBe('none');
  expect(text).toContain('a pregnancy test comes first');
  expect(text).not.toContain('I found no warning');
  expect(offered).toEqual([]);
});

test('a plant that poisons besides is told of by name', () =>
  expect(lastOf(anne, 'rue tea for a missed period').text).toMatch(/Do not take.*rue/i));

test.each([
  'when i get my period i have bad cramps, ginger?',
  'my period starts tomorrow, raspberry leaf ok?',
  'period came late this month but its here, ginger for cramps',
  'my flight is 3 days late, ginger for nausea?',
  'raspberry leaf for period pain',
])('nothing is to be brought on: "%s"', (asked) =>
  expect(lastOf(anne, asked).text).not.toContain('Please take no herb for that'),
);

test.each([
  'my wife is a week late, can she take ashwagandha?',
  "girlfriend's 6 days late and wants ashwagandha for stress",
  'we are trying, my fiancee is 8 days overdue. ashwagandha for her?',
  "my daughter's 5 days late with her period, ashwagandha ok for her?",
  'I am 9 days late, is ashwagandha fine?',
])('hers or one’s own, a late period is judged as a pregnancy until the test: "%s"', (asked) => {
  const { text } = lastOf({ age: 40 }, asked);
  expect(text).toContain('a test comes first');
  expect(text).toMatch(/ashwagandha in pregnancy/);
});

test.each([
  'my wife is 3 days late with the rent and stressed, ashwagandha for her?',
  'my partner is two weeks late handing in her thesis, ashwagandha for her?',
])('another thing is late: "%s"', (asked) =>
  expect(lastOf({ age: 40 }, asked).text).not.toContain('pregnancy: a test'),
);
