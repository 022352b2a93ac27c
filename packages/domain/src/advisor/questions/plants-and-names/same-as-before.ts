import { findHerb } from '../../../herbs/catalogue.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { whetherSame } from '../../about-herbs/comparing/whether-same.ts';
import { paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "Is it the same as American ginseng?", when another one is under talk. */
export function answerSameAsBefore({ question, herbs, earlierHerbs }: Understanding): AdvisorAnswer | null {
  const [named, another] = herbs.flatMap(({ id }) => findHerb(id) ?? []);
  const [earlier] = earlierHerbs.flatMap(({ id }) => findHerb(id) ?? []);
  if (!asksIfSame.test(question) || !named || another || !earlier) return null;
  if (named.key === earlier.key)
    return plainAnswer([paragraph(`Yes: both names stand for ${inSentence(named.name)}.`)]);
  const lines = whetherSame([earlier, named], question);
  if (lines.length === 0) return null;
  return plainAnswer(
    [...lines, paragraph('What I say of one does not hold for the other.')],
    [`Is ${inSentence(named.name)} safe for me?`],
  );
}

const asksIfSame =
  /^\W*(?:and |so |but )*(?:is|are) (?:it|that|this|they|these|those) (?:really |actually |just )?(?:the same (?:thing |plant |herb )?as|(?:any )?different (?:from|to|than))\b/i;
