import type { Quantity } from './quantity.ts';
import type { Counted, UpperLevel } from './upper-level.ts';
import { levelsOf } from './upper-levels.ts';

/** A name of something taken, and its place. */
export interface Named {
  readonly herb: string;
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A word that makes another substance of the name before it: "zinc carnosine", "selenium yeast". */
const compoundWord = /^\s+(?:\p{L}{2,}(?:ate|ide|onine|osine)|gluc|pic|cit|gly|chelat\w*|complex|yeast)\b/iu;

/** "Iron (ferrous sulfate) 200 mg" weighs the compound; "iron (as ferrous sulfate)" on a label does not. */
const inBrackets = /^\s*\((?!\s*(?:as|from|als|aus|providing)\b)([^)]*)\)/i;

/** Some products are known by their strength: "folic acid 5 mg". */
const inProductName = /\s+(?:\d{2,}|\d[\d.,]*\s*(?:m?c?g|iu))$/i;

/** "Magnesium tablets" is a name of magnesium; how many tablets is read from the words around it. */
const inPortions = /(?<=\p{L})\s+(?:tablets?|capsules?|caps|pills?|gumm(?:y|ies)|lozenges?)$/iu;

export function withoutSize(name: string): string {
  return name.replace(inProductName, '').replace(inPortions, '');
}

/** Which part of the weight is the substance itself; null where nobody can tell, 'none' where it holds none of it. */
export function shareOf(counted: Counted, { herb, text, end }: Named, whole: string): number | 'none' | null {
  const name = text
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/ d-(?=\d)/, ' d')
    .replace(/^vitamin[ae]\b/, 'vitamin')
    .replace(packing, '');
  const behind = whole.slice(end, end + 40);
  if (counted.never?.test(name + behind)) return 'none';
  const isPlain = counted.plain.test(name);
  const compound = counted.shares?.find(([words]) =>
    words.test(isPlain ? (compoundWord.exec(behind)?.[0] ?? inBrackets.exec(behind)?.[1] ?? '') : name),
  );
  if (compound) return compound[1];
  if (isPlain) return compoundWord.test(behind) ? null : 1;
  return levelsOf(herb).some((other) => other.counted !== counted && other.counted.plain.test(name)) ? 'none' : null;
}

/** "Folic acid 5 mg", "caffeine pills": what is no part of a substance's name. */
const packing = /(?:\s+(?:pills?|tablets?|tabs|capsules?|caps|gummies|drops|powder|supplements?|\d+(?:\s*m?c?g)?))+$/;

const inMcg: Readonly<Record<string, number>> = { mcg: 1, mg: 1000, g: 1_000_000 };
/** One part of all stereoisomers in a unit of synthetic vitamin E. */
const mcgPerSyntheticIu = 900;
const folicInEquivalents = 0.6;

/** A quantity in the unit of a level; null for a unit that does not measure it. */
export function inUnitOf({ key, unit, mcgPerIu }: UpperLevel, quantity: Quantity, text: string): number | null {
  const perUnit = quantity.unit === 'IU' ? perIu(key, mcgPerIu, text) : inMcg[quantity.unit];
  if (perUnit === undefined) return null;
  const isEquivalent = (key === 'folic-acid' || key === 'methylfolate') && /^\s*DFE\b/i.test(text.slice(quantity.end));
  return (quantity.value * perUnit * (isEquivalent ? folicInEquivalents : 1)) / (unit === 'mg' ? 1000 : 1);
}

function perIu(key: string, mcgPerIu: number | undefined, text: string): number | undefined {
  return key === 'vitamin-e' && /\bdl-|\bsynthetic\b/i.test(text) ? mcgPerSyntheticIu : mcgPerIu;
}
