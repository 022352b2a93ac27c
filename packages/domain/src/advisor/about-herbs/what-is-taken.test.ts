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
describe('what is had and must not be is told, whatever is answered', () => {
  test.each([
    [
      'losartan/hydrochlorothiazide',
      'And the sweet licorice and fennel tea that my sister gives me, it tastes so good',
      'licorice',
    ],
    ['warfarin', 'my neighbour gave me a ginkgo tea, it tastes lovely', 'ginkgo'],
    ['warfarin', 'and the ginkgo tea? smells good', 'ginkgo'],
  ])('%s: "%s"', (currentMedications, asked, herb) =>
    expect(
      lastOf({ age: 60, currentMedications }, asked).findings.some(
        ({ severity, subject }) => severity === 'major' && subject.id === herb,
      ),
    ).toBe(true),
  );

  test('a question of the taste is answered as one', () =>
    expect(lastOf({ age: 60 }, 'is chamomile ok?', 'what does it taste like?').text).toContain('apples'));
});

test('what nobody should take is no matter of age', () =>
  expect(lastOf({ age: 74 }, 'comfrey tea for my thumb').text).not.toContain('at this age'));

test('the Dutch drop is no stopping of a medicine', () =>
  expect(
    lastOf(
      { age: 77, currentMedications: 'hydrochlorothiazide, prednisone' },
      'I suck all day on salt licorice, the Dutch drop, beside a water pill and prednisone. Has this to do with each other?',
    ).text,
  ).not.toContain('Please keep taking'));
