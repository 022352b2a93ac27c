import { anyPhrase, choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "It kills my stomach on an empty one": after food, weaker, and when that is worth a look. */
export function answerOnAnEmptyStomach({
  question,
  herbs,
  earlierHerbs,
  subject,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!hurtsUnfed.test(text)) return null;
  const [item] = herbs.length > 0 ? herbs : earlierHerbs;
  if (item === undefined) return null;
  const isOnMedicine = subject.person.medicines.length > 0;
  return plainAnswer(
    [
      'Then have it after food, weaker and less of it. If it still hurts, leave it out.',
      `Pain that wakes you, comes back for two weeks, or comes with black stools, vomiting or lost weight needs a doctor.${isOnMedicine ? ' So does pain from a tablet you take: ask a pharmacist before you leave that out.' : ''}`,
    ].map(paragraph),
    ['What else could I take?'],
  );
}

const hurtsUnfed = anyPhrase(
  sequence(
    choice(
      /kills?|wrecks?|murders?|hurts?|upsets?|burns?|destroys?|ruins?|messes? (?:with|up)|tears? up/,
      /does a number on/,
    ),
    / (?:me|my (?:stomach|tummy|belly|guts?|insides))\b[^?]{0,30}/,
    /\b(?:empty|before (?:food|breakfast|i eat)|without (?:food|breakfast|eating)|first thing)/,
  ),
  /(?:sick|queasy|nauseous|sore|heart ?burn|stomach ?ache|jittery)\b[^?]{0,24}\bon an empty (?:stomach|tummy|belly|one)/,
);
