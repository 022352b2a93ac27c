import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "When can I run again?", of a complaint that was told: nobody can name the day from here. */
export function answerReturnToActivity({
  question,
  earlierUses,
  earlierParticulars,
  herbs,
  subject,
}: Understanding): AdvisorAnswer | null {
  const wasTold = earlierUses.length + earlierParticulars.length > 0;
  if (!wasTold || herbs.length > 0 || subject.person.surgeryPlanned !== null) return null;
  if (!backToIt.test(withPlainApostrophes(question))) return null;
  return plainAnswer([paragraph(stepByStep)], ['When should I see a doctor?']);
}

const backToIt =
  /\bwhen (?:can|may|could|will|should|am i able to) (?:i|he|she|we) (?!take|use|drink|start|have|stop|see|go to the|expect|give)(?:\w+ ){1,4}again\b/i;
const stepByStep =
  'I cannot name a day from here. A fair rule is to wait until everyday movement no longer troubles you, then begin with less than usual and add to it from day to day; what brings it back was too soon. A doctor or physiotherapist who has looked at it can say more.';
