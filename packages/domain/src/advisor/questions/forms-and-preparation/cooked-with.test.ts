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
