import { describe, expect, test } from 'vitest';
import { lastOf, type Asker } from '../../../testing/talk.ts';

describe('what may be behind a complaint, or what it may turn into, is told with it', () => {
  test.each<[Asker, readonly string[], RegExp]>([
    [
      { age: 78, currentMedications: 'furosemide' },
      ['i sleep badly. anything natural?'],
      /Water tablets such as furosemide[^]*needing more pillows/,
    ],
    [
      { age: 44, currentMedications: 'valproate' },
      ['I forget so many things. Would ginkgo help?'],
      /such as valproate[^]*make forgetful/,
    ],
    [
      { age: 49, gender: 'female' },
      ['heavy legs and varicose veins, which herb?', 'is it ok with the combined pill?'],
      /can be a clot/,
    ],
    [
      { age: 33 },
      ['tension headache from the computer. any herb?', 'Is it okay to use it every day?'],
      /painkillers on ten days/,
    ],
    [
      { age: 66, currentMedications: 'warfarin' },
      ['My knees hurt. What natural remedy helps?', 'why not turmeric?'],
      /spice in usual amounts/,
    ],
    [{ age: 51, gender: 'female' }, ['Hot flushes day and night. What can I try?'], /harmed livers/],
  ])('%j, %j', (asker, talk, says) => expect(lastOf(asker, ...talk).text).toMatch(says));

  test('a salt substitute with potassium is one thing', () => {
    const asker = { age: 70, currentMedications: 'lisinopril' };

    expect(lastOf(asker, 'is a salt substitute with potassium ok?').text).not.toContain('more of it');
  });
});

describe('everyday questions beside a cold are answered', () => {
  test.each([
    ['is it contagious', /pass from one to another/],
    ['can I go to work', /home with a fever/i],
    ['can I still train', /a virus can reach the heart/],
    ['nasal spray?', /at most a week/],
    ['hot lemon?', /soothe the throat/],
    ['is Weleda good', /name no brands/],
    ['something from Aldi', /seal of independent testing/],
    ['can men use it', /no warning/],
    ['girlfriend has it too', /for a cold/],
  ])('"%s"', (asked, says) =>
    expect(lastOf({ age: 34, gender: 'female' }, 'I have a cold and a runny nose, what helps?', asked).text).toMatch(
      says,
    ),
  );

  test('"no pills please" tells of no medicine left out', () => {
    expect(lastOf({ age: 34 }, 'hot flushes, what helps?', 'no pills please').text).not.toContain('no medicines');
  });
});
