import { readText } from '../../../resolve/read.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { inSentence } from '../../wording/names.ts';
import type { Candidate } from './side-by-side.ts';
import { byLastWord } from './ways-to-point.ts';
import { namesAHerb } from '../named-things/names-a-herb.ts';

/** "With the cohosh": black cohosh, while nothing else of the talk ends so and the word alone is no herb. */
export function inLastWord(text: string, all: readonly Candidate[]): string {
  const found = byLastWord.exec(text);
  const word = found?.[1]?.toLowerCase();
  if (found === null || word === undefined || namesAHerb(word) || ordinaryNouns.has(word)) return text;
  const own = all.filter(({ name }) => lastWordsOf(name).includes(word));
  const ids = new Set(own.map(({ id }) => id));
  const [meant] = own;
  if (ids.size !== 1 || meant === undefined) return text;
  const full = readText(text).mentions.some(({ id }) => id === meant.id);
  return full ? text : text.replace(found[0], inSentence(meant.name));
}

/** "Primrose" of evening primrose oil, "cohosh" of black cohosh. */
function lastWordsOf(name: string): readonly string[] {
  const words = name
    .toLowerCase()
    .replace(/ ?\(.*$/, '')
    .split(/[ /]+/);
  return words.length < 2 ? [] : words.slice(1).filter((each) => !ordinaryNouns.has(each));
}

const ordinaryNouns: ReadonlySet<string> = new Set(
  'leaf leaves root seed seeds flower flowers berry berries fruit bark juice extract powder clover oil water medicine thing night evening'.split(
    ' ',
  ),
);

/** "Those lattes": the turmeric lattes of before. */
export function drunkBefore(found: RegExpExecArray, history: AdvisorRequest['history']): string | null {
  const whole = new RegExp(String.raw`\w ${found[1] ?? ''}(?:s|es)?$`, 'i');
  const named = history
    .toReversed()
    .flatMap(({ role, text }) =>
      role === 'user' ? readText(text).mentions.filter((each) => each.kind === 'herb' && whole.test(each.text)) : [],
    );
  return named[0]?.text ?? null;
}
