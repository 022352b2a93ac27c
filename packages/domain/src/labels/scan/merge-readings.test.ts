import { expect, test } from 'vitest';
import { mergeReadings } from './merge-readings.ts';
import type { Reading } from './reading.ts';

const reading = (worth: number, ...texts: string[]): Reading => ({
  lines: texts.map((text) => ({ text, confidence: 90, height: 20 })),
  worth,
  confidence: 90,
  tilt: 0,
});

test('nothing read gives no text and no confidence', () => {
  expect(mergeReadings([reading(0, '~~')])).toEqual({ text: '', confidence: 0 });
  expect(mergeReadings([])).toEqual({ text: '', confidence: 0 });
});

test('a line that only another look saw is added', () => {
  const { text } = mergeReadings([reading(50, 'Valerian root 450 mg'), reading(40, 'Chamomile flower 200 mg')]);

  expect(text).toBe('Valerian root 450 mg\nChamomile flower 200 mg');
});

test('the same line with a letter misread is not added again', () => {
  const { text } = mergeReadings([reading(50, 'Valerian root 450 mg'), reading(40, 'Va1erian rooi 450 mg')]);

  expect(text).toBe('Valerian root 450 mg');
});

test('an amount that only another look saw goes to the name it stands with', () => {
  const { text } = mergeReadings([reading(50, 'Vitamin B6', 'Chamomile 200 mg'), reading(40, 'Vitamin B6 2 mg')]);

  expect(text.split('\n')).toContain('Chamomile 200 mg');
  expect(text.split('\n').filter((line) => line.startsWith('Vitamin'))).toHaveLength(1);
});

test('an amount that was read is not overruled by one other look', () => {
  const { text } = mergeReadings([reading(50, 'Valerian root 450 mg'), reading(40, 'Valerian root 950 mg')]);

  expect(text).toBe('Valerian root 450 mg');
});

test('two looks that read the same amount overrule one that lost a digit', () => {
  const { text } = mergeReadings([
    reading(50, 'Lemon balm leaf 20 mg'),
    reading(45, 'Lemon balm leaf 120 mg'),
    reading(40, 'Lemon balm leaf 120 mg'),
  ]);

  expect(text).toBe('Lemon balm leaf 120 mg');
});

test('an amount with a parted digit, a lost one or a unit that is none gives way to a whole one', () => {
  for (const broken of ['Rhodiola root 2 00 mg', 'Rhodiola root 00 mg', 'Rhodiola root 200 mgd'])
    expect(mergeReadings([reading(50, broken), reading(40, 'Rhodiola root 200 mg')]).text).toBe('Rhodiola root 200 mg');
});

test('the amount of one vitamin never goes to another', () => {
  const { text } = mergeReadings([
    reading(50, 'Vitamin C 80 mg', 'Vitamin E 12mg'),
    reading(45, 'Vitamin C 80 mg', 'Vitamin E'),
    reading(40, 'Vitamin C 80 mg'),
  ]);

  expect(text).toBe('Vitamin C 80 mg\nVitamin E 12mg');
});

test('a look that read little adds nothing', () => {
  const { text } = mergeReadings([reading(100, 'Valerian root 450 mg'), reading(10, 'Nonsense words here')]);

  expect(text).toBe('Valerian root 450 mg');
});

const sized = (...lines: [text: string, height: number][]): Reading => ({
  ...reading(100),
  lines: lines.map(([text, height]) => ({ text, confidence: 90, height })),
});

test('what is printed largest is the name, not the brand above it or the head of the table', () => {
  const { text } = mergeReadings([
    sized(['MEADOW & ROOT', 22], ['Calm', 52], ['Evening', 50], ['Supplement Facts', 60], ['Valerian 450 mg', 25]),
  ]);

  expect(text.split('\n')[0]).toBe('Calm Evening');
});

test('a name that one look read half is taken from the look that read it whole', () => {
  const half = sized(['Claw', 50], ['Root extract', 20], ['Film-coated tablets', 20]);
  const whole = sized(["Devil's Claw", 50], ['Root extract', 20]);

  expect(mergeReadings([half, { ...whole, worth: 90 }]).text.split('\n')[0]).toBe("Devil's Claw");
});

test('an amount goes to a row in which a share of a day was misread', () => {
  const { text } = mergeReadings([
    reading(50, 'Vitamin D3 (as cholecalciferol) 12 5%', 'Zinc 8 mg'),
    reading(40, 'Vitamin D3 (as cholecalciferol) 25 mcg 125%'),
  ]);

  expect(text).toBe('Vitamin D3 (as cholecalciferol) 25 mcg 125%\nZinc 8 mg');
});

test('a row that says the same as the name stays before its amount', () => {
  const { text } = mergeReadings([sized(['NIGHT HARBOR', 22], ['Melatonin', 70], ['Melatonin', 25], ['3 mg', 40])]);

  expect(text).toBe('Melatonin\nNIGHT HARBOR\nMelatonin\n3 mg');
});

test('a name with its amount right below it keeps its place above the amount', () => {
  const { text } = mergeReadings([
    sized(['SUNDAY FARM', 22], ['Ashwagandha', 70], ['600 mg', 30], ['90 capsules', 20]),
  ]);

  expect(text).toBe('Ashwagandha\nSUNDAY FARM\nAshwagandha\n600 mg\n90 capsules');
});

test('another row that shares a word with the name is not taken for the name', () => {
  const whole = sized(['Chamomile Tea', 70], ['Chamomile flowers', 25], ['20 tea bags', 20]);
  const half = { ...sized(['Chamomile flowers', 35], ['20 tea bags', 20]), worth: 90 };

  expect(mergeReadings([whole, half]).text.split('\n')[0]).toBe('Chamomile Tea');
});

test('where one look missed the name, the row of the same words that it took for it does not stand for it', () => {
  const whole = sized(['SUNDAY FARM', 17], ['Ashwagandha', 80], ['Ashwagandha root extract', 19], ['90 capsules', 14]);
  const half = sized(['SUNDAY FARM', 17], ['Ashwagandha root extract', 28], ['90 capsules', 14]);

  expect(mergeReadings([whole, { ...half, worth: 90 }]).text.split('\n')[0]).toBe('Ashwagandha');
});

test('a tall row with an amount is no second line of the name, and neither is the head of the table', () => {
  const { text } = mergeReadings([
    sized(
      ['OLD BRIDGE', 21],
      ['Joint Comfort', 57],
      ['Boswellia 150 mg', 52],
      ['Ginger root', 20],
      ['90 capsules', 20],
    ),
  ]);
  const { text: other } = mergeReadings([
    sized(['CHESTNUT', 21], ['Vein Comfort', 57], ['Supplement | Facts', 52], ['Hawthorn', 20], ['90 capsules', 20]),
  ]);

  expect(text.split('\n')[0]).toBe('Joint Comfort');
  expect(other.split('\n')[0]).toBe('Vein Comfort');
});

test('of two readings of the name the one that more looks share is taken', () => {
  const looks = [['Ginkgo Elloba'], ['Ginkgo Biloba'], ['Ginkgo Biloba']].map(([name = '']) =>
    sized(['CLEAR DAY', 20], [name, 60], ['Ginkgo leaf extract', 20], ['60 capsules', 20]),
  );

  expect(mergeReadings(looks).text.split('\n')[0]).toBe('Ginkgo Biloba');
});

test('a name that another look read badly is no news', () => {
  const worse = sized(['SUNDAY FARM', 17], ['Ashwg dha', 70], ['Ashwagandha root extract', 19], ['90 capsules', 14]);
  const whole = sized(['SUNDAY FARM', 17], ['Ashwagandha', 70], ['Ashwagandha root extract', 19], ['90 capsules', 14]);

  expect(mergeReadings([whole, { ...worse, worth: 90 }]).text).not.toContain('Ashwg');
});

test('an amount alone that was hardly read is left out', () => {
  const tea = reading(50, 'Chamomile flowers', '15g', '20 tea bags');
  const unsure = { ...tea, lines: tea.lines.map((line) => (line.text === '15g' ? { ...line, confidence: 54 } : line)) };

  expect(mergeReadings([tea]).text).toContain('15g');
  expect(mergeReadings([unsure]).text).not.toContain('15g');
});
