import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase } from '../../../resolve/phrases.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { amountsInGeneral, forAdults, inForm } from '../../about-herbs/amounts/amounts.ts';
import { weightsAgainst } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { lower, withStop } from '../../wording/sentences.ts';
import { toldOfThose } from '../of-those-meant.ts';

/** "Can I take half the dose first?", where nothing speaks against it: yes, and what is the whole. */
export function answerStartingLow(question: Understanding): AdvisorAnswer | null {
  const { herbs, earlierHerbs, subject } = question;
  const { person } = subject;
  const items = herbsMeant({ herbs, earlierHerbs });
  if (isUnderage(person) || person.pregnant || person.breastfeeding) return null;
  const told = toldOfThose(question, {
    asked: halfToBegin,
    first:
      'Yes. To begin with half of it is sensible, as it shows how you bear it. It is less than was studied, so it may do less; go up after some days if it suits you.',
    fact: wholeAmount,
    sources: (herb) => amountsInGeneral(herb).flatMap(({ sources }) => sources),
    followUps: ['How soon does it work?', 'What are the side effects?'],
  });
  return told !== null && items.some((item) => weightsAgainst(item, person).length > 0) ? null : told;
}

const halfToBegin = anyPhrase(
  /(?:half|quarter) (?:of )?(?:the |a |that |an? adult |usual |normal |recommended )*(?:dose|amount|strength|capsule|tablet|pill|cup|teaspoon|spoon|portion)s?\b[^.?!]{0,40}/,
  /(?:begin|start|starting|started) (?:off |out )?(?:on |with |at )?(?:a |the )?(?:low|lower|small|smaller|half|less|little|tiny|slow|weak)/,
  /(?:halve|cut down|split) (?:it|the dose|the amount)|(?:child|kid)[- ]?(?:size|sized|'s) (?:dose|amount|portion)/,
);

const mostForms = 2;

/** How much is usual, form by form. */
export function wholeAmount(herb: Herb): string {
  const amounts = amountsInGeneral(herb).slice(0, mostForms);
  if (amounts.length === 0) return 'how much is usual is not established, so begin with the least on the label.';
  const told = amounts.map(({ form, text }) => `${inForm[form]}: ${withStop(lower(forAdults(text)))}`);
  return `the whole of it is this. ${told.join(' ')}`;
}
