import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const anybody = { age: 40, gender: 'female', currentMedications: 'none' };

describe('another part of the plant, or fruit that is not ripe, is not cleared with it', () => {
  test.each([
    ['elderberry syrup?', 'can i put the leaves in too', /^No\. Raw juice, leaves/],
    ['elderberry syrup?', 'red berries are fine yes', /^No\. Berries must be ripe/],
    ['rosehip tea?', 'some of mine are still greenish', /^I would not/],
    ['is chamomile ok?', 'what about the roots', /^I would not/],
  ])('"%s" and then "%s"', (first, then, says) => expect(lastOf(anybody, first, then).text).toMatch(says));

  test('the part that is used is', () =>
    expect(lastOf(anybody, 'dandelion?', 'can I use the roots').text).not.toContain('I would not'));
});

describe('of a wild plant it is told whether it grows rare', () => {
  test.each([
    ['slippery elm for reflux?', 'is the tree endangered?', /^Slippery elm: yes/],
    ['chamomile for sleep?', 'is it sustainable though', /^I keep no list/],
  ])('"%s" and then "%s"', (first, then, says) => expect(lastOf(anybody, first, then).text).toMatch(says));
});
