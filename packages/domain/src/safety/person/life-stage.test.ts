import { describe, expect, test } from 'vitest';
import { readsBreastfeeding, readsPregnancy } from './life-stage.ts';

describe('a pregnancy told in other words is one', () => {
  test.each([
    'induction at 39 weeks',
    'forty-one weeks and so fed up',
    'Thirty weeks, swollen ankles',
    '39 weeks, huge, will castor oil get things going',
    'elective section on Tuesday',
    'beta HCG rising',
    'hCG 45',
    'week 29 of 40',
    'expecting no. 3',
    'about to give birth',
    'two missed periods',
    'linea nigra',
    'mi fecha de parto es en julio',
    "thought I wasn't pregnant but the test says I am",
    'nobody in the office is pregnant except me',
    'no one has heard yet that I am expecting',
    'none of us smokes, Rosa is pregnant',
    "didn't think I was pregnant, turns out I am",
    "they told me I couldn't be pregnant but the test is positive",
  ])('"%s"', (words) => expect(readsPregnancy(words)).toBe(true));

  test.each([
    'hCG < 5',
    'pregnancy has been ruled out',
    'pregnancy excluded',
    'thought I was pregnant but the test was negative',
    'not pregnant but covid test positive',
    'denies pregnancy',
    'nobody in the bowls club is expecting',
    'no one here is nursing or pregnant',
    'none of the five has an allergy, swallows tablets or is expecting',
    'not one of us is ill, pregnant or on a diet',
    'period late but test negative',
    'job induction next week',
    'expecting a parcel',
    'C-section in 1998',
    "neighbour's pregnancy",
    'ni enceinte ni allaitante',
    'castor oil packs on the knee for 6 weeks',
    'I have slept badly for thirty weeks',
  ])('"%s" is none', (words) => expect(readsPregnancy(words)).toBe(false));

  test('a denial of something else leaves it standing', () => {
    expect(readsPregnancy('pas malade mais enceinte')).toBe(true);
  });
});

describe('milk that is given is nursing, however it is told', () => {
  test.each([
    'feeding her myself',
    'pumping',
    'down to one feed a day',
    'she still has a feed at bedtime',
    '6 weeks pp',
    'gave birth on Sunday',
    "j'allaite mon fils",
    'still feeding my 9 month old',
    'feeding twins',
    'feeding a newborn every two hours',
    'still feeding, 5 months',
    'milk drying up',
    'need to stop feeding my 14 month old',
  ])('"%s"', (words) => expect(readsBreastfeeding(words)).toBe(true));

  test.each([
    'ich stille nicht',
    'nursing a cold',
    'blood supply poor',
    'breast pump salesman',
    'pumping iron',
    'feeding my 4-year-old is hard',
    'formula feeding my 4 month old',
    'feeding my 9 month old solids',
    'finished feeding my 9 month old last week',
    'feeding a 12 month old kitten',
    'feeding babies at work',
    'weaning off sertraline slowly',
  ])('"%s" is none', (words) => expect(readsBreastfeeding(words)).toBe(false));
});

describe('after an embryo was transferred it counts as a pregnancy', () => {
  test.each(['just had embryo transfer', 'embryo transferred 3 days ago', '5dp5dt'])('"%s"', (words) =>
    expect(readsPregnancy(words)).toBe(true),
  );
  test.each(['embryo transfer failed last year', 'had an embryo transfer 3 years ago', 'embryo transfer on Monday'])(
    '"%s" is none',
    (words) => expect(readsPregnancy(words)).toBe(false),
  );
});
