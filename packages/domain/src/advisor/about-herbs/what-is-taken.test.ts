import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

describe('what is taken already is weighed, whatever else is asked', () => {
  test.each([
    [
      'Elvanse 50mg',
      'want something to speed my metabolism, been on these green tea extract caps since january. whats stronger',
      'lisdexamfetamine',
    ],
    ['warfarin', 'I take ginkgo every morning. is chamomile good for sleep', 'ginkgo and warfarin'],
    ['warfarin', 'been having turmeric capsules since June, anything for wind', 'turmeric and warfarin'],
  ])('%s: "%s"', (currentMedications, asked, warned) =>
    expect(lastOf({ age: 50, currentMedications }, asked).text).toContain(warned),
  );

  test('what is only asked of is not taken', () =>
    expect(lastOf({ age: 50, currentMedications: 'warfarin' }, 'can i take ginkgo with coffee?').text).not.toContain(
      'what you take already',
    ));

  test('nothing is added where nothing weighs', () =>
    expect(lastOf({ age: 50 }, 'I take chamomile every night. is thyme ok for a cough').text).not.toContain(
      'what you take already',
    ));
});

test('what was only just started is taken as well', () => {
  const { text } = lastOf(
    { age: 37, currentMedications: 'lithium' },
    'saffron?',
    'different thing. ankles puffy so i started a dandelion tea, 3 cups a day. thats basically food right',
  );
  expect(text).toMatch(/As you take dandelion already/);
  expect(text).not.toMatch(/two different plants/);
});

test('who drives for a living hears of the morning after, once', () => {
  const talk = ["can't fall asleep. i drive a bus, start 4.40. something mild", 'and valerian? everyone says that one'];
  expect(lastOf({ age: 38 }, ...talk).text).toMatch(/As you drive, try it first before a free day/);
  expect(lastOf({ age: 38 }, ...talk, 'and lemon balm?').text).not.toMatch(/As you drive/);
  expect(lastOf({ age: 38 }, 'and valerian?').text).not.toMatch(/As you drive/);
});
