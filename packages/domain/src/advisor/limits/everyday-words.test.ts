import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const asker = { age: 45, gender: 'female' };

describe('everyday words are no alarm', () => {
  test.each([
    'I do get a bit of burning behind the breastbone if I lie down after. does mint matter?',
    'a burning feeling behind my breastbone when I bend over, is ginger ok?',
    'lorry driver here. hay fever season starting eyes streaming. want something that dont make me drowsy',
    'Aunty sent biotin and iron tablets, I take everything together in the morning with thyroid tablet so i dont forget',
    'And how long would I go on with it before I say this isn’t working?',
    'how many weeks should I give it before I give up on it?',
    "There's also a big comfrey plant there. my father drank it. And put it on his knee",
    'my gran always drank comfrey tea for her chest, big plant by the shed',
    'My sister had the bloating and hers turned out to be her ovaries',
  ])('"%s"', (said) => expect(lastOf(asker, 'mint tea for wind?', said).level).toBe('none'));

  test.each([
    'burning behind the breastbone when I lie down, and down my arm, sweating',
    'eyes streaming, something flew in my eye and I can’t open it',
    'tonight I take everything, then it is over',
    'my father drank it just now, the whole bottle of comfrey tincture, he vomits',
  ])('and danger still is one: "%s"', (said) => expect(lastOf(asker, said).level).not.toBe('none'));
});

describe('what nobody keeps down dries out', () => {
  const told =
    'Now is worse. Since yesterday I can not hold even water, I pee very little and dark and I am dizzy when I stand up';

  test('in pregnancy it is for those who know hyperemesis', () =>
    expect(lastOf({ age: 30, gender: 'female' }, 'I have 9 weeks pregnant, ginger ok?', told).text).toMatch(
      /hyperemesis/,
    ));
  test('in anybody else it is told as dehydration', () => expect(lastOf(asker, told).text).toMatch(/dehydration/));
  test('dark urine with yellow eyes is still the liver', () =>
    expect(lastOf(asker, 'can not keep food down, dark pee and yellow eyes').text).toMatch(/yellow skin or eyes/));
});
