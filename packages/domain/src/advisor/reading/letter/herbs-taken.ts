import type { Mention } from '../../../resolve/mention.ts';
import { readText } from '../../../resolve/read.ts';
import { toItem } from '../../../safety/item.ts';
import { isOfPollen } from '../named-things/names-a-herb.ts';
import type { Cast } from './cast.ts';
import { formBehind } from './form-behind.ts';
import type { Role } from './role.ts';
import type { Span } from './spans.ts';

/** Puts the herbs that a sentence names to whoever takes them, or would; to the one it was about before where it does not tell. */
export function putToTakers(sentence: string, spans: readonly Span[], cast: Cast, before: Role): void {
  const herbs = herbsIn(sentence);
  const named = herbs.map((mention) => {
    const taker = takerAmong(spans, mention, sentence);
    const isSure = taker !== null && !taker.isAcquaintance;
    const herb = { item: toItem(mention), words: inItsForm(mention, sentence), isSure };
    (taker ?? before).herbs.set(mention.id, herb);
    if (taker?.isAcquaintance === true) before.ideas.set(mention.id, { herb, from: taker });
    return { herb, end: mention.end };
  });
  for (const [place, { owner, start }] of spans.entries()) {
    const next = spans.slice(place).find((span) => span.owner !== owner)?.start ?? sentence.length;
    const last = named.findLast(({ end }) => end <= start)?.herb ?? cast.lastNamed;
    const isNamed = herbs.some((herb) => herb.start >= start && herb.end <= next);
    if (last !== null && !isNamed && !owner.isAside && takesItToo.test(sentence.slice(start, next)))
      owner.herbs.set(last.item.id, last);
  }
  cast.lastNamed = named.at(-1)?.herb ?? cast.lastNamed;
}

function herbsIn(sentence: string): readonly Mention[] {
  const { mentions } = readText(sentence);
  return mentions.filter(
    (each) => each.kind === 'herb' && !each.negated && !each.allergy && !isOfPollen(each, mentions),
  );
}

/** "She's going to have some too", "he wants to use them as well". */
const takesItToo =
  /\b(?:want|wants|wanted|would like|['’]d like|going|gonna) to (?:try|take|use|start|have) (?:it|them|some|that|those)\b|\b(?:have|take|try|use|drink|want|wants|like|likes)\b[^.?!]{0,16}\b(?:some|the same|one as well|(?:it|them|that|this|one)\b[^.?!]{0,40}\b(?:too|as well|also|himself|herself))\b/i;

/**
 * Who takes a herb, or would: the one it is said to be for right behind it ("the saw palmetto for him"), else the one the words
 * before it are about. "My mother says valerian" is for whoever it was about before her; null where nobody was.
 */
function takerAmong(spans: readonly Span[], { start, end }: Mention, sentence: string): Role | null {
  const next = spans.find((span) => span.start >= end);
  if (next !== undefined && isForThem.test(sentence.slice(end, next.start)) && !next.owner.isAside) return next.owner;
  const place = spans.findLastIndex((span) => span.start <= start);
  const span = spans[place];
  if (span === undefined) return null;
  const isPraised =
    span.owner.isAside || (span.owner.relation !== null && praises.test(sentence.slice(span.start, start)));
  if (!isPraised) return span.owner;
  const isAnother = ({ owner, marker }: Span) =>
    owner !== span.owner && !owner.isAside && !(marker.kind === 'self' && marker.isPossessive);
  return spans.slice(0, place).findLast(isAnother)?.owner ?? null;
}

/** "… be all right for me". */
const isForThem = /^(?![^]*[.?!;])[^,]{0,34}\b(?:for|to|suit|help|with)\s$/i;
const praises =
  /\b(?:says?|said|swears?|reckons?|recommend\w*|told|tells|thinks|suggest\w*|insists?|advised?|sent|bought|brought|gave|posted|raves?|keeps? (?:on )?(?:about|telling))\b/i;

/** "Turmeric capsules": swallowed arnica is not "arnica gel". */
function inItsForm({ text, end }: Mention, sentence: string): string {
  return text + (formBehind.exec(sentence.slice(end))?.[0] ?? '');
}
