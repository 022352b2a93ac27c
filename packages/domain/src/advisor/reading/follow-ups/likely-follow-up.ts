import { madeAtOnce } from '../../../made-ready.ts';
import { weigh, type Weights } from '../../../likeness/weigh.ts';
import { readWeights } from '../../../likeness/written-weights.ts';
import { lately } from '../../../resolve/lately.ts';
import { families, type FollowUpKind, followUpKinds, followUps } from './follow-up-kinds.ts';
import * as written from './weights.gen.ts';

/** What a message is most likely to go on with, and how likely that is, from 0 to 1. */
export interface LikelyFollowUp {
  readonly kind: FollowUpKind;
  readonly share: number;
}

type Kind = FollowUpKind | 'none';

/** So likely one of some ninety kinds must be, with those near it, and so much likelier than the next, to be taken for meant. */
const leastLikely = 0.1;
const leastLead = 1.5;
/** The same where nothing else was understood, and so likely beside none of them: then it is said what was guessed. */
const perhaps = { share: 0.06, lead: 1.2, leadOfNone: 0.5 };
const learnedWeights = madeAtOnce(() => readWeights(written));

/** How a short message goes on from an answer, by weights learned from some thousand lines (decision 30); null where it is not sure. */
export const likelyFollowUp = lately((text) => likelyFollowUpBy(text, learnedWeights()));

/** The same by other weights. */
export function likelyFollowUpBy(text: string, weights: Weights): LikelyFollowUp | null {
  const likely = likeliestFirst(text, weights);
  const [first] = likely;
  if (first === undefined || first[0] === 'none') return null;
  const { share, next } = withFamily(first[0], likely);
  return share < leastLikely || share < next * leastLead ? null : { kind: first[0], share };
}

/** What it may be, where nothing else was understood; null where that is anybody's guess. */
export function perhapsFollowUp(text: string): LikelyFollowUp | null {
  const likely = likeliestFirst(text, learnedWeights());
  const others = likely.filter(([kind]) => kind !== 'none');
  const kind = others[0]?.[0] ?? 'none';
  if (kind === 'none') return null;
  const none = likely.find((each) => each[0] === 'none')?.[1] ?? 0;
  const { share, next } = withFamily(kind, others);
  const isWorthAGuess = share >= perhaps.share && share >= next * perhaps.lead && share >= none * perhaps.leadOfNone;
  return isWorthAGuess ? { kind, share } : null;
}

function likeliestFirst(text: string, weights: Weights): readonly [Kind, number][] {
  // safe: the entries are those of the kinds.
  const each = Object.entries(weigh(text, followUpKinds, weights)) as [Kind, number][];
  return [...Map.groupBy(each, ([kind]) => plainWordsOf(kind)).values()]
    .map(asOne)
    .toSorted(([, one], [, other]) => other - one);
}

/** How likely a kind is with those near it, and the next that is not. */
function withFamily(kind: FollowUpKind, likely: readonly [Kind, number][]): { share: number; next: number } {
  const family = families.find((kinds) => kinds.includes(kind)) ?? [kind];
  const isNear = ([other]: readonly [Kind, number]) => other !== 'none' && family.includes(other);
  return {
    share: likely.filter((other) => isNear(other)).reduce((sum, [, part]) => sum + part, 0),
    next: likely.find((other) => !isNear(other))?.[1] ?? 0,
  };
}

function plainWordsOf(kind: Kind): string {
  return kind === 'none' ? kind : followUps[kind].asks;
}

/** Kinds that stand for the same question are as likely as all of them together. */
function asOne(kinds: readonly [Kind, number][]): [Kind, number] {
  const [likeliest = ['none', 0]] = kinds.toSorted(([, one], [, other]) => other - one);
  return [likeliest[0], kinds.reduce((sum, [, share]) => sum + share, 0)];
}
