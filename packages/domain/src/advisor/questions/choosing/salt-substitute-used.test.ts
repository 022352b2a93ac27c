import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

const weakKidneys = {
  age: 73,
  gender: 'male',
  currentMedications: 'losartan 100, furosemide 40, spironolactone 25, insulin at bedtime',
  healthConcerns: 'kidney disease stage 4, diabetes',
};

test.each([
  'Doc told me cut out the salt. Wife bought that No-Salt shaker and food tastes like something again. Thats OK aint it',
  'I been using a salt substitute on my eggs, is that alright',
  'we switched to lo-salt last month, food is good again',
  'I put Lo Salt on everything now. fine?',
  'my daughter got me NoSalt for the table, good idea?',
  'found this salt alternative at the shop, tried it all week on my chips. less sodium so it must be good',
  'been sprinkling reduced sodium salt for weeks',
])('a salt substitute in use beside what holds potassium back is a plain no: "%s"', (asked) => {
  const { text, findings } = lastOf(weakKidneys, asked);
  expect(text).toMatch(
    /^No: .*potassium chloride, and with kidney disease, losartan and spironolactone.* Use no more of .*\s+Call .* today.*blood test.*\s+Weak or heavy legs/,
  );
  expect(findings.some(({ severity }) => severity === 'major')).toBe(true);
});

test('one medicine alone is enough', () =>
  expect(lastOf({ age: 60, currentMedications: 'ramipril' }, 'I use LoSalt now, good isn’t it').text).toMatch(
    /^No: .*with ramipril/,
  ));

test('what seasons is told as well where it is asked', () =>
  expect(lastOf(weakKidneys, 'She got LoSalt. What can I use, food tastes of cardboard without salt').text).toMatch(
    /^No: LoSalt is[^]*garlic/,
  ));

test.each([
  [weakKidneys, 'I am on a no-salt diet, what herbs can I use?'],
  [weakKidneys, 'I use no salt now, food tastes of nothing. which herbs?'],
  [{ age: 40, currentMedications: 'none' }, 'we switched to LoSalt, good?'],
] as const)('nothing of it is said of others: %o "%s"', (profile, asked) =>
  expect(lastOf(profile, asked).text).not.toMatch(/Use no more of/),
);

test('and when it is asked next', () =>
  expect(
    lastOf(
      weakKidneys,
      'Wife bought that No-Salt shaker and food tastes like something again. Thats OK aint it',
      'Well shoot. Then what can a man put on his eggs and chicken?',
    ).text,
  ).toMatch(/season without salt: .*garlic/));
