import { oneOf, withPlainApostrophes } from '../../resolve/phrases.ts';
import { isOfClass } from '../../medicines/is-of-class.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { listed, paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { citedSources } from '../wording/source-list.ts';

/** "She fell yesterday", told in passing: at her age, or with a blood thinner, that comes before any herb. */
export function answerAfterAFall({ question, wanted, herbs, subject, said }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!fell.test(text) || text.length > longest || wanted.length + herbs.length > 0 || said.includes(lookOut))
    return null;
  const { person } = subject;
  const thinners = person.medicines.filter(({ id }) => isOfClass(id, 'anticoagulant', 'antiplatelet'));
  const isOld = (person.ageYears ?? 0) >= oldFrom;
  if (thinners.length === 0 && !isOld) return null;
  const names = listed(thinners.map(({ name }) => name));
  return {
    ...plainAnswer(
      [
        thinners.length === 0
          ? 'Let a doctor know of the fall, even if nothing seems broken: eyes, blood pressure, balance and tablets are worth a look so that it is the last.'
          : `With ${names} a fall has to be looked at today, even if all seems well: bleeding inside can show hours or days later. After a knock on the head go to hospital now.`,
        lookOut,
      ].map(paragraph),
    ),
    level: thinners.length > 0 ? 'urgent' : 'none',
    sources: citedSources(['article999-falls-from-65', 'rutland-falls'], []),
  };
}

const oldFrom = 65;
const longest = 90;
const lookOut =
  'Call your emergency number for a knock on the head with headache, vomiting, drowsiness or confusion, for fainting, chest pain, new weakness or numbness, a leg or hip that hurts or bears no weight, or if the person cannot get up. Somebody should look in over the next two days.';
const fell = oneOf(
  /\b(?:i|he|she|they|mum|mom|dad|mother|father|gran\w*|nan|my \w+) (?:fell|(?:has|have|had|'s|'ve) (?:had a fall|fallen)|had a (?:bad |nasty |little )?(?:fall|tumble)|slipped|tripped|took a tumble)\b(?! (?:asleep|in love|pregnant|ill|sick|behind|apart|for|out|through|off to sleep|back))/i,
  /^\W*(?:fell|had a fall|slipped|tripped)(?: (?:over|down|again|yesterday|today|this morning|last night|in the \w+))*\W*$/i,
);
