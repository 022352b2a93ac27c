import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "This one is vegan, from corn": the allergy was to what the usual product is made from. */
export function answerFromAnotherSource({
  question,
  herbs,
  earlierHerbs,
  subject,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const [item, ...others] = herbsMeant({ herbs, earlierHerbs });
  if (item === undefined || others.length > 0 || !otherSource.test(text)) return null;
  const findings = findingsAbout([item], subject.person);
  const bySource = findings.find(({ kind, advice }) => kind === 'allergy' && otherSource.test(advice));
  if (bySource === undefined) return null;
  const rest = findings.filter((each) => each !== bySource && each.severity !== 'minor');
  return {
    ...plainAnswer(
      [
        `Then ${bySource.with.name} is no reason against this ${inSentence(item.name)}, as long as the label names that source and does not warn of traces. Begin with a small amount, and stop with itching, hives or swelling.`,
        ...rest.map(({ advice }) => advice),
      ].map(paragraph),
      ['How much do people take?', 'How soon does it work?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

const otherSource =
  /\b(?:vegan|vegetarian|plant[- ]based|plants? (?:source|capsules?)|corn|maize|fung(?:i|us|al)|algae?|algal|ferment(?:ed|ation)|synthetic|lichen|shellfish[- ]free)\b/i;
