import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const anybody = {
  age: 37,
  gender: 'male',
  currentMedications: 'none',
  allergies: 'none',
  healthConcerns: 'none',
} as const;

describe('what is offered first comes in the form that was asked for', () => {
  test.each([
    'my sister drank my last good tea, I could strangle her. suggest another calming one',
    'lovely relaxing brew before I meet her parents?',
    'which herbal infusion for stress',
  ])('a tea, with how to make it: "%s"', (asked) => {
    const { text, offered, level } = lastOf(anybody, asked);
    expect(level).toBe('none');
    expect(offered.slice(0, 2)).toEqual(['lemon-balm', 'chamomile']);
    expect(offered).not.toContain('ashwagandha');
    expect(text).toMatch(/Lemon balm[^\n]*As a tea: [^\n]*Steep/);
  });

  test.each([
    'on my feet all day in the kitchen, they are killing me. a nice soak?',
    'what goes in a bath for sore muscles',
  ])('a soak, and no capsules or creams: "%s"', (asked) => {
    const { text, offered } = lastOf(anybody, asked);
    expect(offered).toEqual(['rosemary']);
    expect(text).toMatch(/two handfuls of the dried plant[^\n]*lavender[^\n]*Epsom salt/);
    expect(text).not.toMatch(/hair trial|capsaicin/);
  });

  test('a gargle', () => {
    const { text, offered } = lastOf(anybody, 'anything to gargle with for a raw throat?');
    expect(offered).toEqual(['sage', 'thyme']);
    expect(text).toMatch(/half a teaspoon of salt/);
  });

  test('who says that they drink tea is offered more than tea', () =>
    expect(lastOf(anybody, 'I drink a herbal tea every night and still sleep badly, what helps?').text).toMatch(
      /Valerian/,
    ));
});

describe('the mild and well known comes first', () => {
  test.each<[string, readonly string[]]>([
    ['caught a cold off the kids, what can I take?', ['honey', 'thyme', 'ginger']],
    ['a lot on at work, I feel wound up. any herb?', ['lemon-balm', 'chamomile']],
    ['lying awake again, which herbs?', ['chamomile', 'lemon-balm', 'valerian']],
    ['belly like a balloon after lunch', ['fennel', 'peppermint']],
    ['my throat is scratchy', ['sage', 'honey']],
    ['put my back out digging', ['cayenne', 'willow-bark']],
  ])('"%s"', (asked, first) => expect(lastOf(anybody, asked).offered.slice(0, first.length)).toEqual(first));

  test('in the place of what is refused beside an antidepressant stand two that act on none', () =>
    expect(
      lastOf({ age: 41, gender: 'female', currentMedications: 'citalopram' }, 'griffonia for sleep with my citalopram?')
        .offered,
    ).toEqual(['chamomile', 'valerian']));

  test('what acts on a medicine takes no place while something else is free of it', () =>
    expect(
      lastOf({ age: 70, currentMedications: 'warfarin, bisoprolol' }, 'ginkgo for my memory, alright?').offered,
    ).toEqual(['citicoline']));

  test('beside a medicine that only extracts clash with, a cup is offered as a cup', () => {
    const { text, offered } = lastOf({ ...anybody, currentMedications: 'tramadol' }, 'what helps me sleep?');
    expect(offered[0]).toBe('chamomile');
    expect(text).toContain('Only as a tea');
  });

  test('at a great age tiredness goes to the doctor, and with epilepsy no caffeine is offered', () => {
    const old = lastOf({ ...anybody, age: 82 }, 'worn out the whole day, what gives me energy?');
    expect(old.offered).toEqual([]);
    expect(old.text).toMatch(/doctor/);
    expect(lastOf({ ...anybody, healthConcerns: 'epilepsy' }, 'tired, what gives energy?').offered).not.toContain(
      'green-tea',
    );
  });

  test('the aches of a flu bring no herb for joints', () =>
    expect(lastOf(anybody, 'shivery with flu, fever and everything aches. which herb?').offered).not.toContain(
      'turmeric',
    ));
});
