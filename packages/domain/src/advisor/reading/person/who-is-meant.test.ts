import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const onTheophylline = { age: 75, gender: 'male', currentMedications: 'theophylline', healthConcerns: 'COPD' };
const girl = { age: 6, gender: 'female', healthConcerns: 'eczema' };

test.each([
  'St Johns wort my lass takes, cheers me up maybe',
  "the st john's wort my sister is on, any good for mood?",
])('who takes a herb tells which one is meant: "%s"', (asked) =>
  expect(lastOf(onTheophylline, asked).text).toContain('theophylline'),
);

describe('an allergy of kin is not one of the one it is about', () => {
  test('the brother of a child', () => {
    const { text, findings } = lastOf(girl, 'calendula for my girl?', 'its a daisy? her brothers allergic to daisies');
    expect(text).toContain('For her brother I would leave out calendula');
    expect(findings).toEqual([]);
  });

  test('a brother of the one who asks', () =>
    expect(lastOf({ age: 30 }, 'can i have bee pollen, my brother is allergic to bees').text).toContain(
      'no warning for bee pollen',
    ));

  test('it still counts for whom the question is about', () =>
    expect(lastOf({ age: 30 }, 'my wife is allergic to ragweed, can she have chamomile?').text).toMatch(
      /daisy family/,
    ));
});

test.each(['heart attack level anxiety before presentations', 'nearly had a stroke when I saw the bill, nerves shot'])(
  'an illness in a picture is none: "%s"',
  (asked) => expect(lastOf({ age: 31 }, asked).text).not.toMatch(/against (?:heart disease|stroke)/),
);
