import { personToldBy } from '../person/message-facts.ts';
import type { AdvisorRequest } from '../../answer.ts';

/** "Can't sleep with this belly", in pregnancy: what is carried keeps awake, and no trouble of the gut is told. */
export function withTheBump(
  request: Pick<AdvisorRequest, 'question' | 'history' | 'person' | 'profileName' | 'isOfMember'>,
) {
  const { question, person } = request;
  if (!belly.test(question) || troubled.test(question)) return request;
  if (!person.pregnant && !personToldBy(question).pregnant) return request;
  const plain = question.replaceAll(everyBelly, 'pregnancy');
  return { ...request, question: awake.test(question) ? `I can't sleep. ${plain}` : plain };
}

const belly =
  /\b(?:(?:with|because of|due to|by|of) (?:this|the|my) |my (?:huge|big|growing|enormous|round|large|massive) |(?:this|the|my) )(?:\w+ )?(?:belly|bump|tummy)\b/i;
const everyBelly = /\b(?:(?:huge|big|growing|enormous|round|large|massive) )?(?:baby )?(?:belly|bump|tummy)\b/gi;
const awake = /\b(?:awake|at night|(?:un)?comfortable|lie|lying|toss\w*|in bed)\b/i;
/** What is wrong with the belly itself, or is put on it. */
const troubled =
  /\b(?:pains?|painful|aches?|aching|hurts?|hurting|cramps?|cramping|sore|tight\w*|hard|itch\w*|bloat\w*|gas|wind|upset|burn\w*|rash|stretch\w*|oil|cream|rub\w*|skin|nause\w*|sick|digest\w*|constipat\w*|full|bug|button|fell|hit|knock\w*|bleed\w*|kick\w*)\b/i;
