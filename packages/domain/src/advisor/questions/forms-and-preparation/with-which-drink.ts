import { anyPhrase } from '../../../resolve/phrases.ts';
import type { Herb } from '../../../herbs/herb.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { clausesOf, lower } from '../../wording/sentences.ts';
import { toldOfThose } from '../of-those-meant.ts';

/** "With milk or water?": either, and what is usual, where that is known. */
export function answerWithWhichDrink(question: Understanding): AdvisorAnswer | null {
  const spoken = question.earlierHerbs;
  // The drinks are no herbs that are asked about.
  return spoken.length === 0 ? null : toldOfThose({ ...question, herbs: [] }, { asked: whichDrink, fact: eitherDrink });
}

const drink = "(?:(?:warm|hot|cold|plain|some|oat|almond|cow)[ \u2019']?(?:s )?)*(?:milk|water|juice|honey|tea|coffee)";
const whichDrink = anyPhrase(
  new RegExp(
    String.raw`(?<=^\W*(?:(?:and|so|ok|is it|do i|take it|have it|drink it|better|best)\W+)*)(?:with|in) ${drink} or (?:with |in )?${drink}(?: better| best)?(?=\W*$)`,
  ),
  new RegExp(String.raw`(?<=^\W*(?:(?:and|so|ok)\W+)*)${drink} or ${drink}(?: better| best| is better)?(?=\W*$)`),
);

function eitherDrink(herb: Herb): string {
  const told = clausesOf(herb.monograph?.preparation ?? '').find((clause) =>
    /\b(?:milk|water|juice|honey)\b/i.test(clause),
  );
  const usual = told === undefined ? '' : ` This is how it is made: ${lower(told)}`;
  return `either will do: I hold no study that sets one against the other.${usual}`;
}
