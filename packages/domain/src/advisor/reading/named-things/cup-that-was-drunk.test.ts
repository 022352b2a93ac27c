import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const edeltraud = {
  age: 81,
  gender: 'female',
  currentMedications: 'Digoxin 0.125, Lasix 40, aspirin 100',
  healthConcerns: 'heart failure',
} as const;

test.each([
  'In the war we gathered comfrey for bruises, and last Sunday I found some by the hedge, big furry leaves, and made myself a good cup for my chest. It was very bitter.',
  'my gran gathered comfrey in the fifties. I picked some in the lane last night, large hairy leaves, and drank a mug of it',
])('furry leaves from the hedge that were drunk may be foxglove: "%s"', (told) =>
  expect(lastOf(edeltraud, told).level).toBe('emergency'),
);

test.each([
  'comfrey, I know it as a cream for sprains, but I found some by the river and had two cups of it as tea yesterday',
  'comfrey for bruises is what gran swore by. found a clump behind the shed and brewed up a mug of it for my cough, twice',
  'comfrey is so good on bruises that I made myself a pot of it',
  'we always put comfrey on bruises. this week I made a brew from it and drank it for my cough',
  'comfrey poultice helped my ankle, then I swallowed some of the leaves in a soup last night',
])('a cup that was drunk outranks the skin: "%s"', (told) => {
  const { text } = lastOf({ age: 60 }, told);
  expect(text).toMatch(/liver failure|poison/i);
  expect(text).not.toContain('Comfrey (topical)');
});

test.each([
  'i rub comfrey cream on my bruises and drank a cup of chamomile',
  'comfrey ointment for a bruise, is that fine? I had a cup of coffee',
  'arnica cream for my knee, and I had a glass of wine',
])('a cup of something else is none of it: "%s"', (told) =>
  expect(lastOf({ age: 60 }, told).text).not.toMatch(/Do not take|Take no more/),
);

test.each([
  'comfrey from the allotment, can I put it on my ankle and maybe make a tea?',
  'rub comfrey into my knee and drink some too?',
  'comfrey leaves: outside for the sprain, and as an infusion as well?',
  'put comfrey on my wrist n then brew some of the leaves',
])('what is to be drunk beside the poultice outranks the skin: "%s"', (asked) =>
  expect(lastOf({ age: 46 }, asked).findings).toContainEqual(
    expect.objectContaining({ severity: 'contraindicated', subject: expect.objectContaining({ id: 'comfrey' }) }),
  ),
);

test.each([
  'can I put chamomile on my ankle and maybe make a tea',
  'comfrey cream on my knee, then a cup of tea and bed',
  'comfrey ointment on my knee while I make the tea tree mix',
])('nobody is harmed, and nothing of it is drunk: "%s"', (asked) =>
  expect(lastOf({ age: 46 }, asked).text).not.toMatch(/help to harm|Do not take/),
);
