import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import { callToday, seeThisWeek } from '../../safety/red-flags/urgent-flag.ts';
import type { AdvisorRequest } from '../answer.ts';

/** "I did see the doctor, all tests are fine", after it was sent there: the wish from before, asked once more. */
export function seenSince({ history, question }: AdvisorRequest): string {
  const last = history.findLast(({ role }) => role === 'assistant')?.text;
  const isNews = question.length < longestSeen && !question.includes('?');
  const wasSeen =
    last !== undefined &&
    (last.includes(callToday) || last.includes(seeThisWeek)) &&
    foundFine.test(withPlainApostrophes(question));
  return wasSeen && isNews ? 'What can I take for it?' : question;
}

const longestSeen = 120;
const foundFine = anyPhrase(
  /(?:see|seen|saw|been to|went to|at|asked) (?:the |a |my |our )?(?:doctors?|doc|gp|nurse)\b[^.?!]{0,24}[.,;]?[^.?!]{0,24}\b(?:fine|normal|ok|okay|clear|good|nothing|negative)/,
  /(?:doctors?|doc|gp|nurse) (?:says?|said|found|thinks?)\b[^.?!]{0,24}\b(?:fine|normal|ok|okay|clear|nothing|harmless|negative)/,
);
