import type { Source } from '../source.ts';

/** Works read for how to prepare a herb and how soon it helps, M to Z. */
export const seventhReadingZSources = [
  {
    id: 'cigna-biotin',
    publisher: 'Cigna health library',
    title: 'Biotin: how should I take biotin?',
    year: null,
    url: 'https://www.cigna.com/individuals-families/health-wellness/hw/medications/biotin-d06867a1',
    checkedOn: '2026-11-30',
  },
  {
    id: 'diepta-may-punch',
    publisher: 'Die PTA in der Apotheke',
    title: 'Maibowle: der Frühlingsklassiker',
    year: null,
    url: 'https://diepta.de/news/maibowle-der-fruehlingsklassiker',
    checkedOn: '2026-11-30',
  },
  {
    id: 'nhs-folic-acid',
    publisher: 'NHS',
    title: 'How and when to take folic acid',
    year: null,
    url: 'https://www.nhs.uk/medicines/folic-acid/how-and-when-to-take-folic-acid/',
    checkedOn: '2026-11-30',
  },
  {
    id: 'review-2019-xylitol-caries',
    publisher: 'Journal of Korean Society of Dental Hygiene (Lee and colleagues)',
    title: 'Effect of xylitol on dental caries prevention: a literature review',
    year: 2019,
    url: 'http://www.jksdh.or.kr/browse/all-issues/jksdh-2019-2/jksdh-2019-vol-19-no-4/article?num=N0220190401',
    checkedOn: '2026-11-30',
  },
  {
    id: 'study-2010-motherwort-oil-extract',
    publisher: 'Planta Medica (Shikov and colleagues)',
    title:
      'Application of Leonurus cardiaca L. oil extract for treatment of psycho neurological disorders in clinic (abstract)',
    year: 2010,
    url: 'https://www.thieme-connect.com/products/ejournals/abstract/10.1055/s-0030-1264387',
    checkedOn: '2026-11-30',
  },
  {
    id: 'study-2021-dexpanthenol-emollients',
    publisher: 'Cosmetics',
    title:
      'Performance and Tolerability of a New Topical Dexpanthenol-Containing Emollient Line in Subjects with Dry Skin: Results from Three Randomized Studies (abstract)',
    year: 2021,
    url: 'https://www.mdpi.com/2079-9284/8/1/18',
    checkedOn: '2026-11-30',
  },
  {
    id: 'study-2021-modified-citrus-pectin',
    publisher: 'Nutrients (Keizman and colleagues)',
    title:
      'Modified Citrus Pectin Treatment in Non-Metastatic Biochemically Relapsed Prostate Cancer: Results of a Prospective Phase II Study (abstract)',
    year: 2021,
    url: 'https://doaj.org/article/e35f3b4284a240c6bc471f263e968b3b',
    checkedOn: '2026-11-30',
  },
  {
    id: 'study-deng-2009-maitake',
    publisher: 'Journal of Cancer Research and Clinical Oncology (Deng and colleagues)',
    title:
      'A phase I/II trial of a polysaccharide extract from Grifola frondosa (Maitake mushroom) in breast cancer patients: immunological effects (abstract)',
    year: 2009,
    url: 'http://link.springer.com/article/10.1007%2Fs00432-009-0562-z',
    checkedOn: '2026-11-30',
  },
  {
    id: 'study-force-2000-oregano-oil',
    publisher: 'Phytotherapy Research (Force and colleagues)',
    title: 'Inhibition of enteric parasites by emulsified oil of oregano in vivo (abstract)',
    year: 2000,
    url: 'https://pubmed.ncbi.nlm.nih.gov/10815019/',
    checkedOn: '2026-11-30',
  },
  {
    id: 'trial-arcangeli-2000-pine-bark',
    publisher: 'Fitoterapia (Arcangeli)',
    title: 'Pycnogenol in chronic venous insufficiency (abstract)',
    year: 2000,
    url: 'https://linkinghub.elsevier.com/retrieve/pii/S0367326X99001641',
    checkedOn: '2026-11-30',
  },
  {
    id: 'trial-asp-2011-safflower-oil',
    publisher: 'Clinical Nutrition (Asp and colleagues)',
    title:
      'Time-dependent effects of safflower oil to improve glycemia, inflammation and blood lipids in obese, post-menopausal women with type 2 diabetes (abstract)',
    year: 2011,
    url: 'https://experts.umn.edu/en/publications/time-dependent-effects-of-safflower-oil-to-improve-glycemia-infla',
    checkedOn: '2026-11-30',
  },
  {
    id: 'trial-binkley-2009-vitamin-k',
    publisher: 'Journal of Bone and Mineral Research',
    title:
      'Vitamin K treatment reduces undercarboxylated osteocalcin but does not alter bone turnover, density, or geometry in healthy postmenopausal North American women (abstract)',
    year: 2009,
    url: 'http://onlinelibrary.wiley.com/doi/10.1359/jbmr.081254/full?globalMessage=0',
    checkedOn: '2026-11-30',
  },
  {
    id: 'trial-celleno-2007-white-kidney-bean',
    publisher: 'International Journal of Medical Sciences (Celleno and colleagues)',
    title:
      'A Dietary Supplement Containing Standardized Phaseolus Vulgaris Extract Influences Body Composition of Overweight Men and Women (abstract)',
    year: 2007,
    url: 'https://pubmed.ncbi.nlm.nih.gov/17299581/',
    checkedOn: '2026-11-30',
  },
  {
    id: 'trial-henneicke-1999-echinacea-mixture',
    publisher: 'Current Medical Research and Opinion (Henneicke-von Zepelin and colleagues)',
    title:
      'Efficacy and safety of a fixed combination phytomedicine in the treatment of the common cold: a randomised, double blind, placebo controlled, multicentre study (abstract)',
    year: 1999,
    url: 'https://pubmed.ncbi.nlm.nih.gov/10621929/',
    checkedOn: '2026-11-30',
  },
  {
    id: 'trial-itoh-2016-pqq',
    publisher: 'Advances in Experimental Medicine and Biology (Itoh and colleagues)',
    title:
      'Effect of the Antioxidant Supplement Pyrroloquinoline Quinone Disodium Salt (BioPQQ) on Cognitive Functions (abstract)',
    year: 2016,
    url: null,
    checkedOn: '2026-11-30',
  },
  {
    id: 'trial-jenabi-2015-yarrow',
    publisher: 'Journal of Pediatric and Adolescent Gynecology (Jenabi and Fereidoony)',
    title:
      'Effect of Achillea millefolium on Relief of Primary Dysmenorrhea: A Double-Blind Randomized Clinical Trial (abstract)',
    year: 2015,
    url: 'https://pubmed.ncbi.nlm.nih.gov/26238568/',
    checkedOn: '2026-11-30',
  },
  {
    id: 'trial-knapen-2007-vitamin-k2',
    publisher: 'Osteoporosis International (Knapen and colleagues)',
    title:
      'Vitamin K2 supplementation improves hip bone geometry and bone strength indices in postmenopausal women (abstract)',
    year: 2007,
    url: 'https://link.springer.com/article/10.1007/s00198-007-0337-9',
    checkedOn: '2026-11-30',
  },
  {
    id: 'trial-korting-1995-witch-hazel',
    publisher: 'European Journal of Clinical Pharmacology (Korting and colleagues)',
    title: 'Comparative efficacy of hamamelis distillate and hydrocortisone cream in atopic eczema (abstract)',
    year: 1995,
    url: 'https://link.springer.com/article/10.1007%2FBF00194335',
    checkedOn: '2026-11-30',
  },
  {
    id: 'trial-park-2020-schisandra',
    publisher: 'International Journal of Environmental Research and Public Health (Park and colleagues)',
    title:
      'Effect of Schisandra chinensis Extract Supplementation on Quadriceps Muscle Strength and Fatigue in Adult Women (abstract)',
    year: 2020,
    url: 'https://ideas.repec.org/a/gam/jijerp/v17y2020i7p2475-d341602.html',
    checkedOn: '2026-11-30',
  },
  {
    id: 'trial-2021-schisandra-older-adults',
    publisher: 'American Journal of Clinical Nutrition',
    title:
      'Effect of Schisandra chinensis Baillon extracts and regular low-intensity exercise on muscle strength and mass in older adults (abstract)',
    year: 2021,
    url: 'https://pubmed.ncbi.nlm.nih.gov/33710261/',
    checkedOn: '2026-11-30',
  },
  {
    id: 'trial-sahakian-1991-vitamin-b6',
    publisher: 'Obstetrics and Gynecology',
    title: 'Vitamin B6 is effective therapy for nausea and vomiting of pregnancy (abstract)',
    year: 1991,
    url: 'https://journals.lww.com/greenjournal/abstract/1991/07000/vitamin_b6_is_effective_therapy_for_nausea_and.7.aspx',
    checkedOn: '2026-11-30',
  },
  {
    id: 'trial-stebbings-2016-artemisia-annua',
    publisher: 'Clinical Rheumatology (Stebbings and colleagues; abstract)',
    title:
      'A pilot randomized, placebo-controlled clinical trial of an extract of Artemisia annua administered over 12 weeks, for osteoarthritis of the hip and knee',
    year: 2016,
    url: 'https://doi.org/10.1007/s10067-015-3110-z',
    checkedOn: '2026-11-30',
  },
  {
    id: 'trial-vutyavanich-1995-vitamin-b6',
    publisher: 'American Journal of Obstetrics and Gynecology (Vutyavanich and colleagues)',
    title:
      'Pyridoxine for nausea and vomiting of pregnancy: a randomized, double-blind, placebo-controlled trial (abstract)',
    year: 1995,
    url: 'https://pubmed.ncbi.nlm.nih.gov/7573262/',
    checkedOn: '2026-11-30',
  },
  {
    id: 'trial-wang-2020-white-kidney-bean',
    publisher: 'Food Science and Nutrition (Wang and colleagues; abstract at discovery.researcher.life)',
    title:
      'Regular intake of white kidney beans extract (Phaseolus vulgaris L.) induces weight loss compared to placebo in obese human subjects',
    year: 2020,
    url: 'https://discovery.researcher.life/article/regular-intake-of-white-kidney-beans-extract-phaseolus-vulgaris-l-induces-weight-loss-compared-to-placebo-in-obese-human-subjects/c29c16adc980346990fe3e581cd048cf',
    checkedOn: '2026-11-30',
  },
  {
    id: 'us-dispensatory-1918-stone-root',
    publisher: 'The Dispensatory of the United States of America (Remington, Wood and others; at henriettes-herb.com)',
    title: 'Collinsonia',
    year: 1918,
    url: 'https://www.henriettes-herb.com/eclectic/usdisp/collinsonia.html',
    checkedOn: '2026-11-30',
  },
  {
    id: 'utah-policosanol',
    publisher: 'University of Utah Health Library',
    title: 'Policosanol Tablets',
    year: null,
    url: 'https://healthcare.utah.edu/healthlibrary/related/doc.php?type=26&id=2788',
    checkedOn: '2026-11-30',
  },
] satisfies readonly Source[];
