import { readNumber } from '../../../resolve/number-words.ts';
import { readText } from '../../../resolve/read.ts';
import type { AdvisorRequest } from '../../answer.ts';

/** "I take like 2 litres everyday", of a drink the talk is about: in cups, as teas are measured. */
export function litresAsCups(text: string, { history }: Pick<AdvisorRequest, 'history'>): string {
  if (otherDrinks.test(text) || !aDay.test(text)) return text;
  const found = measured.exec(text);
  const count = found === null ? null : countOf(found);
  if (found === null || count === null) return text;
  const lately = history.flatMap(({ role, text: told }) => (role === 'user' ? [told] : [])).slice(-turnsBack);
  const isOfAHerb = [...lately, text].some((each) => readText(each).mentions.some(({ kind }) => kind === 'herb'));
  if (!isOfAHerb) return text;
  const cups = Math.max(1, Math.round(count * cupsIn(found[2] ?? '')));
  const written = `${text.slice(0, found.index)}${cups} cups${text.slice(found.index + found[0].length)}`.trim();
  return /\?\s*$/.test(written) ? written : `${written.replace(/[\s.!]+$/, '')}, is that too much?`;
}

function countOf([all, number = '']: RegExpExecArray): number | null {
  const half = /\bhalf\b/i.test(all);
  const whole = number === '' || /^an?$/i.test(number) ? 1 : readNumber(number.replace(',', '.'));
  if (whole === null) return half ? oneHalf : null;
  return /^(?:half|1\/2)/i.test(all) ? oneHalf : whole + (half ? oneHalf : 0);
}

function cupsIn(unit: string): number {
  if (/^m/i.test(unit)) return 1 / mlInACup;
  return (/^pot/i.test(unit) ? mlInAPot : /^p/i.test(unit) ? mlInAPint : mlInALitre) / mlInACup;
}

const turnsBack = 2;
const oneHalf = 0.5;
const mlInACup = 250;
const mlInAPot = 750;
const mlInAPint = 500;
const mlInALitre = 1000;
const measured =
  /\b(?:half (?:an? )?|(\d+(?:[.,]\d)?|an?|one|two|three|four|five) ?(?:and a half )?)(l|lt|lit(?:re|er)s?|ltrs?|ml|pots?|pints?)\b(?:(?: and a half)?(?: of (?:it|that|this|the stuff))?)?/i;
const aDay = /\b(?:a|per|each|every) ?day\b|\bdaily\b/i;
const otherDrinks =
  /\b(?:water|fluids?|beers?|lager|cider|wine|coke|cola|milk|squash|juice|soup|blood|urine|pee|alcohol|spirits|vodka|sweat)\b/i;
