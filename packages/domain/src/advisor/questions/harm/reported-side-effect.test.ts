import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

describe('"is that why …?" tells what is felt', () => {
  test.each([
    ['tell me about yohimbe', 'is that why my heart races', /Take no more of it/, /fast heartbeat/],
    ['tell me about magnesium', 'could that be why i have diarrhea?', /Take no more of it/, /diarrhea/],
    ['tell me about garlic capsules', 'so is that the reason I have heartburn', /Take no more of it/, /heartburn/],
  ])('%s, %s', (first, question, stops, known) => {
    const { text } = lastOf(healthyAdult, first, question);
    expect(text).toMatch(stops);
    expect(text).toMatch(known);
  });

  test('why people do something is no complaint', () => {
    const { text } = lastOf(healthyAdult, 'what helps with sleep?', 'is that why people drink it before bed?');
    expect(text).not.toMatch(/Take no more of it/);
  });
});

test('no list of side effects is never told as none', () => {
  const { text } = lastOf(healthyAdult, 'tell me about acerola', 'what are the side effects?');
  expect(text).toMatch(/does not mean that it has none/);
  expect(text).not.toMatch(/none are described/);
});

test('what this person must not take is told without an amount, however it is asked', () => {
  const { text } = lastOf(
    { ...healthyAdult, currentMedications: 'digoxin' },
    'licorice tea is ok? i drink it every night',
  );
  expect(text).toMatch(/digoxin/);
  expect(text).not.toMatch(/\d g of root/);
});

describe('acid and burping from it are felt from it', () => {
  test.each([
    'been getting acid from it',
    'its giving me acid',
    'it burns coming up',
    'im burping it up',
    'it makes my bum burn',
    "it's been giving me indigestion",
  ])('"%s"', (told) => {
    const { text } = lastOf(healthyAdult, 'ibs cramps, peppermint oil caps?', told);
    expect(text).toMatch(/Take no more of it/);
    expect(text).toMatch(/heartburn/);
  });

  test('an acid in the name of a product is none', () =>
    expect(lastOf(healthyAdult, 'is alpha lipoic acid any good', 'where do i get that acid from').text).not.toMatch(
      /Take no more of it/,
    ));
});

describe('capsules that burn on their way out are felt from it', () => {
  test.each(['peppermint capsules make my bum burn', 'burning when i poo since the peppermint capsules'])(
    '"%s"',
    (told) => expect(lastOf(healthyAdult, told).text).toMatch(/Take no more of it[^]*burning around the anus/),
  );

  test('what only is asked of them is no complaint', () =>
    expect(lastOf(healthyAdult, 'do peppermint capsules help ibs').text).not.toMatch(/Take no more of it/));
});

describe('a sore mouth from chewing it is felt from it', () => {
  test.each([
    'been chewing the leaves and now my mouth is sore',
    'got ulcers in my mouth from chewing it',
    'the raw leaves gave me mouth sores',
    'my tongue is raw since i chew it',
  ])('"%s"', (told) => {
    const { level, text } = lastOf(healthyAdult, 'feverfew for migraine?', told);
    expect(level).toBe('none');
    expect(text).toMatch(/Take no more of it[^]*mouth sores/);
  });

  test('with more than that a doctor is wanted', () =>
    expect(
      lastOf(
        healthyAdult,
        'feverfew for migraine?',
        'ive been chewing the leaves and got mouth ulcers and my skin peels',
      ).level,
    ).not.toBe('none'));

  test('and what is asked next is of the migraine still', () =>
    expect(
      lastOf(healthyAdult, 'feverfew for migraine?', 'got mouth sores from chewing it', 'magnesium then?').text,
    ).toMatch(/Migraine/));
});
