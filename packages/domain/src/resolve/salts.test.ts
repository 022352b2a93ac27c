import { describe, expect, test } from 'vitest';
import { readList } from './read.ts';

const named = (text: string) => readList(text).mentions.map(({ id }) => id);

describe('the metal in the name of a medicine is no supplement', () => {
  test.each([
    ['Losartán potásico 50', ['losartan']],
    ['losartan de potasio', ['losartan']],
    ['Losartan-Kalium', ['losartan']],
    ['losartana potássica', ['losartan']],
    ['amoxicillin/clavulanate potassium 875-125 mg', ['amoxicillin-clavulanate']],
    ['penicillin V potassium', ['penicillin-v']],
    ['rosuvastatin calcium 10 mg', ['rosuvastatin']],
    ['esomeprazole magnesium', ['esomeprazole']],
  ])('%s', (text, ids) => {
    expect(named(text)).toEqual(ids);
  });

  test.each([
    ['levothyroxine calcium', ['levothyroxine', 'calcium']],
    ['losartan, potassium', ['losartan', 'potassium']],
    ['potassium chloride', ['potassium-chloride']],
    ['atorvastatin and calcium', ['atorvastatin', 'calcium']],
  ])('what is taken beside it is read: %s', (text, ids) => {
    expect(named(text)).toEqual(ids);
  });
});
