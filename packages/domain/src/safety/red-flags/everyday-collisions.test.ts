import { describe, expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

describe('an everyday thing that shares a word with an alarm raises none', () => {
  test.each([
    "what if my body doesn't respond",
    'fourteen weeks gone now and my eyes are dry',
    "she's 41 and on azathioprine, does echinacea help against colds",
    'my husband, 40, had a transplant, can he drink green tea',
    "my friend's 38 and takes methotrexate",
    'he is 34, his thyroid is slow and he takes Euthyrox',
    "my belly sticks out in every dress and I can't stand it",
    "I can't stand the smell of meat, my stomach turns",
    'I am 82 kilos and want to lose ten kilos',
    'limp lifeless hair',
    'we have all had a cough since four days, nobody has a temperature',
    'we met last night in the car park and I have had a cold since',
    'a stack for fat loss with turmeric. my eyes are tired, is milk thistle ok for a tight budget',
    'black cumin cures everything but death they say, may i have it daily',
    'i am about 6 weeks along. my sister is 38 weeks and she drinks raspberry leaf tea',
    'could I feel knocked out the next day?',
    'took it all of last month',
    'at what point of getting better do I end it?',
    'waterworks burning again',
    'it started burning again last night, when I go to the toilet',
    'my shingles patch is burning again',
    'she died laughing at him sipping his perfume-scented bergamot tea',
    'my periods say goodbye and the sweats say hello',
    'want to get blood flowing to my hands before ski season',
    'Hexenschuss, like a shot in the lower back',
    "paper cut that won't close",
    'yellow dust all over my truck and all up in my nose',
    'saw little white threads in the potty',
    'good herbs for the heart muscle itself, im 66 and walk daily',
    'for healthy heart what to take daily',
    'is it detected in the blood or urine by the company?',
    'my peepers are sore and red',
    "can't keep my mind on anything for more than a minute",
    'hot oil spat on my hand',
    'hot tea spilled on my lap, only red',
    'burnt my finger on the toaster',
    "can't lift my arms from decorating all weekend, arnica?",
    "can't lift my arms to wash my hair after yesterday's push day",
    'returning to work and the pump bags stay half empty',
    'moody and bloated every premenstrual week',
    'called in sick, temp of 38.5, aching behind the eyes',
    'blue fingers after washing the car',
    'hockey ball to the thigh, egg sized lump',
    'glucose a bit high on the well man check',
    'dread sits on my chest come sunday evening',
    'is it a downer',
    'cold sits on my chest, lots of phlegm but no fever and breathing is fine',
    'the cold has gone down to my chest',
    'a cold that has settled on her chest, which tea?',
    'phlegm stuck on my chest since monday, no pain',
    'my nose is closed and the throat itches a bit',
    'closed nose and a scratchy throat since Friday',
  ])('"%s"', (text) => expect(findRedFlag(text)).toBeNull());
});

describe('the same words with a sign of danger still do', () => {
  test.each([
    "she's cold and her body doesn't respond, won't wake",
    'took it all last night, the whole box of paracetamol',
    'nose closed and my throat is swelling after the prawns',
    'nose closed and now the throat closing too',
    'I want to end it, I am better off dead',
    'blood is flowing from his leg and will not stop',
    "hot oil splashed my daughter's hand",
    'hot oil splashed my hand and face',
    'boiling water all over my hand and arm, skin came off',
    "he suddenly can't lift his arms, slurring",
    'blue lips and fingers after swimming',
    'glucose a bit high, 480, vomiting and drowsy',
    'pressure sits on my chest and my jaw aches',
    'a cold sits on my chest and I cannot breathe',
    'my cold sits on my chest and the pain goes into my left arm',
    'something sits on my chest',
  ])('"%s"', (text) => expect(findRedFlag(text)?.level).toBe('emergency'));

  test('a heart that skips is to be looked at', () => {
    expect(findRedFlag('my heart skips, is there a good tea for my heart, most days')?.level).toBe('urgent');
  });
});
