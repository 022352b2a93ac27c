import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

describe('what is on the list of supplements is named with the news', () => {
  test.each([
    ['i did a test on sunday and its positive!!! like 5 weeks. anything i should change?'],
    ["I'm pregnant!! what now with my pills"],
    ['two lines on the test this morning. do i have to stop anything'],
    ['found out im expecting, 6 weeks. whats ok of the things i take'],
  ])('a pregnancy: "%s"', (asked) => {
    const { text } = lastOf(
      { age: 29, gender: 'female', currentMedications: 'sumatriptan', supplements: ['Feverfew', 'Vitex', 'vitamin D'] },
      asked,
    );
    expect(text).toMatch(/^Of what you take, feverfew and chasteberry first/);
    expect(text).toContain('chasteberry in pregnancy');
    expect(text).toContain('Sumatriptan: stop nothing by yourself');
  });

  test.each([
    [
      'my op is thursday week, 10 days from now. the leaflet says stop herbals but not which. you can see what i take right?',
    ],
    ["I'm having my hip done in two weeks. anything I need to know about my supplements?"],
    ['surgery on the 14th! what about the stuff in my list'],
    ["they're taking my gallbladder out next month"],
  ])('an operation: "%s"', (asked) => {
    const { text } = lastOf(
      { age: 52, currentMedications: 'sertraline', supplements: ['Ginkgo 120 mg', 'Turmeric curcumin', 'Magnesium'] },
      asked,
    );
    expect(text).toMatch(/^I know of ginkgo, turmeric and magnesium/);
    expect(text).toContain('ginkgo before an operation');
    expect(text).toContain('turmeric before an operation');
  });
});
