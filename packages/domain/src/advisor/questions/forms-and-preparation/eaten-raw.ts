import { findHerb } from '../../../herbs/catalogue.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import { monographSources } from '../../about-herbs/facts/herb-facts.ts';
import { rawPart } from '../../about-herbs/facts/raw-part.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Can I juice raw elderberries?": no, where the raw plant is known to harm, and how it is eaten instead. */
export function answerEatenRaw({ question, herbs, subject, said }: Understanding): AdvisorAnswer | null {
  const [item, ...others] = herbs;
  if (item === undefined || others.length > 0 || !eatsIt.test(withPlainApostrophes(question))) return null;
  const herb = findHerb(item.id);
  const raw = herb === undefined ? null : rawPart(herb, question);
  if (herb === undefined || raw === null || said.includes(raw)) return null;
  const findings = findingsAbout([item], subject.person);
  return {
    ...plainAnswer(
      [paragraph(raw), ...findingLines(findings, said, subject)],
      ['How is it prepared?', 'How much do people take?'],
    ),
    findings,
    sources: citedSources(monographSources(herb), findings),
  };
}

const eatsIt =
  /\b(?:can|could|may|should|is it (?:ok|okay|safe|alright)|ok|okay|just)\b[^.?!]{0,40}\b(?:eat|juice|juicing|drink|blend|smoothies?|nibble|snack|munch|use|have|chew|swallow|press|squeeze)\b/i;
