import { describe, expect, test } from 'vitest';
import { checkSafety } from './check.ts';
import type { PersonInput } from './person/person.ts';

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

  test('sends no weak heart to drink more', () => {
    const advised = findingsFor({ healthConcerns: 'heart failure, kidney disease' }, 'birch leaf', 'nettle', 'parsley');
    expect(advised.map(({ advice }) => advice).join(' ')).not.toMatch(/drink (?:enough|plenty)/i);
  });
});
