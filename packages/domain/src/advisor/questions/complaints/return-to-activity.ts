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
  const text = withPlainApostrophes(question);
  const isOfCold = ofACold.test(text) || [...earlierUses].some((use) => coldUses.has(use));
  if (mayTrain.test(text) && isOfCold && subject.person.surgeryPlanned === null)
    return plainAnswer([paragraph(withACold)], ['When should I see a doctor?']);
  if (!wasTold || herbs.length > 0 || subject.person.surgeryPlanned !== null) return null;
  if (!backToIt.test(text)) return null;
  return plainAnswer([paragraph(stepByStep)], ['When should I see a doctor?']);
}

/** "Can I still hit the gym?", "may I do sports with a cold?" */
const mayTrain =
  /\b(?:can|could|may|should|is it (?:ok|okay|fine|safe) (?:if i|to)) (?:i |he |she |we )?(?:\w+ ){0,2}?(?:hit the gym|go to the gym|gym|train|work ?out|exercise|do (?:some |any )?sports?|play (?:football|tennis|sports?|rugby)|go (?:running|swimming|cycling|for a run|to (?:training|football|practice))|run|jog|lift)\b/i;
const ofACold = /\b(?:cold|cough\w*|flu|fever\w*|sore throat|runny nose|sniffles|temperature)\b/i;
const coldUses: ReadonlySet<string> = new Set<string>(['colds', 'cough', 'sore-throat', 'fever']);
const withACold =
  'With a cold that stays above the neck, a runny nose or a scratchy throat, light training is mostly fine if you feel up to it: half the effort, and stop when it gets worse. With a fever, a cough from the chest, aching limbs or a racing heart rest until a day or two after they are gone, as a virus can reach the heart. Chest pain, short breath or fainting on effort: get help at once.';
const backToIt =
  /\bwhen (?:can|may|could|will|should|am i able to) (?:i|he|she|we) (?!take|use|drink|start|have|stop|see|go to the|expect|give)(?:\w+ ){1,4}again\b/i;
const stepByStep =
  'I cannot name a day from here. A fair rule is to wait until everyday movement no longer troubles you, then begin with less than usual and add to it from day to day; what brings it back was too soon. A doctor or physiotherapist who has looked at it can say more.';
