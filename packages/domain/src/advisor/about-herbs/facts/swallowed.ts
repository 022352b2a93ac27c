import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import type { Item } from '../../../safety/item.ts';
import { anyPhrase, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { inSentence } from '../../wording/names.ts';

/** "Can I swallow it?" of an oil that is for the skin, the mouth or the nose; null of what is taken. */
export function swallowed(herb: Herb, items: readonly Item[], question: string): string | null {
  if (!asksToSwallow.test(withPlainApostrophes(question))) return null;
  const { key, name, monograph } = herb;
  const forms = monograph?.forms ?? [];
  const isOil = scented.has(key) || items.some(({ id, form }) => id === key && form === 'essential-oil');
  const isTaken = isMeantToBeTaken(herb);
  if (isOil && isTaken)
    return `${forms.includes('extract') && scented.has(key) ? onlyMade : noOil(herb)} ${ifSwallowed}`;
  return forms.length > 0 && !isTaken ? `No, do not swallow ${inSentence(name)}. ${ifSwallowed}` : null;
}

/** Among the fatty oils, those that are distilled for their scent. */
const scented: ReadonlySet<string> = new Set([
  'clove-oil',
  'lavender-oil',
  'oregano-oil',
  'peppermint-oil',
  'sassafras-oil',
]);

/** Whether a line says no to swallowing it. */
export function isOfSwallowing(line: string): boolean {
  return line.endsWith(ifSwallowed);
}

/** Whether any form of it is made for swallowing. */
export function isMeantToBeTaken({ monograph }: Herb): boolean {
  return monograph?.forms.some((form) => form === 'extract' || form === 'tea' || form === 'food') === true;
}

function noOil({ name }: Herb): string {
  return `No, do not swallow the essential oil of ${inSentence(name)}: a little of such an oil holds what is in a great deal of the plant.`;
}

const onlyMade =
  'No, not from the bottle: oil sold for scent or for the skin is not for swallowing, only capsules or products made for it.';
const ifSwallowed = 'If some was swallowed, call poison control, even when all feels well.';
/** "Can I swallow it?" */
export const asksToSwallow = anyPhrase(
  sequence(
    /(?:can|could|may|should|ok to|safe to|fine to|is it (?:ok|safe|fine) to)\b[^.?!]{0,16}/,
    /\b(?:swallow|drink|ingest|eat) (?:it|this|that|some|a (?:drop|bit|little|spoon\w*)|the oil)/,
    /(?! (?:hot|warm|cold|cool|iced|chilled|sweet\w*|with|before|after|in the|every|all|during|at))/,
  ),
  /by mouth|internally/,
  /(?:can|could|may|should|ok to|safe to|if) (?:i |we |you )?(?:also |just )?(?:eat|swallow|ingest) (?:the |my |some |this )?[a-z]{3,}/,
  /(?:swallow|drink|ingest|gulp|sip)(?:ing)? (?:[\w'-]+ ){0,5}oils?(?! capsules)/,
  /(?:take|taking|takes|have|give)\b[^.?!]{0,30}\boils? drops|(?:take|taking|takes|have|give)\b[^.?!]{0,16}\bdrops of [\w' -]{2,24}oil/,
  /(?:drops?|oils?)\b[^.?!]{0,40}\b(?:drink|swallow|ingest|(?:under|on) (?:my|the|his|her) tongue|on (?:a |some )?(?:sugar|bread))/,
  /(?:drops?|oils?)\b[^.?!]{0,30}\b(?:in|into|to|with) (?:my |a |some |his |her |the |hot |warm |cold |glass of |cup of )*(?:water|tea|milk|juice|honey|food|drink|smoothie|coffee)(?! for my (?:face|hair|skin|bath))/,
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
