import { inSentence } from '../../wording/names.ts';
import type { Candidate } from './side-by-side.ts';

/** "Does any of it mess with my pill?", after several were offered and one of them was asked of. */
export function allOfThem(text: string, list: readonly Candidate[]): string {
  const names = [...new Set(list.map(({ name }) => inSentence(name)))];
  const last = names.at(-1);
  if (last === undefined || names.length < 2 || names.length > mostNamed) return text;
  return text.replace(anyOfThem, `${names.slice(0, -1).join(', ')} and ${last}`);
}

const mostNamed = 4;
export const anyOfThem =
  /(?<=\b(?:does|do|did|will|would|could|can|might|is|are|if) )any of (?:it|them|those|these|that|this)\b(?! (?:good|better|help|work|any))/i;
