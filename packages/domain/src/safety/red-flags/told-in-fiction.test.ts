import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

/** Pairs that differ by who has it: somebody in a story, or somebody here. */
describe('what happens in a film, a book, a game or on a stage raises no alarm', () => {
  test.each([
    'In the new crime series the surgeon gets crushing chest pain at the table, would foxglove do that?',
    'in our school play the queen drinks bleach by mistake, which herb would a healer reach for',
    'in this novel a girl coughs up blood for pages, was that always consumption',
    'act two: the old king has slurred speech and a drooping face, any plant behind it?',
    'my druid in the role-playing game is bleeding out, does yarrow make sense?',
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
