import { describe, expect, test } from 'vitest';
import { lastOf, type Asker } from '../../../testing/talk.ts';

const mother: Asker = { age: 33, gender: 'female', healthConcerns: 'breastfeeding a 5 week old' };
const carries: Asker = { age: 29, gender: 'female', currentMedications: 'sumatriptan', healthConcerns: 'migraines' };
const young: Asker = { age: 16, gender: 'female' };
const heart: Asker = { age: 84, gender: 'female', healthConcerns: 'heart failure' };
const walt: Asker = { age: 77, gender: 'male', currentMedications: 'apixaban' };

describe('a sore lump while nursing', () => {
  test.each([
    'since this morning one hard sore lump in left breast, a bit pink, no fever and I feel ok. my aunt says cold cabbage leaf in the bra. is that silly',
    'sore hard lump in my right boob since last night, no temp. blocked duct? what helps',
    "I'm nursing my 3 month old and got a tender knot in the breast today, cabbage leaves?",
    'one bit of my left breast is a hard sore lump after a long night without a feed, no fever',
  ])('is milk that does not flow: "%s"', (asked) => {
    const { level, text } = lastOf(mother, asked);
    expect(level).toBe('none');
    expect(text).toContain('narrowed duct');
    expect(text).toContain('the same day with fever');
  });

  test.each([
    'found a painless lump in my breast',
    'lump in my breast for two months, sore sometimes',
    'a red hot painful lump in my breast and I have shivers and 39',
  ])('is for a doctor when it is another: "%s"', (asked) => expect(lastOf(mother, asked).level).toBe('urgent'));

  test('is for a doctor when nobody nurses', () =>
    expect(lastOf({ age: 52, gender: 'female' }, 'hard sore lump in my breast since this morning').level).toBe(
      'urgent',
    ));
});

describe('a leaf a day, and then a pregnancy', () => {
  const asked = 'Does feverfew work for migraines? My nan grows it.';
  const news =
    "Oh, should have said, I'm about 9 weeks gone, only found out at the weekend! Still ok? I've chewed a leaf every day this week";

  test.each([
    news,
    'I chew a leaf every morning. just found out I am expecting, is that ok?',
    '6 weeks along as it turns out, and I had one leaf a day since Monday. a problem?',
  ])('is no poisoning, and not for the pregnancy: "%s"', (told) => {
    const { level, text } = lastOf(carries, asked, told);
    expect(level).not.toBe('emergency');
    expect(text).toMatch(/may make the womb contract/i);
  });

  test('and what follows is answered', () => {
    const sick =
      'Eek ok stopped. I feel sick ALL day though, is ginger alright or is that off too? biscuits, tea, capsules... how much';
    const ginger = lastOf(carries, asked, news, sick);
    expect(ginger.level).toBe('none');
    expect(ginger.text).toContain('ginger in pregnancy');
    const raspberry = lastOf(
      carries,
      asked,
      news,
      sick,
      "And mum had raspberry leaf tea with all of us, says start now so it's an easy birth. Good idea?",
    );
    expect(raspberry.level).toBe('none');
    expect(raspberry.text).toContain('Do not use it in early pregnancy');
    expect(raspberry.text).not.toContain('your mum');
  });

  test.each([
    'my son ate a leaf a day from the hedge, is that ok',
    "I've chewed a leaf every day this week and now I'm throwing up and see yellow rings",
    'I chewed a foxglove leaf every day this week',
  ])('is one where more is told: "%s"', (told) => expect(lastOf(carries, told).level).toBe('emergency'));
});

describe('whether to tell, of who means no harm', () => {
  test.each([
    'ok. and no im not gonna do anything stupid lol just feel flat since like a month. should i even bother telling someone',
    "I'm not suicidal or anything, just low for a few weeks. is it worth telling my GP?",
    "won't do anything silly, promise. been feeling empty for ages. should I see someone about it",
    'no thoughts of dying, just down most days. who do I tell?',
    'not suicidal, just down since the break up. do i even bother telling my doctor?',
  ])('is answered with a yes: "%s"', (asked) => {
    const { level, text } = lastOf(young, asked);
    expect(level).toBe('none');
    expect(text).toMatch(/^Yes, tell someone/);
    expect(text).toContain('116 123');
    expect(lastOf(young, asked, 'ok will do. tea tree on spots then?').text).toContain('Tea tree');
  });

  test.each([
    'im not going to do anything stupid but i just feel numb and wish i wasnt here. should i tell someone',
    'not gonna do anything silly but i feel low and sometimes think id rather not wake up. should i tell mum',
    'i wont do anything stupid. just down, cant cope with it. should i talk to someone',
  ])('is an alarm where more is told: "%s"', (asked) => expect(lastOf(young, asked).level).toBe('emergency'));
});

describe('a burning that a doctor has looked at, heart and all', () => {
  test.each([
    'I do get a burning behind the breastbone after a rich supper if I lie down too soon. The young doctor examined me on Monday, had a tracing done and all, and said it is only acid. Is a peppermint the thing for it?',
    'burning behind my breastbone after supper. I had an ECG on Monday and the doctor says it is just acid. Peppermint?',
  ])('raises nothing: "%s"', (asked) => expect(lastOf(heart, asked).level).toBe('none'));

  test.each([
    'burning behind my breastbone, spreading to the arm today. I had an ECG on Monday and the doctor says it is just acid.',
    'burning behind my breastbone after supper. Probably only acid. Peppermint?',
    'my lad drank acid from the shed, he said it was only acid',
  ])('raises an alarm: "%s"', (asked) => expect(lastOf(heart, asked).level).toBe('emergency'));
});

test.each([
  'I see. But the yellow milk my daughter makes, with half a spoon of it in, and in the curry, that too I must leave?',
  'so the golden milk at night, must that stop too?',
  'Is the little bit in the rice to be left out too, or may I eat it?',
])('the spice in a dish is no poison: "%s"', (asked) => {
  const { level, text } = lastOf(walt, 'are turmeric capsules ok', asked);
  expect(level).toBe('none');
  expect(text).toContain('In usual food amounts');
});

describe('a hot toe of somebody with gout', () => {
  const gout: Asker = { age: 55, gender: 'male', currentMedications: 'allopurinol', healthConcerns: 'gout' };

  test.each([
    'my big toe is red hot and swollen, cant stand the sheet',
    'toe bright red and hot again, no sock goes on',
  ])('is an attack: "%s"', (asked) => {
    const { level, text } = lastOf(gout, asked);
    expect(level).toBe('none');
    expect(text).toMatch(/sounds like an attack[^]*Go on with allopurinol[^]*an infected joint looks alike/);
  });

  test.each([
    ['big toe red hot and swollen, and I shiver', 'gout'],
    ['toe red hot round a cut, spreading up the foot', 'gout'],
    ['big toe red hot and swollen, cant stand the sheet', 'gout, diabetes'],
  ])('and may be infected: "%s" (%s)', (asked, healthConcerns) =>
    expect(lastOf({ ...gout, healthConcerns }, asked).level).not.toBe('none'),
  );
});

describe('what always brings it on is an allergy, and no attack', () => {
  test.each([
    'aspirin brings me out in hives and wheezing',
    'ibuprofen always makes me wheeze',
    'btw ragweed gives me hives',
    'penicillin brings me out in a rash and wheezing',
  ])('"%s"', (told) =>
    expect(lastOf({ age: 42, gender: 'male' }, 'willow bark for a headache?', told).level).toBe('none'),
  );

  test.each([
    'it brings me out in hives and wheezing',
    'took aspirin and now i wheeze',
    'aspirin makes my lips swell and i cant breathe',
    'the tea gives me hives and wheezing now',
  ])('what happens now is one: "%s"', (told) =>
    expect(lastOf({ age: 42, gender: 'male' }, 'willow bark for a headache?', told).level).toBe('emergency'),
  );
});

describe('dark stools of somebody on iron', () => {
  const onIron: Asker = { age: 32, gender: 'female', currentMedications: 'ferrous sulfate' };

  test.each(['my poos gone dark green black, should i worry', 'why is my poo so dark now'])('"%s"', (asked) => {
    const { level, text } = lastOf(onIron, 'can i have green tea with it', asked);
    expect(level).toBe('none');
    expect(text).toMatch(/sticky and shiny like tar/);
  });

  test.each(['poo is black and sticky and i feel faint', 'black tarry poo'])(
    'is bleeding when more is told: "%s"',
    (told) => expect(lastOf(onIron, 'can i have green tea with it', told).level).not.toBe('none'),
  );

  test('of somebody who takes none it is looked into', () =>
    expect(
      lastOf({ age: 32, gender: 'female' }, 'is nettle good for low iron', 'my poo is black today').level,
    ).not.toBe('none'));
});

describe('a red eye that only itches', () => {
  test.each(['her right eye is pink and itches', 'one eye is bloodshot and a bit watery, which tea to wash it?'])(
    'is no emergency: "%s"',
    (asked) => expect(lastOf({ age: 40 }, asked).level).toBe('none'),
  );

  test.each([
    'my right eye is bloodshot and itches, and light hurts it',
    'my right eye is red and itchy. nobody will miss me tomorrow, everything is in order',
    'his eye is red and watery and his face hangs on one side',
  ])('calms nothing that is told beside it: "%s"', (asked) =>
    expect(lastOf({ age: 40 }, asked).level).toBe('emergency'),
  );
});
