import type { Role } from './role.ts';
import { type Span, wordsAbout } from './spans.ts';

/** Whether a sentence asks anything. */
export const asks =
  /\?|\b(?:suggest|recommend|advi[sc]e|wonder|ideas?|tips|(?:would|['’]d) (?:like|love)|looking for|hoping|let (?:me|us) know|tell (?:me|us)|grateful|need|guide|wants (?:something|anything|some|an? )|(?:he|she) (?:just |only |also |now )?(?:wants|needs|asks|asked))\b/i;

/** Something is asked for all of them. */
export const forAll =
  /\b(?:both|each|all|any|which) of us\b|\b(?:for|guide|help) each(?=\W*$| one| person)|\bthe (?:two|three|four) of us\b|\b(?:whole|entire) family\b|\bfor us(?: both| all)?\b|\bwe (?:\w+ )?(?:have|take|try|use)\b/i;

/** "What else could she take", "is there a tea for his cough": what a sentence without a herb wishes for somebody, by whom it is for. */
export function wishesIn(
  sentence: string,
  spans: readonly Span[],
  topics: ReadonlySet<Role>,
): ReadonlyMap<Role, string> {
  if (!asks.test(sentence) || !isWish.test(sentence)) return new Map();
  const meant = spans.find(({ start, owner }) => !owner.isAside && isFor.test(sentence.slice(0, start)));
  if (meant !== undefined && !forAll.test(sentence))
    return new Map([[meant.owner, asTheirs(sentence, meant.owner, meant)]]);
  return new Map(
    [...topics].flatMap((role) => {
      const words = forAll.test(sentence) ? asTheirs(sentence, role, null) : wordsAbout(role, spans, sentence);
      return isWish.test(words) ? [[role, words] as const] : [];
    }),
  );
}

/** "For Kuba I would like something" as "for him he would like something", "what can I give the boy" as "what can he take". */
export function asTheirs(sentence: string, role: Role, span: Span | null): string {
  if (role.relation === null) return sentence;
  const [one, whom, ones] = role.whose === 'her' ? ['she', 'her', 'her'] : ['he', 'him', 'his'];
  const named =
    span === null || span.marker.kind !== 'kin'
      ? sentence
      : `${sentence.slice(0, span.marker.start)}${span.marker.isPossessive ? ones : whom}${sentence.slice(span.marker.end)}`;
  return named
    .replace(givesThem, (_, verb: string) => `${verb} ${one} take `)
    .replaceAll(/\b(?:i|we)(?=['’]d\b|['’]ll\b| )/gi, one)
    .replaceAll(/\b(?:me|us)\b/gi, whom)
    .replaceAll(/\b(?:my|our)\b/gi, ones);
}

const givesThem =
  /\b(can|could|should|may|might|would) (?:i|we|you) (?:give|offer|suggest|recommend|advise|make|use on|put on)(?: (?:him|her|them))?(?: for(?: (?:him|her|them)\b)?)? ?/i;
const isFor = /\b(?:for|give|giving) $/i;
const isWish =
  /\b(?:instead|(?:what|anything|something) else|suggest|recommend|alternatives?|(?:something|anything|a herb|herbs|a tea|remed(?:y|ies)) (?:for|to|that|which|natural|gentle|safe|good|against)|(?:anything|something|one) (?:\w+er|kinder|more \w+) for|which herbs?|what (?:herbs?|tea|would you|can (?:i|we|he|she|you)|could (?:i|we|he|she|you)|should (?:i|we|he|she))|is there (?:an?|any|some)|any (?:ideas?|suggestions?|tips))\b/i;
