import { describe, expect, test } from 'vitest';
import { lastOf } from '../../testing/talk.ts';

const athlete = { age: 27, gender: 'male' };
const onWarfarin = { age: 70, gender: 'male', currentMedications: 'warfarin' };

describe('what is told or asked once something was advised', () => {
  test.each(['coach says only cycle on and off', 'lads at the gym say its fine if you take weekends off'])(
    'a tip from the gym takes no danger away: "%s"',
    (said) => expect(lastOf(athlete, 'yohimbe ok?', said).text).toContain('still leave out yohimbe'),
  );

  test.each(['clinic put my dose down', 'they doubled my dose today', 'my dose went up last week'])(
    'another dose lifts no warning: "%s"',
    (said) => expect(lastOf(onWarfarin, 'ginkgo?', said).text).toMatch(/dose of warfarin[^]*ginkgo and warfarin/),
  );

  test('who teases is met kindly, and the advice stays', () =>
    expect(lastOf(onWarfarin, 'ginkgo?', 'ur no fun lol').text).toMatch(/Fair enough[^]*no ginkgo/));

  test.each(['the chilli cream, for how long and where not', 'capsaicin for my knee, where should it not go?'])(
    'where not to put it: "%s"',
    (asked) => {
      const { text } = lastOf({ age: 61, healthConcerns: 'diabetes' }, asked);
      expect(text).toContain('Not on broken');
      expect(text).toContain('nerves feel little');
    },
  );

  test('a tooth that comes out: the tablets stay, and what to rinse with', () => {
    const talk = ['ginkgo?', 'my dentist is taking a tooth out on tuesday'] as const;
    expect(lastOf(onWarfarin, ...talk).text).toContain('Nobody should stop warfarin alone');
    expect(lastOf(onWarfarin, ...talk, 'what do i rinse with after').text).toContain('salt water');
  });
});

describe('a name in front stands for the whole list', () => {
  test.each([
    ['whats the difference between ginseng korean, american and siberian', ['American ginseng', 'Eleuthero']],
    ['difference between chamomile german and roman', ['Roman chamomile', 'Matricaria']],
  ])('%s', (asked, names) => {
    const { text } = lastOf({ age: 45 }, asked);
    for (const name of names) expect(text.toLowerCase()).toContain(name.toLowerCase());
  });
});

test.each(["I'm allergic to ragweed, can I have chamomile?", 'allergic to aspirin, willow bark?'])(
  'what is asked about is no part of the allergies: "%s"',
  (asked) => expect(lastOf({ age: 30 }, asked).findings.map(({ kind }) => kind)).toContain('allergy'),
);

test('an allergy to sulfa is none to sulfur', () =>
  expect(lastOf({ age: 60 }, "can I have MSM? it's got sulfur and i'm allergic to sulfa").text).toContain(
    'not to sulfur',
  ));

test('a limit of weeks that is told with the amount is told again when asked for how long', () => {
  const { text } = lastOf({ age: 45 }, 'is sage tea good for hot flushes?', 'for how long can i keep going');
  expect(text).toContain('Not for more than two weeks');
});
