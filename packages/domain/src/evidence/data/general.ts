import type { Source } from '../source.ts';

/** Works that general rules and medicine classes rest on. */
export const generalSources = [
  source(
    'msk-about-herbs',
    'Memorial Sloan Kettering Cancer Center',
    'About Herbs, Botanicals & Other Products',
    'https://www.mskcc.org/cancer-care/diagnosis-treatment/symptom-management/integrative-medicine/herbs',
  ),
  source(
    'nccih-herb-drug',
    'NCCIH',
    'Herb-Drug Interactions: What the Science Says',
    'https://www.nccih.nih.gov/health/providers/digest/herb-drug-interactions-science',
  ),
  source('nccih-sleep', 'NCCIH', 'Sleep Disorders and Complementary Health Approaches', null),
  source('nccih-diabetes', 'NCCIH', 'Diabetes and Dietary Supplements', null),
  source(
    'ods-minerals',
    'NIH Office of Dietary Supplements',
    'Dietary Supplement Fact Sheets: minerals',
    'https://ods.od.nih.gov/factsheets/list-all/',
  ),
  source(
    'ema-hmpc',
    'European Medicines Agency',
    'Herbal medicinal products: Community herbal monographs (HMPC)',
    'https://www.ema.europa.eu/en/medicines/herbal',
  ),
  source(
    'livertox',
    'National Institute of Diabetes and Digestive and Kidney Diseases',
    'LiverTox: Clinical and Research Information on Drug-Induced Liver Injury',
    null,
  ),
  source('lactmed', 'National Library of Medicine', 'Drugs and Lactation Database (LactMed)', null),
  source('crediblemeds', 'CredibleMeds', 'QTdrugs List', null),
  source(
    'fda-serotonin',
    'US Food and Drug Administration',
    'Prescribing information of serotonergic medicines: serotonin syndrome',
    null,
  ),
  source(
    'fda-maoi-labels',
    'US Food and Drug Administration',
    'Prescribing information of monoamine oxidase inhibitors',
    null,
  ),
  source('fda-digoxin-label', 'US Food and Drug Administration', 'Lanoxin (digoxin) prescribing information', null),
  source(
    'fda-warfarin-label',
    'US Food and Drug Administration',
    'Coumadin (warfarin sodium) prescribing information',
    null,
  ),
  source(
    'fda-kratom',
    'US Food and Drug Administration',
    'FDA and Kratom',
    'https://www.fda.gov/news-events/public-health-focus/fda-and-kratom',
  ),
  source(
    'fda-label-disulfiram',
    'US Food and Drug Administration',
    'Antabuse (disulfiram) prescribing information',
    null,
  ),
  source(
    'fda-label-metronidazole',
    'US Food and Drug Administration',
    'Flagyl (metronidazole) prescribing information',
    null,
  ),
  source(
    'ema-ethanol-excipient',
    'European Medicines Agency',
    'Information for the package leaflet regarding ethanol used as an excipient in medicinal products for human use',
    null,
  ),
  source('fda-labels', 'US Food and Drug Administration', 'Prescribing information of the medicines named', null),
  source(
    'fda-ddi-tables',
    'US Food and Drug Administration',
    'Drug Development and Drug Interactions: Table of Substrates, Inhibitors and Inducers',
    'https://www.fda.gov/drugs/drug-interactions-labeling/drug-development-and-drug-interactions-table-substrates-inhibitors-and-inducers',
  ),
  source(
    'who-atc',
    'WHO Collaborating Centre for Drug Statistics Methodology',
    'ATC/DDD Index',
    'https://atcddd.fhi.no/atc_ddd_index/',
  ),
  source(
    'asa-herbal-surgery',
    'American Society of Anesthesiologists',
    'Herbal and dietary supplements before surgery: patient guidance',
    null,
  ),
] satisfies readonly Source[];

function source(id: string, publisher: string, title: string, url: string | null): Source {
  return { id, publisher, title, year: null, url, checkedOn: null };
}
