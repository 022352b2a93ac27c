import { describe, expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../../testing/talk.ts';

describe('beside what is offered stands what adds to the medicines, and what was left out to be asked about', () => {
  test.each([
    [{ age: 72, currentMedications: 'bisoprolol' }, 'I wake up at 3 every night. Is there a tea?', 'lead to falls'],
    [
      { age: 57, currentMedications: 'lisinopril' },
      'Which herbs bring my blood pressure down?',
      'Check your blood pressure',
    ],
    [{ age: 60, currentMedications: 'gliclazide' }, 'Which herbs bring blood sugar down?', 'add to gliclazide'],
    [{ age: 60, currentMedications: 'insulin' }, 'what helps my blood sugar naturally?', 'a low blood sugar can come'],
  ])('%j, "%s"', (asker, asked, says) => expect(lastOf(asker, asked).text).toContain(says));

  test.each([
    [
      { age: 69, currentMedications: 'warfarin' },
      'My knees hurt from arthritis, which herb is good?',
      /Left out[^]*turmeric \(warfarin\)/,
    ],
    [
      { age: 33, allergies: 'ragweed, daisies' },
      'my hands have eczema. Which cream would suit me?',
      /Left out[^]*chamomile \(allergy/,
    ],
    [
      { age: 30, healthConcerns: 'pregnant' },
      'Bad heartburn. What can I take?',
      /Left out[^]*marshmallow root \(in pregnancy\)/,
    ],
    [
      { age: 41, currentMedications: 'sertraline' },
      'What can I take for stress?',
      /Left out[^]*rhodiola \(sertraline\)/,
    ],
  ])('%j, "%s"', (asker, asked, says) => expect(lastOf(asker, asked).text).toMatch(says));

  test.each(['what helps me sleep?', 'what lowers blood pressure?', 'what is good for stress?'])(
    'a healthy adult is told of none: "%s"',
    (asked) => {
      const { text, findings } = lastOf(healthyAdult, asked);
      expect(text).not.toMatch(/Left out until|Before you choose|Not for you/);
      expect(findings).toEqual([]);
    },
  );
});

test('where the usual herb has to be asked about, another is named in its place', () => {
  const { text, offered } = lastOf({ age: 17, currentMedications: 'isotretinoin' }, 'which herb for acne?');
  expect(text).not.toContain('Tea tree (');
  expect(offered.length).toBeGreaterThan(0);
  expect(lastOf({ age: 17, currentMedications: 'none' }, 'which herb for acne?').offered).toContain('tea-tree');
});

test('where hours between settle it, nothing is put in its place', () => {
  const asked = 'psyllium for constipation, how much?';
  expect(lastOf({ age: 66, currentMedications: 'levothyroxine' }, asked).offered).toEqual([]);
});
