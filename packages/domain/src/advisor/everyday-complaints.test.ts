import { expect, test } from 'vitest';
import { holdHouseholdTalk } from '../../testing/household-talk.ts';
import { type Asker, lastOf } from '../../testing/talk.ts';

const woman: Asker = { age: 23, gender: 'female' };

test.each([
  ['burning when i pee since yesterday, need to go all the time. what can I take?'],
  ['peeing every half hour and it stings, what herb?'],
  ['it hurts to pee and I run to the toilet constantly. any herb?'],
  ['need to wee all the time and it is sore, which herb helps?'],
  ['cystitis again, on the loo all the time. what can I take?'],
])('"%s" is an infection, and no bladder to be trained', (asked) => {
  const { offered, text } = lastOf(woman, asked);
  expect(offered).toContain('cranberry');
  expect(offered).not.toContain('pumpkin-seed');
  expect(text).not.toContain('stretch the time');
});

test.each([["I have to pee every hour, it doesn't burn. any herb?"], ['I have to pee every hour, any herb?']])(
  '"%s" stays a restless bladder',
  (asked) => expect(lastOf(woman, asked).offered).toContain('pumpkin-seed'),
);

test.each([
  ['and the stomach thing on planes? I get sick'],
  ['tummy trouble on flights, I always get sick'],
  ['I also feel queasy when flying'],
  ['and the nausea on planes?'],
  ['I get sick when I fly'],
])('"%s" is of travel sickness', (asked) =>
  expect(lastOf(woman, 'What helps me calm down before a flight?', asked).offered).toContain('ginger'),
);

test('a small child with a cold: no oils near the face, and the signs of a child', () => {
  const [, forHer, when] = holdHouseholdTalk(
    [
      { name: 'Miriam', age: 39, gender: 'female' },
      { name: 'Lotte', age: 3, gender: 'female' },
    ],
    [
      "we both have a cold, what's good for a blocked nose and cough for me?",
      'and for my daughter? she is 3',
      'when should i take her to the doctor?',
    ],
  );
  expect(forHer?.text).toContain('on or near the face of a small child');
  expect(when?.text).toContain('fast or hard breathing');
  expect(lastOf({ age: 30 }, 'what helps against a blocked nose?').text).not.toContain('small child');
});

test.each([
  ['this heat is killing me, what is a nice cooling drink with herbs?'],
  ['any refreshing iced tea for the summer?'],
  ['which herbal tea tastes good cold'],
  ['recommend a cold herbal drink'],
  ['herbs to cool me down in this heat?'],
])('"%s" is answered with usual teas', (asked) => {
  const { text } = lastOf({ age: 38 }, asked);
  expect(text).toContain('peppermint');
  expect(text).toContain('let it cool');
});

test.each([
  ["I'm dying for something sweet all day. any herb against cravings?"],
  ['herb against cravings for sweets'],
  ['sweet cravings every afternoon, what helps?'],
  ['I crave something sweet after dinner, any herb?'],
  ['desperate for sugar all day, what can I take'],
])('"%s" is of a craving for sweets', (asked) => expect(lastOf({ age: 34 }, asked).text).toContain('calm a craving'));

test.each([
  'sweating like mad in this heat, any herb?',
  'dripping with sweat all day, something herbal?',
  'i sweat buckets in summer, what helps',
])('sweating is no menopause: "%s"', (asked) => {
  const { offered } = lastOf({ age: 35, gender: 'female' }, asked);
  expect(offered).toContain('sage');
  expect(offered).not.toContain('black-cohosh');
});

test.each(['what else can i do for milk', 'anything i can take for my milk?'])('milk is the own milk: "%s"', (asked) =>
  expect(lastOf({ age: 31, gender: 'female', healthConcerns: 'breastfeeding' }, 'fenugreek?', asked).text).toMatch(
    /milk supply/,
  ),
);

test.each(['what is left then', 'anything else?'])('of a cramp it is told what helps besides: "%s"', (asked) => {
  const { text } = lastOf({ age: 60 }, 'magnesium for cramp at night?', asked);
  expect(text).toMatch(/Stretch the calf/);
  expect(text).not.toMatch(/migraine/i);
});

test.each(['the memory gets bad, is ginkgo good?', 'my memory is going, is ginkgo good?'])(
  'late in life a memory that goes is told of before the herb: "%s"',
  (asked) => expect(lastOf({ age: 74 }, asked).text).toMatch(/see a doctor before any herb/),
);

test.each(['kidneys are fine', 'my liver is ok btw'])('what is fine is no complaint: "%s"', (told) =>
  expect(lastOf({ age: 40 }, 'is magnesium ok?', told).text).not.toMatch(/stones|this is about/),
);
