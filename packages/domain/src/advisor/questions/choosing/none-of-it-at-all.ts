import { findHerb } from '../../../herbs/catalogue.ts';
import { forbids } from '../../../safety/words.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "So no green tea at all?", after it was to be minded: what there is to mind, and what to do. */
export function answerNoneOfItAtAll({ question, herbs, subject }: Understanding): AdvisorAnswer | null {
  const [item, ...others] = herbs;
  const herb = item === undefined ? undefined : findHerb(item.id);
  if (item === undefined || herb?.monograph === undefined || others.length > 0 || !atAll.test(question)) return null;
  const findings = findingsAbout([item], subject.person);
  const weighty = findings.filter(({ severity }) => severity === 'moderate');
  if (weighty.length === 0 || herb.neverSuggest === true || findings.some(({ severity }) => forbids(severity)))
    return null;
  const lines = weighty.slice(0, mostTold).map(({ why, advice }) => `${why} ${advice}`);
  return {
    ...plainAnswer(
      [`I do not rule out ${inSentence(herb.name)} altogether; this is what to mind.`, ...lines, askFirst].map(
        paragraph,
      ),
      ['Which tea can I drink?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

const mostTold = 3;
const atAll = /^can I have [a-z' -]{3,30} at all\?$/i;
const askFirst =
  'Ask a doctor or pharmacist first, above all before you begin, stop or change how much of it you have.';
