import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../testing/talk.ts';

describe('what was only read wrong in one word', () => {
  test.each([
    ['I saw ginkgo advertised, one a day. Would it do him good?', /zinc|magnesium/],
    ['valerian tablets, one a day, any good for sleep?', /zinc|magnesium/],
    ['Psyllium yes? How do I put it around the tablets', /on the skin/],
    ['put it between my meals? psyllium I mean', /on the skin/],
  ])('"%s"', (asked, wrong) => expect(lastOf(healthyAdult, asked).text).not.toMatch(wrong));

  test.each([
    'My wife cooks with much garlic and fresh ginger, is this ok with the blood thinner?',
    'she cooks with turmeric and cumin, fine?',
    'he seasons with plenty of garlic. ok?',
  ])('who cooks with it eats it: "%s"', (asked) =>
    expect(lastOf({ age: 69, currentMedications: 'warfarin' }, asked).text).toContain('In usual food amounts'),
  );

  test.each([
    'ive cut coffee from 6 cups to none this week. ashwagandha ok?',
    'went from 8 cups a day to 1, coffee i mean, is guarana ok',
  ])('what was given up is no amount: "%s"', (asked) =>
    expect(lastOf(healthyAdult, asked).text).not.toContain('of caffeine a day, which is more'),
  );

  test.each([
    ['berberine and milk thistle. which of the 2', 'I would begin with'],
    ['ashwagandha, also rhodiola, for stress. which of the two?', 'I would begin with'],
  ])('one of two is named: "%s"', (asked, line) => expect(lastOf(healthyAdult, asked).text).toContain(line));
});

describe('when somebody should look at it', () => {
  test.each([
    'how long do i give it before seeing someone about the cough',
    'how long is too long',
    'how long till I get it looked at',
    'when do I have that checked',
    'how long do I leave it before going to the gp',
  ])('"%s"', (asked) => expect(lastOf(healthyAdult, 'thyme tea for a cough', asked).text).toContain('three weeks'));
});

describe('why it speaks against somebody', () => {
  const harold = { age: 74, gender: 'male', currentMedications: 'warfarin', healthConcerns: 'enlarged prostate' };
  test.each([
    'why exactly is saw palmetto a worry for me when my brother in law is fine on it',
    'right. so going back to saw palmetto, why is it a problem',
    'saw palmetto again. is it the warfarin or my age that makes it a no',
    'how come saw palmetto is dangerous for me',
  ])('"%s"', (asked) => {
    const { text } = lastOf(harold, 'saw palmetto for the prostate?', 'and pumpkin seeds?', asked);
    expect(text).toContain('raised INR');
    expect(text).not.toContain('anxiety');
  });
});
