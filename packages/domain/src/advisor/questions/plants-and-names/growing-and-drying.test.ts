import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

describe('a plant that grows at home', () => {
  test.each([
    'I have st johns wort in my garden, can I use it',
    'we grow st johns wort in the garden. is it any good for low mood',
    'loads of st johns wort this year, what can i make with it all',
    'there is St John’s wort in the garden, could I make a tea',
  ])('is checked like any other where it is to be taken: "%s"', (asked) =>
    expect(lastOf({ ...healthyAdult, currentMedications: 'sertraline' }, asked).text).toMatch(
      /leave out St John's wort/i,
    ),
  );

  test.each([
    [
      'my lemon balm has gone mad this year, what can i do with it all?? and when is best to cut',
      'before the flowers open',
    ],
    ['tons of mint on the allotment, any ideas? and when is the best time to cut it', 'Of a glut'],
    ['so much thyme this year, what could I make with it', 'Of a glut'],
    ['when is best to cut sage', 'before the flowers open'],
  ])('is cut and used up: "%s"', (asked, line) => expect(lastOf(healthyAdult, asked).text).toContain(line));

  test.each([
    ['lime flowers?', 'how do I dry them and how long do they sit in the hot water', 'Pour hot water on the flowers'],
    ['chamomile?', 'how do I dry it, and how long should it steep', 'Pick flowers'],
  ])('is dried and steeped in one answer: "%s"', (first, then, line) =>
    expect(lastOf(healthyAdult, first, then).text).toContain(line),
  );

  test('how its tea is made is told as of any tea', () =>
    expect(lastOf(healthyAdult, 'got thyme in the garden. how do i make a tea of it').text).toMatch(
      /^Thyme\. As a tea: 1 to 2 g/,
    ));
});

test.each([
  'so much stress lately, any ideas? valerian maybe',
  'I have all these hot flushes, what can I do? sage?',
  'what can I do about all the spots, is chamomile any good',
])('much of a trouble is no glut: "%s"', (asked) =>
  expect(lastOf(healthyAdult, asked).text).not.toContain('Of a glut'),
);
