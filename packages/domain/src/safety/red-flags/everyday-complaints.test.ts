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
    'burning for 3 days, now my back hurts on one side and im shivering',
    'bladder burning, now my back hurts with chills',
    'burning and peeing every 10 mins, now an achy lower back and shivery',
  ])('"%s"', (text) => expect(findRedFlag(text)?.id).toBe('kidney-infection'));

  test.each([
    'hot oil burns on my back',
    'my back got burned by boiling water',
    'spilled soup, my back is burning and blistered and I am shivering',
  ])('"%s" is one', (text) => expect(findRedFlag(text)?.id).toBe('serious-injury'));
});

describe('a sting that swells where it sits, with the breath well, is no emergency', () => {
  test.each([
    'wasp stung my arm, it swelled up, breathing fine',
    'bee sting hand swelling, my breathing is ok',
    'hornet stung her finger, it is puffy, no trouble breathing',
    'wasp sting my foot, red and hot, an hour ago. i breathe normally',
  ])('"%s"', (text) => expect(findRedFlag(text)).toBeNull());

  test.each([
    'bee sting, hand swelling and not breathing normal',
    'bee sting, lips swelling but breathing fine',
    'wasp stung her hand, it swells and she stopped breathing normally',
    'stung by a wasp, breathing ok but my throat feels tight',
  ])('"%s" is one', (text) => expect(findRedFlag(text)?.level).toBe('emergency'));
});

describe('bones that are spoken of are no open break', () => {
  test.each(['weak bones, and getting out of bed is hard', 'shaky out of the chair, horsetail for my bones?'])(
    '"%s"',
    (text) => expect(findRedFlag(text)).toBeNull(),
  );

  test.each(['the bone is coming out of the skin', 'i can see the bone', 'a bone sticks out of his shin'])(
    '"%s" is one',
    (text) => expect(findRedFlag(text)?.id).toBe('serious-injury'),
  );
});
