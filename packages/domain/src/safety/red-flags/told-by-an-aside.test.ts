import { describe, expect, test } from 'vitest';
import { findRedFlagInTalk } from './alarm-in-talk.ts';
import { findRedFlag } from './find-red-flag.ts';

describe('danger told by an aside gets the help that fits', () => {
  test.each([
    ["rent is paid, the flat's clean, and the tin is full. Which tea for a last evening?", 'self-harm'],
    ["I shan't be here past Sunday, just a calming tea please", 'self-harm'],
    ['some nights I stand at the rocks and think it would be easier just to step off', 'self-harm'],
    ['the sight in one eye has been gone since today', 'stroke'],
    ['underactive thyroid, her temperature is 34 and she is so slow and sleepy', 'grave-signs'],
    ["my belly hurts and I can't stand it", 'acute-belly'],
    ['I have got down to 41 kilos and want to lose the last bit', 'eating'],
    ['he sometimes chokes on his tablets these days', 'swallowing'],
    ['I feel queasy and my pulse seems slow', 'heart-check'],
    ['spots that dont fade with a glass, daughter at uni has them', 'serious-infection'],
    ['my son has been searching how many of his pills it takes', 'self-harm'],
    ["he gets home at six and he'll start again on me", 'violence'],
    ['my drink tasted salty and I woke up undressed', 'sexual-assault'],
    ['they take me to the village tomorrow to be cut, I am 11', 'child-abuse'],
    ['if I put yew in the coffee urn would they taste it', 'harm-to-others'],
    ["rat bait crumbs around my little girl's lips, she plays on", 'poisoning'],
    ['generator inside the room all night, we feel dizzy and my brother is not waking', 'gas-or-fumes'],
    ['gave birth ten days ago and the radio tells me what to do with him', 'psychosis'],
    ['cord stump smells, belly red all round and off her feeds', 'sick-baby'],
    ["asthma, can't finish my. words", 'asthma'],
    ['my CT scan shows a shadow, they say come again within two weeks', 'result-check'],
    ['came off venlafaxine a week ago, brain zaps and sobbing', 'withdrawal'],
    ["my father is a bit odd today: he put his shoes in the fridge and couldn't remember my name at lunch", 'stroke'],
    ['he said if I leave he would take the kids and put us all in the river', 'violence'],
    ['since the fall from my bike my tummy gets harder and my left shoulder hurts', 'acute-belly'],
    ['fentanyl patch on, slept on a hot water bottle, my husband says I am hard to wake', 'overdose'],
    ['I feel nothing for weeks, no joy, cannot work, just lie there', 'mind-check'],
    ['slept with a man who told me after that he is positive', 'sexual-health'],
    ['had another cup before i read that. lips going puffy', 'breathing-or-allergy'],
    ['omg she got at the bottle while i showered, maybe 6 gone', 'poisoning'],
    ['he got the lid off the jar, a few are missing', 'poisoning'],
    ['she got her hands on the melatonin, 4 gone', 'poisoning'],
    ['my toddler got into the tub, three or four gone', 'poisoning'],
  ])('"%s": %s', (text, id) => expect(findRedFlag(text)?.id).toBe(id));
});

describe('the same words of an ordinary day raise no alarm', () => {
  test.each([
    "the rent is paid and the flat's clean, time for a cup of tea",
    "I won't be here after Friday, we're moving to Leeds",
    'going to the bridge later to pick elderflowers',
    'the kids are in the wardrobe playing hide and seek',
    'I put nettles in the soup, would they taste it',
    'my mum takes digoxin, can she grow foxglove in the garden',
    'he pulled the tea towel down, again',
    'the radio tells me what to plant in May',
    'my son put his toys in the freezer this morning, what a rascal',
    "my husband couldn't remember our anniversary today, typical",
    'i read that lips can swell from chamomile',
    'i found the bottle, half gone, he must have used it up, where do i get more',
    'she got at the bottle of milk at 6',
  ])('"%s"', (text) => expect(findRedFlag(text)).toBeNull());
});

describe('a diagnosis told in a calm talk', () => {
  const told = ['my daughter is 4 and has a cough at night', 'she has asthma'];
  test.each(['she has asthma', 'so nothing?', 'how much honey'])('raises nothing by itself: "%s"', (message) =>
    expect(findRedFlagInTalk(told.slice(0, message === told[1] ? 1 : 2), message)).toBeNull(),
  );
  test.each([
    [told, 'the inhaler is not helping', 'asthma'],
    [
      ['what helps with stress', 'i have diabetes'],
      'very thirsty, throwing up and breathing deep',
      'diabetic-emergency',
    ],
    [['my son is tired', 'he has epilepsy'], 'he is shaking for ten minutes now', 'collapse-or-seizure'],
  ])('is heard beside a sign that comes after it: %j, "%s"', (before, message, id) =>
    expect(findRedFlagInTalk(before, message)?.id).toBe(id),
  );
});

describe('heartburn that is told on', () => {
  test('raises nothing by burning alone', () =>
    expect(findRedFlagInTalk(['heartburn after dinner'], 'yes, burning behind the breastbone')).toBeNull());
  test.each([
    [['heartburn after dinner'], "yes, burning behind the breastbone and I'm sweating"],
    [['what helps with sleep'], 'burning behind the breastbone'],
  ])('but with another sign, or without heartburn, it does: %j, "%s"', (before, message) =>
    expect(findRedFlagInTalk(before, message)?.id).toBe('chest-pain'),
  );
});
