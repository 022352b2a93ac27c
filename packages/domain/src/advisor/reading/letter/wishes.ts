import type { Role } from './role.ts';
import { type Span, wordsAbout } from './spans.ts';

/** Whether a sentence asks anything. */
export const asks =
  /\?|\b(?:suggest|recommend|advi[sc]e|wonder|ideas?|tips|(?:would|['’]d) (?:like|love)|looking for|hoping|let (?:me|us) know|tell (?:me|us)|grateful|need|guide|wants (?:something|anything|some|an? )|(?:he|she) (?:just |only |also |now )?(?:wants|needs|asks|asked)|(?:want|wants|wanted|need|after|fancy|like) (?:something|anything|some|an?(?= (?:tea|herb|remedy))))\b/i;

/** Something is asked for all of them. */
export const forAll =
  /\b(?:both|each|all|any|which|either) of us\b|\b(?:for|guide|help) each(?=\W*$| one| person)|\bthe (?:two|three|four) of us\b|\b(?:whole|entire) family\b|\bfor us(?: both| all)?\b|\bwe (?:\w+ )?(?:have|take|try|use)\b/i;

/** "What else could she take", "is there a tea for his cough": what a sentence without a herb wishes for somebody, by whom it is for. */
export function wishesIn(
  sentence: string,
  spans: readonly Span[],
  topics: ReadonlySet<Role>,
): ReadonlyMap<Role, string> {
  if (!asks.test(sentence) || !isWish.test(sentence)) return new Map();
  const meant = spans.filter(({ start, owner }) => !owner.isAside && isFor.test(sentence.slice(0, start)));
  if (meant.length > 0 && !forAll.test(sentence)) return new Map(meant.map((span) => wishFor(span, sentence)));
  const ofAll = forAll.exec(sentence);
  const clause = ofAll === null ? null : clauseAround(sentence, ofAll.index, ofAll.index + ofAll[0].length).words;
  return new Map(
    [...topics].flatMap((role) => {
      const words = clause === null ? wordsAbout(role, spans, sentence) : asTheirs(clause, role, null);
      return isWish.test(words) ? [[role, words] as const] : [];
    }),
  );
}

/** Of "is valerian good for me, and what would suit the kids?" the half that is theirs. */
function wishFor(span: Span, sentence: string): readonly [Role, string] {
  const { start, words } = clauseAround(sentence, span.start, span.marker.end);
  const marker = { ...span.marker, start: span.marker.start - start, end: span.marker.end - start };
  return [span.owner, asTheirs(words, span.owner, { ...span, marker })];
}

/** The words around a place of a sentence, as far as one question goes. */
function clauseAround(sentence: string, from: number, to: number): { readonly start: number; readonly words: string } {
  const start = [...sentence.slice(0, from).matchAll(asksAnew)].at(-1)?.index ?? 0;
  const end = sentence.slice(to).search(asksAnew);
  return { start, words: sentence.slice(start, end < 0 ? undefined : to + end).replace(leftHanging, '') };
}

const leftHanging = /[,;]? (?:and|or|but) $/i;
const asksAnew =
  /(?:(?<=[,;] )|(?<=\b(?:and|or) ))(?:what|which|could|can|is there|do you|would|anything|something)\b(?=[^,;]*\b(?:for|suits?|give|help|helps)\b)/gi;

/** "For Kuba I would like something" as "for him he would like something", "what can I give the boy" as "what can he take". */
export function asTheirs(sentence: string, role: Role, span: Span | null): string {
  if (role.relation === null) return sentence.replaceAll(allOfUs, 'me').replace(canEach, '$1 I');
  const [one, whom, ones] = role.whose === 'her' ? ['she', 'her', 'her'] : ['he', 'him', 'his'];
  const named =
    span === null || span.marker.kind !== 'kin'
      ? sentence
      : `${sentence.slice(0, span.marker.start)}${span.marker.isPossessive ? ones : whom}${sentence.slice(span.marker.end)}`;
  return named
    .replaceAll(allOfUs, whom)
    .replace(canEach, `$1 ${one}`)
    .replace(givesThem, (_, verb: string) => `${verb} ${one} take `)
    .replaceAll(/\b(?:i|we)(?=['’]d\b|['’]ll\b| )/gi, one)
    .replaceAll(/\b(?:me|us)\b/gi, whom)
    .replaceAll(/\b(?:my|our)\b/gi, ones);
}

const allOfUs = /\b(?:(?:the )?(?:two|three|four|five|both|each|all|any|either) of us|us (?:both|all|two|three))\b/gi;
/** "What could me try?" */
const canEach = /\b(can|could|should|may|might|would|shall) (?:me|him|her)\b(?= (?:take|try|use|have|drink|do)\b)/i;
const givesThem =
  /\b(can|could|should|may|might|would) (?:i|we|you) (?:give|offer|suggest|recommend|advise|make|use on|put on)(?: (?:him|her|them))?(?: for(?: (?:him|her|them)\b)?)? ?/i;
const isFor = /\b(?:for|give|giving|suits?|helps?) $/i;
const isWish =
  /\b(?:instead|(?:what|anything|something) else|suggest|recommend|alternatives?|(?:something|anything|a herb|herbs|a tea|remed(?:y|ies)) (?:for|to|that|which|natural|gentle|safe|good|against)|(?:anything|something|one) (?:\w+er|kinder|more \w+) for|which herbs?|what['’]?s (?:good|best|safe|right|gentle)|what (?:would |could |might |will )?(?:suits?|helps?|works|be good|is good)|what (?:herbs?|tea|would you|(?:can|could|should|might|would) (?:i|we|he|she|you|each|both|all|everyone|everybody))|is there (?:an?|any(?:thing)?|some(?:thing)?)|any (?:ideas?|suggestions?|tips))\b/i;
