import { oneOf } from '../../resolve/phrases.ts';
import { sideTopicName } from './side-topics.ts';
import { daysLate } from '../../safety/person/pregnancy-words.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "I'm sure I'm not pregnant", after herbs to bring a period on were asked for: they poison all the same. */
export function notToBringItOn({ history, told, herbs, earlierHerbs, said }: Understanding): string | null {
  const wasWanted = history.some(({ role, text }) => role === 'user' && sideTopicName(text) === 'a late period');
  const isRuledOut = told.includes('not pregnant') && earlierHerbs.length > 0;
  if (!wasWanted || (herbs.length === 0 && !isRuledOut)) return null;
  if (!said.includes(poisonsAllTheSame)) return poisonsAllTheSame;
  return isRuledOut ? 'As I said, I would use none of them to bring a period on, pregnant or not.' : null;
}

const poisonsAllTheSame =
  'To bring a period on I would use no herb, pregnant or not: the amounts that act have poisoned women. A doctor or clinic can find out why it is late.';

/** "My wife is nine days late, can she take ashwagandha?": perhaps with child, so everything is judged as if she were. */
export function testFirst({ question, subject, herbs, said }: Understanding): string | null {
  const { person, isOther, who } = subject;
  if (herbs.length === 0 || !person.pregnant || person.saysNotPregnant) return null;
  if (!isPeriodLate.test(question) || knowsMore.test(question)) return null;
  const line = `A period that is late may mean a pregnancy: a test comes first. Until ${isOther ? who : 'you'} ${isOther ? 'knows' : 'know'}, I judge as in pregnancy.`;
  return said.includes(line) ? null : line;
}

const isPeriodLate = oneOf(
  daysLate,
  /\bperiods?\b[^.?!]{0,24}\b(?:late|overdue|missed|delayed|(?:hasn|didn|has not|did not)['’]?t? (?:come|started?|arrived?|shown))\b|\b(?:late|missed|overdue|skipped)(?: (?:on|with|for))?(?: my| her| the| a)? period\b/i,
);
const knowsMore = /\bpregnant\b|\btests? (?:is|was|came|says?|said|were)\b|\b(?:positive|negative)\b/i;
