import type { Herb } from '../../../herbs/herb.ts';
import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { cautionsOn } from '../../wording/sentences.ts';

const mostSentences = 2;

/** "Would it mess with blood tests?" */
export function asksOfTests(question: string): boolean {
  return ofTests.test(withPlainApostrophes(question));
}

const ofTests = anyPhrase(
  /(?:mess|interfere|affect|influence|change|alter|lower|mask|skew|spoil)\w*\b[^.?!]{0,20}\b(?:psa|inr|hba1c|ecg|scan)\b/,
  /(?:mess|interfere|affect|influence|change|disturb|show|falsify|skew|screw)\w*\b[^.?!]{0,20}\b(?:blood|lab|laboratory|urine|drug|thyroid|liver) (?:tests?|results?|values?|work)/,
  /(?:blood|lab|laboratory|urine|drug|thyroid|liver) (?:tests?|results?|values?|work)\b[^.?!]{0,30}\b(?:affected|influenced|disturbed|wrong|false|change|stop)/,
  /(?:before|at) (?:a|my|the) (?:blood|lab|urine|thyroid) tests?/,
  /(?:my |the )?(?:bloods|blood tests?|blood work|lab tests?) (?:are|is|'s|being|done|due|taken|booked)\b/,
  /(?:having|have|got|getting) (?:my |a |the )?(?:bloods|blood tests?|blood work)\b/,
);

/** What its own texts tell of tests, else that nothing is known. */
export function testsOf(herb: Herb): string {
  const told = [...new Set(cautionsOn(herb).filter((clause) => tellsOfTests.test(clause)))].slice(0, mostSentences);
  if (told.length === 0)
    return `I know of no effect of ${inSentence(herb.name)} on tests. Still tell the laboratory or doctor that you take it.`;
  if (told.every((clause) => changedNone.test(clause))) return `not that I know of. ${capital(told[0] ?? '')}`;
  const whomToTell = told.some((clause) => /\btell\b/i.test(clause)) ? [] : ['Tell the laboratory that you take it.'];
  return ['yes, it can.', ...told.map(capital), ...whomToTell].join(' ');
}

/** What falsifies tests is told to whoever thinks of it, asked or not. */
export function testsSpoilt(herb: Herb): string {
  const told = cautionsOn(herb).find((clause) => spoilsTests.test(clause));
  return told === undefined ? '' : `${capital(told)} Before a blood test tell the laboratory that you take it.`;
}

const spoilsTests = /\bblood tests?\b[^.;]*\bfals\w*/i;
const changedNone = /\bdid not change\b/i;
const tellsOfTests =
  /^(?![^.;]*\b(?:laboratory|lab) tests? (?:hint|show|suggest|found))[^.;]*(?:\b(?:blood|lab\w*|thyroid|urine|drug)\b[^.;]*\b(?:tests?|results?)\b|\bPSA value|\btests?\b[^.;]*\b(?:fals|unreliable|wrong))/i;
