import { describe, expect, test } from 'vitest';
import { hasCondition, readPerson } from './person.ts';
import { emptyPerson } from './empty-person.ts';
import { untold } from './untold.ts';

const withConcerns = (healthConcerns: string) => readPerson({ ...untold, healthConcerns });
const withMedicines = (currentMedications: string) =>
  readPerson({ ...untold, currentMedications }).medicines.map(({ id }) => id);

describe('pregnancy and nursing are read from everyday words', () => {
  test.each(['12 weeks along', 'I am pregnant', 'expecting a baby in May', 'third trimester', '20 weeks pregnant'])(
    '"%s" is a pregnancy',
    (text) => expect(withConcerns(text).pregnant).toBe(true),
  );
  test.each(['not pregnant', "I'm no longer pregnant", 'expecting good results', 'a delivery due in two weeks'])(
    '"%s" is none',
    (text) => expect(withConcerns(text).pregnant).toBe(false),
  );
  test.each(['trying for a baby', 'TTC', 'trying to conceive'])('"%s" is a wish for a child', (text) =>
    expect(withConcerns(text)).toMatchObject({ tryingToConceive: true, pregnant: false }),
  );
  test.each(['breastfeeding', 'I am nursing', 'still breast-feeding my son'])('"%s" is nursing', (text) =>
    expect(withConcerns(text).breastfeeding).toBe(true),
  );
});

describe('medicines are read as people write them', () => {
  test.each([
    ['Zoloft 50mg at night', ['sertraline']],
    ['Coumadin 5 mg, Synthroid', ['warfarin', 'levothyroxine']],
    ['I take warfarin and baby aspirin', ['warfarin', 'aspirin']],
    ['metformin; lisinopril\nSimvastatin', ['metformin', 'lisinopril', 'simvastatin']],
    ['sertralin', ['sertraline']],
  ])('"%s"', (text, ids) => expect(withMedicines(text)).toEqual(expect.arrayContaining(ids)));

  test('what somebody does not take is not counted', () => {
    expect(withMedicines("I don't take blood thinners")).toEqual([]);
  });

  test.each(['T3', 'T3, levothyroxine', 'calcium lactate'])(
    '"%s" tells of no pregnancy and no nursing',
    (currentMedications) =>
      expect(readPerson({ ...untold, currentMedications })).toMatchObject({ pregnant: false, breastfeeding: false }),
  );

  test('what is not known is handed back', () => {
    expect(readPerson({ ...untold, currentMedications: 'warfarin, zorblaxin' }).unrecognised).toEqual(['zorblaxin']);
  });
});

describe('conditions by lay and clinical names', () => {
  test.each([
    ['high blood pressure', 'high-blood-pressure'],
    ['hypertension', 'high-blood-pressure'],
    ['seizures', 'epilepsy'],
    ['kidney failure', 'kidney-disease'],
    ['acid reflux', 'reflux'],
    ['type 2 diabetes', 'diabetes'],
    ['underactive thyroid', 'hypothyroidism'],
  ] as const)('"%s"', (text, key) => expect(hasCondition(withConcerns(text), key)).toBe(true));

  test('a denied condition is none', () => {
    expect(hasCondition(withConcerns('no diabetes'), 'diabetes')).toBe(false);
  });
});

test('a child in years or months has its own age group', () => {
  expect(withConcerns('for my 8 month old').ageGroup).toBe('baby');
  expect(withConcerns('my 6 year old son').ageGroup).toBe('child');
  expect(readPerson({ ...untold, age: 70 }).ageGroup).toBe('older');
});

test('an allergy to a plant counts as an allergy, not as something taken', () => {
  const person = readPerson({ ...untold, allergies: 'ragweed, peanuts' });
  expect(person.allergens.length).toBe(2);
  expect(person.herbs).toEqual([]);
});

describe('life stages are read from the words people use', () => {
  const groupOfText = (text: string) => withConcerns(text).ageGroup;

  test.each([
    'mum-to-be',
    'carrying twins',
    "I'm 12 weeks",
    'bun in the oven',
    'due in March',
    '38 weeks and want to start labour',
    'pregnnant',
    'just found out I was pregnant',
    'no appetite and pregnant',
  ])('"%s" is a pregnancy', (text) => expect(withConcerns(text).pregnant).toBe(true));
  test.each([
    'I was pregnant last year',
    'after my last pregnancy',
    'rent due in March',
    'my period is due in two weeks',
  ])('"%s" is none', (text) => expect(withConcerns(text).pregnant).toBe(false));
  test.each(['doing IVF', 'hoping to get pregnant', 'we want to start a family', 'taking prenatal vitamins'])(
    '"%s" is a wish for a child',
    (text) => expect(withConcerns(text)).toMatchObject({ tryingToConceive: true, pregnant: false }),
  );

  test('who nurses a baby is the mother, not the baby', () => {
    expect(withConcerns('breastfeeding my 4 month old')).toMatchObject({ breastfeeding: true, ageGroup: null });
    expect(withConcerns('6 weeks postpartum').breastfeeding).toBe(true);
    expect(withConcerns('used to be pregnant, baby now 3').ageGroup).toBeNull();
    expect(withConcerns('gave birth, baby is 3 months now').ageGroup).toBeNull();
    expect(withConcerns('he was born by c-section, baby is 5 months').ageGroup).not.toBeNull();
    expect(withConcerns('stopped breastfeeding two years ago').breastfeeding).toBe(false);
  });

  test.each([
    ['teething baby', 'baby'],
    ['my son is 3', 'toddler'],
    ['my daughter in 2nd grade', 'child'],
    ['seven year old boy', 'child'],
    ['my high schooler', 'teen'],
    ['I am 78 years old', 'older'],
  ])('"%s" is of the age group %s', (text, group) => expect(groupOfText(text)).toBe(group));
  test.each([
    'my son is grown up',
    'mother of two kids',
    'my daughter recommended it',
    'diabetes for 10 years',
    'my pressure is 85',
    'I teach 3rd grade',
  ])('"%s" tells no age of a child', (text) => expect(groupOfText(text)).toBeNull());

  test.each([
    'hip replacement in two weeks',
    'having my gallbladder out on Friday',
    'wisdom teeth being taken out tomorrow',
    'colonoscopy on Tuesday',
    'C-section scheduled for Monday',
    'I had surgery last year and need another operation next month',
    'I have a pacemaker change on Friday',
    'I have a stent and a hip operation next week',
  ])('"%s" is a planned operation', (text) => expect(withConcerns(text).surgeryPlanned).not.toBeNull());
  test.each([
    'knee replacement 5 years ago',
    'no surgery planned',
    'surgery was cancelled',
    'I had my gallbladder out in 2012',
    'I have a pacemaker',
    'I have two stents and take clopidogrel',
  ])('"%s" is none', (text) => expect(withConcerns(text).surgeryPlanned).toBeNull());
});

test('a person of whom nothing was told is what no words are read as', () => {
  expect(emptyPerson).toEqual(readPerson(untold));
});
