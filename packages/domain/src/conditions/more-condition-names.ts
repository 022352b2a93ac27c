import type { ConditionKey } from './conditions.ts';

/** More ways people, letters and test results name each condition: lay, clinical, shortened, British and American. */
export const moreConditionNames: Readonly<Partial<Record<ConditionKey, string>>> = {
  'liver-disease': `
    liver tx|ald|decompensated ald|alcoholic liver disease|alcohol related liver disease|liver involvement|
    decompensated liver|fibrosis stage 2|fibrosis stage 3|fibrosis stage 4|f3 fibrosis|f4 fibrosis|malattia epatica|
    Lebererkrankung|enfermedad hepática|maladie du foie|liver haemangioma|liver hemangioma|haemangioma of the liver|
    hemangioma of the liver|cirrhotic|cirrhosis of the liver|liver cirrhosis|jaundice|jaundiced|yellow jaundice|
    autoimmune hepatitis|alcoholic hepatitis|steatohepatitis|hepatic steatosis|steatosis|masld|
    non alcoholic fatty liver|non alcoholic fatty liver disease|nonalcoholic fatty liver|
    alcohol related liver disease|arld|fat on my liver|fat in my liver|fat on the liver|
    fatty infiltration of the liver|scarring of the liver|hepatic fibrosis|hepatic failure|hepatic insufficiency|
    hepatic encephalopathy|acute liver failure|decompensated liver disease|portal hypertension|esophageal varices|
    oesophageal varices|varices|ascites|liver abscess|liver tumour|liver tumor|liver cyst|liver cancer|
    liver metastases|hepatocellular carcinoma|hcc|primary biliary cirrhosis|primary sclerosing cholangitis|
    sclerosing cholangitis|psc|pbc|budd chiari|gilberts|gilberts syndrome|gilbert syndrome|
    alpha 1 antitrypsin deficiency|raised bilirubin|high bilirubin|raised alt|raised lfts|abnormal lfts|deranged lfts|
    high lfts|bad lfts|lfts are off|lfts are up|lfts up|elevated lfts|transaminitis|raised transaminases|
    elevated transaminases|high ast|high ggt|raised ggt|high gamma gt|hepatomegaly|enlarged liver|hepatopathy|
    drug induced liver injury|leberzirrhose|waiting for a liver|Leberkrankheit|Leberschaden|cirrhose|cirrosis|
    hígado graso|maladie du foie|enfermedad hepática|Fettleber|chirosis|sirosis|scirosis|liver transplant|liver graft`,
  'kidney-disease': `
    nephrologist says stage 4|nephrologist says stage 3|kidney stage 4|kidney stage 3|waiting list for a kidney|
    waiting for a kidney|kidney waiting list|on the kidney list|Nierenversagen|insuficiencia renal|maladie rénale|
    insufficienza renale|stage 3 kidneys|stage 4 kidneys|stage 5 kidneys|renal|kidney patient|ckd1|ckd2|ckd3|ckd3a|
    ckd3b|ckd4|ckd5|ckd 2|ckd 3|ckd 3a|ckd 3b|ckd 4|ckd 5|ckd stage 3|ckd stage 4|ckd stage 5|lupus nephritis|
    iga nephropathy|diabetic nephropathy|nephrotic syndrome|nephrotic|nephritic syndrome|acute kidney injury|aki|
    acute renal failure|chronic renal failure|crf|end stage renal disease|esrd|eskd|end stage kidney disease|
    end stage kidney failure|end stage renal failure|renal transplant|pkd|adpkd|polycystic kidney disease|
    solitary kidney|horseshoe kidney|lost a kidney|lost one kidney|donated a kidney|gave a kidney|kidney removed|
    kidney taken out|nephrectomy|kidney infection|pyelonephritis|hydronephrosis|renal artery stenosis|proteinuria|
    albuminuria|microalbuminuria|albumin in my urine|protein in urine|reduced egfr|poor egfr|bad egfr|
    kidney function is low|kidney function is down|kidney function is reduced|kidney function is poor|
    impaired kidney function|impaired renal function|reduced renal function|decreased renal function|
    declining kidney function|moderate renal impairment|severe renal impairment|renal dysfunction|kidney dysfunction|
    inflamed kidneys|inflamed kidney|kidney inflammation|interstitial nephritis|scarred kidneys|kidney scarring|
    leaky kidneys|azotemia|uremia|uraemia|kidney cancer|renal cell carcinoma|predialysis|pre dialysis|alports|
    alport syndrome|minimal change disease|Nierenkrankheit|Niereninsuffizienz|Nierenschwäche|insuffisance rénale|
    insuficiencia renal|enfermedad renal|kidney transplant|kidney graft`,
  dialysis: `
    home haemo|home hemo|haemo three nights|hd unit|peritoneal dialysis|pd at home|capd|fistula in my arm|av fistula|
    fistula for hd|hd three times a week|home haemodialysis|peritoneal dialysis|pd dialysis|capd|dialysed|dialyzed|
    dialyse|end stage kidney disease|end stage kidney failure|end stage renal failure|end stage renal|eskd|
    kidney machine|ckd 5|ckd stage 5|stage 5 kidney disease|stage 5 ckd`,
  'bleeding-disorder': `
    haemorrhage behind the eye|hemorrhage behind the eye|retinal haemorrhage|retinal hemorrhage|
    essential thrombocythaemia|essential thrombocythemia|myelofibrosis|nosebleeds that wont stop|
    nosebleeds that will not stop|frequent nosebleeds|nose bleeds that wont stop|gi bleed|gastrointestinal bleed|
    stomach bleed|oesophageal varices|esophageal varices|gastric varices|varices banded|variceal bleed|
    variceal bleeding|retinal bleed|retinal haemorrhage|retinal hemorrhage|bleed in my eye|bleed behind the eye|
    vitreous haemorrhage|haemophiliac|hemophiliac|haemophilia a|haemophilia b|hemophilia a|hemophilia b|factor viii|
    factor ix|factor ix deficiency|factor 8|factor 8 deficiency|factor 9 deficiency|factor 11 deficiency|
    factor vii deficiency|christmas disease|vwd|von willebrands|von willebrands disease|bernard soulier|glanzmann|
    glanzmanns|coagulopathy|bleeding tendency|bleeding diathesis|bleeding disease|bleeding disorders|bleeder|
    free bleeder|thrombopenia|thrombocytopenic|immune thrombocytopenia|idiopathic thrombocytopenic purpura|ttp|
    platelets are low|platelets low|low platelet|few platelets|low thrombocytes|blood doesnt clot|blood does not clot|
    blood wont clot|blood will not clot|blood clots slowly|slow clotting|poor clotting|clots poorly|clotting problem|
    clotting problems|clotting defect|bruise at the slightest touch|bruise like a peach|bruises easily|bruising easily|
    always bruising|bleed a lot|bleeds a lot|bleed for ages|vitamin k deficiency|hereditary hemorrhagic telangiectasia|
    hereditary haemorrhagic telangiectasia|hht|protein z deficiency|nosebleeds all the time|Blutgerinnungsstörung|
    Gerinnungsstörung|hémophilie|hemofilia|Bluter|clotting is bad|clotting is off|clotting is poor|bad clotting|
    poor blood clotting|blood clotting problem|blood clotting disorder`,
  'blood-clots': `
    dvts|deep venous thrombosis|deep vein clot|pulmonary emboli|pulmonary embolus|lung embolism|embolism|
    thromboembolism|venous thromboembolism|thrombus|clotting too much|clots too easily|blood clots easily|
    blood clots too easily|sticky blood|thick blood|hughes syndrome|antiphospholipid|lupus anticoagulant|factor v|
    factor five leiden|prothrombin mutation|protein c deficiency|protein s deficiency|antithrombin deficiency|
    clot on the lung|clot on my lung|clots on the lung|clot in the leg|clot in leg|clots in my lungs|
    clots in the lungs|portal vein thrombosis|superficial thrombophlebitis|thrombophlebitis|phlebitis|polycythemia|
    polycythaemia|polycythemia vera|hypercoagulable|hypercoagulation|economy class syndrome`,
  'high-blood-pressure': `
    tension trop élevée|tension élevée|hypertension artérielle|hoher Blutdruck|presión arterial alta|pressão alta|
    pressione alta|high blood presure|hi blood pressure|hbp|hypertensive crisis|essential hypertension|
    pulmonary hypertension|white coat hypertension|resistant hypertension|malignant hypertension|stage 1 hypertension|
    stage 2 hypertension|borderline hypertension|prehypertension|pre hypertension|borderline high blood pressure|
    labile hypertension|raised bp|elevated bp|uncontrolled bp|bp too high|bp through the roof|
    blood pressure through the roof|blood pressure is through the roof|blood pressure is up|bluthochdruck|
    preeclampsia|pre eclampsia|preeclampsia history|high systolic|high diastolic|bp is up|bp runs high|cushings|
    cushings syndrome|cushings disease|hypertension artérielle|hipertensión|presión alta|tensión alta|ipertensione|
    hoher Blutdruck`,
  'low-blood-pressure': `
    hypotensive|postural hypotension|vasovagal|
    vasovagal syncope|blood pressure drops|bp drops|my pressure drops|faint when i stand up|dizzy when i stand up|
    low blood presure`,
  diabetes: `
    diabetes type 1|diabetes type 2|diabetes 1|diabetes 2|diabetes type one|diabetes type two|type one diabetic|
    type two diabetic|type one diabetes|type two diabetes|dm2|dm type 2|dm type 1|dmt2|tiidm|type ii diabetic|
    type i diabetic|type i diabetes|juvenile diabetes|juvenile diabetic|adult onset diabetes|late onset diabetes|mody|
    type 3c diabetes|brittle diabetic|brittle diabetes|diabetics|sugar disease|sugar illness|sugar diabetic|
    suffer from sugar|prediabetic|pre diabetic|pre-diabetic|prediabetes|impaired glucose tolerance|
    impaired fasting glucose|hyperglycemia|hyperglycaemia|high glucose|raised glucose|elevated glucose|
    high blood glucose|elevated blood sugar|high hba1c|raised hba1c|high a1c|a1c is high|hba1c is high|a1c too high|
    insulin resistant|metabolic syndrome|diabetic neuropathy|diabetic retinopathy|
    diabetic foot|diabetic ketoacidosis|dka|steroid diabetes|zuckerkrank|
    pancreatectomy|im type 2|im type 1|i am type 2|i am type 1|have the sugar|sugar patient|diabète|
    diabetes mellitus typ 2|Zuckerkrankheit|diabético|diabética|diabete`,
  'low-blood-sugar': `
    low blood sugars|hypoglycemic|hypoglycaemic|hypo attacks|hypo episodes|low glucose|low blood glucose|sugar drops|
    sugar crashes|blood sugar crashes|blood sugar lows|sugar goes low|insulinoma|dumping syndrome|frequent hypos|
    bad hypos`,
  'heart-failure': `
    congestive hart failure|hart failure|ccf|cardiac failure|lvf|left ventricular failure|right heart failure|
    left heart failure|ventricular failure|cor pulmonale|cardiac insufficiency|heart insufficiency|
    heart muscle disease|heart muscle weakness|weakened heart|weakened heart muscle|dilated cardiomyopathy|
    hypertrophic cardiomyopathy|hcm|hocm|reduced ejection fraction|low ef|ejection fraction is low|heart is enlarged|
    heart is weak|heart pumps poorly|heart does not pump properly|heart doesnt pump properly|heart doesnt pump well|
    water on the heart|cardiomegaly|nyha|nyha ii|nyha iii|nyha iv|nyha class 2|nyha class 3|lvad|takotsubo|
    broken heart syndrome|peripartum cardiomyopathy|Herzinsuffizienz|Herzschwäche|insuffisance cardiaque|
    insuficiencia cardíaca`,
  'heart-disease': `
    narrowed carotid|narrowed carotids|carotid stenosis|carotid disease|narrow carotid|triple vessel disease|
    three vessel disease|cardiac arrest|aneurysm|aneurysms|aneurysm clipped|aortic aneurysm|carotid aneurysm|
    icd implanted|implanted defibrillator|abdominal aortic aneurysm|Herzinfarkt|crise cardiaque|infarctus|infarto|
    infarto de miocardio|ataque al corazón|hart attack|hart disease|hart condition|hart problem|hart problems|
    hart trouble|anjina|heart patient|cardiac patient|cardiac problem|cardiac problems|cardiac issues|
    cardiovascular disease|cvd|chd|ihd|nstemi|stemi|acute coronary syndrome|coronary heart|coronary|coronaries|
    coronary artery|had a coronary|heart bypass|bypass operation|bypass op|cabg|triple bypass|quadruple bypass|
    double bypass|angioplasty|pci|had a stent|stented|stent fitted|heart valve|artificial valve|mechanical valve|
    mechanical heart valve|valve disease|mitral valve prolapse|mitral regurgitation|mitral stenosis|mitral valve|
    aortic valve|aortic regurgitation|aortic aneurysm|heart defect|hole in the heart|hole in my heart|
    congenital heart disease|congenital heart defect|dicky heart|dodgy heart|dicky ticker|dodgy ticker|bad heart|
    bad ticker|heart complaint|heart disorder|heart ailment|stable angina|unstable angina|chest pain from my heart|
    furred arteries|furred up arteries|furring of the arteries|plaque in my arteries|peripheral artery disease|
    peripheral arterial disease|peripheral vascular disease|pvd|carotid stenosis|endocarditis|myocarditis|
    pericarditis|heart inflammation|inflamed heart|rheumatic heart disease|narrowed coronary|
    poor circulation to the heart|marfan|marfans|had an mi|post mi|previous mi|heart aneurysm|aortic dissection`,
  arrhythmia: `
    icd implanted|implanted defibrillator|
    implantable defibrillator|defibrillator|a-fib|afibs|atrial fib|auricular fibrillation|paroxysmal af|paf|
    paroxysmal atrial fibrillation|persistent atrial fibrillation|dysrhythmia|arrythmia|arrhythmias|arrythmias|
    cardiac arrhythmia|irregular heart|irregular heartbeats|irregular pulse|uneven heartbeat|erratic heartbeat|
    heart skips|heart skipping|heart skips a beat|heart skipping beats|heart flutters|heart fluttering|
    fluttering heart|heart races|heart racing|racing heart|racing pulse|fast heartbeat|rapid heartbeat|
    rapid heart rate|slow heartbeat|slow pulse|low pulse|low heart rate|bradycardic|tachycardic|tachy brady|
    supraventricular tachycardia|ventricular tachycardia|v tach|ventricular fibrillation|ventricular ectopics|
    ectopics|ectopic heartbeats|pvc heart|bundle branch block|lbbb|rbbb|av block|atrioventricular block|
    first degree block|second degree block|third degree block|complete heart block|wpw|brugada|brugada syndrome|
    icd fitted|implantable defibrillator|implanted defibrillator|defibrillator|cardioversion|cardioverted|
    heart ablation|had an ablation|pace maker|missed heartbeats|misses beats|heart misses beats|thumping heart|
    pounding heart|heart pounding|heart rhythm problem|heart rhythm trouble|trouble with my heart rhythm|heart rhythm problems|heart rhythm disorder|rhythm disorder|
    abnormal ecg|abnormal ekg|sinus tachycardia|sinus bradycardia|heart out of rhythm|have af|chronic af|af patient|
    permanent af|new af|Herzrhythmusstörungen|Vorhofflimmern|fibrillation auriculaire|fibrilación auricular|arritmia`,
  'long-qt': `
    lqts|lqt|lqt1|lqt2|qt syndrome|prolonged qtc|long qtc|qtc is long|qtc prolongation|high qtc|torsades|
    torsades de pointes|romano ward|qt interval is long|qt is prolonged`,
  stroke: `
    cavernoma|avm|brain avm|arteriovenous malformation|cavernous malformation|cavernous angioma|
    AVC|a stoke|stoke in|since my stoke|after my stoke|had a stoke|mini stoke|Schlaganfall|
    accident vasculaire cérébral|derrame cerebral|ictus|tias|ministroke|mini strokes|ministrokes|clot in my brain|
    clot in the brain|clot on the brain|clot on my brain|cerebral infarct|cerebral infarction|brain infarct|
    cerebral thrombosis|cerebrovascular accident|cerebrovascular disease|brain attack|cerebral aneurysm|
    stroke survivor|amaurosis fugax|ischaemic attack|ischemic attack|lacunar stroke|carotid dissection|moyamoya`,
  'brain-bleed': `
    amyloid angiopathy|bleed in my brain|bleed in the brain|bleed on my brain|
    bleed on the brain|bleeding in the brain|bleeding on the brain|bleeding stroke|brain bleed|brain bleeds|
    brain haemorrhage|brain hemorrhage|cerebral amyloid angiopathy|
    cerebral bleed|cerebral haemorrhage|cerebral hemorrhage|cerebral microbleeds|epidural haematoma|
    extradural haematoma|haemorrhage on the brain|haemorrhagic stroke|hemorrhage on the brain|hemorrhagic stroke|
    intracerebral bleed|intracerebral haemorrhage|intracerebral hemorrhage|intracranial bleed|intracranial haemorrhage|
    intracranial hemorrhage|microbleeds|ruptured aneurysm|subarachnoid|subarachnoid bleed|subarachnoid haemorrhage|
    subarachnoid hemorrhage|subdural|subdural haematoma|subdural hematoma|burst blood vessel in my brain|
    burst blood vessel in the brain|ruptured brain aneurysm|ruptured cerebral aneurysm|burst aneurysm|aneurysm burst|
    aneurysm ruptured|epidural hematoma|extradural hematoma|chronic subdural|subarachnoid bleed|
    intraventricular haemorrhage|intraventricular hemorrhage|cerebellar haemorrhage|cerebellar hemorrhage|
    thalamic haemorrhage|thalamic hemorrhage|pontine haemorrhage|pontine hemorrhage|haemorrhagic transformation|
    hemorrhagic transformation`,
  edema: `
    swollen legs|swollen ankles|swollen feet|legs swell|ankles swell|feet swell|puffy ankles|fluid in my legs|
    fluid on my legs|water in my legs|water in the legs|fluid on the legs|fluid overload|lymphedema|lymphoedema|
    dropsy|pitting oedema|pitting edema`,
  epilepsy: `
    i fitted|fitted in the night|fits last|withdrawal fits|alcohol withdrawal fits|withdrawal seizures|alcohol fits|
    epileptics|epilectic|epilepsia|grand mal|grand mal seizures|petit mal|absence seizures|tonic clonic|
    tonic clonic seizures|temporal lobe epilepsy|frontal lobe epilepsy|jme|juvenile myoclonic epilepsy|
    myoclonic jerks|focal seizures|partial seizures|complex partial seizures|nocturnal seizures|seizure prone|
    prone to seizures|get seizures|convulsion|convulsive disorder|take fits|takes fits|get fits|gets fits|
    lennox gastaut|dravet|infantile spasms|west syndrome|status epilepticus|alcohol withdrawal seizures|
    epileptic attacks|non epileptic seizures|post traumatic epilepsy|photosensitive epilepsy|vns implant|Epilepsie|
    Krampfanfälle|epilessia|siezures|siezure|fits at night`,
  asthma: `
    asthmatics|astma|ashtma|asma|allergic asthma|exercise induced asthma|brittle asthma|severe asthma|wheezy|
    wheezy chest|reactive airways|reactive airway disease|tight chest and wheeze|hyperreactive airways|
    aspirin sensitive asthma|samters triad|asthme|asthmatique`,
  copd: `
    chronic lung disease|lung disease|coad|chronic obstructive|chronic obstructive airways|smokers lung|smokers lungs|
    home oxygen|on oxygen|oxygen at home|pulmonary fibrosis|lung fibrosis|ipf|scarred lungs|lung scarring|
    respiratory failure|bronchiectasis|cystic fibrosis|bad lungs|weak lungs|interstitial lung disease`,
  'sleep-apnea': `
    obstructive sleep apnea|obstructive sleep apnoea|sleep apnia|apnea|apnoea|cpap machine|use a cpap|bipap|osahs|
    central sleep apnea|central sleep apnoea|obesity hypoventilation`,
  insomnia: 'insomniac|sleep disorder|sleepless nights',
  'anxiety-disorder': `
    anxiety attacks|generalised anxiety|generalised anxiety disorder|generalized anxiety disorder|health anxiety|
    post traumatic stress|post traumatic stress disorder|complex ptsd|cptsd|agoraphobia|panic attack|bad nerves|
    obsessive compulsive|nervous disorder|anxiety neurosis|severe anxiety`,
  depression: `
    clinically depressed|major depressive|dysthymia|seasonal affective disorder|seasonal depression|
    post natal depression|post partum depression|pnd|baby blues|bipolar depression|treatment resistant depression|
    depressions|depressive episodes|suicidal depression|chronic depression|psychotic depression|Depressionen|
    dépression|depresión`,
  'bipolar-disorder': `
    was manic|went manic|been manic|manic last|became manic|bi polar|bi-polar|bipolar type 1|bipolar type 2|
    bipolar one|bipolar two|bpad|bipolar affective disorder|bipolar spectrum|cyclothymia|cyclothymic|
    manic depressive illness|manic phases|manic phase|hypomanic|hypomanic episodes|highs and lows of bipolar|
    bipolar depression|rapid cycling|had a mania`,
  schizophrenia: 'schizoid|schizotypal|schizophreniform|schizo affective|hebephrenia|paranoid psychosis',
  psychosis: `
    psychoses|psychotic episode|psychotic episodes|psychotic break|psychotic depression|postpartum psychosis|
    drug induced psychosis|hear voices|hears voices|hearing voices|delusions|delusional disorder|
    nervous breakdown with voices|see things that are not there`,
  adhd: 'attention deficit disorder|attention deficit hyperactivity disorder|hyperkinetic disorder',
  'eating-disorder':
    'recovered from an eating disorder|recovered from anorexia|recovered from bulimia|history of an eating disorder|history of anorexia|past eating disorder|used to have an eating disorder|used to be anorexic|had an eating disorder|had anorexia|had bulimia|bulimic|bulimia nervosa|binge eating|binge eating disorder|anorectic|arfid|orthorexia',
  'alcohol-use-disorder': `
    in aa|alcoholics anonymous|days sober|months sober|years sober|alcohol abuse|alcohol problem|drinking problem|
    problem with drink|problem with alcohol|problems with alcohol|alcohol dependent|alcohol dependency|
    dependent on alcohol|addicted to alcohol|dry alcoholic|sober alcoholic|ex alcoholic|former alcoholic|
    recovering alcoholic|in recovery from alcohol|alcohol withdrawal|delirium tremens|korsakoff|korsakoffs|boozer|
    hard drinker|problem drinker|functioning alcoholic|binge drinker|drink every day|drink a bottle of wine|
    drink a bottle a day|bottle of vodka a day|bottle of wine a day|bottle of wine every night|
    bottle of wine every day|go to aa|alcoholics anonymous`,
  'substance-use-disorder': `
    opioid use disorder|opiate addiction|heroin addict|heroin addiction|ex addict|recovering addict|drug addict|
    addict in recovery|cocaine addiction|drug dependence|
    drug problem|substance misuse|substance use disorder|drug abuse|addicted to pills|addicted to painkillers|
    addicted to opioids|benzo addiction|meth addict|in rehab|na meetings`,
  'autoimmune-disease': `
    jia|juvenile idiopathic arthritis|takayasu|takayasus|seronegative arthritis|ssc|systemic sclerosis|
    spondyloarthritis|spondyloarthropathy|t1d|t1dm|type 1 diabetic|coeliac disease|coeliac|celiac|tpo positive|
    tpo antibodies|thyroid antibodies|antithyroid antibodies|auto immune|auto-immune|auto immune disease|
    auto immune disorder|autoimmune disorders|autoimmune diseases|autoimmunity|immune system attacks itself|
    immune system attacks my|immune system is attacking|body attacks itself|overactive immune system|
    overactive immunity|connective tissue disease|mctd|mixed connective tissue disease|systemic sclerosis|
    crest syndrome|behcets|behcet|vasculitis|giant cell arteritis|temporal arteritis|granulomatosis|wegeners|
    anca vasculitis|henoch schonlein|polymyositis|myositis|inclusion body myositis|juvenile arthritis|
    juvenile idiopathic arthritis|stills disease|reactive arthritis|axial spondyloarthritis|spondyloarthritis|
    bechterew|spondylitis|psoriatic|pemphigus|pemphigoid|bullous pemphigoid|lichen planus|alopecia universalis|
    autoimmune anaemia|autoimmune anemia|pernicious anaemia|pernicious anemia|autoimmune gastritis|
    autoimmune encephalitis|neuromyelitis|nmo|cidp|stiff person|itp|iga nephropathy|goodpasture|antiphospholipid|
    hughes syndrome|uveitis|iritis|pbc|psc|primary biliary cholangitis|primary sclerosing cholangitis|lupus nephritis|
    discoid lupus|eosinophilic esophagitis|igg4|pmr|polymyalgia rheumatica|undifferentiated connective tissue|
    graves ophthalmopathy|microscopic colitis|lambert eaton|narcolepsy type 1|addisons|addisons disease`,
  'multiple-sclerosis': `
    rrms|ppms|spms|multiple sclerose|clinically isolated syndrome|optic neuritis|disseminated sclerosis|ms patient|
    have ms|multiple schlerosis`,
  lupus: 'lupus nephritis|discoid lupus|cutaneous lupus|drug induced lupus|lupus erythematosus|lupis|have sle',
  'rheumatoid-arthritis': `
    jia|juvenile idiopathic arthritis|juvenile arthritis|rheumatoid|rheumatoid disease|rheumatic arthritis|
    inflammatory arthritis|seropositive arthritis|rheumatism in all joints|juvenile rheumatoid arthritis|
    ankylosing spondylitis|reactive arthritis|polyarthritis`,
  psoriasis:
    'psoriatic arthritis|psoriatic|guttate psoriasis|scalp psoriasis|psoriatic skin|pustular psoriasis|psoriases',
  eczema: 'atopic eczema|neurodermatitis|contact dermatitis|hand eczema|eczematous|excema|atopic skin',
  'celiac-disease': 'celiacs|coeliacs|celiac sprue|gluten enteropathy|cannot have gluten because of coeliac',
  'inflammatory-bowel-disease': `
    crohns colitis|chrons|chrones|chrons disease|chronhs|crohn|morbus crohn|uc|uc flare|crohns flare|colitis flare|
    inflamed bowel|inflamed bowels|inflamed intestine|inflamed intestines|inflamed gut|inflamed colon|
    bowel inflammation|inflammation of the bowel|inflammation of the intestine|inflammation in my bowel|proctitis|
    ileitis|terminal ileitis|microscopic colitis|collagenous colitis|lymphocytic colitis|pouchitis|inflammatory bowel|
    pancolitis|indeterminate colitis|crones|crones disease|krohns|ulcerative collitis|ulcerated colon`,
  'irritable-bowel': 'irritable bowels|irritable colon|spastic colon|ibs d|ibs c|ibs m|nervous bowel|irritable gut',
  'peptic-ulcer': `
    gastroduodenal ulcer|ulcer in the stomach|hole in my stomach|bleeding stomach|stomach bleed|bleed in my stomach|
    bled from the stomach|intestinal bleeding|internal bleeding|upper gi bleed|upper gastrointestinal bleed|
    gi bleeding|gi bleeds|gastric bleed|gastric bleeding|vomited blood|vomiting blood|black stools|perforated ulcer|
    perforated stomach|ulcer disease|peptic ulcers|peptic ulcer disease|pud|active ulcer|stress ulcer|marginal ulcer|
    ulcerated stomach|gastric erosions|helicobacter pylori|zollinger ellison|ulcus|ulcer in my duodenum|
    ulcer in the duodenum|ulcer history|stomach ulceration|Magengeschwür|ulcère|úlcera|ulcera gastrica|ulser|
    stomach ulser|ulcor`,
  reflux: `
    gastroesophageal reflux|gastro oesophageal reflux|gastroesophageal reflux disease|acid comes up|acid coming up|
    acid refluxes|heart burn|esophagitis|oesophagitis|reflux oesophagitis|reflux esophagitis|barretts|
    barrett esophagus|barrett oesophagus|laryngopharyngeal reflux|dyspepsia|too much stomach acid|excess stomach acid`,
  gastritis: `
    gastritus|chronic gastritis|erosive gastritis|inflammation of the stomach|inflammation of the stomach lining|
    stomach lining is inflamed|inflamed stomach lining|irritated stomach lining|irritated stomach|
    stomach inflammation|atrophic gastritis|autoimmune gastritis|gastric inflammation|damaged stomach lining`,
  gallstones: `
    gall stone|cholelithiasis|biliary colic|gallbladder attack|gallbladder attacks|gallbladder colic|
    gallbladder inflammation|inflamed gallbladder|inflamed gall bladder|gallbladder is inflamed|gallbladder trouble|
    gallbladder issues|gall bladder trouble|gall bladder issues|gall bladder stone|stones in my gallbladder|
    stones in the gallbladder|stones in my gall bladder|stones in the gall bladder|stone in my gallbladder|
    stone in the gallbladder|bad gallbladder|sick gallbladder|gallbladder sludge|biliary sludge|
    sludge in my gallbladder|porcelain gallbladder|gallbladder polyps|gallbladder polyp|bile stone|biliary stones|
    biliary stone|biliary disease|gallbladder disorder|cholangitis|gallbladder full of stones|gallenstones|
    Gallensteine|calculs biliaires|cálculos biliares`,
  'bile-duct-obstruction': `
    cbd stone|cbd stones|common bile duct stone|common bile duct stones|stone in my bile duct|stone in the bile duct|
    bile duct blocked|bile duct is blocked|bile ducts blocked|blocked bile ducts|blockage of the bile duct|
    blockage in my bile duct|obstructed bile duct|obstructed bile ducts|obstruction of the bile duct|
    obstruction of the bile ducts|bile duct stone|bile duct blockage|stone in the bile duct|stone in my bile duct|
    stones in the bile duct|stones in my bile duct|stuck gallstone|gallstone stuck|choledocholithiasis|
    common bile duct stone|common bile duct stones|obstructive jaundice|cholestasis|cholestatic|bile duct stent|
    biliary stent|bile duct narrowing|narrowed bile duct|bile duct stricture|biliary stricture|blocked biliary|
    biliary blockage|blocked gall duct|gall duct blockage|cholangitis|biliary atresia|bile duct cancer|
    cholangiocarcinoma|bile doesnt flow|bile does not flow|bile flow is blocked`,
  'bowel-obstruction': `
    subacute obstruction|sub acute obstruction|partial obstruction|small bowel obstruction|obstructed bowel|
    bowel is blocked|bowels are blocked|bowels blocked|gut is blocked|blocked gut|gut blockage|blocked intestines|
    intestines are blocked|intestine is blocked|obstructed bowel|obstructed bowels|obstructed intestine|
    small bowel obstruction|sbo|partial bowel obstruction|bowel adhesions|adhesions in my bowel|abdominal adhesions|
    narrowing of the bowel|narrowing in my bowel|narrow bowel|narrowed bowel|narrowed intestine|stenosis of the bowel|
    bowel stenosis|intestinal stenosis|strictures|crohns stricture|twisted bowel|twisted gut|volvulus|intussusception|
    paralytic ileus|paralysed bowel|paralyzed bowel|bowel paralysis|intestinal atony|atonic bowel|megacolon|
    toxic megacolon|fecal impaction|faecal impaction|impacted bowel|impacted stool|gastroparesis|
    gastric outlet obstruction|pyloric stenosis|intestinal pseudo obstruction|strangulated hernia|bezoar|
    bowel stricture|colon stricture|slow transit with blockage`,
  'hiatal-hernia': 'hiatel hernia|diaphragmatic hernia|stomach hernia|hernia of the stomach',
  diverticulitis: 'diverticula|diverticular|diverticuli|diverticulitis flare|pouches in my bowel|pouches in my colon',
  pancreatitis: `
    inflamed pancreas|pancreas inflammation|inflammation of the pancreas|chronic pancreatitis|acute pancreatitis|
    pancreas attack|pancreas trouble|pancreas problems`,
  'kidney-stones': `
    stones in my kidney|stones in my kidneys|stones in the kidney|stones in the kidneys|stone in my kidney|
    stone in the kidney|passed a stone|passed stones|passing a stone|passed three kidney stones|bladder stone|
    bladder stones|urinary stones|urinary stone|ureteral stone|ureteric stone|ureter stone|renal stone|renal calculus|
    urolithiasis|renal colic|oxalate stone|uric acid stones|struvite stones|calcium stones|stone former|stone formers|
    hyperoxaluria|high oxalate|oxalate nephropathy|nephrocalcinosis|cystine stones|lithotripsy`,
  'urinary-retention': `
    retention of urine|urine retention|cant pee|unable to pee|hard to pee|trouble peeing|cannot urinate|cant urinate|
    cant empty my bladder|cannot empty my bladder|bladder doesnt empty|bladder does not empty|bladder wont empty|
    weak urine stream|catheter for retention|self catheterise|self catheterize|bladder outlet obstruction|
    neurogenic bladder|urine wont come|cannot pass water|cant pass water|trouble passing water|
    difficulty passing water|urethral stricture`,
  'enlarged-prostate': `
    prostate hyperplasia|benign prostate enlargement|bpe|prostate hypertrophy|benign prostatic hypertrophy|
    prostatic hyperplasia|luts|prostate issue|prostate issues|prostate problem|prostate condition|enlarged prostrate|
    big prostrate|prostrate trouble|prostate too big|prostate gland is enlarged|turp|prostatitis|prostate is big|
    swollen prostrate`,
  'urinary-tract-infection': `
    urine infection|water infection|water infections|urinary infection|bladder infections|urine infections|
    inflamed bladder|recurrent cystitis|interstitial cystitis|uti again|kidney infection|pyelonephritis|urethritis`,
  gout: `
    gouty|podagra|uric acid crystals|raised uric acid|elevated uric acid|uric acid too high|hyperuricaemia|gouty toe|
    gout flare`,
  osteoporosis: `
    osteopenic|osteoporotic|brittle bone|fragile bones|bone loss|bones are thin|bones are brittle|bones are weak|
    fragility fracture|fragility fractures|hip fracture|vertebral fracture|low bmd|poor bone density|thinning bones|
    porous bones|t score`,
  hyperthyroidism: `
    hyperactive thyroid|Schilddrüsenüberfunktion|hipertiroidismo|hyperthyroïdie|ipertiroidismo|hyperthyroid disease|
    hyper thyroid|overactive thyroid gland|thyroid overactive|over active thyroid|overactive thyriod|thyroid is hyper|
    thyroid storm|thyrotoxic|graves ophthalmopathy|thyroid eye disease|toxic nodule|toxic multinodular goitre|
    toxic adenoma|hot nodule|hot thyroid nodule|low tsh|suppressed tsh|tsh is low|basedow|basedows|morbus basedow|
    thyroid too fast|thyroid works too hard|thyroid works too fast|thyroid is too active|hyperthyreosis|
    thyroid goes too fast|high t4|t4 is high|subclinical hyperthyroidism|basedow disease`,
  hypothyroidism: `
    Schilddrüsenunterfunktion|hipotiroidismo|hypothyroïdie|ipotiroidismo|hypo thyroid|underactive thyroid gland|
    under active thyroid|thyroid underactive|underactive thyriod|myxedema|myxoedema|thyroid is slow|thyroid is low|
    thyroid too slow|thyroid is too slow|thyroid doesnt work|thyroid does not work|thyroid barely works|lazy thyroid|
    thyroid is lazy|hypothyreosis|high tsh|tsh is high|tsh too high|tsh is raised|raised tsh|elevated tsh|low t4|
    subclinical hypothyroidism|hashis|hashi|hashimotos disease|hashimoto thyroiditis|thyroid was removed|
    thyroid taken out|thyroid out|had my thyroid out|without a thyroid|radioactive iodine|after radioiodine|
    autoimmune thyroiditis|chronic thyroiditis|congenital hypothyroidism`,
  'thyroid-disease': `
    tpo positive|tpo antibodies|thyroid antibodies|antithyroid antibodies|thyroiditis|thyroid trouble|thyroid issues|
    thyroid issue|thyroid illness|thyroid nodule|nodular thyroid|enlarged thyroid|swollen thyroid|thyroid is enlarged|
    thyroid levels are off|thyroid is off|thyroid gone wrong|thyriod problems|multinodular goitre|multinodular goiter|
    thyroid cyst|thyroid lump|thyroid patient|bad thyroid`,
  'hormone-sensitive-condition': `
    er pr pos|er pr pos her2 neg|er pos pr pos|breast ca|ca breast|ovarian ca|ca ovary|endometrial ca|
    hormone sensitive tumour|hormone sensitive tumor|oestrogen sensitive|oestrogen sensitive cancer|
    oestrogen sensitive tumour|estrogen sensitive tumor|estrogen receptor|oestrogen receptor|
    oestrogen receptor positive cancer|estrogen receptor positive cancer|er pos|er plus|er and pr positive|
    pr positive|progesterone receptor positive|hr positive|hormone positive cancer|hormone responsive cancer|
    hormone responsive tumour|hormone receptor|hormone driven cancer|hormone fed cancer|estrogen fed cancer|
    hormonal cancer|hormone related cancer|estrogen dominance|cancer fed by estrogen|cancer fed by oestrogen|
    luminal a|luminal b|cancer of the uterus|cancer of the ovary|cancer of the ovaries|cancer of the endometrium|
    uterus cancer|ovary cancer|ovarian tumour|ovarian tumor|endometrial hyperplasia|womb lining cancer|
    endometrial carcinoma|myoma|myomas|uterine myoma|leiomyoma|dcis|lcis|ductal carcinoma|lobular carcinoma|
    invasive ductal carcinoma|mastectomy|lumpectomy|fibroid uterus|fibroid|womb fibroids|endo|brca1|brca2|brca|
    granulosa cell tumour`,
  'breast-cancer': `
    er pr pos her2 neg|her2 neg|breast ca|ca breast|br ca|ca of the breast|breast c a|breast carcinoma|
    mammary carcinoma|mamma carcinoma|ductal carcinoma|lobular carcinoma|invasive ductal carcinoma|dcis|lcis|
    ductal carcinoma in situ|mastectomy|lumpectomy|double mastectomy|cancer in my breast|cancer in the breast|
    cancer in my left breast|cancer in my right breast|tumour in my breast|tumor in my breast|malignant breast lump|
    brca1|brca2|brca gene|triple negative|triple negative breast cancer|er positive|er positive tumour|
    hormone positive breast cancer|metastatic breast cancer|secondary breast cancer|stage 1 breast cancer|
    stage 2 breast cancer|stage 3 breast cancer|stage 4 breast cancer|breast cancer in remission|luminal a|luminal b|
    her2|her2 negative|pagets disease of the breast|Brustkrebs|cancer du sein|cáncer de mama`,
  'prostate-cancer': `
    ca prostate|ca of the prostate|prostate carcinoma|prostate tumour|prostate tumor|cancer of the prostate|
    cancer in my prostate|prostate adenocarcinoma|gleason|gleason 6|gleason 7|gleason 8|radical prostatectomy|
    prostrate cancer|metastatic prostate cancer|prostate ca|rising psa after prostatectomy`,
  cancer: `
    lung ca|ca lung|colon ca|bowel ca|ca colon|ca bowel|breast ca|ca breast|prostate ca|ca prostate|ovarian ca|
    ca lung|oncology patient|cancerous|malignant|malignant tumour|malignant tumor|metastases|metastatic|metastasis|
    radiation treatment|having radiation|blood cancer|bone cancer|
    brain cancer|throat cancer|oral cancer|mouth cancer|tongue cancer|esophageal cancer|oesophageal cancer|
    colorectal cancer|rectal cancer|anal cancer|thyroid cancer|testicular cancer|cervical cancer|gallbladder cancer|
    head and neck cancer|glioblastoma|glioma|mesothelioma|neuroblastoma|seminoma|adenocarcinoma|hodgkins|hodgkin|
    non hodgkin|non hodgkins|hodgkin lymphoma|cll|cml|aml|acute lymphoblastic|myelodysplastic|multiple myeloma|
    basal cell carcinoma|squamous cell carcinoma|
    hepatocellular carcinoma|renal cell carcinoma|immunotherapy for cancer|on immunotherapy|stage 4 cancer|
    terminal cancer|tumour removed|tumor removed|cancer in remission|Krebs|cáncer|tumore`,
  endometriosis: 'endometrioma|chocolate cyst|chocolate cysts|adenomyosis|endometreosis|stage 4 endo|endo belly',
  'uterine-fibroids': `
    fibroids in my womb|fibroids in my uterus|womb fibroids|uterine fibroid|myoma|myomas|uterine myoma|leiomyoma|
    fibroid uterus|bulky uterus`,
  pcos: `
    poly cystic ovaries|poly cystic ovary syndrome|pco|cysts on my ovaries|polycystic ovarian syndrome|
    polycystic ovarian|stein leventhal`,
  'adrenal-insufficiency': `
    addison|addison disease|addisons crisis|adrenal failure|adrenal glands dont work|adrenals dont work|
    adrenal glands do not work|low cortisol|secondary adrenal insufficiency|adrenal crisis|
    congenital adrenal hyperplasia|adrenalectomy|no adrenal glands`,
  hyperaldosteronism: `
    conns|conns syndrome|conn syndrome|primary aldosteronism|primary hyperaldosteronism|high aldosterone|
    too much aldosterone|aldosterone is high|aldosteronoma|adrenal adenoma`,
  'pituitary-disorder': `
    prolactinoma|pituitary tumour|pituitary tumor|pituitary adenoma|pituitary disorder|pituitary disease|
    pituitary problem|pituitary problems|pituitary trouble|pituitary gland disorder|high prolactin|raised prolactin|
    hyperprolactinaemia|prolactin is high|prolactin too high|elevated prolactin|acromegaly|pituitary surgery|
    pituitary growth|tumour on my pituitary|tumor on my pituitary|hypopituitarism|microadenoma|macroadenoma|
    sheehan syndrome`,
  pheochromocytoma:
    'phaeochromocytoma|pheo|phaeo|paraganglioma|adrenal tumour that makes adrenaline|adrenaline tumour|adrenaline tumor',
  'acute-abdomen': `
    change in bowel habit|change in bowel habits|change in my bowel habit|change of bowel habit|
    sudden change in bowel habits|no bowel movement or wind|no stool or wind|not passing wind or stool|
    severe stomach pain|severe tummy pain|severe belly pain|severe abdominal pain|appendicitis|inflamed appendix|
    appendix is inflamed|appendix inflammation|grumbling appendix|suspected appendicitis|acute abdomen|
    abdominal pain of unknown cause|abdominal pain of unknown origin|unexplained abdominal pain|
    unexplained stomach pain|unexplained belly pain|undiagnosed abdominal pain|undiagnosed stomach pain|
    belly pain nobody can explain|peritonitis|rectal bleeding|bleeding from the bowel|bleeding from my bowel|
    blood in my stool|blood in the stool|blood in my stools|blood in my poo|bleeding from the back passage|
    bleeding from my bottom|stomach pain nobody can explain|pain nobody can explain|unexplained pain in my belly|
    sudden severe stomach pain|abdominal pain without a cause`,
  'low-potassium': `
    hypok|hypo k|potassium low|potassium too low|potassium deficiency|lack of potassium|low potassium levels|
    low blood potassium|hypokalemic|hypokalaemic|potassium runs low|potassium keeps dropping|bartter|gitelman`,
  'high-potassium': `
    rta type 4|type 4 rta|type 4 renal tubular acidosis|potassium high|potassium too high|elevated potassium|
    too much potassium|potassium is raised|potassium is up|hyperkalemic|hyperkalaemic|high blood potassium|
    potassium runs high|low potassium diet`,
  'high-calcium': `
    hypercalcemia|hypercalcaemia|hyperparathyroidism|calcium is high|raised calcium|elevated calcium|
    too much calcium in my blood|calcium too high|calcium is raised|overactive parathyroid|overactive parathyroids|
    primary hyperparathyroidism|parathyroid adenoma|milk alkali|high blood calcium|hypercalciuria|calcium runs high|
    parathyroid disease|parathyroid|parathyroids`,
  hemochromatosis: `
    iron loading disease|iron loading|haemochromatose|hemochromatose|iron overloaded|iron storage disease|
    iron storage disorder|raised ferritin|elevated ferritin|ferritin is high|ferritin too high|iron levels are high|
    iron too high|excess iron|thalassaemia|thalassemia major|beta thalassemia|beta thalassaemia|bronze diabetes|
    hfe mutation|c282y|siderosis|hemosiderosis|haemosiderosis|venesection|too much iron in the blood|celtic curse|
    phlebotomy for iron|blood letting for iron|high iron levels|high iron stores`,
  anemia: `
    low blood count|iron deficient anaemia|iron is low|ferritin is low|hb is low|haemoglobin is low|hemoglobin is low|
    low hb|low iron levels|blood is low in iron|lack of iron|b12 anaemia|megaloblastic anaemia|megaloblastic anemia|
    aplastic anaemia|aplastic anemia|hemolytic anemia|haemolytic anaemia`,
  'g6pd-deficiency': `
    glucose 6 phosphate deficiency|glucose 6 phosphate|g6pdd|g 6 pd|g6pd def|g-6-pd|glucose 6 phosphate dehydrogenase|
    glucose 6 phosphate dehydrogenase deficiency|fava bean disease|fava bean anaemia|fava bean anemia|bean disease|
    g6pd enzyme missing`,
  porphyria: `
    acute intermittent porphyria|porphyric|variegate porphyria|porphyria cutanea tarda|hereditary coproporphyria|
    acute porphyria|porphyrias`,
  'sickle-cell':
    'sickle cell anaemia|sickle cell trait|sickle cell crisis|sicklecell|hbss|sickler|sickle cells|sickle beta',
  glaucoma: `
    glaucoma drops|glaucomatous|glacoma|open angle glaucoma|closed angle|closed angle glaucoma|acute glaucoma|
    acute angle closure|angle closure|narrow angle|narrow angles|narrow eye angles|ocular hypertension|
    pressure in my eyes|pressure in my eye|pressure in the eye|pressure in the eyes|eye pressure|
    high intraocular pressure|raised intraocular pressure|iop is high|high iop|eyes have high pressure|Glaukom|
    grüner Star|glaucome`,
  'parkinsons-disease': `
    pd stage 1|pd stage 2|pd stage 3|parkinsons|parkinsonian|parkinson syndrome|lewy body|lewy body dementia|
    essential tremor with parkinsonism|parkingsons|shaking palsy|pd patient|early pd`,
  dementia: `
    demented|alzheimer disease|alzheimer’s|lewy body|lewy body dementia|frontotemporal dementia|cognitive impairment|
    mild cognitive impairment|altzheimers|alzeimers|senile|senility|memory clinic`,
  'myasthenia-gravis': 'myastenia|myasthenic|ocular myasthenia|lambert eaton|lems',
  migraine: `
    migraineur|migraine with aura|migranes|migrane|migraine attacks|hemiplegic migraine|cluster headaches|
    cluster headache`,
  'restless-legs': 'restless leg|willis ekbom|legs wont keep still|twitchy legs at night',
  'organ-transplant': `
    liver recipient|lung recipient|donor kidney|kidney from my sister|kidney from a donor|liver tx|kidney tx|renal tx|
    heart tx|lung tx|heart and lung tx|cornea graft|corneal grafts|renal transplant|kidney graft|liver graft|
    transplant patient|transplantee|transplants|pancreas transplant|islet transplant|cornea transplant|
    corneal transplant|corneal graft|face transplant|double lung transplant|heart lung transplant|new liver|new heart|
    new lung|new lungs|received a kidney|received a liver|got a kidney|got a new kidney|given a kidney|got a liver|
    donated kidney in me|donor heart|donor lung|post transplant|gvhd|graft versus host|bmt|sct|on the transplant list|
    rejection episode|allograft|hsct|waiting for a transplant|Nierentransplantation|greffe|trasplante`,
  'weakened-immunity': `
    cvc|tpn|total parenteral nutrition|parenteral nutrition|home parenteral nutrition|fed into a vein|fed through a vein|leukaemia|leukemia|lymphoma|myeloma|hodgkins|non hodgkins|cll|cml|aml|
    myelodysplastic|white blood cell disease|myelodysplasia|immuno compromised|immunocompromized|immunosupressed|
    immunosuppression|immune system doesnt work|no immune system|bad immune system|weakened immunity|weakened immune|
    low immunity|poor immunity|immune problems|cvid|scid|common variable immunodeficiency|iga deficiency|
    agammaglobulinemia|low immunoglobulins|hypogammaglobulinemia|hypogammaglobulinaemia|splenectomy|spleen removed|
    spleen out|asplenia|without a spleen|low neutrophils|low lymphocytes|lymphopenia|leukopenia|leucopenia|
    low white blood cell count|low white count|no white cells|no white blood cells|low wbc|agranulocytosis|porta cath|
    portacath|hickman line|icu patient|intensive care|premature baby|low cd4|cd4 count is low`,
  hiv: 'hiv+|hiv pos|hiv infection|hiv infected|living with hiv|poz|human immunodeficiency virus|undetectable hiv',
  hepatitis: `
    hepatitis a|hepatitis d|hepatitis e|hep a|hep e|hepc|hepb|hbv|hcv|viral hepatitis|chronic hepatitis|
    autoimmune hepatitis|alcoholic hepatitis|drug induced hepatitis|toxic hepatitis|hepatitis b carrier|hep b carrier|
    inflamed liver|liver is inflamed|inflammation of the liver|liver inflammation|glandular fever hepatitis|
    acute hepatitis`,
  tuberculosis: `
    latent tb|tb infection|active tb|mycobacterium tuberculosis|consumption of the lungs|koch disease|
    pulmonary tuberculosis|lung tuberculosis`,
  phenylketonuria: 'pku diet|phenylketonuric',
  'wilson-disease': `
    wilsons|wilsons syndrome|copper storage disease|copper storage disorder|copper overload|too much copper|
    hepatolenticular degeneration|copper builds up`,
  sarcoidosis: 'sarcoid|sarkoidosis|lung sarcoid|neurosarcoidosis|boeck disease|cardiac sarcoid',
  'high-cholesterol': `
    high chol|high trigs|raised lipids|high lipids|high ldl|raised lipids|high lipids|hyperlipemia|dyslipidemia|
    dyslipidaemia|high ldl|bad cholesterol|cholesterol is up|cholesterol too high|hypertriglyceridemia|
    elevated cholesterol|fh cholesterol|raised triglycerides`,
  'raised-intracranial-pressure': `
    intracranial hypertension|pseudotumor cerebri|idiopathic intracranial hypertension|iih|
    benign intracranial hypertension|bih|pressure in my head from fluid|hydrocephalus|brain shunt|vp shunt|
    papilledema|papilloedema`,
  'swallowing-difficulty': `
    trouble getting food down|difficulty getting food down|food gets caught|cant get food down|
    pills stick in my throat|tablets stick in my throat|food sticks in my throat|pills catch in my throat|
    tablets wont go down|food wont go down|things stick in my throat|narrow oesophagus|difficulties swallowing|
    swallowing difficulty|swallowing difficulties|swallowing problem|swallowing problems|swallowing disorder|
    problems swallowing|problem swallowing|hard to swallow|cannot swallow|cant swallow|cannot swallow properly|
    struggle to swallow|trouble swallowing tablets|food gets stuck|food sticks|food gets stuck in my throat|
    pills get stuck|things get stuck in my throat|choke on food|choking on food|choke easily|oesophageal stricture|
    oesophageal narrowing|narrow oesophagus|narrow esophagus|narrowed oesophagus|narrowed gullet|narrow gullet|
    narrowing of the oesophagus|narrowing of the esophagus|narrowing of the gullet|narrowing of the food pipe|
    narrow food pipe|narrowed food pipe|oesophageal stenosis|esophageal stenosis|esophageal web|schatzki ring|
    achalasia|eosinophilic esophagitis|eosinophilic oesophagitis|dysphagic|esophageal cancer|oesophageal cancer|
    zenkers|zenkers diverticulum|pharyngeal pouch|esophageal motility disorder|oesophageal spasm|esophageal spasm|
    feeding tube|peg tube|thickened fluids|stricture in my gullet|stricture in my oesophagus|
    stricture in my esophagus|constriction of the oesophagus|constriction of the esophagus`,
  'open-wound': `
    open wounds|weeping wound|bleeding wound|fresh wound|leg ulcer|leg ulcers|venous ulcer|pressure sore|bedsore|
    bed sores|deep cut|broken blisters|skin is broken|cracked skin|raw skin|grazed skin|burnt skin|surgical wound`,
  dehydration: `
    severely dehydrated|severe dehydration|dried out|lost a lot of fluid|losing fluids|fluid loss|salt imbalance|
    electrolyte imbalance|electrolyte disturbance|electrolytes are off|water and electrolyte depletion`,
  smoking: `
    smoking cigarettes|chain smoker|pack a day|a pack a day|packs a day|vape|vaping|vaper|cigs|fags a day|
    cigarettes a day|tobacco user|pipe smoker|roll ups`,
  'trying-to-conceive': 'trying to get pregnant|trying for baby',
};
