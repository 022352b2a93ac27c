import type { Form } from '../herbs/form.ts';
import { sameSubstance } from '../medicines/catalogue.ts';
import type { Mention } from '../resolve/mention.ts';

/** "Vitamin A (as beta-carotene)" tells which: both names count. */
const separates = /[;/+&\n]|,(?!\d{3}\b)|\b(?:and|as|with|plus|or|then|also|besides?)\b/i;
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

/** "Vitamin A 10,000 IU retinol", "turmeric extract 95% curcuminoids", "potassium chloride salt substitute": told twice. */
export function eachOnce(typed: string, mentions: readonly Mention[]): readonly Mention[] {
  return mentions.filter(
    (mention) =>
      !mentions.some(
        (first) => first.end <= mention.start && tellsTheSame(first, mention) && areOneName(typed, first, mention),
      ),
  );
}

function tellsTheSame(first: Mention, again: Mention): boolean {
  const substance = substanceOf(first);
  if (substance === undefined || substance !== substanceOf(again)) return false;
  return !isHerb(first) || !isHerb(again) || areOneForm(first.form, again.form);
}

function substanceOf(mention: Mention): string | undefined {
  if (mention.kind === 'medicine') return sameSubstance(mention.id);
  return isHerb(mention) ? mention.id : undefined;
}

function areOneForm(first: Form, again: Form): boolean {
  return first === again || (again === 'unspecified' && isMeasured.has(first));
}

/** Forms of which a share of what is in them is told behind. */
const isMeasured: ReadonlySet<Form> = new Set(['extract', 'tincture']);

function isHerb({ kind, allergy }: Mention): boolean {
  return kind === 'herb' && !allergy;
}

function areOneName(typed: string, one: Mention, other: Mention): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  return !separates.test(typed.slice(first.end, second.start));
}
