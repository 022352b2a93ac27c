import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Should I put honey or butter on it?", in a talk of a burn: what people put on burns, and what comes of it. */
export function answerPutOnABurn({ question, wanted, earlierUses }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (![...wanted, ...earlierUses].includes('burns') || !asksToPut.test(text)) return null;
  const found = fromTheKitchen.exec(text)?.[0].toLowerCase();
  if (found === undefined) return null;
  const lines = [
    `No ${found} on a burn: fat, paste and powder hold the heat in and bring germs, and ice hurts the skin once more. Cool running water for twenty minutes is what helps; then keep it clean and covered loosely.`,
    ...(/\bhoney\b/i.test(text)
      ? ['Of honey only sterile medical honey or a dressing made with it is for burns, none from the kitchen.']
      : []),
    'See a doctor with blisters larger than a coin, a burn of the face, hands or private parts, one that is white or does not hurt, or any burn of a small child.',
  ];
  return plainAnswer(lines.map(paragraph), ['Is aloe gel good for it?']);
}

const fromTheKitchen =
  /\b(?:butter|margarine|toothpaste|egg(?: whites?)?|(?:olive |coconut |cooking )?oil|flour|ice|mustard|vinegar|lard|raw potato|potato|tomato|milk|salt|baking soda|coffee)\b/i;
const asksToPut =
  /\b(?:put|rub|spread|smear|dab|apply|use|try|hold)\b|\b(?:on|onto) (?:it|the burn|my \w+)\b|^\W*(?:(?:and|or|what about|how about)\W*)+/i;
