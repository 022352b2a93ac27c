import { anyPhrase, choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import { findingLines, pairsIn } from '../../about-herbs/verdict/finding-lines.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';

/** "Do I need to tell my doctor?": yes, and what. */
export function answerTellTheDoctor({
  question,
  subject,
  herbs,
  earlierHerbs,
  said,
}: Understanding): AdvisorAnswer | null {
  const meant = herbsMeant({ herbs, earlierHerbs });
  if (meant.length === 0 || !asksToTell.test(withPlainApostrophes(question))) return null;
  const findings = findingsAbout(meant, subject.person).filter(({ severity }) => severity !== 'minor');
  const pairs = pairsIn(findings, subject.person);
  const isQuestion = question.includes('?') && !/\bwhat (?:do|should|must|shall|can) i\b/i.test(question);
  const isStopped = /\b(?:stop|stopped|quit)\b/i.test(question);
  return {
    ...plainAnswer(
      [
        findings.length === 0
          ? `${isQuestion ? 'Yes, tell them' : 'Please tell them'} of it as of everything you take, though I know of nothing that speaks against it here. ${what}`
          : `${isQuestion ? 'Yes, please do' : 'Then please tell them first'}, because of ${pairs}. ${what}${isStopped ? ` ${alsoStopped}` : ''}`,
      ]
        .map(paragraph)
        .concat(isQuestion ? [] : findingLines(findings, said, subject)),
      ['What should I watch out for?'],
    ),
    findings,
  };
}

const what = 'Say what you take, how much, and since when.';
const alsoStopped = 'Say too that you stop it: what it did to a medicine can change again over the next weeks.';

const asksToTell = anyPhrase(
  /what (?:do|should|must|shall|can) i (?:tell|say to|ask|mention to) (?:my |the |me |his |her |a )?(?:doc(?:tor)?|gp|pharmacist|chemist|midwife|cardiologist|specialist|prescriber|surgeon|dentist|nurse)(?=\W*$)/,
  /(?:do|should|must|shall) (?:i|we|he|she) (?:need to |have to |better )?(?:tell|inform|mention (?:it|this|that) to|talk to|ask) (?:my |the |his |her |a )?(?:doctor|gp|pharmacist|midwife|cardiologist|specialist|prescriber|surgeon|dentist)/,
  sequence(
    /(?:my |the |his |her )?/,
    choice(
      /doctor|gp|pharmacist|midwife|cardiologist|neurologist|oncologist|specialist|prescriber/,
      /surgeon|dentist|psychiatrist|nurse/,
    ),
    /s?(?: (?:still|really|actually))?/,
    / (?:doesn'?t|does not|don'?t|do not|hasn'?t|won'?t|isn'?t|mustn'?t|needn'?t|need not)/,
    /(?: (?:need to |have to |been |even |yet ))? ?(?:know|aware|told|heard|found out|find out)/,
  ),
  /(?:haven'?t|didn'?t|not|never) (?:yet )?(?:told|tell|asked|ask|mentioned (?:it|this) to|informed) (?:my |the |his |her )(?:doctor|gp|pharmacist|midwife|cardiologist|neurologist|oncologist|specialist|prescriber|surgeon|psychiatrist|nurse)/,
  /(?:does|should|must) (?:my |the |his |her )?(?:doctor|gp|pharmacist|midwife|cardiologist|specialist|prescriber|surgeon|dentist) (?:need to |have to )?know/,
);
