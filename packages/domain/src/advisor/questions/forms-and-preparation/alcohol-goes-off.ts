import { choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { hasCondition } from '../../../safety/person/person.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { noDrinkFor } from '../../limits/what-they-take.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "If I drip the tincture in hot water the alcohol goes off, right?": only a part of it does. */
export function answerAlcoholGoesOff({ question, subject: { person } }: Understanding): AdvisorAnswer | null {
  if (!goesOff.test(withPlainApostrophes(question))) return null;
  const never = noDrinkFor(person);
  const isForNobody =
    never !== null || isUnderage(person) || person.breastfeeding || hasCondition(person, 'alcohol-use-disorder');
  return plainAnswer(
    [
      'No. Hot water or a few minutes of standing or simmering drives off only a part of the alcohol; a good part stays in the cup.',
      ...(isForNobody ? [leaveIt] : [mostly]),
      ...(never === null ? [] : [never]),
      ...(hasCondition(person, 'alcohol-use-disorder') ? [soberness] : []),
    ].map(paragraph),
    ['Which tea could I take instead?'],
  );
}

const leaveIt =
  'What is left can be enough to do harm here, so leave the tincture out altogether, also by the drop. Take a tea of the dried herb or tablets and drops without alcohol, where nothing else speaks against the herb, and read the label of each product.';
const mostly =
  'From a few drops it is little for most adults. Who must have none at all should take a tea of the dried herb or a product without alcohol instead.';
const soberness =
  'The taste and the habit of drops of alcohol can also endanger staying sober: ask the recovery team first.';

const alcohol = /(?:alcohol|booze|spirit|vodka|brandy|ethanol)/i;
const goesOff = sequence(
  /\b/i,
  choice(
    sequence(
      /(?:the |all |its |that )*/,
      alcohol,
      /\b(?! (?:with|on top))[^.?!]{0,24}\b/,
      choice(
        /(?:goes|go|going|gone|went) (?:off|away|up|out)|evaporat\w*|vanish\w*|disappear\w*/,
        /(?:boils?|burns?|cooks?|steams?|flash(?:es)?|boiled|burnt|burned|cooked|steamed) (?:it )?(?:off|away|out)/,
      ),
    ),
    sequence(
      /(?:evaporat\w*|(?:boil|burn|cook|steam|remov\w*)(?:s|ing|es)?(?: off| out| away)?|(?:gets?|drives?|takes?) (?:rid of|off|out|away)) /,
      /(?:the |all |its |that )*/,
      alcohol,
    ),
    // "I don't take alcohol" takes it out of nothing.
    sequence(/(?:gets?|drives?|takes?) (?:the |all |its |that )*/, alcohol, / (?:off|out|away|from)/),
  ),
  /\b/,
);
