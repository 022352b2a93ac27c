import { expect, test } from 'vitest';
import { lastOf } from '../../../testing/talk.ts';

const withHeartFailure = { age: 69, currentMedications: 'furosemide', healthConcerns: 'heart failure' };

test.each([
  ['and psyllium, when do I take it? The nurse told me 1.5 litres a day max by the way'],
  ['is linseed good for the bowel? my fluids are restricted'],
  ['they limit my drinking to one and a half litres, no more. glucomannan ok?'],
])('what swells needs the water that is not allowed: "%s"', (asked) =>
  expect(lastOf(withHeartFailure, asked).text).toContain('needs a large glass of water'),
);

test('a limit on drinking that was told a turn before is remembered', () =>
  expect(lastOf(withHeartFailure, 'I may only drink 1.5 litres at most', 'is psyllium ok?').text).toContain(
    'needs a large glass of water',
  ));

test('nobody else hears of it', () =>
  expect(lastOf(withHeartFailure, 'is psyllium ok? I drink 2 litres a day').text).not.toContain('limit on what'));

test('little to drink, told after psyllium was asked for, takes the glass that it needs', () => {
  expect(lastOf({ age: 40 }, 'psyllium for constipation', 'i dont drink much water tho').text).toContain(
    'needs a large glass of water',
  );
  expect(lastOf({ age: 40 }, 'is psyllium ok, i dont drink or smoke').text).not.toContain('With little to drink');
});
