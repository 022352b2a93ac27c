import { sequence, withPlainApostrophes } from '../../resolve/phrases.ts';
import { findRedFlag } from '../../safety/red-flags/find-red-flag.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { withLinesFirst } from '../wording/plain-answers.ts';

/**
 * "Went in with chest pain in March, they checked everything, just heartburn. What can I drink for heartburn?": what was looked
 * into long ago is over, and the question is answered; null where nothing of the kind is told.
 */
export function withoutClearedChest(request: AdvisorRequest): AdvisorRequest | null {
  const question = afterIt(request.question);
  const history = request.history.map((turn) => {
    const rest = turn.role === 'user' ? afterIt(turn.text) : null;
    return rest === null ? turn : { ...turn, text: rest };
  });
  const isTold = question !== null || history.some((turn, place) => turn !== request.history[place]);
  return isTold ? { ...request, question: question ?? request.question, history } : null;
}

/** "Chest pain in March, all clear. It is back today": told as past, and there now; nor is a herb for it when nobody looked. */
export function withChestNow(request: AdvisorRequest): AdvisorRequest {
  const text = withPlainApostrophes(request.question);
  const isNow = chestPain.test(text) && (isBackNow.test(text) || (asksForIt.test(text) && !cleared.test(text)));
  return isNow ? { ...request, question: `I have chest pain now. ${request.question}` } : request;
}

const chestPain = /\b(?:had|got|have had|been having|with|my) (?:\w+ )?chest pains?\b|^\W*chest pains?\b/i;
const isBackNow =
  /\b(?:it|they|that|this|the pains?|pains?)(?:'s| is| are|'ve| has| have) (?:\w+ )?(?:back|here again|returned|started again|come back)\b/i;
const asksForIt = /\bwhat\b[^.?!]{0,40}\bfor (?:it|that|them|this)\W*$/i;

/** What is said once with the answer. */
export function withNewPain(answer: AdvisorAnswer, { history }: AdvisorRequest): AdvisorAnswer {
  const isSaid = history.some(({ text }) => text.includes(newPain));
  return answer.level === 'none' && !isSaid ? withLinesFirst([newPain], answer) : answer;
}

const newPain = 'Good that it was checked. New, stronger or different chest pain needs an ambulance all the same.';

/** The message without the sentence that tells of it, where the rest asks something and tells of no danger. */
function afterIt(message: string): string | null {
  const text = withPlainApostrophes(message);
  if (!/\bchest\b/i.test(text)) return null;
  const [told, rest = ''] = /^([^.!?;]*\bchest\b[^.!?;]*[.!;]+)\s*([^]+)$/i.exec(text)?.slice(1) ?? [];
  if (told === undefined || !longAgo.test(told) || !cleared.test(told) || isBack.test(text)) return null;
  return /\bchest\b/i.test(rest) || findRedFlag(rest) !== null ? null : rest;
}

const longAgo = sequence(
  /\b(?:in|last|since|back in|during) (?:the )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|fall|year|month)\b/i,
  /|\b(?:weeks|months|years) ago\b|\ba (?:month|year) ago\b/,
);
const cleared =
  /\ball[- ]clear\b|\bchecked everything\b|\b(?:tests?|ecg|ekg|bloods?|scans?|heart) (?:\w+ ){0,3}(?:fine|clear|normal|ok|okay|good)\b|\bfound nothing\b|\bnothing (?:was )?found\b|\bruled (?:it )?out\b/i;
const isBack =
  /\b(?:back|again|worse|still|tonight|today|this (?:morning|afternoon|evening|week)|since (?:then|yesterday)|comes? and goes?|keeps?|sweat\w*|arms?|jaw|breath\w*|faint\w*|dizz\w*|tight\w*|pressure|stairs|walk\w*)\b/i;
