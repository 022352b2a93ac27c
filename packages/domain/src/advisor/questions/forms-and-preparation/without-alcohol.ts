import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "And the glycerine drops?", after a tincture was advised against for its alcohol. */
export function answerWithoutAlcohol({
  question,
  history,
  herbs,
  earlierHerbs,
  subject,
  said,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!madeWithout.test(text) || text.length > longest) return null;
  const told = [question, ...history.map(({ text: each }) => each)].join(' ');
  const [item] = herbs.length > 0 ? herbs : earlierHerbs;
  if (item === undefined || !ofTincture.test(told)) return null;
  const findings = findingsAbout([{ ...item, form: 'extract' }], subject.person).filter(
    ({ severity }) => severity !== 'minor',
  );
  return {
    ...plainAnswer(
      [
        paragraph(
          `Drops made with glycerin, or marked alcohol-free, do not hold the alcohol that speaks against a tincture. Read the label all the same: some hold a little, as “ethanol” or “alcohol” among the other ingredients, and then leave them. How strong they are differs, so go by the label for ${inSentence(item.name)}. A tea holds none at all.`,
        ),
        ...findingLines(findings, said, subject),
        ...(findings.length === 0
          ? [
              paragraph(
                'Show the bottle to the pharmacist or the clinic that knows your medicines before the first drop.',
              ),
            ]
          : []),
      ],
      ['How do I make the tea?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

const longest = 80;
const ofTincture = /\b(?:tinctures?|contains alcohol|drops)\b/i;
const madeWithout = anyPhrase(
  /glycer(?:ine?|ite|ites|ol)(?: (?:drops|based|one|version|tincture|extract))?/,
  /(?:alcohol[- ]free|non[- ]alcoholic|no[- ]alcohol|without (?:the )?alcohol)(?: (?:drops|one|ones|version|tincture|kind|sort|extract))?/,
);
