import { describe, expect, test } from 'vitest';
import { findRedFlag, findToldAlarm } from './find-red-flag.ts';

describe('a sign for a doctor soon gets the advice of its own class', () => {
  test.each([
    ['on clozapine for a year and my throat is sore since Monday', 'medicine-harm'],
    ['lithium for ages, and now my hands tremble and I have the runs', 'medicine-harm'],
    ['my thighs ache terribly since the statin was doubled', 'medicine-harm'],
    ['fell asleep with my lenses in, now the left eye is red and hurts', 'eye-with-lens'],
    ['I wear contacts and my eye is red and light is killing me, eyebright tea?', 'eye-with-lens'],
    ['coughing for days, today streaks of red in the phlegm', 'blood-where-none-belongs'],
    ['chesty cough, and today there were bright red streaks in it', 'blood-where-none-belongs'],
    ['my levothyroxine ran out six weeks ago and I am freezing', 'withdrawal'],
    ['low sugars nearly every night since I added berberine to gliclazide', 'low-sugar'],
    ['I make myself sick after dinner most evenings', 'eating'],
    ['my uncle needs beer in the morning or he shakes', 'dependence'],
    ['panic attacks each day and I have not left the flat for a month', 'mind-check'],
    ['flashbacks of the accident every night for weeks', 'mind-check'],
    ['he needs no sleep, sleeps two hours a night, and bought three cars', 'mania'],
    ['gave birth five weeks ago and I feel flat and empty every day', 'after-birth-mind'],
    ['the condom split on Saturday night', 'emergency-contraception'],
    ['my boyfriend tested positive for chlamydia', 'sexual-health'],
    ['no period for five months and the test is negative', 'no-periods'],
    ['my two year old has a squint since last week', 'child-check'],
    ['the neighbour’s dog nipped my boy on the hand and broke the skin', 'bite'],
    ['stood on a rusty nail with my left foot', 'wound'],
    ['my right hand shakes and my handwriting has got tiny', 'nerve-check'],
    ['on the pill and new migraine with zigzag lines', 'headache-check'],
    ['exhausted for months, pale, out of breath on the stairs', 'blood-check'],
    ['my periods are so heavy that I am anaemic again', 'heavy-periods-check'],
    ['heavy periods and my iron is low, yarrow?', 'heavy-periods-check'],
    ['my stomach burns after meals and I take naproxen every day', 'stomach-check'],
    ['three pillows at night now, and my ankles are swollen', 'fainting-or-breathless'],
    ['my pulse is irregular since Friday', 'heart-check'],
    ['diarrhoea then constipation then diarrhoea, for two months', 'bowel-change'],
    ['back from Ghana and I have a fever', 'long-fever'],
    ['my right ear went deaf overnight', 'hearing-loss'],
    ['my legs ache since the statin and my urine is brown', 'muscle-harm'],
    ['a fishbone went down the wrong way, it hurts to swallow but I can drink', 'stuck-bone'],
    ['stung by 30 wasps, feeling a little sick', 'many-stings'],
    ['my pee is coke coloured after that session at the gym', 'muscle-breakdown'],
    ['foamy urine and swollen ankles', 'kidney-check'],
    ['his front tooth was knocked out by an elbow', 'knocked-out-tooth'],
    ['I get shaky before lunch on gliclazide', 'sugar-dips'],
    ['my gums bleed a lot and every day', 'easy-bleeding'],
    ['on apixaban, bruises all over my arms', 'thinner-bruises'],
    ['a lump on my lip for three months', 'mouth-lump'],
    ['diabetes, and a blister on my heel', 'diabetic-foot'],
    ["can't lift my arm since I fell off the bike", 'injured-arm'],
    ['my period soaks a pad every two hours', 'heavy-period'],
    ['a deep cut on my hand, the bleeding has stopped', 'deep-cut'],
    ['a shard of glass is deep in my heel', 'splinter'],
    ['I want to come off zopiclone after many years', 'dependence'],
    ['new headaches at 64', 'headache-check'],
  ])('"%s": %s', (message, id) => {
    const found = findToldAlarm(message);
    expect([found?.id, found?.level]).toEqual([id, 'urgent']);
  });
});

test.each([
  'three pillows on my bed because I like to read, which tea before sleep',
  'my heart skips a beat when he texts me, which flower says love',
  'a bit of blood on the floss, is sage rinse nice',
  'had a fever last week, gone now, what tonic builds me up',
  'my colonoscopy for the blood was clear, just piles, is psyllium fine',
  'we play draughts and he still beats me, is ginkgo worth it',
  'she goes cross-eyed on purpose to make us laugh',
  'the dog nipped my slipper again, calming herbs for puppies?',
  'forgot my vitamin D on holiday, do I double up',
  'my handwriting is tiny because the diary is small',
  'my chest is sore from coughing',
  'I am 28 weeks pregnant and my back aches in the evening',
  'I bruise a bit more easily on Eliquis, is arnica gel all right?',
  'The leaflet says it can cause fits and trouble breathing. Is that common?',
  'Can melatonin cause suicidal thoughts?',
  'My brother died by suicide last year and I sleep badly',
  'Hi, I am 35 and healthy. Since autumn I sleep badly because of a new job. I take no medicine. Which tea would you try?',
])('"%s" is no sign of illness', (message) => {
  expect(findRedFlag(message)).toBeNull();
});

describe('what has come on over weeks is a matter for a doctor soon, what comes now is an emergency', () => {
  test.each([
    ['my left hand has got weak and numb over months', 'urgent'],
    ['my left hand has suddenly got weak and numb', 'emergency'],
    ['blood in my knickers for weeks, I went through the change years ago', 'urgent'],
  ])('"%s": %s', (message, level) => {
    expect(findRedFlag(message)?.level).toBe(level);
  });
});

describe('of several emergencies the one is answered that the message is about', () => {
  test.each([
    [
      'worked on the roof all day in the heat, stopped sweating, hot as an oven, staggers and talks gibberish',
      'heat-stroke',
    ],
    ['took ivy syrup and twelve puffs of the blue inhaler, and I cannot finish a sentence', 'asthma'],
  ])('"%s": %s', (message, id) => {
    expect(findRedFlag(message)?.id).toBe(id);
  });

  test('a wish to die is never answered as something of the body', () => {
    expect(findRedFlag('I cut my wrist to die and now I feel faint and it is bleeding a lot')?.id).toBe('self-harm');
  });
});
