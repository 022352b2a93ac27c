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
