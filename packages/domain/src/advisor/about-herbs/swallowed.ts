import { findHerb } from '../../herbs/catalogue.ts';
import type { Herb } from '../../herbs/herb.ts';
import type { Item } from '../../safety/item.ts';
import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import { inSentence } from '../wording/names.ts';

/** "Can I swallow it?" of an oil that is for the skin, the mouth or the nose; null of what is taken. */
export function swallowed(herb: Herb, items: readonly Item[], question: string): string | null {
  if (!asksToSwallow.test(withPlainApostrophes(question))) return null;
  const { key, name, monograph } = herb;
  const forms = monograph?.forms ?? [];
  const isOil = key.endsWith('-oil') || items.some(({ id, form }) => id === key && form === 'essential-oil');
  const isTaken = forms.some((form) => form === 'extract' || form === 'tea' || form === 'food');
  if (isOil && isTaken && forms.includes('essential-oil')) return `${onlyMade} ${ifSwallowed}`;
  return forms.length > 0 && !isTaken ? `No, do not swallow ${inSentence(name)}. ${ifSwallowed}` : null;
}

const onlyMade =
  'Not from the bottle: oil sold for scent or for the skin is not for swallowing, only capsules or products made for it.';
const ifSwallowed = 'If some was swallowed, call poison control, even when all feels well.';
/** "Can I swallow it?" */
export const asksToSwallow = anyPhrase(
  /(?:can|could|may|should|ok to|safe to|fine to|is it (?:ok|safe|fine) to)\b[^.?!]{0,16}\b(?:swallow|drink|ingest|eat) (?:it|this|that|some|a (?:drop|bit|little|spoon\w*)|the oil)(?! (?:hot|warm|cold|cool|iced|chilled|sweet\w*|with|before|after|in the|every|all|during|at))/,
  /by mouth|internally/,
);

/** "Can I drink it every day?", after fennel and tea tree, is asked of the fennel. */
export function swallowedIf(question: string, herbs: readonly Item[]): readonly Item[] {
  const taken = herbs.filter(({ id, form }) => {
    const known = findHerb(id)?.monograph?.forms ?? [];
    return form !== 'topical' && known.some((each) => each !== 'topical' && each !== 'essential-oil');
  });
  return isDrunk.test(question) && taken.length > 0 ? taken : herbs;
}

const isDrunk = /\b(?:drink|drinking|sip|cups?|mugs?|swallow|eat)\b/i;
