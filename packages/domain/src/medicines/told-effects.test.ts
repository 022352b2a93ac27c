import { expect, test } from 'vitest';
import { checkSafety } from '../safety/check.ts';
import { findMedicine } from './catalogue.ts';
import { toldKeys } from './told-effects.ts';

test('every medicine told of is known', () => {
  expect(toldKeys.filter((key) => findMedicine(key) === undefined)).toEqual([]);
});

test.each([
  ['Imbruvica', 'ginkgo', 'moderate'],
  ['Calquence', 'fish oil', 'moderate'],
  ['nilotinib', 'licorice root', 'moderate'],
  ['Kisqali', 'ephedra', 'major'],
  ['clomipramine', 'wormwood', 'moderate'],
  ['enoxaparin', 'potassium', 'moderate'],
  ['Recorlev', 'St John’s wort', 'major'],
])('%s beside %s is at least %s', (medicine, herb, least) => {
  const { findings } = checkSafety({ person: { currentMedications: medicine }, items: [herb] });
  const graves = ['minor', 'moderate', 'major', 'contraindicated'];
  const found = findings.filter(({ kind }) => kind === 'medicine').map(({ severity }) => graves.indexOf(severity));

  expect(Math.max(-1, ...found)).toBeGreaterThanOrEqual(graves.indexOf(least));
});
