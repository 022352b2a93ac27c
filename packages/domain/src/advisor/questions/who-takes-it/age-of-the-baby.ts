import type { AdvisorAnswer } from '../../answer.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { onlyTellsItsAge } from '../../reading/person/read-subject.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "The baby is two weeks old", of one who nurses and was given advice for herself. */
export function answerAgeOfBaby({ question, subject, earlierHerbs }: Understanding): AdvisorAnswer | null {
  if (subject.isOther || !subject.person.breastfeeding || !onlyTellsItsAge.test(question)) return null;
  return plainAnswer([
    paragraph(
      `Noted: that young. ${earlierHerbs.length > 0 ? stillForYou : 'Tell me what you would like for yourself, and I will look.'} ${forTheBaby}`,
    ),
  ]);
}

const stillForYou =
  'What I named is for you alone, and with a baby of that age ask your midwife before you take any of it.';
const forTheBaby =
  'Give the baby nothing of it, only milk. Fever, poor feeding or fast breathing under three months needs a doctor at once.';
