import { describe, expect, test } from 'vitest';
import { healthyAdult, holdTalk, lastOf } from '../../testing/talk.ts';

describe('each of the questions of a message is answered', () => {
  test.each([
    [
      { ...healthyAdult, currentMedications: 'levothyroxine' },
      'iron makes me constipated. anything for that, and when do i take the iron with my thyroid tablet?',
      [/for constipation/i, /at least 4 hours between/],
    ],
    [
      { ...healthyAdult, age: 60, currentMedications: 'lisinopril' },
      'can i have hawthorn, and also what tea is nice after dinner',
      [/hawthorn and lisinopril/, /chamomile|peppermint|fennel/i],
    ],
    [
      healthyAdult,
      'evening primrose oil, does it help eczema? and when should i see a doctor',
      [/no better than a dummy/, /need a doctor/],
    ],
    [
      healthyAdult,
      'psyllium and magnesium at the same time? can i open the capsules?',
      [/one to two hours|not at the same time/i, /capsules/],
    ],
    [
      healthyAdult,
      'I have a cough and my knees hurt. which tea for the cough? also is turmeric any good for the knees',
      [/thyme/i, /knee arthritis pain/],
    ],
    [healthyAdult, 'is chamomile safe with alcohol? and how do I store it', [/chamomile and alcohol/, /dry, dark/]],
    [
      healthyAdult,
      'does lemon balm taste bad, how long does it keep and can I grow it?',
      [/tastes of lemon/, /up to about a year/, /six hours of sun/],
    ],
    [healthyAdult, 'can I grow peppermint in a pot and does it keep well', [/six hours of sun/, /up to about a year/]],
  ])('%#: "%s"', (asker, question, says) => {
    const { text } = lastOf(asker, question);
    for (const each of says) expect(text).toMatch(each);
  });

  test('the last word is said once', () => {
    const { blocks } = lastOf(healthyAdult, 'is chamomile safe with alcohol? and how do I store it');
    expect(blocks.filter((block) => block.startsWith('<p><em>'))).toHaveLength(1);
  });

  test('what harms is not offered because another question was harmless', () => {
    const { offered, findings } = lastOf(
      { ...healthyAdult, currentMedications: 'warfarin' },
      'what tea is nice after dinner? and is ginkgo ok for my memory?',
    );
    expect(findings.some(({ severity, subject }) => severity === 'major' && subject.id === 'ginkgo')).toBe(true);
    expect(offered).not.toContain('ginkgo');
  });
});

test('the same of two herbs is one question', () => {
  const { blocks } = lastOf(
    { ...healthyAdult, gender: 'female' },
    'is ginger ok in pregnancy? and what about raspberry leaf?',
  );
  expect(blocks.filter((block) => block.startsWith('<ul'))).toHaveLength(1);
});

test('a warning that two questions bring up is told once', () => {
  const { text } = lastOf(
    { age: 31, gender: 'female', healthConcerns: 'Pregnant, heartburn' },
    'Is ginger tea fine for my morning sickness, and can I have raspberry leaf?',
  );
  expect(text.match(/raspberry leaf in pregnancy\./gi)).toHaveLength(1);
  expect(text).not.toMatch(/:\n*$|why:\n+I give/);
});

test('what the one answer tells of both is not told twice', () => {
  const [, last] = holdTalk(healthyAdult, [
    'what helps with bloating?',
    'how do i make the fennel one and how long till it works',
  ]);
  expect(last?.text.match(/steep/gi)).toHaveLength(1);
});

test('a question about the guide does not swallow the one about a herb', () => {
  const { text, findings } = lastOf(
    { ...healthyAdult, currentMedications: 'simvastatin' },
    'are you a real doctor? and is red yeast rice ok with my statin',
  );
  expect(text).toMatch(/computer program/);
  expect(findings.some(({ subject }) => subject.id === 'red-yeast-rice')).toBe(true);
});
