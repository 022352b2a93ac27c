import { readList } from '../../../resolve/read.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { escapeHtml, paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "Is almond oil ok for me?", of somebody with a nut allergy: no herb of mine, and yet a clear no. */
export function answerUnknownAllergen({ strangers, subject }: Understanding): AdvisorAnswer | null {
  const { allergens } = subject.person;
  const found = strangers.flatMap((name) => {
    const named = readList(name, { areAllergies: true }).mentions.filter(({ kind }) => kind === 'allergen');
    const allergy = allergens.find(({ id }) => named.some((each) => each.id === id));
    return allergy ? [{ name, allergy }] : [];
  });
  const [first] = found;
  if (!first) return null;
  return plainAnswer([
    paragraph(
      `No: an allergy to ${escapeHtml(first.allergy.text)} is noted, and ${escapeHtml(first.name)} belongs to it. Leave it out, on the skin as well, until an allergy clinic has said otherwise.`,
    ),
  ]);
}
