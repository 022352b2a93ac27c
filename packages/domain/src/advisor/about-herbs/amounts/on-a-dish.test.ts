import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const onWarfarin = { age: 79, gender: 'female', currentMedications: 'Warfarin 3mg' };
const asFood = 'In usual food amounts I know of nothing against';

test.each([
  ['turmeric capsules for my knees?', 'I do put a little turmeric in my kedgeree on a Friday, must that go too'],
  ['garlic tablets ok?', 'I like garlic in the bagna cauda, is that a problem'],
  ['ginger capsules ok?', 'but a bit of ginger in my parkin is fine?'],
  ['sage extract?', 'ok, but i do love sage on my gnocchi, do i have to stop that'],
])('a little on a dish, whatever it is called, is food: "%s" "%s"', (before, asked) =>
  expect(lastOf(onWarfarin, before, asked).text).toContain(asFood),
);

test.each([
  'a bit of calendula on my elbow?',
  'a little lavender on my pillow?',
  'a touch of ginger in my tea ok?',
  'can i put bergamot oil on my arms before going to the beach?',
  'I have turmeric with my warfarin, ok?',
  'I have ginkgo on my list, ok?',
])('what is no dish is not: "%s"', (asked) => expect(lastOf(onWarfarin, asked).text).not.toContain(asFood));

test('whether a juice is any good is no question of the dish', () => {
  const { text } = lastOf(
    { age: 37 },
    'is beetroot good for children of 5',
    "My husband wants to drink that beet juice for his cycling. same thing? any good? he's on nothing",
  );
  expect(text).not.toContain(asFood);
  expect(text).toMatch(/training|endurance/);
});
