import { findHerb } from '../herbs/catalogue.ts';
import type { Mention } from '../resolve/mention.ts';
import { readText } from '../resolve/read.ts';
import { readContents } from '../safety/held-allergens.ts';

/** What a line of a label names as an ingredient, without the salt or source in brackets: "(as calcium ascorbate)". */
export function namedIn(line: string): readonly Mention[] {
  // "Contains: milk, soy" tells of allergens; what else stands in such a line is an ingredient.
  const contents = readContents(line);
  const herbs = readText(line).mentions.filter(
    ({ kind, id }) => kind === 'herb' && (contents === null || contents.others.some((each) => each.id === id)),
  );
  return herbs.filter((mention, place) => {
    const isSource = place > 0 && opensSource.test(line.slice(openingBefore(line, mention.start)));
    return !isSource && !addedAs.test(line.slice(mention.end)) && !isOtherSpecies(line, mention);
  });
}

/** The bracket that a name stands in, as its two places in the line; null when it stands in none. */
export function bracketAround(line: string, start: number): { readonly start: number; readonly end: number } | null {
  const opening = openingBefore(line, start);
  if (opening === line.length) return null;
  const closing = line.indexOf(')', start);
  return { start: opening, end: closing === -1 ? line.length : closing };
}

function openingBefore(line: string, start: number): number {
  const opening = line.lastIndexOf('(', start);
  return opening === -1 || line.slice(opening, start).includes(')') ? line.length : opening;
}

const opensSource = /^\((?:as|from|providing|in the form of|als|aus)\b/i;
/** "Magnesium stearate", "natural mint flavour", "zinc oxide (as colorant)", "caffeine-free": no ingredient, though named like one. */
const addedAs =
  /^[\s-]*(?:free\b(?!\s+(?:form|base|fr))|st[ec]\w*|silicate|palmitate \(coating|flavou?r\w*|aroma\b|(?:oxide |powder )?\((?:as )?(?:a )?colou?r)/i;

/** "(Cassia occidentalis)" is no cassia cinnamon: a Latin name of two words whose first alone is known, of another genus. */
function isOtherSpecies(line: string, { id, start, end }: Mention): boolean {
  const bracket = bracketAround(line, start);
  const isFirstWord =
    bracket !== null && bracket.start === start - 1 && /^\p{Lu}\p{Ll}+$/u.test(line.slice(start, end));
  if (!isFirstWord || !/^ \p{Ll}{4,}/u.test(line.slice(end))) return false;
  const genus = findHerb(id)?.scientificName?.split(' ')[0];
  return genus?.toLowerCase() !== line.slice(start, end).toLowerCase();
}
