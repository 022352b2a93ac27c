import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';
import { findRedFlagInTalk } from './alarm-in-talk.ts';

describe('everyday words that hold a sign of danger', () => {
  test.each([
    'i have acid going up in the night',
    'my wee man (7 months) has a cough 2 days and is snotty',
    'vicks on his chest or a drop of olbas on the pillow',
    'He chokes with water sometimes, the nurse thickens it for him',
    'we stopped using condoms in april as we want a second baby',
    "my doctor offered venlafaxine but i don't want an antidepressant",
    'which of my herbs must I stop before the knife? hip replacement on the 14th',
    'a blue mark on my gums from the mouthwash',
  ])('raise no alarm: "%s"', (message) => expect(findRedFlag(message)?.id ?? null).toBeNull());

  test.each([
    ['she drank acid and is going to die', 'self-harm'],
    ['he is choking on water now', 'choking'],
    ['he chokes with water sometimes', 'swallowing'],
    ['she chokes sometimes on drinks', 'swallowing'],
    ['he keeps choking, he is going blue', 'choking'],
    ['now cheek is fat and i cant open mouth much', 'mouth-floor'],
    ['he chewed a dumb cane leaf, his cheek is swollen and he cant open his mouth', 'poisoning'],
    ['my face swelled up after nuts and i cant breathe', 'severe-allergy'],
    ['his gums are blue', 'breathing-or-allergy'],
    ['my toddler drank vicks vaporub', 'poisoning'],
    ['cough for 7 months', 'long-cough'],
    ['my two year old stopped using words', 'child-check'],
    ["i shake in the morning till i've had one", 'dependence'],
    ['my hands tremble until i get my first drink', 'dependence'],
    ['i need a whisky to stop the shakes', 'dependence'],
  ])('but in earnest: "%s" is %s', (message, id) => expect(findRedFlag(message)?.id).toBe(id));

  test('a tooth that spreads is no poisoning by the clove oil asked about before', () =>
    expect(
      findRedFlagInTalk(['toothache, clove oil?'], 'now cheek is fat and i cant open mouth much')?.id ?? 'own alone',
    ).toMatch(/own alone|mouth-floor/));

  test('two harmless remedies make no poisoning together', () =>
    expect(
      findRedFlagInTalk(['he has a cough. my gran says honey on a spoon'], 'and vicks on his chest?')?.id ?? null,
    ).toBeNull());
});
