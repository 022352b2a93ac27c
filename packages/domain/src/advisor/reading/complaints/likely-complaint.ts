import { madeAtOnce } from '../../../made-ready.ts';
import { closeUses } from '../../../herbs/first-choices.ts';
import { type UseKey, useKeys } from '../../../herbs/use-keys.ts';
import { weigh, type Weights } from '../../../likeness/weigh.ts';
import { readWeights } from '../../../likeness/written-weights.ts';
import { lately } from '../../../resolve/lately.ts';
import { type ComplaintKind, complaintKinds } from './complaint-kinds.ts';
import * as written from './weights.gen.ts';

/** What a message most likely complains of. */
export interface LikelyComplaint {
  /** One, or two where it is not plain which of them is meant. */
  readonly kinds: readonly [ComplaintKind] | readonly [ComplaintKind, ComplaintKind];
  /** How likely it is to be that, or what the same herbs are taken for, from 0 to 1. */
  readonly share: number;
  /** Else it is asked whether that is meant. */
  readonly isSure: boolean;
}

/** So likely a complaint must be, and so much likelier than any other and than none, before it is taken for meant. */
const sure = { share: 0.12, lead: 2, leadOfNone: 1.1 };
/** The same for one or two together, before it is asked whether they are meant. */
const likelyEnough = { share: 0.16, lead: 1.3, leadOfNone: 1.4 };
/** So near the first the second must be, to be asked for as well. */
const nearIt = 0.6;
const learnedWeights = madeAtOnce(() => readWeights(written));

/** What is complained of, by weights learned from some thousand lines (decision 31); null where it is not sure. */
export const likelyComplaint = lately((text) => likelyComplaintBy(text, learnedWeights()));

/** The same by other weights. */
export function likelyComplaintBy(text: string, weights: Weights): LikelyComplaint | null {
  const { none, ...complaints } = weigh(text, complaintKinds, weights);
  // safe: what is left are the kinds of complaints.
  const likely = (Object.entries(complaints) as [ComplaintKind, number][]).toSorted(
    ([, one], [, other]) => other - one,
  );
  const [first, second, third] = likely;
  if (first === undefined || second === undefined || third === undefined) return null;
  const [kind] = first;
  const share = likely.reduce((sum, [each, own]) => (fits(each, kind) ? sum + own : sum), 0);
  const next = likely.find(([each]) => !fits(each, kind))?.[1] ?? 0;
  if (share >= sure.share && share >= next * sure.lead && share >= none * sure.leadOfNone)
    return { kinds: [kind], share, isSure: true };
  const both = first[1] + second[1];
  const leads = second[1] >= third[1] * likelyEnough.lead || first[1] >= second[1] * likelyEnough.lead;
  if (both < likelyEnough.share || !leads || both < none * likelyEnough.leadOfNone) return null;
  const isEither = second[1] >= first[1] * nearIt && !fits(second[0], kind);
  return { kinds: isEither ? [kind, second[0]] : [kind], share: both, isSure: false };
}

/** Whether what helps with one complaint is worth a look for the other. */
export function fits(one: ComplaintKind, other: ComplaintKind): boolean {
  return one === other || closeTo(one).includes(other) || closeTo(other).includes(one);
}

function closeTo(kind: ComplaintKind): readonly ComplaintKind[] {
  return isUse(kind) ? (closeUses[kind] ?? []) : [];
}

function isUse(kind: ComplaintKind): kind is UseKey {
  return useKeys.some((key) => key === kind);
}
