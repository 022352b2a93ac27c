import { expect, test } from 'vitest';
import { findRedFlag } from './find-red-flag.ts';

test.each([
  'My friend drank some raspberry leaf tea today.',
  'I drank some olive leaf tea',
  'my sister had a cup of nettle leaf tea and liked it',
  'I took kudzu this morning',
  'my friend drank some celery seed tea today.',
  'He drank blue vervain tea before bed',
  'I drank two cups of acai tea',
  'she took turkey tail for a week',
])('a mild herb that was drunk is no poisoning, however rare its name: %s', (message) => {
  expect(findRedFlag(message)?.id).toBeUndefined();
});

test.each([
  ['he drank foxglove tea', 'poisoning'],
  ['my toddler ate some ivy leaf', 'poisoning'],
  ['my toddler ate red berries from the hedge, and raspberry leaves', 'poisoning'],
  ['my 2 year old drank eucalyptus', 'likely-poisoning'],
  ['I drank peppermint oil', 'poisoning'],
  ['I took 40 valerian capsules', 'overdose'],
  ["I drank some raspberry leaf tea and now I can't breathe", undefined],
  ['I took black cohosh to end my life', 'self-harm'],
  ['she drank paraquat', 'poisoning'],
])('what harms by its name, its amount or its signs stays an alarm: %s', (message, id) => {
  const alarm = findRedFlag(message);
  expect(alarm?.level).toBe('emergency');
  if (id !== undefined) expect(alarm?.id).toBe(id);
});

test.each([
  'red line going up my arm',
  "I take St John's wort with my transplant medicine",
  'bee stung me on the tongue',
  'tengo la piel amarilla',
  'I binge then take a box of senna each time, is that bad for my gut',
  'My daughter wets the bed again and drinks all day',
])('words that only look like a herb calm nothing: %s', (message) => {
  expect(findRedFlag(message)).not.toBeNull();
});

test.each([
  'night sweats and my heart is pounding, 51, must be the change',
  'each hot flush comes with a racing heart and I am drenched',
  'perimenopausal, woken by heart racing and sweating at night',
  'swapped coffee for guarana, heart thumping and hands shake',
  'pulse is racing since that matcha',
  'throwing up at breakfast for a week now, which tea does not harm baby?',
])('what the change, caffeine or a pregnancy does is no emergency: %s', (message) => {
  expect(findRedFlag(message)?.level).not.toBe('emergency');
});

test.each([
  'hot flush, heart racing, sweating and an ache in my jaw',
  'menopausal, heart racing for hours and I nearly fainted',
  'three coffees, heart racing and my chest is tight',
  'my son drank an energy drink and his heart is racing',
  'heart pounding and sweating since this morning',
  'my baby is throwing up green, what does not harm the baby?',
])('with danger beside it, it is one: %s', (message) => {
  expect(findRedFlag(message)?.level).toBe('emergency');
});

test.each([
  'crab makes my throat swell up',
  'oh and eggs give her hives and a swollen face',
  'my tongue swells up when i have mussels',
  'his lips swell up every time he has sesame so we avoid it',
  'cant eat lobster, my throat closes',
  'she always gets a swollen tongue from nuts',
  'came out in hives from marigolds once',
])('to what somebody reacts each time is no attack of it: %s', (message) => {
  expect(findRedFlag(message)).toBeNull();
});

test.each([
  'crab makes my throat swell up and i just had some',
  'crab made my throat swell up',
  'crab is making my throat swell up',
  'eggs give her hives and she ate one an hour ago',
  'my tongue swells up when i have mussels, had them tonight',
  'sesame makes his lips swell, what do i do',
  'crab makes my throat swell, cant breathe',
  'the new tablets make my throat swell up',
])('an attack that goes on stays an emergency: %s', (message) => {
  expect(findRedFlag(message)?.level).toBe('emergency');
});
