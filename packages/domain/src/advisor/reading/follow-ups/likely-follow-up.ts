import { madeAtOnce } from '../../../made-ready.ts';
import { weigh, type Weights } from '../../../likeness/weigh.ts';
import { readWeights } from '../../../likeness/written-weights.ts';
import { lately } from '../../../resolve/lately.ts';
import { type FollowUpKind, followUpKinds } from './follow-up-kinds.ts';
import * as written from './weights.gen.ts';

/** What a message is most likely to go on with, and how likely that is, from 0 to 1. */
export interface LikelyFollowUp {
  readonly kind: FollowUpKind;
  readonly share: number;
}

/** So likely one of some fifty kinds must be, and so much likelier than the next, before it is taken for meant. */
const leastLikely = 0.15;
const leastLead = 1.5;
const learnedWeights = madeAtOnce(() => readWeights(written));

/** How a short message goes on from an answer, by weights learned from some thousand lines (decision 30); null where it is not sure. */
export const likelyFollowUp = lately((text) => likelyFollowUpBy(text, learnedWeights()));

/** The same by other weights. */
export function likelyFollowUpBy(text: string, weights: Weights): LikelyFollowUp | null {
  // safe: the entries are those of the kinds.
  const likely = Object.entries(weigh(text, followUpKinds, weights)) as [FollowUpKind | 'none', number][];
  const [first, second] = likely.toSorted(([, one], [, other]) => other - one);
  if (first === undefined || second === undefined || first[0] === 'none') return null;
  const [kind, share] = first;
  return share < leastLikely || share < second[1] * leastLead ? null : { kind, share };
}
