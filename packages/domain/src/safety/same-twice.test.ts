import { describe, expect, test } from 'vitest';
import { checkSafety } from './check.ts';

const twice = (items: string[], currentMedications: string | null = null) =>
  checkSafety({ person: { currentMedications }, items })
    .findings.filter(({ subject, with: other }) => subject.id === other.id)
    .map(({ subject }) => subject.id);

describe('a herb that two products bring', () => {
  test.each([
    [['ashwagandha 300 mg', 'KSM-66 ashwagandha']],
    [['melatonin 3 mg', 'sleep gummies (melatonin 5 mg)']],
    [['green tea extract', 'fat burner with green tea extract and guarana']],
    [['Circadin 2mg', 'melatonin gummies']],
    [['Senokot', 'senna leaf tea']],
  ])('is found among what is asked: %j', (items) => {
    expect(twice(items)).toHaveLength(1);
  });

  test('is found within the profile, and between it and what is asked', () => {
    expect(twice(['milk thistle'], 'Ginkgo Plus tablets, memory formula with ginkgo')).toEqual(['ginkgo']);
    expect(twice(['valerian tincture'], 'sleep formula (valerian, hops)')).toEqual(['valerian']);
  });

  test('is found where the name of a product hides it', () => {
    expect(twice(['valerian tea'], 'Kalms Night')).toEqual(['valerian']);
    expect(twice(['senna'], 'Senokot')).toEqual(['senna']);
    expect(twice(['chamomile tea'], 'Senokot, Kalms Night')).toEqual([]);
  });

  test.each([
    ['senna tea', 'Senokot', 'senna'],
    ['vitamin B12 tablets', 'hydroxocobalamin injection', 'vitamin-b12'],
    ['niacin', 'Niaspan 500 mg', 'vitamin-b3'],
  ])('is found between what is asked and a medicine of the same substance: %s beside %s', (item, medicine, herb) => {
    expect(twice([item], medicine)).toEqual([herb]);
  });

  test.each([
    ['folic acid', 'folic acid 5 mg'],
    ['ginger', 'ferrous sulfate'],
  ])('is not found where the medicine is the one that is asked about, or another: %s beside %s', (item, medicine) => {
    expect(twice([item], medicine)).toEqual([]);
  });

  test.each([
    'potassium chloride salt substitute',
    'iron 27 mg in my prenatal',
    'turmeric extract 1500 mg 95% curcuminoids',
    'vitamin A 10,000 IU retinol',
    'pre workout: caffeine 300 mg',
  ])('is one product that is told by two names: %s', (item) => expect(twice([item])).toEqual([]));

  test('but two that stand side by side are two', () =>
    expect([twice(['potassium chloride tablets, salt substitute']), twice(['caffeine pills'], 'Excedrin')]).toEqual([
      ['potassium'],
      ['caffeine'],
    ]));

  test.each([
    [['valerian', 'Valeriana officinalis'], null],
    [['chamomile tea', 'chamomile'], null],
    [['garlic in cooking', 'garlic capsules'], null],
    [['tea tree oil on the skin', 'acne wash with tea tree oil and salicylic acid for the skin'], null],
    [['valerian'], 'valerian 400 mg'],
    [['I take valerian and melatonin, can I take valerian tea'], null],
  ])('is one jar by two names, a spice, or for the skin: %j beside %j', (items, own) => {
    expect(twice(items, own)).toEqual([]);
  });
});
