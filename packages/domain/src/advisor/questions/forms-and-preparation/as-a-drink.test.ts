import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

test.each([
  'ok just cups of it',
  'just drinking it then',
  'normal brewed then',
  'only the tea bags',
  'and the tea itself',
  'a couple cups a day not the pills',
])('what was said of the extract is held against the drink: "%s"', (asked) => {
  const { text, findings } = lastOf({ age: 43, currentMedications: 'nadolol 40mg' }, 'green tea extract then', asked);
  expect(findings.map(({ with: { name } }) => name)).toEqual(['nadolol']);
  expect(text).toContain('as a drink too');
  expect(text).not.toMatch(/cups a day in most studies|800 mg/);
});

test('without anything against the drink it is told how it is drunk', () => {
  const { text } = lastOf({ age: 43 }, 'valerian capsules', 'just cups of it?');
  expect(text).toMatch(/as a tea/i);
  expect(text).not.toContain('dry extract');
});

test('how many cups is asked of the amount', () =>
  expect(lastOf({ age: 43 }, 'green tea extract', 'how many cups a day').text).toContain('two to four cups'));
