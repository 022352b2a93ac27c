import { lexicon } from './lexicon.ts';
import { distance, phraseOf, singular } from './words.ts';
import { slipsAllowed } from './near.ts';

export interface NameMatch {
  readonly kind: 'herb' | 'medicine';
  readonly id: string;
  readonly name: string;
  /** 1 for the name itself, less for beginnings, parts and typos. */
  readonly score: number;
}

const usualLimit = 8;

/** Herbs and medicines whose names are near a query, best first; empty when nothing is near. */
export function resolveName(query: string, limit = usualLimit): readonly NameMatch[] {
  const wanted = phraseOf(query.slice(0, 200));
  if (wanted === '') return [];
  const best = new Map<string, NameMatch>();
  for (const [phrase, entries] of lexicon().phrases) {
    const score = scoreOf(wanted, phrase);
    if (score === 0) continue;
    for (const { kind, id, name } of entries) {
      if ((kind !== 'herb' && kind !== 'medicine') || id.startsWith('class:')) continue;
      const key = `${kind}:${id}`;
      const present = best.get(key);
      if (!present || present.score < score) best.set(key, { kind, id, name, score });
    }
  }
  return [...best.values()]
    .toSorted(
      (left, right) => right.score - left.score || (left.name < right.name ? -1 : left.name > right.name ? 1 : 0),
    )
    .slice(0, limit);
}

function scoreOf(wanted: string, phrase: string): number {
  if (phrase === wanted || phrase === singular(wanted)) return 1;
  if (wanted.length >= 2 && phrase.startsWith(wanted))
    return 0.9 - Math.min(0.2, (phrase.length - wanted.length) / 100);
  if (wanted.length >= 3 && phrase.includes(` ${wanted}`)) return 0.7;
  const squashedWanted = wanted.replaceAll(' ', '');
  const squashed = phrase.replaceAll(' ', '');
  if (squashed === squashedWanted) return 0.98;
  const most = slipsAllowed(squashedWanted.length);
  if (most === 0 || squashed.length < 4 || squashed[0] !== squashedWanted[0]) return 0;
  const slips = distance(squashedWanted, squashed, most);
  return slips > most ? 0 : 0.85 - slips * 0.1;
}
