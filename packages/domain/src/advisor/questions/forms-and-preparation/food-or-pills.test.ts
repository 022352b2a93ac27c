import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

test.each([
  ['garlic', "I'm a cook by trade. Doc says no garlic pills with my Coumadin. Does that mean no garlic in the pot?"],
  ['ginger', 'my nurse told me off the ginger capsules, is ginger in the curry still alright?'],
  ['turmeric', 'turmeric tablets are out she said. does that go for turmeric in my rice as well'],
  ['garlic', 'no garlic supplements for me i know, but can i still cook with garlic'],
  ['ginger', 'pharmacist took my ginger pills away, what about ginger in stir fry?'],
])('%s in the pot is told apart from its pills: "%s"', (name, asked) => {
  const { text } = lastOf({ age: 72, currentMedications: 'Coumadin 5mg' }, asked);
  expect(text).toContain(`In usual food amounts I know of nothing against ${name} for you`);
  expect(text).toContain('Keep the amount about the same');
  expect(text).toContain('Capsules, extracts and large amounts are another matter');
});

test.each([
  [
    'turmeric',
    "She makes me milk with a pinch of turmeric, and brought capsules, 'high strength'. The milk or the capsules or neither?",
  ],
  ['ginger', 'ginger in my curry or the ginger capsules from the shop, which one?'],
  ['garlic', 'garlic in the soup or the garlic pills or neither?'],
  ['cinnamon', 'cinnamon capsules from my son, and I have a pinch in my coffee. the pinch or the capsules or neither?'],
])('%s in food is fine, and its capsules are not: "%s"', (name, asked) => {
  const { text } = lastOf({ age: 72, currentMedications: 'warfarin' }, asked);
  expect(text).toMatch(new RegExp(`In usual food amounts I know of nothing against ${name}`));
  expect(text).toMatch(new RegExp(`not without asking first:\\s+Ask first: ${name}`));
});

test('flowers in a dessert, and never the bottle of oil', () => {
  const { text } = lastOf(
    { age: 34, gender: 'female', healthConcerns: 'pregnant' },
    'parsley in the soup ok?',
    'And dessert, panna cotta with a little lavender. I have dried flowers and the little bottle of oil, which one?',
  );
  expect(text).toMatch(/nothing against lavender/);
  expect(text).toMatch(/Not the bottle of oil/);
  expect(text).not.toMatch(/Parsley/);
});

test.each([
  ['I cook saturday. saltimbocca with much sage, then risotto with saffron. The herbs are ok for me?'],
  ['we bake a focaccia with rosemary and make a pesto with parsley, fine?'],
])('herbs in a dish are no medicine in a pregnancy: "%s"', (asked) => {
  const { text, findings } = lastOf({ age: 34, gender: 'female', healthConcerns: 'pregnant, 22 weeks' }, asked);
  expect(findings).toEqual([]);
  expect(text).toMatch(/In usual food amounts/);
});

test('what is named beside a dish is eaten too', () => {
  const { text } = lastOf(
    { age: 34, gender: 'female', healthConcerns: 'pregnant' },
    'risotto with saffron for dinner, ok?',
    'super. parsley, basil, rosemary also? I have read parsley is dangerous',
  );
  expect(text).toMatch(/In usual food amounts I know of nothing against parsley, basil and rosemary/);
});

test.each([
  'ankles puffy so i started a dandelion tea, 3 cups a day. thats basically food right',
  'juniper drops three times a day, its only food really isnt it',
])('what is drunk by the cup is no food for being called so: "%s"', (asked) => {
  expect(lastOf({ age: 37, currentMedications: 'lithium' }, asked).text).toMatch(
    /Ask first: (?:dandelion|juniper) and lithium/,
  );
});

test('of several in the kitchen only the one that matters is warned of', () => {
  const { text } = lastOf({ age: 41, currentMedications: 'Prograf' }, 'ginger and grapefruit in my salad, ok?');
  expect(text).toMatch(/take care with grapefruit\. Here/);
  expect(text).toMatch(/nothing against ginger/);
});
