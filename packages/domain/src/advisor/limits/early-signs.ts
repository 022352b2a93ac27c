import { testedPositive } from '../reading/person/told-facts.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "The test is positive": what needs help in the first weeks, whatever was taken before. */
export function earlySigns({ told, question, said }: Understanding): string[] {
  const isNew = told.includes('pregnant') && (testedPositive.test(question) || foundOut.test(question));
  return isNew && !said.includes(firstWeeks) ? [firstWeeks] : [];
}

const foundOut = /\bfound out\b|\bperiod\b[^.?!]{0,20}\b(?:late|missed|overdue)\b/i;
const firstWeeks =
  'In the first weeks bleeding, pain low on one side, pain in the tip of a shoulder or feeling faint needs a doctor or the maternity unit at once; if you collapse, an ambulance.';
