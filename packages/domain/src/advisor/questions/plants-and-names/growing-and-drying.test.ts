import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../../testing/talk.ts';

const asker = { age: 66, currentMedications: 'none', allergies: 'none', healthConcerns: 'none' };
const sun = 'at least six hours of sun';

describe('where it comes from is told beside the question, and is not what is asked', () => {
  test.each([
    'I see. Then rosemary tea perhaps? I grow it',
    'lemon verbena tea for sleep? we grow lots in the yard',
    'is sage good for a sore throat, my wife planted some',
    'thyme for a cough, we are growing it ourselves',
  ])('"%s"', (asked) => expect(lastOf(asker, 'would ginkgo be good for memory', asked).text).not.toContain(sun));
});

describe('a question on growing is answered as one', () => {
  test.each([
    'can I grow sage on my balcony?',
    "my friend brought me lemon balm, it's taken over her whole plot. Does it need its own pot?",
    'how big a pot does mint need?',
    'lemon balm in a tub or in the ground?',
  ])('"%s"', (asked) => expect(lastOf(asker, asked).text).toContain(sun));

  test('and what to do with it as well', () =>
    expect(
      lastOf(asker, 'Dot brought me lemon balm. Does it need its own pot? and what does one do with it').text,
    ).toContain('chop them into yogurt'));
});

describe('drying a herb that is named', () => {
  test.each([
    ['how do I dry the mint without it going black', 'dried too slowly'],
    ['why does my basil turn brown when I dry it', 'dried too slowly'],
    ['can I dry basil in the microwave?', 'done when it crumbles'],
    ['best way of drying my sage so it keeps its smell', 'done when it crumbles'],
  ])('"%s"', (asked, line) => expect(lastOf(asker, asked).text).toContain(line));

  test.each(['can sage dry up my milk?', 'does nettle tea dry the skin?', 'does sage help with a dry mouth'])(
    'is no drying of a body: "%s"',
    (asked) => expect(lastOf(asker, asked).text).not.toContain('crumbles'),
  );
});

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

test('a bush that takes over is asked of for tea', () =>
  expect(
    lastOf({ age: 34 }, 'Got a massive peppermint bush taking over the yard. Good for tea after a big dinner?').text,
  ).not.toContain('Without poison'));

test('and later how to stop it', () =>
  expect(
    lastOf(
      { age: 34 },
      'Got a massive peppermint bush taking over the yard. Good for tea after a big dinner?',
      'how do i stop the stuff spreading though lol',
    ).text,
  ).toContain('Without poison'));
