import { onlyPhrase } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import type { AdvisorRequest } from '../../answer.ts';

/** "The TikTok one", after "saw ashwagandha on TikTok": the herb that was told in one breath with the word. */
export function toldWith(word: string, history: AdvisorRequest['history']): string | null {
  if (word === '' || ofTablets.test(word)) return null;
  const stands = new RegExp(String.raw`\b${word}\b`, 'i');
  const breaths = history
    .filter(({ role }) => role === 'user')
    .flatMap(({ text }) => text.split(/[.?!;\n]+/))
    .filter((breath) => stands.test(breath));
  const found = breaths.map((breath) =>
    readText(breath).mentions.filter(({ kind, negated }) => kind === 'herb' && !negated),
  );
  const ids = new Set(found.flatMap((herbs) => herbs.map(({ id }) => id)));
  return ids.size === 1 ? (found.flat().at(-1)?.text ?? null) : null;
}

/** "The water one" is a tablet. */
const ofTablets = onlyPhrase(
  /water|bone|heart|sugar|pressure|bp|stomach|thyroid|cholesterol|gout|prostate|bladder|whole|same/,
);
