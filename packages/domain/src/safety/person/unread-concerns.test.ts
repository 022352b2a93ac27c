import { describe, expect, test } from 'vitest';
import { checkSafety } from '../check.ts';

function unrecognised(healthConcerns: string, currentMedications: string | null = null): readonly string[] {
  const person = { age: 40, gender: null, currentMedications, allergies: null, healthConcerns };
  return checkSafety({ person, items: ['chamomile tea'] }).unrecognised;
}

describe('an illness nobody knows is handed back', () => {
  test.each([
    ['chickenpox', 'chickenpox'],
    ['epilepsy (zorblaxitis)', 'zorblaxitis'],
    ['chilblains, poor sleep', 'chilblains'],
    ['my bp runs a bit wobbly', 'my bp runs a bit wobbly'],
    ['I have zorblaxitis', 'I have zorblaxitis'],
    ['diabetes and zorblax syndrome', 'zorblax syndrome'],
    ['epilepsy; thymus scar', 'thymus scar'],
    ['something with my blood', 'something with my blood'],
    ['on an infusion every six weeks', 'on an infusion every six weeks'],
  ])('"%s"', (typed, expected) => expect(unrecognised(typed)).toEqual([expected]));

  test('beside a medicine nobody knows, both are', () => {
    expect(unrecognised('zorblaxitis', 'frobnizol')).toEqual(['frobnizol', 'zorblaxitis']);
  });
});

describe('what is understood, denied or everyday is not handed back', () => {
  test.each([
    'glaucoma (narrow angle)',
    'high blood pressure (hypertension)',
    'AF (atrial fibrillation)',
    'kidney disease (stage 3)',
    'sleep',
    'energy',
    'poor sleep, stress',
    'want to lose weight',
    'none that I know of',
    'Poor sleep\nSafety: Diabetes, Surgery planned 2026-12-01',
    'pregnant with twins',
    '20 weeks pregnant, heartburn',
    'breastfeeding my 3 month old',
    'trying to conceive',
    'no zorblaxitis, never had gallstones',
    'Epilepsy: no, zorblaxitis: no',
    'my mother had lupus',
    'BP 112/70, eGFR 95',
    'work nights in a hospital',
    'stress levels are high',
    'sore knees after running, tired in the afternoons',
    'I want to feel better and have more energy at work',
    'hip replacement next Tuesday',
    'a glass of wine with dinner',
    'kidney and liver disease',
    '',
  ])('"%s"', (typed) => expect(unrecognised(typed)).toEqual([]));
});

describe('an allergy to what is in no herb is nothing to check', () => {
  const unread = (allergies: string) =>
    checkSafety({
      person: { age: 40, gender: null, currentMedications: null, allergies, healthConcerns: null },
      items: ['chamomile tea'],
    }).unrecognised;

  test.each(['cats', 'dogs and horses', 'house dust mites', 'pet hair, feathers', 'mosquito bites'])('"%s"', (typed) =>
    expect(unread(typed)).toEqual([]),
  );

  test('and another is not passed over', () => expect(unread('zorblax, cats')).toEqual(['zorblax']));
});
