import { isOfClass } from '../../../medicines/is-of-class.ts';
import type { MedicineClass } from '../../../medicines/medicine-classes.ts';
import type { Finding } from '../../../safety/finding.ts';
import { inSentence } from '../../wording/names.ts';
import type { Subject } from '../../reading/person/subject.ts';

/** "What that does during treatment is not known" is no leave to take it: the headline beside cancer medicines. */
export function duringCancerTreatment(findings: readonly Finding[], { who, isOther, person }: Subject): string | null {
  if (findings.length === 0 || findings.some((each) => isAgainst(each))) return null;
  const touching = findings.filter((finding) => waitsForTheTeam(finding) && !isForJoints(finding, person));
  if (touching.length === 0) return null;
  const names = [...new Set(touching.map(({ subject }) => inSentence(subject.name)))].slice(0, mostNamed);
  const what = names.length > 2 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join(' or ');
  const lead = `Not before the cancer team agrees: no ${what} for ${who} during treatment until then.`;
  const isOnChemotherapy = person.medicines.some(({ id }) => isOfClass(id, 'chemotherapy'));
  return isOnChemotherapy ? `${lead} With fever or shivering call ${isOther ? 'that' : 'your'} team at once.` : lead;
}

/** What weighs more than that the team has to agree. */
function isAgainst(finding: Finding): boolean {
  return finding.severity !== 'minor' && !(finding.severity === 'moderate' && waitsForTheTeam(finding));
}

/** Methotrexate of somebody with arthritis or psoriasis, and no cancer, is no cancer medicine. */
function isForJoints({ with: other }: Finding, { conditions }: Subject['person']): boolean {
  return (
    other.id === 'methotrexate' &&
    conditions.some(({ id }) => inflamed.has(id)) &&
    !conditions.some(({ id }) => /cancer|leuk|lymphoma|tumou?r|myeloma/.test(id))
  );
}

const inflamed: ReadonlySet<string> = new Set([
  'rheumatoid-arthritis',
  'psoriasis',
  'inflammatory-bowel-disease',
  'autoimmune-disease',
  'lupus',
  'psoriatic-arthritis',
]);
const mostNamed = 3;
const inTreatment: readonly MedicineClass[] = [
  'chemotherapy',
  'targeted-cancer-drug',
  'btk-inhibitor',
  'cancer-antibody',
  'checkpoint-inhibitor',
  'hormonal-cancer-therapy',
  'tamoxifen',
  'aromatase-inhibitor',
  'anti-androgen-cancer',
];

/** Whatever its grade, beside a cancer medicine the team is asked first. */
export function waitsForTheTeam({ with: other }: Finding): boolean {
  return isOfClass(other.id, ...inTreatment);
}
