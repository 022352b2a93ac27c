import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findHerb } from '../src/herbs/catalogue.ts';
import type { Herb, HerbRule } from '../src/herbs/herb.ts';
import { listChanges } from '../src/safety/changes.ts';
import { changeBetween, joined, readSnapshot, snapshotOf, written } from './snapshot.ts';

const said = { evidence: 'limited', why: 'It may.', advice: 'Ask first.', sources: ['x'] } as const;
const warfarin: HerbRule = { ...said, kind: 'medicine', with: ['warfarin', 'class:ssri'], severity: 'moderate' };
const pregnancy: HerbRule = { ...said, kind: 'pregnancy', severity: 'none-known' };
const of = (rules: readonly HerbRule[], monograph: Herb['monograph'] = null) =>
  snapshotOf({
    herbs: [{ key: 'ginkgo', monograph, rules }],
    medicines: [{ key: 'warfarin' }],
    sources: [
      { id: 'read', checkedOn: '2026-11-30' },
      { id: 'unread', checkedOn: null },
    ],
  });
const nothing = changeBetween('2026-11-30', of([warfarin]), of([warfarin]));

test('nothing changed where the same is said in another order or in other words', () => {
  const reordered = { ...warfarin, with: warfarin.with.toReversed(), why: 'It might.' };

  expect(changeBetween('2026-11-30', of([warfarin, pregnancy]), of([pregnancy, reordered]))).toEqual(nothing);
  expect(Object.values(nothing)).toEqual(['2026-11-30', 0, 0, 0, 0, 0, 0, 0, 0]);
});

test('each medicine a rule names is a warning that is added, raised, lowered or taken out', () => {
  const graver = { ...warfarin, severity: 'major' } as const;
  const fewer = { ...warfarin, with: ['warfarin'] };

  expect(changeBetween('2026-11-30', of([warfarin]), of([graver]))).toEqual({ ...nothing, warningsRaised: 2 });
  expect(changeBetween('2026-11-30', of([graver]), of([warfarin]))).toEqual({ ...nothing, warningsLowered: 2 });
  expect(changeBetween('2026-11-30', of([warfarin]), of([fewer]))).toEqual({ ...nothing, warningsRemoved: 1 });
  expect(changeBetween('2026-11-30', of([fewer]), of([warfarin]))).toEqual({ ...nothing, warningsAdded: 1 });
});

test('what is known to be no trouble is no warning until it becomes one', () => {
  const warned = { ...pregnancy, severity: 'major' } as const;

  expect(changeBetween('2026-11-30', of([]), of([pregnancy]))).toEqual(nothing);
  expect(changeBetween('2026-11-30', of([pregnancy]), of([warned]))).toEqual({ ...nothing, warningsRaised: 1 });
});

test('a record is read as it was written, and two of one day are told as one', () => {
  const snapshot = of([warfarin, pregnancy], findHerb('ginkgo')?.monograph);

  expect(readSnapshot(written(snapshot))).toEqual(snapshot);
  expect(joined({ ...nothing, warningsAdded: 2 }, { ...nothing, warningsAdded: 3, herbsAdded: 1 })).toEqual({
    ...nothing,
    warningsAdded: 5,
    herbsAdded: 1,
  });
});

test('each recorded day stands once, the latest first, and what is on record is a whole knowledge base', () => {
  const recorded = readSnapshot(readFileSync(new URL('./recorded.tsv', import.meta.url), 'utf8'));
  const days = listChanges().map(({ on }) => on);

  expect(days).toEqual([...new Set(days)].toSorted().toReversed());
  expect(recorded.herbs.has('ginkgo') && recorded.medicines.has('warfarin')).toBe(true);
  expect(recorded.warnings.get('ginkgo medicine warfarin')).toBe('major');
});
