import { lexicon } from './lexicon.ts';
import type { Mention } from './mention.ts';
import { nearestPhrase } from './near.ts';
import { phraseOf } from './words.ts';

/** The traditional formula that a typed name means; undefined for any other name. */
export function formulaNamed(typed: string): { readonly isHalfKnown: boolean } | undefined {
  const { formulas } = lexicon();
  const phrase = phraseOf(typed);
  return formulas.get(phrase) ?? formulas.get(asListed(phrase));
}

/** Formulas of which a share only is known: what else is in them stays unknown. */
export function halfKnownIn(mentions: readonly Mention[]): string[] {
  const told = new Set(mentions.filter(({ negated }) => !negated).map(({ text }) => text));
  return [...told].filter((text) => formulaNamed(text)?.isHalfKnown === true);
}

/** The name that was taken for what was typed: "dashamularishta" for dashmularishta. */
function asListed(phrase: string): string {
  const { phrases, squashed } = lexicon();
  if (phrases.has(phrase)) return phrase;
  return squashed.get(phrase.replaceAll(' ', '')) ?? nearestPhrase(phrase) ?? phrase;
}
