import { describe, expect, test } from 'vitest';
import { lastOf } from '../../testing/talk.ts';

describe('why something is a worry tells of no fear', () => {
  test.each(['Why the worry?', 'so why the fuss?', 'but why all the concern', "what's the problem with it then?"])(
    '"%s"',
    (asked) => {
      const { offered } = lastOf(
        { age: 59, currentMedications: 'gliclazide' },
        'is bitter melon juice ok for me',
        asked,
      );
      expect(offered).toEqual([]);
    },
  );
});

test.each([
  'So give me the timing again short, for the magnesium and the multi',
  'ok, the hours again please for magnesium and the multivitamin',
  'tell me the gap for the magnesium',
])('the times once more: "%s"', (asked) =>
  expect(
    lastOf(
      { age: 41, currentMedications: 'Dovato once a day' },
      'I take magnesium and a multivitamin. Does it matter when I take them with the Dovato?',
      asked,
    ).text,
  ).toContain('2 hours before or 6 hours after'),
);

test.each([
  'And for me, how many days until I should bother the doctor?',
  'how long before I ring the surgery?',
  'when do I trouble the GP with it',
  'after how many days should I go to the doctor?',
])('when to see a doctor: "%s"', (asked) => {
  const { text, offered } = lastOf({ age: 66, currentMedications: 'none' }, 'I have a cold and a cough, thyme?', asked);
  expect(offered).toEqual([]);
  expect(text).toMatch(/three weeks|ten days/);
});

test.each([
  'He says the studies show it works as well as the tablets. Is he wrong?',
  'the trials say it is as good as the tablets',
  'he read research that it is as strong as the pills, true?',
])('what studies say stops no medicine: "%s"', (asked) =>
  expect(
    lastOf({ age: 39 }, "My dad has Parkinson's and found mucuna powder. Is it safe for him?", asked).text,
  ).not.toContain('keeps taking'),
);

test('a clinician who never spoke of it did not speak of it', () =>
  expect(
    lastOf({ age: 36, healthConcerns: 'lupus' }, 'I eat alfalfa daily. My rheumatologist never mentioned food so fine?')
      .text,
  ).not.toContain('spoke of it'));

test.each([
  'I had a peanut reaction when I was small, throat swelling. Then what instead?',
  'once had an allergic reaction to nuts as a child, my lips were swollen. what else could I take?',
])('how a reaction was then is no complaint of now: "%s"', (told) => {
  const { text } = lastOf(
    { age: 31, gender: 'female', healthConcerns: 'breastfeeding' },
    'my milk is not enough, fenugreek?',
    told,
  );
  expect(text).not.toMatch(/sore throat|chapped/i);
});

test.each(['hows it taken', "what's the usual way to take it", 'how do people take that'])(
  'how it is taken, and not before the medicines are known: "%s"',
  (asked) => {
    const { text } = lastOf({}, 'is st johns wort any good', asked);
    expect(text).toContain('300 mg of standardised extract');
    expect(text).toContain('Not before a pharmacist has seen which medicines you take');
  },
);

test('a spoon in the morning asks how much', () =>
  expect(lastOf({}, 'black seed oil for sugar, is it good', 'one spoon in morning?').text).toContain('0.5 to 2.5 ml'));

test('low for weeks: a herb is not all that is said', () =>
  expect(lastOf({}, 'been feeling low for weeks, my nan swears by st johns wort').text).toMatch(
    /please see a doctor[^]*crisis line/,
  ));

describe('herbs in a list are what is asked about, beside any complaint', () => {
  const abdul = { age: 49, currentMedications: 'metformin, gliclazide', healthConcerns: 'type 2 diabetes' };

  test.each([
    'sugar is 9-10 mornings, belly fat, and tired. cinnamon, berberine, fenugreek - which one',
    'tired. cinnamon, berberine, fenugreek: which?',
    'always tired, berberine / cinnamon / fenugreek... which first',
  ])('"%s"', (asked) => {
    const { text, offered } = lastOf(abdul, asked);

    expect(offered).toEqual([]);
    expect(text).toMatch(/berberine and gliclazide\. .*low sugar/);
  });

  test('where no herb is listed, herbs are chosen', () =>
    expect(lastOf(abdul, 'something for sleep please - which one').offered).toContain('valerian'));
});
