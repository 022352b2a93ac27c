import type { Understanding } from '../reading/understanding.ts';
import { listed } from '../wording/html.ts';
import { medicineName } from '../wording/names.ts';

/** "He takes finasteride for his hair", in a talk of a low count: a medicine that may be the cause counts more than any herb. */
export function mayLowerSperm({ particulars, earlierParticulars, subject, said }: Understanding): string | null {
  const isOfSperm = [...particulars, ...earlierParticulars].some(({ name }) => name === 'sperm');
  const taken = isOfSperm ? subject.person.medicines.filter(({ id }) => lowersSperm.has(id)) : [];
  const names = listed([...new Set(taken.map(medicineName))]);
  if (taken.length === 0 || said.includes(`for sperm: ${names} can`)) return null;
  return `One thing comes before any herb for sperm: ${names} can lower the sperm count in some men, and it mostly recovers within months of a change. Tell the doctor who prescribes it that a child is planned, and ask about the choices; do not stop or change it without asking.`;
}

/** Hormones and what acts on them, and sulfasalazine (Samplaski 2013: counts rose manifold once finasteride was stopped). */
const lowersSperm: ReadonlySet<string> = new Set(['finasteride', 'dutasteride', 'testosterone', 'sulfasalazine']);
