import { medicine } from '../medicine-row.ts';
import type { Medicine } from '../medicine.ts';

/** Medicines more usual outside North America, and newer biologics. */
export const europeanMedicines = [
  medicine('risankizumab', { brands: 'Skyrizi', classes: ['biologic'] }),
  medicine('guselkumab', { brands: 'Tremfya', classes: ['biologic'] }),
  medicine('ixekizumab', { brands: 'Taltz', classes: ['biologic'] }),
  medicine('amisulpride', { brands: 'Solian', classes: ['antipsychotic'], effects: ['qt-prolonging'] }),
  medicine('sulpiride', { brands: 'Dogmatil', classes: ['antipsychotic'], effects: ['qt-prolonging'] }),
  medicine('flupentixol', { brands: 'Depixol, Fluanxol', names: 'flupenthixol', classes: ['antipsychotic'] }),
  medicine('zuclopenthixol', { brands: 'Clopixol', classes: ['antipsychotic'] }),
  medicine('lofepramine', { classes: ['tricyclic-antidepressant'] }),
  medicine('mianserin', { classes: ['atypical-antidepressant'], effects: ['sedating'] }),
  medicine('reboxetine', { brands: 'Edronax', classes: ['atypical-antidepressant'], traits: ['cyp3a4-substrate'] }),
  medicine('loprazolam', { classes: ['benzodiazepine'] }),
  medicine('lormetazepam', { classes: ['benzodiazepine'] }),
  medicine('pizotifen', { brands: 'Sanomigran', classes: ['migraine-drug'], effects: ['sedating', 'anticholinergic'] }),
  medicine('cinnarizine', { brands: 'Stugeron', classes: ['sedating-antihistamine'] }),
  medicine('ketotifen', { brands: 'Zaditen', classes: ['sedating-antihistamine'] }),
  medicine('betahistine', { brands: 'Serc', classes: ['antiemetic'] }),
  medicine('glycopyrrolate', {
    names: 'glycopyrronium',
    brands: 'Robinul',
    classes: ['antispasmodic'],
    effects: ['anticholinergic'],
  }),
  medicine('propantheline', { brands: 'Pro-Banthine', classes: ['antispasmodic'], effects: ['anticholinergic'] }),
  medicine('cyproterone', {
    brands: 'Androcur',
    names: 'cyproterone acetate',
    classes: ['anti-androgen-cancer'],
    effects: ['liver-toxic'],
  }),
  medicine('lixisenatide', { brands: 'Lyxumia', classes: ['glp1-agonist'] }),
  medicine('nystatin', { brands: 'Nystan', classes: ['antifungal'], localOnly: true }),
  medicine('mupirocin', { brands: 'Bactroban', classes: ['antibiotic'], localOnly: true }),
] satisfies readonly Medicine[];
