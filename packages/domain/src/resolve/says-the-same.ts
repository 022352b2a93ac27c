import { findMedicine } from '../medicines/catalogue.ts';
import type { Mention } from './mention.ts';

/** "Pulmicort inhaler": the inhaler is its form. "NoSalt (potassium chloride)": what stands in brackets is what it is. */
export function saysTheSame(text: string, mention: Mention, all: readonly Mention[]): boolean {
  const before = all.findLast(({ end }) => end <= mention.start);
  if (!before || before.negated !== mention.negated) return false;
  const between = text.slice(before.end, mention.start);
  if (mention.id === 'class:beta-agonist' && before.kind === 'medicine' && !before.id.startsWith('class:'))
    return /^ (?:\w+ )?$/.test(between) && /^(?:inhalers?|puffers?)$/i.test(mention.text);
  return /^ ?\(\s*$/.test(between) && substanceOf(mention) === substanceOf(before);
}

function substanceOf({ kind, id }: Mention): string {
  return kind === 'medicine' ? (findMedicine(id)?.sameAs ?? id) : id;
}
