import { describe, expect, test } from 'vitest';
import { findHerb, listHerbs } from '../herbs/catalogue.ts';
import type { Form } from '../herbs/form.ts';
import type { Herb } from '../herbs/herb.ts';
import type { Mention } from '../resolve/mention.ts';
import { candidatesForPerson } from './candidates.ts';
import { checkSafety } from './check.ts';
import type { FindingKind } from './finding.ts';
import type { Person } from './person/person.ts';
import { emptyPerson } from './person/empty-person.ts';
import { untold } from './person/untold.ts';

const adult: Person = { ...emptyPerson, ageYears: 40, ageGroup: 'adult' };
const pregnant: Person = { ...adult, pregnant: true };
const nursing: Person = { ...adult, breastfeeding: true };
const beforeSurgery: Person = { ...adult, surgeryPlanned: 'knee operation next week' };
const aged = (ageYears: number): Person => ({ ...emptyPerson, ageYears });

function herbOf(key: string): Herb {
  const herb = findHerb(key);
  if (!herb) throw new Error(`no herb ${key}`);
  return herb;
}

function allergyTo({ key, name }: Herb): Mention {
  const place = { start: 0, end: name.length };
  return { kind: 'herb', id: key, name, text: name, ...place, negated: false, allergy: true, form: 'unspecified' };
}

/** A herb of which nobody has written down a rule or an effect. */
const unstudied: Herb = { ...herbOf('chamomile'), key: 'unstudied', rules: [], effects: [] };

interface Told {
  readonly kind: FindingKind;
  readonly form?: Form;
}

/** The severities that candidates of one kind have. */
function told(herb: Herb, person: Person, { kind, form = 'extract' }: Told): readonly string[] {
  return candidatesForPerson(herb, form, person)
    .filter((concern) => concern.kind === kind)
    .flatMap(({ candidates }) => candidates.map(({ severity }) => severity));
}

describe('where nothing is known', () => {
  test.each([
    ['pregnancy', pregnant],
    ['breastfeeding', nursing],
  ] as const)('a herb without data on %s is unknown, which is not harmless', (kind, person) => {
    expect(told(unstudied, person, { kind })).toEqual(['unknown']);
  });

  test('a herb without data on children is unknown until eighteen', () => {
    expect(told(unstudied, aged(17), { kind: 'age' })).toEqual(['unknown']);
    expect(told(unstudied, aged(18), { kind: 'age' })).toEqual([]);
  });

  test('on the skin it is unknown until twelve', () => {
    expect(told(unstudied, aged(11), { kind: 'age', form: 'topical' })).toEqual(['unknown']);
    expect(told(unstudied, aged(12), { kind: 'age', form: 'topical' })).toEqual([]);
  });

  test('as food it is no question', () => {
    expect(told(unstudied, pregnant, { kind: 'pregnancy', form: 'food' })).toEqual([]);
    expect(told(unstudied, aged(3), { kind: 'age', form: 'food' })).toEqual([]);
  });
});

describe('at the very age a rule names', () => {
  const rulesFor = (herb: Herb, ageYears: number, form: Form = 'extract') =>
    candidatesForPerson(herb, form, aged(ageYears)).flatMap(({ candidates }) => candidates.map(({ ruleId }) => ruleId));

  test('ashwagandha is a matter of age above sixty-five', () => {
    expect(rulesFor(herbOf('ashwagandha'), 65)).not.toContain('ashwagandha/age/over-65');
    expect(rulesFor(herbOf('ashwagandha'), 66)).toContain('ashwagandha/age/over-65');
  });

  test('what is said of babies ends with the first birthday', () => {
    expect(rulesFor(unstudied, 0.9)).toContain('general/infant/unstudied');
    expect(rulesFor(unstudied, 1)).not.toContain('general/infant/unstudied');
  });

  test('a tincture is told of as alcohol until twelve', () => {
    expect(rulesFor(unstudied, 11, 'tincture')).toContain('general/alcohol-in-tincture/unstudied');
    expect(rulesFor(unstudied, 12, 'tincture')).not.toContain('general/alcohol-in-tincture/unstudied');
  });

  test('where nobody told the age, the milder of two rules holds', () => {
    expect(told(herbOf('coltsfoot'), aged(10), { kind: 'age' })).toContain('contraindicated');
    expect(told(herbOf('coltsfoot'), emptyPerson, { kind: 'age' })).toEqual(['major']);
  });
});

describe('what is known', () => {
  test.each(['pennyroyal', 'blue-cohosh', 'rue', 'juniper'])('%s is not for a pregnancy', (key) => {
    expect(told(herbOf(key), pregnant, { kind: 'pregnancy' })).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:contraindicated|major)$/)]),
    );
  });

  test.each(['ginkgo', 'garlic', 'kava', 'st-johns-wort'])('%s is spoken of before an operation', (key) => {
    const concern = candidatesForPerson(herbOf(key), 'extract', beforeSurgery).find(({ kind }) => kind === 'surgery');

    expect(concern?.candidates.length).toBeGreaterThan(0);
    expect(concern?.with.text).toBe('knee operation next week');
  });

  test('every herb is forbidden to whoever is allergic to it, in any form', () => {
    for (const herb of listHerbs()) {
      const person = { ...adult, allergens: [allergyTo(herb)] };

      expect(told(herb, person, { kind: 'allergy', form: 'tea' }), herb.key).toEqual(['contraindicated']);
    }
  });

  test('a healthy adult is told nothing of pregnancy, nursing, allergies or operations', () => {
    const kinds = new Set(
      listHerbs().flatMap((herb) => candidatesForPerson(herb, 'extract', adult).map(({ kind }) => kind)),
    );

    expect([...kinds]).toEqual(['age']);
  });
});

test('a medicine of the profile that nobody knows is handed back as unknown, beside the items', () => {
  const person = { age: 40, gender: null, currentMedications: 'zorblaxin', allergies: null, healthConcerns: null };

  expect(checkSafety({ person, items: ['valerian', 'quixotal'] }).unrecognised).toEqual(['zorblaxin', 'quixotal']);
});

test.each([
  ['valerian for my toddler', 'not known exactly'],
  ['valerian for my 3 year old', '3 years'],
  ['valerian for my baby', 'under 1 year'],
])('what is typed freely shows an age only where one was told: "%s"', (item, shown) => {
  const { findings } = checkSafety({ person: untold, items: [item] });
  expect(new Set(findings.filter(({ kind }) => kind === 'age').map((finding) => finding.with.text))).toEqual(
    new Set([shown]),
  );
});

test('who tries for a baby is checked as for a pregnancy, but a man', () => {
  const kinds = (gender: Person['gender']) =>
    candidatesForPerson(herbOf('ashwagandha'), 'extract', { ...adult, gender, tryingToConceive: true }).map(
      ({ kind }) => kind,
    );

  expect(kinds('female')).toContain('pregnancy');
  expect(kinds(null)).toContain('pregnancy');
  expect(kinds('male')).not.toContain('pregnancy');
});

test('what makes drowsy is asked about first with a scarred liver, and not with a fatty one', () => {
  const gravest = (item: string, healthConcerns: string) =>
    checkSafety({
      person: { age: 58, gender: null, currentMedications: null, allergies: null, healthConcerns },
      items: [item],
    }).findings[0]?.severity;
  expect(gravest('passionflower tea', 'alcoholic cirrhosis')).toBe('moderate');
  expect(gravest('linden tea', 'cirrhosis')).toBe('minor');
  expect(gravest('passionflower tea', 'fatty liver')).toBeUndefined();
});
