import type { Herb } from '../../../herbs/herb.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { listed } from '../../wording/html.ts';
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
    return `I would leave it out: slimming pills with ${inSentence(name)} have injured livers, and the loss of weight is small at best. As a drink or food ${inSentence(name)} is not known for that.`;
  // Coffee is drunk for its taste.
  if (effects.some(({ effect }) => effect === 'contains-caffeine')) return null;
  return wish.includes('weight') && drivesOut({ effects }) ? onlyWater([name]) : null;
}

/** Senna in a slimming tea was refused: asked of again beside the tablets, it is not offered after all. */
export function notRefused({ said, wish }: { readonly said: string; readonly wish: readonly UseKey[] }) {
  const isOfOther = wish.some((use) => use !== 'weight' && use !== 'detox');
  return ({ name }: Herb): boolean =>
    isOfOther || !new RegExp(String.raw`\bno, not [^.:]*\b${RegExp.escape(name)}\b[^.:]* for weight`, 'i').test(said);
}

/** Several of them in one line. */
export function noneForSlimming(herbs: readonly Herb[], wish: readonly UseKey[]): string | null {
  const names = herbs.filter((herb) => drivesOut(herb) && !hardOnLivers.includes(herb.key)).map(({ name }) => name);
  return wish.includes('weight') && names.length > 1 ? onlyWater(names) : null;
}

function drivesOut({ effects }: Pick<Herb, 'effects'>): boolean {
  return effects.some(({ effect }) => effect === 'stimulant-laxative' || effect === 'diuretic');
}

function onlyWater(names: readonly string[]): string {
  const [they, take] = names.length > 1 ? ['they', 'take'] : ['it', 'takes'];
  return `No, not ${listed(names.map(inSentence))} for weight: ${they} ${take} out water, not fat, and used for that ${they} can upset the heart and the bowels. If food or weight is on your mind most of the day, a doctor or an eating disorder line will listen.`;
}
