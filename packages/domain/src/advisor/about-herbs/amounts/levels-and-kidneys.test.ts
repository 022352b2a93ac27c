import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

describe('greens as food are asked about first where the kidneys are weak', () => {
  const olive = { age: 68, currentMedications: 'Ramipril', healthConcerns: 'Chronic kidney disease stage 3b' };
  test.each([
    "nettle soup then, that's just food",
    'parsley soup, only food?',
    "moringa leaves in a stew, that's food",
    'and nettle in a soup?',
    "nettles as a vegetable, that's only food",
  ])('"%s"', (then) => {
    const { text } = lastOf(olive, 'ankles swollen, horsetail or dandelion to drain it?', then);
    expect(text).toMatch(/potassium/);
    expect(text).toMatch(/kidney (?:team|disease)/);
    expect(text).not.toContain('I know of nothing against');
  });

  test('a spice is not', () =>
    expect(lastOf(olive, 'ginger in my curry ok?').text).toContain('I know of nothing against ginger'));
});

describe('a low level of vitamin D is read as one', () => {
  test.each([
    ['Tired, vitamin D 11 ng/ml', 'vit D came back 11 ng/ml, how much should I take', /count as a deficiency/],
    ['None', 'my vitamin d is 40 nmol/l what dose', /below what is seen as enough/],
    ['None', '25-OH vitamin D 8 ng/ml, what should I take?', /count as a deficiency/],
  ])('%s: "%s"', (healthConcerns, asked, says) => {
    const { text } = lastOf({ age: 60, healthConcerns }, asked);
    expect(text).toMatch(says);
    expect(text).toContain('measured again after about three months');
    expect(text).not.toContain('amounts add up');
  });

  test('a level that is enough is not', () =>
    expect(lastOf({ age: 60 }, 'vitamin d is 45 ng/ml, how much should i take').text).not.toContain('deficiency'));
});

describe('a cup less is no way round a medicine with a narrow margin', () => {
  test.each([
    ['Lithium carbonate 800 mg', 'dandelion tea to lose water weight?', 'just one cup a day then?', /coarse tremor/],
    ['digoxin', 'hawthorn tea ok?', 'just one cup a week then?', /yellow sight/],
  ])('%s: "%s"', (currentMedications, asked, then, signs) => {
    const { text } = lastOf({ age: 39, currentMedications }, asked, then);
    expect(text).toMatch(signs);
    expect(text).not.toContain('gentler');
  });
});
