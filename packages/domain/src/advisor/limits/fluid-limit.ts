import { anyPhrase } from '../../resolve/phrases.ts';
import type { Understanding } from '../reading/understanding.ts';
import { listed } from '../wording/html.ts';
import { capital, inSentence } from '../wording/names.ts';

/** "The nurse told me 1.5 litres a day at most", with psyllium in mind: what swells needs the water that is not allowed. */
export function fluidLimit({ question, history, herbs, earlierHerbs, said }: Understanding): string | null {
  const told = [...history.flatMap(({ role, text }) => (role === 'user' ? [text] : [])), question];
  if (!told.some((text) => limited.test(text))) return null;
  const meant = herbs.length > 0 ? herbs : limited.test(question) ? earlierHerbs : [];
  const thirsty = meant.filter(({ id }) => swells.has(id));
  const flushing = meant.filter(({ id }) => flushes.has(id));
  if (thirsty.length > 0) {
    const names = listed(thirsty.map(({ name }) => inSentence(name)));
    const line = `With a limit on what you drink, ${names} may not suit: each dose needs a large glass of water at once, and without it the fiber can stick and block. Ask the team that set the limit before the first dose, and count the water in.`;
    return said.includes(line) ? null : line;
  }
  if (flushing.length === 0) return null;
  const line = `${capital(listed(flushing.map(({ name }) => inSentence(name))))} is meant to flush with much water, and your drinking is limited: not without the team that set the limit.`;
  return said.includes(line) ? null : line;
}

const limited = anyPhrase(
  /(?:fluids?|water|drinking|drink) (?:intake )?(?:is |are )?(?:limit\w*|restrict\w*)|(?:limit\w*|restrict\w*) (?:my |his |her |the |on )?(?:fluids?|water|drinking)/,
  /(?:\d(?:[.,]\d)?|one|two|one and a half) ?(?:l|litres?|liters?|pints?)\b[^.?!]{0,16}\b(?:a day |per day |daily )?(?:max\w*|at most|no more|limit|tops)/,
  /(?:max\w*|at most|no more than|only|limit of) (?:\d(?:[.,]\d)?|one|two|one and a half) ?(?:l|litres?|liters?|pints?)\b/,
);
const swells: ReadonlySet<string> = new Set([
  'psyllium',
  'flaxseed',
  'chia',
  'glucomannan',
  'guar-gum',
  'inulin',
  'wheat-bran',
]);
const flushes: ReadonlySet<string> = new Set([
  'nettle-leaf',
  'horsetail',
  'goldenrod',
  'birch-leaf',
  'java-tea',
  'dandelion',
]);
