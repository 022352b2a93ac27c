import { choice } from './phrases.ts';
import { bodyPart, dish, outside } from './form-nouns.ts';
import { findHerb } from '../herbs/catalogue.ts';
import { lexicon } from './lexicon.ts';
import type { Mention } from './mention.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { phraseOf, type Word } from './words.ts';
import { wordsBesideNames } from './words-beside-names.ts';
import { wordsNearNames } from './words-near-names.gen.ts';

/** Words that make another plant of a plant: "Syrian rue", "sea lavender". */
const makesAnother: ReadonlySet<string> = new Set(
  `syrian persian african cape texas mexican chinese indian japanese brazilian brasilian peruvian bolivian chilean false bastard dwarf giant
  russian siberian american canadian european english irish scottish french spanish portuguese italian moroccan turkish greek cretan
  german dutch hawaiian californian virginia virginian carolina korean thai vietnamese himalayan tibetan nepalese malabar
  egyptian arabian ethiopian jamaican cuban australian tasmanian icelandic alpine arctic
  water sea marsh swamp wood mountain desert prairie meadow tree bush creeping climbing hairy spotted stinking rock sand beach
  dog horse cow goat sheep devils devil fools fool
  yellow blue purple white black red scarlet silver golden greater lesser common garden winter summer corn`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
const surelyAnother =
  /^(?:false|bastard|sea|marsh|swamp|water|desert|prairie|rock|stinking|dog|horse|cow|goat|devils?|fools?|syrian|cape|texas)$/;
const otherPlants = new RegExp(
  String.raw`^${choice(
    /lil(?:y|ies)|geraniums?|ferns?|moss|spruce|willows?|willowherb|cedars?|pines?|palms?|lotus|orchids?/,
    /violets?|thistles?|vetch|sedge|rush|wort|weed|grass|vine|creeper|bush|tree|ivy|poppy|rue|nightshade/,
    /hemlock|cress|orchis/,
  )}$`,
);
/** Foods and drinks named by their colour are what they are. */
const plainInAnyColour: ReadonlySet<string> = new Set([
  'coffee',
  'cacao',
  'onion',
  'garlic',
  'grapefruit',
  'collagen',
  'honey',
  'chili',
  'cayenne',
  'yeast',
  'alcohol',
  'tea-tree',
  'olive-oil',
  'vitamin-c',
  'flaxseed',
  'rosehip',
  'asian-ginseng',
  'chamomile',
  'lavender',
  'oregano',
  'parsley',
  'basil',
  'thyme',
  'soy-isoflavones',
  'potassium',
  'iron',
  'zinc',
]);
const functionWord = new RegExp(
  String.raw`^${choice(
    /for|because|since|when|by|if|that|which|my|his|her|the|from|to|is|was|are|am|i|we|he|she|until|while|it/,
    /they|you|can|does|do|what|how|should|would|have|has|had|want|need|feel/,
  )}$`,
);
const latinEnding =
  /(?:us|um|is|ii|ae|oides|ana|ica|ata|osa|folia|alis|aria|orum|inum|ens|ans|seng|inis|olor|flora|ea|ia|ora)$/;
const ailmentEnding = new RegExp(
  String.raw`${choice(
    /itis|a?emia|rrho?ea|algia|osis|asis|uria|pno?ea|somnia|nausea|asthma|eczema|virus|sinus|mania|phobia/,
    /genesis|tinnitus|candida|anorexia|dementia|hernia|edema|fibromyalgia|pneumonia|menopause/,
  )}$`,
);
/** "Echinacea shortens a cold": what it does, and no species. */
const doingEnding =
  /^(?:short|less|wors|loos|soft|tight|strength|weak|thick|light|dark|hast|height|straight|sweet|moist|fresh|deep|quick|hard|bright|damp|mois|slack|stiff)ens$/;
/** "Turmeric face mask", "garlic bread": understood, as they tell the form. */
const ofDishesAndCare = new RegExp(
  `^(?:${dish}|${outside}|${bodyPart}|body|nappy|diaper|baby|flavou?red|seasoning|garnish|tomato|christmas)$`,
);
const fewestLetters = 4;
const mostOver = 3;

/** What a list entry says besides the names known in it, where it looks like a name nobody knows. */
export function leftOver(entry: string, words: readonly Word[], mentions: readonly Mention[]): string[] {
  if (mentions.length === 0 || words.some(({ text }) => functionWord.test(text))) return [];
  const renamed = namedAgain(entry, mentions);
  const isSeasoningOrCare = mentions.some(({ form }) => form === 'food' || form === 'topical');
  const over = words.filter(
    (word) =>
      !covers(mentions, word) &&
      !renamed.some(({ from, to }) => word.start >= from && word.end <= to) &&
      isStrange(word.text) &&
      !makesAnother.has(word.text) &&
      !mentions.some(({ id }) => isOfItsNames(word.text, id)) &&
      !(isSeasoningOrCare && ofDishesAndCare.test(word.text)),
  );
  if (over.length === 0 || over.length > mostOver) return [];
  return over.map((word) => withHerb(entry, word, mentions));
}

const bracketed = /\(([^()]+)\)/g;

/** "Vitamin C (ascorbic acid)": another name of what is named already. */
function namedAgain(entry: string, mentions: readonly Mention[]): { readonly from: number; readonly to: number }[] {
  return [...entry.matchAll(bracketed)].flatMap(({ index, 0: whole, 1: inside = '' }) => {
    const named = lexicon().phrases.get(phraseOf(inside)) ?? [];
    const isKnown = named.some((each) => mentions.some(({ kind, id }) => kind === each.kind && id === each.id));
    return isKnown ? [{ from: index, to: index + whole.length }] : [];
  });
}

const slashed = /[\p{L}\d]+(?:\/[\p{L}\d]+)+/gu;
const unitOrTime =
  /^(?:m?c?g|kg|ug|ml|l|dl|iu|units?|tabs?|caps?|puffs?|sprays?|doses?|d|day|wk|week|h|hr|hour|month|m|y|am|pm|od|bd|bid|tds|prn|or|and|w|o|s|p|x|n|a)$/i;

/** The unknown parts of "ABC/3TC": one known part never silences the others. */
export function unknownSlashed(entry: string, words: readonly Word[], mentions: readonly Mention[]): string[] {
  return [...entry.matchAll(slashed)].flatMap(({ index, 0: whole }) => {
    const parts = words.filter(({ start, end }) => start >= index && end <= index + whole.length);
    const unknown = parts.filter((word) => !covers(mentions, word));
    if (unknown.length === parts.length) return [];
    return unknown
      .filter(({ text }) => /\p{L}/u.test(text) && text.length > 1 && !unitOrTime.test(text) && !isUsual(text))
      .map(({ start, end }) => entry.slice(start, end));
  });
}

/** Phrases of a text in which a word before or behind a herb's name makes another plant of it. */
export function otherPlantsIn(text: string, words: readonly Word[], mentions: readonly Mention[]): string[] {
  const herbs = mentions.filter(({ kind, negated }) => kind === 'herb' && !negated);
  return herbs.flatMap((herb) => {
    const before = words.findLast((word) => word.end <= herb.start);
    const after = words.find((word) => word.start >= herb.end);
    if (
      before &&
      isAnother(before.text, herb.id) &&
      !isOfItsNames(before.text, herb.id) &&
      isBeside(text, before.end, herb.start) &&
      !covers(mentions, before)
    )
      return [text.slice(before.start, herb.end)];
    if (!after || !isBeside(text, herb.end, after.start) || covers(mentions, after)) return [];
    const isSpecies =
      after.text.length > fewestLetters &&
      latinEnding.test(after.text) &&
      !ailmentEnding.test(after.text) &&
      !doingEnding.test(after.text) &&
      /^[a-z]/.test(text.slice(after.start)) &&
      !isUsual(after.text) &&
      !isOfItsNames(after.text, herb.id) &&
      isGenus(herb);
    return otherPlants.test(after.text) || isSpecies ? [text.slice(herb.start, after.end)] : [];
  });
}

function withHerb(entry: string, word: Word, mentions: readonly Mention[]): string {
  const herb = mentions.find(
    ({ kind, start }) => kind === 'herb' && start >= word.end && isBeside(entry, word.end, start),
  );
  const start = herb
    ? word.start
    : (mentions.find(({ kind, end }) => kind === 'herb' && isBeside(entry, end, word.start))?.start ?? word.start);
  return entry.slice(start, herb?.end ?? word.end);
}

/** A genus alone, as typed: "Salvia" of "Salvia divinorum". */
function isGenus({ text }: Mention): boolean {
  return lexicon().genera.has(text.toLowerCase());
}

function isAnother(word: string, id: string): boolean {
  return makesAnother.has(word) && (surelyAnother.test(word) || !plainInAnyColour.has(id));
}

/** "Rodiola rosea", "white wilow bark": what stands beside the misspelt name is part of the right one. */
function isOfItsNames(word: string, id: string): boolean {
  const herb = findHerb(id);
  return [herb?.scientificName ?? '', ...(herb?.names ?? [])].some((name) => phraseOf(name).split(' ').includes(word));
}

function covers(mentions: readonly Mention[], word: Word): boolean {
  return mentions.some((mention) => word.start < mention.end && word.end > mention.start);
}

function isBeside(text: string, end: number, start: number): boolean {
  return start >= end && /^[\s-]{0,2}$/.test(text.slice(end, start));
}

function isStrange(word: string): boolean {
  return word.length >= fewestLetters && !/\d/.test(word) && !isUsual(word);
}

function isUsual(word: string): boolean {
  return wordsBesideNames.has(word) || ordinaryWords.has(word) || wordsNearNames.has(word);
}
