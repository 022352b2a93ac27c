import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const before = [
  'want to knock it on the head this week. would kava take the edge off, read it works like booze without the booze',
  'didnt wait, stopped dead monday. its weds. sweating buckets, hands going, heart thumping, and last night i swear there was beetles all over the wall. anything calming i can brew',
] as const;

test.each([
  'alright alright im in the car park at A&E, brother drove. ta. when im out can i have valerian for the sleep?',
  "ok I'm sat in the waiting room at the hospital. could I have valerian later for sleep?",
  "we're parked outside casualty now. valerian after?",
  "I'm at A&E now, can i take valerian tonight?",
  'waiting in triage. valerian when I get home?',
])('who is where help is hears of no other danger: "%s"', (asked) => {
  const { text } = lastOf({ age: 47, gender: 'male', healthConcerns: 'drink too much' }, ...before, asked);
  expect(text).not.toContain('988');
  expect(text).toContain('As for valerian: not now');
});

const chest = 'now it is like a band round my chest and my arm aches';

test.each([
  'my missus is on the phone to them, got aspirin here',
  'neighbour has rung for an ambulance. we have aspirin',
  "she's calling 999, should i chew an aspirin?",
])('of the aspirin at hand those who were called are told: "%s"', (told) => {
  const { level, text } = lastOf({ age: 60 }, 'heartburn at night', chest, told);
  expect(level).toBe('emergency');
  expect(text).toMatch(/aspirin is at hand/);
  expect(text).not.toContain('Please get help first');
});

test.each(['ill ring them later', 'not calling anyone', 'she is calling 999, he stopped breathing'])(
  'and no help is coming, or more is told: "%s"',
  (told) =>
    expect(lastOf({ age: 60 }, 'heartburn at night', chest, told).text).not.toMatch(/^(?:Good that|Nothing to take)/),
);
