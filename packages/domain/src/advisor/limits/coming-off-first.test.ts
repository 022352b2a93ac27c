import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

test.each([
  [
    'Sertraline 100 mg',
    'thinking about st johns wort for the dark winters',
    'what if I just come off the sertraline first?',
  ],
  ['citalopram 20mg', 'is 5-htp ok for sleep', "ok so I'll wean myself off the citalopram then"],
  ['venlafaxine', 'can I take saffron for mood', 'could I quit it and take that instead?'],
  ['fluoxetine', 'st johns wort for low mood?', 'how about I stop the fluoxetine for two weeks before'],
  ['escitalopram', 'st johns wort for low mood?', 'and if I stop my tablets first'],
  ['Zoloft 50', 'is st johns wort fine?', 'shall I quit the Zoloft and wait a week'],
  ['duloxetine', 'is st johns wort fine?', 'I could come off it first'],
])('an antidepressant is not stopped to make room (%s): "%s", "%s"', (currentMedications, first, then) => {
  const { text, findings, level } = lastOf({ age: 45, currentMedications }, first, then);

  expect(text).toMatch(
    /^Please keep taking [^:]+ as prescribed: do not stop by yourself[^]*withdrawal[^]*serotonin[^]*How are things just now\?/,
  );
  expect(findings.length).toBeGreaterThan(0);
  expect(level).toBe('none');
});

test.each([
  "ok I'll skip it. what else helps",
  "ok I'll skip it then",
  'do I have to stop it before the dentist pulls a tooth?',
  'will it stop my tablets from working?',
  'can I stop it getting worse',
  'so I should stop the st johns wort before the operation?',
  'is it not the same as an antidepressant?',
])('what is said of the herb is no word of the medicine: "%s"', (then) =>
  expect(lastOf({ age: 45, currentMedications: 'fluoxetine' }, 'st johns wort for low mood?', then).text).not.toContain(
    'do not stop by yourself',
  ),
);

test.each([
  ['mirtazapine', 'valerian beside mirtazapine, or skip the mirtazapine tonight?', /beside mirtazapine: /],
  ['trazodone', 'kava for sleep, should I drop the trazodone for it?', /Do not take kava beside trazodone/],
])('that the two do not go together is told as well (%s): "%s"', (currentMedications, asked, together) => {
  const { text } = lastOf({ age: 45, currentMedications }, asked);
  expect(text).toMatch(together);
  expect(text).not.toContain('too much serotonin');
});
