import { expect, test } from 'vitest';
import { advise } from '../../advise.ts';
import { readPerson } from '../../../safety/person/person.ts';

const answerTo = (question: string, told: { currentMedications?: string; healthConcerns?: string }) =>
  advise({
    question,
    history: [],
    person: readPerson({
      age: 51,
      gender: 'male',
      currentMedications: told.currentMedications ?? 'none',
      allergies: null,
      healthConcerns: told.healthConcerns ?? null,
    }),
    profileName: null,
  }).blocks.join(' ');

test.each([
  ['passionflower tincture or tea, which one is better?', { currentMedications: 'disulfiram' }],
  ['hops: tincture or tea, which is stronger?', { healthConcerns: 'recovering alcoholic' }],
  ['is valerian better as tincture or capsules', { currentMedications: 'metronidazole' }],
])('who may have no alcohol hears that a tincture holds some: "%s" %j', (question, told) => {
  expect(answerTo(question, told)).toMatch(/tincture is not the one to choose.*contains alcohol/);
});

test('nobody else does', () => {
  expect(answerTo('hops: tincture or tea, which is stronger?', {})).not.toContain('not the one to choose');
});
