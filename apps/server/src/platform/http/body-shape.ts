import { AppError, platformErrors } from './errors.ts';

export const maxLevels = 32;
export const maxKeys = 1000;
/** Keys and values; a body that is a single string has one. */
const maxTexts = 2 * maxKeys;

const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const openList = 0x5b;
const openRecord = 0x7b;
const closeList = 0x5d;
const closeRecord = 0x7d;

/** Refuses deep nesting and too many parts before parsing: parsing 15 MB of them would block the event loop. */
export function refuseHostileShape(body: Buffer): void {
  let level = 0;
  let commas = 0;
  let texts = 0;
  for (let place = 0; place < body.length; place += 1) {
    const byte = body[place] ?? 0;
    if (byte === quote) {
      place = endOfText(body, place);
      texts += 1;
    } else if (byte === comma) commas += 1;
    else if (byte === openList || byte === openRecord) level += 1;
    else if (byte === closeList || byte === closeRecord) level -= 1;
    if (level > maxLevels || commas >= maxKeys || texts > maxTexts) throw new AppError(platformErrors.tooDeep);
  }
}

/** Where the text that begins at a quote ends; the body's end when it never does. */
function endOfText(body: Buffer, start: number): number {
  for (let place = start + 1; place < body.length; place += 1) {
    const byte = body[place];
    if (byte === backslash) place += 1;
    else if (byte === quote) return place;
  }
  return body.length;
}
