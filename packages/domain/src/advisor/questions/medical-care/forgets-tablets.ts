import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "I keep forgetting my tablets": what helps to think of them, and when it needs a doctor. */
export function answerForgetsTablets({ question, wanted, earlierUses }: Understanding): AdvisorAnswer | null {
  if (!forgetsThem.test(withPlainApostrophes(question))) return null;
  const isOfMemory = [...wanted, ...earlierUses].includes('memory');
  return plainAnswer([howToRemember, ...(isOfMemory ? [seeSomeone] : []), noneOnTop].map(paragraph), [
    'When should I see a doctor?',
  ]);
}

const forgetsThem =
  /\b(?:keep|keeps|always|often|constantly|sometimes|now|started)\b[^.?!]{0,12}\bforget(?:s|ting)?\b[^.?!]{0,16}\b(?:tablets?|pills?|medicines?|medication|meds|doses?|insulin|drops)\b/i;
const howToRemember =
  'A pill box with a part for each day helps most, kept beside something you do daily, such as the kettle. A phone alarm helps too, and many pharmacies pack tablets by the day. Never take a double dose to make up for one.';
const seeSomeone =
  'Tell the doctor that it happens: it shows how the memory does, and some medicines make people forgetful.';
const noneOnTop = 'Until the tablets go in each day, I would add no herb on top.';
