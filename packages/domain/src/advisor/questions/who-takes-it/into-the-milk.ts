import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { answerAboutHerbs } from '../../about-herbs/about-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { intoTheMilk } from '../../reading/person/supposed.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Will it get into my milk?", of what was spoken of, or where nothing to take was named. */
export function answerIntoTheMilk(asked: Understanding): AdvisorAnswer | null {
  const { question, earlierHerbs, herbs, asks } = asked;
  if (herbs.length > 0 || !intoTheMilk.test(withPlainApostrophes(question))) return null;
  if (earlierHerbs.length > 0)
    return answerAboutHerbs({
      ...asked,
      asks: { ...asks, checking: true },
      items: earlierHerbs,
      areAlternatives: true,
      wish: [],
      isOneByOne: false,
      isOnlyVerdict: true,
      isCheckedAgain: true,
      asides: [littleIsKnown],
      concern: null,
    });
  return plainAnswer([paragraph(nothingNamed)], ['What can I drink while nursing?']);
}

const littleIsKnown =
  'What is swallowed mostly reaches the milk in small amounts; how much was measured of few herbs. So I go by what is known of nursing.';
const nothingNamed =
  'I named nothing to take, so there is nothing to pass into the milk. Name the tea or herb you think of, and I check it for nursing and for the baby.';
