import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

/** Pairs that differ by who has it: somebody in a story, or somebody here. */
describe('what happens in a film, a book, a game or on a stage raises no alarm', () => {
  test.each([
    'in the thriller he has crushing chest pain and sucks willow bark, silly?',
    'in the musical the maid swallows lye in the kitchen, was milk used',
    'the operetta ends with her coughing blood at the ball, what did they take then',
    'act two: the old king has slurred speech and a drooping face, any plant behind it?',
    'in chapter two the duchess cannot breathe after the oysters, an allergy?',
    'in the latest bond he is poisoned with foxglove, could he walk?',
    'In Downton Abbey somebody vomits blood at dinner, was that an ulcer',
    'The groom collapsed... in the book, of course. Which flowers last without water?',
  ])('"%s"', (told) => expect(findRedFlag(told)).toBeNull());
  test.each([
    'In the film he clutches his chest, and mine has been crushing since lunch',
    'it was like in the film, my husband clutched his chest and went grey',
    'during the film dad collapsed with chest pain',
    'in the play tonight the lead fell off the stage and is unconscious',
    'a character in the book kills herself and I want to do the same',
    'straight lines in the book look wavy since monday and I have lost part of my sight',
    'we were at a board game evening when she had a seizure, she is still jerking',
    'my hero of a husband drank antifreeze',
  ])('but "%s"', (told) => expect(findRedFlag(told)).not.toBeNull());
});
