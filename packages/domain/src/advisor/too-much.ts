import type { Form } from '../herbs/form.ts';
import type { Herb } from '../herbs/herb.ts';
import { numberWords } from '../resolve/number-words.ts';
import { inSentence } from './names.ts';

const unit = '(iu|mg|micrograms|mcg|µg|grams|gram|g)';
const amountTold = new RegExp(String.raw`(\d[\d,]*(?:\.\d+)?) ?${unit}\b`, 'gi');
const upperLimit = new RegExp(
  String.raw`upper limit(?: from supplements)? (?:of )?(\d[\d,]*(?:\.\d+)?) ?${unit}\b`,
  'i',
);
/** "Experts saw signs of liver strain from 800 mg a day." */
const harmFrom = new RegExp(
  String.raw`\b(?:strain|harm|injury|side effects)\b[^.;]{0,30}\bfrom (\d[\d,]*(?:\.\d+)?) ?${unit}\b`,
  'i',
);

/** In milligrams, or in international units. */
interface Amount {
  readonly number: number;
  readonly isIu: boolean;
}

/** "I take 5,000 IU and my multi has 1,000: too much?" Held against the upper limit, or else the largest amount known; null without a number. */
export function tooMuch(herb: Herb, question: string): string | null {
  const told = amountsIn(question);
  const [first] = told;
  if (!first) return tooManyCups(herb, question);
  if (notDaily.test(question)) return null;
  const factor = (told.length === 1 ? countIn(question) : 1) * timesIn(question);
  const alike = told.filter(({ isIu }) => isIu === first.isIu);
  const sum = alike.reduce((total, { number }) => total + number, bareNumbers(question)) * factor;
  return judged(herb, { sum, isIu: first.isIu, isReckoned: factor > 1 });
}

interface Daily {
  readonly sum: number;
  readonly isIu: boolean;
  /** From a count of capsules or times a day. */
  readonly isReckoned: boolean;
}

/** A day's amount, held against what has done harm, the upper limit, and the largest that is known. */
function judged(herb: Herb, { sum, isIu, isReckoned }: Daily): string | null {
  const texts = herb.monograph?.amounts.map(({ text }) => text).join(' ') ?? '';
  const own = written({ number: sum, isIu });
  const name = inSentence(herb.name);
  const harm = asAmount(harmFrom.exec(texts));
  if (harm && harm.isIu === isIu && sum >= harm.number)
    return `Yes, that is too much: from ${written(harm)} a day on, signs of harm were seen. Ask a doctor or pharmacist before you go on.`;
  const limit = asAmount(upperLimit.exec(texts));
  const asExtract = largestIn(herb, 'extract', isIu);
  const most = limit ?? largest(amountsIn(texts).filter((each) => each.isIu === isIu));
  if (!most || most.isIu !== isIu) return null;
  if (!limit && asExtract && sum > asExtract.number && sum <= most.number)
    return `As capsules or extract that is too much: the largest amount I know is ${written(asExtract)}. Only as a tea of the plant itself is it within what people use.`;
  const what = limit
    ? `the upper limit of ${written(most)} a day for ${name}`
    : `the largest usual amount I know for ${name}, ${written(most)}`;
  const reckoned = isReckoned ? `That makes ${own} a day. ` : '';
  if (sum > most.number)
    return `${reckoned}Yes, that is too much to take on your own: ${own} is above ${what}. Ask a doctor or pharmacist before you go on.`;
  return reckoned + (sum === most.number ? `That is just at ${what}; do not add more.` : `${own} is below ${what}.`);
}

/** Once a week or month is no amount a day. */
const notDaily = /\b(?:once|one|\d) (?:a|per|every|each) (?:week|month)|weekly|monthly|one[- ]off|single dose/i;

const aNumber = String.raw`(\d{1,2}|${Object.keys(numberWords).join('|')})`;
const countOf = new RegExp(
  String.raw`\b${aNumber}\s+(?:\w+ ){0,2}(?:capsules?|tablets?|pills?|softgels?|scoops?|sachets?)\b`,
  'i',
);
const timesOf = new RegExp(
  String.raw`\b(?:(once|twice)|${aNumber} ?(?:x|times))\s*(?:a|per|each|every)?\s*(?:day|daily)\b`,
  'i',
);
const cupsOf = new RegExp(String.raw`\b${aNumber}\s+(?:\w+ ){0,3}(?:cups?|mugs?|coffees|teas)\b`, 'i');

function countIn(question: string): number {
  return asCount(countOf.exec(question)?.[1]);
}

function timesIn(question: string): number {
  const found = timesOf.exec(question);
  if (found?.[1] !== undefined) return found[1].toLowerCase() === 'twice' ? 2 : 1;
  return asCount(found?.[2]);
}

function asCount(text: string | undefined): number {
  if (text === undefined) return 1;
  return numberWords[text.toLowerCase()] ?? (Number(text) || 1);
}

/** "Twelve cups of green tea a day?" */
function tooManyCups(herb: Herb, question: string): string | null {
  const told = cupsOf.exec(question)?.[1];
  const texts = herb.monograph?.amounts.map(({ text }) => text).join(' ') ?? '';
  const known = new RegExp(String.raw`\b(?:to )?${aNumber}\s+cups?\b`, 'i').exec(texts)?.[1];
  if (told === undefined || known === undefined) return null;
  if (asCount(told) === asCount(known))
    return `That is just at the largest usual amount I know, ${known} cups a day; do not add more.`;
  if (asCount(told) < asCount(known)) return `No, up to ${known} cups a day is a usual amount.`;
  return `Yes, that is too much: the largest usual amount I know is ${known} cups a day. Cut down over some days.`;
}

function amountsIn(text: string): readonly Amount[] {
  return [...text.matchAll(amountTold)].flatMap((match) => asAmount(match) ?? []);
}

function asAmount(match: RegExpMatchArray | null): Amount | null {
  const [, number, each] = match ?? [];
  if (number === undefined || each === undefined) return null;
  const kind = each.toLowerCase();
  return { number: asNumber(number) * (inMg[kind] ?? 1), isIu: kind === 'iu' };
}

const inMg: Readonly<Record<string, number>> = {
  g: 1000,
  gram: 1000,
  grams: 1000,
  mg: 1,
  micrograms: 0.001,
  mcg: 0.001,
  µg: 0.001,
};
const mgInG = 1000;
const milli = 0.001;

function written({ number, isIu }: Amount): string {
  if (isIu) return `${number.toLocaleString('en')} IU`;
  if (number < 1) return `${Math.round(number / milli).toLocaleString('en')} micrograms`;
  return number >= mgInG * 10 ? `${(number / mgInG).toLocaleString('en')} g` : `${number.toLocaleString('en')} mg`;
}

function largest(amounts: readonly Amount[]): Amount | undefined {
  return amounts.toSorted((left, right) => right.number - left.number)[0];
}

function largestIn(herb: Herb, form: Form, isIu: boolean): Amount | undefined {
  const texts = (herb.monograph?.amounts ?? []).filter((each) => each.form === form).map(({ text }) => text);
  return largest(amountsIn(texts.join(' ')).filter((each) => each.isIu === isIu));
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
