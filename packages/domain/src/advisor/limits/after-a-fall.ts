import { thins } from './thins.ts';
import { oneOf, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { citedSources } from '../wording/source-list.ts';

/** "She fell yesterday", told in passing: at her age that comes before any herb. With a blood thinner it is an alarm. */
export function answerAfterAFall({ question, wanted, herbs, subject, said }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!fell.test(text) || text.length > longest || wanted.length + herbs.length > 0 || said.includes(lookOut))
    return null;
  const { person } = subject;
  if ((person.ageYears ?? 0) < oldFrom) return null;
  return {
    ...plainAnswer(
      [...(person.medicines.some(({ id }) => thins(id)) ? [headWhileThinned] : []), letKnow, lookOut].map(paragraph),
    ),
    sources: citedSources(['article999-falls-from-65', 'rutland-falls'], []),
  };
}

const oldFrom = 65;
const headWhileThinned =
  'With a blood thinner, if the head was hit at all, or nobody is sure, call your emergency number or go to a hospital now, even if nothing hurts: blood can collect inside the skull.';
const letKnow =
  'Let a doctor know of the fall, even if nothing seems broken: eyes, blood pressure, balance and tablets are worth a look so that it is the last.';
const longest = 90;
const lookOut =
  'Call your emergency number for a knock on the head with headache, vomiting, drowsiness or confusion, for fainting, chest pain, new weakness or numbness, a leg or hip that hurts or bears no weight, or if the person cannot get up. Somebody should look in over the next two days.';
const fell = oneOf(
  /\b(?:i|he|she|they|mum|mom|dad|mother|father|gran\w*|nan|my \w+) (?:fell|(?:has|have|had|'s|'ve) (?:had a fall|fallen)|had a (?:bad |nasty |little )?(?:fall|tumble)|slipped|tripped|took a tumble)\b(?! (?:asleep|in love|pregnant|ill|sick|behind|apart|for|out|through|off to sleep|back))/i,
  /^\W*(?:fell|had a fall|slipped|tripped)(?: (?:over|down|again|yesterday|today|this morning|last night|in the \w+))*\W*$/i,
);
