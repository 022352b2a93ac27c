import { expect, test } from 'vitest';
import { lastOf } from '../../../../testing/talk.ts';

test.each([
  ['comfrey ointment on a rolled ankle', 'its grazed as well', 'comfrey'],
  ['arnica gel for a bump', 'the skins broke', 'arnica'],
  ['arnica cream for bruise', 'its bleeding a little too', 'arnica'],
  ['comfrey rub for my knee', 'theres a scab on it', 'comfrey'],
  ['arnica for my shin', 'i took the skin off as well', 'arnica'],
  ['comfrey ointment for back', 'had eczema there, its weeping', 'comfrey'],
  ['capsaicin cream for knee', 'i got scratches from the cat on it', 'capsaicin'],
])('skin that is open, told after something to rub in: "%s", "%s"', (first, told, name) =>
  expect(lastOf({ age: 30 }, first, told).text).toMatch(new RegExp(`Leave out .*${name}.* while the skin is open`)),
);

test.each([
  ['calendula ointment for a graze', 'its a bit raw'],
  ['ginger tea for nausea', 'i grazed my knee'],
  ['comfrey ointment on a rolled ankle', 'its a bit sore'],
  ['arnica gel for a bruise', 'i cut down on it'],
])('and nothing of the kind: "%s", "%s"', (first, told) =>
  expect(lastOf({ age: 30 }, first, told).text).not.toContain('while the skin is open'),
);
