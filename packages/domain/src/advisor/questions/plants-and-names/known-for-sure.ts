import { findHerb } from '../../../herbs/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { howItLooks, isNoPlant } from '../../about-herbs/facts/how-it-looks.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { capital } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "I think it is comfrey. How do I know for sure?": what it is mistaken for comes before anything done with it. */
export function answerKnownForSure({ question, herbs, said, subject }: Understanding): AdvisorAnswer | null {
  if (!asksWhetherItIs.test(withPlainApostrophes(question))) return null;
  const item = herbs.find(({ id }) => findHerb(id)?.monograph?.lookAlikes != null);
  const herb = findHerb(item?.id ?? '');
  if (item === undefined || herb === undefined || isNoPlant(herb)) return null;
  const alike = herb.monograph?.lookAlikes;
  const findings = findingsAbout([item], subject.person).filter(({ severity }) => severity !== 'minor');
  return {
    ...plainAnswer(
      [
        ...(alike == null ? [] : [paragraph(`${alike.text} ${notByWords}`)]),
        paragraph(capital(howItLooks(herb))),
        ...findingLines(findings, said, subject),
      ],
      [`What is ${herb.name} used for?`],
    ),
    findings,
    sources: citedSources(alike?.sources ?? [], findings),
  };
}

const notByWords =
  'I cannot tell a plant from words, and it is hardest without flowers. Do not use it, on the skin or as a tea, until somebody who knows plants has seen the living one; when one sign does not fit, leave it. A product from a shop is the surer way. If some was swallowed, call a poison line now.';
const asksWhetherItIs = anyPhrase(
  /(?:how|can|could|do) (?:do |can |could |would |will )?(?:i|we|you|one)(?: \w+)? (?:know|tell|be sure|make sure|be certain|identify|recogni[sz]e)\b[^.?!]{0,30}\b(?:for sure|for certain|sure|certain|it is|it's|that's|they are|it really|identify|recogni[sz]e|the right (?:one|plant)|real)/,
  /how (?:do|can|could|would) (?:i|we|you|one) (?:identify|recogni[sz]e|be sure|be certain|make sure)\b/,
  /(?:am i|are we) (?:sure|right|certain)\b[^.?!]{0,20}\b(?:it|that|this)\b/,
  /(?:is it|is this|is that|are these|are they|could it be) (?:really|definitely|for sure|actually|truly|the real)\b/,
  /how sure (?:can|must|do) (?:i|we)\b/,
);
