import type { Mention } from '../resolve/mention.ts';
import { choice, oneOf, optional, sequence } from '../resolve/phrases.ts';

type Labelled = Pick<Mention, 'entry' | 'text' | 'isBlend'>;

/** The whole entry of a list, or the name where it says no more. */
export const labelOf = ({ entry, text }: Pick<Mention, 'entry' | 'text'>) => entry ?? text;

/** What is left of an entry without amounts and directions: they make no other product of it. */
const amount = oneOf(
  sequence(
    /\b\d[\d.,]*\s*/gi,
    optional(
      /mg|mcg|µg|ug|g|ml|iu|units?|%|x|times|tabs?|tablets?|caps?|capsules?|puffs?|drops/,
      /cups?(?: of)?|spoons?(?: of)?/,
    ),
    /(?![\w])/,
  ),
  sequence(
    /\b/gi,
    choice(
      /once|twice|daily|weekly|monthly|nightly/,
      /(?:at|every|each|a|per|in the|with) (?:night|day|week|month|morning|evening|bedtime|meals?|food)/,
    ),
    /\b/,
  ),
);

/** Whether two entries are two products: both say more than the name, or one is a blend or goes by another name, and they do not say the same. */
export function areTwo(first: Labelled, second: Labelled): boolean {
  const both = [first, second];
  const [one, other] = both.map((each) => plain(labelOf(each)));
  const haveTwoNames = plain(first.text) !== plain(second.text);
  const isTold = both.every(({ entry }) => entry !== undefined) || both.some(({ isBlend }) => isBlend) || haveTwoNames;
  const saysMore = ({ entry, text }: Labelled) => entry !== undefined && (haveTwoNames || plain(entry) !== plain(text));
  return isTold && one !== other && both.some(saysMore);
}

/** A label without amounts and directions, in small letters. */
export function plain(label: string): string {
  return label.toLowerCase().replaceAll(amount, ' ').replaceAll(/\s+/g, ' ').trim();
}
