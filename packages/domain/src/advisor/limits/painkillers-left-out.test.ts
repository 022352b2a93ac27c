import { describe, expect, test } from 'vitest';
import { lastOf, type Asker } from '../../../testing/talk.ts';

describe('a painkiller is no tablet to keep taking', () => {
  test.each<[Asker, string]>([
    [
      { age: 57, healthConcerns: 'stomach ulcer', currentMedications: 'ibuprofen daily' },
      'my back hurts. is there something herbal instead of more ibuprofen?',
    ],
    [{ age: 40 }, 'want to get off paracetamol, what helps with headaches'],
    [
      { age: 60, healthConcerns: 'chronic kidney disease' },
      'diclofenac every day for my hip. can I swap it for something natural?',
    ],
  ])('%j, "%s"', (asker, asked) => {
    const { text } = lastOf(asker, asked);

    expect(text).not.toContain('Please keep taking');
    expect(text).toContain('as soon as the pain allows it');
  });

  test.each(['can I stop the aspirin and take garlic', 'can i stop my omeprazole and take something herbal'])(
    'what is taken for another reason stays: "%s"',
    (asked) =>
      expect(lastOf({ age: 57, currentMedications: 'aspirin 100 mg, omeprazole' }, asked).text).toContain(
        'Please keep taking',
      ),
  );
});

describe('beside an ulcer or a weak heart it is told of, also where only the pain is named', () => {
  test.each<[Asker, string, RegExp]>([
    [
      { age: 57, healthConcerns: 'stomach ulcer', currentMedications: 'ibuprofen' },
      'something natural for my sore knee?',
      /make an ulcer bleed/,
    ],
    [
      { age: 57, healthConcerns: 'stomach ulcer', currentMedications: 'ibuprofen' },
      'what can I take instead of ibuprofen for my back',
      /make an ulcer bleed/,
    ],
    [
      { age: 70, healthConcerns: 'heart failure', currentMedications: 'naproxen' },
      'what helps with back pain?',
      /hold water/,
    ],
  ])('%j, "%s"', (asker, asked, says) => expect(lastOf(asker, asked).text).toMatch(says));

  test('a gel on the skin, and a wish of another kind, are not', () => {
    const asker = { age: 57, healthConcerns: 'stomach ulcer', currentMedications: 'ibuprofen gel' };

    expect(lastOf(asker, 'something natural for my sore knee?').text).not.toContain('ulcer bleed');
    expect(lastOf({ ...asker, currentMedications: 'ibuprofen' }, 'what helps me sleep?').text).not.toContain(
      'ulcer bleed',
    );
  });
});

test.each([
  'can I just stop omeprazole',
  'i want to come off my lansoprazole, ok?',
  'can i swap pantoprazole for ginger',
])('what blocks acid is left in steps, with the doctor: "%s"', (asked) =>
  expect(lastOf({ age: 36, currentMedications: 'omeprazole, lansoprazole, pantoprazole' }, asked).text).toMatch(
    /Please keep taking \w+ as prescribed until[^]*in steps/,
  ),
);

test.each([
  ['methotrexate weekly, folic acid 5mg', 'folic acid upsets my stomach, can i stop it', true],
  ['methotrexate weekly, folic acid 5mg', 'can i stop methotrexate', false],
  ['folic acid 5mg', 'can i stop folic acid', false],
])('folic acid beside methotrexate: %s, "%s"', (currentMedications, asked, isTold) =>
  expect(lastOf({ age: 44, currentMedications }, asked).text.includes('beside methotrexate it keeps down')).toBe(
    isTold,
  ),
);
