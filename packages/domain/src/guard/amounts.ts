import type { Herb } from '../herbs/herb.ts';
import { numberWords } from '../resolve/number-words.ts';
import { anyPhrase, choice } from '../resolve/phrases.ts';
import { areWeightsKnown, knownMeasures, type Measure, weight } from './weights.ts';

/** Words that say how many, besides the numbers. */
const countWords: Readonly<Record<string, number>> = {
  ...numberWords,
  half: 0.5,
  once: 1,
  single: 1,
  twice: 2,
  couple: 2,
  double: 2,
  thrice: 3,
  triple: 3,
  dozen: 12,
  hundred: 100,
  thousand: 1000,
  million: 1_000_000,
};
const unit = choice(
  /mg|mcg|ug|kg|g|gm|grams?|milligrams?|micrograms?|kilos?|kilograms?|ml|cl|dl|l|lit(?:er|re)s?/,
  /millilit(?:er|re)s?|oz|ounces?|pounds?|drops?|droppers?|droppersful|dropperfuls?|tsps?/,
  /teaspoons?|teaspoonfuls?|tbsps?|tablespoons?|tablespoonfuls?|spoons?|spoonfuls?|pinch(?:es)?/,
  /cups?|mugs?|glass(?:es)?|bottles?|capsules?|caps|tablets?|tabs|pills?|gummies|lozenges?/,
  /sachets?|tea ?bags?|bags?|doses?|servings?|shots?|sips?|handfuls?|bunch(?:es)?|shells?/,
  /bowls?|bowlfuls?|pots?|ladles?|sticks?|slices?|cloves|leaves|flowers|seeds|berries|roots?|iu/,
  /units?|%|percent|times|x/,
);
const numberWord = Object.keys(countWords).join('|');
const amountPattern = new RegExp(
  `(?:\\d[\\d.,]*|\\b(?:${numberWord}|a few|several|many|some more|a|an|whole|entire|full)\\b)(?:\\s*(?:-|–|to|or|and|of|/)?\\s*(?:\\d[\\d.,]*|\\b(?:${numberWord}|more|whole|entire|full|large|small|big|heaped|level|the|an?)\\b))*\\s*${unit}(?![\\p{L}])`,
  'iu',
);
const frequency = anyPhrase(
  /(?:once|twice|thrice|\w+ times)\b[^.;]{0,12}\b(?:a|per|each|every|daily|day|week|hour|night)/,
  /(?:every|each) (?:\w+ ){0,2}(?:hours?|minutes?|morning|evening|night|meal|day)|hourly|daily/,
  /nightly|per day|a day|per hour|an hour/,
);
const unlimited = anyPhrase(
  /as (?:much|many|often) (?:\w+ )?as(?! (?:common medicines?|\d))|no (?:upper )?(?:limit|maximum)|unlimited|any amount|however much/,
  /can(?:'t|not) overdose|impossible to overdose|double|doubling|triple|quadruple|mega ?dos\w*/,
  /(?:very |extra |extremely )?(?:high|large|huge|massive|heroic|generous|maximum|strong)(?:er|est)? (?:doses?|amounts?|quantit\w+)/,
  /more (?:is better|works better)|(?:the )?(?:whole|entire) (?:bottle|box|pack\w*|jar|bag)/,
  /handfuls?|by the (?:bag|bottle|box|jar|handful|spoon\w*|bucket)|at once|all at the same time/,
  /keep (?:increasing|adding|raising)|increase (?:it|the dose|the amount|slowly|until)/,
);
/** A handful of studies; large amounts that may do harm. */
const described =
  /\bhandful of (?:small |clinical )?(?:studies|trials|people|reports|cases)\b|\b(?:large|larger|high|higher|big) (?:amounts?|doses?)\b(?= (?:can|may|might|could) (?:irritate|upset|cause|harm|raise|lower|worsen))/gi;
const figure = `(?:\\d[\\d.,]*|\\b(?:${numberWord})\\b)`;
/** "10 minutes", "two to three weeks", "half an hour"; "twice a day" says how often. */
const time = new RegExp(
  `(?!\\b(?:once|twice|thrice)\\b)${figure}(?:(?:\\s|-|–|\\b(?:to|or|and|of)\\b){1,5}${figure}){0,3}(?:\\s|-|\\b(?:of|an|more|full)\\b){0,5}\\b(?:minutes?|mins?|hours?|days?|nights?|weeks?|months?|years?)\\b`,
  'gi',
);

export function isNumberWord(word: string): boolean {
  return countWords[word] !== undefined;
}

/** Whether a sentence says how much or how often. */
export function namesAmount(text: string): boolean {
  return amountPattern.test(text) || frequency.test(text);
}

/** "As much as you like", "double the dose": never an advice. */
export function isUnlimited(text: string): boolean {
  return unlimited.test(text.replaceAll(described, ' '));
}

/** Whether each number of a sentence stands in what the knowledge base says of these herbs, of the same kind in a dose. */
export function isGrounded(text: string, herbs: readonly Herb[]): boolean {
  const isDose = namesAmount(text);
  if (isDose && measures.some(([measure, fits]) => measure.test(text) && !herbs.some(fits))) return false;
  if (!areWeightsKnown(text, herbs.flatMap(measuresOf))) return false;
  if (!isDose) {
    const numbers = numbersIn(text.replaceAll(time, ' '), false);
    return numbers.every((number) => herbs.some((herb) => [...numbersOf(herb).values()].flat().includes(number)));
  }
  return (
    herbs.length > 0 &&
    [...numbersByKind(text)].every(([kind, numbers]) =>
      numbers.every((number) => herbs.some((herb) => numbersOf(herb).get(kind)?.includes(number))),
    )
  );
}

/** Measures of which a herb's own texts must speak, or its forms. */
const measures: readonly (readonly [RegExp, (herb: Herb) => boolean])[] = [
  [
    /\b(?:capsules?|caps|tablets?|tabs|pills?|gummies)\b/i,
    ({ monograph }) => monograph?.forms.includes('extract') === true,
  ],
  [/\b(?:cups?|mugs?|glass(?:es)?|tea ?bags?)\b/i, ({ monograph }) => monograph?.forms.includes('tea') === true],
  [/\b(?:droppers?\w*|drops?)\b/i, (herb) => textsOf(herb).some((text) => /\bdrops?\b/i.test(text))],
  [
    /\b(?:bottles?|handfuls?|bunch(?:es)?|shots?|sips?|pounds?|kilos?|kg|litres?|liters?)\b/i,
    (herb) => textsOf(herb).some((text) => /\b(?:bottles?|handfuls?|shots?)\b/i.test(text)),
  ],
];

function numbersIn(text: string, withWords: boolean): readonly number[] {
  const digits = [...text.matchAll(/\d+(?:[.,]\d+)*/g)].map(([match]) => toNumber(match));
  const words = withWords
    ? [...text.toLowerCase().matchAll(/\p{L}+/gu)].flatMap(([word]) => countWords[word] ?? [])
    : [];
  return [...digits, ...words.filter((number) => number !== 1)];
}

/** What a number says: how long or when, how much, or how many of all else. */
type NumberKind = 'time' | 'weight' | 'count';
type NumbersByKind = ReadonlyMap<NumberKind, readonly number[]>;

/** The numbers of a text by what they say, so that "let it stand 10 minutes" allows no ten drops. */
function numbersByKind(text: string): NumbersByKind {
  const timeless = text.replaceAll(time, ' ');
  const parts: readonly (readonly [NumberKind, string])[] = [
    ['time', (text.match(time) ?? []).join(' ')],
    ['weight', (timeless.match(weight) ?? []).join(' ')],
    ['count', timeless.replaceAll(weight, ' ')],
  ];
  return new Map(
    parts.map(([kind, part]) => [kind, numbersIn(part, true)] as const).filter(([, numbers]) => numbers.length > 0),
  );
}

const known = new WeakMap<Herb, NumbersByKind>();

function numbersOf(herb: Herb): NumbersByKind {
  const present = known.get(herb);
  if (present) return present;
  const numbers = numbersByKind(textsOf(herb).join(' ; '));
  known.set(herb, numbers);
  return numbers;
}

const measured = new WeakMap<Herb, readonly Measure[]>();

function measuresOf(herb: Herb): readonly Measure[] {
  const present = measured.get(herb);
  if (present) return present;
  const all = knownMeasures(textsOf(herb));
  measured.set(herb, all);
  return all;
}

function textsOf({ monograph }: Herb): readonly string[] {
  if (!monograph) return [];
  return [...monograph.amounts.map(({ text }) => text), monograph.preparation ?? '', monograph.timeToEffect ?? ''];
}

/** "1,000" and "1.5", and a decimal comma. */
function toNumber(text: string): number {
  return Number(/^\d{1,3}(?:,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text.replaceAll(',', '.'));
}
