import { madeAtOnce } from '../../../made-ready.ts';
import { lately } from '../../../resolve/lately.ts';
import { asHeard } from '../heard.ts';
import { weigh, type Weights } from '../../../likeness/weigh.ts';
import { readWeights } from '../../../likeness/written-weights.ts';
import { type EmergencyKind, type Kind, kinds } from './kinds.ts';
import { isSpokenOf } from './spoken-of.ts';
import * as written from './weights.gen.ts';

/** What a message sounds like by its words. */
export interface Likeness {
  /** How likely it is that nobody is in danger, from 0 to 1. */
  readonly calm: number;
  /** What it would be about if somebody were. */
  readonly alarm: Exclude<Kind, 'calm'>;
}

/** Sentences are read together until they have so many words. */
const leastWords = 6;
/**
 * A message is read as a whole, and its parts as well, so that an alarm in a long letter is not drowned by the rest. What
 * was learned are whole messages: the odds of a part are divided by so much, and more the more parts there are, for each
 * is another chance to sound like an alarm by accident.
 */
const doubtOfAPart = 5.5;
const strictness = 0.6;
const learnedWeights = madeAtOnce(() => readWeights(written));

/** Reads a message by weights learned from some thousand lines; decision 22 tells how and how well. */
export function likenessOf(message: string, weights?: Weights): Likeness {
  return weights ? readLikeness(message, weights) : likenessLately(message);
}

const likenessLately = lately((message) => readLikeness(message, learnedWeights()));

function readLikeness(message: string, weights: Weights): Likeness {
  const { whole, parts } = partsOf(asHeard(message));
  const doubt = doubtOfAPart * parts.length ** strictness;
  const readings = parts.length > 1 ? parts.map((part) => ({ text: part, doubt })) : [];
  let worst: Likeness = { calm: 1, alarm: 'body' };
  for (const reading of [{ text: whole, doubt: 1 }, ...readings]) {
    const { calm: likely, ...alarms } = weigh(reading.text, kinds, weights);
    const calm = (likely * reading.doubt) / (likely * reading.doubt + 1 - likely);
    if (calm < worst.calm) worst = { calm, alarm: likeliest(alarms, whole) };
  }
  return worst;
}

/** How likely each kind of emergency is, supposing that there is one. */
export function emergencyShares(message: string): Readonly<Record<EmergencyKind, number>> {
  const { calm, urgent, ...emergencies } = wholeLately(message);
  // safe: what is left are the kinds of emergencies.
  return Object.fromEntries(
    Object.entries(emergencies).map(([kind, share]) => [kind, share / (1 - calm - urgent)]),
  ) as Record<EmergencyKind, number>;
}

/** How likely it is that help is needed at once, and what for, by the message as a whole. */
export function likelyEmergency(message: string): { readonly share: number; readonly kind: EmergencyKind } {
  const { calm, urgent, ...emergencies } = wholeLately(message);
  return { share: 1 - calm - urgent, kind: emergenciesSpokenOf(emergencies, message)[0]?.[0] ?? 'body' };
}

const wholeLately = lately((message) => weigh(asHeard(message), kinds, learnedWeights()));

/** A last sentence too short for a part belongs to the part before it. */
function partsOf(text: string): { whole: string; parts: readonly string[] } {
  const parts: string[] = [];
  let part = '';
  for (const sentence of text.split(/(?<=[.!?\n])\s+/)) {
    part = part === '' ? sentence : `${part} ${sentence}`;
    if (part.split(/\s+/).length < leastWords) continue;
    parts.push(part);
    part = '';
  }
  if (part !== '') parts.push(`${parts.pop() ?? ''} ${part}`.trim());
  return { whole: text, parts };
}

/** Of what the message speaks of; urgent only when that is likelier than all emergencies together. */
function likeliest(
  { urgent, ...emergencies }: Readonly<Record<Exclude<Kind, 'calm'>, number>>,
  message: string,
): Likeness['alarm'] {
  const spokenOf = emergenciesSpokenOf(emergencies, message);
  const all = spokenOf.reduce((sum, [, share]) => sum + share, 0);
  return urgent > all ? 'urgent' : (spokenOf[0]?.[0] ?? 'body');
}

/** What the message may be about by its words, the likeliest first. */
function emergenciesSpokenOf(
  shares: Readonly<Record<EmergencyKind, number>>,
  message: string,
): readonly [EmergencyKind, number][] {
  // safe: the entries are those of the emergencies.
  return (Object.entries(shares) as [EmergencyKind, number][])
    .filter(([kind]) => isSpokenOf(kind, message))
    .toSorted(([, one], [, other]) => other - one);
}
