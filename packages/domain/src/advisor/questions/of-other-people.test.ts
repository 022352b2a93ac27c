import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const paul = { age: 44, gender: 'male' };

describe('a bare age of a child is of a child, whoever was spoken of before', () => {
  test.each([
    ["my wife can't sleep, what could she take?", 'he is 2'],
    ["what can I give my daughter for a cold? she's 4", 'he is 2'],
  ])('"%s", "%s"', (first, then) => {
    const { text, offered } = lastOf(paul, first, then);
    expect(text).toContain('oted about your child: 2 years old');
    expect(offered).not.toContain('valerian');
    expect(offered).not.toContain('zinc');
  });

  test('what he does is not noted of her', () =>
    expect(lastOf({ age: 36, gender: 'female' }, 'is chasteberry good for me?', 'he smokes').text).not.toContain(
      'noted: smoking',
    ));
});

describe('what troubles now, after a herb, is what is asked about', () => {
  const pregnant = { age: 31, gender: 'female', healthConcerns: '11 weeks pregnant' };
  test.each([
    ['and heartburn at night', /^For heartburn/],
    ["I can't sleep", /For sleep/],
    ["I've a UTI I think", /needs a urine test and treatment: see a doctor today/],
  ])('"%s"', (told, says) => {
    const { text } = lastOf(pregnant, 'can I take magnesium for leg cramps?', told);
    expect(text).toMatch(says);
    expect(text).not.toContain('As before');
  });

  test('an illness is still news for the herb', () =>
    expect(lastOf({ age: 40 }, 'can I take licorice?', 'my blood pressure is high again').text).toMatch(
      /noted: high blood pressure/,
    ));
});

test('what does nothing for a complaint is not praised for others', () => {
  const { text } = lastOf(paul, 'can I take magnesium for leg cramps?');
  expect(text).toMatch(/^Reviews found little or no help from magnesium/);
  expect(text).not.toContain('Migraine');
});

test('whoever does not like tea is told of other forms', () =>
  expect(lastOf(paul, "my wife can't sleep, what could she take?", "she doesn't like tea").text).toContain(
    'come as capsules',
  ));

test('cramps of the period are none of the stomach', () =>
  expect(
    lastOf({ age: 15, gender: 'female' }, 'bad period cramps, what can I take?', 'which one first').text,
  ).not.toContain('stomach cramps'));

test('how old a child must be is told of the form that is spoken of', () =>
  expect(lastOf({ age: 7 }, 'is fennel tea ok?', 'from what age is it ok').text).toContain('Not before 4 years'));
