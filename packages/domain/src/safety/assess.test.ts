import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listHerbs } from '../herbs/catalogue.ts';
import { listMedicines } from '../medicines/catalogue.ts';
import { forgetTexts } from '../index.ts';
import { checkSafety } from './check.ts';
import type { Finding } from './finding.ts';
import { compareSeverity } from './words.ts';

const herbNames = listHerbs().map(({ name }) => name);
const medicineNames = listMedicines().map(({ name }) => name);
const states = [
  'pregnant',
  'breastfeeding',
  'diabetes',
  'epilepsy',
  'kidney disease',
  'liver disease',
  'high blood pressure',
  'surgery planned',
  'ragweed allergy',
];
const cabinet = fc.uniqueArray(fc.constantFrom(...herbNames, ...medicineNames, ...states), {
  minLength: 1,
  maxLength: 8,
});
const keyOf = ({ subject, kind, with: other }: Finding) => `${subject.id}|${kind}|${other.id}`;
const check = (items: readonly string[]) => checkSafety({ person: null, items }).findings;

describe('whatever is in the cabinet', () => {
  test('the order in which things are named never matters', () => {
    fc.assert(
      fc.property(cabinet, fc.infiniteStream(fc.nat()), (items, numbers) => {
        const shuffled = items
          .map((item) => ({ item, place: numbers.next().value ?? 0 }))
          .toSorted((left, right) => left.place - right.place)
          .map(({ item }) => item);
        expect(check(shuffled)).toEqual(check(items));
      }),
      { numRuns: 300 },
    );
  });

  test('naming one more thing never removes or softens a finding', () => {
    fc.assert(
      fc.property(cabinet, fc.constantFrom(...herbNames, ...medicineNames, ...states), (items, more) => {
        const after = new Map(check([...items, more]).map((finding) => [keyOf(finding), finding]));
        for (const before of check(items)) {
          const still = after.get(keyOf(before));
          expect(still, keyOf(before)).toBeDefined();
          if (still) expect(compareSeverity(still.severity, before.severity)).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('the same cabinet gives the same bytes, whatever was checked in between', () => {
    fc.assert(
      fc.property(cabinet, cabinet, (items, others) => {
        const before = JSON.stringify(checkSafety({ person: null, items }));
        checkSafety({ person: null, items: others });
        forgetTexts();
        expect(JSON.stringify(checkSafety({ person: null, items }))).toBe(before);
      }),
      { numRuns: 100 },
    );
  });

  test('a name nobody knows changes no finding and is handed back', () => {
    fc.assert(
      fc.property(cabinet, (items) => {
        const { findings, unrecognised } = checkSafety({ person: null, items: [...items, 'zorblaxin forte'] });
        expect(findings).toEqual(check(items));
        expect(unrecognised).toContain('zorblaxin forte');
      }),
      { numRuns: 100 },
    );
  });

  test('every finding says why, what to do, and where it was read', () => {
    fc.assert(
      fc.property(cabinet, (items) => {
        for (const finding of check(items)) {
          expect(finding.why).toMatch(/\w.*[.!]$/);
          expect(finding.advice).toMatch(/\w.*[.!]$/);
          expect(finding.sources.length).toBeGreaterThan(0);
          expect(`${finding.why} ${finding.advice}`).not.toMatch(/[{}]|\bundefined\b|\bis safe\b/);
        }
      }),
      { numRuns: 300 },
    );
  });
});

test('an age below the limit of a rule is warned of, and stays warned of when medicines are added', () => {
  const person = { age: 6, gender: null, currentMedications: null, allergies: null, healthConcerns: null };
  const alone = checkSafety({ person, items: ['peppermint oil'] }).findings.filter(({ kind }) => kind === 'age');
  const more = checkSafety({ person: { ...person, currentMedications: 'warfarin' }, items: ['peppermint oil'] });
  expect(alone.length).toBeGreaterThan(0);
  expect(more.findings).toEqual(expect.arrayContaining([...alone]));
});

/** So many of a list, from all parts of it. */
function spread<T>(list: readonly T[], count: number): T[] {
  const step = Math.floor(list.length / count);
  return list.filter((_, place) => place % step === 0).slice(0, count);
}

test('sixty items are all checked against each other', () => {
  const items = [...spread(herbNames, 30), ...spread(medicineNames, 30)];
  const { recognised, findings } = checkSafety({ person: null, items });
  expect(recognised.length).toBeGreaterThanOrEqual(60);
  expect(new Set(findings.map(({ subject }) => subject.id)).size).toBeGreaterThan(20);
  expect(findings).toEqual(checkSafety({ person: null, items: items.toReversed() }).findings);
});

describe('one product that holds several minerals', () => {
  const severitiesIn = (...items: string[]) =>
    checkSafety({ person: null, items }).findings.map(({ ruleId }) => ruleId);

  test('is not warned of against itself', () => {
    expect(severitiesIn('prenatal vitamins')).toEqual([]);
  });

  test('is warned of beside another product of the same minerals', () => {
    expect(severitiesIn('prenatal vitamins', 'zinc 50 mg')).toContain('iron/supplement/zinc');
  });
});

test('of the same gravity a medicine goes before another herb', () => {
  const severities = check(['turmeric', 'ginkgo', 'garlic', 'warfarin']).filter(
    ({ severity }) => severity === 'moderate',
  );
  const kinds = severities.map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['medicine', 'supplement']));
  expect(kinds.lastIndexOf('medicine')).toBeLessThan(kinds.indexOf('supplement'));
});

test('what stands in one formula on purpose is told of where it is grave', () => {
  expect(check(['Otsujito'])).toEqual([
    expect.objectContaining({ ruleId: 'licorice/supplement/rhubarb-root', severity: 'major' }),
  ]);
});

test('a word that names a plant and the medicine made of it is no pair of the two', () => {
  expect(check(['ephedrine']).filter(({ kind }) => kind === 'medicine')).toEqual([]);
  expect(check(['ephedrine', 'ephedra']).filter(({ kind }) => kind === 'medicine')).toHaveLength(1);
});

test('what is asked is held against all that is taken, and what is taken is not told again', () => {
  const person = { currentMedications: "warfarin, St John's wort" };
  const told = (onlyItems: boolean) => checkSafety({ person, items: ['5-HTP'], onlyItems }).findings.map(keyOf);

  expect(told(true)).toEqual(['5-htp|supplement|st-johns-wort']);
  expect(told(false)).toContain('st-johns-wort|medicine|warfarin');
});

test('a salt that is asked is told of as the mineral it is', () => {
  const told = (item: string, currentMedications: string) =>
    checkSafety({ person: { currentMedications }, items: [item], onlyItems: true }).findings.map(keyOf);

  expect(told('ferrous sulfate', 'sinemet')).toEqual(['iron|medicine|levodopa-carbidopa']);
  expect(told('potassium chloride', 'spironolactone')).toEqual(['potassium|medicine|spironolactone']);
  expect(told('calcium carbonate 600 mg', 'levothyroxine')).toEqual(['calcium|medicine|levothyroxine']);
});

test('what a package may hold of an allergen stands among the findings by its gravity', () => {
  const person = { allergies: 'milk', currentMedications: 'sertraline' };
  const { findings } = checkSafety({ person, items: ['May contain traces of milk', "St John's wort"] });

  expect(findings.map(({ severity }) => severity)).toEqual(['major', 'moderate']);
});
