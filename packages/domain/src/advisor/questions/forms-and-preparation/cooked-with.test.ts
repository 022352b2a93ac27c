import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const asker = { age: 37, currentMedications: 'none', allergies: 'none', healthConcerns: 'none' };

test.each([
  ['a recipe with dill that a 5 yr old will eat? the burgers are gone lol', 'Dill goes into new potatoes'],
  ['what can I cook with lots of basil', 'Basil goes into tomato sauce'],
  ['got a bunch of parsley, ideas for dinner?', 'Parsley goes into potatoes'],
  ['recipe for sage butter', 'Sage goes into butter'],
  ['what goes well with thyme', 'Thyme goes into roast vegetables'],
  ['any recipes with ginger?', 'Ginger goes into stir-fries'],
])('what the kitchen does with it: "%s"', (asked, line) => {
  const { text, findings } = lastOf(asker, asked);
  expect(text).toContain(line);
  expect(text).toContain('egg');
  expect(findings).toEqual([]);
});

test.each(['recipe for thyme tea for a cough', 'how much dill goes into a recipe for four persons'])(
  'a remedy and an amount are no dish: "%s"',
  (asked) => expect(lastOf(asker, asked).text).not.toMatch(/^(?:Dill|Thyme) goes into/),
);

test('what goes with a dish is answered, and what is at hand is not described one by one', () =>
  expect(
    lastOf({ age: 30 }, 'What herbs go best with roast lamb? Got rosemary, sage, mint and thyme').text,
  ).not.toMatch(/side effects|no warning/));

test.each([
  'my wife is 20 weeks pregnant, is sage in the stuffing dangerous?',
  'is turmeric in curry dangerous for me?',
])('in a dish it is a food: "%s"', (asked) =>
  expect(lastOf({ age: 30, currentMedications: 'warfarin' }, asked).text).toContain('In usual food amounts'),
);
