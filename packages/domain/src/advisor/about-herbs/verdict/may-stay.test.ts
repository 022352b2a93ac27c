import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const onWarfarin = { age: 73, gender: 'female', currentMedications: 'warfarin' };
const onLithium = { age: 53, currentMedications: 'lithium' };

describe('what must not change all at once is not advised to be left out', () => {
  test.each([
    [onWarfarin, 'should i stop eating spinach then?'],
    [onWarfarin, 'do I have to give up salad and greens?'],
    [onWarfarin, 'must I stop green tea?'],
    [onLithium, 'should I stop drinking coffee?'],
  ])('%j: "%s"', (person, asked) => {
    const { text } = lastOf(person, asked);
    expect(text).toMatch(/No need to leave out .*no sudden change/);
    expect(text).not.toContain('better leave out');
  });

  test('and may go on being eaten', () =>
    expect(lastOf(onWarfarin, 'can I eat spinach?').text).toContain('Yes, you can go on eating leafy greens'));
});

describe('where the hours or the amount count, it need not be left out', () => {
  test.each([
    [{ age: 53, currentMedications: 'levothyroxine' }, 'should I stop drinking coffee?', 'the time between the two'],
    [{ age: 33, gender: 'female', healthConcerns: 'breastfeeding' }, 'should I avoid garlic?', 'how much'],
  ])('%j: "%s"', (person, asked, counts) => expect(lastOf(person, asked).text).toContain(`what counts is ${counts}`));
});

test('what is to be left out still is', () => {
  expect(lastOf(onWarfarin, 'should I stop taking ginkgo?').text).toMatch(/leave out ginkgo|advise you against ginkgo/);
  expect(lastOf({ age: 40 }, 'is foxglove poisonous?').text).toMatch(/^Foxglove\. Yes\./);
});
