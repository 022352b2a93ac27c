import { lately } from '../../../resolve/lately.ts';
import { readText } from '../../../resolve/read.ts';
import { onlyPhrase } from '../../../resolve/phrases.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { namesHerbOrMedicine } from '../named-things/names-a-herb.ts';

/** "One cup of the sorrel?", after "sorrel (hibiscus)": what somebody calls a herb stands for it from then on. */
export function withNameGiven(text: string, history: AdvisorRequest['history']): string {
  const before = history.flatMap(({ role, text: told }) => (role === 'user' ? [told] : []));
  const whole = ofTheThyroid.test(before.at(-1) ?? '') ? text.replace(howActive, '$1 thyroid') : text;
  return before.flatMap(namesGiven).reduce((said, { word, herb }) => {
    if (said.toLowerCase().includes(herb.toLowerCase())) return said;
    return said.replaceAll(new RegExp(String.raw`\b${word}\b`, 'gi'), herb);
  }, whole);
}

/** "No, it's the overactive one", after the thyroid was spoken of. */
const ofTheThyroid = /\bthyroid\b/i;
const howActive = /\b((?:over|under)-?active)\b(?: one)?(?! (?:thyroid|bladder|mind|bowel|gut|immune|child|kid))/i;

interface Given {
  readonly word: string;
  readonly herb: string;
}

const namesGiven: (message: string) => readonly Given[] = lately((message) =>
  [...message.matchAll(explained)].flatMap(({ 1: word = '', 2: inBrackets, 3: behind }) => {
    const herb = (inBrackets ?? behind ?? '').trim();
    const isName = !plainWord.test(word) && !namesHerbOrMedicine(word) && isHerb(herb);
    return isName ? [{ word, herb }] : [];
  }),
);

const explained =
  /\b([a-z]{4,24}) (?:\(([a-z' -]{3,30})\)|(?:\(?that is|that's|i\.e\.|aka|also called|which is) ([a-z' -]{3,30}?)(?=[,.;:?!)]|$))/gi;
/** "Tea (chamomile)" names no tea for good. */
const plainWord = onlyPhrase(
  /teas?|drops|capsules?|tablets?|pills?|syrups?|herbs?|plants?|powders?|supplements?|drinks?|juices?|creams?|gels?|oils?/,
  /things?|stuff|something|one|ones|that|this|them|tinctures?|roots?|leaf|leaves|flowers?|seeds?|medicines?|blend|mix/,
  /remed(?:y|ies)|infusion|decoction|extract|product|brand|bottle|take|taking|took|drink|drinking|with|from|only|also/,
);

function isHerb(text: string): boolean {
  return readText(text).mentions.some(
    ({ kind, text: named }) => kind === 'herb' && named.toLowerCase() === text.toLowerCase(),
  );
}
