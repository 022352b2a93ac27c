import type { AdvisorAnswer } from '../../answer.ts';
import { lastAnswer } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { bullets, escapeHtml, paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { sentencesOf } from '../../wording/sentences.ts';

/** "And as a table please": of a plain text just said, point by point; a longer answer is summed up. */
export function answerAsAList({ question, history }: Understanding): AdvisorAnswer | null {
  if (!asList.test(question)) return null;
  const last = lastAnswer(history);
  const points = sentencesOf(last);
  if (last.includes('\n- ') || points.length < fewest || points.length > most) return null;
  return plainAnswer([
    bullets(points.map(escapeHtml)),
    paragraph('I draw no tables, so this is the same, point by point.'),
  ]);
}

const fewest = 2;
const most = 8;
const asList =
  /^\W*(?:(?:and|ok|okay|now|nice|thanks|cool|great|can|could|would|i|you|u|have|get|put|do|show|give|write|make|me|us|it|that|this|all|please|pls)[ ,]+)*(?:as|in|into|in the form of)? ?(?:an? )?(?:\w+ )?(?:table|chart|bullets?|bullet points?|bulleted list|list form|list)(?: form)?(?:,? (?:please|pls|thanks|thx|if you can|would be nice))*\W*$/i;
