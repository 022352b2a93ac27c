import { describe, expect, test } from 'vitest';
import { checkSafety } from '../safety/check.ts';
import { type Person, readPerson } from '../safety/person/person.ts';
import { emptyPerson } from '../safety/person/empty-person.ts';
import { forbids } from '../safety/words.ts';
import { listHerbs } from './catalogue.ts';
import { firstChoices } from './first-choices.ts';
import { recommendHerbs } from './recommend.ts';
import { type UseKey, useKeys } from './use-keys.ts';

const adult: Person = { ...emptyPerson, ageYears: 40, ageGroup: 'adult' };
const child: Person = { ...emptyPerson, ageYears: 9, ageGroup: 'child' };
const told = (words: { currentMedications?: string; healthConcerns?: string; allergies?: string }): Person =>
  readPerson({ age: 40, gender: null, currentMedications: null, allergies: null, healthConcerns: null, ...words });
const keysFor = (person: Person, use: UseKey, limit = 5) =>
  recommendHerbs({ person, wanted: [use], limit }).map(({ herb }) => herb.key);

describe('what is named first', () => {
  test('a traditional first choice stands before what small studies found of others', () => {
    const keys = keysFor(adult, 'bloating', 20);
    expect(keys.indexOf('anise')).toBeLessThan(keys.indexOf('activated-charcoal'));
    expect(keys.indexOf('chamomile')).toBeLessThan(keys.indexOf('digestive-enzymes'));
  });

  test('of those named for one very trouble the first comes first, where all else is alike', () => {
    const only = { hair: ['tea-tree', 'lemongrass'] };
    const found = recommendHerbs({ person: adult, wanted: ['hair'], limit: 2, only });
    expect(found.map(({ herb }) => herb.key)).toEqual(['tea-tree', 'lemongrass']);
  });
});

describe('what is never suggested', () => {
  test.each(['red-yeast-rice', 'kava', 'dhea', 'yohimbe', 'vitamin-a', 'danshen', 'mucuna'])(
    '%s, which should be taken on advice only, out of the blue',
    (key) => {
      const suggested = recommendHerbs({ person: adult, wanted: useKeys, limit: 500 });

      expect(suggested.map(({ herb }) => herb.key)).not.toContain(key);
    },
  );

  test.each([
    ['warfarin and sertraline', told({ currentMedications: 'warfarin, sertraline' })],
    ['a pregnancy', told({ healthConcerns: 'pregnant' })],
    ['kidney and liver disease', told({ healthConcerns: 'kidney disease, liver disease' })],
    ['a child', child],
  ])('for %s: anything forbidden or to be avoided in the form it is suggested in', (_, person) => {
    for (const { herb, findings } of recommendHerbs({ person, wanted: useKeys, limit: 200 })) {
      const severities = findings.map(({ severity }) => severity);

      expect(severities, herb.key).not.toContain('contraindicated');
      expect(severities, herb.key).not.toContain('major');
    }
  });

  test.each([
    ['anybody', {}],
    ['warfarin', { currentMedications: 'warfarin' }],
    ['a transplant', { currentMedications: 'tacrolimus' }],
    ['a pregnancy', { healthConcerns: 'pregnant' }],
  ])('in a list of names, for %s: a name that the safety check forbids, whatever a cream of it may do', (_, words) => {
    const person = { age: 40, gender: null, currentMedications: null, allergies: null, healthConcerns: null, ...words };
    const listed = recommendHerbs({ person: readPerson(person), wanted: useKeys, limit: 500, inAnyForm: true });

    expect(listed.length).toBeGreaterThan(20);
    for (const { herb } of listed) {
      const { findings } = checkSafety({ person, items: [herb.name], onlyItems: true });
      expect(
        findings.filter(({ severity }) => forbids(severity)),
        herb.key,
      ).toEqual([]);
    }
  });

  test('in pregnancy, for the skin: what must not be swallowed then', () => {
    const onSkin = recommendHerbs({
      person: told({ healthConcerns: 'pregnant' }),
      wanted: ['skin', 'eczema', 'bruises'],
      limit: 50,
    }).map(({ herb }) => herb.key);

    expect(keysFor(adult, 'skin', 50)).toContain('oregon-grape');
    expect(onSkin).not.toContain('oregon-grape');
    expect(onSkin).not.toContain('arnica');
  });

  test('a vitamin or mineral for a child: what is lacking a test must show', () => {
    const kinds = recommendHerbs({ person: child, wanted: useKeys, limit: 200 }).map(({ herb }) => herb.kind);

    expect(kinds.length).toBeGreaterThan(3);
    expect(kinds.filter((kind) => kind === 'vitamin' || kind === 'mineral' || kind === 'nutrient')).toEqual([]);
  });

  test.each(['cancer-support', 'detox', 'weight', 'thyroid', 'asthma', 'kidney', 'worms'] as const)(
    'anything for %s: it needs a doctor, or the idea itself does harm',
    (use) => {
      expect(keysFor(adult, use)).toEqual([]);
    },
  );

  test('a dangerous plant, and what wakes for better sleep', () => {
    const dangerous = new Set(listHerbs().flatMap(({ key, neverSuggest }) => (neverSuggest ? [key] : [])));
    const all = recommendHerbs({ person: adult, wanted: useKeys, limit: 500 }).map(({ herb }) => herb.key);

    expect(all.filter((key) => dangerous.has(key))).toEqual([]);
    expect(keysFor(adult, 'sleep', 50)).not.toContain('green-tea');
  });
});

describe('what is suggested first', () => {
  test.each(['sleep', 'nausea', 'cough', 'joints', 'constipation'] as const)(
    'for %s: what herbalists and authorities name first, not what sells best',
    (use) => {
      expect(firstChoices[use]).toContain(keysFor(adult, use)[0]);
      expect(firstChoices[use]).toContain(keysFor(adult, use)[1]);
    },
  );

  test('of two wishes each gets its turn', () => {
    const [first, second] = recommendHerbs({ person: adult, wanted: ['sleep', 'cough'], limit: 2 });

    expect([first?.use, second?.use].toSorted()).toEqual(['cough', 'sleep']);
  });
});

test.each([
  ['pain', 'alpha-lipoic-acid'],
  ['liver', 'n-acetylcysteine'],
  ['energy', 'american-ginseng'],
  ['eczema', 'probiotics'],
] as const)('for %s in general: not %s, which was studied in a narrower trouble', (use, key) => {
  expect(keysFor(adult, use, 50)).not.toContain(key);
});
