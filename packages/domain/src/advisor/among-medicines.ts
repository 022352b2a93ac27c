import { ownHerbs } from './about-herbs/beside-own.ts';
import type { AdvisorAnswer } from './answer.ts';
import { listed } from './wording/html.ts';
import { medicinesOnly } from './wording/plain-answers.ts';
import type { Understanding } from './reading/understanding.ts';

/** "Ibuprofen or paracetamol?" is no question of herbs. */
export function amongMedicines(understood: Understanding): AdvisorAnswer | null {
  const { question, asks, medicines, herbs, wanted } = understood;
  const names = listed(medicines.map(({ name }) => name));
  const isChoice = medicines.length > 1 && herbs.length === 0 && wanted.length === 0 && !asks.pointing;
  if (medicines.length > 0 && herbs.length === 0 && isItFine.test(question))
    return medicinesOnly(names, ownHerbs(understood));
  return isChoice && /\b(?:or|vs|versus|better|instead of)\b/i.test(question)
    ? medicinesOnly(names, ownHerbs(understood))
    : null;
}

/** "Are Tums ok?" asks of the medicine, not of what it goes with. */
const isItFine =
  /(?:^|[,.;])\W*(?:and |so |but )?(?:is|are) (?!it\b|this|that|they)[\w' -]{3,24} (?:ok|okay|safe|fine|all? ?right|allowed)\W*$/i;
