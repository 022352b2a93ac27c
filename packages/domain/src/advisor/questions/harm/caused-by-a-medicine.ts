import { sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { behindIt } from '../../for-concerns/untreatable.ts';
import { concernsIn } from '../../particular/concerns-in.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { usesOfLast, wishOf } from '../../reading/wishes/wish.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Could it be my tablets?": what is known to come from a medicine that is taken. */
export function answerCausedByAMedicine(question: Understanding): AdvisorAnswer | null {
  if (!isItMine.test(withPlainApostrophes(question.question))) return null;
  const told = question.history.flatMap(({ role, text }) => (role === 'user' ? concernsIn(text).uses : []));
  const uses = [...new Set([...wishOf(question), ...usesOfLast(question), ...told])];
  const lines = behindIt(question.subject.person, uses);
  return lines.length === 0
    ? null
    : plainAnswer([`It could. ${lines.join(' ')}`, askThem].map(paragraph), ['What could ease it meanwhile?']);
}

const askThem = 'A pharmacist can look through everything you take and say what else could be behind it.';
const isItMine = sequence(
  /\b(?:could|can|might|may|is|are|was) (?:it|this|that|they|these|the \w+)(?: all)?/i,
  / (?:be |come |be coming |caused |be caused |due )*/,
  /(?:(?:from|by|because of|to|of) )?(?:my|the|one of my) (?:\w+ )?/,
  /(?:tablets?|pills?|medicines?|medications?|meds)\b/,
);
