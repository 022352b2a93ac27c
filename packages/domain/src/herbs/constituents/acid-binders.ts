import type { HerbRule } from '../herb.ts';

/** Medicines that need stomach acid, for what binds it: chalk, magnesia, baking soda. */
export const acidBinder: readonly HerbRule[] = [
  {
    kind: 'medicine',
    with: ['dasatinib', 'bosutinib', 'nilotinib', 'pexidartinib'],
    severity: 'moderate',
    evidence: 'moderate',
    why: 'This cancer medicine needs stomach acid, which antacids and some mineral supplements bind; less of it may be taken up.',
    advice: 'Keep at least 2 hours between them, and ask your cancer team.',
    sources: ['webmd-antacids-kinase-inhibitors', 'esmo-kinase-inhibitors-acid'],
  },
  {
    kind: 'medicine',
    with: ['sparsentan'],
    severity: 'moderate',
    evidence: 'moderate',
    why: 'Sparsentan dissolves in stomach acid, which antacids bind; less of it may be taken up.',
    advice: 'Take it 2 hours before or after antacids.',
    sources: ['wikimd-sparsentan'],
  },
  {
    kind: 'medicine',
    with: ['neratinib', 'gefitinib'],
    severity: 'moderate',
    evidence: 'moderate',
    why: 'This cancer medicine needs stomach acid, which antacids and some mineral supplements bind; less of it may be taken up.',
    advice: 'Keep 3 hours from neratinib or 6 hours from gefitinib, and ask your cancer team.',
    sources: ['webmd-antacids-kinase-inhibitors'],
  },
  {
    kind: 'medicine',
    with: ['hydroxychloroquine', 'chloroquine'],
    severity: 'moderate',
    evidence: 'limited',
    why: 'What binds stomach acid can hold this medicine back in the gut; leaflets warn of antacids.',
    advice: 'Keep at least 4 hours between them.',
    sources: ['healthwise-hydroxychloroquine'],
  },
  {
    kind: 'medicine',
    with: ['atazanavir'],
    severity: 'moderate',
    evidence: 'moderate',
    why: 'Atazanavir needs stomach acid, which antacids bind; less of it may be taken up, and the virus may resist.',
    advice: 'Take atazanavir 2 hours before or after it, and ask your HIV clinic.',
    sources: ['medicinenet-atazanavir', 'hivplus-2005-antacids'],
  },
];
