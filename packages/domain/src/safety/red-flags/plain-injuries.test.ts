import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('wounds, burns and a swollen tongue in everyday words', () => {
  test.each([
    ['my tongue hardly fits in my mouth since the new tea', 'my tongue stud does not fit in the box'],
    ['red keeps coming, it pumps out red from where the saw slipped', 'I pour out red wine for the sauce'],
    [
      'leant on the fence wire under power, heart has been skipping since',
      'the fence wire needs paint, my heart skips for lilacs',
    ],
    ["the horse's teeth went right through my lip", "the horse's teeth went yellow"],
    [
      'hot oil over my hand, it is white and there is no pain',
      'olive oil on my feet, the skin is soft and not painful',
    ],
    ['no sensation or strength in my left leg', 'no sensation of taste in this tea'],
    ['no chest pain, only crushing pressure and cold sweat', 'no chest pain, only pressure at work'],
    [
      'took a knee at football, lost my memory of the match and keep vomiting',
      'took a knee at football before the match',
    ],
  ])('"%s", and not "%s"', (grave, calm) => {
    expect(findRedFlag(grave)?.level).toBe('emergency');
    expect(findRedFlag(calm)).toBeNull();
  });
});

describe('a crush that stops the heart, a plant that chokes, and doses in a list', () => {
  test.each([
    ['my crush smiled and my heart stopped omg', 'my crush smiled and my heart stopped, then I fainted'],
    ['my thyme is suffocating under the leaves', 'my son is suffocating under the leaves'],
    [
      'I take metformin 850 twice, ramipril 5. nettle ok?',
      'my child took metformin 850 twice by mistake, is shaking and confused',
    ],
  ])('"%s", but "%s"', (calm, grave) => {
    expect(findRedFlag(calm)).toBeNull();
    expect(findRedFlag(grave)?.level).toBe('emergency');
  });
});
