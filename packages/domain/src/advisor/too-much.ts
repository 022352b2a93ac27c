import type { Form } from '../herbs/form.ts';
import type { Herb } from '../herbs/herb.ts';
import { inSentence } from './names.ts';

const unit = '(iu|mg|micrograms|mcg|µg|grams|gram|g)';
const amountTold = new RegExp(String.raw`(\d[\d,]*(?:\.\d+)?) ?${unit}\b`, 'gi');
const upperLimit = new RegExp(
  String.raw`upper limit(?: from supplements)? (?:of )?(\d[\d,]*(?:\.\d+)?) ?${unit}\b`,
  'i',
);

/** "I take 5,000 IU and my multi has 1,000: too much?" Held against the upper limit, or else the largest amount known; null without a number. */
export function tooMuch(herb: Herb, question: string): string | null {
  const texts = herb.monograph?.amounts.map(({ text }) => text).join(' ') ?? '';
  const told = amountsIn(question);
  const [first] = told;
  if (!first) return null;
  const sum = told
    .filter((each) => each.unit === first.unit)
    .reduce((total, each) => total + each.number, bareNumbers(question));
  const limit = upperLimit.exec(texts);
  const most = limit
    ? { number: asNumber(limit[1] ?? ''), unit: plainUnit(limit[2] ?? '') }
    : amountsIn(texts)
        .filter((each) => each.unit === first.unit)
        .toSorted((left, right) => right.number - left.number)[0];
  if (!most || most.unit !== first.unit) return null;
  const asExtract = largestOf(herb, 'extract');
  const sumInMg = first.unit === 'g' ? sum * mgInG : first.unit === 'mg' ? sum : null;
  if (asExtract !== null && sumInMg !== null && sumInMg > asExtract && sum <= most.number)
    return `As capsules or extract that is too much: the largest amount I know is ${asExtract.toLocaleString('en')} mg. Only as a tea of the plant itself is it within what people use.`;
  const own = `${sum.toLocaleString('en')} ${first.unit}`;
  const known = `${most.number.toLocaleString('en')} ${most.unit}`;
  const name = inSentence(herb.name);
  const what = limit
    ? `the upper limit of ${known} a day for ${name}`
    : `the largest usual amount I know for ${name}, ${known}`;
  if (sum > most.number)
    return `Yes, that is too much to take on your own: ${own} is above ${what}. Ask a doctor or pharmacist before you go on.`;
  return sum === most.number ? `That is just at ${what}; do not add more.` : `${own} is below ${what}.`;
}

const mgInG = 1000;

/** The largest amount of a form, in milligrams. */
function largestOf(herb: Herb, form: Form): number | null {
  const texts = (herb.monograph?.amounts ?? []).filter((each) => each.form === form).map(({ text }) => text);
  const all = amountsIn(texts.join(' ')).flatMap(({ number, unit: each }) =>
    each === 'mg' ? [number] : each === 'g' ? [number * mgInG] : [],
  );
  return all.length === 0 ? null : Math.max(...all);
}

function amountsIn(text: string) {
  return [...text.matchAll(amountTold)].map((match) => ({
    number: asNumber(match[1] ?? ''),
    unit: plainUnit(match[2] ?? ''),
  }));
}

/** "And my multi has 1000": in the same unit. */
function bareNumbers(question: string): number {
  const bare =
    /\b(?:multi\w*|other|another one|it)\b[^.?!]{0,12}\b(?:has|holds|with)\s+(\d[\d,]*)\b(?! ?(?:iu|mg|g|mcg))/i.exec(
      question,
    )?.[1];
  return bare === undefined ? 0 : asNumber(bare);
}

function asNumber(text: string): number {
  return Number(text.replaceAll(',', ''));
}

function plainUnit(text: string): string {
  const lower = text.toLowerCase();
  if (lower === 'iu') return 'IU';
  if (lower === 'gram' || lower === 'grams') return 'g';
  return lower === 'mcg' || lower === 'µg' ? 'micrograms' : lower;
}
