import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const sickLiver = { age: 60, healthConcerns: 'cirrhosis' };

describe('a medicine that is wished for is left to a pharmacist, and no herb put in its place unasked', () => {
  test.each([
    'can I take paracetamol for the pain?',
    'Paracetamol can I take for the pain',
    'is paracetamol ok for my back pain?',
  ])('%s', (question) => {
    const { text, recommended, offered } = lastOf(sickLiver, question);
    expect(text).toMatch(/paracetamol suits you, and how much, is not mine to say.*pharmacist.*sick liver/i);
    expect([...recommended, ...offered]).toEqual([]);
  });
});

test.each([
  ['can I take valerian with paracetamol for my sleep?', /valerian/i],
  ['can I take something for the pain with my paracetamol?', /cayenne|turmeric|boswellia/i],
])('a herb that is asked about beside it is answered: %s', (question, words) => {
  const { text } = lastOf({ age: 40 }, question);
  expect(text).toMatch(words);
  expect(text).not.toContain('not mine to say');
});

test('what a medicine does by itself is for its leaflet', () => {
  const { text } = lastOf({ age: 60, currentMedications: 'simvastatin' }, 'is ginger ok?', 'and the statin itself?');
  expect(text).toContain('outside what I check');
});
