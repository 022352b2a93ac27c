import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

const after = (first: string, question: string, facts: object = {}) =>
  lastOf({ ...healthyAdult, age: 44, ...facts }, first, question).text;

describe('tea in the pot and in the cup', () => {
  test.each([
    ['can I make a big pot and warm it up later?', /not stand warm for hours/],
    ['how long should it steep?', /10 minutes/],
    ['hot or cold?', /boiling water/],
    ['with milk or water??', /either will do/i],
    ['do I swallow it or spit it out?', /^Swallow what is drunk/],
  ])('%s', (question, says) => {
    expect(after('is chamomile any good for sleep?', question)).toMatch(says);
  });

  test('what was advised against stays so', () => {
    const text = after('can I take ginkgo for my memory?', 'how long should it steep?', {
      currentMedications: 'warfarin',
    });
    expect(text).toMatch(/^Leave out ginkgo/);
  });

  test('what is no tea is not steeped', () => {
    expect(after('what is magnesium good for?', 'how long should it steep?')).toMatch(/not made as a tea/);
  });
});
