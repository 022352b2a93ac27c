import type { AdvisorAnswer } from './answer.ts';
import { listed } from './wording/html.ts';
import { medicinesOnly } from './wording/plain-answers.ts';
import type { Understanding } from './reading/understanding.ts';

/** "Ibuprofen or paracetamol?" is no question of herbs. */
export function amongMedicines({ question, asks, medicines, herbs, wanted }: Understanding): AdvisorAnswer | null {
  const isChoice = medicines.length > 1 && herbs.length === 0 && wanted.length === 0 && !asks.pointing;
  if (medicines.length > 0 && herbs.length === 0 && isItFine.test(question))
    return medicinesOnly(listed(medicines.map(({ name }) => name)));
  return isChoice && /\b(?:or|vs|versus|better|instead of)\b/i.test(question)
    ? medicinesOnly(listed(medicines.map(({ name }) => name)))
    : null;
}

/** "Are Tums ok?" asks of the medicine, not of what it goes with. */
const isItFine =
  /(?:^|[,.;])\W*(?:and |so |but )?(?:is|are) (?!it\b|this|that|they)[\w' -]{3,24} (?:ok|okay|safe|fine|all? ?right|allowed)\W*$/i;
