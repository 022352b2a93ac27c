import type { Form } from '../../../herbs/form.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { numberWords, readNumber } from '../../../resolve/number-words.ts';
import { inSentence } from '../../wording/names.ts';

const unit = '(iu|mg|micrograms|mcg|µg|grams|gram|g)';
const amountTold = new RegExp(String.raw`(\d[\d,]*(?:\.\d+)?) ?${unit}\b`, 'gi');

export interface Judgement {
  readonly isAbove: boolean;
  readonly says: string;
}

/** In milligrams, or in international units. */
interface Amount {
  readonly number: number;
  readonly isIu: boolean;
}

/**
 * "Valerian, 3 grams: too much?" What has no upper level is held against the largest amount known, or against the most of this
 * stage; null without a number.
 */
export function tooMuch(herb: Herb, question: string, mostNow: string | null = null): Judgement | null {
  const told = amountsIn(question);
  const [first] = told;
  if (!first) return tooManyCups(herb, question);
  if (notDaily.test(question)) return null;
  const factor = (told.length === 1 ? countIn(question) : 1) * timesIn(question);
  const alike = told.filter(({ isIu }) => isIu === first.isIu);
  const sum = alike.reduce((total, { number }) => total + number, 0) * factor;
  const daily = { sum, isIu: first.isIu, isReckoned: factor > 1 };
  return (mostNow === null ? null : aboveMostNow(daily, mostNow)) ?? judged(herb, daily);
}

interface Daily {
  readonly sum: number;
  readonly isIu: boolean;
  /** From a count of capsules or times a day. */
  readonly isReckoned: boolean;
}

/** "2 g a day in pregnancy": above what is advised now, whatever others take; null when it is not. */
function aboveMostNow({ sum, isIu }: Daily, mostNow: string): Judgement | null {
  const [most] = amountsIn(mostNow);
  if (most === undefined || most.isIu !== isIu || sum <= most.number) return null;
  return {
    isAbove: true,
    says: `${written({ number: sum, isIu })} is above the ${written(most)} a day that is the most for you now, and tea or sweets of it count too.`,
  };
}

/** A day's amount, held against the largest that is known. */
function judged(herb: Herb, { sum, isIu, isReckoned }: Daily): Judgement | null {
  const texts = (herb.monograph?.amounts ?? [])
    .filter(({ form }) => form !== 'topical')
    .map(({ text }) => withoutHarmful(text));
  const own = written({ number: sum, isIu });
  const name = inSentence(herb.name);
  const asExtract = largestIn(herb, 'extract', isIu);
  const most = largest(amountsIn(texts.join(' ')).filter((each) => each.isIu === isIu));
  if (!most || most.isIu !== isIu) return null;
  if (asExtract && sum > asExtract.number && sum <= most.number)
    return {
      isAbove: true,
      says: `as capsules or extract that is too much: the largest amount I know is ${written(asExtract)}. Only as a tea of the plant itself is it within what people use.`,
    };
  const what = `the largest usual amount I know for ${name}, ${written(most)}`;
  const makes = isReckoned ? `that makes ${own} a day, which is ` : `${own} is `;
  if (sum > most.number)
    return {
      isAbove: true,
      says: `${makes}above ${what}. Do not take so much on your own; ask a doctor or pharmacist first.`,
    };
  return {
    isAbove: false,
    says: makes + (sum === most.number ? `just ${what}; do not add more.` : `less than ${what}.`),
  };
}

/** "5 g and more is toxic" tells no usual amount. */
function withoutHarmful(text: string): string {
  return text
    .split(/(?<=[.;])\s/)
    .filter((clause) => !tellsHarm.test(clause))
    .join(' ');
}

const tellsHarm =
  /\b(?:toxic|poison\w*|deadly|lethal|kill\w*|side effects?|harm\w*|too much|passes|exceed\w*|tolerable)\b|(?<!\b(?:no|not) )\bmore than\b/i;

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
  return isOfPack.test(question) && !aDay.test(question) ? 1 : asCount(countOf.exec(question)?.[1]);
}

/** "The label says 60 capsules of 1000 mg": how many are in it. */
const isOfPack = /\b(?:label|box|bottle|jar|tub|pack(?:et|age)?|contains?|holds?)\b/i;
const aDay = /\b(?:a|per|every|each) (?:day|night|morning|evening)\b|\b(?:daily|nightly|at once|together)\b/i;

function timesIn(question: string): number {
  const found = timesOf.exec(question);
  if (found?.[1] !== undefined) return found[1].toLowerCase() === 'twice' ? 2 : 1;
  return asCount(found?.[2]);
}

function asCount(text: string | undefined): number {
  return readNumber(text ?? '') || 1;
}

const cupsKnown = new RegExp(String.raw`\b(?:to )?${aNumber}\s+cups?\b`, 'i');
/** "Two to four times a day": of a tea, as many cups. */
const timesKnown = new RegExp(String.raw`(?<!to |or )\b(?:\w+ (?:to|or) )?${aNumber} times a day\b`, 'i');

function teaOf({ monograph }: Herb): string {
  return (monograph?.amounts ?? []).flatMap(({ form, text }) => (form === 'tea' ? [text] : [])).join(' ');
}

/** "Up to 720 ml of tea a day", in cups. */
function cupsOfMl(text: string): string | undefined {
  const ml = /\b(\d{3,4}) ml (?:of (?:the )?tea )?(?:a|over the|per) day\b/i.exec(text)?.[1];
  return ml === undefined ? undefined : String(Math.round(Number(ml) / mlInACup));
}

const mlInACup = 240;

/** "Twelve cups of green tea a day?" */
function tooManyCups(herb: Herb, question: string): Judgement | null {
  const told = cupsOf.exec(question)?.[1];
  const texts = herb.monograph?.amounts.map(({ text }) => text).join(' ') ?? '';
  const known = cupsKnown.exec(texts)?.[1] ?? cupsOfMl(teaOf(herb)) ?? timesKnown.exec(teaOf(herb))?.[1];
  if (told === undefined || known === undefined) return null;
  const beyond = asCount(told) - asCount(known);
  const most = `the largest usual amount I know, ${known} cups a day`;
  if (beyond > 0) return { isAbove: true, says: `that is more than ${most}. Cut down over some days.` };
  return {
    isAbove: false,
    says: beyond === 0 ? `that is just ${most}; do not add more.` : `up to ${known} cups a day is a usual amount.`,
  };
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
  const texts = (herb.monograph?.amounts ?? [])
    .filter((each) => each.form === form)
    .map(({ text }) => withoutHarmful(text));
  return largest(amountsIn(texts.join(' ')).filter((each) => each.isIu === isIu));
}

function asNumber(text: string): number {
  return Number(text.replaceAll(',', ''));
}
