import { describe, expect, test } from 'vitest';
import { readPerson } from '../safety/person/person.ts';

const personWith = (healthConcerns: string) =>
  readPerson({ age: null, gender: 'female', currentMedications: null, allergies: null, healthConcerns });

describe('what is told in another language is understood', () => {
  test.each([
    'ich bin im 5. Monat schwanger',
    'estoy esperando un bebé',
    "j'attends un bébé",
    'aspetto un bambino',
    'estou grávida',
    'main pet se hoon',
  ])('%s: pregnant', (concerns) => {
    expect(personWith(concerns).pregnant).toBe(true);
  });

  test.each([
    ['mein Blutdruck ist zu hoch', 'high-blood-pressure'],
    ['tengo el hígado inflamado', 'liver-disease'],
    ['problèmes de reins', 'kidney-disease'],
    ['calcoli biliari', 'gallstones'],
    ['mirgi ke daure', 'epilepsy'],
  ])('%s: %s', (concerns, condition) => {
    expect(personWith(concerns).conditions.map(({ id }) => id)).toContain(condition);
  });

  test.each([
    'Ich werde nächste Woche operiert',
    'me operan el lunes',
    'je me fais opérer lundi',
    'agle hafte operation hai',
  ])('%s: surgery', (concerns) => {
    expect(personWith(concerns).surgeryPlanned).not.toBeNull();
  });
});

describe('what is denied or a relative’s in another language is not the person’s', () => {
  test.each([
    'meine Schwester ist schwanger',
    'mi hermana está embarazada',
    'mia sorella è incinta',
    'je ne suis pas enceinte',
    'main pregnant nahi hoon',
    'non ho la pressione alta',
    "ma mère a de l'hypertension",
    'papa ko cirrhosis hai',
  ])('%s', (concerns) => {
    const { pregnant, conditions } = personWith(concerns);
    expect({ pregnant, conditions }).toEqual({ pregnant: false, conditions: [] });
  });
});
