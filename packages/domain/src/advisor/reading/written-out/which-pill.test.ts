import { describe, expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

describe('the pill is the tablet that was named', () => {
  test.each([
    [
      { age: 48, gender: 'female', currentMedications: 'losartan' },
      'licorice tea with my pressure pill ok?',
      'and is it making the pill too strong?',
    ],
    [{ age: 60, gender: 'female', currentMedications: 'losartan' }, 'is licorice ok', 'does it mess with the pill'],
    [{ age: 50, gender: 'male', currentMedications: 'losartan' }, 'is licorice ok', 'does it mess with the pill'],
  ])('%#: %s', (asker, ...talk) => expect(lastOf(asker, ...talk).text).not.toMatch(/birth control|hormones/));

  test.each([
    [{ age: 30, gender: 'female' }, 'does st johns wort mess with the pill'],
    [{ age: 50, gender: 'male' }, 'my wife is on the pill, can she take st johns wort'],
  ])('else it is a contraceptive: %#', (asker, asked) =>
    expect(lastOf(asker, asked).text).toContain('birth control pill'),
  );

  test.each(['does it mess w my pill', 'does it interfere with my contraceptive', 'would my pill still work'])(
    'and so it is in short: "%s"',
    (asked) => expect(lastOf({}, 'is st johns wort any good', asked).text).toContain('birth control pill'),
  );
});
