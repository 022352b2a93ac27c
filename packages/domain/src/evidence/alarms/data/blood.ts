import type { Source } from '../../source.ts';

/** Bleeding and clots. */
export const bloodAlarmSources = [
  {
    id: 'nice-qs74-anticoagulants',
    publisher: 'National Institute for Health and Care Excellence',
    title: 'Head injury (QS74): CT head scans for people taking anticoagulants',
    year: null,
    url: 'https://www.nice.org.uk/guidance/qs74/chapter/Quality-statement-2-CT-head-scans-for-people-taking-anticoagulants',
    checkedOn: '2026-11-28',
  },
  {
    id: 'rotherham-anticoagulation',
    publisher: 'The Rotherham NHS Foundation Trust',
    title: 'Life with anticoagulation',
    year: null,
    url: 'https://therotherhamft.nhs.uk/patients-and-visitors/patient-information/life-with-anticoagulation',
    checkedOn: '2026-11-28',
  },
  {
    id: 'nhs-anticoagulant-side-effects',
    publisher: 'NHS',
    title: 'Anticoagulant medicines: side effects',
    year: null,
    url: 'http://www.nhs.uk/Conditions/Anticoagulant-medicines/Pages/Side-effects.aspx',
    checkedOn: '2026-11-29',
  },
  {
    id: 'adam-black-stools',
    publisher: 'A.D.A.M.',
    title: 'Black or tarry stools',
    year: null,
    url: 'https://ssl.adam.com/content.aspx?productid=617&pid=1&gid=003130&site=slu.adam.com&login=SLUC3551',
    checkedOn: '2026-11-28',
  },
  {
    id: 'uhb-clots',
    publisher: 'University Hospitals Birmingham',
    title: 'Causes and symptoms of deep vein thrombosis and pulmonary embolism',
    year: null,
    url: 'https://archive.uhb.nhs.uk/dvt-pe-causes-symptoms.htm',
    checkedOn: '2026-11-28',
  },
  {
    id: 'thrombosis-uk-lung-clot',
    publisher: 'Thrombosis UK',
    title: 'What is a pulmonary embolism?',
    year: null,
    url: 'https://thrombosisuk.org/what-is-pe.php',
    checkedOn: '2026-11-28',
  },
  {
    id: 'cancer-research-uk-womb-referral',
    publisher: 'Cancer Research UK',
    title: 'Womb cancer: referral to a specialist',
    year: null,
    url: 'https://www.cancerresearchuk.org/about-cancer/womb-cancer/getting-diagnosed/referral-specialist',
    checkedOn: '2026-11-28',
  },
  {
    id: 'devon-bleeding-after-menopause',
    publisher: 'South and West Devon Formulary and Referral (NHS)',
    title: 'Postmenopausal bleeding (no HRT)',
    year: null,
    url: 'https://southwest.devonformularyguidance.nhs.uk/referral-guidance/south-devon-torbay/obstetrics-gynaecology/postmenopausal-bleeding-no-hrt',
    checkedOn: '2026-11-28',
  },
] satisfies readonly Source[];
