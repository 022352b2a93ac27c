import { readNumber, wordsFrom } from '../../../resolve/number-words.ts';
import { choice } from '../../../resolve/phrases.ts';
import { concernsIn } from '../../particular/concerns-in.ts';
import { ageUnit } from './ages-of-several.ts';

/** A child of whom a message tells the age, and what it says of that child alone. */
export interface ChildTold {
  readonly count: number;
  readonly unit: 'year' | 'month' | 'week';
  readonly kin?: string;
  /** "Has a tickly cough". */
  readonly own: string;
}

interface Marked extends Omit<ChildTold, 'own'> {
  readonly start: number;
  readonly end: number;
}

/** "The 4 year old coughs, the 11 month old is bunged up": each with what is told of it; null where it is one complaint of all. */
export function eachWithOwn(text: string): readonly ChildTold[] | null {
  const marked = markedIn(text);
  if (marked.length < 2) return null;
  const told = marked.map(({ start: _, end, ...child }, place) => ({
    ...child,
    own: text.slice(end, marked[place + 1]?.start ?? text.length).replace(trailingAnd, ''),
  }));
  return told.every(({ own }) => namesComplaint(own)) ? told : null;
}

/** "2, 5, 8 and 14", "a 2 year old, a 5 year old and a 9 year old": several in a row, and the words of the row. */
export function agesInARow(
  text: string,
): { readonly ages: readonly Omit<ChildTold, 'own'>[]; readonly words: string } | null {
  const listed = inAList.exec(text);
  if (listed !== null) {
    const ages = [...listed[0].matchAll(oneOfList)].flatMap(({ groups }) => childOf(groups) ?? []);
    return { ages, words: listed[0] };
  }
  const marked = markedIn(text);
  const [first, last] = [marked[0], marked.at(-1)];
  const isRow = marked.every(
    ({ start }, place) => place === 0 || onlyJoined.test(text.slice(marked[place - 1]?.end ?? 0, start)),
  );
  if (marked.length < fewest || !isRow || first === undefined || last === undefined) return null;
  return { ages: marked.map(({ start: _, end: __, ...age }) => age), words: text.slice(first.start, last.end) };
}

const fewest = 2;

function namesComplaint(words: string): boolean {
  const { uses, particulars } = concernsIn(words);
  return uses.length + particulars.length > 0;
}

function markedIn(text: string): readonly Marked[] {
  return [...text.matchAll(aged)].flatMap(({ groups, index, 0: { length } }) => {
    const child = childOf(groups);
    return child === null ? [] : [{ ...child, start: index, end: index + length }];
  });
}

function childOf(groups: Readonly<Record<string, string | undefined>> | undefined): Omit<ChildTold, 'own'> | null {
  const count = readNumber(groups?.['a'] ?? groups?.['b'] ?? '');
  if (count === null) return null;
  const unit = unitOf(groups?.['unitA'] ?? groups?.['unitB'] ?? '');
  const kin = (groups?.['kinA'] ?? groups?.['kinB'])?.toLowerCase();
  return kin === undefined || ranks.test(kin) ? { count, unit } : { count, unit, kin };
}

function unitOf(told: string): ChildTold['unit'] {
  if (/^m/i.test(told)) return 'month';
  return /^w/i.test(told) ? 'week' : 'year';
}

const number = String.raw`\d{1,2}|${wordsFrom(1, 17)}`;
const kin = choice(
  /sons?|daughters?|boys?|girls?|lads?|lass(?:ie)?|child|kid|bab(?:y|ies)|toddler|infant|newborn|twins?|little one/,
  /nephew|niece|grand ?(?:son|daughter|child)|step ?(?:son|daughter)/,
  /(?:eldest|oldest|middle|youngest|older|younger|elder|big|little)(?: one| child)?/,
);
const ranks = /^(?:eldest|oldest|middle|youngest|older|younger|elder|big|little)/;

/** "The 4 year old", "my eldest (12)", "our daughter is 3". */
const aged = new RegExp(
  choice(
    String.raw`(?<!\b(?:was|were|when|as|like|than) )\b(?:(?:the|my|our|an?|one) )(?:(?:wee|other|little|foster|step|twin) )*(?<a>${number})[- ]?(?<unitA>${ageUnit})[- ]?olds?\b(?: (?<kinA>${kin}))?`,
    String.raw`\b(?:(?:the|my|our|an?|her|his) (?:(?:wee|other|little|foster|step|twin) )*|(?:foster|step) ?)(?<kinB>${kin})(?:'s| is| are|,)? ?\(?(?:who is |is |aged? )?(?<b>${number})(?:[- ]?(?<unitB>${ageUnit}))?(?:[- ]?old)?\b\)?(?! ?(?:times?|cups?|drops?|days?|hours?|mg|ml|g|spoons?|%)\b)`,
  ),
  'gi',
);
const trailingAnd = /[\s,;]*(?:\b(?:and|but|while|then)\b[\s,]*)*$/i;
const onlyJoined = /^[\s,&+]*(?:(?:and|plus|&)\s*)?$/i;
const inList = String.raw`(?:${number})(?: ?(?:${ageUnit}))?(?: ?olds?)?`;
const inAList = new RegExp(
  String.raw`\b(?:(?:my|our|the|two|three|four|five|six) )*(?:foster |grand ?|step ?)?(?:kids?|children|boys|girls|sons|daughters|nephews|nieces|ones|they|ages?|aged|have|mind)(?:'re| are|:|,)? ?(?:of |aged |ages )?${inList}(?:, ?${inList})+,? ?(?:and|&|\+) ${inList}\b(?! ?(?:times?|cups?|drops?|days?|hours?|mg|ml|g|spoons?|%)\b)`,
  'i',
);
const oneOfList = new RegExp(
  String.raw`(?<=[\s,:])(?<a>${number})(?: ?(?<unitA>${ageUnit}))?\b(?! (?:kids|children|boys|girls|ones))`,
  'gi',
);
