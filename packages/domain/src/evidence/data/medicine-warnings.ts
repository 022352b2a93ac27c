import type { Source } from '../source.ts';

/** Lists of medicines that share a danger: rhythm, bleeding, fits. */
export const medicineWarningsSources = [
  {
    id: 'eviq-qtc-drugs',
    publisher: 'eviQ, Cancer Institute NSW',
    title: 'Drugs which may prolong the QTc interval',
    year: null,
    url: 'https://www.eviq.org.au/additional-clinical-information/193-drugs-which-may-prolong-qtc-interval',
    checkedOn: '2026-11-28',
  },
  {
    id: 'review-jadpro-2023-qt',
    publisher: 'Journal of the Advanced Practitioner in Oncology',
    title: 'Table 3: QT prolongation monitoring recommendations (PMC10414528)',
    year: 2023,
    url: 'https://pmc.ncbi.nlm.nih.gov/articles/PMC10414528/table/t3',
    checkedOn: '2026-11-28',
  },
  {
    id: 'prl-2020-long-qt',
    publisher: 'Therapeutic Research Center',
    title: 'Drug-Induced Long QT Interval',
    year: 2020,
    url: 'https://pharmacytech.therapeuticresearch.com/Content/Segments/PRL/2016/Oct/Drug-Induced-Long-QT-Interval-10260',
    checkedOn: '2026-11-28',
  },
  {
    id: 'ema-eurartesim',
    publisher: 'European Medicines Agency (text at RxReasoner)',
    title: 'Eurartesim (artenimol and piperaquine): contraindications',
    year: 2023,
    url: 'https://rxreasoner.com/monographs/eurartesim/precautions',
    checkedOn: '2026-11-28',
  },
  {
    id: 'review-shatzel-2017-ibrutinib',
    publisher: 'Journal of Thrombosis and Haemostasis (abstract)',
    title: 'Ibrutinib-associated bleeding: pathogenesis, management and risk reduction strategies',
    year: 2017,
    url: 'https://www.pubmed.gov/28182323/',
    checkedOn: '2026-11-28',
  },
  {
    id: 'review-deloughery-2021-btk',
    publisher: 'Clinical Advances in Hematology and Oncology',
    title: 'Bleeding Complications With Bruton Tyrosine Kinase Inhibitors',
    year: 2021,
    url: 'https://www.hematologyandoncology.net/archives/september-2021/bleeding-complications-with-bruton-tyrosine-kinase-inhibitors/',
    checkedOn: '2026-11-28',
  },
  {
    id: 'hdrx-seizure-threshold',
    publisher: 'HDRx Services',
    title: 'Did you know? Medications and seizure threshold',
    year: 2022,
    url: 'https://www.hdrxservices.com/did-you-know-medications-and-seizure-threshold/',
    checkedOn: '2026-11-28',
  },
  {
    id: 'blinkhealth-levoketoconazole',
    publisher: 'Blink Health',
    title: 'Recorlev (levoketoconazole): drug interactions',
    year: null,
    url: 'https://www.blinkhealth.com/recorlev',
    checkedOn: '2026-11-28',
  },
] satisfies readonly Source[];
