import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** "Could I leave out salt altogether?", on lithium: the body keeps lithium in the place of salt. */
export function answerSaltOnLithium({ question, subject }: Understanding): AdvisorAnswer | null {
  const isOnLithium = subject.person.medicines.some(({ id }) => id === 'lithium');
  return isOnLithium && changesSalt.test(withPlainApostrophes(question))
    ? plainAnswer([noChange, signs].map(paragraph), ['What else could help?'])
    : null;
}

const changesSalt = anyPhrase(
  /(?:low|no|less|without|cut(?:ting)?(?: out| down| back)?(?: on)?|swap|give up|stop|avoid|reduce|drop|leave out|off)[ -](?:\w+[ -]){0,2}(?:salt|sodium)/,
  /(?:salt|sodium)[- ](?:free|restricted|reduced)/,
  /(?:salt|sodium) (?:for|with) (?:none|nothing|no)/,
  /(?:sauna|steam room|sweat (?:it|them) out|juice fast|water fast|crash diet)/,
);
const noChange =
  'No sudden change with lithium: with less salt or fluid in the body it is kept back, and the level can become poisonous. Keep salt and drinks as they are, and ask whoever checks your lithium before a diet, a fast or much sweating; the level is measured then.';
const signs =
  'Coarse shaking, the runs, vomiting, slurred speech, unsteady legs or confusion: get medical help at once, and ask there about the next tablet.';
