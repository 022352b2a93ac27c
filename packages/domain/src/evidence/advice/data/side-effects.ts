import type { Source } from '../../source.ts';

/** On what medicines do to many who take them. */
export const sideEffectSources = [
  {
    id: 'independent-pharmacist-oedema',
    publisher: 'Independent Community Pharmacist',
    title: 'CPD module: medicine-related oedema, amlodipine and CCBs',
    year: null,
    url: 'https://www.independentpharmacist.co.uk/cpd-modules/cpd-module-medicine-related-oedema/amlodipine-and-ccbs-12881574',
    checkedOn: '2026-11-30',
  },
  {
    id: 'gpnotebook-beta-blockers',
    publisher: 'GPnotebook',
    title: 'General side effects of beta blockers',
    year: 2018,
    url: 'https://gpnotebook.com/simplepage.cfm?ID=1510342658&linkID=4000',
    checkedOn: '2026-11-30',
  },
  {
    id: 'hse-mirtazapine',
    publisher: 'Health Service Executive, Ireland',
    title: 'Side effects of mirtazapine',
    year: null,
    url: 'https://www2.hse.ie/medicines/mirtazapine/side-effects-of-mirtazapine/',
    checkedOn: '2026-11-30',
  },
  {
    id: 'young-minds-sertraline',
    publisher: 'YoungMinds',
    title: 'Sertraline',
    year: null,
    url: 'https://youngminds.org.uk/find-help/medications/sertraline/',
    checkedOn: '2026-11-30',
  },
  {
    id: 'brigham-diuretics',
    publisher: 'Brigham and Women’s Hospital, virtual heart failure clinic',
    title: 'Diuretics',
    year: null,
    url: 'http://www.vhfclinic.org/bwh/medications/diuretics.html',
    checkedOn: '2026-11-30',
  },
  {
    id: 'hanwell-sglt2',
    publisher: 'Hanwell Health Centre, NHS',
    title: 'Getting the most from your sodium-glucose co-transporter-2 inhibitors',
    year: null,
    url: 'https://www.hanwellhealthcentre.nhs.uk/health-information/sglt2i-information/',
    checkedOn: '2026-11-30',
  },
  {
    id: 'devon-formulary-constipation',
    publisher: 'Devon Formulary and Referral, NHS',
    title: 'Constipation in adults',
    year: null,
    url: 'https://northeast.devonformularyguidance.nhs.uk/formulary/chapters/1-gastrointestinal/constipation-adults',
    checkedOn: '2026-11-30',
  },
  {
    id: 'west-sussex-laxatives',
    publisher: 'Coastal West Sussex Clinical Commissioning Group',
    title: 'Laxative prescribing guidance',
    year: null,
    url: 'https://abcdocz.com/doc/64684/coastal-west-sussex-laxative-prescribing-guidance-1',
    checkedOn: '2026-11-30',
  },
] satisfies readonly Source[];
