import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { intoTheMilk } from '../../reading/person/supposed.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Will it get into my milk?", where nothing to take was named. */
export function answerIntoTheMilk({ question, earlierHerbs, herbs }: Understanding): AdvisorAnswer | null {
  if (herbs.length + earlierHerbs.length > 0 || !intoTheMilk.test(withPlainApostrophes(question))) return null;
  return plainAnswer([paragraph(nothingNamed)], ['What can I drink while nursing?']);
}

const nothingNamed =
  'I named nothing to take, so there is nothing to pass into the milk. Name the tea or herb you think of, and I check it for nursing and for the baby.';
