import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lettersOf, mayBeNear } from './letters.ts';
import { distance } from './words.ts';

const word = fc.stringMatching(/^[a-zé0-9]{1,14}$/);

test('no word within the slips allowed is passed over for its letters', () => {
  fc.assert(
    fc.property(word, word, fc.integer({ min: 1, max: 3 }), (one, other, slips) => {
      if (distance(one, other, slips) <= slips) expect(mayBeNear(lettersOf(one), lettersOf(other), slips)).toBe(true);
    }),
  );
  fc.assert(
    fc.property(word, fc.nat(), fc.constantFrom(...'abcxyz9'), (one, at, sign) => {
      const place = at % (one.length + 1);
      const typed = one.slice(0, place) + sign + one.slice(place + 1);

      expect(mayBeNear(lettersOf(one), lettersOf(typed), 1)).toBe(true);
    }),
  );
});

test('words of quite other letters are passed over without counting', () => {
  expect(mayBeNear(lettersOf('ginkgo'), lettersOf('gentian'), 1)).toBe(false);
});
