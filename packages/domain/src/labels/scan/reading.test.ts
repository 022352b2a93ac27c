import { expect, test } from 'vitest';
import { readPage, type Word } from './page-words.ts';
import { toReading } from './reading.ts';
import { tiltOf, toLines } from './rows.ts';

const word = (text: string, left: number, top: number, more: Partial<Word> = {}): Word => ({
  text,
  confidence: 95,
  left,
  top,
  width: text.length * 10,
  height: 20,
  slope: 0,
  ...more,
});

const page = (...words: [text: string, confidence: number][]) =>
  `<span class='ocr_line' id='line_1_1' title="bbox 0 0 500 20; baseline 0.012 -5; x_size 24">${words
    .map(
      ([text, confidence], place) =>
        `<span class='ocrx_word' id='word_1_${place}' title='bbox ${place * 100} 0 ${place * 100 + 80} 20; x_wconf ${confidence}'>${text}</span>`,
    )
    .join('\n')}</span>`;

test('words that were hardly seen are left out, and signs are read as they were printed', () => {
  const groups = readPage(page(['Valerian', 96], ['#%!', 12], ['B6 &amp; <strong>B12</strong>', 90]));

  expect(groups.map((group) => group.map(({ text, slope }) => [text, slope]))).toEqual([
    [
      ['Valerian', 0.012],
      ['B6 & B12', 0.012],
    ],
  ]);
});

test('an amount at the far end of a row belongs to the name at its start', () => {
  const lines = toLines([
    [word('Valerian', 0, 0), word('root', 130, 5, { height: 15 })],
    [word('Chamomile', 0, 30), word('grown', 140, 35, { height: 20 })],
    [word('450', 500, 0), word('mg', 540, 5)],
    [word('200', 500, 30), word('mg', 540, 35)],
  ]);

  expect(lines.map(({ text }) => text)).toEqual(['Valerian root 450 mg', 'Chamomile grown 200 mg']);
});

test('in a tilted photo amounts still join their own names', () => {
  const slope = 0.04;
  const row = (name: string, amount: string, top: number) => [
    [word(name, 0, top, { slope }), word('remains', 200, top + 5 + 200 * slope, { height: 15, slope })],
    [word(amount, 700, top + 700 * slope), word('mg', 760, top + 5 + 760 * slope)],
  ];

  const lines = toLines([...row('Valerian', '450', 0), ...row('Chamomile', '200', 28), ...row('Magnesium', '100', 56)]);

  expect(lines.map(({ text }) => text)).toEqual([
    'Valerian remains 450 mg',
    'Chamomile remains 200 mg',
    'Magnesium remains 100 mg',
  ]);
});

test('when no row tells the slope, no amount is given to a name far away', () => {
  const lines = toLines([[word('Valerian', 0, 0)], [word('450', 700, 0), word('mg', 740, 0)]]);

  expect(tiltOf([[word('Valerian', 0, 0)]]).reach).toBe(0);
  expect(lines.map(({ text }) => text)).toEqual(['Valerian', '450 mg']);
});

test('text in a column beside stays a line of its own', () => {
  const lines = toLines([
    [word('Valerian', 0, 0), word('root', 120, 5, { height: 15 })],
    [word('Warning:', 700, 1), word('ask', 820, 1)],
  ]);

  expect(lines.map(({ text }) => text).toSorted()).toEqual(['Valerian root', 'Warning: ask']);
});

test('only surely read words count for the worth of a look', () => {
  const reading = toReading(page(['Valerian', 96], ['Cham', 50]));

  expect(reading.worth).toBe('Valerian'.length);
  expect(reading.confidence).toBe(73);
});

test('on a bottle, where the ends of a row lie higher than its middle, amounts still join their own names', () => {
  const bend = (x: number) => 40 * Math.sin((Math.PI * x) / 1000);
  const row = (name: string, amount: string, top: number) => [
    [word(name, 0, top + bend(50), { slope: 0.11 }), word('remains', 110, top + bend(145), { slope: 0.11 })],
    [word(amount, 800, top + bend(815), { slope: -0.1 }), word('milligrams', 840, top + bend(890), { slope: -0.1 })],
  ];

  const lines = toLines([...row('Valerian', '450', 0), ...row('Chamomile', '200', 34), ...row('Magnesium', '100', 68)]);

  expect(lines.map(({ text }) => text)).toEqual([
    'Valerian remains 450 milligrams',
    'Chamomile remains 200 milligrams',
    'Magnesium remains 100 milligrams',
  ]);
});

test('amounts that all lie a little off join the names beside them, and none do when one fits nowhere', () => {
  const heading = [word('Ingredients', 0, 0), word('of', 130, 0), word('each', 180, 0), word('capsule', 240, 0)];
  const names = [[word('Valerian', 0, 40), word('root', 100, 40)], [word('Chamomile', 0, 80)]];
  const amounts = [
    [word('450', 400, 52), word('mg', 440, 52)],
    [word('200', 400, 92), word('mg', 440, 92)],
  ];
  const stray = [word('30', 400, 150), word('mg', 440, 150)];
  const read = (...more: Word[][]) => toLines([heading, ...names, ...amounts, ...more]).map(({ text }) => text);

  expect(read()).toContain('Valerian root 450 mg');
  expect(read(stray)).not.toContain('Valerian root 450 mg');
});

test('a line is as tall as its letters, not as the brackets in it', () => {
  const [line] = toLines([[word('Valerian', 0, 0), word('root', 90, 0), word('(Valeriana', 140, 0, { height: 31 })]]);

  expect(line?.height).toBe(20);
});

test('rows that hang between level ends are not torn apart by the slope of their beginning', () => {
  const row = (name: string, amount: string, top: number) => [
    [word(name, 0, top, { slope: 0.05 }), word('of', 150, top + 7, { slope: 0.05 }), word('it', 260, top + 12)],
    [word(amount, 900, top + 4), word('mg', 950, top + 4)],
  ];

  const lines = toLines([...row('Valerian', '450', 0), ...row('Chamomile', '200', 48)]);

  expect(lines.map(({ text }) => text)).toEqual(['Valerian of it 450 mg', 'Chamomile of it 200 mg']);
});
