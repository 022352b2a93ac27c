import type { Finding } from '../../../safety/finding.ts';

/** What to look out for after something was taken, by what it can do beside what the person takes. */
export function whatToWatch(findings: readonly Finding[]): readonly string[] {
  const ofStage = findings.filter(({ kind }) => kind === 'pregnancy');
  const isGrave = ofStage.some(({ severity }) => severity === 'contraindicated');
  const others = findings.filter(({ kind }) => kind !== 'pregnancy');
  const told = others.map(({ why, with: { name } }) => `${name}: ${why}`).join(' ');
  const signs = watched.flatMap(({ of, says }) => (of.test(told) ? [says] : []));
  const isAllergic = others.some(({ kind }) => kind === 'allergy');
  return [
    ...(isAllergic ? [ofAllergy] : []),
    ...(ofStage.length === 0 ? [] : [isGrave ? callUnit : `${mostlyWell} ${callUnit}`]),
    ...signs,
  ].slice(0, most);
}

const most = 2;
const ofAllergy =
  'Is there any itching, rash, swelling or trouble breathing now? Watch for it over the next hours. Itching or hives alone: call a doctor or pharmacist now. Swelling of the lips, face or tongue, a tight throat, wheezing or faintness: call your emergency number at once, also when it comes late.';
const mostlyWell =
  'Most often nothing comes of a little taken before one knew, but let the midwife or doctor hear of it.';
const callUnit = 'Bleeding, cramps or, later on, a child that moves less: call the maternity unit at once.';

const watched: readonly { readonly of: RegExp; readonly says: string }[] = [
  {
    of: /\b(?:(?<!breakthrough )bleed\w*|platelets?|clot\w*|INR|thin(?:s|ning)? the blood)\b/i,
    says: 'Watch for bruises, nosebleeds, blood in the urine and black stools, and have those seen the same day. After any knock on the head, or with a sudden bad headache, go to hospital at once, also when all seems well.',
  },
  {
    of: /\bdigoxin\b/i,
    says: 'Yellow or green sight, rings round lamps, nausea, no appetite, weak legs or a slow or uneven pulse can mean that digoxin has become too strong: get help the same hour, also at a weekend.',
  },
  {
    of: /\bpotassium\b/i,
    says: 'Weak legs, cramps or a heart that skips need a blood test the same day.',
  },
  {
    of: /\b(?:liver|hepatitis)\b/i,
    says: 'Ask for a blood test of the liver. Yellow eyes or skin, dark urine, pale stools, an itch, nausea or great tiredness in the next weeks: see a doctor the same day.',
  },
  {
    of: /\b(?:seizures?|fits?)\b/i,
    says: 'Somebody should know of it and be near for a day; a fit needs the emergency number.',
  },
  {
    of: /\b(?:blood sugar|lowers? sugar|sugar)\b/i,
    says: 'Measure the sugar more often for some days; shaking, sweat or a muddled head means sugar at once.',
  },
];
