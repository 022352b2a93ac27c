import { findHerb } from '../../../herbs/catalogue.ts';
import type { Herb } from '../../../herbs/herb.ts';
import type { Item } from '../../../safety/item.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { asksToSwallow, isMeantToBeTaken } from '../../reading/wishes/asks-to-swallow.ts';
import { inSentence } from '../../wording/names.ts';
import { lower, withStop } from '../../wording/sentences.ts';

/** "Can I swallow it?" of an oil that is for the skin, the mouth or the nose; null of what is taken. */
export function swallowed(herb: Herb, items: readonly Item[], question: string): string | null {
  if (!asksToSwallow.test(withPlainApostrophes(question))) return null;
  const { key, name, monograph } = herb;
  const forms = monograph?.forms ?? [];
  const isOil = scented.has(key) || items.some((item) => item.id === key && isScentedOil(item));
  const isTaken = isMeantToBeTaken(herb);
  if (isOil && isTaken)
    return `${forms.includes('extract') && scented.has(key) ? `${onlyMade}${asCapsules(herb, question)}` : noOil(herb)} ${ifSwallowed}`;
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

/** Whether what is meant is an oil distilled for its scent. */
export function isScentedOil({ id, form }: Item): boolean {
  return form === 'essential-oil' || scented.has(id) || (id.endsWith('-oil') && forSkinOnly(id));
}

function forSkinOnly(id: string): boolean {
  const herb = findHerb(id);
  return herb !== undefined && !isMeantToBeTaken(herb);
}

/** Whether a line says no to swallowing it. */
export function isOfSwallowing(line: string): boolean {
  return line.endsWith(ifSwallowed);
}

/** "Instead of the capsules", "80 mg capsules or drops?": how much those hold that are made for it. */
function asCapsules({ monograph }: Herb, question: string): string {
  const amount = monograph?.amounts.find(({ form }) => form === 'extract')?.text;
  if (amount === undefined || !/\bcap(?:s|sules?)\b/i.test(question)) return '';
  return ` The capsules: ${lower(withStop(amount))} Swallow them whole.`;
}

function noOil({ name }: Herb): string {
  return `No, do not swallow the essential oil of ${inSentence(name)}: a little of such an oil holds what is in a great deal of the plant.`;
}

const onlyMade =
  'No, not from the bottle: oil sold for scent or for the skin is not for swallowing, only capsules or products made for it.';
const ifSwallowed = 'If some was swallowed, call poison control, even when all feels well.';

/** "Can I drink it every day?", after fennel and tea tree, is asked of the fennel. */
export function swallowedIf(question: string, herbs: readonly Item[]): readonly Item[] {
  const taken = herbs.filter(({ id, form }) => {
    const known = findHerb(id)?.monograph?.forms ?? [];
    return form !== 'topical' && known.some((each) => each !== 'topical' && each !== 'essential-oil');
  });
  return isDrunk.test(question) && taken.length > 0 ? taken : herbs;
}

const isDrunk = /\b(?:drink|drinking|sip|cups?|mugs?|swallow|eat)\b/i;
