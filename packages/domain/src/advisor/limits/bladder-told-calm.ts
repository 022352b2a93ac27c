import { withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { lastMessage } from '../reading/last-said.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** "No fever, only started this morning, not pregnant", after burning when passing water: what to do now, and when it is urgent. */
export function answerBladderToldCalm({
  question,
  history,
  herbs,
  wanted,
  subject,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const { person } = subject;
  if (herbs.length > 0 || wanted.length > 0 || text.length > longest) return null;
  if (!burns.test(withPlainApostrophes(lastMessage(history))) || !tellsNoSign.test(text)) return null;
  const isAtRisk = person.pregnant || !/^f/i.test(person.gender ?? '') || (person.ageYears ?? grown) < grown;
  return plainAnswer(
    [
      isAtRisk ? today : soon,
      'For now drink as usual or a little more, keep warm, and take a pain reliever if you may take one: ask the pharmacist which. Cranberry may help to prevent further infections; it does not treat one, so do not wait for it.',
      urgent,
    ].map(paragraph),
    ['How do I keep it from coming back?'],
  );
}

const grown = 16;
const longest = 120;
const soon =
  'Then it may pass by itself, but it can be a bladder infection: ask a pharmacist or doctor today or tomorrow about a urine test and treatment, and at the latest when it is no better after two days.';
const today = 'Then see a doctor today all the same: here a urine test comes first, whatever else is well.';
const urgent =
  'The same day, at any hour: fever, shivering, pain in the back or side, vomiting, blood in the urine, or a pregnancy.';
const burns =
  /\b(?:burn\w*|sting\w*|hurts?|pain\w*)\b[^.?!]{0,24}\b(?:pee\w*|wee|weeing|urinat\w*|pass(?:ing)? water)\b|\b(?:pee|peeing|weeing|urinating) (?:burns|stings|hurts)\b|\bcystitis\b|\buti\b|\bbladder infection\b/i;
const tellsNoSign =
  /\b(?:no|not|without|don'?t have|haven'?t got)(?: an?| any| got| running| really)* (?:fever\w*|temp\w*|back pain|flank pain|blood|chills|shiver\w*)\b/i;
