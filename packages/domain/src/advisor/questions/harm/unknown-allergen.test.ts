import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

test('what belongs to a noted allergy is refused, also where it is no herb', () => {
  expect(lastOf({ age: 40, allergies: 'nuts' }, 'Is hazelnut oil ok for me?').text).toMatch(
    /^No: an allergy to nuts is noted/,
  );
});

test('without that allergy it is told that it could not be checked', () => {
  expect(lastOf({ age: 40 }, 'Is hazelnut oil ok for me?').text).toMatch(
    /do not know enough about “hazelnut” to check it/,
  );
});
