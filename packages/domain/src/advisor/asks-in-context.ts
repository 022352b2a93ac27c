import type { Mention } from '../resolve/mention.ts';
import { type Asks, asksForFacts, readAsks } from './asks.ts';
import { supposesPregnancy } from './supposed.ts';

/** What a question asks for, once the names in it are known. */
export function asksOf(question: string, mentions: readonly Mention[]): Asks {
  const asks = withBareName(readAsks(question), question, mentions);
  return supposesPregnancy(question) ? { ...asks, checking: true } : asks;
}

/** "Black cohosh?": a name and nothing else asks whether it will do; "ginger or mint" asks which. */
function withBareName(asks: Asks, question: string, mentions: readonly Mention[]): Asks {
  const herbs = mentions.filter(({ kind }) => kind === 'herb');
  if (goodForAll.test(question)) return { ...asks, checking: false, evidence: true };
  const namesMedicine = mentions.some(({ kind }) => kind === 'medicine');
  if (!namesMedicine && howMuchShould.test(question)) return { ...asks, checking: false };
  const between = question.slice(herbs[0]?.start ?? 0, herbs.at(-1)?.start ?? 0);
  if (herbs.length > 1 && !asks.together && /\bor\b/i.test(between)) return { ...asks, comparing: true };
  const isBare =
    mentions.some(({ kind }) => kind === 'herb') && bareName.test(question) && !asks.comparing && !asksForFacts(asks);
  return isBare ? { ...asks, checking: true, bare: true } : asks;
}

/** "How much should I take and when?" asks for an amount, not for leave. */
const howMuchShould =
  /^\W*(?:and |so |ok |then )*how (?:much|many|often|long)\b[^.?!]*\b(?:(?:should|can|could|may) (?:i|he|she|we|they|one)|(?:is|are|would be) (?:ok|okay|safe|fine|allowed|too much))\b(?![^.?!]*\b(?:with my|together|while|as well)\b)/i;

/** "Is it good for anything?" asks what it does, not for leave. */
const goodForAll = /\bgood for (?:everything|anything|nothing|all)\b/i;

/** At most six words that are no sentence. */
const bareName =
  /^\s*(?!what|which|who|how|why|tell|does|do|did|i\b)(?:[^\s?]+\s+){0,5}[^\s?]+(?: (?:for|to) (?:my|our|a|an|the)(?: [^\s?]+){1,5})?\s*\?+\s*$/i;
