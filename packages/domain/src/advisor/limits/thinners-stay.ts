import { isOfClass } from '../../medicines/is-of-class.ts';
import { findMedicineProfile } from '../../medicines/catalogue.ts';
import { withPlainApostrophes } from '../../resolve/phrases.ts';
import type { Person } from '../../safety/person/person.ts';
import { factsIn } from '../reading/person/message-facts.ts';
import type { Understanding } from '../reading/understanding.ts';
import { listed } from '../wording/html.ts';
import { inSentence, medicineName } from '../wording/names.ts';
import { keepYourMedicine } from './prescribed-medicines.ts';
import { thins } from './thins.ts';

/** "So I can leave one thinner out?", "tooth out on Thursday, must I stop something?": what keeps clots away is stopped by nobody alone. */
export function thinnersStay(asked: Understanding): string | null {
  const { question, mentions, subject, said } = asked;
  // "The doctor of my brother gave him some. I have a tooth out": it is the writer who is operated on.
  const person = subject.isOther && ofOneself.test(question) ? asked.person : subject.person;
  const isAhead = factsIn(question).surgeryPlanned !== null;
  if (isAhead) return once(before(person), said);
  const isStopping = keepYourMedicine(withPlainApostrophes(question), mentions, person.medicines) !== null;
  const named = mentions.some(({ id }) => thins(id)) || /\bthinners?\b/i.test(question);
  return isStopping && named && person.medicines.some(({ id }) => thins(id)) ? once(leftOutBy(person), said) : null;
}

const ofOneself = /\b(?:i|i'm|i’m|i've|me|my tooth|my operation)\b/i;

function once(line: string | null, said: string): string | null {
  return line === null || said.includes(line) ? null : line;
}

/** A stent is spoken of where there may be one: with platelet tablets or a sick heart. */
export function leftOutBy({ medicines, conditions }: Person): string {
  const forPlatelets = medicines.some(({ id }) => isOfClass(id, 'antiplatelet'));
  return forPlatelets || conditions.some(({ id }) => id === 'heart-disease') ? leftOut : clotForms;
}

const clotForms =
  'Left out without the doctor or clinic, a tablet against clots no longer protects: a clot can form, and that is a stroke or a clot in the lung. Tell them of bruises or bleeding, and let them decide.';
/** Source: aha-premature-discontinuation-2007. */
const leftOut =
  'Left out without the heart team, even one of two, a stent can close or a clot can form: that is a heart attack or a stroke. Tell them of bruises or bleeding, and let them decide.';

/** With an operation told the medicines stay until the team says otherwise. */
function before({ medicines, allergens }: Person): string | null {
  const isAllergic = allergens.some(({ id }) => id === 'aspirin-salicylates');
  const kept = medicines.filter(
    ({ id }) =>
      !(isAllergic && id === 'aspirin') &&
      (thins(id) || others.some((each) => findMedicineProfile(id)?.classes.has(each))),
  );
  if (kept.length === 0) return null;
  const names = listed(kept.slice(0, mostNamed).map((each) => inSentence(medicineName(each))));
  return `Nobody should stop ${names} alone for it: whoever operates, a dentist too, decides that. Tell them of it now, and of all herbs and supplements.`;
}

const mostNamed = 3;
const others = ['salicylate', 'beta-blocker', 'insulin'] as const;
