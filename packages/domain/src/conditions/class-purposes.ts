import type { MedicineClass } from '../medicines/medicine-classes.ts';

export const medicineNouns =
  'medicine|medicines|medication|medications|meds|med|pill|pills|tablet|tablets|drug|drugs|capsule|capsules|injection|injections';

/** "What it is for" + "medicine": every such pair names the class. */
export const purposes: readonly (readonly [MedicineClass, string])[] = [
  [
    'antihypertensive',
    'pressure|blood pressure|high blood pressure|hypertension|bp|high bp|anti hypertensive|antihypertensive',
  ],
  ['statin', 'cholesterol|high cholesterol|statin|lipid lowering'],
  ['antidiabetic', 'diabetes|diabetic|blood sugar|type 2 diabetes|anti diabetic|antidiabetic|sugar'],
  ['thyroid-hormone', 'thyroid|underactive thyroid|hypothyroid'],
  ['antithyroid', 'overactive thyroid|antithyroid'],
  ['antidepressant', 'antidepressant|depression|anti depressant|mood'],
  ['anxiolytic', 'anxiety|anti anxiety|panic'],
  ['hypnotic', 'sleep|sleeping|insomnia|sleeping aid'],
  ['nsaid', 'arthritis|anti inflammatory|antiinflammatory|pain|painkiller'],
  ['opioid', 'opioid|opiate|strong pain|narcotic'],
  ['antiarrhythmic', 'heart rhythm|arrhythmia|afib|a fib|antiarrhythmic|irregular heartbeat'],
  [
    'antiepileptic',
    'seizure|seizures|epilepsy|anti seizure|antiseizure|anti epileptic|antiepileptic|epileptic|anticonvulsant',
  ],
  [
    'immunosuppressant',
    'anti rejection|antirejection|transplant|immunosuppressant|immune suppressing|immunosuppressive|immune suppressant|rejection',
  ],
  ['hiv-antiviral', 'hiv|antiretroviral|anti hiv|aids'],
  ['triptan', 'migraine|triptan'],
  ['antihistamine', 'allergy|hay fever|hayfever|antihistamine|anti allergy'],
  ['beta-agonist', 'asthma'],
  ['proton-pump-inhibitor', 'acid reflux|reflux|heartburn|stomach acid|acid blocking|gerd|ulcer|indigestion'],
  ['gout-drug', 'gout'],
  ['bph-drug', 'prostate|enlarged prostate'],
  ['bisphosphonate', 'osteoporosis|bone|bone strengthening'],
  ['adhd-stimulant', 'adhd|add|stimulant|attention'],
  ['antiparkinson', 'parkinsons|parkinson'],
  ['dementia-drug', 'dementia|alzheimers|memory'],
  ['antimalarial', 'malaria|anti malarial|antimalarial'],
  ['chemotherapy', 'cancer|chemo|chemotherapy'],
  ['weight-loss-drug', 'weight loss|diet|slimming'],
  ['diuretic', 'water|fluid|diuretic'],
  [
    'anticoagulant',
    'blood thinning|blood thinner|anti clotting|anticlotting|clotting|blood clot|anticoagulant|blood thinners',
  ],
  ['pde5-inhibitor', 'erectile dysfunction|ed|erection|impotence'],
  ['hormonal-contraceptive', 'birth control|contraceptive|contraception'],
  ['estrogen', 'menopause|hrt|hormone replacement'],
  ['antibiotic', 'antibiotic'],
  ['antifungal', 'antifungal|anti fungal|fungal'],
  ['antiviral', 'antiviral|herpes'],
  ['antipsychotic', 'antipsychotic|schizophrenia|psychosis|anti psychotic'],
  ['mood-stabiliser', 'bipolar|mood stabiliser|mood stabilizer'],
  ['muscle-relaxant', 'muscle relaxant|muscle relaxing|muscle spasm'],
  ['corticosteroid', 'steroid|cortisone'],
  ['decongestant', 'cold and flu|decongestant|cold|flu'],
  ['antiemetic', 'nausea|anti sickness|travel sickness|anti nausea|motion sickness'],
  ['antituberculosis', 'tuberculosis|tb'],
  ['nitrate', 'angina'],
  ['antihypertensive', 'heart|cardiac|heart failure'],
  ['antiarrhythmic', 'heart|cardiac|palpitation|palpitations'],
  ['antiplatelet', 'stent|stroke prevention|stroke|antiplatelet'],
  ['anticoagulant', 'thin my blood|thin the blood|thin blood|dvt|clots|blood clots|thrombosis|embolism|lung clot'],
  [
    'immunosuppressant',
    'rheumatoid|rheumatoid arthritis|ra|lupus|crohns|colitis|autoimmune|ms|multiple sclerosis|immune',
  ],
  ['hormonal-cancer-therapy', 'breast cancer|prostate cancer|hormone blocking|hormone blocker'],
  ['anxiolytic', 'nerve|nerves|calming|nervous'],
  ['antiepileptic', 'nerve pain|neuropathy|fits|convulsion'],
  ['estrogen', 'hot flush|hot flushes|hot flash|hot flashes|menopausal'],
  ['fertility-drug', 'fertility|ivf|ovulation'],
  ['bladder-anticholinergic', 'bladder|overactive bladder|incontinence'],
  ['laxative', 'constipation|laxative'],
  ['antidiarrheal', 'diarrhoea|diarrhea'],
  ['proton-pump-inhibitor', 'stomach|acid|gastric|tummy'],
  ['beta-agonist', 'copd|breathing|lung'],
  ['hepatitis-c-antiviral', 'hepatitis c|hep c'],
  ['antifungal', 'thrush|fungus|nail fungus|yeast infection'],
  ['antiviral', 'cold sore|shingles'],
  ['antiparasitic', 'worm|worming|parasite'],
  ['antibiotic', 'infection|chest infection|uti'],
  ['smoking-cessation', 'stop smoking|quit smoking'],
  ['antiemetic', 'vertigo|dizziness|sickness|seasickness'],
  ['cough-suppressant', 'cough'],
  ['wakefulness-agent', 'narcolepsy'],
  ['eye-drop', 'glaucoma|eye pressure'],
  ['antidepressant', 'happy|low mood'],
  ['antipsychotic', 'voices|psychiatric|schizophrenic'],
  ['opioid', 'morphine like'],
  ['bone-drug', 'brittle bone'],
];

/** What each purpose stands for, for "tablets for my blood sugar". */
export const classesOfPurpose: ReadonlyMap<string, readonly MedicineClass[]> = gatherPurposes();

function gatherPurposes(): ReadonlyMap<string, readonly MedicineClass[]> {
  const gathered = new Map<string, MedicineClass[]>();
  for (const [key, stems] of purposes)
    for (const stem of stems.split('|')) gathered.set(stem, [...(gathered.get(stem) ?? []), key]);
  return gathered;
}
