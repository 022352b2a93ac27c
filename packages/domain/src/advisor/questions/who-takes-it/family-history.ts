import { findHerb } from '../../../herbs/catalogue.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { runsInTheFamily } from '../../reading/person/own-matter.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "My mother had breast cancer", after herbs for hot flushes: what a family's illness means for them. */
export function answerFamilyHistory({ question, history, earlierHerbs, herbs }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (history.length === 0 || herbs.length > 0 || !runsInTheFamily.test(text)) return null;
  const hormonal = earlierHerbs.filter(({ id }) =>
    findHerb(id)?.effects.some(({ effect }) => hormones.some((each) => each === effect)),
  );
  const names = listed(hormonal.map(({ name }) => inSentence(name)));
  return plainAnswer([
    paragraph(
      hormonalCancer.test(text)
        ? `That is worth knowing. With such a cancer in the family ask your doctor before anything that may act like a hormone${names === '' ? '' : `, such as ${names}`}. Layers, a cool room and less alcohol need no asking.`
        : 'Thank you, that is good to know. It is no illness of yours, so the checks stay as they are; tell your doctor of it, who can say whether you should be looked at.',
    ),
  ]);
}

const hormones = ['estrogenic', 'progestogenic', 'androgenic'] as const;
const hormonalCancer = /\b(?:breast|ovar\w+|womb|uter\w+|endometri\w+|prostate) (?:cancer|ca|tumou?r)\b/i;
