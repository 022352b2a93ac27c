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

describe('wit, furniture, what is over, and good news raise no alarm, and the danger that sounds like them does', () => {
  test.each([
    ['my flatmate will have a stroke when she reads the water bill', 'my flatmate is having a stroke, her face droops'],
    ['she was having a heart attack over my haircut', 'he had a heart attack when he saw the crash, not breathing'],
    ['nosebleed three days ago for a minute, none since', 'nosebleed three days ago and tonight again, on eliquis'],
    ['had dizziness on friday for a few seconds, nothing after', 'dizzy on friday, passed out today'],
    ['baby moves a lot at 26 weeks, so cute', 'baby moved a lot at 26 weeks but nothing since yesterday'],
    ['29 weeks, loads of kicks tonight and we laughed', '29 weeks, kicks have slowed right down'],
    ['need a black bar stool for the island', 'my stool is black and sticky'],
    ['my red kitchen stool lost a screw', 'my poo is red and i have not eaten beets'],
    ['berocca gives me neon pee', 'vitamin b, and now yellow eyes'],
    ['since bismuth my stools are black', 'black poo, not on iron'],
    ['was jaundiced at birth, i am 33 now', 'i was jaundiced at birth and today my eyes are yellow'],
    ['clot in 1999, off warfarin for 20 years', 'clot in 1999, now my calf is swollen and hot'],
    ['office poisoned by years of gossip', 'we got poisoned by the soup, all vomiting and my gran cannot stand'],
    ['breathing smoke is what we train for', 'walked into smoke today, coughing black and headache'],
    ['nobody got hurt in the race, only tired legs', 'somebody fell, he is not moving'],
    ['the team collapsed in laughter at my presentation', 'my husband collapsed at the match and is grey'],
    ['tripped over the hose, only my pride hurt', 'fell down the stairs, nothing broken, but my fingers tingle'],
    ['checked five times that baby was breathing, silly me', 'checked and she was not breathing'],
    ['he has man flu and thinks he is dying', 'my brother has sepsis from a papercut and he is dying'],
    ['she faints at needles', 'she fainted at the clinic and won’t wake'],
  ])('"%s"', (calm, grave) => {
    expect(findRedFlag(calm)).toBeNull();
    expect(findRedFlag(grave)).not.toBeNull();
  });
});
