import { expect, test } from 'vitest';
import { type Asker, lastOf } from '../../../../testing/talk.ts';

const hedwig: Asker = { name: 'Hedwig', age: 80, gender: 'female', currentMedications: 'Aricept 10mg, ASS 100' };
const joaquin: Asker = { name: 'Joaquín', age: 77, gender: 'male', currentMedications: 'Sinemet, iron' };
const raghav: Asker = {
  name: 'Raghav',
  age: 68,
  gender: 'male',
  currentMedications: 'warfarin, metformin',
  healthConcerns: 'diabetes',
};

test.each<[Asker, string, RegExp]>([
  [hedwig, 'my wife Hedwig forgets everything. Is ginkgo useful?', /ASS 100 \(aspirin\)/],
  [hedwig, 'Hedwig, my mother, is on Aricept. ginkgo for her?', /ASS 100 \(aspirin\)/],
  [joaquin, 'I look after my dad Joaquín, 77. Is mucuna good for him?', /Sinemet/],
  [raghav, 'My husband is taking warfarin. Can he take fenugreek powder?', /diabetes/],
  [raghav, 'my brother takes metformin. is fenugreek ok for him?', /warfarin/],
])('whoever writes has chosen the profile of the one they speak of: %o "%s"', (asker, message, profile) =>
  expect(lastOf(asker, message).text).toMatch(profile),
);

test.each<[Asker, string]>([
  [raghav, 'my wife takes warfarin. Can she take fenugreek powder?'],
  [raghav, 'my husband takes warfarin too. Can he take fenugreek powder?'],
  [raghav, 'my friend takes warfarin. Can he take fenugreek powder?'],
  [{ ...raghav, age: 30 }, 'my father takes warfarin. Can he take fenugreek powder?'],
  [hedwig, 'my sister Anna forgets everything. Is ginkgo useful for her?'],
])('somebody else is not taken for the one of the profile: %o "%s"', (asker, message) =>
  expect(lastOf(asker, message).text).not.toMatch(/diabetes|ASS 100/),
);

test('what speaks against it for the one of the profile is not told of the writer', () => {
  const { text } = lastOf(joaquin, 'I look after my dad Joaquín, 77. A forum says mucuna, what do you think?');
  expect(text).not.toContain('for you yourself');
});

test.each([
  'my wee man (7 months) has a cough. my gran says honey',
  "he's 8 months and coughs, honey?",
  'honey for my baby, 9 months',
])('months that are told count before the whole year of a form: "%s"', (message) =>
  expect(lastOf({ name: 'Cian', age: 1, gender: 'male' }, message).text).toContain('botulism'),
);

test.each([
  ['they switched me from Eliquis to Marcumar'],
  ['I no longer have Eliquis, they changed me to Marcumar because of the kidneys'],
])('a medicine of the profile that was replaced is not warned of: "%s"', (news) => {
  const arnold = { age: 82, gender: 'male', currentMedications: 'Eliquis 2x2.5, bisoprolol' };
  const { findings } = lastOf(arnold, 'ginkgo?', news, 'so is ginkgo ok?');
  const medicines = findings.map(({ with: { id } }) => id);
  expect(medicines).toContain('phenprocoumon');
  expect(medicines).not.toContain('apixaban');
});

test.each(['I stopped Eliquis', 'can I take ginkgo instead of Eliquis?'])(
  'one that was only left out or asked about stays: "%s"',
  (message) => {
    const { findings } = lastOf({ age: 82, currentMedications: 'Eliquis' }, message, 'is ginkgo ok?');
    expect(findings.map(({ with: { id } }) => id)).toContain('apixaban');
  },
);

test('a midwife who comes to a nursing mother makes no pregnancy', () => {
  const nursing = { age: 29, gender: 'female', healthConcerns: 'breastfeeding, baby 6 weeks' };
  const { findings } = lastOf(nursing, 'midwife says she is on her line. am I allowed coffee');
  expect(findings.map(({ kind }) => kind)).not.toContain('pregnancy');
});

test.each([
  "Lotte, she's the little one, wants calendula cream on hers too",
  'Lotte is the youngest and wants calendula cream',
  'can Lotte, my little one, have calendula cream?',
])('a child told of by name and place in the family is the one of the profile: "%s"', (asked) =>
  expect(lastOf({ name: 'Lotte', age: 5, gender: 'female', allergies: 'ragweed' }, asked).findings).toContainEqual(
    expect.objectContaining({ severity: 'contraindicated' }),
  ),
);
