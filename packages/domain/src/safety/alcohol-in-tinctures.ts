import type { Form } from '../herbs/form.ts';
import type { Herb } from '../herbs/herb.ts';
import { findMedicineProfile } from '../medicines/catalogue.ts';
import type { Candidate } from './candidate.ts';

/** Findings for any tincture, which is mostly alcohol, with medicines that must not be combined with alcohol. */
export function alcoholOf(
  herb: Herb,
  form: Form,
  medicine: { readonly id: string; readonly name: string },
): Candidate[] {
  if (!isTincture(herb, form)) return [];
  const classes = findMedicineProfile(medicine.id)?.certain;
  if (medicine.id === 'disulfiram')
    return [
      candidate(herb, {
        withName: medicine.name,
        severity: 'contraindicated',
        sources: ['fda-label-disulfiram'],
        reach: 'pair',
      }),
    ];
  return classes?.has('nitroimidazole')
    ? [
        candidate(herb, {
          withName: medicine.name,
          severity: 'major',
          sources: ['fda-label-metronidazole'],
          reach: 'pair',
        }),
      ]
    : [];
}

/** Findings for any tincture in people who should avoid alcohol: a condition, pregnancy, children. */
export function alcoholFor(
  herb: Herb,
  form: Form,
  about: { readonly id: string; readonly name: string },
  besides?: string,
): Candidate[] {
  if (!isTincture(herb, form)) return [];
  const severity = about.id === 'alcohol-use-disorder' ? 'major' : 'moderate';
  return isToAvoidAlcohol.has(about.id)
    ? [
        candidate(herb, {
          withName: about.name,
          severity,
          sources: [readOf[about.id] ?? 'ema-ethanol-excipient'],
          ...(besides === undefined ? {} : { besides }),
        }),
      ]
    : [];
}

/** Drops of a vitamin or mineral are seldom alcoholic. */
function isTincture(herb: Herb, form: Form): boolean {
  return form === 'tincture' && (herb.kind === 'herb' || herb.kind === 'mushroom');
}

const childhood = 'childhood';

/** What was read for illnesses that the European annex does not name. */
const readOf: Readonly<Record<string, string>> = {
  pancreatitis: 'nhs-chronic-pancreatitis',
  porphyria: 'ebm-acute-porphyria',
};

const isToAvoidAlcohol = new Set([
  ...Object.keys(readOf),
  'alcohol-use-disorder',
  'liver-disease',
  'hepatitis',
  'pregnancy',
  'breastfeeding',
  childhood,
]);

interface AlcoholRule extends Pick<Candidate, 'sources'> {
  readonly severity: 'contraindicated' | 'major' | 'moderate';
  readonly withName: string;
  readonly reach?: 'pair' | 'class';
  /** What is advised for any form of it, and so in the place of another form. */
  readonly besides?: string;
}

function candidate(herb: Herb, { withName, severity, sources, reach = 'class', besides }: AlcoholRule): Candidate {
  return {
    ruleId: `general/alcohol-in-tincture/${herb.key}`,
    severity,
    evidence: 'strong',
    why: `A tincture of ${herb.name} contains alcohol, which ${withName === childhood ? 'is not for children' : `does not go with ${withName}`}.`,
    advice: besides ?? 'Use a tea or an alcohol-free form instead, or ask a pharmacist.',
    sources,
    reach,
  };
}
