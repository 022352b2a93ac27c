import type { Mention } from './mention.ts';

const share = String.raw`(?:(?:about |approx\.? |~)?\d+(?:[.,]\d+)? ?(?:%|percent|per cent|vol%?|proof) )?`;
/** What is made with alcohol, up to the word for the alcohol. */
const madeWith = new RegExp(
  String.raw`(?:\b(?:tinctures?|extracts?|extracted|drops|solutions?|bitters|elixirs?|syrups?|tonics?|macerat\w*|preserved|gripe water|dissolved)\b[^.;\n]{0,40}?|\b1 ?: ?\d+ )\b(?:in|with|from|using|contain(?:s|ing)?) (?:some )?${share}(?:of )?$`,
  'i',
);
const inHerb = new RegExp(String.raw`\b(?:in|contain(?:s|ing)) ${share}$`, 'i');
const dilution = /\d ?(?:%|percent|per cent) $/i;

/** "Tincture in alcohol of valerian": the alcohol is what it is made with, and no drink beside it. */
export function isSolvent(text: string, { id, start, end }: Mention, all: readonly Mention[]): boolean {
  if (id !== 'alcohol' || !all.some(({ kind }) => kind === 'herb')) return false;
  const head = text.slice(0, start);
  return (
    madeWith.test(head) || (inHerb.test(head) && dilution.test(head)) || /^[ -](?:based|free)\b/i.test(text.slice(end))
  );
}

/** Words for it that are left over once the herb is read as a tincture. */
export function isSolventWord(rest: string): boolean {
  return /^(?:\d+ ?% ?)?(?:(?:hydro-?)?alcohol(?:ic)?|ethanol(?:ic)?|vodka|brandy)$/i.test(rest.trim());
}
