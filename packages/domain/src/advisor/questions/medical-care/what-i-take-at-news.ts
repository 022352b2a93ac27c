import { toItem } from '../../../safety/item.ts';
import { compareSeverity } from '../../../safety/words.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingLines } from '../../about-herbs/verdict/finding-lines.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { medicineWhileCarryingOrNursing } from '../../limits/while-carrying-or-nursing.ts';
import { factsIn } from '../../reading/person/message-facts.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "The test is positive, anything I should change?": what is kept on the list is checked for the pregnancy without being named. */
export function answerOwnInPregnancy(question: Understanding): AdvisorAnswer | null {
  const { subject, herbs, wanted, said } = question;
  const { person, isOther } = subject;
  if (isOther || !person.pregnant || wanted.length > 0 || !factsIn(question.question).pregnant) return null;
  const own = person.herbs.map(toItem);
  if (own.length === 0 || herbs.some(({ id }) => own.every((each) => each.id !== id))) return null;
  const findings = findingsAbout(own, person)
    .filter(({ kind, severity }) => kind === 'pregnancy' && severity !== 'minor')
    .toSorted((one, other) => compareSeverity(one.severity, other.severity));
  if (findings.length === 0) return null;
  const meant = own.filter(({ id }) => findings.some(({ subject: { id: key } }) => key === id));
  const medicines = medicineWhileCarryingOrNursing(question);
  return {
    ...plainAnswer(
      [
        paragraph(
          `Of what you take, ${listed([...new Set(meant.map(({ name }) => inSentence(name)))])} first: leave that out now, unless it was prescribed, and show the whole list to your midwife or doctor. Folic acid stays, and stop nothing prescribed without asking.`,
        ),
        ...findingLines(findings, said, subject),
        ...(medicines === null ? [] : [paragraph(medicines)]),
      ],
      ['What can I take for nausea?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}
