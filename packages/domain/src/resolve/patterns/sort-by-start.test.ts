import { expect, test } from 'vitest';
import { allSigns } from '../../safety/red-flags/all-rules.ts';
import { sortByStart } from './sort-by-start.ts';

const messages = [
  "mum's not herself: hot, rambling, breathing like she's run a race",
  "life not worth living since my wife passed, can't see a way forward",
  'my chest is tight, my left arm is heavy and i feel faint',
  'took twenty paracetamol in a day and a half for my tooth',
  'baby is 3 weeks old with a temperature of 38.5 and floppy',
  'passed out, black stools for 2 days, pulse 140, cold and clammy',
  'the dog bit my hand and it is red, hot and swollen',
  'three pillows at night and my ankles are puffy',
  'is fennel tea good for wind',
];

test('every sign that stands in a message is among those that are looked for', () => {
  const among = sortByStart(allSigns);
  const missed = messages.flatMap((message) =>
    allSigns
      .filter((sign, place) => message.search(sign) >= 0 && !among(message).includes(place))
      .map(({ source }) => source),
  );
  expect(missed).toEqual([]);
});

test('of all signs only few are looked for in a message', () => {
  const among = sortByStart(allSigns);
  expect(among('is fennel tea good for wind').length).toBeLessThan(allSigns.length / 10);
});

test.each([
  ['a word behind a gap', /\bchest\b[^.?!]{0,20}\b(?:tight|heavy)\b/i, 'my chest is so heavy', 'my chest freezer'],
  ['a word that may be left out', /\blike (?:a |he's )?(?:been )?running\b/i, 'as if like running', 'like a walk'],
  ['a whole word before a blank', /\b(?:a |some )blood\b/i, 'a blood test', 'again blood'],
  ['a whole word before another sign', /\bi['-]ll faint\b/i, "i'll faint", 'ibuprofen made me faint'],
  ['a whole word of several', /\b(?:i|she)\b faint(?:s|ed)?\b/i, 'she fainted', 'ibuprofen left a shepherd faint'],
  ['a word that may have an ending', /\bi ?m faint\b/i, 'im faint', 'we are faint'],
  ['a number of a range', /\b[12]\d weeks gone\b/i, 'i am 18 weeks gone', 'i am 38 weeks gone'],
  ['any of several phrases', /\b(?:passed out|black stools)\b/i, 'i have black stools', 'a black dress'],
  ['a word in a group with a number', /\b(chest|breast) pain\b/i, 'my breast pain', 'my chess pain'],
  ['a word in a group with a name', /\b(?<where>chest|breast) pain\b/i, 'my breast pain', 'my chess pain'],
  ['a word behind what may be left out', /^\W*(?:help[ ,]*)?choking\b/i, 'help, choking', 'she is well'],
  ['a word that a group says again', /\b(?<word>sore|stiff),? \k<word>\b/i, 'a sore, sore knee', 'a core core'],
  ['what has to stand before it', /(?<=\bheart )pressure/i, 'a heart pressure', 'a blood pressure'],
  ['what has to come later', /^(?=[^]*\bweeks\b)[^]*cough/i, 'a cough for weeks', 'a cough for days'],
  [
    'words that groups begin with',
    /^[^]*(?:\bchest pain|\bshort of breath)/i,
    'oh, short of breath',
    'oh, out of breath',
  ],
  ['a script of its own', /想死|не хочу/, '我想死', 'i want to live'],
  ['a word whose first letter may be left out', /\bs?he coughs\b/i, 'she coughs', 'they cough'],
  ['a word after its own letter left out', /\be?bf(?:ing)? twins\b/i, 'bf twins', 'two twins'],
  ['Cyrillic letters as the bundle writes them', /(?<![\p{L}\d])(?:\u043a\u0440\u043e\u0432\p{L}*)/iu, 'Кровь', 'нет'],
  ['a word in Cyrillic letters', /(?<![\p{L}\d])(?:кров\p{L}* в моче)(?![\p{L}])/giu, 'Кровь в моче', 'blood in urine'],
])('%s is known by the words it cannot do without', (_, pattern, told, untold) => {
  const among = sortByStart([pattern]);
  expect([among(told), among(untold)]).toEqual([[0], []]);
});
