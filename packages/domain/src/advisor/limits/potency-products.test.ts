import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const withBoth = { age: 54, gender: 'male', currentMedications: 'sildenafil, isosorbide mononitrate' };
const withNitrate = { age: 49, gender: 'male', currentMedications: 'GTN spray' };

test.each([
  [withBoth, 'something for the bedroom?'],
  [withNitrate, 'anything natural for erections'],
  [withNitrate, 'my wife complains of bedroom matters, what can I take'],
  [withNitrate, 'my guy sells manpower bitters'],
  [withBoth, "a man on the market sells 'herbal viagra' honey sachets"],
])('beside a nitrate nothing is offered for potency: %o "%s"', (asker, asked) => {
  const { text, offered } = lastOf(asker, asked);
  expect(text).toContain('it kills');
  expect(offered).toEqual([]);
});

test('what is sold for potency is spiked for others too; honey and royal jelly are not meant', () => {
  expect(lastOf({ age: 33, gender: 'male' }, 'is royal honey ok?').text).toContain('no label names');
  expect(lastOf({ age: 33, gender: 'male' }, 'is honey ok for a cough?').text).not.toContain('no label names');
  expect(lastOf({ age: 33, gender: 'male' }, 'royal jelly capsules for energy?').text).not.toContain('no label names');
});
