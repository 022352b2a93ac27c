import type { AdvisorAnswer } from '../answer.ts';
import { cannotDiagnose } from './diagnosis.ts';
import { limitsOf } from './limits.ts';
import { mayLowerSperm } from './lowers-sperm.ts';
import { whenItIsNew } from './names-an-illness.ts';
import { perhapsFromIt } from './medicine-and-illness.ts';
import { woundWithDiabetes } from './open-wound.ts';
import { meantForAnother } from './others-medicine.ts';
import type { Understanding } from '../reading/understanding.ts';
import { starters } from '../without-a-wish.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** Nothing to add to what the advisor will not do. */
export function onlyLimits(question: Understanding): AdvisorAnswer | null {
  const limits = limitsOf(question);
  // An illness or a medicine that is told asks for its checks as well.
  const beside = [
    whenItIsNew(question),
    woundWithDiabetes(question),
    mayLowerSperm(question),
    ...perhapsFromIt(question),
  ];
  const isAll = limits.some((each) => !beside.includes(each)) && question.wanted.length === 0;
  // "What could this be, and what helps?" asks for help as well.
  const isDiagnosisAlone = question.wanted.length === 0 || !asksForHelpToo.test(question.question);
  const isSettled =
    (cannotDiagnose(question.question) !== null && isDiagnosisAlone) ||
    meantForAnother(
      question.question,
      question.mentions.filter(({ kind }) => kind === 'medicine'),
    ) !== null;
  return isAll || question.isTampering || isSettled ? plainAnswer(limits.map(paragraph), starters) : null;
}

const asksForHelpToo =
  /\b(?:and|or|,)[^.?!]{0,12}\bwhat (?:(?:may|can|could|would|might|else) )?(?:really )?(?:help|helps|eases?|soothes?|can i (?:do|take|try)|could i (?:do|take|try)|should i (?:do|take|try)|do you (?:recommend|suggest))\b/i;
