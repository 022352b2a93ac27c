import { choice } from '../../../resolve/phrases.ts';
import { isOfClass } from '../../../medicines/is-of-class.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { anyoneNamed } from '../person/relation-words.ts';

/** "Does it go with my pill?", of a woman: the one that is called the pill. */
export function withThePill(request: AdvisorRequest): AdvisorRequest {
  const isTablet = isSomeTablet(request);
  if (request.person.gender === 'male' && !isTablet) return request;
  const named = (text: string) =>
    isTablet
      ? anyoneNamed.test(text) || ofHer.test(text)
        ? text
        : text.replaceAll(thePill, 'the tablet')
      : text.replaceAll(ownPill, (_, before: string | undefined) => `${spelt(before)}the pill`);
  return {
    ...request,
    question: named(request.question),
    history: request.history.map((turn) => (turn.role === 'user' ? { ...turn, text: named(turn.text) } : turn)),
  };
}

/** "Is it making the pill too strong?", after "my pressure pill", from a man, or late in life: no contraceptive. */
function isSomeTablet({ question, history, person }: AdvisorRequest): boolean {
  const { gender, ageYears, medicines } = person;
  if (medicines.some(({ id }) => isOfClass(id, 'hormonal-contraceptive'))) return false;
  const told = [...history.flatMap(({ role, text }) => (role === 'user' ? [text] : [])), question];
  return gender === 'male' || (ageYears ?? 0) >= pastFertile || told.some((text) => somePill.test(text));
}

/** "W my pill" is "with my pill". */
function spelt(before: string | undefined): string {
  if (before === undefined || before === '') return '';
  return `${/^w\/?$/i.test(before) ? 'with' : before} `;
}

const ofHer = /\b(?:she|her|hers)\b/i;
const pastFertile = 57;
const somePill =
  /\b(?:pressure|bp|water|heart|thyroid|sugar|diabetes|statin|cholesterol|blood|gout|stomach|nerve|pain|allergy) pills?\b/i;
const thePill = /\b(?:the|my) pill\b(?! ?(?:box|organi[sz]er)|s\b)/gi;

const noOther = /(?! ?(?:box|organi[sz]er|s\b|for|against|that))/;
/** "Does it mess w my pill?", "would my pill still work?" */
const ownPill = new RegExp(
  `${choice(
    /\b(with|w\/?|on|take|taking|affects?|and|besides|plus|stops?|weakens?|cancels?|lowers?|hurts?|kills?|to|up) my pill\b/,
    /()\bmy pill(?= (?:still |to |will |would |from |really )*(?:work|fail|count|protect|be less|any less|less|useless)(?:s|ing|ed)?\b)/,
  )}${noOther.source}`,
  'gi',
);
