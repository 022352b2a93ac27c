import { findHerb } from '../../../herbs/catalogue.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { noCure } from '../../limits/cures.ts';
import { limitsOf } from '../../limits/limits.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Which mushroom cures it, chaga or turkey tail?": neither, and none of them is the one to begin with. */
export function answerWhichCuresIt(question: Understanding): AdvisorAnswer | null {
  const { asks, herbs, subject } = question;
  if (!asks.comparing || herbs.length === 0 || noCure(question.question, subject.person.conditions) === null)
    return null;
  const poisons = herbs.filter(({ id }) => findHerb(id)?.neverSuggest === true);
  const findings = findingsAbout(poisons, subject.person);
  return {
    ...plainAnswer(
      [...limitsOf(question).map(paragraph), ...findingLines(findings, question.said, subject)],
      ['When should I see a doctor?'],
    ),
    findings,
  };
}
