import { describe, expect, test } from 'vitest';
import { checkSafety } from '../check.ts';
import { type PersonInput, readPerson } from './person.ts';

const read = (fields: Partial<PersonInput>) => readPerson(fields);
const conditionsOf = (healthConcerns: string) => read({ healthConcerns }).conditions.map(({ id }) => id);
const allergensOf = (allergies: string) => read({ allergies }).allergens.map(({ id }) => id);

describe('in a list of allergies', () => {
  test.each([
    ["can't have aspirin, I come up in lumps", 'aspirin-salicylates'],
    ['no aspirin please, it swells my lips', 'aspirin-salicylates'],
    ['no food allergies. Ragweed.', 'ragweed-daisy-family'],
    ['no allergies except ragweed', 'ragweed-daisy-family'],
    ['shelfish', 'shellfish'],
    ['Senokot - rash', 'senna'],
    ['no nuts, not even peanuts', 'peanut'],
    ['not known whether allergic to aspirin', 'aspirin-salicylates'],
  ])('"%s" is an allergy', (allergies, key) => expect(allergensOf(allergies)).toContain(key));

  test.each([
    'not allergic to aspirin, nuts or latex',
    'no nut allergy',
    'no problem with peanuts',
    'latex ruled out',
    'no allergies, not even ragweed',
    'no allergies, not to ragweed either',
    'none, not even to pollen or ragweed',
    'not allergic to anything, not even aspirin',
    'no known allergy to peanuts',
  ])('"%s" is none', (allergies) => expect(allergensOf(allergies)).toEqual([]));

  test('anaphylaxis makes of care a ban', () => {
    const severityOf = (allergies: string) =>
      checkSafety({ person: { allergies }, items: ['cod liver oil'] }).findings[0]?.severity;
    expect(severityOf('fish')).toBe('moderate');
    expect(severityOf('fish (anaphylaxis)')).toBe('major');
  });
});

describe('what a form or a letter says', () => {
  test.each([
    'Epilepsy: no',
    'Seizures? No',
    '(-) HTN',
    'Hepatitis - none',
    'hepatitis was ruled out',
    'vaccinated against hepatitis B',
    'tired AF',
    'mouth ulcers',
  ])('"%s" tells of no illness', (words) => expect(conditionsOf(words)).toEqual([]));

  test.each([
    ['AF', 'arrhythmia'],
    ['K+ 2.9', 'low-potassium'],
    ['150/95', 'high-blood-pressure'],
    ["my liver isn't great", 'liver-disease'],
    ['cirrhosis, vaccinated against hepatitis A and B', 'liver-disease'],
    ['Diabetes: no Hypertension: yes', 'high-blood-pressure'],
    ['underatcive thyroid', 'hypothyroidism'],
  ])('"%s" tells of %s', (words, key) => expect(conditionsOf(words)).toContain(key));

  test.each([
    ['Age: 9 months', 0.75],
    ['12F', 12],
    ['2½ years old', 2],
    ['glandular fever, 17', 17],
  ])('"%s" tells an age', (healthConcerns, years) => expect(read({ healthConcerns }).ageYears).toBe(years));

  test('the age of a hip or a pregnancy ago is no age of the person', () => {
    expect(read({ healthConcerns: '9 year old hip replacement' }).ageYears).toBeNull();
    expect(read({ healthConcerns: 'pregnancy test negative' }).pregnant).toBe(false);
    expect(read({ healthConcerns: 'pregnant, had my appendix out in 1998' }).pregnant).toBe(true);
  });
});

describe('what a profile says of others', () => {
  test.each([
    "ex had Crohn's, I don't",
    'my wife is pregnant',
    'mother-in-law: cirrhosis',
    'epilepsy in my sister',
    'family history: liver disease',
    "epilepsy? oh no, that's my husband",
    "Colitis. it's my son's, not mine",
  ])('"%s" is not the owner’s', (healthConcerns) => {
    const { conditions, pregnant } = read({ healthConcerns });
    expect({ conditions, pregnant }).toEqual({ conditions: [], pregnant: false });
  });

  test.each([
    'my mum and I have haemophilia',
    'my husband is worried about my liver disease',
    "epilepsy, that's my main worry",
    "colitis, it's my gut that suffers",
  ])('"%s" is the owner’s as well', (words) => expect(conditionsOf(words)).toHaveLength(1));

  test('medicines of others are not taken', () => {
    expect(read({ currentMedications: 'none. My husband takes warfarin' }).medicines).toEqual([]);
  });
});

test('what another language told is shown in the words that were typed', () => {
  const { surgeryPlanned, conditions, unrecognised } = readPerson({
    age: 50,
    gender: null,
    currentMedications: null,
    allergies: null,
    healthConcerns: 'me operan el lunes, tengo el hígado inflamado, Zahn florbt zorblax',
  });
  expect({ surgeryPlanned, conditions: conditions.map(({ text }) => text), unrecognised }).toEqual({
    surgeryPlanned: 'me operan el lunes',
    conditions: ['tengo el hígado inflamado'],
    unrecognised: ['Zahn florbt zorblax'],
  });
});

describe('among the items of a cabinet', () => {
  const kindsFor = (...items: string[]) => checkSafety({ person: null, items }).findings.map(({ kind }) => kind);

  test('a medicine that is called like a trimester makes nobody pregnant', () => {
    expect(kindsFor('T3', 'pennyroyal', 'safflower')).not.toContain('pregnancy');
  });

  test('what tells of the person is heard beside the names', () => {
    expect(kindsFor('third trimester', 'pennyroyal')).toContain('pregnancy');
    expect(kindsFor('pennyroyal in my third trimester', 'T3')).toContain('pregnancy');
  });
});

describe('what is said in one word, never drunk or only a drink', () => {
  test.each([
    ['underactive', 'hypothyroidism'],
    ['kelp beside, overactive', 'hyperthyroidism'],
    ['diabetes, piles', 'hemorrhoids'],
    ['my piles are bad', 'hemorrhoids'],
    ['doctor says my liver numbers are up', 'liver-disease'],
  ])('"%s"', (told, key) => expect(conditionsOf(told)).toContain(key));

  test.each(['underactive bladder', 'piles of stress at work'])('"%s" is neither', (told) =>
    expect(conditionsOf(told)).not.toEqual(expect.arrayContaining(['hypothyroidism'])),
  );

  test('"piles of work" are none', () => expect(conditionsOf('I have piles of work')).toEqual([]));

  test('who never drank drinks nothing, and an energy drink is no alcohol', () => {
    expect(read({ healthConcerns: 'hepatitis B, never drank alcohol' }).drinksAlcohol).toBe(false);
    expect(read({ healthConcerns: 'energy drink daily' }).drinksAlcohol).toBe(false);
    expect(read({ healthConcerns: 'I drink daily' }).drinksAlcohol).toBe(true);
  });
});
