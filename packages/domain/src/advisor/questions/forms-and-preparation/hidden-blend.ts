import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Mine's got 12 other things in it, says proprietary blend": what hides its amounts cannot be checked. */
export function answerHiddenBlend({ question, herbs, earlierHerbs, medicines }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!hides.test(text) || text.length > longest || medicines.length > 0) return null;
  const [item, ...others] = herbs.length > 0 ? herbs : earlierHerbs;
  if (item === undefined || others.length > 2) return null;
  return plainAnswer(
    [
      `Then what I said of ${inSentence(item.name)} does not hold for that product. A blend that hides its amounts cannot be checked: nobody can say how much of each is inside, the more parts the more can clash, and some such products have held medicines that no label names.`,
      'I would rather leave it out, and take one single herb with its amount on the label and a seal of independent testing. Read me the other names, and I check each of them for you.',
    ].map(paragraph),
    ['How much do people take?'],
  );
}

const longest = 90;
const hides = anyPhrase(
  /proprietary (?:blend|mix|formula|complex|matrix)|secret (?:blend|formula|recipe)/,
  /(?:has|have|got|with|contains?|there(?:'s| are)) (?:like |about |another |some )?(?:[5-9]|1\d|2\d|five|six|seven|eight|nine|ten|twelve|a dozen|loads of|lots of|tons of|a load of|a bunch of) (?:other |different |more )(?:things|ingredients|herbs|stuff|bits)(?: in (?:it|them|there))?/,
  /(?:doesn't|does not|don't|do not|won't) (?:say|list|tell|give) (?:you )?(?:how much|the amounts?|what's in (?:it|them)|the ingredients)/,
);
