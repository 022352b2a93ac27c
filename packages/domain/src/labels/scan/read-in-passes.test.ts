import { expect, test } from 'vitest';
import { type Look, readInPasses } from './read-in-passes.ts';
import type { Reading } from './reading.ts';

const reading = (worth: number, more: Partial<Reading> = {}): Reading => ({
  lines: worth === 0 ? [] : [{ text: `words worth ${worth}`, confidence: 90, height: 20 }],
  worth,
  confidence: 90,
  tilt: 0,
  ...more,
});

async function looksFor(answer: (how: Look) => Reading) {
  const looks: Look[] = [];
  const told: string[] = [];
  const result = await readInPasses(
    async (how) => {
      looks.push(how);
      return answer(how);
    },
    ({ pass, passes }) => told.push(`${pass}/${passes}`),
  );
  return { looks, told, result };
}

test('a clear photo is looked at four times, once as a table, and never turned', async () => {
  const { looks, told } = await looksFor(() => reading(200));

  expect(looks.map(({ scale, turn, tilt, isColumn }) => [scale, turn, tilt, isColumn])).toEqual([
    [1, 0, 0, false],
    [1.5, 0, 0, false],
    [1.5, 0, 0, true],
    [2, 0, 0, false],
  ]);
  expect(told).toEqual(['1/4', '2/4', '3/4', '4/4']);
});

test('a photo of which two looks read the same name and amounts is looked at no more', async () => {
  const lines = ['Calm Evening', 'Valerian root 300 mg', '60 capsules'].map((text, at) => ({
    text,
    confidence: 95,
    height: at === 0 ? 60 : 20,
  }));
  const { looks, told } = await looksFor(({ scale }) => reading(200, { lines, confidence: scale === 1 ? 60 : 95 }));

  expect(looks.map(({ scale, isColumn }) => [scale, isColumn])).toEqual([
    [1, false],
    [1.5, false],
    [1.5, true],
  ]);
  expect(told.at(-1)).toBe('3/4');
});

test('a photo lying on its side is turned until words are read, and looked at again that way up', async () => {
  const { looks } = await looksFor(({ turn }) => reading(turn === 270 ? 200 : 3));

  expect(looks.map(({ turn }) => turn)).toEqual([0, 90, 270, 270, 270, 270]);
});

test('a photo of which rows are read that are no words stands on its head: that is tried first', async () => {
  const rows = ['wnisaubew', '25g bw'].map((text) => ({ text, confidence: 60, height: 20 }));
  const { looks } = await looksFor(({ turn }) => reading(turn === 180 ? 200 : 3, { lines: rows }));

  expect(looks.map(({ turn }) => turn)).toEqual([0, 180, 180, 180, 180]);
});

test('light letters on a dark ground are read turned to dark on light', async () => {
  const { looks } = await looksFor(({ isInverted }) => reading(isInverted ? 200 : 3));

  expect(looks.map(({ isInverted }) => isInverted)).toEqual([false, false, false, false, true, true, true, true]);
});

test('a tilted photo is straightened for the later looks', async () => {
  const { looks } = await looksFor(() => reading(200, { tilt: 6 }));

  expect(looks.map(({ tilt }) => tilt)).toEqual([0, -6, -6, -6]);
});

test('an unsure reading is tried at small tilts as well', async () => {
  const { looks, told } = await looksFor(() => reading(200, { confidence: 50 }));

  expect(looks.map(({ tilt }) => tilt)).toEqual([0, 0, 0, 0, -4, 4]);
  expect(told.at(-1)).toBe('6/6');
});

test('a photo without words gives no text after every turn was tried', async () => {
  const { looks, result } = await looksFor(() => reading(0));

  expect(new Set(looks.map(({ turn, isInverted }) => `${turn} ${isInverted}`)).size).toBe(8);
  expect(result.text).toBe('');
});
