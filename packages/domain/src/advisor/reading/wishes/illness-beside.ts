import { concernsIn } from '../../particular/concerns-in.ts';

/** "Is ginseng good for energy with high blood pressure?" wants help with the first; the second is told beside it. */
export function withoutIllnessBeside(text: string): string {
  const rest = text.replace(beside, ' ');
  return rest !== text && concernsIn(rest).uses.length > 0 ? rest : text;
}

const beside =
  /(?<!\b(?:and|or|also|helps?|do|about|deal|good|trouble|struggling)) (?:with|despite) (?:my |a |an )?(?:high blood pressure|low blood pressure|hypertension|(?:type \d )?diabetes|high cholesterol|heart disease|heart failure|kidney disease|liver disease|reflux|asthma)\b(?! and)/gi;
