import type { checkSafety, FindingReply, ReplyOf } from '@herbie/contract';

type Check = ReplyOf<typeof checkSafety>;

interface Sorted {
  /** About something that stands on the label. */
  readonly ofLabel: readonly FindingReply[];
  /** Between other things that the person takes already. */
  readonly ofOthers: readonly FindingReply[];
}

/** What a check says of a label, apart from what it says of a person's other supplements. */
export function sortFindings({ findings, recognised }: Pick<Check, 'findings' | 'recognised'>): Sorted {
  const onLabel = new Set(recognised.map(({ id }) => id)).add(theProduct);
  const isOfLabel = ({ subject, with: other }: FindingReply) => onLabel.has(subject.id) || onLabel.has(other.id);
  if (recognised.length === 0) return { ofLabel: findings, ofOthers: [] };
  return { ofLabel: findings.filter(isOfLabel), ofOthers: findings.filter((finding) => !isOfLabel(finding)) };
}

/** The engine's own name for what a label holds besides its ingredients. */
const theProduct = 'this-product';
