import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

describe('a wild plant that was eaten, and signs of it: the ambulance at once', () => {
  test.each([
    'picked roots by a stream, thought they were wild carrot, had a few bites, my lips are numb and I keep jerking',
    'made soup from leaves I thought were borage, now everything looks yellow and my heart is skipping',
  ])('"%s"', (told) => {
    const { level, text } = lastOf({ age: 44 }, told);
    expect(level).toBe('emergency');
    expect(text).toMatch(/call your emergency number first, now/);
    expect(text).toMatch(/Hemlock, water dropwort/);
  });

  test('mushrooms: feeling better proves nothing', () =>
    expect(lastOf({ age: 44 }, 'ate mushrooms from the woods, now awful cramps and the runs').text).toMatch(
      /feeling better proves nothing.*Everybody who ate/,
    ));

  test('food from a shop is told of without hemlock', () =>
    expect(lastOf({ age: 44 }, 'ate a salad from the supermarket and my lips are numb').text).not.toContain('Hemlock'));
});

describe('a swollen face in late pregnancy', () => {
  const expecting = { age: 31, gender: 'female', healthConcerns: '34 weeks pregnant' };

  test('with a bad head it is pre-eclampsia', () =>
    expect(lastOf(expecting, 'seeing sparkles, splitting head and a puffed up face since last night').text).toMatch(
      /pre-eclampsia.*maternity unit/s,
    ));

  test('with a tight throat it is an allergy', () =>
    expect(
      lastOf(expecting, 'my face is swollen, head hurts and my throat is tight after a new tea').text,
    ).not.toContain('pre-eclampsia'));
});

describe('chest pain that was looked into long ago', () => {
  test.each([
    'had chest pains in the spring, the cardiologist gave me the all clear, it was reflux. which tea is good for reflux?',
    'went in with chest pain last year, they checked everything, only acid. what can I drink for heartburn?',
  ])('is over, and the question is answered: "%s"', (asked) => {
    const { level, text, offered } = lastOf({ age: 58, gender: 'male' }, asked);
    expect(level).toBe('none');
    expect(offered.length).toBeGreaterThan(0);
    expect(text).toContain('New, stronger or different chest pain');
  });

  test.each([
    'had chest pain in march, they checked everything, all clear. it is back today, what tea helps?',
    'chest pain last year, all clear. now my chest is tight going upstairs, which tea?',
    'had chest pain in march. what can I drink for it?',
  ])('is none of these: "%s"', (asked) => expect(lastOf({ age: 58, gender: 'male' }, asked).level).toBe('emergency'));
});

describe('poisons that grow in the garden, or stand in a book', () => {
  test.each([
    ['foxgloves grow right beside my sage, does that matter?', /^Yes, mind a mix-up[^]*gloves/],
    ["there's lily of the valley growing in with my wild garlic, is that a problem?", /picked for wild garlic/],
    ['was monkshood ever used as a medicine in the past? I read a crime novel', /^Yes\. Aconite/],
    ['did doctors once treat people with foxglove?', /^Yes\. In 1785/],
  ])('"%s"', (asked, said) => {
    const { text, level, findings } = lastOf({ age: 63, gender: 'female' }, asked);
    expect(level).toBe('none');
    expect(text).toMatch(said);
    expect(findings).toEqual([]);
  });

  test('who would take it is warned', () =>
    expect(lastOf({ age: 63 }, 'was foxglove used for the heart once? can I drink it as tea?').text).toMatch(
      /poison/i,
    ));
});
