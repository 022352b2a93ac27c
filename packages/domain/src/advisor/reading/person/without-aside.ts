import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { asideOn } from './aside-on.ts';
import { isAdultRelation, relationNamed } from './relations.ts';

/** What a message of the one who writes tells beside what it tells of a grown-up near them. */
export function withoutAside(message: string): string {
  const relation = relationNamed(message);
  const aside = relation === null || !isAdultRelation(relation) ? null : asideOn(relation, message);
  if (aside === null) return message;
  const own = withPlainApostrophes(message).replace(aside, ' ');
  return ofOneself.test(own) ? own : message;
}

const ofOneself = /\b(?:i|i'm|i've|i'd|im|ive|me|my)\b/i;
