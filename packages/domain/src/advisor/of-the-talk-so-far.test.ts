import { describe, expect, test } from 'vitest';
import { lastOf } from '../../testing/talk.ts';

const woman = { age: 52, gender: 'female', currentMedications: 'sertraline' };
const girl = { age: 16, gender: 'female', healthConcerns: 'period pain' };

describe('which one is meant', () => {
  const before = [
    'hot flushes. black cohosh or red clover, which one for me?',
    'What about the St Johns wort version, a menopause complex with black cohosh AND st johns wort',
  ] as const;

  test('nobody goes for what they were just warned of', () => {
    const { text } = lastOf(
      woman,
      ...before,
      'if I went for the first one, how long can I take it and what do I look out for',
    );
    expect(text).toMatch(/^Black cohosh: .*six months|^Black cohosh: .*6 months/i);
    expect(text).not.toContain('serotonin');
  });

  test('the second one of theirs, though the answer added others', () =>
    expect(lastOf({ age: 40 }, 'ginkgo or bacopa for memory?', 'how much of the second one').text).toMatch(/^Bacopa/));
});

describe('from when on it is no longer normal', () => {
  test.each([
    'last q, when is it like not normal',
    'and when should i be worried',
    'at what point is it not ok',
    'when do I need to start worrying',
    'when does it get abnormal?',
  ])('"%s"', (asked) =>
    expect(lastOf(girl, 'cramps are horrible every month. anything natural', asked).text).toMatch(/needs a doctor/),
  );
});

describe('a place alone is where it goes', () => {
  test.each([
    "so on the knee only. how often? Skin's whole.",
    'so just on the knee then, how many times a day',
    'on my elbow, how often',
  ])('"%s"', (asked) => {
    const { text, offered } = lastOf({ age: 66 }, 'comfrey cream for my knee?', asked);
    expect(text).toContain('two to four times a day');
    expect(offered).toEqual([]);
  });
});

test.each(['Can I dry them? My sage goes black.', 'could I just dry these, mine go mouldy'])(
  'how to dry them: "%s"',
  (asked) =>
    expect(lastOf({ age: 66 }, 'sage and thyme from the bed, decent tea?', asked).text).toMatch(/dried too slowly/),
);

describe('no medicine is to be kept', () => {
  test.each([
    [girl, 'ginger like how? i hate the taste. can i take ibuprofen w it'],
    [{ age: 15, currentMedications: 'Roaccutane 40mg' }, 'my lips r so dry off the tablets. is aloe good'],
  ])('that nobody spoke of stopping: %o "%s"', (asker, asked) =>
    expect(lastOf(asker, asked).text).not.toContain('keep taking'),
  );

  test('whoever cannot stand the tablets is told to', () =>
    expect(
      lastOf({ age: 50, currentMedications: 'ramipril' }, 'i hate the tablets, hawthorn instead of ramipril?').text,
    ).toContain('keep taking'));
});

describe('antibiotics that are only asked for', () => {
  test.each([
    'day 6 now, snot went green but i feel better. antibiotics time?',
    'do i need antibiotics for this cough',
    'should I ask for antibiotics, phlegm is yellow',
  ])('are not taken: "%s"', (asked) => {
    const { text } = lastOf({ age: 24 }, asked);
    expect(text).toContain('turns yellow or green');
    expect(text).not.toContain('noted');
  });

  test('those that are taken are checked', () =>
    expect(lastOf({ age: 24 }, 'is ginger ok with my antibiotics for the cough?').findings).not.toEqual([]));
});

test('"proven, true?" asks how well it was studied', () =>
  expect(
    lastOf({ age: 34, gender: 'female' }, 'D-mannose for my bladder, pharmacy girl says it is proven. true?').text,
  ).toContain('studies found no benefit'));

test.each(['so out of all that what do i actually do on monday', 'ok what do I actually take'])(
  'what is left of it all: "%s"',
  (asked) =>
    expect(lastOf({ age: 44 }, 'local honey any good for a cough?', 'and thyme tea?', asked).text).toContain(
      'what I said so far',
    ),
);

test('a warning of before does not take the talk on while a doctor is waited for', () => {
  const talk = [
    'I am 9 weeks pregnant, is ginger ok?',
    'She also makes massage with clary sage oil',
    'Now is worse. Since yesterday I can not hold even water, I pee very little and dark and I am dizzy when I stand up',
    'but it is normal in pregnancy no? the ginger does not stay down',
  ] as const;
  const { text, findings } = lastOf({ age: 30, gender: 'female' }, ...talk);
  expect(text).toContain('no herb until a doctor has seen it');
  expect(findings).toEqual([]);
});

describe('what was drunk and put on is weighed as drunk', () => {
  test.each([
    "There's also a big comfrey plant there. my father drank it. And put it on his knee",
    'comfrey, my gran drank it and rubbed it on her back',
  ])('"%s"', (said) =>
    expect(lastOf({ age: 66 }, said).findings.map(({ severity }) => severity)).toContain('contraindicated'),
  );

  test('not where it is said not to', () =>
    expect(lastOf({ age: 66 }, 'arnica gel for bruises? they say you must not drink it').findings).toEqual([]));
});

test.each([
  ['Psyllium also for the bowel? My grandmother uses linseed. Which is better of them', 'I would begin with psyllium'],
  ['valerian ok for sleep? and chamomile? which one is gentler', 'chamomile is gentler'],
])('what is compared is answered as one: "%s"', (asked, choice) =>
  expect(lastOf({ age: 35 }, asked).text).toContain(choice),
);
