import { readText } from '../../../resolve/read.ts';
import type { AdvisorRequest } from '../../answer.ts';

interface Talk {
  readonly history: AdvisorRequest['history'];
}

/** "The one my aunt takes": told of her before. */
export function takenBy(found: RegExpExecArray, { history }: Talk): string | null {
  const whom = found[1];
  if (whom === undefined) return null;
  const said = new RegExp(String.raw`\b(?:my|our) (?:\w+ )?${whom}\b`, 'i');
  const names = history.toReversed().flatMap(({ role, text }) => {
    const at = role === 'user' ? said.exec(text) : null;
    if (at === null) return [];
    const herbs = readText(text).mentions.filter(({ kind }) => kind === 'herb');
    return (herbs.find(({ start }) => start > at.index) ?? herbs.at(-1))?.text ?? [];
  });
  return names[0] ?? null;
}

/** "And hers?", after "my girlfriend swears by ashwagandha". */
export function takenByThem(_: RegExpExecArray, talk: Talk): string | null {
  const told = talk.history.findLast(({ role, text }) => role === 'user' && theyTake.test(text))?.text ?? '';
  const found = theyTake.exec(told);
  return found === null ? null : takenBy(found, talk);
}

const theyTake = /\b(?:my|our) (?:\w+ )?([a-z]+) (?:swears by|takes|uses|is on|has|drinks)\b/i;
