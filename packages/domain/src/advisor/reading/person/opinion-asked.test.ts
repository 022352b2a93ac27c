import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const earl = {
  age: 73,
  gender: 'male',
  currentMedications: 'losartan 100, furosemide 40, spironolactone 25',
  healthConcerns: 'kidney disease stage 4',
} as const;

test.each([
  'Buddy from the VFW drinks noni juice for his kidneys and he is proud of it. What do you make of it',
  "Buddy from the VFW drinks noni juice for his kidneys and he's got a nettle tea too, says he pees like a racehorse. What do you make of them two",
  'My neighbor uses nettle and noni for her gout. Your opinion on those?',
  'A mate of mine takes licorice tea for his stomach and noni too. Are they any good?',
  'My colleague has noni juice each morning, she swears it cleans the blood. What do you reckon?',
  'My cousin takes noni for her joints, thoughts?',
])('an opinion on what somebody takes is asked for oneself: "%s"', (asked) => {
  const { text, findings } = lastOf(earl, asked);
  expect(findings.map(({ with: other }) => other.id)).toContain('kidney-disease');
  expect(text).not.toContain('no warning for noni');
  expect(text).not.toContain('200 ml');
});

test('of close kin it may be for them, and what harms oneself is told', () => {
  const { text } = lastOf(earl, 'my sister has noni juice for her joints, thoughts?');
  expect(text).toContain('if it is for you yourself');
  expect(text).toContain('your sister');
});

test.each([
  'my colleague takes noni juice and she has high blood pressure. is it safe for her?',
  'my friend is 80 and drinks noni juice for her heart, she wants to know what you think. any good for her?',
])('who is asked for is the one it is for: "%s"', (asked) =>
  expect(lastOf(earl, asked).text).toMatch(/your (?:colleague|friend)/),
);
