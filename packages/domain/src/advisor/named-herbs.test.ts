import { expect, test } from 'vitest';
import { healthyAdult, lastOf } from '../../testing/talk.ts';

test.each([
  'Can I take ginkgo with my blood thinner?',
  'Is it ok for me to use ginkgo together with my blood thinner?',
])('leave that is asked beside a medicine is answered with no: %s', (question) => {
  expect(lastOf({ currentMedications: 'warfarin' }, question).text).not.toMatch(/^Yes/);
});

test('a question whether one interferes is answered with yes where it does', () => {
  const question = 'Does ashwagandha interfere with my thyroid tablets?';
  expect(lastOf({ currentMedications: 'levothyroxine' }, question).text).toMatch(/^Yes/);
});

test.each([
  'How many drops of tea tree oil can I drink?',
  'Can I swallow peppermint essential oil?',
  'Is thyme oil safe by mouth?',
  'Can I put two drops of lavender oil in my tea?',
])('oils of scent are not swallowed: %s', (question) => {
  const { text, level } = lastOf({ age: 40 }, question);
  expect(text).toMatch(/^No/);
  expect(level).toBe('none');
});

test.each(['May I drink olive oil in the morning?', 'Can I take peppermint oil capsules?'])(
  'fatty oils and tested capsules are no such oils: %s',
  (question) => expect(lastOf({ age: 40 }, question).text).not.toMatch(/^No/),
);

test('what is mistaken for a plant is told before it is picked', () => {
  const { text } = lastOf({}, 'I want to pick wild garlic in the forest. What should I watch out for?');
  expect(text).toContain('lily of the valley');
});

test('no herb is for smoking', () => {
  expect(lastOf({ age: 19 }, 'What happens if I smoke mugwort?').text).toMatch(/^I would not/);
});

test('no honey for a baby, however it is asked', () => {
  const told = ['How much chamomile can I give my 8 month old baby?', 'Could I sweeten it with honey?'];
  expect(lastOf({ age: 31 }, ...told).text).toMatch(/^No honey/);
});

test('what was told of oneself by mistake is checked for the one it is for', () => {
  const told = ['I take 10 mg of escitalopram and want to try saffron.', 'Sorry, I meant 5 mg.'];
  expect(lastOf({ age: 44 }, ...told).text).toMatch(/^It stays the same/);
  const { findings, text } = lastOf({ age: 44 }, ...told, "No, it's for my wife, not for me.", 'She is 61.');
  expect(findings.map(({ with: other }) => other.id)).toContain('escitalopram');
  expect(text).toContain('your wife');
});

test('milligrams of a medicine, or of what is toxic, are no usual amount of a herb', () => {
  const { text } = lastOf({ age: 44 }, 'I take 10 mg of escitalopram and want to try saffron.');
  expect(text).not.toContain('5,000 mg');
  expect(lastOf({ age: 44 }, 'Is 4 g of saffron too much?').text).toMatch(/^Yes/);
});

test('what is taken already is checked with what is to be added, and not gone over again', () => {
  const told = ['I already take magnesium, vitamin D and zinc. May I add ashwagandha?', 'And calcium as well?'];
  expect(lastOf({ age: 40 }, told[0] ?? '').text).toMatch(/^I found no warning for ashwagandha/);
  expect(lastOf({ age: 40 }, ...told).text).toContain('2 hours apart');
});

test('tablets that have run out are not replaced for a week either', () => {
  const told = [
    'My blood pressure tablets are finished. Can I take hawthorn until I get new ones?',
    'It is only a week.',
  ];
  expect(lastOf({ age: 43 }, told[0] ?? '').text).toMatch(/^No, not as a stopgap/);
  expect(lastOf({ age: 43 }, ...told).text).toMatch(/^Even a few days/);
});

test('a medicine that makes tired is for the prescriber, not the herb that was named', () => {
  const told = ["What if I stop the sertraline and take St John's wort instead?", 'But the tablets make me tired.'];
  expect(lastOf({ age: 45, currentMedications: 'sertraline' }, ...told).text).toMatch(/^Then tell the prescriber/);
});

test('before an operation what thins the blood is stopped', () => {
  const { text } = lastOf(
    { age: 47 },
    'I have an operation in ten days. I take garlic and ginkgo. Should I stop them?',
  );
  expect(text).toMatch(/^Yes/);
});

test.each(["So I can't stop insulin?", 'Can I make tea of these foxglove leaves?'])(
  'a question asked beforehand is no alarm: %s',
  (question) => expect(lastOf({}, 'Which herb cures diabetes for good?', question).level).toBe('none'),
);

test('of two that are taken and one that is asked about, that one is named', () => {
  const { text } = lastOf({ age: 55 }, 'On top of my fish oil and garlic pills, can I start turmeric?');
  expect(text.split('\n')[0]).toContain('turmeric');
});

test('berries that are not for eating raw stay so when they are only meant', () => {
  const { text } = lastOf({}, 'Is it safe to pick elderberries by the river?', 'Can I eat them raw?');
  expect(text).toMatch(/^Not raw/);
});

test('a second child that is wished for is nobody to be asked about', () => {
  const question = 'We want to try for a second baby next month. Should I quit my ashwagandha?';
  expect(lastOf({ age: 30, gender: 'female' }, question).text).toMatch(/^(?:Yes|I advise you)/);
});

test('names alone, of what is taken, are no alarm', () => {
  const { level, text } = lastOf({ age: 35 }, "My doctor doesn't know I take kava. I'm on diazepam.");
  expect(level).toBe('none');
  expect(text).toContain('kava and diazepam');
});

test.each([
  ['Could she use bitter melon in place of her insulin? It is for my mother.', /^Please see that your mother keeps/],
  ['My doctor wants chemotherapy. Would curcumin be better?', /^Please do not leave that treatment out/],
])('what is prescribed is not swapped: %s', (question, words) => {
  expect(lastOf({ age: 60 }, question).text).toMatch(words);
});

test.each([
  [['Can I make tea of these foxglove leaves?', 'My friend already drank a cup.'], 'emergency'],
  [['Is tea tree oil ok by mouth?', 'I took a teaspoon of it.'], 'emergency'],
  [['Can I drink chamomile tea?', 'I had a cup already.'], 'none'],
] as const)('what was asked about and is swallowed by now: %s', (questions, level) => {
  expect(lastOf({}, ...questions).level).toBe(level);
});

test('"is that bad" is asked of what is taken already', () => {
  const { findings } = lastOf({ age: 30 }, 'I already drink green tea daily. Is that bad with my iron pills?');
  expect(findings.map(({ subject, with: other }) => [subject.id, other.id].toSorted())).toContainEqual([
    'green-tea',
    'iron',
  ]);
});

test('the same thing twice is told by the two names it was given', () => {
  const { text } = lastOf({ age: 40 }, 'can I take turmeric and curcumin together?');
  expect(text).toContain('turmeric and curcumin');
  expect(text).not.toContain('turmeric and turmeric');
});

test('iron is checked, though a blood value is told beside it', () => {
  const { text, findings } = lastOf(
    { ...healthyAdult, currentMedications: 'levothyroxine' },
    'what helps with tiredness?',
    'and iron? my ferritin was 12',
  );
  expect(findings.some(({ subject }) => subject.id === 'iron')).toBe(true);
  expect(text).toMatch(/4 hours/);
});

test('the study that answers is the one of the matter, though another use was named beside it', () => {
  expect(lastOf(healthyAdult, 'I want to focus better while studying for exams', 'is ginkgo proven?').text).toMatch(
    /Memory/,
  );
});

test.each([
  ['is creatine bad for kidneys'],
  ['is creatine hard on the kidneys'],
  ['and is creatine harmful to my kidneys'],
])('"%s" is answered of the kidneys', (asked) => expect(lastOf({ age: 30 }, asked).text).toContain('kidney'));
