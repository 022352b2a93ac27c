import type { AdvisorAnswer } from './answer.ts';
import { paragraph } from './html.ts';
import { plainAnswer } from './plain-answers.ts';
import type { Understanding } from './understanding.ts';

/** "My periods are heavy", "I'm tired too": blood that is lost comes before any herb. */
export function tiredFromBleeding({
  wanted,
  particulars,
  earlierParticulars,
  said,
}: Understanding): AdvisorAnswer | null {
  const bleeds = [...particulars, ...earlierParticulars].some(({ name }) => name === 'heavy periods');
  if (!bleeds || !wanted.includes('energy') || said.includes(testFirst)) return null;
  return plainAnswer([paragraph(testFirst)], ['When should I see a doctor?']);
}

const testFirst =
  'Heavy periods and tiredness together call for a blood test before any herb: lost iron is the first thing to look for, and green or black tea holds iron back from food. Please ask a doctor for it soon. Short breath, a racing heart or feeling faint is for today.';
