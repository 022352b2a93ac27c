import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

/** A long letter with this told in the middle of it. */
const letter = (told: string) =>
  lastOf(
    { age: 52 },
    `Good evening from a rainy Sunday, the kettle is on and I have finally found the time to write to you. ${told} We have had the
    neighbours in and the garden is asleep under its leaves, so there is time to read about herbs again. I take no tablets and I am well in
    myself, thank goodness. I like a cup of peppermint tea after dinner and my sister drinks lemon balm. Is peppermint tea alright for me every day?`.replaceAll(
      /\s+/g,
      ' ',
    ),
  );

describe('what a long letter only tells of raises no alarm', () => {
  test.each([
    [
      'a training day',
      'On Thursday I played the casualty at work and was carried out of a smoky room unconscious, pretending of course.',
    ],
    ['a play', 'I am rehearsing a play in which my friend swallows poison each night and falls down at my feet.'],
    [
      'what healed',
      'It is six weeks since the knife went through my thumb, blood everywhere, and it has knitted up lovely, no redness, no swelling.',
    ],
    [
      'the death of a parent',
      'I lost my mother to a massive stroke in 1998, her face dropped on one side and she never spoke again.',
    ],
    [
      'a talk',
      'There was a talk at the club called Plants that kill, on hemlock, yew and nightshade, with cake afterwards.',
    ],
    [
      'the dog',
      'Biscuit, our beagle, ate a tray of brownies and had a fit on the kitchen floor, and the vet has sent him home again.',
    ],
  ])('%s', (_, told) => expect(letter(told).level).toBe('none'));
});

describe('what is told casually in the middle of one does', () => {
  test.each([
    [
      'a stroke that passed',
      'This morning my mouth hung down on one side and my words came out as gibberish for ten minutes, but it passed.',
    ],
    [
      'a child at the tablets',
      'Our two year old got into the iron tablets half an hour ago, maybe six are gone, but she plays as if nothing were.',
    ],
    [
      'despair, although a dog is in it',
      'Some nights I sit in the garage, look at the gun and think everybody would be better off without me, but then the dog puts his head on my knee.',
    ],
  ])('%s', (_, told) => expect(letter(told).level).toBe('emergency'));

  test.each([
    [
      'a fever of somebody so young, between people who are well',
      'Our second, Tova, is five weeks on Sunday. Since noon she feels hot, 38.7 under the arm, and leaves her milk.',
      'emergency',
    ],
    [
      'strong medicines of the dead, looked at',
      'I lost my Arne in May. His morphine is still in my drawer, and most nights I hold the bottle and think it would be simpler to follow him than to sit here.',
      'emergency',
    ],
    [
      'muscles that ache beside a statin',
      'My partner Rolf, 61, takes simvastatin and red yeast rice. His thighs have been sore and stiff since Easter, he blames the garden.',
      'urgent',
    ],
  ])('%s', (_, told, level) => expect(letter(told).level).toBe(level));

  test('and signs of two people make none together', () => {
    const { level } = letter(
      `My daughter came out in a rash from penicillin as a child, nothing more. My wife is in her third month and is sick each morning, but keeps her lunch down.`,
    );
    expect(level).toBe('none');
  });
});

test('who gives away what they love and names an end is heard in the midst of others, and a tidy cupboard is not', () => {
  const pupil =
    'One of my choir, Tobias, has gone silent since his mother left. He gave his violin away to a younger boy on Tuesday and wrote in his notebook that nothing of it counts, as he will not be here after Sunday.';
  expect(letter(pupil).level).toBe('emergency');
  expect(
    letter('We gave the old piano away on Tuesday, and we will not be here after Sunday, off to the sea for a week.')
      .level,
  ).toBe('none');
});
