import type { Mention } from '../resolve/mention.ts';

/** "Vitamin A (as beta-carotene)" tells which: both names count. */
const separates = /[,;/+&\n]|\b(?:and|as|with|plus|or|then|also|besides?)\b/i;
const product =
  /^\s*(?:tea|teas|capsules?|tablets?|pills?|drops|powder|extract|blend|mix|mixture|herbs?|supplements?|tincture|syrup|remedy)\b/i;

/** "Juniper diuretic tea" is juniper, whose purpose is told, and no water pill beside it. */
export function withoutPurposes(typed: string, mentions: readonly Mention[]): readonly Mention[] {
  return mentions.filter(
    (mention) =>
      !mention.id.startsWith('class:') ||
      !product.test(typed.slice(mention.end)) ||
      !mentions.some((herb) => isHerb(herb) && areOneName(typed, herb, mention)),
  );
}

/** "Vitamin A 10,000 IU retinol" is one vitamin, told twice. */
export function eachOnce(typed: string, mentions: readonly Mention[]): readonly Mention[] {
  return mentions.filter(
    (mention) =>
      !isHerb(mention) ||
      !mentions.some(
        (first) =>
          isHerb(first) &&
          first.id === mention.id &&
          first.form === mention.form &&
          first.start < mention.start &&
          areOneName(typed, first, mention),
      ),
  );
}

function isHerb({ kind, allergy }: Mention): boolean {
  return kind === 'herb' && !allergy;
}

function areOneName(typed: string, one: Mention, other: Mention): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return !separates.test(typed.slice(first.end, second.start));
}
