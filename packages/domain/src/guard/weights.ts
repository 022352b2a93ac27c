import { numberWords } from '../resolve/number-words.ts';

/** A weight, a volume, a strength or how often a day, in one unit each. */
export interface Measure {
  readonly kind: 'mass' | 'volume' | 'iu' | 'percent' | 'times';
  readonly value: number;
}

/** Whether each weight of a sentence is among those known of its herbs, and nothing is taken more often than is known. */
export function areWeightsKnown(text: string, known: readonly Measure[]): boolean {
  const oftenest = Math.max(1, ...known.flatMap(({ kind, value }) => (kind === 'times' ? [value] : [])));
  return measuresIn(text).every(({ kind, value }) =>
    kind === 'times' ? value <= oftenest : known.some((each) => each.kind === kind && isSame(each.value, value)),
  );
}

/** What texts of the knowledge base give as an amount to take. */
export function knownMeasures(texts: readonly string[]): readonly Measure[] {
  return texts
    .flatMap((each) => each.split(/(?<=[.;])\s+/).filter((sentence) => !ofHarm.test(sentence)))
    .flatMap(measuresIn);
}

/** An amount that has done harm is none to take. */
const ofHarm = /\b(?:strain|harm\w*|toxic|poison\w*|kill\w*|deaths?|overdos\w*|passes the tolerable)\b/i;

const words: Readonly<Record<string, number>> = {
  ...numberWords,
  half: 0.5,
  a: 1,
  an: 1,
  dozen: 12,
  hundred: 100,
  thousand: 1000,
};
const number = String.raw`(?:\d[\d.,]*|\b(?:${Object.keys(words).join('|')})\b)`;
const compound = String.raw`(${number}(?:[\s-]+(?:and\s+)?(?:a\s+)?${number})*)`;
/** "300 mg", "one to two grams", "150 ml", "0.8 %". */
export const weight = new RegExp(
  String.raw`(?:${compound}\s*(?:-|–|to|or)\s*)?${compound}\s*(?:of )?(?:a |an )?(mg|mcg|µg|ug|kg|g|gm|grams?|milligrams?|micrograms?|kilograms?|ml|cl|dl|l|lit(?:er|re)s?|millilit(?:er|re)s?|iu|international units|%|percent)(?![\p{L}])`,
  'giu',
);
const often = new RegExp(
  String.raw`\b(?:(once|twice|thrice)|${compound}\s+times)\s+(?:a|per|each|every)?\s*(?:day|daily)\b`,
  'gi',
);

const mass: Readonly<Record<string, number>> = {
  mg: 1,
  milligram: 1,
  mcg: 0.001,
  µg: 0.001,
  ug: 0.001,
  microgram: 0.001,
  g: 1000,
  gm: 1000,
  gram: 1000,
  kg: 1_000_000,
  kilogram: 1_000_000,
};
const volume: Readonly<Record<string, number>> = {
  ml: 1,
  milliliter: 1,
  millilitre: 1,
  cl: 10,
  dl: 100,
  l: 1000,
  liter: 1000,
  litre: 1000,
};
const counts: Readonly<Record<string, number>> = { once: 1, twice: 2, thrice: 3 };

function measuresIn(text: string): readonly Measure[] {
  const plain = text.toLowerCase();
  return [
    ...[...plain.matchAll(weight)].flatMap(([, from, to, unit = '']) =>
      [from, to].flatMap((each) => (each === undefined ? [] : measureOf(toNumber(each), unit))),
    ),
    ...[...plain.matchAll(often)].map(([, word, times]): Measure => ({
      kind: 'times',
      value: counts[word ?? ''] ?? toNumber(times ?? ''),
    })),
  ];
}

function measureOf(value: number, unit: string): readonly Measure[] {
  const name = mass[unit] === undefined && volume[unit] === undefined ? unit.replace(/s$/, '') : unit;
  const [inMg, inMl] = [mass[name], volume[name]];
  if (inMg !== undefined) return [{ kind: 'mass', value: value * inMg }];
  if (inMl !== undefined) return [{ kind: 'volume', value: value * inMl }];
  return [{ kind: unit === '%' || unit === 'percent' ? 'percent' : 'iu', value }];
}

/** "Two and a half", "twenty-five", "1,000". */
function toNumber(text: string): number {
  return text
    .split(/[\s-]+/)
    .filter((part) => part !== 'and' && part !== '')
    .reduce((sum, part) => {
      const value =
        words[part] ??
        Number(
          part
            .replaceAll(/(?<=\d),(?=\d{3}\b)/g, '')
            .replace(',', '.')
            .replace(/[.]$/, ''),
        );
      const isFactor = value === 100 || value === 1000;
      if ((part === 'a' || part === 'an') && sum > 0) return sum;
      return isFactor && words[part] !== undefined ? Math.max(1, sum) * value : sum + value;
    }, 0);
}

function isSame(left: number, right: number): boolean {
  return Math.abs(left - right) <= Math.abs(right) / 1000;
}
