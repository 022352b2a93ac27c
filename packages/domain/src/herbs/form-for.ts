import { kept } from '../kept.ts';
import type { Form } from './form.ts';
import type { Herb } from './herb.ts';
import type { UseKey } from './use-keys.ts';

/** What helps the skin is put on the skin, where the herb has such a form. */
export function formFor({ kind, monograph }: Herb, use: UseKey): Form {
  const isSwallowed = kind === 'mineral' || kind === 'vitamin' || kind === 'nutrient';
  if (isSwallowed || monograph?.forms.includes('topical') !== true) return 'unspecified';
  const studied = monograph.uses.find((each) => each.use === use);
  const isForSkin =
    studied?.isTaken !== true &&
    (onTheSkin.has(use) || kept(areRubbedIn, studied?.text ?? '', (text) => rubbedIn.test(text)));
  return isForSkin ? 'topical' : 'unspecified';
}

export function isOnlyForSkin({ monograph }: Herb): boolean {
  return monograph?.forms.every((form) => form === 'topical') === true;
}

/** By the text of a use, which are as many as the knowledge holds. */
const areRubbedIn = new Map<string, boolean>();
const rubbedIn = /\b(?:creams?|plasters?|poultices?|rubbed on)\b/i;
const onTheSkin: ReadonlySet<UseKey> = new Set([
  'acne',
  'bruises',
  'burns',
  'eczema',
  'fungal',
  'hair',
  'insect-bites',
  'skin',
  'topical-pain',
  'wounds',
]);
