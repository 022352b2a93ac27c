import { describe, expect, test } from 'vitest';
import { type Asker, lastOf } from '../../testing/talk.ts';

const adultAmount = /As a tea:|As capsules or extract:/;

const unknown: Asker = { gender: 'female' };
const onWarfarin: Asker = { ...unknown, age: 40, currentMedications: 'warfarin' };

describe('a child, however its age is told, gets no amounts of grown-ups', () => {
  test.each([
    'We have a three-year-old who wakes up several times a night. What herbs help?',
    'I have a two-year-old. He coughs at night. What helps?',
    'my grandson, four, cannot sleep',
    'The girl I look after is five and nervous. What tea calms?',
    'Our twins turned two last week and have a cold. What can they take?',
    'My students (10-11 years) are nervous before tests. What tea could I give them?',
    'our youngest, two, has a cough',
    'I have a 6 month old who does not sleep. What helps?',
  ])('"%s"', (question) => {
    expect(lastOf(unknown, question).text).not.toMatch(adultAmount);
  });
});

describe('the one who asks to take it is the one who is checked', () => {
  test.each([
    'My husband snores, so I sleep badly. Can I take ginkgo?',
    'My husband is 60 and I am 58. Can I take ginkgo?',
    'My baby keeps me awake. Can I take ginkgo?',
    'My grandmother always drank it. Can I take ginkgo?',
  ])('"%s"', (question) => {
    const { findings } = lastOf(onWarfarin, question);
    expect(findings.map(({ with: other }) => other.id)).toContain('warfarin');
  });

  test.each([
    'My husband cannot sleep. Could we both take ginkgo?',
    'My husband cannot sleep. Can we share ginkgo?',
    'Can my husband and I take ginkgo?',
    'My mother forgets things. May the two of us take ginkgo?',
  ])('of two who would take it, both: "%s"', (question) => {
    const { findings, text, products } = lastOf(onWarfarin, question);
    expect(findings.map(({ with: other }) => other.id)).toContain('warfarin');
    expect(text).toMatch(/ginkgo and warfarin/);
    expect(products).toEqual([]);
  });

  test('"we" who would only give it to somebody are not checked', () => {
    const { findings } = lastOf(onWarfarin, 'Could we try ginkgo for my mother?');
    expect(findings.map(({ with: other }) => other.id)).not.toContain('warfarin');
  });

  test('a child that is ill stays the matter', () => {
    const { findings } = lastOf(
      { ...onWarfarin, currentMedications: 'no medicines' },
      'My daughter is 4 and has a cold. Can I take echinacea?',
    );
    expect(findings.map(({ kind }) => kind)).toContain('age');
  });
});

describe('a talk about somebody stays about them although the one who writes says "I"', () => {
  const follow = (...questions: readonly string[]) => lastOf({}, ...questions);

  test.each([
    'can I use valerian?',
    'may I use fennel tea?',
    'I have echinacea at home, is that fine?',
    'I was thinking of ginger',
  ])('a small child: "%s"', (second) =>
    expect(follow('My 2 year old can’t sleep.', second).text).not.toMatch(adultAmount),
  );

  test('a pregnant wife stays the one who is checked', () => {
    const { findings } = follow('My wife is pregnant and has a cold.', 'can I use sage tea?');
    expect(findings.map(({ kind }) => kind)).toContain('pregnancy');
  });

  test.each(['And me? Is ginkgo ok?', 'thanks. And can I use ginkgo for my memory?', 'can I take ginkgo myself?'])(
    'until it comes back to the one who writes: "%s"',
    (second) =>
      expect(follow('My son is 8 and has a cold.', second).findings.map(({ kind }) => kind)).not.toContain('age'),
  );
});

describe('what was found says whom it is about', () => {
  test.each([
    ['What helps with sleep?', undefined],
    ['Can I take ginkgo?', undefined],
    ['Can my daughter, 7, take probiotics?', 'your daughter'],
    ['My sister takes ginkgo. Could I take it with her?', 'you and your sister'],
  ])('"%s": %s', (question, whom) => {
    expect(lastOf(onWarfarin, question).checkedFor).toBe(whom);
  });
});

describe('an age that nobody told is not shown as one that was', () => {
  const shownAges = (question: string) =>
    lastOf(unknown, question)
      .findings.filter(({ kind }) => kind === 'age')
      .map((finding) => finding.with.text);

  test.each(['Can my daughter take valerian?', 'Can my toddler have valerian?', 'Is valerian ok for a teenager?'])(
    '"%s"',
    (question) => expect(new Set(shownAges(question))).toEqual(new Set(['not known exactly'])),
  );

  test('one that was told is', () => {
    expect(new Set(shownAges('Can my daughter, 7, take valerian?'))).toEqual(new Set(['7 years']));
  });
});
