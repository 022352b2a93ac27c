import { usesFromText } from '../../../herbs/uses-from-text.ts';
import { readText } from '../../../resolve/read.ts';
import type { AdvisorRequest } from '../../answer.ts';

/** "What else for the winter thing", after "winter blues": the trouble that was told with the word, and no herb of that breath. */
export function troubleMeant(text: string, history: AdvisorRequest['history']): string {
  const bowels = ofTheBowels.test(text) && history.some((turn) => turn.role === 'user' && hardBowels.test(turn.text));
  if (bowels) return text.replace(ofTheBowels, 'constipation');
  const word = ofTheTrouble.exec(text)?.[1];
  if (word === undefined || usesFromText(word).length > 0 || readText(word).mentions.length > 0) return text;
  const stands = new RegExp(String.raw`\b${word} [a-z]+\b`, 'i');
  const told = history.flatMap(({ role, text: said }) => (role === 'user' ? (stands.exec(said)?.[0] ?? []) : []));
  const trouble = told.findLast((each) => usesFromText(each).length > 0);
  return trouble === undefined ? text : text.replace(ofTheTrouble, trouble);
}

export const ofTheTrouble =
  /(?<=\b(?:for|with|about|against|of|help|helps|ease|do about) )(?:the|that|this|my) ([a-z]{3,14}) (?:thing|business|issue|problem|bit|side|stuff)\b/i;
/** "What could I do for my bowels?", after "I am bunged up"; "and for going easier?", after piles. */
export const ofTheBowels =
  /(?<=\b(?:for|with|about|help|helps) )(?:my|the|his|her) bowels?\b|\b(?:to )?(?:go|going|poo|pooing) (?:easier|easily|more easily|more often|regularly)\b|\b(?:softer|easier) (?:stools?|poos?|motions?)\b/i;
const hardBowels =
  /\b(?:constipat\w*|bunged up|blocked up|can(?:'t|not) go|psyllium|husks?|laxatives?|senna|piles|ha?emorrhoids?|fissures?)\b/i;
