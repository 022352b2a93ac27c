import { findMedicine, findMedicineProfile } from '../medicines/catalogue.ts';
import type { Mention } from './mention.ts';

/** "Pulmicort inhaler": the inhaler is its form. "NoSalt (potassium chloride)": what stands in brackets is what it is. */
export function saysTheSame(text: string, mention: Mention, all: readonly Mention[]): boolean {
  if (isNamedCloser(text, mention, all)) return true;
  const before = all.findLast(({ end }) => end <= mention.start);
  if (!before || before.negated !== mention.negated) return false;
  const between = text.slice(before.end, mention.start);
  if (mention.id === 'class:beta-agonist' && before.kind === 'medicine' && !before.id.startsWith('class:'))
    return /^ (?:(?!and\b|or\b|plus\b)\w+ )?$/.test(between) && /^(?:inhalers?|puffers?)$/i.test(mention.text);
  return /^ ?\(\s*$/.test(between) && substanceOf(mention) === substanceOf(before);
}

function substanceOf({ kind, id }: Mention): string {
  return kind === 'medicine' ? (findMedicine(id)?.sameAs ?? id) : id;
}

/** "Blood thinner warfarin", "water pill: furosemide": the group of the one that is named beside it. */
function isNamedCloser(text: string, { kind, id, start, end, negated }: Mention, all: readonly Mention[]): boolean {
  if (kind !== 'medicine' || !id.startsWith('class:')) return false;
  const group = id.slice('class:'.length);
  return all.some((other) => {
    if (other.kind !== 'medicine' || other.negated !== negated || other.id.startsWith('class:')) return false;
    const between = other.start >= end ? text.slice(end, other.start) : text.slice(other.end, start);
    return /^ ?[(:–-]? ?$/.test(between) && findMedicineProfile(other.id)?.certain.has(group) === true;
  });
}
