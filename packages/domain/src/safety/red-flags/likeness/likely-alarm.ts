import { plainWords } from '../plain-words.ts';
import { type RedFlag } from '../red-flag.ts';
import type { Kind } from './kinds.ts';
import { likelyAlarms } from './likely-alarms.ts';
import { weigh, type Weights } from './weigh.ts';
import { bases, placesInBase64, unit } from './weights.gen.ts';

/** From these likelihoods on a message is answered as an alarm; set by `npm run learn`, which prints what each costs. */
const leastForAlarm = 0.88;
const leastWords = 3;
const longestMessage = 4000;
let weights: Weights | undefined;

/** The alarm that a message sounds like although no rule knows its words; null when it sounds calm enough. */
export function findLikelyAlarm(message: string): RedFlag | null {
  const text = plainWords(message.slice(0, longestMessage));
  if (text.split(/\s+/).length < leastWords) return null;
  weights ??= { places: fromBase64(placesInBase64), bases, unit };
  const { calm, ...alarms } = weigh(text, weights);
  if (1 - calm < leastForAlarm) return null;
  return likelyAlarms[likeliest(alarms)];
}

/** Urgent only when that is likelier than all emergencies together. */
function likeliest({ urgent, ...emergencies }: Record<Exclude<Kind, 'calm'>, number>): Exclude<Kind, 'calm'> {
  const all = Object.values(emergencies).reduce((sum, share) => sum + share, 0);
  if (urgent > all) return 'urgent';
  const [first] = Object.entries(emergencies).toSorted(([, one], [, other]) => other - one);
  // safe: the entries are those of the emergencies.
  return (first?.[0] ?? 'body') as Exclude<Kind, 'calm'>;
}

function fromBase64(text: string): Int8Array {
  return Int8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
