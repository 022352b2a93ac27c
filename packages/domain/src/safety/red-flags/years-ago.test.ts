import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('what happened in childhood or years ago, and is over by its nature, raises no alarm', () => {
  test.each([
    'my appendix burst when I was twelve, still got the scar. calendula oil for it?',
    'when I was seven I swallowed half a bottle of iron tablets, now I only take drops',
    'grandma choked on a plum stone at her wedding in 1961, now she only eats them stewed',
    'I nearly drowned at five, still hate deep water. lavender for the nerves?',
    'my brother fell out of our pear tree last autumn, the cast is off',
  ])('"%s"', (told) => expect(findRedFlag(told)).toBeNull());
  test.each([
    'my appendix ruptured last night',
    'my appendix ruptured when I was twelve, today the same pain is back with fever',
    'when I was in the garden my three year old swallowed a bottle of iron tablets',
    'he swallowed a button battery at four, it is five now and he drools',
    'she swallowed a magnet at nursery, we just found out',
    'fell off the changing table head first at three months',
    'had anaphylaxis as a kid and I have just eaten a prawn and my lips swell',
    'I was bitten by an adder at six this morning, leg black to the knee',
    'I broke my leg as a girl, this is worse, the bone sticks out',
  ])('but "%s"', (told) => expect(findRedFlag(told)).not.toBeNull());
});
