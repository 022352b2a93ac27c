import { kept } from '../../../kept.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';

/**
 * What a message about the one who writes tells in passing of somebody else: of "my wife is 8 months gone and I have a bad
 * back" the first half, once the talk comes to her. Null where it tells nothing of that one.
 */
export function asideOn(relation: string, message: string): string | null {
  const found = kept(patterns, relation, patternFor).exec(withPlainApostrophes(message));
  return found === null ? null : found[0].trim();
}

const patterns = new Map<string, RegExp>();

function patternFor(relation: string): RegExp {
  return new RegExp(
    String.raw`\b(?:my|our|the) (?:\w+ )?${relation}(?:'s|,? (?:is|was|has|had|takes?|uses?|who|with|on|got|gets|needs|suffers|keeps|also|just|\d)\b)[^.?!;]*?(?=(?:,|,? (?:and|but|so|while))? (?:i|i'm|i've|i'd|im|ive|me|my)\b|[.?!;]|$)`,
    'i',
  );
}
