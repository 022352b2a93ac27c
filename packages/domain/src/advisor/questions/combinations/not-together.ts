import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { assess } from '../../../safety/assess.ts';
import type { Finding } from '../../../safety/finding.ts';
import { toItem } from '../../../safety/item.ts';
import { anyAdult } from '../../../safety/person/empty-person.ts';
import { compareSeverity } from '../../../safety/words.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { bullets, escapeHtml, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { reminder } from '../../wording/reminder.ts';
import { citedSources } from '../../wording/source-list.ts';

/** Pairs people often have in one cupboard, of each way in which two supplements get in each other's way. */
const knownPairs = [
  ["St John's wort", '5-HTP'],
  ['licorice', 'senna'],
  ['kava', 'green tea extract'],
  ['ginkgo', 'vitamin E'],
  ['valerian', 'melatonin'],
  ['cod liver oil', 'vitamin A'],
  ['iron', 'calcium'],
  ['iron', 'green tea'],
  ['zinc', 'copper'],
];

/** "Which supplements should not be combined?", while none is named: the well-known pairs, from the rules. */
export function answerNotTogether({ question, herbs, medicines, subject, said }: Understanding): AdvisorAnswer | null {
  if (herbs.length > 0 || medicines.length > 0 || !asksForPairs.test(withPlainApostrophes(question))) return null;
  const findings = knownPairs
    .flatMap(pairFinding)
    .toSorted((one, other) => compareSeverity(one.severity, other.severity));
  return {
    ...plainAnswer([
      paragraph('These pairs are the best known. Each can be fine alone:'),
      bullets(findings.map(lineOf)),
      paragraph('As a rule, do not take two that calm, two that thin the blood or two that lower sugar at once.'),
      paragraph('Name what you take, and I check all of it, each with each and with your medicines.'),
      ...reminder(question, subject, said),
    ]),
    findings,
    sources: citedSources([], findings),
    followUps: ['Can I take iron with vitamin C?', 'What should I not take with my medicines?'],
  };
}

/** What the rules know of two herbs together, whoever takes them. */
function pairFinding(names: readonly string[]): readonly Finding[] {
  const items = names.flatMap((name) => readText(name).mentions.slice(0, 1).map(toItem));
  return assess({ person: anyAdult, items })
    .filter(({ kind }) => kind === 'supplement')
    .slice(0, 1);
}

function lineOf({ subject, with: other, why, advice }: Finding): string {
  return `<strong>${escapeHtml(`${subject.name} and ${inSentence(other.name)}`)}.</strong> ${escapeHtml(`${why} ${advice}`)}`;
}

const things = '(?:herbs?|supplements?|vitamins?|minerals?|remedies|teas?|things|products)';
const never = "(?:shouldn't|should not|should never|mustn't|must not|can't|cannot|can not|don't|do not|never)";
const together =
  '(?:combin\\w+|mix\\w*|pair\\w*|tak\\w+ together|go(?:es)? together|(?:be )?taken together|clash\\w*|interact\\w*)';
const asksForPairs = anyPhrase(
  new RegExp(
    `(?:which|what) (?:\\w+ ){0,2}${things}(?: \\w+){0,3} ${never}(?: (?:i|you|we|people|one))?(?: be)? ${together}`,
  ),
  new RegExp(
    `(?:which|what) (?:\\w+ ){0,2}${things} (?:clash|interact|fight|compete)(?: with)?(?: each other| one another)`,
  ),
  new RegExp(`(?:bad|dangerous|risky|worst) (?:combinations?|combos?|mix(?:es)?) of ${things}`),
  new RegExp(`${things} (?:that )?(?:i )?${never} (?:be )?${together}`),
);
