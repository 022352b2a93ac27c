import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

test.each([
  'wife is on at me that belly pain after fat food is gallstones. its completely gone now. should I be scared or is she exaggerating',
  'my mum is sure it is gallstones. it was one belly ache after chips and is gone. is she right',
  'husband thinks the itch was shingles, but it has gone now. do I need to worry?',
  'my sister reckons it is a kidney stone. the ache is all gone. overreacting?',
])('what is over and was taken for an illness: "%s"', (asked) => {
  const { text, offered, level } = lastOf({ age: 48, gender: 'male' }, 'which tea for bloating', asked);
  expect(level).toBe('none');
  expect(text).toMatch(/What is quite gone is no emergency/);
  expect(text).not.toMatch(/your (?:wife|mum|husband|sister)/);
  expect(offered).toEqual([]);
});

test.each([
  'my arm went numb and my speech was slurred, wife says stroke. it is gone now. should I be scared',
  'tight chest while shovelling, gone now. wife says heart. is she exaggerating',
])('and what is looked into at once is not: "%s"', (asked) => {
  expect(lastOf({ age: 58, gender: 'male' }, asked).text).not.toMatch(/What is quite gone is no emergency/);
});
