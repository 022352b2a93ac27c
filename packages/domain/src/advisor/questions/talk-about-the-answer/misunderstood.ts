import type { AdvisorAnswer } from '../../answer.ts';
import { takesBack } from '../../reading/complaints/taken-for.ts';
import { lastAnswer } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "No, that's not it", after a complaint was taken for another one. */
export function answerMisunderstood({
  question,
  history,
  wanted,
  particulars,
  herbs,
}: Understanding): AdvisorAnswer | null {
  const last = lastAnswer(history);
  const saysWhat = wanted.length + particulars.length + herbs.length > 0;
  return saysWhat || !takesBack(question, last) ? null : plainAnswer([paragraph(misread)]);
}

const misread =
  'Then I misread you. Tell me in plain words what bothers you and where: a part of the body, what it does, and since when.';
