import { describe, expect, test } from 'vitest';
import { holdTalk, lastOf } from '../../../testing/talk.ts';

test.each([
  ['lithium 800', 'is dandelion tea ok? and i take nurofen for the cramps like 4 days in a row', 'hold lithium back'],
  ['lithium', 'I have a cold, took ibuprofen yesterday. Thyme tea?', 'hold lithium back'],
  ['Priadel', 'can I take naproxen with ginger?', 'hold lithium back'],
  ['lithium', 'can i take ibuprofen', 'hold lithium back'],
  ['warfarin', 'my knees hurt, been on diclofenac tablets all week. is boswellia better', 'blood thinner'],
  ['Eliquis', 'I have Advil for my head now and then, is peppermint oil alright as well?', 'blood thinner'],
])('a painkiller bought beside %s comes first: "%s"', (currentMedications, asked, line) =>
  expect(lastOf({ age: 50, gender: 'female', currentMedications }, asked).text).toContain(line),
);

test.each([
  'is arnica gel ok instead of ibuprofen',
  "chamomile? I don't take ibuprofen anymore",
  'is chamomile ok? I was told not to take ibuprofen',
  'is ginger ok? I use ibuprofen gel on my knee',
])('it is not said of what is not swallowed: "%s"', (asked) =>
  expect(lastOf({ age: 50, currentMedications: 'lithium' }, asked).text).not.toContain('hold lithium back'),
);

test('nor of somebody for whom nothing speaks against it', () =>
  expect(
    lastOf({ age: 50, currentMedications: 'levothyroxine' }, 'I take ibuprofen, is ginger ok?').text,
  ).not.toContain('matters more'));

test.each([
  ['rasagiline', 'and for cough, what syrup from the pharmacy is ok? or thyme and honey', 'dextromethorphan'],
  ['phenelzine', 'I have a cold, is a Night Nurse ok with elderberry?', 'dextromethorphan'],
  ['selegiline', 'blocked nose, took sudafed. would peppermint help more?', 'dextromethorphan'],
  ['methotrexate weekly', 'should I say I also pop naproxen most days', 'hold methotrexate back'],
  ['methotrexate weekly', 'got trimethoprim for a wee infection today, is cranberry fine as well?', 'bone marrow'],
  ['Bactrim', 'the arthritis nurse starts me on methotrexate, is turmeric ok?', 'bone marrow'],
  ['simvastatin 40', 'doc gave me clarithromycin tuesday. ivy syrup with that?', 'drives simvastatin up'],
  ['atorvastatin', 'on erythromycin since monday for my chest, thyme tea?', 'drives atorvastatin up'],
  ['zopiclone', 'they started gabapentin for the sciatica. is lavender ok?', 'slow the breathing'],
  ['codeine', 'got diazepam for my back now. valerian as well?', 'slow the breathing'],
  ['escitalopram', 'they gave me tramadol for the hip, is turmeric fine too?', 'too much serotonin'],
  ['tramadol', 'started fluoxetine last week. ginger for the nausea?', 'too much serotonin'],
  ['clopidogrel', 'bought omeprazole for my heartburn, marshmallow as well?', 'lansoprazole or pantoprazole'],
  ['Nexium', 'since the stent I am on clopidogrel. is garlic ok?', 'lansoprazole or pantoprazole'],
  [
    'dolutegravir, metformin 1000',
    'stomach is bad for 3 weeks, is it the metformin? ginger?',
    'dolutegravir raises it',
  ],
  ['isosorbide mononitrate', 'is maca any good? a mate gave me a viagra', 'never with isosorbide mononitrate'],
  ['azathioprine', 'gp put me on allopurinol for the toe. cherry juice too?', 'holds azathioprine back'],
  ['warfarin', 'dentist put me on metronidazole, is chamomile ok?', 'an extra INR'],
  ['lamotrigine, Microgynon', 'i came off the pill two weeks ago, is valerian ok?', 'estrogen lowers lamotrigine'],
  ['sertraline', 'i also have sumatriptan for the bad days, problem with magnesium?', 'often given together'],
])('beside %s what is known of the two together comes first: "%s"', (currentMedications, asked, line) =>
  expect(lastOf({ age: 50, gender: 'female', currentMedications }, asked).text).toContain(line),
);

test('hives from aspirin are told beside another painkiller of its kind', () =>
  expect(
    lastOf({ age: 57, allergies: 'aspirin - came out in hives' }, 'boswellia? I take naproxen most days').text,
  ).toContain('often reacts to painkillers of its kind'));

test('two medicines that do harm together are warned of once in a talk', () =>
  expect(
    lastOf(
      { age: 66, currentMedications: 'simvastatin' },
      'doc gave me clarithromycin. ivy syrup?',
      'and thyme with the clarithromycin?',
    ).text,
  ).not.toContain('drives simvastatin up'));

test.each([
  ['simvastatin', 'doc gave me amoxicillin, ivy syrup with that?'],
  ['rosuvastatin', 'doc gave me clarithromycin, ivy syrup with that?'],
  ['sertraline, sumatriptan', 'is magnesium ok with my sumatriptan?'],
  ['lamotrigine', 'is chamomile ok with the pill?'],
  ['levodopa', 'what cough syrup from the pharmacy is ok? or honey?'],
])('nothing is told where nothing is known, beside %s: "%s"', (currentMedications, asked) =>
  expect(lastOf({ age: 50, gender: 'female', currentMedications }, asked).text).not.toMatch(
    /matters more|often given together/,
  ),
);

test.each([
  ['chronic kidney disease stage 3b', '', 'toes on fire tonight, ibuprofen do?', 'strain weak kidneys'],
  ['one kidney, ckd 3', '', 'can i take nurofen for it', 'strain weak kidneys'],
  ['stomach ulcer', '', 'could i just have an ibuprofen', 'ulcer bleed'],
  ['', 'ramipril, furosemide', 'voltarol tablets for my knee?', 'strain the kidneys until they fail'],
  ['', 'candesartan, indapamide', 'is naproxen ok', 'strain the kidneys until they fail'],
  ['pregnant 32 weeks', '', 'nurofen?', 'too little water'],
])(
  'a painkiller that is only asked about is not one to go on with, beside %s%s: "%s"',
  (healthConcerns, currentMedications, asked, says) => {
    const { text } = lastOf({ age: 34, gender: 'female', healthConcerns, currentMedications }, 'ginger tea ok?', asked);
    expect(text).toMatch(/^No \w+ before you have asked: /m);
    expect(text).toContain(says);
    expect(text).not.toMatch(/noted: taking|stop nothing by yourself because/i);
  },
);

test.each([
  ['ramipril', 'is naproxen ok'],
  ['amlodipine, furosemide', 'is naproxen ok'],
])('one of the two alone is not that, %s', (currentMedications, asked) =>
  expect(lastOf({ age: 50, currentMedications }, asked).text).not.toContain('until they fail'),
);

describe('what is never mixed, or came with a course of antibiotics, is told though the message names neither', () => {
  test.each([
    ['lovastatin, clarithromycin', 'a tea for my throat?', /drives lovastatin up/],
    ['lisinopril, trimethoprim', 'is fennel tea ok', /hold potassium back/],
    ['colchicine, erythromycin', 'chamomile to wind down?', /keeps colchicine in the body/],
    ['warfarin, ciprofloxacin', 'is oat straw fine', /extra INR/],
  ])('%s: "%s"', (currentMedications, asked, told) =>
    expect(lastOf({ age: 70, currentMedications }, asked).text).toMatch(told),
  );

  test('and once in a talk, not of a pair that is often given, nor to the young', () => {
    const [, second] = holdTalk({ age: 70, currentMedications: 'lovastatin, clarithromycin' }, [
      'a tea for my throat?',
      'and for sleep?',
    ]);
    expect(second?.text).not.toMatch(/drives lovastatin up/);
    expect(lastOf({ age: 70, currentMedications: 'warfarin, amoxicillin' }, 'is oat straw fine').text).not.toMatch(
      /INR/,
    );
    expect(lastOf({ age: 34, currentMedications: 'lisinopril, trimethoprim' }, 'is fennel tea ok').text).not.toMatch(
      /potassium/,
    );
  });
});

describe('two of the profile that the complaint may come from are told with it', () => {
  test.each([
    ['ibuprofen, candesartan, chlortalidone', 'so tired, is rhodiola ok?', /strain the kidneys/],
    ['apixaban, diclofenac', 'sour stomach, chamomile tea?', /stomach/],
    ['lithium, lisinopril', 'so sleepy and slow lately, ginseng for energy?', /hold lithium back/],
    ['fluoxetine, naproxen', 'acid stomach, is fennel tea ok?', /Black stools/],
    ['digoxin, clarithromycin', 'is lime blossom tea ok?', /drive digoxin up/],
    ['morphine, lorazepam', 'my memory is foggy, bacopa?', /slow the breathing/],
  ])('%s: "%s"', (currentMedications, asked, told) =>
    expect(lastOf({ age: 64, currentMedications }, asked).text).toMatch(told),
  );

  test('and not with another complaint', () =>
    expect(
      lastOf({ age: 64, currentMedications: 'ibuprofen, candesartan, chlortalidone' }, 'aloe gel for sunburn?').text,
    ).not.toMatch(/strain the kidneys/));
});
