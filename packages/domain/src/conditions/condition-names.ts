import type { ConditionKey } from './conditions.ts';

interface Names {
  readonly label: string;
  readonly phrases: readonly string[];
}

/** What people and clinicians call each condition. A phrase may stand under two conditions. */
export const conditionNames: Readonly<Record<ConditionKey, Names>> = {
  'liver-disease': names(
    'liver disease',
    'liver problem|liver problems|cirrhosis|fatty liver|nafld|nash|masld|hepatic impairment|liver failure|liver damage|bad liver|elevated liver enzymes|high liver enzymes|liver trouble|primary biliary cholangitis',
  ),
  'kidney-disease': names(
    'kidney disease',
    'kidney problem|kidney problems|chronic kidney disease|ckd|renal failure|renal impairment|kidney failure|bad kidneys|weak kidneys|renal insufficiency|nephropathy|nephritis|one kidney|kidney trouble|low kidney function|reduced kidney function',
  ),
  dialysis: names('dialysis', 'on dialysis|hemodialysis|haemodialysis|end stage renal disease|esrd'),
  'bleeding-disorder': names(
    'bleeding disorder',
    'hemophilia|haemophilia|von willebrand|von willebrand disease|easy bruising|low platelets|thrombocytopenia|clotting disorder|bleeding problem|bleeding problems|itp|bruise easily',
  ),
  'blood-clots': names(
    'blood clots',
    'blood clot|deep vein thrombosis|dvt|pulmonary embolism|thrombosis|factor v leiden|clot in my leg|thrombophilia|antiphospholipid syndrome',
  ),
  'high-blood-pressure': names(
    'high blood pressure',
    'hypertension|high bp|hypertensive|blood pressure is high|raised blood pressure|elevated blood pressure|high pressure|htn|blood pressure problem|blood pressure problems',
  ),
  'low-blood-pressure': names(
    'low blood pressure',
    'hypotension|low bp|orthostatic hypotension|pots|blood pressure is low',
  ),
  diabetes: names(
    'diabetes',
    'diabetic|type 2 diabetes|type 1 diabetes|t2d|t1d|type ii diabetes|sugar diabetes|high blood sugar|prediabetes|pre diabetes|insulin resistance|sugar problem|gestational diabetes|diabetes mellitus|high sugar',
  ),
  'low-blood-sugar': names('low blood sugar', 'hypoglycemia|hypoglycaemia|hypos|low sugar'),
  'heart-failure': names('heart failure', 'congestive heart failure|chf|weak heart|cardiomyopathy'),
  'heart-disease': names(
    'heart disease',
    'coronary artery disease|cad|heart attack|myocardial infarction|angina|heart condition|heart problem|heart problems|stent|bypass surgery|coronary heart disease|ischemic heart disease|heart trouble|valve replacement|cardiac disease',
  ),
  arrhythmia: names(
    'irregular heartbeat',
    'arrhythmia|atrial fibrillation|afib|a fib|palpitations|irregular heart rhythm|tachycardia|svt|heart block|bradycardia|pacemaker|abnormal heart rhythm',
  ),
  'long-qt': names('long QT syndrome', 'long qt|prolonged qt|qt prolongation'),
  stroke: names('stroke', 'tia|mini stroke|brain bleed|cerebral hemorrhage|cva'),
  edema: names('swelling from fluid', 'edema|oedema|fluid retention|water retention'),
  epilepsy: names('epilepsy', 'seizures|seizure|seizure disorder|epileptic|having fits|has fits|my fits|had fits|epileptic fits|convulsions'),
  asthma: names('asthma', 'asthmatic|wheezing'),
  copd: names('COPD', 'chronic bronchitis|emphysema|chronic obstructive pulmonary disease'),
  'sleep-apnea': names('sleep apnea', 'sleep apnoea|osa|cpap'),
  insomnia: names(
    'insomnia',
    'poor sleep|sleeplessness|trouble sleeping|cannot sleep|cant sleep|sleep problems|sleep problem',
  ),
  'anxiety-disorder': names(
    'anxiety',
    'anxiety disorder|panic attacks|panic disorder|generalized anxiety|gad|ptsd|ocd',
  ),
  depression: names('depression', 'depressed|major depression|low mood|clinical depression|postpartum depression'),
  'bipolar-disorder': names('bipolar disorder', 'bipolar|manic depression|mania|hypomania'),
  schizophrenia: names('schizophrenia', 'schizoaffective disorder|schizophrenic'),
  psychosis: names('psychosis', 'psychotic|hallucinations'),
  adhd: names('ADHD', 'add|attention deficit'),
  'eating-disorder': names('eating disorder', 'anorexia nervosa|bulimia|anorexia|anorexic'),
  'alcohol-use-disorder': names(
    'alcohol problem',
    'alcoholism|alcoholic|alcohol use disorder|heavy drinking|heavy drinker|alcohol dependence|drink heavily',
  ),
  'substance-use-disorder': names(
    'substance use problem',
    'opioid addiction|drug addiction|substance abuse|in recovery from addiction',
  ),
  'autoimmune-disease': names(
    'autoimmune disease',
    'autoimmune disorder|autoimmune condition|autoimmune|hashimotos|hashimoto|graves disease|graves|sjogrens|sjogren syndrome|scleroderma|vitiligo|type 1 diabetes|myasthenia gravis|celiac disease|ankylosing spondylitis|autoimmune hepatitis|lupus|multiple sclerosis|rheumatoid arthritis|psoriatic arthritis|guillain barre|crohns|crohns disease|ulcerative colitis',
  ),
  'multiple-sclerosis': names('multiple sclerosis', 'ms|relapsing remitting ms'),
  lupus: names('lupus', 'sle|systemic lupus|systemic lupus erythematosus'),
  'rheumatoid-arthritis': names('rheumatoid arthritis', 'ra|psoriatic arthritis'),
  psoriasis: names('psoriasis', 'plaque psoriasis'),
  eczema: names('eczema', 'atopic dermatitis'),
  'celiac-disease': names('celiac disease', 'coeliac disease|celiac|coeliac'),
  'inflammatory-bowel-disease': names(
    'inflammatory bowel disease',
    'ibd|crohns disease|crohns|ulcerative colitis|colitis',
  ),
  'irritable-bowel': names('irritable bowel', 'ibs|irritable bowel syndrome'),
  'peptic-ulcer': names(
    'stomach ulcer',
    'peptic ulcer|ulcer|ulcers|duodenal ulcer|gastric ulcer|bleeding ulcer|stomach ulcers|gastrointestinal bleeding|gi bleed',
  ),
  reflux: names('acid reflux', 'gerd|heartburn|reflux|gord|acid indigestion|barretts esophagus'),
  gastritis: names('gastritis', 'inflamed stomach|sensitive stomach'),
  gallstones: names(
    'gallstones',
    'gallstone|gallbladder disease|gallbladder problem|gallbladder problems|gall stones|gallbladder stones|cholecystitis',
  ),
  'bile-duct-obstruction': names('blocked bile duct', 'bile duct obstruction|biliary obstruction|bile duct stones'),
  'bowel-obstruction': names(
    'bowel obstruction',
    'intestinal obstruction|blocked bowel|intestinal blockage|ileus|bowel narrowing|stricture',
  ),
  'hiatal-hernia': names('hiatal hernia', 'hiatus hernia'),
  diverticulitis: names('diverticulitis', 'diverticulosis|diverticular disease'),
  pancreatitis: names('pancreatitis', ''),
  'kidney-stones': names('kidney stones', 'kidney stone|renal stones|oxalate stones|nephrolithiasis'),
  'urinary-retention': names('trouble passing urine', 'urinary retention|cannot pee|difficulty urinating'),
  'enlarged-prostate': names('enlarged prostate', 'bph|benign prostatic hyperplasia|prostate enlargement|big prostate'),
  'urinary-tract-infection': names('urinary tract infection', 'uti|bladder infection|cystitis|utis|recurrent utis'),
  gout: names('gout', 'high uric acid|hyperuricemia'),
  osteoporosis: names('osteoporosis', 'osteopenia|thin bones|brittle bones|low bone density'),
  hyperthyroidism: names('overactive thyroid', 'hyperthyroidism|hyperthyroid|graves disease|graves|thyrotoxicosis'),
  hypothyroidism: names(
    'underactive thyroid',
    'hypothyroidism|hypothyroid|hashimotos|hashimoto|slow thyroid|low thyroid',
  ),
  'thyroid-disease': names(
    'thyroid disease',
    'thyroid problem|thyroid problems|thyroid condition|goiter|goitre|thyroid nodules|thyroid disorder|thyroid cancer',
  ),
  'hormone-sensitive-condition': names(
    'hormone-sensitive condition',
    'hormone sensitive condition|estrogen positive|estrogen receptor positive|er positive|er+ breast cancer|hormone sensitive cancer|estrogen sensitive|estrogen dependent|ovarian cancer|uterine cancer|endometrial cancer|breast cancer|endometriosis|uterine fibroids|fibroids|hormone receptor positive',
  ),
  'breast-cancer': names('breast cancer', 'brca|cancer of the breast|breast cancer survivor|breast tumor'),
  'prostate-cancer': names('prostate cancer', ''),
  cancer: names(
    'cancer',
    'chemotherapy|in chemo|leukemia|lymphoma|tumor|tumour|melanoma|radiotherapy|radiation therapy|lung cancer|colon cancer',
  ),
  endometriosis: names('endometriosis', 'endo'),
  'uterine-fibroids': names('uterine fibroids', 'fibroids|fibroid'),
  pcos: names('PCOS', 'polycystic ovary syndrome|polycystic ovaries'),
  'adrenal-insufficiency': names('adrenal insufficiency', 'addisons disease|addisons'),
  'low-potassium': names('low potassium', 'hypokalemia|hypokalaemia'),
  'high-potassium': names('high potassium', 'hyperkalemia|hyperkalaemia'),
  'high-calcium': names('high calcium', 'hypercalcemia|hypercalcaemia|hyperparathyroidism'),
  hemochromatosis: names('iron overload', 'hemochromatosis|haemochromatosis|too much iron|thalassemia'),
  anemia: names('anemia', 'anaemia|low iron|iron deficiency|anemic'),
  'g6pd-deficiency': names('G6PD deficiency', 'g6pd|favism|g6pd deficient'),
  porphyria: names('porphyria', ''),
  'sickle-cell': names('sickle cell disease', 'sickle cell|sickle cell anemia'),
  glaucoma: names('glaucoma', 'high eye pressure|narrow angle glaucoma|closed angle glaucoma'),
  'parkinsons-disease': names('Parkinson’s disease', 'parkinsons|parkinson disease|parkinson'),
  dementia: names('dementia', 'alzheimers|alzheimers disease|alzheimer'),
  'myasthenia-gravis': names('myasthenia gravis', 'myasthenia'),
  migraine: names('migraine', 'migraines'),
  'restless-legs': names('restless legs', 'restless leg syndrome|rls'),
  'organ-transplant': names(
    'organ transplant',
    'transplant|kidney transplant|liver transplant|heart transplant|lung transplant|transplant recipient|transplanted kidney|bone marrow transplant|stem cell transplant',
  ),
  'weakened-immunity': names(
    'weakened immune system',
    'immunocompromised|immune deficiency|immunosuppressed|low immunity',
  ),
  hiv: names('HIV', 'hiv positive|aids'),
  hepatitis: names('hepatitis', 'hepatitis b|hepatitis c|hep c|hep b'),
  tuberculosis: names('tuberculosis', 'tb'),
  phenylketonuria: names('phenylketonuria', 'pku'),
  'wilson-disease': names('Wilson disease', 'wilsons disease'),
  sarcoidosis: names('sarcoidosis', ''),
  'high-cholesterol': names(
    'high cholesterol',
    'hyperlipidemia|raised cholesterol|hypercholesterolemia|high triglycerides',
  ),
  'raised-intracranial-pressure': names(
    'raised pressure in the skull',
    'intracranial hypertension|pseudotumor cerebri',
  ),
  'swallowing-difficulty': names(
    'trouble swallowing',
    'dysphagia|difficulty swallowing|esophageal stricture|esophageal narrowing|narrowed esophagus',
  ),
  'open-wound': names('open wound', 'broken skin|open sore|open cut'),
  dehydration: names('dehydration', 'dehydrated'),
  smoking: names('smoking', 'smoker|i smoke|ex smoker|smokes'),
  'trying-to-conceive': names('trying to conceive', 'ttc|trying for a baby'),
};

function names(label: string, phrases: string): Names {
  return { label, phrases: phrases === '' ? [] : phrases.split('|') };
}
