import type { AdvisorAnswer } from '../answer.ts';
import { cannotDiagnose } from './diagnosis.ts';
import { limitsOf } from './limits.ts';
import { meantForAnother } from './others-medicine.ts';
import type { Understanding } from '../reading/understanding.ts';
import { starters } from '../without-a-wish.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** Nothing to add to what the advisor will not do. */
export function onlyLimits(question: Understanding): AdvisorAnswer | null {
  const limits = limitsOf(question);
  const isAll = limits.length > 0 && question.wanted.length === 0;
  const isSettled =
    cannotDiagnose(question.question) !== null ||
    meantForAnother(
      question.question,
      question.mentions.filter(({ kind }) => kind === 'medicine'),
    ) !== null;
  return isAll || question.isTampering || isSettled ? plainAnswer(limits.map(paragraph), starters) : null;
}
