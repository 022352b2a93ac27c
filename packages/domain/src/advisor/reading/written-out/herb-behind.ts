import { findHerb } from '../../../herbs/catalogue.ts';
import { findMedicine } from '../../../medicines/catalogue.ts';
import { readText } from '../../../resolve/read.ts';
import { inSentence } from '../../wording/names.ts';

/** "Can I take Senokot?": the tablet is a herb under another name, and what is asked of it is asked of the herb. */
export function withHerbBehind(text: string): string {
  if (!asksToTake.test(text) && !isShared.test(text)) return text;
  const { mentions } = readText(text);
  const [medicine, ...others] = mentions.filter(({ kind }) => kind === 'medicine');
  if (medicine === undefined || others.length > 0 || mentions.some(({ kind }) => kind === 'herb')) return text;
  const herb = findHerb(findMedicine(medicine.id)?.sameAs ?? '');
  if (herb === undefined || (herb.kind !== 'herb' && !isShared.test(text))) return text;
  return `${text.slice(0, medicine.start)}${inSentence(herb.name)} tablets${text.slice(medicine.end)}`;
}

/** "Mum gave him my folic acid tablets", "I take my wife's as well": what was meant for one is taken by another. */
const isShared =
  /\b(?:gave|given|giving|gives) (?:it to |some to )?(?:him|her|them|me|us|my \w+)\b|\b(?:tak\w+|took|borrow\w*|use[sd]?|using|shar\w+) (?:some of |one of )?(?:my|his|her|our) (?:\w+ )?(?:wife|husband|mum|mom|mother|father|dad|sister|brother|daughter|son|friend|partner)['’]?s\b/i;

const asksToTake =
  /\b(?:can|could|may|should|shall) (?:i|we|he|she|they|my \w+) (?:just |still |also )?(?:take|have|use|try|give)\b|^\W*(?:(?:and|so|ok|then|but)\W+)*(?:is|are|what about|how about)\b/i;
