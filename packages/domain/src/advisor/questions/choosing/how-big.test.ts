import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

test.each([
  'how big is the effect?',
  'and by how much?',
  'how much does it lower it?',
  'is the effect large?',
  'how much of a difference does it make',
])('"%s" is answered by what the trials measured, though it was told before', (asked) => {
  const { text } = lastOf({ age: 45 }, 'does garlic lower blood pressure', asked);

  expect(text).toContain('about 8 mmHg');
  expect(text).toContain('an average');
});

test('an amount stays an amount', () => {
  expect(lastOf({ age: 45 }, 'does garlic lower blood pressure', 'how much should I take?').text).toContain(
    '300 to 900 mg',
  );
});

test('"does it need pepper?" is asked of turmeric', () => {
  const { text } = lastOf({ age: 55 }, 'what is turmeric good for?', 'does it need pepper?');

  expect(text).toContain('raises the uptake of curcumin');
  expect(text).not.toContain('The common table pepper');
});

test('what nobody studied together is said so', () => {
  expect(lastOf({ age: 55 }, 'what is valerian good for?', 'does it need pepper?').text).toContain(
    'no study of the two together',
  );
});
