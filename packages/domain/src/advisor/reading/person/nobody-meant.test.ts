import { expect, test } from 'vitest';
import { type Asker, healthyAdult, lastOf } from '../../../../testing/talk.ts';

const corinne: Asker = { age: 49, gender: 'female', currentMedications: 'tamoxifen', healthConcerns: 'breast cancer' };
const freya: Asker = { age: 24, gender: 'female', currentMedications: 'Lamictal', healthConcerns: 'epilepsy' };

test.each<[Asker, string]>([
  [corinne, 'a hot flush in the middle of a client meeting. red clover?'],
  [corinne, 'my friend had great luck with red clover'],
  [corinne, 'a colleague has seen good results with red clover, worth a try?'],
  [corinne, 'my cousin got amazing results from red clover for her flushes, should I?'],
  [corinne, 'I told him no already. is red clover better?'],
  [freya, 'my flatmate wants to run a diffuser with rosemary in our living room. I have epilepsy'],
  [freya, 'my housemate keeps diffusing rosemary oil in our kitchen'],
])('it is for the one who writes: %o "%s"', (asker, message) => {
  const { text } = lastOf(asker, message);
  expect(text).not.toMatch(/your (?:client|friend|colleague|cousin|flatmate|housemate)/);
  expect(text).toMatch(/breast cancer|seizures|estrogens/);
});

test.each([
  'can my flatmate take ginkgo',
  'a client of mine takes warfarin, is ginkgo ok for her?',
  'my friend has diabetes. can she take ginkgo?',
])('who is asked for is meant: "%s"', (message) =>
  expect(lastOf(corinne, message).text).toMatch(/your (?:client|friend|flatmate)/),
);

test('a name that is an illness too names a person', () => {
  const tia = { name: 'Tia', age: 16, gender: 'female', currentMedications: 'Accutane' };
  expect(lastOf(tia, 'for my daughter tia, is chamomile ok?').text).not.toContain('stroke');
  expect(lastOf(tia, 'is chamomile ok for tia?').text).not.toContain('stroke');
});

test.each([
  'my mate with a heart transplant has had echinacea every winter for years and nowt happened',
  'a colleague on tacrolimus has taken echinacea for ages and nothing bad happened',
  'my sister, who has a kidney transplant, takes echinacea and nothing ever happened',
])('that somebody got away with it changes nothing: "%s"', (message) => {
  const derek = { age: 51, currentMedications: 'Prograf', healthConcerns: 'kidney transplant' };
  const { text } = lastOf(derek, 'is echinacea ok?', message);
  expect(text).toContain('That it went well for one person');
  expect(text).toContain('organ transplant');
});

const nursing: Asker = { age: 35, gender: 'female', healthConcerns: 'breastfeeding, 4 month old' };

test.each<[Asker, string, string]>([
  [nursing, 'i have a sore throat, what tea', 'and can i give baby a spoon too'],
  [nursing, 'we all have a cold', 'can i give her honey for the cough'],
  [nursing, 'we all have a cold', 'is honey ok to give the baby'],
  [healthyAdult, 'honey for my cough?', 'is it ok for babies'],
])('a baby is never taken for an older child: %o "%s", "%s"', (asker, first, then) =>
  expect(lastOf(asker, first, then).text).toContain('botulism'),
);

test('whether it goes into the milk is asked of what was spoken of, and of no drink', () => {
  const { text } = lastOf(nursing, 'sage tea for my throat?', 'does that go into the milk');
  expect(text).toContain('while nursing');
  expect(text).not.toContain('can go into it');
});

test.each([
  ['my daughter says no ginkgo because I could bleed. is she right', 'warfarin'],
  ["the nurse said i mustn't have grapefruit. is that true", 'rapefruit'],
  ['what can i cook with, they say no greens at all?', 'eafy greens and warfarin'],
])('what somebody says is looked at for the one who asks: "%s"', (message, told) =>
  expect(lastOf({ age: 70, currentMedications: 'warfarin, simvastatin' }, message).text).toContain(told),
);

test.each([
  ['what tea for sleep', 'and the one you said first, does it go with my tablets'],
  ['what tea for sleep', 'the first tea you named, how much'],
])('"%s", "%s"', (first, then) => {
  const { offered } = lastOf(healthyAdult, first);
  const { text } = lastOf(healthyAdult, first, then);
  expect(offered.length).toBeGreaterThan(1);
  expect(text.toLowerCase()).toContain(offered[0]?.replaceAll('-', ' '));
  expect(text.toLowerCase()).not.toContain(offered[1]?.replaceAll('-', ' '));
});

test('the same complaint of somebody else asks of the same herbs for them', () => {
  const { text } = lastOf(healthyAdult, 'for heartburn what can i take', 'my mum (72) has it too. she takes metformin');
  expect(text).toContain('your mum');
  expect(text).toContain('metformin');
});

test.each([
  ['is lavender oil in his bath ok, 9 months', 'your baby'],
  ['is thyme ok for her cough, 7 years', 'your child'],
])('an age at the end is that of the one it is for: "%s"', (message, whom) =>
  expect(lastOf(healthyAdult, message).text).toContain(whom),
);

const ron: Asker = { age: 58, gender: 'male', currentMedications: 'GTN spray', healthConcerns: 'angina' };

test.each([
  'wifes ordered l-arginine off amazon',
  "she's ordered l-arginine online already",
  'hubby has picked up some l-arginine',
])('what a grown-up got in is held against whoever writes, and no shop is looked up: "%s"', (message) => {
  const { text, findings } = lastOf(ron, 'yohimbe?', message);
  expect(findings.map(({ with: { name } }) => name)).toContain('nitroglycerin');
  expect(text).not.toContain('searches');
});

test.each(['my wife ordered l-arginine for her running', 'my daughter ordered l-arginine off amazon'])(
  'and what is for her is not: "%s"',
  (message) => expect(lastOf(ron, message).text).toMatch(/your (?:wife|daughter)/),
);

test('where to order it is asked of shops', () =>
  expect(lastOf(healthyAdult, 'wheres best to order ashwagandha').text).toContain('searches'));
