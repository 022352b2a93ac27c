import type { UseKey } from '../../../herbs/use-keys.ts';
import type { ConditionKey } from '../../../conditions/conditions.ts';
import { oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Item } from '../../../safety/item.ts';
import { hasCondition } from '../../../safety/person/person.ts';
import { isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { usesOfLast, wishOf } from '../../reading/wishes/wish.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "What should I eat?", with an upset stomach or the runs: plain food, and no herb. */
export function answerWhatToEat(question: Understanding): AdvisorAnswer | null {
  if (!asksWhatToEat.test(withPlainApostrophes(question.question))) return null;
  const uses = [...wishOf(question), ...usesOfLast(question)];
  const food = foodFor(question, uses);
  if (food !== null) return plainAnswer([paragraph(food)], ['What could help?', 'Which herbs should I avoid?']);
  return uses.some((use) => ofAnUpsetGut.has(use))
    ? plainAnswer([paragraph(plainFood)], ['When should I see a doctor?'])
    : null;
}

/** Of what the profile tells, what food does most for; else of what the talk was about. */
function foodFor({ herbs, subject: { person } }: Understanding, uses: readonly UseKey[]): string | null {
  if (herbs.length > 0 || uses.some((use) => ofAnUpsetGut.has(use))) return null;
  const told = foods.find(({ use, illness }) => uses.includes(use) || hasCondition(person, illness));
  if (told === undefined) return null;
  return isWarnedOf(grapefruit, person)
    ? `${told.says} Leave out grapefruit, Seville orange and pomelo; sweet oranges are fine.`
    : told.says;
}

const grapefruit: Item = { kind: 'herb', id: 'grapefruit', name: 'grapefruit', text: 'grapefruit', form: 'food' };
const foods: readonly { readonly use: UseKey; readonly illness: ConditionKey; readonly says: string }[] = [
  {
    use: 'cholesterol',
    illness: 'high-cholesterol',
    says: 'Plenty is left: porridge or muesli from oats, wholegrain bread, beans on toast, a handful of nuts, apples, berries and plain yogurt. Oats, barley, beans and nuts lower cholesterol a little and go with a statin; so does rapeseed or olive oil in place of butter.',
  },
  {
    use: 'blood-sugar',
    illness: 'diabetes',
    says: 'Oats or wholegrain bread, eggs, plain yogurt, nuts, beans, lentils and vegetables raise sugar slowly; sweet drinks, juice and white bread raise it fast. With tablets or insulin that can bring low sugar keep to regular meals, and change them with the diabetes team.',
  },
];

const ofAnUpsetGut: ReadonlySet<UseKey> = new Set<UseKey>(['diarrhea', 'nausea', 'pregnancy-nausea']);
const plainFood =
  'Eat when you feel like it, plain and in small portions: rice, toast, potatoes, bananas or a clear soup. Leave out fat, hot spices, much sugar, coffee and alcohol until it has passed. To drink matters more than to eat.';
const asksWhatToEat = oneOf(
  /^\W*(?:(?:and|but|so|ok)\b\W*)*what (?:should|can|could|may|do|shall) (?:i|he|she|we) (?:still |best )?eat\b[^?]{0,24}\?*\W*$/i,
  /\bwhat\b[^.?!]{0,30}\b(?:breakfasts?|lunch(?:es)?|dinners?|suppers?|meals?|snacks?)\b[^.!]{0,30}$/i,
  /\bwhat (?:is|can|foods?|am)\b[^.?!]{0,30}(?:[,.;] ?[^.?!]{0,30})?\b(?:out of|for) (?:my )?(?:breakfasts?|lunch(?:es)?|meals?|snacks?|food)\b/i,
);
