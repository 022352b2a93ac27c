import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const asker = { age: 66, currentMedications: 'none', allergies: 'none', healthConcerns: 'none' };
const sun = 'at least six hours of sun';

describe('where it comes from is told beside the question, and is not what is asked', () => {
  test.each([
    'I see. Then rosemary tea perhaps? I grow it',
    'lemon verbena tea for sleep? we grow lots in the yard',
    'is sage good for a sore throat, my wife planted some',
    'thyme for a cough, we are growing it ourselves',
  ])('"%s"', (asked) => expect(lastOf(asker, 'would ginkgo be good for memory', asked).text).not.toContain(sun));
});

describe('a question on growing is answered as one', () => {
  test.each([
    'can I grow sage on my balcony?',
    "my friend brought me lemon balm, it's taken over her whole plot. Does it need its own pot?",
    'how big a pot does mint need?',
    'lemon balm in a tub or in the ground?',
  ])('"%s"', (asked) => expect(lastOf(asker, asked).text).toContain(sun));

  test('and what to do with it as well', () =>
    expect(
      lastOf(asker, 'Dot brought me lemon balm. Does it need its own pot? and what does one do with it').text,
    ).toContain('chop them into yogurt'));
});

describe('drying a herb that is named', () => {
  test.each([
    ['how do I dry the mint without it going black', 'dried too slowly'],
    ['why does my basil turn brown when I dry it', 'dried too slowly'],
    ['can I dry basil in the microwave?', 'done when it crumbles'],
    ['best way of drying my sage so it keeps its smell', 'done when it crumbles'],
  ])('"%s"', (asked, line) => expect(lastOf(asker, asked).text).toContain(line));

  test.each(['can sage dry up my milk?', 'does nettle tea dry the skin?', 'does sage help with a dry mouth'])(
    'is no drying of a body: "%s"',
    (asked) => expect(lastOf(asker, asked).text).not.toContain('crumbles'),
  );
});
