import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

test.each([
  ['kidney transplant', 'what helps a sore throat?', 'call the transplant team today'],
  ['metal heart valve', 'elderberry for the flu?', 'With an artificial heart valve'],
  ['ulcerative colitis', 'my guts are playing up, ginger?', 'may be a flare'],
  ['Crohn’s disease', 'what helps with cramps and wind?', 'may be a flare'],
  ['rheumatoid arthritis', 'sore knees, is rosehip any good?', 'tell the rheumatology team'],
  ['heart failure', 'something for constipation', 'as much as your team allows'],
  ['dementia', 'she gets agitated at night, what calms?', 'may be a delirium'],
])('%s: "%s"', (healthConcerns, asked, says) => {
  expect(lastOf({ age: 60, healthConcerns }, asked).text).toContain(says);
  expect(lastOf({ age: 60, healthConcerns }, asked, asked).text).not.toContain(says);
});

test.each([
  ['ulcerative colitis', 'what helps me sleep?', 'may be a flare'],
  ['rheumatoid arthritis', 'ginger for nausea?', 'rheumatology team'],
  ['heart failure', 'is ginkgo ok?', 'as much as your team allows'],
  ['high blood pressure', 'my guts are playing up, ginger?', 'may be a flare'],
])('not for another complaint or illness: %s, "%s"', (healthConcerns, asked, says) =>
  expect(lastOf({ age: 60, healthConcerns }, asked).text).not.toContain(says),
);
