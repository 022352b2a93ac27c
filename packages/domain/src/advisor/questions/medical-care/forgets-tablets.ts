import { isOfClass } from '../../../medicines/is-of-class.ts';
import type { MedicineClass } from '../../../medicines/medicine-classes.ts';
import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "I keep forgetting my tablets": what helps to think of them, and when it needs a doctor. */
export function answerForgetsTablets({
  question,
  wanted,
  earlierUses,
  subject,
  medicines: named,
}: Understanding): AdvisorAnswer | null {
  const { medicines } = subject.person;
  const left = leftOut.test(withPlainApostrophes(question)) && medicines.length > 0;
  const matters = [...named, ...medicines].find(({ id }) => isOfClass(id, ...mattersAtOnce));
  if (left) return plainAnswer([paragraph(matters ? atOnce(inSentence(matters.name)) : leaflet)]);
  if (!forgetsThem.test(withPlainApostrophes(question))) return null;
  const isOfMemory = [...wanted, ...earlierUses].includes('memory');
  return plainAnswer([howToRemember, ...(isOfMemory ? [seeSomeone] : []), noneOnTop].map(paragraph), [
    'When should I see a doctor?',
  ]);
}

/** "I forgot my tablets this morning": what to do now, and of which it cannot wait. */
const leftOut =
  /\b(?:i|he|she|we)(?:'ve| have| has)? (?:\w+ )?(?:forgot|forgotten|missed|skipped|left out|did(?:n't| not) take|have(?:n't| not) taken)\b[^.?!]{0,12}\b(?:my|his|her|the|all|both)\b[^.?!]{0,16}\b(?:tablets?|pills?|medicines?|medication|meds|doses?)\b(?![^.?!]*\b(?:often|always|years ago)\b)/i;
const mattersAtOnce: readonly MedicineClass[] = [
  'calcineurin-inhibitor',
  'immunosuppressant',
  'antiepileptic',
  'anticoagulant',
  'antiplatelet',
  'corticosteroid',
];
const atOnce = (name: string) =>
  `Take no double dose. With ${name} one that was missed can matter: ring the clinic or team that prescribes it, or a pharmacist, now, say what it was and how many hours ago, and ask whether it is still to be taken. The leaflet tells as well, under what to do if a dose is forgotten. I would add nothing new today.`;
const leaflet =
  'Take no double dose. How late one may still be taken differs from medicine to medicine: the leaflet tells, under what to do if a dose is forgotten, and a pharmacist at once. A box with a part for each day helps for the next time.';

const forgetsThem =
  /\b(?:keep|keeps|always|often|constantly|sometimes|now|started)\b[^.?!]{0,12}\bforget(?:s|ting)?\b[^.?!]{0,16}\b(?:tablets?|pills?|medicines?|medication|meds|doses?|insulin|drops)\b|\bforgets?\b[^.?!]{0,16}\b(?:tablets?|pills?|medicines?|medication|meds|doses?|insulin|drops)\b[^.?!]{0,8}\b(?:often|a lot|sometimes|all the time|every (?:day|week))\b/i;
const howToRemember =
  'A pill box with a part for each day helps most, kept beside something you do daily, such as the kettle. A phone alarm helps too, and many pharmacies pack tablets by the day. Never take a double dose to make up for one.';
const seeSomeone =
  'Tell the doctor that it happens: it shows how the memory does, and some medicines make people forgetful.';
const noneOnTop = 'Until the tablets go in each day, I would add no herb on top.';
