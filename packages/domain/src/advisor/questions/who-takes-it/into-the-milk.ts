import { oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { answerAboutHerbs } from '../../about-herbs/about-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { intoTheMilk } from '../../reading/person/supposed.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Will it get into my milk?", "is it harmful for the baby?", of what was spoken of, or where nothing to take was named. */
export function answerIntoTheMilk(asked: Understanding): AdvisorAnswer | null {
  const { question, earlierHerbs, herbs, asks, subject } = asked;
  const text = withPlainApostrophes(question);
  const { pregnant, breastfeeding } = subject.person;
  const isOfTheBaby = (pregnant || breastfeeding) && earlierHerbs.length > 0 && reachesTheBaby.test(text);
  if (herbs.length > 0 || !(isOfTheBaby || intoTheMilk.test(text))) return null;
  if (earlierHerbs.length > 0)
    return answerAboutHerbs({
      ...asked,
      // What was said of the baby before is what is asked for now.
      said: isOfTheBaby ? (asked.said.match(/To check this better:[^?]*\?/g) ?? []).join(' ') : asked.said,
      asks: { ...asks, checking: true, sideEffects: false },
      items: earlierHerbs,
      areAlternatives: true,
      wish: [],
      isOneByOne: false,
      isOnlyVerdict: true,
      isCheckedAgain: !isOfTheBaby,
      asides: pregnant && !breastfeeding ? [unborn] : [littleIsKnown, ...(isOfTheBaby ? [watchTheBaby] : [])],
      concern: null,
    });
  return plainAnswer([paragraph(nothingNamed)], ['What can I drink while nursing?']);
}

const littleIsKnown =
  'What is swallowed mostly reaches the milk in small amounts; how much was measured of few herbs. So I go by what is known of nursing.';
const watchTheBaby =
  'Watch the baby: if it is sleepier than usual, drinks badly, gets a rash or loose stools, stop and call the midwife or doctor.';
const unborn =
  'What you swallow can reach the baby too, and few herbs were studied in pregnancy. So I go by what is known of pregnancy.';
/** "Can it hurt my baby?" */
const reachesTheBaby = oneOf(
  /\b(?:harm(?:ful|s)?|hurts?|bad|dangerous|risky|affects?|damages?|safe|ok(?:ay)?|fine|good|problem)\b[^.?!]{0,24}\b(?:the|my|our) (?:\w+ )?(?:baby|little one|newborn|unborn|child)\b/i,
  /\b(?:the|my|our) (?:baby|little one|newborn) (?:\w+ )?(?:gets?|notice|feel|swallow|have|be (?:ok|okay|safe|harmed|hurt|affected))\b[^.?!]{0,24}\?/i,
);
const nothingNamed =
  'I named nothing to take, so there is nothing to pass into the milk. Name the tea or herb you think of, and I check it for nursing and for the baby.';
