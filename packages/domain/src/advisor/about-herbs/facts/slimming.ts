import type { Herb } from '../../../herbs/herb.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { inSentence } from '../../wording/names.ts';

/** A tea that is to clean the liver or the bowels; null of other wishes. */
export function notForCleansing({ effects }: Herb, wish: readonly UseKey[]): string | null {
  const drives = effects.some(({ effect }) => effect === 'stimulant-laxative' || effect === 'diuretic');
  return wish.includes('detox') && drives
    ? 'No tea cleans the liver or the kidneys: they clean the body by themselves. Most “detox” teas hold a laxative such as senna, which takes out water and salts, and used for weeks it can upset the heart and the bowels.'
    : null;
}

/** Sold for slimming, and known from reports of injured livers. */
const hardOnLivers = ['green-tea', 'garcinia', 'garcinia-cambogia', 'green-coffee'];

/** A laxative or a water-driving herb, asked about in a talk of losing weight; null of others. */
export function notForSlimming({ key, name, effects }: Herb, wish: readonly UseKey[]): string | null {
  if (wish.includes('weight') && hardOnLivers.includes(key))
    return `I would leave it out: slimming pills with ${inSentence(name)} have injured livers, and the loss of weight is small at best. As a drink or food ${inSentence(name)} is another matter.`;
  const drives = effects.some(({ effect }) => effect === 'stimulant-laxative' || effect === 'diuretic');
  return wish.includes('weight') && drives
    ? `No, not ${inSentence(name)} for weight: it takes out water, not fat, and used for that it can upset the heart and the bowels. If food or weight is on your mind most of the day, a doctor or an eating disorder line will listen.`
    : null;
}
