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
const learnedWeights = madeAtOnce(() => readWeights(written));

/** How a short message goes on from an answer, by weights learned from some thousand lines (decision 30); null where it is not sure. */
export const likelyFollowUp = lately((text) => likelyFollowUpBy(text, learnedWeights()));

/** The same by other weights. */
export function likelyFollowUpBy(text: string, weights: Weights): LikelyFollowUp | null {
  // safe: the entries are those of the kinds.
  const each = Object.entries(weigh(text, followUpKinds, weights)) as [Kind, number][];
  const likely = [...Map.groupBy(each, ([kind]) => plainWordsOf(kind)).values()]
    .map(asOne)
    .toSorted(([, one], [, other]) => other - one);
  const [kind] = likely[0] ?? ['none'];
  if (kind === 'none') return null;
  const family = families.find((kinds) => kinds.includes(kind)) ?? [kind];
  const isNear = ([other]: readonly [Kind, number]) => other !== 'none' && family.includes(other);
  const share = likely.filter((other) => isNear(other)).reduce((sum, [, part]) => sum + part, 0);
  const next = likely.find((other) => !isNear(other))?.[1] ?? 0;
  return share < leastLikely || share < next * leastLead ? null : { kind, share };
}

function plainWordsOf(kind: Kind): string {
  return kind === 'none' ? kind : followUps[kind].asks;
}

/** Kinds that stand for the same question are as likely as all of them together. */
function asOne(kinds: readonly [Kind, number][]): [Kind, number] {
  const [likeliest = ['none', 0]] = kinds.toSorted(([, one], [, other]) => other - one);
  return [likeliest[0], kinds.reduce((sum, [, share]) => sum + share, 0)];
}
