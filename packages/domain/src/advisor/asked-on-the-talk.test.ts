import { describe, expect, test } from 'vitest';
import { lastOf } from '../../testing/talk.ts';

describe('a short follow-up asks what it says', () => {
  test('how long it takes to work is no question of how long it suits a child', () =>
    expect(
      lastOf({ age: 38 }, 'my daughter is 7 and coughs at night, what helps?', 'how long would that take to work?')
        .text,
    ).toMatch(/one to three nights/));

  test('tea beside iron: the hours between', () =>
    expect(
      lastOf({ age: 52, gender: 'female' }, 'how do I take iron tablets?', 'is a mug of tea alright with them?').text,
    ).toMatch(/tea and iron.*2 hours between/i));

  test('the hours, asked again', () =>
    expect(
      lastOf(
        { age: 52, gender: 'female', currentMedications: 'levothyroxine' },
        'can I take iron?',
        'how many hours then?',
      ).text,
    ).toMatch(/at least 4 hours/));

  test('what mother must not take may suit me', () => {
    const { text } = lastOf(
      { age: 45, gender: 'male' },
      'are garlic tablets good for cholesterol?',
      'my mother takes warfarin, may she have them?',
      'and for me, I am on nothing, is it fine?',
    );
    expect(text).toMatch(/no warning for garlic for you/);
  });

  test.each(['so am I not allowed my curry anymore?', "can't I even have a curry now?"])(
    'a dish stays on the table: "%s"',
    (asked) =>
      expect(
        lastOf({ age: 70, currentMedications: 'rivaroxaban' }, 'turmeric capsules for my knees?', asked).text,
      ).toMatch(/food amounts I know of nothing against turmeric/),
  );
});

describe('an odd wording is read as it is meant', () => {
  test.each([
    [
      'no cranberry jelly on the turkey then?',
      'warfarin',
      /ask first about cranberry|cranberry: ask first|about cranberry/i,
    ],
    ['oh so no grapefruit marmalade either?', 'simvastatin', /leave (?:that|grapefruit)/i],
  ])('"%s" asks whether one may eat it', (asked, medicine, says) =>
    expect(lastOf({ age: 66, currentMedications: medicine }, asked).text).toMatch(says),
  );

  test('arnica as a tea, after its cream: that it is a poison inside is said', () =>
    expect(
      lastOf({ age: 40 }, 'arnica cream for a twisted ankle, any use?', 'or may I drink it as a tea instead?').text,
    ).toMatch(/Swallowed arnica/));

  test('a first answer does not speak of itself as said before', () =>
    expect(
      lastOf(
        { age: 33, gender: 'female', healthConcerns: '30 weeks pregnant' },
        "I can't sleep, my back hurts. A herbal remedy for sleep?",
      ).text,
    ).not.toContain('I would still start with'));

  test('irritable bowel is more than a cramp', () => {
    const talk = ['what is good for irritable bowel?', 'or rather psyllium, or something else?'] as const;
    expect(lastOf({ age: 33 }, talk[0]).offered[0]).toBe('peppermint-oil');
    expect(lastOf({ age: 33 }, ...talk).text).toMatch(/Trials in irritable bowel syndrome/);
  });

  test('a blend that was checked by its parts is not called unknown as well', () =>
    expect(lastOf({ age: 31 }, 'my 18 month old is snotty, olbas oil on her chest?').text).not.toMatch(
      /do not know enough about “olbas”/i,
    ));
});
