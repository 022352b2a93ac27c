import { withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../answer.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** "Does stout help? My nan says so", of one who nurses. */
export function answerDrinkForMilk({
  question,
  subject,
  herbs,
  earlierUses,
  wanted,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const isOfMilk =
    /\b(?:milk|supply|nurs\w+|breast ?-?feed\w*)\b/i.test(text) ||
    earlierUses.includes('lactation') ||
    wanted.includes('lactation');
  if (!subject.person.breastfeeding || herbs.length > 0 || !isOfMilk || !saidToHelp.test(text)) return null;
  return plainAnswer([paragraph(noDrink)], ['What helps with milk supply?']);
}

const saidToHelp =
  /\b(?:does|do|will|would|is|are|what about|how about|heard|says?|swears)\b[^.?!]{0,30}\b(?:stout|beer|guinness|ale|wine|alcohol)\b(?!-free| free)[^.?!]{0,30}\b(?:help\w*|milk|supply|works?|says?|swears|bring)\b/i;
const noDrink =
  'No: alcohol does not bring more milk. It slows the let-down, so that the baby gets less, and it passes into the milk. After a drink now and then wait about two hours for each before the next feed. What makes milk is feeding or pumping often; a midwife or lactation consultant can look at the latch, and have the baby weighed.';
