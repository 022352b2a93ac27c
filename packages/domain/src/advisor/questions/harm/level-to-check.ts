import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import { hasCondition, type Person } from '../../../safety/person/person.ts';
import { listed } from '../../wording/html.ts';

/** Where the amount of a medicine in the blood can have changed, who measures it is called, and no dose is left out to make up for it. */
export function levelToCheck(
  person: Person,
  findings: readonly { readonly with: { readonly id: string } }[],
): string[] {
  const met = new Set(findings.map(({ with: { id } }) => id));
  const measured = person.medicines.filter(({ id }) => met.has(id) && isMeasured(id)).map(({ text }) => text);
  if (measured.length === 0) return [];
  const names = listed(measured);
  const who = hasCondition(person, 'organ-transplant')
    ? 'the transplant team'
    : `the doctor or clinic that checks ${names}`;
  return [
    `Ring ${who} today: a blood test of ${names} may be needed now. Do not leave out, halve or double a dose to make up for it.`,
  ];
}

const byName: ReadonlySet<string> = new Set(
  'tacrolimus ciclosporin cyclosporine sirolimus everolimus warfarin acenocoumarol phenprocoumon lithium digoxin theophylline phenytoin clozapine'.split(
    ' ',
  ),
);

function isMeasured(id: string): boolean {
  return byName.has(id) || findMedicineProfile(id)?.classes.has('vitamin-k-antagonist') === true;
}
