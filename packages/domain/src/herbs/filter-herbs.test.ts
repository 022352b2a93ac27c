import { expect, test } from 'vitest';
import { listHerbs } from './catalogue.ts';
import { filterHerbs } from './filter-herbs.ts';

const rows = listHerbs().map(({ key, name }) => ({ key, name }));
const found = (filter: Parameters<typeof filterHerbs>[1]) => filterHerbs(rows, filter).map(({ key }) => key);

test.each([
  ['its name', 'valerian'],
  ['a misspelt name', 'valerain'],
  ['a name in another tongue', 'Baldrian'],
  ['a botanical name', 'Valeriana officinalis'],
])('a herb is found by %s, and stands first', (_, q) => {
  expect(found({ q })[0]).toBe('valerian');
});

test('a use, a letter and a name narrow the list together', () => {
  expect(found({ use: 'sleep' })).toEqual(expect.arrayContaining(['valerian', 'hops']));
  expect(found({ use: 'sleep', letter: 'V' })).toEqual(['valerian']);
  expect(found({ q: 'ginger', letter: 'v' })).toEqual([]);
  expect(found({ letter: 'z' }).every((key) => key.startsWith('z'))).toBe(true);
});

test('a limit keeps the first and best', () => {
  expect(found({ limit: 2 })).toEqual(rows.slice(0, 2).map(({ key }) => key));
  expect(found({ q: 'valerain', limit: 1 })).toEqual(['valerian']);
});

test('those described in full can be looked at alone', () => {
  const covered = found({ isCovered: true });

  expect(covered).toContain('valerian');
  expect(covered).not.toContain('african-potato');
  expect(covered).toHaveLength(listHerbs().filter(({ monograph }) => monograph !== null).length);
});

test('what nobody knows finds nothing, and blanks find everything', () => {
  expect(found({ q: 'qwertyzine' })).toEqual([]);
  expect(found({ use: 'qwerty' })).toEqual([]);
  expect(found({ q: ' ', use: '', letter: '' })).toHaveLength(rows.length);
});
