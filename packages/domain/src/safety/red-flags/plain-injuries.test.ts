import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('wounds, burns and a swollen tongue in everyday words', () => {
  test.each([
    [
      "took a spoon of propolis and my tongue doesn't fit in my mouth any more",
      'my tongue stud does not fit in the box',
    ],
    ['it keeps squirting red where the plane slipped', 'I pour out red wine for the sauce'],
    [
      'leant on the fence wire under power, heart has been skipping since',
      'the fence wire needs paint, my heart skips for lilacs',
    ],
    ["the horse's teeth went right through my lip", "the horse's teeth went yellow"],
    [
      "fryer fat over my foot, skin white and it isn't painful",
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

describe('emergencies told by the way', () => {
  test.each([
    ['pain from my ear down the inside of my arm since I carried the crates', 'toothache since the ice cream'],
    ['he stares at his spoon and dribbles on the left', 'I dribble on the right side of the pillow at night'],
    ['the floor keeps whirling, two of everything and hiccups for an hour', 'the carousel spins and I see two swans'],
    ['I wake at night and sit by the window for air, ankles thick', 'I sat by the window for a chat'],
    [
      'finished the rest of the packet with a bottle of wine, who cares',
      'finished the rest of the cake with a glass of wine',
    ],
    ['we boiled roots from the river bank, my mate staggers', 'dug up a root by the stream, is it comfrey'],
    ['on apixaban, a bruise like a melon on my hip and I am clammy', 'apixaban at eight, melon for breakfast'],
    ['contact lens in all week, white dot on the eye and agony', 'contact lens solution is cloudy'],
    ['one nut is riding up and I keep chucking up', 'one ball of wool sits high up on the shelf'],
    [
      'tonsils out on monday, it runs down my throat red all the time',
      'tonsils out on monday, honey runs down my throat nicely',
    ],
  ])('"%s", and not "%s"', (grave, calm) => {
    expect(findRedFlag(grave)?.level).toBe('emergency');
    expect(findRedFlag(calm)).toBeNull();
  });
});

describe('a crush that stops the heart, a plant that chokes, and doses in a list', () => {
  test.each([
    ['my crush smiled and my heart stopped omg', 'my crush smiled and my heart stopped, then I fainted'],
    ['I cut my sage down to the bone, will it grow again', 'I cut my thumb down to the bone'],
    ['my wife says she is dying, it is only a cold. Which tea?', 'my wife says she is dying, she took all her tablets'],
    ['baby still breech at 33 weeks, does moxa help?', 'baby breech at 33 weeks and my waters have gone'],
    ['he stuck a bean up his nose, it came out at once', 'she stuck a battery up her nose an hour ago'],
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
