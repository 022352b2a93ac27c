import { findMedicineProfile } from '../../medicines/catalogue.ts';
import { hasCondition } from '../../safety/person/person.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import type { Understanding } from '../reading/understanding.ts';

/** "My sugar goes low sometimes", of somebody with diabetes or its medicines: first for the team, and no herb that lowers it more. */
export function answerLowSugar({ question, subject: { person }, herbs }: Understanding): AdvisorAnswer | null {
  const isDiabetic =
    hasCondition(person, 'diabetes') ||
    person.medicines.some(({ id }) => findMedicineProfile(id)?.effects.has('lowers-glucose'));
  return isDiabetic && herbs.length === 0 && goesLow.test(question) ? plainAnswer([paragraph(says)]) : null;
}

const goesLow =
  /\b(?:sugar|glucose)\b[^.?!]{0,24}\b(?:low|drops?|falls?|crash\w*)\b|\bhypos?\b|\bhypoglyc\w+|\blow (?:blood )?sugars?\b/i;
const says =
  'Tell the doctor or diabetes team this week: the medicine may be too strong now, and nothing that lowers sugar should go on top. When you shake, sweat or feel odd, take sugar or juice at once, then something to eat. If you do not get better, or cannot swallow, call your emergency number. Do not drive until it is sorted out.';
