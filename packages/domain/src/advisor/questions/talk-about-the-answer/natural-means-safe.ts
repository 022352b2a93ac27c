import { anyPhrase, choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { reasonsAgainst } from '../../about-herbs/facts/reasons.ts';
import { isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';

/** "But it is natural", of what was spoken of: that is no reason, and what speaks against it here is one. */
export function answerNaturalMeansSafe(question: Understanding): AdvisorAnswer | null {
  const { earlierHerbs, herbs, wanted, subject } = question;
  if (earlierHerbs.length === 0 || herbs.length + wanted.length > 0) return null;
  if (!saysNatural.test(withPlainApostrophes(question.question))) return null;
  const { person, who } = subject;
  const findings = findingsAbout(earlierHerbs, person);
  const isWeighty = findings.some(({ severity }) => severity !== 'minor');
  if (isWeighty || earlierHerbs.some((herb) => isWarnedOf(herb, person)))
    return reasonsAgainst(question, earlierHerbs, { lead: `${notHarmless} For ${who} there is this to know:` });
  const names = listed(earlierHerbs.map(({ name }) => inSentence(name)));
  return plainAnswer(
    [
      paragraph(
        `${notHarmless} Against ${names} I found nothing serious for ${who}, and the known side effects still count.`,
      ),
    ],
    ['What are the side effects?', 'Who should not take it?'],
  );
}

const notHarmless =
  'Natural does not mean harmless: plants act by what is in them, as medicines do, and some are strong poisons.';
const saysNatural = anyPhrase(
  sequence(
    /(?<=^\W*(?:(?:but|well|and|yes|ok|why(?: not)?)\b\W*)*)(?:it|they|that|this|these)(?:'s| is| are|'re)/,
    / (?:only |just |all |completely |100% |purely )*/,
    choice(
      /natural|herbal|(?:an? )?(?:kitchen )?(?:plant|herb|spice|tea|food|vegetable|fruit|vitamin)|plants/,
      /herbs|spices|from nature|from my (?:kitchen|garden)/,
    ),
    /(?: (?:though|after all|isn't it|right))*(?=\W*$)/,
  ),
  /(?<=^\W*(?:(?:but|well|and|yes|ok|why(?: not)?)\b\W*)*)its (?:only |just )?(?:natural|herbal|an? (?:kitchen )?(?:plant|herb|spice|tea|food|vegetable|fruit|vitamin))(?=\W*$)/,
);
