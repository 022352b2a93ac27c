import { isPillGivenUp } from '../person/untaken.ts';
import type { Mention } from '../../../resolve/mention.ts';
import type { Person } from '../../../safety/person/person.ts';
import { herbsTakenIn } from './herbs-taken.ts';
import { choice, withPlainApostrophes } from '../../../resolve/phrases.ts';

/** Where the herbs stand that a message tells of and does not ask about: what is taken already, and what was decided on. */
export function onlyToldIn(
  message: string,
  named: readonly Mention[],
  { together, pointing }: { readonly together: boolean; readonly pointing: boolean },
): readonly number[] {
  const taken = together || pointing ? [] : herbsTakenIn(message);
  const givenUp = named.filter((mention) => isPillGivenUp(message, mention));
  return [...taken, ...givenUp, ...setAsideIn(message, named)].map(({ start }) => start);
}

/** "Does the ginger go with my iron tablet?": what they take by the profile stands beside what is asked about. */
export function ownBeside(message: string, named: readonly Mention[], { herbs }: Person): readonly Mention[] {
  const [first, ...rest] = named.filter(({ kind }) => kind === 'herb');
  if (first === undefined || besideMine.test(message.slice(0, first.start))) return [];
  return rest.filter(
    ({ id, start }) =>
      id !== first.id && herbs.some((each) => each.id === id) && besideMine.test(message.slice(0, start)),
  );
}

const besideMine = /\b(?:with|beside|besides|alongside|on top of|next to|near|from) (?:my|his|her) (?:\w+ )?$/i;

/**
 * Of herbs that are named, those a sentence only decides on or tells of, where another sentence asks about others: "I'm
 * keeping my porridge. And sage?", "they gave me potassium. Is a mint tea ok?"
 */
function setAsideIn(message: string, named: readonly Mention[]): readonly Mention[] {
  const sentences = sentencesIn(withPlainApostrophes(message));
  const within = ({ start, end }: (typeof sentences)[number]) =>
    named.filter((mention) => mention.kind === 'herb' && mention.start >= start && mention.end <= end);
  const asking = sentences.filter(({ text }) => text.includes('?'));
  const isDecided = ({ text }: (typeof sentences)[number]) => !text.includes('?') && decided.test(text);
  // "I leave the ginkgo. She brought me turmeric. The milk or the capsules?" asks about what was told last.
  const isNamedInAsking = asking.some((sentence) => within(sentence).length > 0);
  const open = isNamedInAsking ? asking : asking.length > 0 ? sentences.filter((each) => !isDecided(each)) : [];
  if (open.every((sentence) => within(sentence).length === 0)) return [];
  const aside = sentences.filter(isDecided).flatMap(within);
  const asked = new Set(open.flatMap(within).map(({ id }) => id));
  return aside.filter(({ id }) => !asked.has(id));
}

function sentencesIn(text: string): readonly { readonly text: string; readonly start: number; readonly end: number }[] {
  return [...text.matchAll(/[^.?!]+(?:[.?!]+(?=\s|$)|$|[.?!]+(?=\S))/g)].map(({ 0: found, index }) => ({
    text: found,
    start: index,
    end: index + found.length,
  }));
}

const decided = new RegExp(
  choice(
    /\bi(?:'m| am|'ll| will| shall)? (?:just |now |still |also )?(?:keep(?:ing)?|stick(?:ing)?|stay(?:ing)? (?:with|on)|go(?:ing)? (?:with|for)|thr[eo]w(?:ing)?|binned|stopped|gave up|leav(?:e|ing) (?:out|off)?)\b/,
    /\b(?:they|the (?:hospital|ward|doctors?|nurses?)) (?:gave|give|put) (?:me|him|her|us)\b/,
    /^\W*(?:ok(?:ay)?|fine|right|alright|good|great)[ ,]+(?:then |so )?(?:just|only|no) (?:the |my )?[\w' -]{3,30}(?: then)?\W*$/,
  ),
  'i',
);
