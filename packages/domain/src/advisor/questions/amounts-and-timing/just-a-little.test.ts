import { describe, expect, test } from 'vitest';
import { type Asker, healthyAdult, lastOf } from '../../../../testing/talk.ts';

const onDigoxin: Asker = {
  age: 76,
  gender: 'female',
  currentMedications: 'digoxin 125 mcg, furosemide 40 mg',
  healthConcerns: 'heart failure',
};
const onMethotrexate: Asker = { age: 55, currentMedications: 'methotrexate', healthConcerns: 'rheumatoid arthritis' };

describe('a plea after a no is no yes', () => {
  test.each([
    'just the once wouldnt hurt',
    'only 3 days tho',
    'one wont hurt',
    'just tonight?',
    'a one off then',
    'not for long tho',
    'only till i go',
    'oh go on just one',
    'im only gonna take it the once',
  ])('"%s"', (plea) =>
    expect(lastOf(onDigoxin, 'not been for 4 days, bunged up', 'what about senna i got some in', plea).text).toMatch(
      /^No, not even a little: for senna/,
    ),
  );

  test.each(['only 3 days tho', '3 days max', 'for 2 days max wouldnt do much'])(
    'echinacea with methotrexate: "%s"',
    (plea) =>
      expect(lastOf(onMethotrexate, 'cold coming on shall i get echinacea', plea).text).toMatch(
        /^No, not even a little/,
      ),
  );

  test('and a remark that is not understood is none either', () =>
    expect(lastOf(onMethotrexate, 'cold coming on shall i get echinacea', 'only the chewy kind').text).toMatch(
      /What I said of echinacea stays|leave out echinacea/i,
    ));

  test('where nothing speaks against it, three days tell how long it has lasted', () =>
    expect(lastOf(healthyAdult, 'a cold coming on', 'only 3 days tho').text).not.toMatch(/not even a little/));
});

describe('and neither is a small dose, or a lick', () => {
  test.each(['only 20 mg', 'and just 40mg, the weak one from the chemist', 'literally one tablet'])('"%s"', (plea) =>
    expect(lastOf({ age: 70, currentMedications: 'warfarin' }, 'ginkgo for my memory?', plea).text).toMatch(
      /^No, not even a little: for ginkgo/,
    ),
  );

  test.each(['just a lick for the baby wont hurt', 'a dab on his dummy', 'even a tiny lick?'])('"%s"', (plea) =>
    expect(lastOf({ age: 30 }, 'honey for my baby, 8 months?', plea).text).toMatch(/No, not even a little: for honey/),
  );

  test('an amount of what may be taken is one', () =>
    expect(lastOf(healthyAdult, 'is ginkgo ok?', 'only 40 mg').text).toContain('40 mg is less than'));
});
