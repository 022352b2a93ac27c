const cmPerInch = 2.54;
const kgPerPound = 0.453592;
const cmPerMetre = 100;
/** Nobody is that small in centimetres, or that tall in metres. */
const mostMetres = 3;

/** A whole number; null for nothing. What is no number stays one that is refused: to drop it would look as if taken. */
export function readWhole(text: string): number | null {
  const value = readNumber(text);
  return value === null ? null : Math.round(value);
}

/** Centimetres. "1.70" is meant in metres. */
export function readHeight(text: string): number | null {
  const value = readNumber(text);
  if (value === null) return null;
  const isInMetres = /\d[.,]\d/.test(text) && value < mostMetres;
  return Math.round(isInMetres ? value * cmPerMetre : value);
}

/** Centimetres from feet and inches; what is left empty is nought. */
export function readFeet({ feet, inches }: { feet: string; inches: string }): number | null {
  const parts = [readNumber(feet), readNumber(inches)];
  if (parts.every((part) => part === null)) return null;
  const [ft, rest] = parts;
  return Math.round(((ft ?? 0) * 12 + (rest ?? 0)) * cmPerInch);
}

/** Kilograms from pounds. */
export function readPounds(text: string): number | null {
  const value = readNumber(text);
  return value === null ? null : Math.round(value * kgPerPound);
}

export function inchesOf(cm: number | null): number | null {
  return cm === null || Number.isNaN(cm) ? null : Math.round(cm / cmPerInch);
}

export function poundsOf(kg: number | null): number | null {
  return kg === null || Number.isNaN(kg) ? null : Math.round(kg / kgPerPound);
}

function readNumber(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^\d+(?:[.,]\d*)?$/.test(typed) ? Number(typed.replace(',', '.')) : Number.NaN;
}
