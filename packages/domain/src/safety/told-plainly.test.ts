import { describe, expect, test } from 'vitest';
import { checkSafety } from './check.ts';
import { type PersonInput, readPerson } from './person/person.ts';

const findingsFor = (person: Partial<PersonInput>, ...items: string[]) => checkSafety({ person, items }).findings;
const pairsFor = (person: Partial<PersonInput>, ...items: string[]) =>
  findingsFor(person, ...items).map(({ subject, with: other }) => `${subject.id} / ${other.id}`);

describe('one item', () => {
  test('that tells its purpose brings no medicine of that class', () => {
    expect(pairsFor({}, 'juniper diuretic tea')).toEqual([]);
    expect(pairsFor({}, 'juniper tea and a diuretic')).toContain('juniper / class:diuretic');
    expect(pairsFor({}, 'ginkgo blood thinner')).toContain('ginkgo / class:anticoagulant');
  });

  test('that names its substance twice is not taken twice', () => {
    expect(pairsFor({}, 'vitamin A 5000 IU retinol')).toEqual([]);
    expect(pairsFor({}, 'vitamin A', 'retinol')).toContain('vitamin-a / vitamin-a');
  });
});

describe('an item', () => {
  const bannedFor = (allergies: string, ...items: string[]) =>
    findingsFor({ allergies }, ...items).map(({ severity, with: other }) => `${severity} ${other.id}`);

  test('called after an allergen is told to whoever has the allergy', () => {
    expect(bannedFor('peanut', 'peanut butter')).toEqual(['contraindicated peanut']);
    expect(bannedFor('mustard', 'horseradish sauce')).toContain('major mustard-family');
    expect(bannedFor('peanut', 'peanut-free bar', 'no peanuts')).toEqual([]);
    expect(bannedFor('none', 'peanut butter')).toEqual([]);
  });
});

describe('a medicine in the words of an illness', () => {
  test.each([
    ['cervical cancer, on chemo', 'class:chemotherapy'],
    ['diabetic on insulin', 'class:insulin'],
    ['methadone programme', 'methadone'],
    ['on high dose steroids', 'class:corticosteroid'],
  ])('"%s" is taken', (healthConcerns, id) => {
    expect(readPerson({ healthConcerns }).medicines.map((medicine) => medicine.id)).toContain(id);
  });
});

describe('one thing among others of a medicine', () => {
  test.each([
    ['terbinafine', 'green tea extract', 'moderate'],
    ['haloperidol', 'valerian', 'moderate'],
    ['carbamazepine', 'melatonin', 'moderate'],
  ])('of %s hides nothing else that holds with %s', (currentMedications, item, severity) => {
    expect(findingsFor({ currentMedications }, item)[0]).toMatchObject({ severity });
  });
});

describe('what is found', () => {
  test.each(['kidney stones (calcium oxalate)', 'calcium oxalate stones', 'my calcium is too high', 'high calcium'])(
    '"%s" tells of no calcium that is taken',
    (healthConcerns) => expect(pairsFor({ healthConcerns }, 'chamomile')).not.toContain('calcium / kidney-stones'),
  );

  test('is told once where the same words tell of an illness and of its kind', () => {
    expect(pairsFor({ healthConcerns: 'heart failure' }, 'ephedra')).not.toContain('ephedra / heart-disease');
    expect(pairsFor({ healthConcerns: 'heart failure and heart disease' }, 'ephedra')).toContain(
      'ephedra / heart-disease',
    );
  });

  test('about drinking is told once', () => {
    const drinking = findingsFor({ healthConcerns: 'drinks alcohol every day' }, 'kava');
    expect(drinking.filter((finding) => finding.with.id === 'alcohol')).toHaveLength(1);
  });
});

describe('advice', () => {
  test('is as mild as what is found', () => {
    const [oats] = findingsFor({ currentMedications: 'metformin' }, 'oat porridge');
    expect(oats).toMatchObject({ severity: 'minor' });
    expect(oats?.advice).not.toMatch(/ask first/i);
  });

  test('before an operation helps whoever is operated on tomorrow', () => {
    const [feverfew] = findingsFor({ healthConcerns: 'dental extraction tomorrow' }, 'feverfew');
    expect(feverfew?.advice).toMatch(/tell the surgical team/i);
  });

  test('never says to take one of two where one is a poison', () => {
    const advised = findingsFor({}, 'pennyroyal', 'black cohosh', 'kava', 'tansy', 'wormwood');
    expect(advised.map(({ advice: each }) => each).join(' ')).not.toMatch(/take (?:only )?one/i);
  });

  test('of two poisons tells nothing less than what each is warned of with', () => {
    const told = findingsFor({}, 'poison hemlock', 'water hemlock');
    expect(told.map(({ severity }) => severity)).toEqual(['contraindicated', 'contraindicated']);
  });

  test('says which of two is the poison', () => {
    const pair = findingsFor({}, 'belladonna', 'valerian').find(({ kind }) => kind === 'supplement');
    expect(pair?.advice).toMatch(/do not take Belladonna at all/);
  });

  test('tells whoever tries to conceive what to do now, once for each herb', () => {
    const wishing = findingsFor({ healthConcerns: 'trying to conceive' }, 'black cohosh', 'chasteberry');
    expect(wishing).toHaveLength(2);
    for (const { advice: each } of wishing) expect(each).toMatch(/while you try to conceive/i);
  });

  test('sends no weak heart to drink more', () => {
    const advised = findingsFor({ healthConcerns: 'heart failure, kidney disease' }, 'birch leaf', 'nettle', 'parsley');
    expect(advised.map(({ advice }) => advice).join(' ')).not.toMatch(/drink (?:enough|plenty)/i);
  });
});

test('a sentence that begins with the name of a medicine begins with a capital', () => {
  const [finding] = findingsFor({ currentMedications: 'sodium oxybate' }, 'valerian');

  expect(finding?.why).toMatch(/^Sodium oxybate makes sleep so deep/);
});
