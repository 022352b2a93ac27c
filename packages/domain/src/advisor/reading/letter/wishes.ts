import type { Role } from './role.ts';
import { type Span, wordsAbout } from './spans.ts';

/** Whether a sentence asks anything. */
export const asks =
  /\?|\b(?:suggest|recommend|advi[sc]e|wonder|ideas?|tips|(?:would|['’]d) (?:like|love)|looking for|hoping|let (?:me|us) know|tell (?:me|us)|grateful|need)\b/i;

/** Something is asked for all of them. */
export const forAll =
  /\b(?:both|each|all|any) of us\b|\bthe (?:two|three|four) of us\b|\b(?:whole|entire) family\b|\bfor us(?: both| all)?\b|\bwe (?:\w+ )?(?:have|take|try|use)\b/i;

/** "What else could she take", "is there a tea for his cough": what a sentence without a herb wishes for somebody, by whom it is for. */
export function wishesIn(
  sentence: string,
  spans: readonly Span[],
  topics: ReadonlySet<Role>,
): ReadonlyMap<Role, string> {
  if (!asks.test(sentence) || !isWish.test(sentence)) return new Map();
  const meant = spans.find(({ start, owner }) => !owner.isAside && isFor.test(sentence.slice(0, start)));
  if (meant !== undefined && !topicsAreAll(sentence)) return new Map([[meant.owner, asPronoun(sentence, meant)]]);
  return new Map(
    [...topics].flatMap((role) => {
      const words = topicsAreAll(sentence) ? sentence : wordsAbout(role, spans, sentence);
      return isWish.test(words) ? [[role, words] as const] : [];
    }),
  );
}

function topicsAreAll(sentence: string): boolean {
  return forAll.test(sentence);
}

/** "For Kuba I would like something" as "for him I would like something". */
function asPronoun(sentence: string, { owner, marker }: Span): string {
  if (marker.kind !== 'kin') return sentence;
  const [whom, whose] = owner.whose === 'her' ? ['her', 'her'] : ['him', 'his'];
  return `${sentence.slice(0, marker.start)}${marker.isPossessive ? whose : whom}${sentence.slice(marker.end)}`;
}

const isFor = /\b(?:for|give|giving) $/i;
const isWish =
  /\b(?:instead|(?:what|anything|something) else|suggest|recommend|alternatives?|(?:something|anything|a herb|herbs|a tea|remed(?:y|ies)) (?:for|to|that|which|natural|gentle|safe|good|against)|which herbs?|what (?:herbs?|tea|would you|can (?:i|we|he|she|you)|could (?:i|we|he|she|you)|should (?:i|we|he|she))|is there (?:an?|any|some)|any (?:ideas?|suggestions?|tips))\b/i;
