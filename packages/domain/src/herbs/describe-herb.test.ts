import { expect, test } from 'vitest';
import { readPerson } from '../safety/person/person.ts';
import { findHerb, listHerbs } from './catalogue.ts';
import { describeHerb } from './describe-herb.ts';

const onWarfarin = readPerson({
  age: 60,
  gender: null,
  currentMedications: 'warfarin',
  allergies: null,
  healthConcerns: null,
});

test.each(listHerbs())('every source that the page of $key cites stands in its list, once', (herb) => {
  const page = describeHerb(herb, null);
  const cited = [
    page.rules,
    page.uses,
    page.amounts,
    page.sideEffects ?? [],
    page.precautions ?? [],
    page.lookAlikes ?? [],
  ]
    .flat()
    .flatMap(({ sources }) => sources);

  const listed = page.sources.map(({ id }) => id);

  expect(listed).toEqual(expect.arrayContaining(cited));
  expect(new Set(listed).size).toBe(listed.length);
});

test('a herb whose uses are not covered says so, and its rules all the same', () => {
  const herb = findHerb('aconite');
  if (!herb) throw new Error('no such herb');

  expect(describeHerb(herb, null)).toMatchObject({
    covered: false,
    neverSuggest: true,
    uses: [],
    amounts: [],
    precautions: null,
    rules: expect.arrayContaining([expect.objectContaining({ why: expect.any(String) })]),
  });
});

test('the page tells what concerns one person, and nothing about nobody', () => {
  const herb = findHerb('ginkgo');
  if (!herb) throw new Error('no such herb');

  expect(describeHerb(herb, onWarfarin).findings).toContainEqual(
    expect.objectContaining({ with: expect.objectContaining({ id: 'warfarin' }) }),
  );
  expect(describeHerb(herb, null)).toMatchObject({ findings: [], unrecognised: [] });
});
