import { kept } from '../../../kept.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { isAdultRelation, relationNamed } from './relations.ts';

/**
 * What a message about the one who writes tells in passing of somebody else: of "my wife is 8 months gone and I have a bad
 * back" the first half, once the talk comes to her. Null where it tells nothing of that one.
 */
export function asideOn(relation: string, message: string): string | null {
  const found = kept(patterns, relation, patternFor).exec(withPlainApostrophes(message));
  return found === null ? null : found[0].trim();
}

/** What a message of the one who writes tells beside what it tells of a grown-up near them. */
export function withoutAside(message: string): string {
  const relation = relationNamed(message);
  const aside = relation === null || !isAdultRelation(relation) ? null : asideOn(relation, message);
  if (aside === null) return message;
  const own = withPlainApostrophes(message).replace(aside, ' ');
  return ofOneself.test(own) ? own : message;
}

const ofOneself = /\b(?:i|i'm|i've|i'd|im|ive|me|my)\b/i;

const patterns = new Map<string, RegExp>();

function patternFor(relation: string): RegExp {
  return new RegExp(
    String.raw`\b(?:my|our|the) (?:\w+ )?${relation}(?:'s|,? (?:is|was|has|takes?|who|with|on|got|also|just|\d)\b)[^.?!;]*?(?=(?:,|,? (?:and|but|so|while))? (?:i|i'm|i've|i'd|im|ive|me|my)\b|[.?!;]|$)`,
    'i',
  );
}
