import { describe, expect, test } from 'vitest';
import { readText } from './read.ts';

const present = (text: string) =>
  readText(text)
    .mentions.filter(({ negated }) => !negated)
    .map(({ id }) => id);

describe('a medicine or disease that is there is never read as denied', () => {
  test.each([
    ['I never skip my sertraline', 'sertraline'],
    ['no side effects from my sertraline so far', 'sertraline'],
    ['no problems with sertraline', 'sertraline'],
    ["I don't like my sertraline but take it", 'sertraline'],
    ["I've not missed a dose of warfarin in years", 'warfarin'],
    ["my doctor doesn't know I take warfarin", 'warfarin'],
    ["I haven't started warfarin yet, starting Monday", 'warfarin'],
    ['no meds apart from warfarin', 'warfarin'],
    ["isn't it fine to take ginkgo with warfarin?", 'warfarin'],
    ['is turmeric ok with ibuprofen?', 'ibuprofen'],
    ['is it fine with aspirin?', 'aspirin'],
    ['is ibuprofen ok for me?', 'ibuprofen'],
    ['no diabetes, hypertension', 'high-blood-pressure'],
    ["I don't take pills for my high blood pressure", 'high-blood-pressure'],
    ['no symptoms from my liver disease', 'liver-disease'],
    ["I don't drink because of my liver disease", 'liver-disease'],
    ['not well controlled epilepsy', 'epilepsy'],
    ['no cure for my epilepsy', 'epilepsy'],
    ['never had high blood pressure until this spring', 'high-blood-pressure'],
    ["I wasn't diabetic until my pregnancy", 'diabetes'],
    ["didn't have seizures until 2023", 'epilepsy'],
    ['no asthma before last year', 'asthma'],
    ['never took warfarin until two months ago', 'warfarin'],
  ])('%s', (text, id) => {
    expect(present(text)).toContain(id);
  });
});

describe('what is denied is left out', () => {
  test.each([
    "I don't take warfarin",
    "I don't take sertraline, warfarin or lithium",
    'no warfarin',
    'no warfarin until the operation is over',
    'never had high blood pressure, and no diabetes until now',
    'without warfarin',
    'I am not on warfarin',
    'I have never taken warfarin',
    'I stopped warfarin two years ago',
    'no epilepsy, diabetes or liver disease',
    'I do not have diabetes',
    "she isn't diabetic",
  ])('%s', (text) => {
    expect(present(text)).toEqual([]);
  });
});

describe('a meal tells when, not how much', () => {
  test.each(["can I take St John's wort with breakfast?", 'ginkgo in my smoothie', 'magnesium with dinner'])(
    '%s',
    (text) => {
      expect(readText(text).mentions.map(({ form }) => form)).not.toContain('food');
    },
  );

  test('garlic in cooking is a food, garlic capsules with food are not', () => {
    expect(readText('I use garlic in cooking').mentions[0]?.form).toBe('food');
    expect(readText('garlic capsules with food').mentions[0]?.form).not.toBe('food');
  });

  test.each(['What about cinnamon, every day in my oatmeal?', 'turmeric, daily, in my food', 'garlic, in our soups'])(
    '"%s": a comma before the dish parts nothing',
    (text) => expect(readText(text).mentions[0]?.form).toBe('food'),
  );
});
