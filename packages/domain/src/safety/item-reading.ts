import type { Intake } from '../amounts/intake.ts';
import { intakesIn } from '../amounts/read-intakes.ts';
import { withoutAnsweredNo } from '../resolve/form-answers.ts';
import { lately } from '../resolve/lately.ts';
import type { Mention } from '../resolve/mention.ts';
import { readList, readText, withEntry } from '../resolve/read.ts';
import { type HeldAllergen, readContents } from './held-allergens.ts';
import { type Item, toItem } from './item.ts';
import { eachOnce, withoutPurposes } from './one-item.ts';
import { readsAlcohol, readsBreastfeeding, readsPregnancy, readsTryingToConceive } from './person/life-stage.ts';
import { readsSurgery } from './person/surgery-words.ts';
import { withoutRelatives } from './person/others-stage.ts';

/** A name that was recognised in an item. */
export interface Recognised {
  readonly input: string;
  readonly kind: 'herb' | 'medicine' | 'condition' | 'allergen';
  readonly id: string;
  readonly name: string;
}

/** What was read of one typed item. */
interface ItemReading {
  /** What of it was read, the places of the mentions with it. */
  readonly read: string;
  readonly mentions: readonly Mention[];
  /** The herbs and medicines of it that are taken, and their amounts. */
  readonly taken: readonly Item[];
  readonly intakes: readonly Intake[];
  readonly recognised: readonly Recognised[];
  /** Allergens from a line such as "Contains: milk". */
  readonly held: readonly HeldAllergen[];
  readonly unrecognised: readonly string[];
  /** The part of the text that may say something about the person; empty for bare names and package texts. */
  readonly words: string;
}

/** Nothing of it is a herb or medicine. */
export function isUnknown({ mentions, held }: ItemReading): boolean {
  return held.length === 0 && mentions.every(({ kind }) => kind === 'allergen');
}

/** The names of what people take come again and again: more readings are kept than there are herbs and medicines. */
export const readItem = lately((typed: string): ItemReading => {
  const reading = readAnew(typed);
  const { read, mentions, held } = reading;
  return {
    ...reading,
    taken: takenOf(read, mentions),
    intakes: intakesIn(typed, mentions),
    recognised: [
      ...mentions.map(({ kind, id, name }) => ({ input: typed, kind, id, name })),
      ...held.map(({ id, name }) => ({ input: typed, kind: 'allergen' as const, id, name })),
    ],
  };
});

/** A sentence about what is taken names no product as a whole. */
const tellsAStory = /\b(?:i|i['’]m|my|we|can|could|should|is|are|takes?|taking|took|use[sd]?|using)\b|[?]/i;

function takenOf(read: string, mentions: readonly Mention[]): readonly Item[] {
  return eachOnce(read, mentions)
    .map((mention) =>
      mention.entry === undefined && !tellsAStory.test(read) ? withEntry(read.trim(), mention, mentions) : mention,
    )
    .filter((mention) => (mention.kind === 'herb' || mention.kind === 'medicine') && !mention.allergy)
    .map(toItem);
}

/** One typed item: a name, a short list, a sentence, or what a package says it contains. */
function readAnew(typed: string): Omit<ItemReading, 'taken' | 'intakes' | 'recognised'> {
  const contents = readContents(typed);
  if (contents) return { read: typed, mentions: contents.others, held: contents.held, unrecognised: [], words: '' };
  const all = withoutAnsweredNo(typed).replace(/^\s*[\p{L} ]+ no\s*$/iu, '');
  const isSentence = all.trim().split(/\s+/).length > 4;
  const input = isSentence ? ownPart(all) : all;
  const reading = isSentence ? readText(input) : readList(input);
  const named = reading.mentions.filter((mention) => !mention.negated);
  const mentions = withoutPurposes(input, named);
  const isLost = reading.mentions.length === 0 && reading.unrecognised.length === 0 && /\p{L}{2,}/u.test(input);
  const unrecognised = isLost ? [input] : reading.unrecognised;
  return {
    read: input,
    mentions,
    held: [],
    unrecognised: unrecognised.filter((text) => !tellsOfThePerson(text)),
    words: isBareName(typed, mentions) ? '' : typed,
  };
}

/** "My husband takes warfarin, I take ginkgo": what another takes is not taken, where the sentence goes on to oneself. */
function ownPart(sentence: string): string {
  const own = withoutRelatives(sentence, true);
  return /\b(?:i|i['’]m|i['’]ve)\b/i.test(own) ? own : sentence;
}

/** "Valerian", and no "prenatal vitamins", whose name tells what they are taken for. */
function isBareName(typed: string, [only, ...others]: readonly Mention[]): boolean {
  return (
    only !== undefined &&
    others.length === 0 &&
    (only.kind === 'herb' || only.kind === 'medicine') &&
    !only.allergy &&
    only.text === typed.trim() &&
    !readsTryingToConceive(typed)
  );
}

/** "12 weeks along", "surgery next week": no name of anything taken, yet understood. */
function tellsOfThePerson(text: string): boolean {
  return (
    readsPregnancy(text) ||
    readsBreastfeeding(text) ||
    readsTryingToConceive(text) ||
    readsSurgery(text) !== null ||
    readsAlcohol(text)
  );
}
