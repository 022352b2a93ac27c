import { findHerb } from '../../../herbs/catalogue.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Which has more iron?", of several: what is in them is asked, and no figures are known that could stand side by side. */
export function answerWhichHoldsMore({ question, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  const held = holdsMore.exec(withPlainApostrophes(question))?.[1];
  const herb = herbs[0];
  const others = earlierHerbs.filter(({ id }) => id !== herb?.id);
  const isNutrient = ['vitamin', 'mineral'].includes(findHerb(herb?.id ?? '')?.kind ?? '');
  if (held === undefined || herbs.length !== 1 || !isNutrient || others.length < fewest) return null;
  const names = listed(others.map(({ name }) => inSentence(name)));
  return plainAnswer(
    [
      paragraph(
        `I hold no figures of ${held.toLowerCase()} in ${names} that could be set side by side: it differs from product to product. Look at the label for the amount in a daily portion.`,
      ),
    ],
    [`How much ${held.toLowerCase()} do I need?`],
  );
}

const fewest = 2;
const holdsMore =
  /\b(?:which|what)(?: one)?(?: of (?:them|these|those|the two))? (?:has|have|holds?|contains?|got|gives?|is (?:higher|richer) in) (?:the )?(?:more|most|less|least|higher|better)? ?([a-z0-9 ]{3,16}?)\W*$/i;
