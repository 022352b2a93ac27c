import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('a dry throat and a hoarse voice are a cold, unless breath or swallowing goes', () => {
  test.each([
    'Which herb is best for a dry throat and hoarse voice?',
    'dry scratchy throat and croaky voice, what can I suck?',
    'husky voice and a sore throat since the choir',
    'my throat is scratchy and my voice sounds hoarse',
    'hoarse voice with a tickly throat, any tea?',
  ])('"%s"', (text) => expect(findRedFlag(text)).toBeNull());

  test.each([
    'dry throat and hoarse voice after the wasp sting',
    'hoarse voice and a raw throat, my tongue is swelling',
    'scratchy throat, croaky voice and I cannot breathe well',
  ])('"%s" is none', (text) => expect(findRedFlag(text)?.level).toBe('emergency'));
});

describe('burning with an aching back and shivering is of the kidneys, and no injury', () => {
  test.each([
    'I have burning right now and my back hurts with shivering',
    'still burning and my back aches and I am shivering',
    'my back hurts and I feel shivery, it is the bladder',
  ])('"%s"', (text) => expect(findRedFlag(text)?.id).toBe('kidney-infection'));

  test.each(['hot oil burns on my back', 'my back got burned by boiling water'])('"%s" is one', (text) =>
    expect(findRedFlag(text)?.id).toBe('serious-injury'),
  );
});
