import { describe, expect, test } from 'vitest';
import { factsIn } from './message-facts.ts';

describe('an illness that is asked of as a risk is nobody’s', () => {
  test.each([
    'And for me evening primrose. or is that a seizure thing too like I read?',
    'is that a seizure risk?',
    'I read it is an epilepsy thing',
  ])('"%s"', (asked) => expect(factsIn(asked).conditions).toEqual([]));

  test.each(['I have a seizure thing since I was a kid', 'I get seizures', 'my seizure thing, does it matter?'])(
    'and one that is told is: "%s"',
    (told) => expect(factsIn(told).conditions.map(({ id }) => id)).toEqual(['epilepsy']),
  );
});

test.each([
  'echinacea helped me before my transplant, can I again?',
  'before my hip replacement I took ginkgo, can I again?',
])('an operation that is over is none that is planned: "%s"', async (asked) => {
  const { lastOf } = await import('../../../../testing/talk.ts');
  expect(lastOf({ age: 47, currentMedications: 'none' }, asked).text).not.toContain('before an operation');
});
