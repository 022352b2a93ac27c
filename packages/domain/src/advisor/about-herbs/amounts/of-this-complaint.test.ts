import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const ines = { name: 'Ines', age: 47, gender: 'female' };

test.each([
  ['cant sleep what can i take', /anxiety trials/],
  ['american ginseng for tiredness?', /sugar studies/],
  ['beta glucans for cholesterol', /For colds|for colds/],
  ['peppermint oil for ibs', /temples/],
])('asked how much, no amount for another complaint is told: "%s"', (first, other) => {
  expect(lastOf(ines, first, 'how many times a day').text).not.toMatch(other);
  expect(lastOf(ines, first, 'how much').text).not.toMatch(other);
});

test('a limit is told whatever it is taken for', () =>
  expect(lastOf(ines, 'saffron for mood', 'how much').text).toContain('5 g and more is toxic'));

test('what is rubbed in has no hour and no meal', () => {
  const skin = 'scar from operation still red, 3 months';

  expect(lastOf(ines, skin, 'with food?').text).toContain('neither meals nor the hour');
  expect(lastOf(ines, skin, 'before bed?').text).not.toContain('drowsy');
});

test.each(['tea or capsules?', 'is the tea or the pills better'])('which form, of one herb: "%s"', (asked) => {
  expect(lastOf(ines, 'artichoke for bloating?', asked).text).toMatch(/stronger and more even/);
  expect(lastOf({ ...ines, healthConcerns: 'gallstones' }, 'artichoke for bloating?', asked).text).toMatch(
    /leave out/i,
  );
  expect(lastOf({ age: 27, healthConcerns: 'pregnant' }, 'chamomile for sleep?', asked).text).not.toMatch(/1500 mg/);
});

describe('whom an amount is not for', () => {
  const amountFor = (age: number, gender: string) => lastOf({ age, gender }, 'how much ashwagandha').text;

  test('a pregnancy is named to a woman of whom none is known', () =>
    expect(amountFor(30, 'female')).toContain('Not in pregnancy, with liver disease'));
  test('and to nobody who cannot have one', () => {
    expect(amountFor(50, 'male')).toContain('Not with liver disease');
    expect(amountFor(72, 'female')).not.toContain('in pregnancy');
  });
});

describe('beside an amount, what matters to whoever takes it', () => {
  test.each([
    ['how many grams of valerian root for one cup?', /not drive if drowsy/],
    ['sensible amount of dried hops flowers for a night brew?', /drowsy[^]*not drive|alcohol/],
    ['how much senna should I take?', /no longer than one week/i],
    ['how do I prepare elderberries?', /never eat raw or unripe/i],
    ['how much uva ursi tea a day?', /week at most/],
    ['how much licorice tea a day?', /high blood pressure/],
  ])('%s', (asked, minded) => expect(lastOf({ age: 44, gender: 'female' }, asked).text).toMatch(minded));

  test.each([
    ['how much uva ursi tea a day?', { age: 70, gender: 'female' }],
    ['how much licorice tea a day?', { age: 70, gender: 'male' }],
  ])('of pregnancy nothing to whom it cannot be: %s', (asked, asker) => {
    const { text } = lastOf(asker, asked);
    expect(text).toContain('Mind this');
    expect(text).not.toMatch(/pregnan|breastfeeding/);
  });

  test('and once only', () =>
    expect(lastOf({ age: 44 }, 'how much senna?', 'and how much senna tea?').text).not.toContain('Mind this'));
});
