import { anyPhrase, choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { clausesOf, lower } from '../../wording/sentences.ts';
import { toldOfThose } from '../of-those-meant.ts';

/** "It kills my stomach on an empty one": after food, weaker, and when that is worth a look. */
export function answerOnAnEmptyStomach(whole: Understanding): AdvisorAnswer | null {
  const { question, herbs, earlierHerbs, subject } = whole;
  const text = withPlainApostrophes(question);
  if (mayUpset.test(text)) return upsetsOrNot(whole);
  if (!hurtsUnfed.test(text)) return null;
  const [item] = herbsMeant({ herbs, earlierHerbs });
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

/** "Could it upset my stomach if I have not eaten?" */
function upsetsOrNot(question: Understanding): AdvisorAnswer | null {
  return toldOfThose(question, {
    asked: mayUpset,
    fact: ({ monograph }) => {
      const told = clausesOf(monograph?.sideEffects.text ?? '').find((clause) => ofTheStomach.test(clause));
      return told === undefined
        ? 'that is not among its known effects, so with or without food. If yours is touchy, have it after a bite.'
        : `it can, so rather after something to eat. Known is: ${lower(told)}`;
    },
    sources: ({ monograph }) => monograph?.sideEffects.sources ?? [],
    followUps: ['With or without food?'],
  });
}

const ofTheStomach = /\b(?:stomach|nausea|heartburn|reflux|vomiting|indigestion|bowel|stools|gut|digestive)\b/i;
const mayUpset = anyPhrase(
  sequence(
    /(?<=^\W*(?:(?:and|so|but|ok)\W+)*)(?:will|would|can|could|does|do|might|may|is) (?:it|they|this|that|these|the \w+)/,
    /[^.?!]{0,16}\b(?:upset|irritate|bother|mess (?:with|up)|hard on|rough on|heavy on|harsh on|sit (?:ok|well)|play up|turn)/,
    /[^.?!]{0,12}\b(?:stomach|tummy|belly|guts?|insides|digestion)/,
  ),
  /(?:do|must|should) i (?:have to |need to )?(?:eat|have (?:eaten|food|something in))\b[^.?!]{0,24}\b(?:first|before|in (?:me|my stomach))/,
);
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
