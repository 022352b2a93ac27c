import { clausesOf, isQuestion } from './parts-asked.ts';
import { sentencesOfStory } from './reading/story.ts';

/**
 * What a long message asks, each question with what is told before it; what is told last goes with the last one. None where it asks
 * one thing only.
 */
export function partsOfAStory(message: string): readonly string[] {
  const parts: string[] = [];
  let told: string[] = [];
  for (const sentence of sentencesOfStory(message)) {
    const clauses = clausesOf(sentence);
    if (!clauses.some(isQuestion) && !asksIndirectly.test(sentence) && !asksBehind.test(sentence)) {
      told.push(sentence);
      continue;
    }
    parts.push([...told, ...clauses.slice(0, 1)].join(' '), ...clauses.slice(1));
    told = [];
  }
  if (parts.length < 2 || parts.length > mostParts) return [];
  const last = parts.length - 1;
  return told.length === 0 ? parts : parts.with(last, `${told.join(' ')} ${parts[last] ?? ''}`);
}

const mostParts = 6;
/** "I would like to know which is okay", "I want to try something else", "any advice welcome". */
const asksIndirectly =
  /\b(?:(?:would|['’]d) (?:like|love) (?:to (?:know|try|ask|hear|start|take)|some(?:thing)?|your|a|an)|(?:want|wanted|wish|hoping|hope) to (?:know|try|ask|find|check|hear|start)|wonder(?:ing|ed)?\b|look(?:ing)? for (?:something|anything|an?|some|ideas)|any (?:advice|suggestions?|ideas?|thoughts|recommendations?|tips|help)\b|please (?:advise|recommend|suggest|tell|help|let me know)|let me know (?:if|what|which|whether|how)|tell me (?:if|what|which|whether|how)|(?:need|want) (?:something|anything|some help|help|advice)|not sure (?:if|whether|which|what)|curious (?:if|whether|about))/i;
/** "My daughter has a cough, what can I give her". */
const asksBehind =
  /[,;:–-]\s*(?:so |and |but )?(?:what|which|how|when|where|can|could|should|is|are|does|do|will|would) (?:can|could|should|do|does|would|is|are|i|we|you|he|she|it|that|they|this|these|much|many|long|often)\b/i;
