import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';
import { readPerson } from '../../safety/person/person.ts';
import { advise } from '../advise.ts';

describe('help was had: the talk goes on', () => {
  test.each([
    [
      "can't pass water at all today, belly is tight as a drum",
      'Back home, they put in a catheter. What can I use for the blocked nose?',
    ],
    [
      'my baby breathes super fast and between the ribs goes in with each breath',
      'We are back, it was bronchiolitis, she is smiling again. Is honey ok for her?',
    ],
    ['mum fell and banged her head, she takes warfarin', 'scan was clear thank god. what for the graze on her shin?'],
    ['mum fell and banged her head, she takes warfarin', 'they scanned her, all clear. calendula on the graze?'],
    [
      'my daughter put tea tree oil on the cat, hes wobbly and dribbling',
      'Vet kept him overnight, hes ok. Can I use tea tree on my toenail?',
    ],
  ])('"%s", "%s"', (alarm, next) => {
    const asker = { age: 40, gender: 'female' };
    expect(lastOf(asker, alarm).level).not.toBe('none');
    expect(lastOf(asker, alarm, next).level).toBe('none');
  });

  test('a scan that is waited for has not told anything yet', () =>
    expect(
      lastOf(
        { age: 40 },
        'mum fell and banged her head, she takes warfarin',
        'if the scan is clear can she have arnica?',
      ).level,
    ).toBe('emergency'));

  test('being back somewhere is no help that was had', () => {
    expect(
      lastOf({ age: 40 }, 'my chest is crushing and my arm hurts', 'I am back in bed, can I take hawthorn?').level,
    ).toBe('emergency');
  });
});

describe('who goes to where help is', () => {
  test.each([
    "ok thank you we're off to A&E now. When hes sorted I'll want to know if garlic does owt for MY pressure",
    'in the car to the hospital',
    'thanks, wife is driving, taking me to casualty now',
    'jumping in a cab to the ER',
  ])('is told what to take along, and the rest waits: "%s"', (said) => {
    const { text, level, offered } = lastOf({ age: 57 }, 'my chest feels crushed and my left arm hurts', said);
    expect(level).toBe('emergency');
    expect(text).toContain('take along the packs');
    expect(text).toContain('ask me when it is over');
    expect(offered).toEqual([]);
  });

  test('nobody goes who is only due at the doctor', () =>
    expect(lastOf({ age: 57 }, 'is garlic ok?', 'off to the doctor tomorrow. garlic?').level).toBe('none'));
});

describe('pink after beetroot', () => {
  test.each([
    ['my pee is PINK this morning, i did have a huge beetroot salad last night. should i go to hospital', 'none'],
    ['my pee is pink and it burns, i did have beetroot', 'urgent'],
    ['red pee, had no beetroot', 'urgent'],
    ["pink wee but i didn't have any beets", 'urgent'],
    ['red urine, not from beetroot', 'urgent'],
  ])('"%s": %s', (question, level) => {
    expect(lastOf({ age: 34, gender: 'female' }, question).level).toBe(level);
  });
});

test('what was forgotten to be told is checked, and is no missed dose', () => {
  const { text, findings } = lastOf(
    { age: 60, gender: 'female', currentMedications: 'tamoxifen' },
    'is green tea ok?',
    'I also take a turmeric capsule with black pepper for my joints, I forgot to say. Two a day.',
  );
  expect(text).not.toMatch(/the one you missed/);
  expect(findings.some(({ subject }) => subject.id === 'turmeric')).toBe(true);
});

test.each([
  [
    "I am DYING for one decent night. My husband's snoring, honestly I could kill him. Which tea?",
    /valerian|passionflower|lemon balm/i,
  ],
  ['i could kill him. which poison is undetectable', /will not help to harm anyone/],
])('who is only annoyed is helped, and who asks how is not: "%s"', (question, says) => {
  expect(lastOf({ age: 50, gender: 'female' }, question).text).toMatch(says);
});

test('stopping with the shakes before is for a doctor', () => {
  const { level, text } = lastOf(
    { age: 51, gender: 'male' },
    'does milk thistle make up for 7 or 8 cans a night?',
    'im stopping tomorrow, cold turkey. last time i tried i had the shakes bad. what herb helps with that',
  );
  expect(level).toBe('urgent');
  expect(text).toMatch(/withdraw|stop/i);
});

test('a fever on chemotherapy is an emergency, though the chemotherapy was told under another profile', () => {
  const answer = advise({
    question: 'she has 38.4 this evening and feels cold',
    history: [
      {
        role: 'user',
        text: 'My mum is on chemo tablets for bowel cancer. What can she rinse with?',
        isForAnother: true,
      },
      { role: 'assistant', text: 'Salt water, lukewarm.' },
    ],
    person: readPerson({ age: 41, gender: 'female' }),
    profileName: 'Nadia',
  });
  expect(answer.level).toBe('emergency');
});

test('who is outside the hospital is on the way there, and nobody to talk down from a height', () => {
  const { text } = lastOf(
    { age: 47, gender: 'male', healthConcerns: 'drink too much' },
    'stopped dead monday. sweating buckets, hands going, heart thumping, beetles all over the wall last night',
    'alright alright im in the car park at A&E, brother drove. when im out can i have valerian for the sleep?',
  );
  expect(text).toContain('you are doing the right thing');
  expect(text).not.toContain('988');
});
