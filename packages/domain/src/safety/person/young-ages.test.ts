import { describe, expect, test } from 'vitest';
import { readPerson } from './person.ts';

const ageIn = (healthConcerns: string) =>
  readPerson({ age: null, gender: null, currentMedications: null, allergies: null, healthConcerns }).ageYears;

describe('the age of a child is read', () => {
  test.each([
    ['child of six', 6],
    ['8 y.o. boy', 8],
    ['under two', 1],
    ['under 12', 11],
    ['nearly three', 2],
    ['5 1/2 years', 5],
    ['18/12', 1.5],
    ['in Y3', 7],
    ['DD6 has flu', 6],
    ['mein Sohn ist sechs', 6],
    ['elle a neuf ans', 9],
    ['mi hija tiene cinco años', 5],
    ['menina de 8', 8],
    ['im 14 need something for my nerves', 14],
    ["I'm 16 still at school", 16],
    ['i am 15 doing my mocks', 15],
    ['im 13 cant sleep', 13],
  ])('"%s" is %d years', (words, years) => expect(ageIn(words)).toBe(years));
});

describe('years that are no age are none', () => {
  test.each([
    'seit zehn Jahren Migräne',
    'desde hace 5 años',
    "j'ai mal depuis 6 ans",
    'embarazada de 5 meses',
    'enceinte de 5 mois',
    'incinta di 5 mesi',
    'amamantando a mi bebe de 5 meses',
    'diagnosed at 9 years old',
    'tonsillectomy aged 7',
    'my dog is 9 years old',
    'eat like a kid',
    'bottle-fed my son',
    "i'm 15 minutes late and stressed",
    "I'm 12 on the waiting list",
    "i'm 20 mg down",
  ])('"%s"', (words) => expect(ageIn(words)).toBeNull());
});

test('a concern without a blank in it is looked through for an age at once', { timeout: 10_000 }, () => {
  const concerns = Array.from({ length: 50 }, (_, place) => `${place}`.padEnd(2000, 'aloe'));

  for (const healthConcerns of concerns) expect(readPerson({ healthConcerns }).ageYears).toBeNull();
});
