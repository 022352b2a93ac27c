import { listedNames } from '../resolve/listed-names.ts';
import type { ConditionKey } from './conditions.ts';

interface Names {
  readonly label: string;
  readonly phrases: readonly string[];
}

/** What people and clinicians call each condition. A phrase may stand under two conditions. */
export const conditionNames: Readonly<Record<ConditionKey, Names>> = {
  'liver-disease': names(
    'liver disease',
    `
      liver problem|liver problems|cirrhosis|fatty liver|nafld|nash|masld|hepatic impairment|liver failure|
      liver damage|bad liver|elevated liver enzymes|high liver enzymes|liver trouble|primary biliary cholangitis|
      liver condition|liver disorder|liver issues|chronic liver disease|end stage liver disease|
      liver enzymes are raised|liver enzymes are high|liver enzymes are elevated|raised liver enzymes|
      raised liver function tests|abnormal liver tests|abnormal liver function|high alt|elevated alt|
      liver function is poor|poor liver function|liver fibrosis|scarred liver|alcoholic liver disease|liver injury|
      liver inflammation|inflamed liver|weak liver`,
  ),
  'kidney-disease': names(
    'kidney disease',
    `
      kidney problem|kidney problems|chronic kidney disease|ckd|renal failure|renal impairment|kidney failure|
      bad kidneys|weak kidneys|renal insufficiency|nephropathy|nephritis|one kidney|kidney trouble|
      low kidney function|reduced kidney function|kidney condition|kidney disorder|kidney issues|kidneys are failing|
      failing kidneys|chronic renal disease|renal disease|diabetic kidney disease|low egfr|egfr is low|egfr below|
      high creatinine|creatinine is high|raised creatinine|stage 3 kidney disease|stage 4 kidney disease|stage 3 ckd|
      stage 4 ckd|single kidney|only one kidney|polycystic kidney|polycystic kidneys|glomerulonephritis|
      protein in my urine|poor kidney function|kidney damage`,
  ),
  dialysis: names('dialysis', 'on dialysis|hemodialysis|haemodialysis|end stage renal disease|esrd'),
  'bleeding-disorder': names(
    'bleeding disorder',
    `
      hemophilia|haemophilia|von willebrand|von willebrand disease|easy bruising|low platelets|thrombocytopenia|
      clotting disorder|bleeding problem|bleeding problems|itp|bruise easily|bleeding condition|platelet disorder|
      low platelet count|bleed easily|bleeds easily|factor viii deficiency|factor xi deficiency|coagulation disorder`,
  ),
  'blood-clots': names(
    'blood clots',
    `
      blood clot|deep vein thrombosis|dvt|pulmonary embolism|thrombosis|factor v leiden|clot in my leg|thrombophilia|
      antiphospholipid syndrome|clots in my legs|blood clot in my leg|blood clot in my lung|clot in my lung|
      clot in the lung|lung clot|history of clots|prone to clots|vte`,
  ),
  'high-blood-pressure': names(
    'high blood pressure',
    `
      hypertension|high bp|hypertensive|blood pressure is high|raised blood pressure|elevated blood pressure|
      high pressure|htn|blood pressure problem|blood pressure problems|bp is high|blood pressure runs high|
      uncontrolled blood pressure|uncontrolled hypertension|blood pressure too high|my blood pressure is up|
      hypertonia|arterial hypertension`,
  ),
  'low-blood-pressure': names(
    'low blood pressure',
    `
      hypotension|low bp|orthostatic hypotension|blood pressure is low|bp is low|blood pressure runs low|
      blood pressure too low`,
  ),
  diabetes: names(
    'diabetes',
    `
      diabetic|type 2 diabetes|type 1 diabetes|t2d|t1d|type ii diabetes|sugar diabetes|high blood sugar|prediabetes|
      pre diabetes|insulin resistance|sugar problem|gestational diabetes|diabetes mellitus|high sugar|type 1 diabetic|
      type 2 diabetic|t2dm|t1dm|borderline diabetes|borderline diabetic|
      high a1c|sugar is high|raised blood sugar|niddm|iddm|lada`,
  ),
  'low-blood-sugar': names(
    'low blood sugar',
    'hypoglycemia|hypoglycaemia|hypos|low sugar|blood sugar drops|sugar lows|reactive hypoglycemia',
  ),
  'heart-failure': names(
    'heart failure',
    `
      congestive heart failure|chf|weak heart|cardiomyopathy|weak heart muscle|low ejection fraction|heart is failing|
      enlarged heart|fluid on the heart|hfref|hfpef`,
  ),
  'heart-disease': names(
    'heart disease',
    `
      coronary artery disease|cad|bad heart|dodgy heart|dicky heart|dodgy ticker|heart attack|myocardial infarction|angina|heart condition|heart problem|
      heart problems|stent|bypass surgery|coronary heart disease|ischemic heart disease|heart trouble|
      valve replacement|cardiac disease|heart attacks|blocked arteries|blocked artery|clogged arteries|
      narrowed arteries|coronary disease|coronary artery bypass|stents|heart valve disease|leaky valve|
      leaky heart valve|heart murmur|aortic stenosis|heart issues|cardiac condition|hardening of the arteries|
      atherosclerosis`,
  ),
  arrhythmia: names(
    'irregular heartbeat',
    `
      arrhythmia|atrial fibrillation|afib|a fib|palpitations|irregular heart rhythm|tachycardia|svt|heart block|
      bradycardia|pacemaker|abnormal heart rhythm|irregular heart beat|heart arrhythmia|heart flutter|atrial flutter|
      heart skips beats|skipped beats|extra heartbeats|ectopic beats|fast heart rate|slow heart rate|
      wolff parkinson white|sick sinus|heart palpitations`,
  ),
  'long-qt': names('long QT syndrome', 'long qt|prolonged qt|qt prolongation'),
  'postural-tachycardia': names(
    'postural tachycardia (POTS)',
    `
      postural tachycardia|postural tachycardia syndrome|postural orthostatic tachycardia|orthostatic tachycardia|
      postural orthostatic tachycardia syndrome|posturales Tachykardiesyndrom|taquicardia postural|
      taquicardia ortostática postural|tachycardie posturale|tachicardia posturale`,
  ),
  stroke: names(
    'stroke',
    `
    tia|mini stroke|cva|had a stroke|strokes|ischemic stroke|ischaemic stroke|transient ischaemic attack|
    transient ischemic attack|brain aneurysm`,
  ),
  'brain-bleed': names(
    'bleeding in the brain',
    `
      brain bleed|brain haemorrhage|brain hemorrhage|haemorrhagic stroke|hemorrhagic stroke|bleeding stroke|
      stroke haemorrhagic|stroke hemorrhagic|stroke bleed|stroke from a bleed|stroke due to a bleed|
      stroke caused by a bleed|bleed type stroke|cerebral haemorrhage|cerebral hemorrhage`,
  ),
  edema: names('swelling from fluid', 'edema|oedema|fluid retention|water retention'),
  epilepsy: names(
    'epilepsy',
    `
      seizures|seizure|seizure disorder|epileptic|having fits|has fits|my fits|had fits|epileptic fits|convulsions|
      epileptic seizures|seizure history|febrile seizures|history of seizures|fit disorder`,
  ),
  asthma: names('asthma', 'asthmatic|wheezing|asthma attacks|bronchial asthma'),
  copd: names('COPD', 'chronic bronchitis|emphysema|chronic obstructive pulmonary disease'),
  'sleep-apnea': names('sleep apnea', 'sleep apnoea|osa|cpap'),
  insomnia: names(
    'insomnia',
    'poor sleep|sleeplessness|trouble sleeping|cannot sleep|cant sleep|sleep problems|sleep problem',
  ),
  'anxiety-disorder': names(
    'anxiety',
    `
      anxiety disorder|panic attacks|panic disorder|generalized anxiety|gad|ptsd|ocd|panic|anxious disorder|
      social anxiety|phobia|obsessive compulsive disorder`,
  ),
  depression: names(
    'depression',
    `
      depressed|major depression|low mood|clinical depression|postpartum depression|depressive|
      major depressive disorder|mdd|postnatal depression|severe depression`,
  ),
  'bipolar-disorder': names(
    'bipolar disorder',
    `
      bipolar|manic depression|mania|hypomania|bipolar 1|bipolar 2|bipolar i|bipolar ii|manic depressive|
      manic episodes|manic episode`,
  ),
  schizophrenia: names(
    'schizophrenia',
    'schizoaffective disorder|schizophrenic|paranoid schizophrenia|schizoaffective',
  ),
  psychosis: names('psychosis', 'psychotic|hallucinations'),
  adhd: names('ADHD', 'attention deficit|adhd and add|add adhd'),
  'eating-disorder': names('eating disorder', 'anorexia nervosa|bulimia|anorexia|anorexic'),
  'alcohol-use-disorder': names(
    'alcohol problems',
    `
      alcoholism|alcoholic|alcohol use disorder|heavy drinking|heavy drinker|alcohol dependence|drink heavily|
      alcohol addiction|recovering alcoholic|alcohol misuse|drink too much`,
  ),
  'substance-use-disorder': names(
    'substance use problems',
    'opioid addiction|drug addiction|substance abuse|substance use problem|in recovery from addiction',
  ),
  'autoimmune-disease': names(
    'autoimmune disease',
    `
      autoimmune disorder|autoimmune condition|autoimmune|hashimotos|hashimoto|graves disease|graves|sjogrens|
      sjogren syndrome|scleroderma|vitiligo|type 1 diabetes|myasthenia gravis|celiac disease|ankylosing spondylitis|
      autoimmune hepatitis|lupus|multiple sclerosis|rheumatoid arthritis|psoriatic arthritis|guillain barre|crohns|
      crohns disease|ulcerative colitis|autoimmune illness|autoimmune thyroid|sjogrens syndrome|
      autoimmune thyroiditis|psoriatic disease|alopecia areata|dermatomyositis|polymyalgia`,
  ),
  'multiple-sclerosis': names('multiple sclerosis', 'ms|relapsing remitting ms'),
  lupus: names('lupus', 'sle|systemic lupus|systemic lupus erythematosus'),
  'rheumatoid-arthritis': names('rheumatoid arthritis', 'ra|psoriatic arthritis'),
  psoriasis: names('psoriasis', 'plaque psoriasis'),
  eczema: names('eczema', 'atopic dermatitis'),
  'dermatitis-herpetiformis': names(
    'dermatitis herpetiformis',
    'duhring disease|duhrings disease|gluten rash on the skin',
  ),
  'artificial-heart-valve': names(
    'artificial heart valve',
    `
      artificial valve|artificial heart valves|mechanical heart valve|mechanical valve|mechanical aortic valve|
      mechanical mitral valve|metal heart valve|metal valve|prosthetic heart valve|prosthetic valve|
      prosthetic aortic valve|prosthetic mitral valve|tissue valve|biological valve|bioprosthetic valve|pig valve|
      porcine valve|bovine valve|valve prosthesis|heart valve replacement|valve replacement|aortic valve replacement|
      mitral valve replacement|avr|mvr|tavi|tavr|st jude valve|on x valve|on x aortic valve|valve replaced|
      new heart valve|replaced heart valve|Herzklappenersatz|künstliche Herzklappe|mechanische Herzklappe|
      válvula mecánica|válvula artificial|valve mécanique|valve artificielle|prothèse valvulaire|valvola meccanica|
      valvola artificiale|protesi valvolare|válvula mecânica|prótese valvar|kunstklep`,
  ),
  'celiac-disease': names('celiac disease', 'coeliac disease|celiac|coeliac'),
  'inflammatory-bowel-disease': names(
    'inflammatory bowel disease',
    'ibd|crohns disease|crohns|ulcerative colitis|colitis|crohn disease|crohn|ulcerative proctitis',
  ),
  'irritable-bowel': names('irritable bowel', 'ibs|irritable bowel syndrome'),
  'gastric-bypass': names(
    'a gastric bypass',
    `
      gastric bypass|gastric bypass surgery|stomach bypass|mini gastric bypass|duodenal switch|biliopancreatic diversion|roux en y|roux-en-y gastric bypass|
      weight loss bypass|bariatric bypass|Magenbypass|bypass gástrico|bypass gastrico|bypass gastrique`,
  ),
  'gastric-sleeve': names(
    'a gastric sleeve',
    `
      gastric sleeve|sleeve gastrectomy|gastric sleeve surgery|stomach sleeve|vsg|bariatric sleeve|stomach stapling|
      stomach stapled|stapled stomach|partial gastrectomy|weight loss surgery in the past|had weight loss surgery|
      had bariatric surgery|previous bariatric surgery|Schlauchmagen|Magenverkleinerung|manga gástrica`,
  ),
  'peptic-ulcer': names(
    'stomach ulcer',
    `
      peptic ulcer|ulcer|ulcers|duodenal ulcer|gastric ulcer|bleeding ulcer|stomach ulcers|gastrointestinal bleeding|
      gi bleed|gastric ulcers|duodenal ulcers|ulcer in my stomach|ulcers in my stomach|stomach bleeding|
      bleeding in the stomach|h pylori|helicobacter`,
  ),
  reflux: names(
    'acid reflux',
    `
      gerd|heartburn|reflux|gord|acid indigestion|barretts esophagus|acid stomach|stomach acid|acid regurgitation|
      silent reflux|lpr|barretts oesophagus`,
  ),
  gastritis: names('gastritis', 'inflamed stomach|sensitive stomach'),
  gallstones: names(
    'gallstones',
    `
      gallstone|gallbladder disease|gallbladder problem|gallbladder problems|gall stones|gallbladder stones|
      cholecystitis|gallbladder stone|bile stones|gall bladder problems|gall bladder disease|gall bladder stones`,
  ),
  'bile-duct-obstruction': names(
    'blocked bile duct',
    `
      bile duct obstruction|biliary obstruction|bile duct stones|gallbladder obstruction|obstructed gallbladder|
      blocked gallbladder|gallbladder is blocked|gallbladder blockage|obstructed bile ducts|bile duct blockage`,
  ),
  'bowel-obstruction': names(
    'bowel obstruction',
    `
      intestinal obstruction|blocked bowel|intestinal blockage|ileus|bowel narrowing|stricture|intestinal stricture|
      bowel blockage|blocked intestine|blocked bowels|intestinal narrowing`,
  ),
  'hiatal-hernia': names('hiatal hernia', 'hiatus hernia'),
  diverticulitis: names('diverticulitis', 'diverticulosis|diverticular disease'),
  pancreatitis: names('pancreatitis', ''),
  'kidney-stones': names(
    'kidney stones',
    `
      kidney stone|renal stones|oxalate stones|nephrolithiasis|calcium oxalate stones|history of kidney stones|
      renal calculi`,
  ),
  'urinary-retention': names('trouble passing urine', 'urinary retention|cannot pee|difficulty urinating'),
  'overactive-bladder': names(
    'overactive bladder',
    `
      over active bladder|over-active bladder|oab|urge incontinence|urgency incontinence|urinary urgency|
      urinary incontinence|incontinence|incontinent|leaking urine|urine leakage|urinary frequency|irritable bladder|leaky bladder|bladder urgency|weak bladder|
      unstable bladder|detrusor overactivity|interstitial cystitis|painful bladder|bladder pain syndrome|
      frequent urination at night|nocturia`,
  ),
  'enlarged-prostate': names(
    'enlarged prostate',
    `
      bph|benign prostatic hyperplasia|prostate enlargement|big prostate|prostate is enlarged|prostate problems|
      prostate trouble|swollen prostate`,
  ),
  'urinary-tract-infection': names('urinary tract infection', 'uti|bladder infection|cystitis|utis|recurrent utis'),
  gout: names('gout', 'high uric acid|hyperuricemia|gouty arthritis|uric acid is high|gout attacks'),
  osteoporosis: names('osteoporosis', 'osteopenia|thin bones|brittle bones|low bone density|low bone mass|weak bones'),
  hyperthyroidism: names(
    'overactive thyroid',
    'hyperthyroidism|hyperthyroid|graves disease|graves|thyrotoxicosis|thyroid is overactive|high thyroid|toxic goitre',
  ),
  hypothyroidism: names(
    'underactive thyroid',
    `
      hypothyroidism|hypothyroid|hashimotos|hashimoto|slow thyroid|low thyroid|thyroid is underactive|
      sluggish thyroid|hashimotos thyroiditis|no thyroid|thyroid removed|thyroidectomy`,
  ),
  'thyroid-disease': names(
    'thyroid disease',
    'thyroid problem|thyroid problems|thyroid condition|goiter|goitre|thyroid nodules|thyroid disorder|thyroid cancer',
  ),
  'hormone-sensitive-condition': names(
    'hormone-sensitive condition',
    `
      hormone sensitive condition|estrogen positive|estrogen receptor positive|er positive|er+ breast cancer|
      hormone sensitive cancer|estrogen sensitive|estrogen dependent|ovarian cancer|uterine cancer|endometrial cancer|
      breast cancer|endometriosis|uterine fibroids|fibroids|hormone receptor positive|hormone positive breast cancer|
      hormone positive|er pr positive|oestrogen positive|oestrogen receptor positive|estrogen sensitive cancer|
      womb cancer|cancer of the womb|adenomyosis|hormone dependent cancer|oestrogen dependent`,
  ),
  'breast-cancer': names(
    'breast cancer',
    `
      brca|cancer of the breast|breast cancer survivor|breast tumor|had breast cancer|er positive breast cancer|
      breast tumour|her2 positive`,
  ),
  'prostate-cancer': names('prostate cancer', ''),
  cancer: names(
    'cancer',
    `
      chemotherapy|leukemia|lymphoma|tumor|tumour|melanoma|radiotherapy|radiation therapy|lung cancer|
      colon cancer|tumors|tumours|malignancy|carcinoma|leukaemia|myeloma|sarcoma|bowel cancer|skin cancer|
      cancer survivor|oncology|in remission|stomach cancer|pancreatic cancer|bladder cancer|kidney cancer|
      liver cancer|brain tumor|brain tumour`,
  ),
  endometriosis: names('endometriosis', 'endo'),
  'uterine-fibroids': names('uterine fibroids', 'fibroids|fibroid'),
  pcos: names('PCOS', 'polycystic ovary syndrome|polycystic ovaries'),
  'adrenal-insufficiency': names('adrenal insufficiency', 'addisons disease|addisons'),
  hyperaldosteronism: names('too much aldosterone', 'hyperaldosteronism|aldosteronism'),
  'pituitary-disorder': names('pituitary disorder', 'pituitary|hyperprolactinemia'),
  pheochromocytoma: names('pheochromocytoma', ''),
  'acute-abdomen': names(
    'undiagnosed belly pain',
    `
      vomiting and stomach pain|stomach pain and vomiting|vomiting and belly pain|unexplained stomach pain|
      unexplained belly pain|unexplained abdominal pain|undiagnosed abdominal pain|abdominal pain of unknown cause|
      appendicitis`,
  ),
  'low-potassium': names('low potassium', 'hypokalemia|hypokalaemia|potassium is low'),
  'high-potassium': names('high potassium', 'hyperkalemia|hyperkalaemia|potassium is high|raised potassium'),
  'high-calcium': names('high calcium', ''),
  hemochromatosis: names(
    'iron overload',
    'hemochromatosis|haemochromatosis|too much iron|thalassemia|high ferritin|iron is high|too much iron in my blood',
  ),
  anemia: names(
    'anemia',
    `
      anaemia|low iron|iron deficiency|anemic|anaemic|iron deficient|low haemoglobin|low hemoglobin|low ferritin|
      iron deficiency anemia|iron deficiency anaemia|pernicious anemia|pernicious anaemia`,
  ),
  'g6pd-deficiency': names('G6PD deficiency', 'g6pd|favism|g6pd deficient|g6pd deficit|lack of g6pd'),
  porphyria: names('porphyria', ''),
  'sickle-cell': names('sickle cell disease', 'sickle cell|sickle cell anemia'),
  glaucoma: names(
    'glaucoma',
    `
      high eye pressure|narrow angle glaucoma|closed angle glaucoma|raised eye pressure|eye pressure is high|
      angle closure glaucoma`,
  ),
  'parkinsons-disease': names('Parkinson’s disease', 'parkinsons|parkinson disease|parkinson|parkinsonism'),
  dementia: names(
    'dementia',
    'alzheimers|alzheimers disease|alzheimer|alzheimers dementia|memory loss disease|vascular dementia',
  ),
  'myasthenia-gravis': names('myasthenia gravis', 'myasthenia'),
  migraine: names('migraine', 'migraines'),
  'restless-legs': names('restless legs', 'restless leg syndrome|rls'),
  'organ-transplant': names(
    'organ transplant',
    `
      transplant|kidney transplant|liver transplant|heart transplant|lung transplant|transplant recipient|
      transplanted kidney|bone marrow transplant|stem cell transplant|had a transplant|new kidney|donor kidney|
      donor liver|transplanted|kidney recipient|heart recipient`,
  ),
  'weakened-immunity': names(
    'weakened immune system',
    `
      immunocompromised|immune deficiency|immunosuppressed|low immunity|weak immune system|low immune system|
      poor immune system|compromised immune system|suppressed immune system|immune system is weak|immune suppressed|
      immune compromised|immunodeficiency|primary immunodeficiency|no spleen|low white blood cells|
      low white cell count|neutropenia|neutropenic|central line|central venous catheter|picc line|in intensive care`,
  ),
  hiv: names('HIV', 'hiv positive|hiv aids|full blown aids'),
  hepatitis: names('hepatitis', 'hepatitis b|hepatitis c|hep c|hep b'),
  tuberculosis: names('tuberculosis', 'tb'),
  phenylketonuria: names('phenylketonuria', 'pku'),
  'wilson-disease': names('Wilson disease', 'wilsons disease'),
  sarcoidosis: names('sarcoidosis', ''),
  'high-cholesterol': names(
    'high cholesterol',
    `
      hyperlipidemia|raised cholesterol|hypercholesterolemia|high triglycerides|cholesterol is high|hyperlipidaemia|
      hypercholesterolaemia|familial hypercholesterolaemia`,
  ),
  'raised-intracranial-pressure': names('raised pressure in the skull', ''),
  'swallowing-difficulty': names(
    'trouble swallowing',
    `
      swallow problems|swallowing problems|problems swallowing|gastric band|lap band|dysphagia|difficulty swallowing|
      esophageal stricture|esophageal narrowing|narrowed esophagus`,
  ),
  'open-wound': names(
    'open wound',
    `
      foot ulcer|foot ulcers|diabetic foot ulcer|diabetic foot ulcers|pressure ulcer|pressure ulcers|pressure sore|
      bed sore|bed sores|leg ulcer|leg ulcers|venous ulcer|broken skin|open sore|open cut`,
  ),
  neuropathy: names('nerve damage (neuropathy)', ''),
  dehydration: names('dehydration', 'dehydrated'),
  diarrhea: names(
    'diarrhea',
    'diarrhoea|loose stools|loose stool|watery stools|loose bowels|loose motions|the runs|the trots|the squits|delhi belly|runny tummy|runny poo|runny stools|travellers tummy',
  ),
  'fluid-restriction': names(
    'a limit on drinking',
    `
      fluid restriction|fluid restricted|fluid limit|limit on fluids|drinking limit|limited fluids|fluid allowance|
      restricted fluids|drink very little|drink too little|hardly drink anything|drink hardly any water`,
  ),
  'muscle-disease': names('muscle disease', ''),
  eosinophilia: names('eosinophilia', ''),
  'vitamin-b12-deficiency': names('vitamin B12 deficiency', ''),
  'asbestos-exposure': names('asbestos exposure', ''),
  herpes: names('herpes', ''),
  raynauds: names(
    'Raynaud’s',
    `
      raynaud|raynauds|raynaud disease|raynauds disease|raynaud phenomenon|raynauds phenomenon|raynaud syndrome|
      raynauds syndrome|reynauds|morbus raynaud|maladie de raynaud|síndrome de raynaud|fenómeno de raynaud|
      fenomeno di raynaud|fenômeno de raynaud|vibration white finger`,
  ),
  falls: names(
    'frequent falls',
    `
      fall risk|falls risk|at risk of falls|risk of falls|risk of falling|recurrent falls|repeated falls|
      history of falls|prone to falls|prone to falling|trips easily|trips a lot|falls easily|falls a lot|keeps falling|keeps tripping|wobbly on her feet|wobbly on his feet|wobbly on my feet|unsteady on my feet|unsteady on her feet|unsteady on his feet|
      balance problems|poor balance|bad balance|gait instability|sturzgefahr|sturzneigung|häufige stürze|
      risque de chute|chutes à répétition|caídas frecuentes|riesgo de caídas|cadute frequenti|quedas frequentes`,
  ),
  tremor: names(
    'tremor',
    `
      essential tremor|familial tremor|benign tremor|action tremor|postural tremor|intention tremor|shaky hands|shaking hands|
      trembling hands|hand tremor|hand tremors|tremor in my hands|tremor in both hands|tremors|head tremor|
      voice tremor|my hands shake|my hands tremble|hands are shaky|essentieller Tremor|essenzieller Tremor|
      tremblement essentiel|temblor esencial|tremore essenziale|tremor essencial|Händezittern`,
  ),
  'tardive-dyskinesia': names(
    'tardive dyskinesia',
    `
      tardive|tardive akathisia|tardive syndrome|orofacial dyskinesia|Spätdyskinesie|dyskinésie tardive|
      discinesia tardía|discinesia tardiva`,
  ),
  delirium: names(
    'delirium',
    `
      delirious|postoperative delirium|post operative delirium|acute confusion|acute confusional state|
      confused after surgery|confused after the operation|hospital delirium|Delir|délire aigu|delirio`,
  ),
  mastocytosis: names(
    'mastocytosis',
    `
      systemic mastocytosis|cutaneous mastocytosis|mast cell disease|mast cell disorder|mast cell activation|
      mast cell activation syndrome|mast cell activation disorder|mcas|urticaria pigmentosa|mast cell leukemia|
      mast cell leukaemia|high tryptase|raised tryptase|hereditary alpha tryptasemia|Mastozytose|
      Mastzellaktivierungssyndrom|mastocytose|mastocitosis|mastocitosi`,
  ),
  'hereditary-angioedema': names(
    'hereditary angioedema',
    `
      hae|hereditary angio oedema|hereditary angiooedema|hereditary angioneurotic edema|c1 inhibitor deficiency|
      c1 esterase inhibitor deficiency|c1 inh deficiency|acquired angioedema|bradykinin angioedema|
      hereditäres Angioödem|Quincke Ödem|angiœdème héréditaire|angioedème héréditaire|angioedema hereditario|
      angioedema ereditario`,
  ),
  photosensitivity: names(
    'sensitivity to light',
    `
      photosensitivity|photosensitive|photosensitive skin|photodermatosis|photodermatitis|polymorphic light eruption|
      polymorphous light eruption|pmle|ple rash|sun allergy|allergy to the sun|allergic to the sun|allergic to sunlight|
      sunlight allergy|sun rash|solar urticaria|sensitive to the sun|sensitive to sunlight|sun sensitive|sun sensitivity|
      skin reacts to the sun|actinic prurigo|chronic actinic dermatitis|xeroderma pigmentosum|Sonnenallergie|
      Lichtdermatose|Mallorca Akne|allergie au soleil|lucite estivale|alergia al sol|allergia al sole`,
  ),
  'low-magnesium': names(
    'low magnesium',
    `
      hypomagnesemia|hypomagnesaemia|magnesium is low|magnesium too low|low in magnesium|magnesium deficiency|
      magnesium deficient|lack of magnesium|low blood magnesium|gitelman|gitelmans|gitelman syndrome|
      Magnesiummangel|carence en magnésium|manque de magnésium|falta de magnesio|hipomagnesemia|carenza di magnesio`,
  ),
  'optic-nerve-disease': names('optic nerve disease', ''),
  'fructose-intolerance': names(
    'fructose intolerance',
    `
      hereditary fructose intolerance|fructose intolerant|hfi|fructosemia|fructosaemia|aldolase b deficiency|
      fructose malabsorption|cannot tolerate fructose|can't tolerate fructose|Fruktoseintoleranz|Fructoseintoleranz|
      Fruchtzuckerunverträglichkeit|intolérance au fructose|intolerancia a la fructosa|intolleranza al fruttosio`,
  ),
  'lactose-intolerance': names(
    'lactose intolerance',
    'lactose intolerant|lactose|cannot digest lactose|hypolactasia|lactase deficiency|no lactase|Laktoseintoleranz|Laktose|intolérance au lactose|intolerancia a la lactosa|intolleranza al lattosio|intolerância à lactose',
  ),
  smoking: names('smoking', 'smoker|i smoke|ex smoker|smokes|i am a smoker|heavy smoker|cigarettes|tobacco'),
  'trying-to-conceive': names('trying to conceive', 'ttc|trying for a baby'),
  carcinoid: names(
    'carcinoid tumour',
    `
      carcinoid|carcinoid tumor|carcinoid tumors|carcinoid tumours|carcinoid syndrome|carcinoid heart disease|
      carcinoid cancer|carcinoid disease|neuroendocrine tumour|neuroendocrine tumor|neuroendocrine tumours|
      neuroendocrine tumors|neuroendocrine|neuroendocrine carcinoma|neuroendocrine cancer|serotonin producing tumor|
      serotonin producing tumour|midgut net|Karzinoid|tumor carcinoide|tumeur carcinoïde|carcinoide|
      neuroendokriner Tumor|tumor neuroendocrino|tumeur neuroendocrine`,
  ),
  hypoparathyroidism: names(
    'hypoparathyroidism',
    `
      hypoparathyroid|underactive parathyroid|underactive parathyroids|low parathyroid|low parathyroid hormone|low pth|
      parathyroid glands were removed|parathyroids were removed|parathyroids removed|no parathyroid glands|
      no parathyroids|pseudohypoparathyroidism|digeorge syndrome|Hypoparathyreoidismus|hipoparatiroidismo|
      hypoparathyroïdie|Nebenschilddrüsenunterfunktion`,
  ),
  'thyroid-scan': names(
    'thyroid scan or radioiodine',
    `
      thyroid scan|thyroid uptake scan|uptake scan|radioiodine scan|radioactive iodine scan|iodine uptake test|
      radioiodine uptake|iodine scan|low iodine diet|radioiodine next week|radioactive iodine next week|
      radioactive iodine next month|radioactive iodine treatment next|radioactive iodine in two weeks|
      preparing for radioactive iodine|before radioactive iodine|before my radioactive iodine|
      waiting for radioactive iodine|scheduled for radioactive iodine|booked for radioactive iodine|
      radioiodine treatment planned|planned radioiodine|thyroid scintigraphy|Schilddrüsenszintigraphie`,
  ),
  'bowel-examination': names(
    'planned colonoscopy',
    `
      colonoscopy next week|colonoscopy next month|colonoscopy tomorrow|colonoscopy on monday|colonoscopy on tuesday|
      colonoscopy on wednesday|colonoscopy on thursday|colonoscopy on friday|colonoscopy this week|colonoscopy soon|
      colonoscopy coming up|colonoscopy planned|colonoscopy booked|colonoscopy scheduled|colonoscopy in two weeks|
      colonoscopy in a week|colonoscopy in a few days|upcoming colonoscopy|planned colonoscopy|scheduled colonoscopy|
      having a colonoscopy|getting a colonoscopy|going for a colonoscopy|need a colonoscopy|due for a colonoscopy|
      booked for a colonoscopy|scheduled for a colonoscopy|colonoscopy prep|colonoscopy preparation|bowel prep|
      preparing for a colonoscopy|before my colonoscopy|before a colonoscopy|sigmoidoscopy next week|
      upcoming sigmoidoscopy|capsule endoscopy next week`,
  ),
  'laboratory-test': names(
    'planned blood test',
    `
      blood test next week|blood test tomorrow|blood tests next week|blood tests tomorrow|blood test this week|
      blood test for thyroid|blood test for my thyroid|thyroid blood test|thyroid blood tests|thyroid test next week|
      thyroid tests next week|tsh test|tsh test next week|troponin test|troponin blood test|upcoming blood test|
      upcoming blood tests|upcoming lab tests|upcoming labs|planned blood test|blood work next week|
      blood work tomorrow|bloodwork next week|bloodwork tomorrow|labs next week|labs tomorrow|lab tests next week|
      lab test next week|having blood tests|having a blood test|having my bloods done|bloods done tomorrow|bloods tomorrow|bloods next week|getting blood work|getting bloodwork|getting my labs|
      hormone blood test|vitamin d blood test|pregnancy blood test|before my blood test|before a blood test`,
  ),
};

function names(label: string, phrases: string): Names {
  return { label, phrases: listedNames(phrases) };
}
