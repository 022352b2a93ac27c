import type { Mention } from '../../../resolve/mention.ts';
import type { Role } from './role.ts';
import type { Span } from './people-told.ts';

/**
 * Who takes a herb, or would: the one it is said to be for right behind it ("the saw palmetto for him"), else the one the words
 * before it are about. Null where those only praise or bring it.
 */
export function takerAmong(spans: readonly Span[], { start, end }: Mention, sentence: string): Role | null {
  const next = spans.find((span) => span.start >= end);
  if (next !== undefined && forThem.test(sentence.slice(end, next.start)) && !next.owner.isAside) return next.owner;
  const place = spans.findLastIndex((span) => span.start <= start);
  const span = spans[place];
  if (span === undefined) return null;
  // "My mother says valerian": for whoever it was about before her.
  const isPraised = span.owner.isAside || (span.owner.relation !== null && praises.test(sentence.slice(span.start, start)));
  return isPraised ? (spans.slice(0, place).findLast(({ owner, marker }) => !(marker.kind === 'self' && marker.isPossessive) && !owner.isAside && owner !== span.owner)?.owner ?? null) : span.owner;
}

/** "… be all right for me". */
const forThem = /^(?![^]*[.?!;])[^,]{0,34}\b(?:for|to|suit|help|with)\s$/i;
const praises =
  /\b(?:says?|said|swears?|reckons?|recommend\w*|told|tells|thinks|suggest\w*|insists?|advised?|sent|bought|brought|gave|posted|raves?|keeps? (?:on )?(?:about|telling))\b/i;
