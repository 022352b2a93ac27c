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
    if (signsOff.test(sentence)) continue;
    const clauses = joinedIfOneMatter(clausesOf(sentence).flatMap((clause) => clause.split(beforeIfNot)));
    if (!clauses.some(isQuestion) && !asksIndirectly.test(sentence) && !asksBehind.test(sentence)) {
      told.push(sentence);
      continue;
    }
    // "I'd like to try fenugreek. Good idea or not?": the question is of the wish before it.
    if (told.length === 0 && parts.length > 0 && !isQuestion(parts.at(-1) ?? '') && asksOfTheWish.test(sentence)) {
      parts.push(`${parts.pop() ?? ''} ${sentence}`);
      continue;
    }
    parts.push([...told, ...clauses.slice(0, 1)].join(' '), ...clauses.slice(1));
    told = [];
  }
  if (parts.length < 2 || parts.length > mostParts) return [];
  const last = parts.length - 1;
  return told.length === 0 ? parts : parts.with(last, `${told.join(' ')} ${parts[last] ?? ''}`);
}

/** "Which is good and which is bad for me": one matter. */
function joinedIfOneMatter(clauses: readonly string[]): readonly string[] {
  const [first, second, ...rest] = clauses;
  return first !== undefined && second !== undefined && asksForTheRest.test(second)
    ? [`${first} ${second}`, ...rest]
    : clauses;
}

const mostParts = 6;
/** "Kind regards, Dorothy", "Thanks!" */
const signsOff =
  /^\W*(?:(?:kind|best|warm|many) (?:regards|wishes)|regards|best|cheers|thanks?(?: you)?(?: so much| very much| in advance| a lot| again)?|sincerely|yours(?: \w+)?|love|greetings)\b[\s,!.]*(?:\w+)?\W*$/i;
const beforeIfNot = /,?\s+(?=(?:and|but|or) if (?:not|so|yes)\b,? )/i;
const asksForTheRest =
  /^\W*(?:and|or) (?:which|what)(?: ones?)? (?:isn't|aren't|not\b|is (?:not|bad|worse)|are (?:not|bad)|(?:should|must|do|can) (?:i|we|he|she|they) (?:not|leave|avoid|skip|stay away))/i;
const asksOfTheWish =
  /^\W*(?:(?:so|and|or|but|well|is (?:that|it|this)|would (?:that|it|this) be|what|any) )*(?:(?:an? )?(?:good|bad|smart|wise|safe|ok(?:ay)?|fine|alright|all right|silly|stupid)(?: idea)?(?: or (?:not|bad))?|do you (?:think|recommend|suggest|advise|reckon)|(?:would|can|could) you (?:recommend|suggest|advise|say)|thoughts|ideas|advice)\b[^?]{0,24}\?\W*$/i;
/** "I would like to know which is okay", "I want to try something else", "any advice welcome". */
const asksIndirectly =
  /\b(?:(?:would|['’]d) (?:like|love) (?:to (?:know|try|ask|hear|start|take)|some(?:thing)?|your|a|an)|(?:want|wanted|wish|hoping|hope) to (?:know|try|ask|find|check|hear|start)|wonder(?:ing|ed)?\b|look(?:ing)? for (?:something|anything|an?|some|ideas)|any (?:advice|suggestions?|ideas?|thoughts|recommendations?|tips|help)\b|please (?:advise|recommend|suggest|tell|help|let me know)|let me know (?:if|what|which|whether|how)|tell me (?:if|what|which|whether|how)|(?:need|want) (?:something|anything|some help|help|advice)|not sure (?:if|whether|which|what)|curious (?:if|whether|about)|(?:he|she|they)(?: now)? (?:asks?|wonders?|wants? to know) (?:if|whether|about|for|what|which))/i;
/** "My daughter has a cough, what can I give her", and not "a light period, which I took as a good sign". */
const asksBehind =
  /[,;:–-]\s*(?:so |and |but )?(?:(?:what|which|how|when|where) (?:can|could|should|do|does|would|is|are|much|many|long|often)|(?:can|could|should|is|are|does|do|will|would) (?:i|we|you|he|she|it|that|they|this|these))\b(?! i (?:take|took|use|used|drink|drank|have|had|got|do|did|bought)\b)/i;
