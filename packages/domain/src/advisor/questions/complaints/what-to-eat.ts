import type { UseKey } from '../../../herbs/use-keys.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { usesOfLast, wishOf } from '../../reading/wishes/wish.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "What should I eat?", with an upset stomach or the runs: plain food, and no herb. */
export function answerWhatToEat(question: Understanding): AdvisorAnswer | null {
  if (!asksWhatToEat.test(withPlainApostrophes(question.question))) return null;
  const uses = [...wishOf(question), ...usesOfLast(question)];
  return uses.some((use) => ofAnUpsetGut.has(use))
    ? plainAnswer([paragraph(plainFood)], ['When should I see a doctor?'])
    : null;
}

const ofAnUpsetGut: ReadonlySet<UseKey> = new Set<UseKey>(['diarrhea', 'nausea', 'pregnancy-nausea']);
const plainFood =
  'Eat when you feel like it, plain and in small portions: rice, toast, potatoes, bananas or a clear soup. Leave out fat, hot spices, much sugar, coffee and alcohol until it has passed. To drink matters more than to eat.';
const asksWhatToEat =
  /^\W*(?:(?:and|but|so|ok)\b\W*)*what (?:should|can|could|may|do|shall) (?:i|he|she|we) (?:still |best )?eat\b[^?]{0,24}\?*\W*$/i;
