import type { Herb } from '../../herbs/herb.ts';
import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import { capital, inSentence } from '../wording/names.ts';

const mostSentences = 2;

/** "Would it mess with blood tests?" */
export function asksOfTests(question: string): boolean {
  return ofTests.test(withPlainApostrophes(question));
}

const ofTests = anyPhrase(
  /(?:mess|interfere|affect|influence|change|disturb|show|falsify|skew|screw)\w*\b[^.?!]{0,20}\b(?:blood|lab|laboratory|urine|drug|thyroid|liver) (?:tests?|results?|values?|work)/,
  /(?:blood|lab|laboratory|urine|drug|thyroid|liver) (?:tests?|results?|values?|work)\b[^.?!]{0,30}\b(?:affected|influenced|disturbed|wrong|false|change|stop)/,
  /(?:before|at) (?:a|my|the) (?:blood|lab|urine|thyroid) tests?/,
);

/** What its own texts tell of tests, else that nothing is known. */
export function testsOf({ name, monograph, rules }: Herb): string {
  const texts = [
    monograph?.sideEffects.text ?? '',
    monograph?.precautions.text ?? '',
    ...rules.flatMap(({ why, advice }) => [why, advice]),
  ];
  const told = texts
    .flatMap((text) => text.split(/(?<=[.;])\s+/))
    .filter((sentence) =>
      /\b(?:blood|lab\w*|thyroid|urine|drug)\b[^.;]*\b(?:tests?|results?)\b|\btests?\b[^.;]*\b(?:fals|unreliable|wrong)/i.test(
        sentence,
      ),
    )
    .map((sentence) => sentence.replace(/;$/, '.'));
  const gists = [...new Set(told)].slice(0, mostSentences);
  return gists.length === 0
    ? `I know of no effect of ${inSentence(name)} on tests. Still tell the laboratory or doctor that you take it.`
    : `yes, it can. ${gists.map(capital).join(' ')}${/\btell\b/i.test(gists.join(' ')) ? '' : ' Tell the laboratory that you take it.'}`;
}
