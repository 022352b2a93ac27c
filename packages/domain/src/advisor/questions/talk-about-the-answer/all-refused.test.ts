import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const onAzathioprine = {
  age: 41,
  gender: 'female',
  currentMedications: 'azathioprine',
  healthConcerns: 'ulcerative colitis',
};

test.each([
  'why do you say no to everything',
  'you only ever say no',
  'is there nothing i can have',
  'how come everything is off limits',
  'another no...',
])('refused once too often, it is told why and what is free: "%s"', (asked) => {
  const { text } = lastOf(onAzathioprine, 'echinacea?', "cat's claw?", asked);
  expect(text).toContain('comes from azathioprine');
  expect(text).toMatch(/no serious warning against [^.]*peppermint/);
});

test.each(['why is everything so expensive', 'what can i take for sleep', 'why not?'])('innocent: "%s"', (asked) =>
  expect(lastOf(onAzathioprine, 'echinacea?', asked).text).not.toContain('a lot of no'),
);
