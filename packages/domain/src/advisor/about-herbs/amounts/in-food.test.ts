import { expect, test } from 'vitest';
import { advise } from '../../advise.ts';
import { readPerson } from '../../../safety/person/person.ts';

const answerTo = (question: string) =>
  advise({
    question,
    history: [],
    person: readPerson({
      age: 68,
      gender: 'female',
      currentMedications: 'warfarin',
      allergies: null,
      healthConcerns: null,
    }),
    profileName: null,
  });

test('a remedy is none the less one for being cooked in a soup', () => {
  const { blocks, findings } = answerTo('my sister cooks danshen root into a chicken soup, may I eat it?');

  expect(findings.map(({ severity }) => severity)).toContain('major');
  expect(blocks.join(' ')).toContain('I would leave out danshen');
});

test('a spice in a dish is food', () => {
  expect(answerTo('may I have ginger in a stir fry?').blocks.join(' ')).toContain('In usual food amounts');
});
