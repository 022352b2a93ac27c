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

describe('what is acted, or practised, raises no alarm', () => {
  test.each([
    'in our panto I choke on a poisoned apple and lie there blue in the face',
    'I played the casualty, with slurred speech and a drooping face',
    'we are given a patient with crushing chest pain and have to say what to do',
    'on the training day the actor had a swollen tongue and could not breathe',
    'for my exam I have to describe a stroke with slurred speech',
    'a mock patient coughed up blood in the corridor',
  ])('"%s"', (told) => expect(findRedFlag(told)).toBeNull());
  test.each([
    'I played the casualty and since then I have crushing chest pain',
    'in the panto last night I choked and now I cannot breathe',
    'in act one I had crushing chest pain and had to go off',
    'we had a mock emergency and then a colleague really collapsed, he is not breathing',
    'I pretend to be well but I want to kill myself',
  ])('but "%s"', (told) => expect(findRedFlag(told)).not.toBeNull());
});

describe('what somebody had who is dead raises no alarm', () => {
  test.each([
    'My father died in 2009, he had crushing chest pain and a numb left arm',
    'my late aunt was vomiting blood in the end',
    'our old dog Bess, God rest her, had fits and foamed at the mouth',
  ])('"%s"', (told) => expect(findRedFlag(told)).toBeNull());
  test.each([
    'my father died of his heart and I have crushing chest pain',
    'my mum died, her tablets were swallowed by the toddler',
    'my wife died and left arm numb, chest pressing',
    'my husband died an hour ago and I want to follow him',
  ])('but "%s"', (told) => expect(findRedFlag(told)).not.toBeNull());
});
