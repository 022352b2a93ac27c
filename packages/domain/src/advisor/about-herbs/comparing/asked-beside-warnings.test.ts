import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

test('which of two is better is told by the studies, also where both need a word with a doctor', () =>
  expect(
    lastOf(
      { age: 45, currentMedications: 'metformin', healthConcerns: 'type 2 diabetes' },
      'which is better, berberine or cinnamon?',
    ).text,
  ).toContain('By the studies alone they stand like this: berberine (some good studies)'));

test('with or without: what speaks against the two together comes first', () =>
  expect(lastOf({ age: 42 }, 'How much turmeric can I take per day?', 'with black pepper or without?').text).toMatch(
    /^Rather without black pepper/,
  ));

test('no stent is spoken of where nothing tells of one', () =>
  expect(
    lastOf({ age: 60, currentMedications: 'warfarin' }, 'can I stop my warfarin and take nattokinase').text,
  ).not.toContain('stent'));

test('biotin for the hair comes with what it does to blood tests', () =>
  expect(lastOf({ age: 32 }, 'does collagen help the skin?', 'and biotin for my hair?').text).toContain('blood test'));

test('how long zinc may be taken tells what too much of it does', () =>
  expect(lastOf({ age: 33 }, 'how long can i take zinc?').text).toContain('low copper'));

test('"is it safe? how much?" hears the side effects as well', () =>
  expect(lastOf({ age: 44 }, 'is milk thistle safe? how much?').text).toMatch(/420 mg[^]*Known side effects/));
