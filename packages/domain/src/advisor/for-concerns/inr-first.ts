import type { Suggestion } from '../../herbs/recommend.ts';
import { findMedicineProfile } from '../../medicines/catalogue.ts';
import type { Subject } from '../reading/person/subject.ts';
import { paragraph } from '../wording/html.ts';
import { medicineName } from '../wording/names.ts';

export function inrFirst(options: readonly Suggestion[], subject: Subject, said: string): string[] {
  return inrAsked(options, subject, said).map(paragraph);
}

/** Whoever takes warfarin tells the clinic before anything new, however mild: once in a talk. */
export function inrAsked(options: readonly Suggestion[], { person, whose }: Subject, said: string): string[] {
  const thinner = person.medicines.find(
    ({ id }) => findMedicineProfile(id)?.classes.has('vitamin-k-antagonist') === true,
  );
  const isTaken = options.some(({ form }) => form !== 'topical');
  if (thinner === undefined || !isTaken || said.includes(clinicFirst)) return [];
  return [
    `With ${medicineName(thinner)}, ask ${whose} doctor or ${clinicFirst} before any of these, and have the INR checked soon after a start, a stop or a change: herbs can shift it unnoticed.`,
  ];
}

const clinicFirst = 'the clinic that checks the INR';
