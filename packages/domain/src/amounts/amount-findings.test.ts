import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findSource } from '../evidence/catalogue.ts';
import { findHerb } from '../herbs/catalogue.ts';
import { checkSafety } from '../safety/check.ts';
import type { Finding } from '../safety/finding.ts';
import { untold } from '../safety/person/untold.ts';
import type { PersonInput } from '../safety/person/person.ts';
import { compareSeverity } from '../safety/words.ts';
import { ruleIdOf, upperLevels } from './upper-levels.ts';

const isOfAmounts = ({ ruleId }: Finding) => ruleId.startsWith('amounts/');

function found(items: readonly string[], person: Partial<PersonInput> = {}) {
  return checkSafety({ person: { ...untold, ...person }, items }).findings.filter(isOfAmounts);
}

describe('more than an upper level', () => {
  test.each([
    ['cinnamon, 2 teaspoons a day', 'moderate'],
    ['cinnamon 1 tsp daily', 'minor'],
    ['half a teaspoon of cinnamon a day', undefined],
    ['a pinch of cinnamon', undefined],
    ['Ceylon cinnamon 2 teaspoons a day', undefined],
  ])('cassia by the spoon brings coumarin: %s', (item, severity) => {
    expect(found([item])[0]?.severity).toBe(severity);
  });

  test('is told with the sum, the level and what to do', () => {
    const [finding] = found(['selenium 800 mcg daily']);

    expect(finding).toMatchObject({
      ruleId: 'amounts/selenium/most',
      severity: 'moderate',
      kind: 'supplement',
      subject: { kind: 'herb', id: 'selenium', name: 'Selenium' },
      with: { text: '800 mcg a day' },
    });
    expect(finding?.why).toMatch(/^800 mcg of selenium a day is twice the most adults should take \(400 mcg\)\./);
  });

  test('is told as "if taken every day" where nobody said how often', () => {
    expect(found(['selenium 800 mcg'])[0]?.why).toMatch(/^800 mcg of selenium, if taken every day, is twice/);
  });

  test.each([
    ['exactly the level', 'vitamin D 4000 IU', undefined],
    ['a compound that comes to it but for rounding', 'magnesium citrate 2188 mg', undefined],
    ['a compound that comes to more', 'magnesium citrate 2200 mg', 'minor'],
    ['a little above it, as doctors and shops give it', 'magnesium 400 mg', 'minor'],
    ['the same of what builds up', 'vitamin A 11,000 IU', 'moderate'],
    ['well above it', 'vitamin D 6000 IU', 'moderate'],
    ['where harm was seen', 'vitamin D 50,000 IU daily', 'major'],
    ['the same once a week', 'vitamin D 50,000 IU weekly', 'moderate'],
    ['the same once a month', 'vitamin D 50,000 IU monthly', undefined],
    ['where two authorities differ', 'vitamin B6 50 mg', 'minor'],
  ])('%s: %s', (_, item, severity) => {
    expect(found([item])[0]?.severity).toBe(severity);
  });

  test.each([
    ['zinc 15 mg', { age: 40 }, undefined],
    ['zinc 15 mg', { age: 6 }, 'moderate'],
    ['calcium 1100 mg twice daily', { age: 40 }, undefined],
    ['calcium 1100 mg twice daily', { age: 60 }, 'minor'],
    ['caffeine 300 mg', { age: 17 }, 'moderate'],
    ['caffeine 300 mg', { age: 18 }, undefined],
    ['caffeine 300 mg', { age: 30 }, undefined],
    ['caffeine 300 mg', { age: 30, healthConcerns: 'breastfeeding' }, 'moderate'],
    ['vitamin A 25,000 IU', { age: 30 }, 'moderate'],
    ['vitamin A 25,000 IU', { age: 30, healthConcerns: '9 weeks pregnant' }, 'contraindicated'],
    ['vitamin A 25,000 IU', { age: 30, healthConcerns: 'trying to conceive' }, 'major'],
    ['vitamin A 10,000 IU', { age: 4 }, 'moderate'],
    ['vitamin A 25,000 IU', { age: 4 }, 'major'],
    ['iron 200 mg', { age: 30 }, 'moderate'],
    ['iron 240 mg', { age: 2 }, 'major'],
  ])('depends on whom it is for: %s, %o', (item, person, severity) => {
    expect(found([item], person)[0]?.severity).toBe(severity);
  });

  test('a unit that looks like a slip is to be looked at again', () => {
    expect(found(['selenium 200 mg'])[0]?.why).toContain('Look at the label again');
    expect(found(['selenium 1 mg'])[0]?.why).not.toContain('Look at the label again');
  });

  test('a level set for adults is not told as one for children', () => {
    expect(found(['melatonin 30 mg'], { age: 7 })[0]?.why).toContain('even adults');
  });
});

describe('what several products bring is added up', () => {
  test('the amounts of two items make one sum', () => {
    const [finding] = found(['zinc 25 mg', 'cold lozenges zinc 13 mg x6']);

    expect(finding).toMatchObject({ ruleId: 'amounts/zinc/most', with: { text: '103 mg a day' } });
    expect(finding?.why).toContain(
      'Together (cold lozenges zinc 13 mg x6; zinc 25 mg) this comes to 103 mg of zinc a day',
    );
  });

  test('with what the profile tells, and with what is listed apart from its name', () => {
    expect(found(['zinc 25 mg'], { currentMedications: 'zinc lozenges 20 mg' })[0]?.with.text).toBe('45 mg a day');
    const { findings } = checkSafety({
      person: untold,
      items: [{ name: 'Zinc', told: 'Zinc, 25 mg once daily' }],
      beside: [
        { name: 'Zinc gluconate', told: 'Zinc gluconate, 150 mg' },
        { name: 'Selenium', told: 'Selenium, 900 mcg' },
      ],
    });
    expect(findings.filter(isOfAmounts).map(({ with: { text } }) => text)).toEqual(['46.5 mg a day']);
  });

  test('a label tells of each ingredient once, in the words of its line', () => {
    const told = 'Iodine (from kelp) 150 mcg, Zinc 50 mg';
    const items = [
      { name: 'Iodine', told },
      { name: 'Zinc', told },
      { name: 'Iodine', told: 'Kelp powder 600 mg' },
    ];
    const { findings } = checkSafety({ person: untold, items });
    expect(findings.filter(isOfAmounts).map(({ subject, with: { text } }) => `${subject.id}: ${text}`)).toEqual([
      'zinc: 50 mg a day',
    ]);
  });

  test('a name without an amount is the product that is listed with one', () => {
    const { findings } = checkSafety({
      person: untold,
      items: ['Zinc'],
      beside: [{ name: 'Zinc', told: 'Zinc 50 mg' }],
    });
    expect(findings.find(isOfAmounts)?.why).not.toContain('on top');
  });

  test('a product that stands in the profile and among the items is one', () => {
    expect(found(['zinc 25 mg'], { currentMedications: 'zinc 25 mg' })).toEqual([]);
  });

  test('a multivitamin adds words and no number', () => {
    expect(found(['zinc 50 mg', 'multivitamin'])[0]?.why).toMatch(/50 mg.*What multivitamin may bring comes on top\.$/);
    expect(found(['zinc 20 mg', 'multivitamin'])).toEqual([]);
  });

  test('what a relative takes is not counted', () => {
    expect(found(['chamomile'], { healthConcerns: 'my wife takes selenium 800 mcg' })).toEqual([]);
  });
});

const products = [
  'zinc 20 mg',
  'zinc 30 mg twice daily',
  'zinc gluconate 100 mg',
  'vitamin D 3000 IU',
  'vitamin D 50,000 IU weekly',
  'selenium 200 mcg',
  'vitamin B6 40 mg',
  'multivitamin',
  'iron',
  'iron 40 mg',
  'coffee',
  '3 cups of coffee',
  'caffeine 150 mg',
  'warfarin 5 mg',
  'ginkgo 120 mg',
  'pregnant',
  'vitamin A 700 mcg',
  'vitamin A (as beta-carotene) 3 mg',
  'vitamin A',
  'beta-carotene 6 mg',
  'cod liver oil',
  'iodine 150 mcg',
  'kelp 500 mg',
  'vitamin E 10 mg',
];
const cabinet = fc.array(fc.constantFrom(...products), { minLength: 1, maxLength: 7 });
/** Of two herbs either may be told first. */
const keyOf = ({ subject, kind, with: other }: Finding) => `${kind}|${[subject.id, other.id].toSorted().join('|')}`;

describe('whatever is taken together', () => {
  test('one thing more never removes or softens what was found', () => {
    fc.assert(
      fc.property(cabinet, fc.constantFrom(...products), (items, more) => {
        const after = new Map(
          checkSafety({ person: null, items: [...items, more] }).findings.map((each) => [keyOf(each), each]),
        );
        for (const before of checkSafety({ person: null, items }).findings) {
          const still = after.get(keyOf(before));
          expect(still, keyOf(before)).toBeDefined();
          if (still) expect(compareSeverity(still.severity, before.severity)).toBeLessThanOrEqual(0);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('the order never matters', () => {
    fc.assert(
      fc.property(cabinet, (items) => {
        expect(found(items.toReversed())).toEqual(found(items));
      }),
      { numRuns: 100 },
    );
  });

  test('an amount only ever adds to what is found of the name alone, or softens it', () => {
    const bare = (item: string) => item.replace(/^3 cups of /, '').replace(/ \d.*$/, '');
    fc.assert(
      fc.property(cabinet, (items) => {
        const { findings } = checkSafety({ person: null, items });
        const without = checkSafety({ person: null, items: items.map(bare) }).findings;
        expect(without.filter(isOfAmounts)).toEqual([]);
        expect(
          findings
            .filter((each) => !isOfAmounts(each))
            .map(keyOf)
            .toSorted(),
        ).toEqual(without.map(keyOf).toSorted());
      }),
      { numRuns: 100 },
    );
  });
});

describe('a rule about too much', () => {
  const worst = (items: readonly string[], person: { currentMedications?: string; healthConcerns?: string }) =>
    checkSafety({ person: { ...untold, ...person }, items }).findings[0]?.severity;

  test.each([
    ['a day’s need is told and no more', ['vitamin A 700 mcg'], 'minor'],
    ['what holds none of it', ['beta-carotene 25,000 IU'], 'minor'],
    ['the same on a label', ['vitamin A (as beta-carotene) 10,000 IU'], 'minor'],
    ['no amount is told', ['vitamin A'], 'major'],
    ['more than a need', ['vitamin A 5000 mcg'], 'contraindicated'],
    ['two products together', ['vitamin A 700 mcg', 'retinyl palmitate 700 mcg'], 'major'],
    ['another product without an amount', ['vitamin A 700 mcg', 'retinol capsules'], 'major'],
    ['a multivitamin beside it', ['vitamin A 700 mcg', 'multivitamin'], 'major'],
    ['a multivitamin that tells it', ['multivitamin with vitamin A 700 mcg'], 'minor'],
    ['one that tells it and one that does not', ['multivitamin with vitamin A 700 mcg', 'multivitamin'], 'major'],
    ['a multivitamin that tells of another', ['multivitamin with zinc 10 mg, vitamin A'], 'major'],
    ['liver oil beside it', ['vitamin A 700 mcg', 'cod liver oil'], 'major'],
    ['a range', ['vitamin A 700-3000 mcg'], 'major'],
    ['an amount nobody is sure of', ['vitamin A up to 700 mcg'], 'major'],
    ['one of two', ['vitamin A 700 mcg or 3000 mcg'], 'major'],
  ])('in pregnancy where %s', (_, items, severity) => {
    expect(worst(items, { healthConcerns: 'pregnant' })).toBe(severity);
  });

  test.each([
    ['iodine 150 mcg', { healthConcerns: 'breastfeeding' }, 'minor'],
    ['kelp 150 mg', { healthConcerns: 'breastfeeding' }, 'moderate'],
    ['iodine 150 mcg', { healthConcerns: 'overactive thyroid' }, 'major'],
    ['multivitamin with 150 mcg iodine', { healthConcerns: 'breastfeeding' }, 'minor'],
    ['vitamin E 15 mg', { currentMedications: 'warfarin' }, 'minor'],
    ['vitamin E 400 IU', { currentMedications: 'warfarin' }, 'moderate'],
    ['vitamin D 800 IU', { healthConcerns: 'sarcoidosis' }, 'major'],
    ['folic acid 5 mg', { healthConcerns: 'pregnant, epilepsy' }, 'minor'],
    ['folic acid 5 mg', {}, 'moderate'],
    ['ferrous fumarate 210 mg', { healthConcerns: 'iron deficiency anemia' }, 'minor'],
    ['ferrous fumarate 210 mg', {}, 'moderate'],
  ])('%s, %o: %s', (item, person, severity) => {
    expect(worst([item], person)).toBe(severity);
  });
});

describe('one product', () => {
  test.each([
    'prenatal vitamin (iron 27 mg, calcium 200 mg, folic acid 800 mcg)',
    'Centrum one a day',
    'vitamin A (as beta carotene)',
    'multivitamin with selenium 100 mcg, zinc 10 mg',
  ])('is not held against itself: %s', (item) => {
    expect(checkSafety({ person: untold, items: [item] }).findings).toEqual([]);
  });

  test('is held against another, and what it tells is added up', () => {
    const { findings } = checkSafety({
      person: untold,
      items: ['selenium 400 mcg', 'multivitamin with selenium 100 mcg'],
    });
    expect(findings.find(isOfAmounts)?.with.text).toBe('500 mcg a day');
    expect(checkSafety({ person: untold, items: ['prenatal vitamin (iron 27 mg)', 'calcium'] }).findings).not.toEqual(
      [],
    );
  });
});

describe('every level', () => {
  const limits = upperLevels.flatMap((level) =>
    level.limits.map((limit) => ({ level, limit, id: ruleIdOf(level, limit) })),
  );

  test('has an id of its own', () => {
    expect(new Set(limits.map(({ id }) => id)).size).toBe(limits.length);
  });

  test.each(limits)('$id names works that are known, and says why and what to do', ({ limit }) => {
    expect(limit.sources.length).toBeGreaterThan(0);
    for (const id of limit.sources) expect(findSource(id), id).toBeDefined();
    expect(limit.why).toMatch(/^[A-Z0-9].*\.$/);
    expect(limit.advice).toMatch(/^[A-Z].*\.$/);
  });

  test.each(upperLevels)('$key is counted from herbs that are known by these names', ({ countedFrom }) => {
    for (const { herb, plain, perCup, perPiece } of countedFrom) {
      const known = findHerb(herb);
      const names = [known?.name ?? '', ...(known?.names ?? [])].map((name) => name.toLowerCase());
      expect(perCup !== undefined || perPiece !== undefined || names.some((name) => plain.test(name)), herb).toBe(true);
    }
  });

  test.each(limits)('$id grows with age, or is told for everyone', ({ limit: { at } }) => {
    if ('perKg' in at) expect(at.perKg).toBeGreaterThan(0);
    else expect(at.map(([from]) => from)).toEqual(at.map(([from]) => from).toSorted((left, right) => left - right));
  });
});
