import { expect, test } from 'vitest';
import { lastOf } from '../../testing/talk.ts';

test.each(['cant stand the taste of mint, what else', 'I loathe the smell of peppermint. another one?'])(
  'who dislikes the taste gets no other form of the plant: "%s"',
  (next) => {
    const { offered } = lastOf({ age: 50 }, 'wind after every meal, what helps?', next);
    expect(offered.length).toBeGreaterThan(0);
    expect(offered).not.toContain('peppermint');
    expect(offered).not.toContain('peppermint-oil');
  },
);

test('coffee that shakes the hands is no coffee that is asked about', () => {
  const { offered, text } = lastOf(
    { age: 35 },
    'so tired, what helps?',
    'nothing with caffeine, coffee makes my hands shake',
  );
  expect(offered).toContain('rhodiola');
  expect(text).not.toContain('Coffee is the drink');
});

test('what was turned down is not begun with, and a young one who hardly eats hears of help', () => {
  const { text } = lastOf({ age: 15 }, 'how many senna tea to lose weight before prom', 'i only eat once a day anyway');
  expect(text).not.toContain('begin with');
  expect(text).toContain('eating disorder line');
});

test('a salt substitute in cooking is no food amount', () => {
  const { findings } = lastOf({ currentMedications: 'spironolactone' }, 'is lo salt ok for cooking then');
  expect(findings.map(({ subject }) => subject.id)).toContain('potassium');
});

test('while a doctor is waited for, what speaks against a herb that is named is told', () => {
  const told = ['coming off venlafaxine slowly. brain zaps. anything herbal to help', '5htp said a guy on reddit'];
  const { findings, text } = lastOf({ age: 46, currentMedications: 'venlafaxine' }, ...told);
  expect(findings.map(({ subject }) => subject.id)).toContain('5-htp');
  expect(text).toContain('please see the doctor');
});

test('water that stays down is no drying out', () => {
  const { text } = lastOf(
    { age: 29, healthConcerns: 'pregnant' },
    'im 9 wks and being sick all day long, cant keep much in, what tea',
    'keep water down no problem, just food. and how much ginger then',
  );
  expect(text).toContain('1 g a day');
});

test('the fear that a child is taken away is met with a way to help', () => {
  const told = ['baby is 6 weeks and i cry every day. no energy', 'i dont want a doctor they take babies away'];
  expect(lastOf({ age: 32 }, ...told).text).toContain('Many parents fear that');
});

test('what a medicine is for is treated, and the herbs offered before are gone over', () => {
  const told = [
    'would ashwagandha help with stress at job, and what for high cholesterol?',
    'forgot: i take rosuvastatin and ciclosporin for psoriasis',
  ];
  const { findings, recommended } = lastOf({ age: 49 }, ...told);
  expect(findings.map(({ subject }) => subject.id)).toContain('ashwagandha');
  expect(recommended.map(({ key }) => key)).not.toContain('oregon-grape');
});

test('where none of those offered is free of warnings, others are named', () => {
  const offered = lastOf({ age: 60 }, 'sore knees, what helps', 'oh i am on warfarin').recommended;
  expect(offered.length).toBeGreaterThan(0);
});

test('trouble in bed and honey for it are understood', () => {
  expect(lastOf({ age: 47, gender: 'male' }, 'things dont work in bed. any herb').text).toContain('Weak erections');
  expect(lastOf({ age: 47 }, 'those honey sachets from the gas station?').text).toContain('hidden');
});

test('nothing new is swallowed the night before an operation', () => {
  const told = ['hernia op in 10 days. i take garlic pills. problem?', 'and something calming the nite before'];
  expect(lastOf({ age: 54 }, ...told).recommended).toEqual([]);
});

test('red skin under a wet nappy is no bleeding', () => {
  expect(lastOf({ age: 29 }, 'his bum is bright red, nappy rash, hes 5 months').level).toBe('none');
  expect(lastOf({ age: 29 }, 'his bum is bright red and bleeding, nappy rash, hes 5 months').level).not.toBe('none');
});

test('low mood since a medicine that can bring it is for the prescriber, and blue is no colour of lips', () => {
  const told = ['lips n skin so dry from roaccutane. vitamin a pills help?', 'feeling kinda blue lately too'];
  const { level, text } = lastOf({ age: 19, currentMedications: 'isotretinoin' }, ...told);
  expect(level).toBe('none');
  expect(text).toContain('Tell the prescriber today');
});

test('a great bruise under a blood thinner is for a doctor', () => {
  const question = 'bruise on my thigh size of a plate, arnica?';
  expect(lastOf({ age: 48, currentMedications: 'rivaroxaban' }, question).text).toContain(
    'seen by a doctor or nurse today',
  );
  expect(lastOf({ age: 48 }, question).text).not.toContain('blood thinner');
});

test('wine beside methotrexate is for the team', () => {
  const told = ['sore hands, what helps', 'a glass of wine with it?'];
  expect(lastOf({ age: 41, currentMedications: 'methotrexate' }, ...told).text).toContain('both strain the liver');
});

test('drops are refused beside disulfiram, and the tea is looked at', () => {
  const told = ['passionflower drops for the nerves?', 'tea is ok though?'];
  expect(lastOf({ age: 53, currentMedications: 'disulfiram' }, ...told).text).toContain('no warning for passionflower');
});

test('a child who drinks and plays is good news', () => {
  const told = ['my baby 1 year have diarrea two day what tea give', 'he drink ok and play'];
  expect(lastOf({ age: 26 }, ...told).text).toContain('good to hear');
});
