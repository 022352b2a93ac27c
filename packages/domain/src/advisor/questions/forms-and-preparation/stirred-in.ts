import { findHerb } from '../../../herbs/catalogue.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { isNoPlant } from '../../about-herbs/facts/how-it-looks.ts';
import { weightsAgainst } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Mix it into a smoothie?": what may be stirred in, and that the amount stays what it was. */
export function answerStirredIn({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  if (
    /\b(?:open|crush|split|break)\b/i.test(question) ||
    (herbs.length > 0 && !isNamedFirst(question, herbs)) ||
    !stirsIt.test(withPlainApostrophes(question)) ||
    isUnderage(subject.person)
  )
    return null;
  const free = (herbs.length > 0 ? herbs : earlierHerbs)
    .filter((item) => item.form !== 'topical' && weightsAgainst(item, subject.person).length === 0)
    .flatMap(({ id }) => findHerb(id) ?? []);
  if (free.length === 0) return null;
  const names = listed(free.map(({ name }) => inSentence(name)));
  return plainAnswer(
    [
      paragraph(
        `Yes, ${free.every(isNoPlant) ? 'a powder or drops' : 'a powder, drops or a strong tea'} of ${names} can go into it. The amount stays the same, so eat or drink the whole portion. Do not open coated capsules, and let hot food cool a little first.`,
      ),
    ],
    ['How much do people take?'],
  );
}

/** "Turmeric: can I stir it into food?" */
function isNamedFirst(question: string, [herb, ...others]: Understanding['herbs']): boolean {
  return others.length === 0 && herb !== undefined && question.toLowerCase().startsWith(`${herb.text.toLowerCase()}:`);
}

const stirsIt =
  /\b(?:put|mix|stir|add|blend|sprinkle|hide)\b[^.?!]{0,12}\b(?:it|that|this|them|some|\w*spoons?(?:ful)?|tsp|pinch|scoop|capful)\b[^.?!]{0,12}\b(?:in|into|to|with|on|over)\b[^.?!]{0,12}\b(?:smoothies?|yogh?urt|porridge|oats|juice|milk|food|soup|cereal|muesli|shake|water|sauce|salad|honey|jam)\b/i;
