import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

describe('an essential oil is never poured into food or drink', () => {
  test.each([
    ['lavender oil helps me sleep?', 'can I stir it into my yoghurt?'],
    ['what about peppermint oil for IBS', 'can I add some to a smoothie?'],
    ['is frankincense oil good for joints', 'can I mix some into my tea or a smoothie'],
    ['oregano oil for a cold?', 'could I put some in juice'],
    ['clove oil for a tooth?', 'mix it into milk?'],
  ])('"%s", "%s"', (first, asked) => {
    const { text } = lastOf(healthyAdult, first, asked);
    expect(text).not.toMatch(/^Yes/);
    expect(text).not.toContain('can go into it');
  });

  test.each([
    ['turmeric for my knees', 'can I stir it into my porridge?'],
    ['ashwagandha powder for stress?', 'can I stir it into my yoghurt?'],
  ])('a powder may be: "%s", "%s"', (first, asked) =>
    expect(lastOf(healthyAdult, first, asked).text).toContain('can go into it'),
  );
});

describe('the aloe on the windowsill is not eaten', () => {
  const burnt =
    'I have an aloe plant on the windowsill for my sunburn, just cut and smear? or is the lavender oil better';
  test.each([
    [burnt, "mmm that's nice and cold. Could I blend some of the plant in a smoothie too, I've seen people do it?"],
    [burnt, 'can I eat a bit of the leaf?'],
    ['hello', 'My aloe on the windowsill is huge. can I eat a leaf?'],
    ['hello', 'can I juice the leaf of my aloe plant?'],
    ['hello', 'fresh aloe from the pot in a smoothie, fine?'],
  ])('"%s", "%s"', (first, asked) => {
    const { text, level } = lastOf(healthyAdult, first, asked);
    expect(level).toBe('none');
    expect(text).toContain('harsh laxative');
  });

  test('in pregnancy the check speaks too', () =>
    expect(
      lastOf({ age: 30, gender: 'female', healthConcerns: 'pregnant' }, burnt, 'a bit of the plant in my smoothie?')
        .findings,
    ).not.toEqual([]));

  test('somebody on the windowsill is still in danger', () =>
    expect(lastOf(healthyAdult, 'my son is sitting on the windowsill and cries').level).toBe('emergency'));
});
