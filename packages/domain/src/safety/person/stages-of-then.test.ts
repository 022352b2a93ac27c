import { describe, expect, test } from 'vitest';
import { readsBreastfeeding, readsPregnancy, readsTryingToConceive } from './life-stage.ts';

describe('an illness of a pregnancy with a year long past tells of none now', () => {
  test.each([
    'gestational diabetes 2018',
    'preeclampsia 2016',
    'gestational hypertension, 2011',
    'hyperemesis with my first, 2015',
    'obstetric cholestasis (2012)',
    'pregnancies 2012, 2015',
  ])('"%s"', (words) => expect(readsPregnancy(words)).toBe(false));

  test('nor of nursing or a wish to conceive', () => {
    expect(readsBreastfeeding('postnatal depression 2014')).toBe(false);
    expect(readsTryingToConceive('IVF 2013')).toBe(false);
  });

  test.each([
    'gestational diabetes',
    'hyperemesis',
    'preeclampsia 2016 and now 20 weeks',
    'preeclampsia in 2016, pregnant again',
  ])('"%s" still does', (words) => expect(readsPregnancy(words)).toBe(true));
});
