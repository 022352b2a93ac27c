import { oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { Item } from '../../../safety/item.ts';
import { findHerb } from '../../../herbs/catalogue.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingLines, recalled } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Could I blend some of the plant in a smoothie?", of the aloe on the windowsill: its yellow juice is a harsh laxative. */
export function answerAloeEaten(question: Understanding): AdvisorAnswer | null {
  const { herbs, earlierHerbs, subject, said } = question;
  const text = withPlainApostrophes(question.question);
  const aloe = [...herbs, ...earlierHerbs].find(isAloe);
  const isNamed = herbs.some(isAloe) && herbs.every(isAloe);
  const isThatPlant =
    herbs.length === 0 && earlierHerbs.some(isAloe) && (thePlant.test(text) || earlierHerbs.every(isAloe));
  const isOfThePlant = isNamed ? aPlant.test(text) : isThatPlant;
  if (aloe === undefined || !isOfThePlant || !swallows.test(text)) return null;
  const findings = findingsAbout([{ ...aloe, ...drunk }], subject.person).filter(
    ({ severity }) => severity !== 'minor',
  );
  const latex = findHerb('aloe-latex')?.monograph;
  return {
    ...plainAnswer(
      [
        paragraph(
          findings.length === 0 ? `${notFromAPot} ${onlyTheSold} ${ifItGripes}` : `${notFromAPot} ${ifItGripes}`,
        ),
        ...findingLines(findings, said, subject),
        ...recalled(findings, said, subject.person),
      ],
      ['How do I use the gel on the skin?'],
    ),
    findings,
    sources: citedSources(latex?.sideEffects.sources ?? [], findings),
  };
}

const drunk = { id: 'aloe-vera-gel', name: 'Aloe vera gel', form: 'unspecified' } as const;
const isAloe = ({ id }: Item) => id.startsWith('aloe-');
const thePlant = /\b(?:the|my|that|this|our) (?:\w+ )?(?:plant|leaf|leaves|one)\b|\b(?:it|some|bit)\b/i;
const aPlant =
  /\b(?:plants?|leaf|leaves|windowsill|window ?sill|pot|potted|garden|balcony|home ?grown|fresh|cut|slice)\b/i;
const swallows = oneOf(
  /\b(?:eat|eating|drink|drinking|swallow|ingest|juice|juicing|smoothies?|shakes?|salad|yogh?urt|by mouth|internally)\b/i,
  /\b(?:put|mix|stir|add|blend)\b[^.?!]{0,30}\b(?:water|food|tea)\b/i,
);
const notFromAPot =
  'Better not: keep the plant for the skin. Beneath the rind of an aloe leaf runs a yellow juice, a harsh laxative that brings cramps, diarrhea and a loss of potassium, and at home it is hard to wash out. Many house plants look like aloe, and some are poisonous.';
/** Told to those alone whom nothing speaks against it. */
const onlyTheSold = 'Only a product sold for drinking, with that juice removed, is made for it.';
const ifItGripes = 'After strong cramps or diarrhea from it, call a doctor or poison control.';
