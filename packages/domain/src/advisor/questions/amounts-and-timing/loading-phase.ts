import { anyPhrase } from '../../../resolve/phrases.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { amountsInGeneral } from '../../about-herbs/amounts/amounts.ts';
import { weightsAgainst } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { toldOfThose } from '../of-those-meant.ts';
import { wholeAmount } from './starting-low.ts';

/** "Do I need a loading phase?": no more than usual is needed to begin with. */
export function answerLoadingPhase(question: Understanding): AdvisorAnswer | null {
  const { herbs, earlierHerbs, subject } = question;
  const items = herbsMeant({ herbs, earlierHerbs });
  if (isUnderage(subject.person)) return null;
  const told = toldOfThose(question, {
    asked: loads,
    first: items.some(({ id }) => id === 'creatine') ? creatineFillsUp : noneNeeded,
    fact: (herb) => wholeAmount(herb).replace(/^the whole of it is this\. /, 'this is usual. '),
    sources: (herb) => amountsInGeneral(herb).flatMap(({ sources }) => sources),
    followUps: ['How soon does it work?', 'What are the side effects?'],
  });
  return told !== null && items.some((item) => weightsAgainst(item, subject.person).length > 0) ? null : told;
}

const loads = anyPhrase(
  /loading (?:phase|dose|week|period)s?\b[^.?!]{0,40}/,
  /(?:need|have|want|ought|supposed|necessary|worth it|better|should i|do i|must i) (?:to )?(?:do (?:a )?)?(?:pre-?)?load(?:ing)?(?: (?:it|up|them|on it|first|at first|with it|creatine|with creatine|creatine first))?(?=\W*$)/,
  /(?:start|begin) (?:with|on|off with) (?:a )?(?:high|higher|double|big|large)(?:er)? (?:dose|amount)s?\b[^.?!]{0,30}/,
);
const creatineFillsUp =
  'No. The usual few grams a day fill the muscles as well, only more slowly, over about three to four weeks. The large amounts of a loading week get there sooner, and upset the stomach more easily.';
const noneNeeded = 'No, I know of none that is needed. More at the start than is usual only adds side effects.';
