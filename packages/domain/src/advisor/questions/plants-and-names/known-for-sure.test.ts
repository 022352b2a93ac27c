import { describe, expect, test } from 'vitest';
import { readText } from '../../../resolve/read.ts';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

describe('what a plant is mistaken for comes first', () => {
  test.each([
    [
      'Found a big patch of what I think is comfrey by the ditch. Large soft furry leaves, no flowers yet. My granddad made a poultice for his back. How do I know it for sure?',
      'foxglove',
    ],
    ['I think this is yarrow by the path. How can I be sure?', 'hemlock'],
    ['found what looks like elderflower, how do I identify it?', 'hemlock'],
    ['is it really comfrey that grows by my shed? how can i tell for certain', 'foxglove'],
    ['how do I recognise comfrey?', 'foxglove'],
  ])('"%s"', (asked, alike) => {
    const [first] = lastOf(healthyAdult, asked).text.split('\n');
    expect(first).toContain(alike);
    expect(first).toContain('I cannot tell a plant from words');
  });
});

test.each([
  'I make pesto of wild garlic every spring. Somebody told me people die of that too, is that exaggerated',
  'wild garlic pesto. can it kill you? I read of people who died from it',
  'did anyone die of ramsons?',
  'I make ramsons soup each spring, my neighbour says somebody died, nonsense?',
  "has anybody died of bear's garlic?",
])('deaths beside wild garlic are by its look-alikes: "%s"', (asked) => {
  const { text } = lastOf(healthyAdult, asked);
  expect(text).toContain('Lily of the valley');
  expect(text).toContain('autumn crocus');
  expect(text).not.toContain('report no death');
});

test.each([
  'granddad',
  'vascular',
  'circadian',
  'droppers',
  'sedation',
  'hydrating',
  'meltdown',
  'calamine',
  'allergist',
])('"%s" is a word of its own and no misspelt name', (word) =>
  expect(readText(`my ${word} made it`).mentions.map(({ text }) => text)).not.toContain(word),
);
