import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import { answerAboutHerbs } from '../../about-herbs/about-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { withLinesFirst } from '../../wording/plain-answers.ts';
import { wishOf } from '../../reading/wishes/wish.ts';

/**
 * "Does it interfere with my IUD?": a coil works inside the womb, so that herbs which weaken the pill do not weaken it
 * (St John's wort and the hormonal coil: its rule cites where that was read).
 */
export function answerWithACoil(question: Understanding): AdvisorAnswer | null {
  const items = herbsMeant(question);
  const herbs = items.flatMap(({ id }) => findHerb(id) ?? []);
  if (herbs.length === 0 || !asksOfTheCoil.test(withPlainApostrophes(question.question))) return null;
  const answer = answerAboutHerbs({
    ...question,
    asks: { ...question.asks, checking: true, evidence: false, cautions: false, uses: false },
    items: [...items, ...question.medicines],
    areAlternatives: question.herbs.length === 0,
    wish: wishOf(question),
    isOneByOne: false,
    isOnlyVerdict: true,
    asides: [],
    concern: null,
  });
  const names = listed(herbs.map(({ name }) => inSentence(name)));
  return withLinesFirst(
    [
      `A coil works inside the womb: one of copper holds no medicine, and one with a hormone acts mostly on the spot. I know of no loss of its effect through ${names}. The pill, patch, ring and implant are another matter, so name yours if it is one of those.`,
    ],
    { ...answer, recommended: [] },
  );
}

const asksOfTheCoil =
  /\b(?:interfer\w*|affect\w*|weaken\w*|clash\w*|interact\w*|mix\w*|safe|ok(?:ay)?|fine|goes?|work\w*|combine\w*|take)\b[^.?!]{0,32}\b(?:iuds?|ius|coil|mirena|kyleena|intrauterine device)\b/i;
