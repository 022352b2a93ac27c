import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "5 months", of the baby a herb was asked about: under six months nothing but milk. */
export function answerOnlyMilk({ question, subject, earlierHerbs, herbs, said }: Understanding): AdvisorAnswer | null {
  const { ageYears } = subject.person;
  const isYoung = subject.isOther && ageYears !== null && ageYears < halfAYear;
  const swallowed = earlierHerbs.filter(({ form }) => form !== 'topical');
  if (!isYoung || herbs.length > 0 || swallowed.length === 0 || !onlyAnAge.test(question) || said.includes(onlyMilk))
    return null;
  return plainAnswer(
    [`So no ${listed(swallowed.map(({ name }) => inSentence(name)))} for ${subject.who}. ${onlyMilk}`, getHelp].map(
      paragraph,
    ),
    ['What helps without herbs?'],
  );
}

const halfAYear = 0.5;
const onlyAnAge =
  /^\W*(?:and |oh |sorry,? )?(?:(?:my|our|the) )?(?:\w+ )?(?:baby|newborn|infant|son|daughter|boy|girl|he|she)(?:'s|’s| is| are) (?:only |just |about |now )?\w+ (?:days?|weeks?|months?)(?: old)?\W*$/i;
const onlyMilk =
  'Under six months a baby needs breast milk or formula alone: no herbal tea, no water, no honey and nothing star anise is in, unless a doctor says so. Tea fills the stomach in place of milk, and what is made at home can carry germs.';
const getHelp =
  'Call a pediatrician today with fever, vomiting, blood in the diaper, a hard belly, poor drinking, or a cry or sleepiness that is not as usual; the emergency number for a limp baby or one who breathes with effort.';
