import type { Mention } from '../../resolve/mention.ts';

const toldBefore = /\b(?:high|raised|elevated|too much|excess(?:ive)?)(?: (?:blood|serum|body))?\s*$/i;
const toldAfter =
  /^\s*(?:oxalate|phosphate|crystals?|stones?|overload|poisoning|toxicity|levels? (?:are|is|was|were) (?:too )?high|(?:(?:levels?|of|is|was|at) )*\d{1,3}(?:[.,]\d+)? ?(?:[np]g ?\/ ?ml|[nµp]mol\b|[µu]g ?\/ ?l|mcg ?\/ ?l)|(?:is|was|are|runs?|comes? back) (?:(?:too|very|a bit|a little|slightly) )?high)\b/i;

/** "High iron", "stones of calcium oxalate": what the blood or a stone holds is not taken. */
export function isMeasured({ kind, start, end }: Mention, text: string): boolean {
  return kind === 'herb' && (toldBefore.test(text.slice(0, start)) || toldAfter.test(text.slice(end)));
}
