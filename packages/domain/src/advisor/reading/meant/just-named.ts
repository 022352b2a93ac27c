import type { AdvisorRequest } from '../../answer.ts';
import { inSentence } from '../../wording/names.ts';
import { herbsSpokenOf } from '../spoken-of.ts';
import { type Candidate, lastNamed } from './side-by-side.ts';

/** "I have been having it since Sunday", after one herb was asked of. */
export function justNamed(
  _: RegExpExecArray,
  { turns }: { readonly turns: readonly (readonly Candidate[])[] },
): string | null {
  const [only, ...others] = lastNamed(turns);
  return only === undefined || others.length > 0 ? null : inSentence(only.name);
}

/** "And for me only?", right after one herb was asked of for a child. */
export function justAskedOf(_: RegExpExecArray, { history }: Pick<AdvisorRequest, 'history'>): string | null {
  const last = history.findLast(({ role }) => role === 'user');
  const [herb, ...others] = last === undefined ? [] : herbsSpokenOf(last);
  return herb === undefined || others.length > 0 ? null : `is ${inSentence(herb.name)} ok for me?`;
}
