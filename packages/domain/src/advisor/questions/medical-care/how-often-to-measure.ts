import { choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { findingsAbout } from '../../about-herbs/checked-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "How often should I check my sugar if I try it?": by what is measured, beside the herb that is spoken of. */
export function answerHowOftenToMeasure(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  const items = herbsMeant(question);
  if (items.length === 0 || !asksHowOften.test(text)) return null;
  const { person } = question.subject;
  const findings = findingsAbout(items, person);
  const told = [text, ...findings.flatMap(({ why, advice }) => [why, advice]), ...question.said.split('\n')];
  const measured =
    measures.find(({ named }) => named.test(text)) ??
    measures.find(({ named }) => told.some((line) => named.test(line)));
  if (measured === undefined) return null;
  const isAgainst = findings.some(({ severity }) => severity !== 'minor');
  const names = listed([...new Set(items.map(({ name }) => inSentence(name)))]);
  return {
    ...plainAnswer(
      [
        measured.says,
        ...(isAgainst ? [`That does not replace asking: what I said about ${names} still holds.`] : []),
      ].map(paragraph),
      ['What should I tell my doctor?', 'What are the side effects?'],
    ),
    findings,
    sources: citedSources([], findings),
  };
}

const measures: readonly { readonly named: RegExp; readonly says: string }[] = [
  {
    named: /\b(?:sugars?|glucose|hba1c)\b/i,
    says: 'Keep to the plan of your diabetes team, and in the first two weeks measure more often than that: on waking, before meals and before bed, and whenever you feel shaky, sweaty, hungry or muddled. Below 4 mmol/L (70 mg/dl) take sugar or juice at once. Write the readings down, and tell the team when they fall; do not change a tablet or insulin by yourself.',
  },
  {
    named: /\b(?:inr|clotting|prothrombin)\b/i,
    says: 'The clinic that checks your INR sets that. Tell it before you start, stop or change the amount; it will mostly want a test within about a week, and again until the values are steady. Bleeding, black stools or large bruises cannot wait for a test.',
  },
  {
    named: /\b(?:blood )?pressure\b/i,
    says: 'Measure at home, sitting and rested, at the same hours: twice in the morning and twice in the evening for the first week or two, then once a week. Write it down. Tell the doctor when you are dizzy on standing up, when it stays below about 90/60, or when it rises.',
  },
  {
    named: /\b(?:thyroid|tsh)\b/i,
    says: 'The thyroid answers slowly: a blood test six to eight weeks after something was started, stopped or changed tells most. Ask the doctor who sets your tablets for the date; go sooner with a racing heart, shaking, or great tiredness.',
  },
  {
    named: /\b(?:levels?|lithium|digoxin|tacrolimus|ciclosporin)\b/i,
    says: 'Whoever checks the level of your medicine sets that. Tell them before you start or stop anything, and ask for a test in the weeks after; do not change a dose by yourself.',
  },
];
const asksHowOften = sequence(
  /\b(?:how often|how frequently|when|how many times|(?:do|should|must|shall) (?:i|he|she) (?:need to |have to )?)\b[^.?!]{0,24}/i,
  choice(/check(?:ed|ing)?|test(?:ed|ing)?|measured?|measuring|monitor(?:ed|ing)?/),
  /\b(?![^.?!]{0,16}\b(?:by a doctor|at the doctor|out)\b)/,
);
