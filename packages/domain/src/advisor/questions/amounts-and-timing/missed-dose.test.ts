import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const onTwoThinners = { age: 76, currentMedications: 'clopidogrel, aspirin', healthConcerns: 'heart attack' };

describe('a failing memory is no missed dose', () => {
  test.each([
    'I forget names more and more. Is ginkgo good for memory?',
    'i forget things more than i used to, would ginkgo help',
    'forgetting words more often lately, ginkgo?',
    'I forget my keys twice a day, is ginkgo any good?',
    'my wife says I forget everything twice, can I take ginkgo?',
  ])('"%s"', (asked) => {
    const { text } = lastOf(onTwoThinners, asked);
    expect(text).not.toContain('the one you missed');
    expect(text).toMatch(/ginkgo with aspirin and clopidogrel/);
  });

  test.each(['if I forget a day, do I take more the next?', 'I forgot it yesterday, should I have two today?'])(
    '"%s" is one',
    (asked) => expect(lastOf({ age: 60 }, 'Is ginkgo good for memory?', asked).text).toContain('the one you missed'),
  );
});
