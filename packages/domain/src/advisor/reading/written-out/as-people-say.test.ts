import { expect, test } from 'vitest';
import { writtenOut } from './short-forms.ts';

test.each([
  ['surely a wee one now and then cant do harm', 'surely a small amount of it now and then cant do harm'],
  ['fennel for a little one with wind', 'fennel for a little one with wind'],
  ['and for me own hay fever', 'and for my own hay fever'],
  ['it gave me back pain', 'it gave me back pain'],
  ['is it ok for my da', 'is it ok for my dad'],
  ['my mate has asthma', 'my friend has asthma'],
  ['how much and do i boil it or what', 'how much and how do i make it'],
  ['number two?', 'tell me about the second one'],
  ['what about st johns wart', "what about St John's wort"],
  ['second one this month', 'second one this month'],
  ['magnesium for cramps?', 'magnesium for leg cramps?'],
  ['I get cramps after running', 'I get leg cramps after running'],
  ['magnesium for stomach cramps', 'magnesium for stomach cramps'],
  ['cramps after eating', 'cramps after eating'],
  ['Is melatonin ok or some herb?', 'Is melatonin ok? What other herb could help?'],
  [
    'is hawthorn good for blood pressure, or another herb?',
    'is hawthorn good for blood pressure? What other herb could help?',
  ],
  ['would berberine help, or something else?', 'would berberine help? What else could help?'],
  ['is it valerian or another herb that smells?', 'is it valerian or another herb that smells?'],
])('"%s" is "%s"', (typed, meant) => expect(writtenOut(typed)).toBe(meant));
