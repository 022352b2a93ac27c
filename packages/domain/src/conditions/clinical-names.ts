import type { ConditionKey } from './conditions.ts';

/** What letters, clinics and wards write: rarer illnesses, procedures and devices that imply a condition. */
export const clinicalNames: Readonly<Partial<Record<ConditionKey, string>>> = {
  'bleeding-disorder': `
    platelet function disorder|platelet function defect|platelet dysfunction|storage pool disease|factor replacement|
    factor infusions|clotting factor|clotting factors|prothrombin deficiency|factor v deficiency|
    factor vii deficiency|factor x deficiency|factor xiii deficiency|fibrinogen deficiency|afibrinogenaemia|
    afibrinogenemia|dysfibrinogenaemia|vitamin k deficiency bleeding|aptt prolonged|prolonged aptt|pt prolonged|
    prolonged pt|prolonged bleeding time|disseminated intravascular coagulation|
    hereditary haemorrhagic telangiectasia|hereditary hemorrhagic telangiectasia|osler weber rendu|
    haemophilia carrier|hemophilia carrier|thrombotic thrombocytopenic purpura|immune thrombocytopenia|
    thrombocytopaenia|purpura|haemorrhage behind the eye|hemorrhage behind the eye|bleed behind the eye|
    bleed in my eye|bleeding behind the eye|bleeding in the eye|retinal haemorrhage|retinal hemorrhage|retinal bleed|
    vitreous haemorrhage|vitreous hemorrhage|eye haemorrhage|eye hemorrhage|retrobulbar haemorrhage|
    retrobulbar hemorrhage|heavy nosebleeds|constant nosebleeds|frequent nosebleeds|
    wounds that will not stop bleeding|ehlers danlos|essential thrombocythaemia|essential thrombocythemia|
    essential thrombocytosis|aplastic anaemia|aplastic anemia|hellp|hellp syndrome|evans syndrome|may hegglin|
    platelet transfusions|platelet transfusion|hemlibra|emicizumab prophylaxis|emicizumab|romiplostim|nplate|
    avatrombopag|doptelet|octocog|advate|refacto|nonacog|alprolix|elocta`,
  'blood-clots': `
    factor 5 leiden|factor five leiden|antiphospholipid antibodies|antiphospholipid antibody|anticardiolipin|
    ivc filter|vena cava filter|greenfield filter|retinal vein occlusion|retinal artery occlusion|
    prothrombin mutation|prothrombin gene mutation|prothrombin gene|budd chiari|jak2|saddle embolus|lung embolus|
    pulmonary embolus|pulmonary emboli|multiple emboli|post thrombotic syndrome|throw clots|clotted after|
    clotting too much|sinus vein thrombosis|cerebral venous thrombosis|mesenteric thrombosis|may thurner|
    thoracic outlet clot|polycythaemia|polycythemia|polycythaemia vera|polycythemia vera|essential thrombocythaemia|
    essential thrombocythemia|paroxysmal nocturnal haemoglobinuria|paroxysmal nocturnal hemoglobinuria|
    economy class syndrome|blood clot history|hypercoagulable|hypercoagulability|clot risk|economy class clot|
    flight clot|travel clot|clot busters|clot buster|clot history|history of clots|embolic|factor five|
    homocysteine clots|paget schroetter|iliac vein stent`,
  'liver-disease': `
    hepatoma|decompensated cirrhosis|decompensated|my hepatologist|the hepatologist|hepatologist sees me|
    hepatologist keeps an eye|stage 2 fibrosis|stage 3 fibrosis|stage 4 fibrosis|yellow eyes|yellowish eyes|
    eyes are yellow|eyes have turned yellow|liver mets|tips procedure|tipss|tips shunt|hepatology|hepatology clinic|
    liver clinic|liver unit|liver lesion|liver lesions|liver biopsy|alagille|alagille syndrome|hepatosplenomegaly|
    hepatomegaly|enlarged liver|hepatorenal syndrome|hepatic fibrosis|hepatic steatosis|steatosis|
    hepatocellular carcinoma|liver cancer|liver secondaries|liver metastases|hepatic failure|hepatic dysfunction|
    caroli disease|polycystic liver|liver cysts|variceal bleed|bleeding varices|banded varices|variceal banding|
    paracentesis|ascitic drain|primary biliary cirrhosis|biliary cirrhosis|crigler najjar|dubin johnson|
    rotor syndrome|cholestasis of pregnancy|obstetric cholestasis|drug induced liver injury|dili|
    nonalcoholic steatohepatitis|metabolic liver disease|gamma gt high|high gamma gt|liver panel abnormal|
    acute liver failure|haemangioma of the liver|hemangioma of the liver|liver transplant list|budd chiari|
    congestive hepatopathy|liver scan abnormal|varices banded|hepatectomy|hemihepatectomy|liver function borderline|
    borderline liver function|transjugular shunt|liver donor|hepatic artery thrombosis|liver enzymes climbing|
    hepatitis from a supplement|hepatitis from a herb|obeticholic acid|ocaliva|resmetirom|rezdiffra|danno al fegato|
    danni al fegato|fegato malato|lesão no fígado|lesão hepática|lesión hepática|lésion du foie|Leberschaden`,
  'kidney-disease': `
    kidney shutdown|kidneys shut down|kidneys shutting down|nephrology|nephrology clinic|renal clinic|kidney clinic|
    kidney specialist|renal unit|renal consultant|renal dietitian|renal diet|fsgs|focal segmental glomerulosclerosis|
    minimal change disease|membranous nephropathy|albumin in urine|albumin in my urine|protein in the urine|
    protein in my wee|protein in my pee|leaking protein|kidneys leak protein|albuminuria|macroalbuminuria|
    medullary sponge kidney|low kidney clearance|low clearance clinic|reduced clearance|renal scarring|
    reflux nephropathy|vesicoureteric reflux|kidney dysplasia|dysplastic kidney|renal agenesis|solitary kidney|
    kidney donor|donated a kidney|kidney removed|renal tubular acidosis|fanconi syndrome|renal biopsy|kidney biopsy|
    rhabdomyolysis|haemolytic uraemic syndrome|hemolytic uremic syndrome|uraemia|uremia|uraemic|azotemia|renal cyst|
    kidney cysts|nephrosclerosis|analgesic nephropathy|cardiorenal syndrome|obstructive uropathy|cystinosis|aki|
    fabry disease|goodpasture|goodpastures|kidneys not filtering|kidneys not filtering well|kidneys dont filter well|
    kidneys are not filtering|my nephrologist|see a nephrologist|nephrologist follows me|under nephrology|
    bergers disease|berger disease|alport|alports|alport syndrome|bartter syndrome|bartters|gitelman syndrome|
    gitelmans|cystinuria|small kidneys|shrunken kidney|kidney reflux|duplex kidney|renal dysplasia|nephrectomy|
    nutcracker syndrome|kidney diet|oxalosis|kidney inflammation|inflamed kidneys`,
  dialysis: `
    esrf|eskd|eskf|av fistula|arteriovenous fistula|dialysis fistula|tenckhoff|tenckhoff catheter|pd catheter|
    home haemo|home hemo|capd|apd machine|renal replacement therapy|kidneys have failed completely|
    kidneys failed completely|kidneys have stopped working|kidneys stopped working|no kidney function|
    dry weight and fluid restriction|permcath|haemodiafiltration|hemofiltration|haemofiltration|crrt|dialyse|dialyze|
    dialysed|dialyzed|hemo three times weekly|hemo three times a week|haemo three times a week|hemo 3x week|
    hd three times a week|hd mwf|apd overnight|dialysis unit|dialysis catheter|tesio line|ccpd|fistula in my arm|
    fistula arm|graft for dialysis`,
  'organ-transplant': `
    waiting list for a liver|waiting list for a kidney|waiting list for a heart|waiting list for a lung|
    waiting list for lungs|waiting for a kidney|waiting for a liver|waiting for a heart|waiting for new lungs|
    transplant waiting list|transplant clinic|transplant team|transplant unit|transplant coordinator|
    transplant recipient|transplant rejection|gave me a kidney|gave me part of her liver|gave me part of his liver|
    gave me her kidney|gave me his kidney|kidney from my brother|kidney from my mother|kidney from my mum|
    kidney from my dad|kidney from my wife|kidney from my husband|chronic rejection|chronic allograft nephropathy|
    liver graft rejection|small bowel transplant|multivisceral transplant|stem cells transplant|autologous transplant|
    allogeneic transplant|cord blood transplant|limbal stem cell transplant|hand transplant|n transplant list|
    tx kidney|tx liver|kidney tx|renal tx|heart tx|lung tx|orthotopic liver transplant|someone elses liver|
    someone elses kidney|someone elses heart|someone elses lungs|for my graft|my graft|rejecting my kidney|
    rejecting the kidney|graft rejection|face transplant|bowel transplant|organtransplantiert|nach Transplantation|
    Organempfänger`,
  'weakened-immunity': `
    picc line|central line|ommaya|low counts|low blood counts|low white cells|white cells are low|
    white cells low|hyposplenism|no spleen|absent spleen|removed spleen|spleen doesnt work|in the icu|in icu|
    on the icu|itu|in the itu|critically ill|critical illness|on a ventilator|life support|ivig|
    immunoglobulin infusions|immunoglobulin replacement|aplastic anaemia|aplastic anemia|bone marrow failure|
    multiple myeloma|neutropaenia|neutropaenic|immunodeficient|immunodeficiency|immune deficiency|
    immune deficiency disorder|hyper ige|wiskott aldrich|chronic granulomatous disease|digeorge syndrome|
    complement deficiency|iga deficient|igg deficiency|ataxia telangiectasia|car t|car t cell therapy|
    total body irradiation|shielding patient|extremely clinically vulnerable|premature newborn|nicu baby|burns unit|
    cystic fibrosis with pseudomonas|intestinal failure|port a cath|hypogammaglobulinaemia|
    hypogammaglobulinemia|digeorge|antibody deficiency|subcut immunoglobulin|reverse isolation|Leukämie|leucemia|
    leucémie|leukemie|białaczka`,
  hiv: 'plwh|plhiv|hiv 1|hiv 2|hiv clinic|on art|hiv seropositive|undetectable viral load|u equals u',
  hepatitis: `
    hbsag positive|hbsag|hep b positive|hep c positive|hbeag|hepatitis b surface antigen|hepatitis positive|
    chronic hepatitis b|chronic hepatitis c|ischaemic hepatitis|ischemic hepatitis|cmv hepatitis|lupoid hepatitis|
    hep d`,
  'high-blood-pressure': `
    pressure problems|hypertensive urgency|hypertensive crisis|hypertensive retinopathy|hypertensive heart disease|
    labile hypertension|isolated systolic hypertension|renovascular hypertension|blood pressure clinic|
    hypertension clinic|stage 1 hypertension|stage 2 hypertension|stage 3 hypertension|cushings|cushings syndrome|
    cushings disease|cushing syndrome|coarctation|high systolic|high diastolic|diastolic is high|systolic is high|
    pre eclampsia|preeclampsia|pregnancy induced hypertension|gestational hypertension|hellp syndrome|hellp|
    renal hypertension|liddle syndrome|liddles|liddles syndrome|apparent mineralocorticoid excess|
    renal artery stenosis|RR zu hoch|RR erhöht|Blutdruck zu hoch`,
  'low-blood-pressure': `
    postural drop|autonomic failure|pure autonomic failure|autonomic dysfunction|dysautonomia|
    neurocardiogenic syncope|reflex syncope|syncope|low pressure|pressure drops when i stand|dizzy on standing|
    dizzy when i stand|dizzy when standing up|black out when i stand|faint when i stand|faint on standing|
    multiple system atrophy|orthostatic intolerance|orthostasis|shy drager|
    vasovagal|vasovagals|fainting spells`,
  diabetes: `
    closed loop pump|hybrid closed loop|freestyle libre|libre sensor|libre 2|libre 3|dexcom|
    continuous glucose monitor|glucose monitor|glucose sensor|omnipod|medtronic pump|borderline sugar|
    impaired fasting glucose|impaired fasting glycaemia|high fasting sugar|high fasting sugars|high fasting glucose|
    diabetic clinic|diabetes clinic|diabetic foot|diabetic foot clinic|diabetic ketoacidosis|ketoacidosis|
    diabetic retinopathy|diabetic macular oedema|high glucose|hyperglycaemic|hyperglycemic|metabolic syndrome|type 3c|
    brittle diabetic|diet controlled|steroid diabetes|new onset diabetes after transplant|nodat|
    post transplant diabetes|carb counting|basal bolus|diabetic foot ulcer|diabetic ulcer|diabetic nerve damage|
    diabetic eye disease|diabetic eye screening|diabetic maculopathy|diabetic kidney disease|bronze diabetes|
    diabetic gastroparesis|diabetes nurse|numb feet from diabetes|islet cell transplant|hypo unawareness`,
  'low-blood-sugar': `
    hypo last night|had a hypo|hypo unaware|hypo unawareness|hypoglycemic unawareness|hypoglycaemic|hypoglycemic|
    hypoglycemic episodes|hypoglycaemic episodes|insulinoma|nesidioblastosis|dumping syndrome|
    glycogen storage disease|von gierke|hyperinsulinism|post bariatric hypoglycemia|sugar crashes|low glucose`,
  'heart-failure': `
    congestive failure|congestive cardiac failure|congestive failure|cardiac amyloidosis|cardiac amyloid|
    attr amyloidosis|heart amyloid|cardiac sarcoidosis|crt d|crt p|crtd|crtp|biventricular pacemaker|biventricular|
    cardiac resynchronisation|cardiac resynchronization|pulmonary oedema|pulmonary edema|lvad|
    left ventricular assist device|heart pump implanted|left ventricular dysfunction|lv dysfunction|lv impairment|
    lvsd|impaired left ventricle|impaired lv function|heart muscle disease|heart function is poor|poor heart function|
    hocm|hypertrophic cardiomyopathy|restrictive cardiomyopathy|arvc|noncompaction|ischaemic cardiomyopathy|
    ischemic cardiomyopathy|hf clinic|heart failure clinic|heart failure nurse|right heart failure|
    diastolic dysfunction|systolic dysfunction|left ventricular failure|lvf|ccf|pumping badly|broken heart syndrome|
    takotsubo|alcoholic cardiomyopathy|cardiogenic shock|fontan circulation`,
  'heart-disease': `
    tavi|tavr|aaa repair|evar|aneurysm repair|aortic repair|aortic root|aortic dissection|fallot|tetralogy of fallot|
    transposition of the great arteries|asd closure|vsd repair|pfo|pfo closure|patent foramen ovale|lad blocked|
    lad stent|blocked lad|widow maker|claudication|intermittent claudication|leg artery stent|femoral stent|
    femoral bypass|fem pop bypass|iliac stent|carotid stent|carotid endarterectomy|blocked carotid|blocked carotids|
    narrowed carotid|carotid plaque|carotid disease|balloon angioplasty|balloon in my heart artery|heart balloon|
    calcium score|coronary calcium|coronary artery spasm|coronary spasm|prinzmetal|pig valve|cow valve|tissue valve|
    mechanical valve|metal valve|artificial valve|artificial heart valve|prosthetic valve|prosthetic heart valve|
    valve repair|valve surgery|mitral valve repair|mitraclip|ross procedure|atherosclerotic|atherosclerotic disease|
    arteriosclerosis|ischaemic cardiomyopathy|ischemic cardiomyopathy|pulmonary hypertension|
    pulmonary arterial hypertension|cardiac rehab|cardiac rehabilitation|cardiology clinic|troponin raised|
    raised troponin|chest pain on exertion|unstable angina|microvascular angina|coronary stent|drug eluting stent|
    heart stent|left main disease|vessel disease|triple vessel disease|kawasaki disease|marfan|marfan syndrome|
    marfans|loeys dietz|aortic stenosis severe|aortic regurgitation|aortic valve disease|mitral stenosis|
    mitral valve disease|tricuspid regurgitation|valvular heart disease|buergers disease|peripheral vascular disease|
    poor circulation to my legs from blocked arteries|open heart surgery|ebstein anomaly|eisenmenger|heart defect|
    heart lesion|born with a heart defect|cardiac arrest|heart stopped|heart tumour|st jude valve|valve replaced|
    valves replaced|valve repaired|bioprosthetic valve|bioprosthesis|atherosclerosis|coarctation|valvular disease|
    valvuloplasty|jump graft|homograft|cardiac catheterisation|cardiac catheterization|septal defect|single ventricle`,
  arrhythmia: `
    ablation last year|cardiac ablation|heart ablation|af ablation|had an ablation|ablation for af|
    premature ventricular contractions|premature atrial contractions|premature beats|loop recorder|
    implantable loop recorder|linq device|missed beats|missing beats|missed heartbeats|cardiac arrest|bigeminy|
    trigeminy|dual chamber pacer|dual chamber|leadless pacemaker|trifascicular block|bifascicular block|av block|
    left bundle branch block|right bundle branch block|rbbb|lbbb|cpvt|brugada|brugada syndrome|short qt|tachy brady|
    tachy brady syndrome|junctional rhythm|idioventricular rhythm|atrial tachycardia|watchman device|
    left atrial appendage occlusion|laao|pulmonary vein isolation|maze procedure|cardioverted|dc cardioversion|
    heart rhythm problem|heart rhythm clinic|heart rhythm disorder|rhythm disturbance|rhythm problem|out of rhythm|
    s icd|implanted cardioverter|shock box|internal defibrillator|defibrillator|wide complex tachycardia|nsvt|
    couplets|ventricular ectopics|supraventricular ectopics|atrial ectopics|aberrant conduction|lown ganong levine|
    accessory pathway|electrophysiology study|holter showed runs|heart keeps racing|heart rate jumps|pre excitation|
    arrythmia|asystole|ventricular fibrillation|low pulse|runs of vt|left atrial appendage occluder|
    left atrial appendage closure|avnrt|avrt|mobitz|mobitz i|mobitz ii|mobitz 1|mobitz 2|wenckebach|extrasystoles|
    extra systoles|extrasystole|flutter ablation|atrial ablation|ablation for flutter|crt d|crt p|crtd|crtp|
    cardiac resynchronisation|cardiac resynchronization|biventricular pacemaker|bradyarrhythmia|tachyarrhythmia|
    chads vasc|ectopic beats|heart flutters`,
  'long-qt': `
    qt prolonged|prolonged qt interval|qtc prolonged|long qtc|torsades|torsade de pointes|jervell|
    jervell lange nielsen|lqts|lqt2|lqt3|andersen tawil|qt syndrome|congenital long qt|acquired long qt`,
  stroke: `
    aneurysm clipped|aneurysm clip|clipped aneurysm|coiled aneurysm|aneurysm coiled|aneurysm coiling|cerebral aneurysm|
    intracranial aneurysm|berry aneurysm|lacunar infarct|lacunar infarcts|lacunar stroke|lacunes|cerebellar infarct|
    pontine infarct|brain infarct|silent infarcts|cadasil|thrombolysed|small vessel disease|hemiparesis|
    hemiplegia after stroke|aphasia after stroke|retinal stroke|eye stroke|spinal stroke|vertebral artery dissection|
    carotid dissection|mini strokes|ministroke|stroke survivor|watershed infarct|vascular event in the brain|
    vascular event in my brain|cerebrovascular accident|cerebrovascular event|brain attack|brainstem stroke|
    occipital infarct|stroke unit|stroke clinic`,
  epilepsy: `
    juvenile epilepsy|fitting last month|fitting last week|started fitting|fitting again|vagus nerve stimulator|
    vagal nerve stimulator|abnormal eeg|eeg abnormal|spikes on eeg|ketogenic diet for seizures|had a fit|
    had a big fit|took a fit|take fits|fitting episodes|first fit|tonic clonic|tonic clonics|drop attacks|
    west syndrome|rolandic epilepsy|rett syndrome|tuberous sclerosis|angelman syndrome|cdkl5|
    brain surgery for epilepsy|epilepsy surgery|epilepsy nurse visits|withdrawal seizures|alcohol seizures|
    seizure threshold|low seizure threshold|gelastic seizures|jacksonian|convulsive disorder|epileptiform|
    epileptiform discharges|spike and wave|blacked out and convulsed|blacked out and shook|jerking fits|fit last year|
    fit after head injury|fits after head injury|one fit|two fits|had fits|seizure alert|infantile epilepsy|
    tuberous sclerosis with fits|seizure last week|seizure last month|seizure last year`,
  asthma: `
    peak flow|aspirin exacerbated respiratory disease|samters triad|eosinophilic asthma|asthma nurse|asthma clinic|
    airways hyperreactive|exercise induced bronchospasm|bronchospasm|nebuliser at home|nebulizer at home|aerd|
    reversible airway obstruction|reversible airways obstruction|wheezy bronchitis`,
  copd: `
    fev1|gold stage|gold stage 2|gold stage 3|gold stage 4|alpha 1 antitrypsin|alpha 1 antitrypsin deficiency|
    alpha one antitrypsin|oxygen at home|oxygen concentrator|lung volume reduction|interstitial lung disease|
    idiopathic pulmonary fibrosis|ipf|asbestosis|silicosis|pneumoconiosis|hypersensitivity pneumonitis|farmers lung|
    primary ciliary dyskinesia|respiratory failure|chronic respiratory failure|pulmonary rehab|alpha 1 lungs|
    alpha 1 lung disease|lung disease|obstructive airways disease|chronic airflow obstruction`,
  'sleep-apnea': `
    stop breathing in my sleep|stops breathing in my sleep|stop breathing at night|bipap|apap machine|
    mandibular splint|sleep mask machine|central sleep apnoea|central sleep apnea|obesity hypoventilation|
    sleep study positive|osahs|breathing machine at night`,
  depression: `
    suicidal thoughts|suicidal ideation|suicide attempt|electroconvulsive therapy|crisis team|low mood for months|
    treatment resistant depression|unipolar depression|seasonal depression|seasonal affective disorder|
    vagus nerve stimulation for depression|ect course|suicidal last year|suicidal in the past|past suicide attempt|
    overdose in the past|postpartum depression`,
  'bipolar-disorder': `
    went high|going high|hypomanic episode|hypomanic|bipolar spectrum|bpad|mixed episode|mixed affective state|
    sectioned while manic|switch into mania|racing high|elevated mood episodes|cyclothymic|manic phase|manic phases|
    manic high`,
  psychosis: `
    hallucinating|hallucinated|hear voices|hearing voices|heard voices|see things that are not there|delusions|
    delusional|delusional parasitosis|paranoid delusions|paranoid psychosis|postpartum psychosis|puerperal psychosis|
    psychotic break|early intervention team|depot injection|on a depot|psychotic depression|schizotypal|
    thought disorder|persecutory delusions|thought insertion`,
  schizophrenia: 'schizophreniform|paranoid schizo|schizo affective|hebephrenic|catatonic schizophrenia',
  adhd: 'hyperactivity disorder|hyperkinetic disorder|adhd inattentive|attention deficit hyperactivity disorder',
  'eating-disorder': `
    make myself sick|make myself vomit|making myself sick|making myself throw up|purging|purge|purge after meals|
    purging disorder|vomit on purpose|refeeding|refeeding syndrome|orthorexia|arfid|avoidant restrictive food intake|
    osfed|ednos|starve myself|starving myself|dangerously underweight|severely underweight|eating disorder unit|
    binge and purge|anorectic`,
  'alcohol-use-disorder': `
    bottle of wine every night|bottle of wine a day|half a bottle of gin|bottle of gin|detox from alcohol|
    alcohol detox|detoxing from alcohol|alcohol withdrawal|alcohol withdrawals|withdrawal from alcohol|aa member|
    go to aa|alcoholics anonymous|binge drink|binge drinking|binge drinker|problem drinker|problem drinking|
    hazardous drinking|harmful drinking|high functioning alcoholic|korsakoff|wernicke|wernickes|delirium tremens|
    six pack a day|six pack every day|12 pack a day|drink every morning|drinking again|hard drinker|
    dependent on alcohol|units a day|drink to sleep|drink until i pass out|aa meetings|ex drinker|former drinker|
    off the booze|on the wagon|sober alcoholic|the shakes without drink|wet brain|alcohol rehab`,
  'substance-use-disorder': `
    crystal meth|methamphetamine|needle exchange|iv drug user|iv drug use|inject drugs|injecting heroin|heroin user|
    heroin addict|heroin|addicted to opioids|addicted to painkillers|addicted to pills|benzo addiction|
    drug dependence|drug dependent|na member|narcotics anonymous|drug rehab|
    overdosed on|ghb|recovering addict|drug service|substance misuse|meth addiction|meth addict|injecting drug user|
    injecting drugs|injection drug user|cannabis use disorder|cannabis dependence|relapsed on pills|relapsed on drugs|
    years clean|months clean|clean and sober|clean for years|drug free since rehab|opioid agonist therapy|
    opioid substitution|polydrug use|pill addiction|painkiller addiction|kratom addiction`,
  'autoimmune-disease': `
    ana positive|positive ana|high ana|ana titre|ana titer|positive dsdna|relapsing polychondritis|
    granulomatosis with polyangiitis|eosinophilic granulomatosis|wegeners|wegener|churg strauss|takayasu|takayasus|
    mctd|undifferentiated connective tissue disease|connective tissue disease|connective tissue disorder|
    crest syndrome|morphea|morphoea|localised scleroderma|localized scleroderma|antisynthetase|
    antisynthetase syndrome|transverse myelitis|neuromyelitis optica|nmo|mogad|nmosd|anti nmda|
    autoimmune encephalitis|autoimmune epilepsy|autoimmune pancreatitis|autoimmune gastritis|autoimmune neutropenia|
    autoimmune hemolytic anemia|autoimmune haemolytic anaemia|autoimmune hypophysitis|polyarteritis nodosa|
    polyangiitis|microscopic polyangiitis|anca vasculitis|anca positive|p anca|c anca|anca associated|iga vasculitis|
    henoch schonlein|henoch schonlein purpura|susac syndrome|cogan syndrome|linear iga|bullous pemphigoid|
    pemphigus vulgaris|epidermolysis bullosa acquisita|lichen sclerosus|lichen planus|erythema nodosum|
    dermatitis herpetiformis|iritis|uveitis|scleritis|birdshot|vogt koyanagi harada|spondyloarthropathy|
    spondyloarthritis|axial spa|axspa|ank spond|bechterew|reactive arthritis|juvenile idiopathic arthritis|jia|
    adult onset stills|adult stills disease|palindromic rheumatism|raynauds with scleroderma|igg4 disease|
    igg4 related disease|inclusion body myositis|necrotising myopathy|stiff person|stiff person syndrome|
    rheumatic fever|primary biliary cholangitis|sjögren|multifocal motor neuropathy|eosinophilic fasciitis|
    aps antibodies|antiphospholipid syndrome|itp|hidradenitis|hidradenitis suppurativa|goodpasture|goodpastures|
    autoimmune|demyelinating|demyelination`,
  'multiple-sclerosis': `
    demyelinating disease|demyelination|demyelinating lesions|clinically isolated syndrome|optic neuritis|rrms|ppms|
    spms|ms nurse|ms relapse|ms flare|ms clinic|lesions on my brain and spine|relapsing remitting|demyelinating|
    demyelinated|secondary progressive|primary progressive ms|multiple sclerosus|multipel sclerosis`,
  lupus: 'drug induced lupus|cutaneous lupus|discoid|anti ro positive|dsdna positive|neuropsychiatric lupus',
  'rheumatoid-arthritis': `
    anti ccp|anti ccp positive|ccp positive|rheumatoid factor|rheumatoid factor positive|rheumatoid nodules|
    seronegative arthritis|seropositive arthritis|inflammatory polyarthritis|inflammatory arthritis|felty syndrome|
    feltys|seropositive ra|ra seropositive|seropositive rheumatoid|seropositive rheumatoid arthritis`,
  psoriasis:
    'inverse psoriasis|nail psoriasis|pustular psoriasis|erythrodermic|erythrodermic psoriasis|psoriatic plaques',
  eczema: `
    atopic eczema|discoid eczema|dyshidrotic eczema|pompholyx|hand eczema|weeping eczema|neurodermatitis|dermatitis|
    contact dermatitis|hand dermatitis|seborrhoeic dermatitis`,
  'celiac-disease': `
    dermatitis herpetiformis|gluten ataxia|coeliac sprue|villous atrophy|ttg positive|gluten sensitive enteropathy|
    coeliacs|celiacs`,
  'inflammatory-bowel-disease': `
    j pouch|jpouch|ileoanal pouch|pouchitis|lymphocytic colitis|perianal fistula|crohns fistula|ibd clinic|ibd nurse|
    terminal ileitis|proctosigmoiditis|left sided colitis|calprotectin raised|raised calprotectin|high calprotectin|
    retocolite|retocolite ulcerativa|rettocolite|rettocolite ulcerosa|rectocolite|rectocolitis`,
  'irritable-bowel': 'ibs d|ibs c|ibs m|spastic bowel|nervous bowel|post infectious ibs',
  'peptic-ulcer': `
    melaena|melena|black tarry stools|tarry stools|black stools|coffee ground vomit|coffee grounds|vomited blood|
    vomiting blood|threw up blood|haematemesis|hematemesis|dieulafoy|dieulafoy lesion|gastric ulceration|
    stomach ulceration|gastric antral vascular ectasia|angiodysplasia|mallory weiss|ulcer disease|perforated stomach|
    perforated duodenum|stress ulcer|gastric bleed|gastric bleeding|oesophageal ulcer|esophageal ulcer|jejunal ulcer|
    anastomotic ulcer|triple therapy for h pylori|upper gi bleed|lower gi bleed|stomach bled|bleeding stomach|
    Magenbluten|Magenblutung|open sore in the stomach|open sore in my stomach|sore in the stomach lining|
    sangrado gástrico|hémorragie gastrique|emorragia gastrica|hemorragia gástrica|Ulkusblutung|Ulcusblutung|Ulkus|
    Magenulkus|Ulcus ventriculi|Ulcus duodeni|Zwölffingerdarmgeschwür|Magengeschwürblutung`,
  reflux: `
    nissen fundoplication|fundoplication|linx device|waterbrash|water brash|laryngopharyngeal reflux|acid comes up|
    acid coming up|acid in my throat|bile reflux|oesophagitis|esophagitis|barrett|barretts|ERGE|MRGE|RGO|DRGE|
    acid reflex`,
  gastritis: `
    gastropathy|gastric erosions|stomach erosions|erosions in my stomach|gastroduodenitis|duodenitis|
    irritated stomach lining|portal gastropathy`,
  gallstones: `
    gallbladder out|gallbladder removal|gallbladder op|gallbladder dyskinesia|biliary dyskinesia|
    gallbladder removed next|gall stone|gall bladder attack|gall bladder attacks|gallbladder attack|gallbladder pain|
    gallbladder infection|gallbladder inflammation|mirizzi|gallbladder disease|cholecystostomy|
    empyema of the gallbladder|gallbladder sludge|biliary colic|stones in my gall bladder|calculs vésiculaires|
    calcul vésiculaire|calculs de la vésicule|Gallenblasensteine|pierres dans la vésicule|pierre dans la vésicule|
    pierres à la vésicule|pierres au foie|sassi nella cistifellea|pedras na vesícula|Steine in der Galle|
    Steine in der Gallenblase`,
  'bile-duct-obstruction': `
    ercp|stone in the duct|gallstone in the duct|stuck gallstone|choledocholithiasis|stone in the bile duct|stone in my bile duct|stone in the common bile duct|cbd stone|
    cbd stones|common bile duct stone|sphincterotomy|biliary stent|biliary drain|ptc drain|klatskin|klatskin tumour|
    ampullary tumour|ampullary cancer|cholangiocarcinoma|cholestatic|cholestatic jaundice|intrahepatic cholestasis|
    primary sclerosing cholangitis|pancreatic head mass|bile ducts narrowed|bile duct injury|Gallenwegsverschluss|
    Gallengangsverschluss|Gallenwegsstenose|obstruction biliaire|obstruction des voies biliaires|ostruzione biliare|
    ostruzione delle vie biliari|obstrucción biliar|obstrucción de las vías biliares|obstrução biliar`,
  'bowel-obstruction': `
    adhesions with blockages|adhesions causing blockages|adhesional obstruction|adhesive obstruction|bezoar|
    faecal impaction|fecal impaction|impacted bowel|impacted stool|gastroparesis|gastric outlet obstruction|
    pyloric stenosis|pyloric obstruction|duodenal stenosis|duodenal atresia|sigmoid volvulus|volvulus|intussusception|
    hirschsprung|hirschsprungs|ogilvie|ogilvie syndrome|pseudo obstruction|pseudoobstruction|strictured bowel|
    stricturing crohns|stricturing disease|ileal stricture|anal stenosis|megacolon|slow transit with blockages|
    delayed gastric emptying|stomach empties slowly|stomach paralysis|bowel adhesions|adhesions|
    adhesions after surgery|abdominal adhesions|pelvic adhesions|slow stomach emptying|delayed stomach emptying|
    slow gastric emptying|stomach empties too slowly|Stenose im terminalen Ileum|Stenose im Ileum|Darmstenose|
    estenosis intestinal|sténose intestinale|stenosi intestinale|stenosi ileale|estenose intestinal|sténose iléale|
    stenosing Crohn|stricturing Crohns|fibrostenotic Crohns|bowl obstruction|bowel obstrucion`,
  'acute-abdomen': `
    havent passed gas|have not passed gas|not passing gas|cant pass gas|cannot pass gas|havent passed wind|
    not passing wind|cant pass wind|no wind passed|belly is hard and swollen|rigid abdomen|rebound tenderness|
    suspected bowel perforation|perforated bowel|perforated appendix`,
  'hiatal-hernia': `
    paraesophageal hernia|paraoesophageal hernia|hiatus herniation|rolling hernia|sliding hiatal hernia|
    stomach in my chest`,
  diverticulitis: 'diverticula|diverticular|diverticular abscess|diverticular bleed|meckels diverticulum',
  pancreatitis: `
    pancreatic insufficiency|exocrine insufficiency|exocrine pancreatic insufficiency|
    pancreatic pseudocyst|pancreatic necrosis|hereditary pancreatitis|lipase high|high lipase|amylase high|
    high amylase|raised lipase|raised amylase`,
  'kidney-stones': `
    struvite|struvite stone|staghorn|staghorn calculus|staghorn calculi|cystinuria|cystine stones|eswl|
    shock wave lithotripsy|lithotripsy|ureteroscopy|pcnl|high urine oxalate|urine oxalate|hyperoxaluria|
    enteric hyperoxaluria|primary hyperoxaluria|stone in my ureter|stone in the ureter|ureteric stone|ureteral stone|
    ureteric colic|ureter stone|stone disease|stone former|stone clinic|bladder stone|bladder stones|urinary stones|
    urinary stone|urolithiasis|nephrocalcinosis|passed a stone|passing a stone|passed stones|jj stent|ureteric stent|
    ureteral stent|oxalosis`,
  'urinary-retention': `
    acute retention|chronic retention|went into retention|gone into retention|post void residual|bladder residual|
    self catheterise|self catheterize|self catheterising|self cath|intermittent catheterisation|
    intermittent catheterization|long term catheter|urinary catheter|suprapubic catheter|indwelling catheter|
    foley catheter|catheter in my bladder|neurogenic bladder|neuropathic bladder|underactive bladder|atonic bladder|
    bladder outflow obstruction|bladder outlet obstruction|bladder neck obstruction|urethral stricture|
    urethral narrowing|cant pass urine|cannot pass urine|couldnt pee|cant wee|fowlers syndrome|couldn t pass water|
    cant pass water|difficulty passing urine|foley|catheterised|catheterized|mitrofanoff|urostomy bag`,
  'enlarged-prostate': `
    prostatism|weak stream|poor stream|weak urine stream|slow stream|hard to start peeing|trouble starting to pee|
    dribbling after peeing|terminal dribbling|straining to pee|strain to pee|urinary hesitancy|prostatic enlargement|
    prostate surgery|turp|urolift|rezum|holep|greenlight laser|with my prostate|prostate clinic|raised psa|high psa|
    psa raised|psa is high|elevated psa|luts|lower urinary tract symptoms|prostate gland enlarged|bpo|bph with luts|
    chronic prostatitis|prostatitis|prostatic hypertrophy|prostate hypertrophy|benign prostatic hypertrophy|
    hypertrophied prostate`,
  'urinary-tract-infection': `
    waterworks infection|urine infection|urine infections|kidney infection|e coli in my urine|e coli in urine|
    bacteria in my urine|bacteriuria|urosepsis|pyelonephritis|interstitial cystitis|painful bladder syndrome|
    nitrites in urine|infected urine`,
  gout: `
    tophi|tophus|tophaceous gout|podagra|high urate|urate is high|raised urate|urate too high|raised uric acid|
    pseudogout|cppd|uric acid arthritis|gouty|gout in my toe|gout in my foot|gout attack|lesch nyhan`,
  osteoporosis: `
    compression fracture|compression fractures|vertebral fracture|vertebral fractures|vertebral compression fracture|
    fragility fracture|fragility fractures|spine fracture from thin bones|dexa scan|dexa scan bad|t score|
    bone thinning|thinning bones|osteoporotic|weak hips from bone loss|bone loss|osteomalacia|broken hip from a fall|
    kyphoplasty|low bone density`,
  hyperthyroidism: `
    toxic nodular goitre|toxic nodular goiter|toxic multinodular goitre|toxic multinodular goiter|toxic nodule|
    hot nodule|toxic adenoma|tsh suppressed|suppressed tsh|t4 too high|t4 high|t4 is high|high t4|t3 too high|t3 high|
    high t3|thyroid storm|thyroid eye disease|graves eye disease|graves orbitopathy|graves ophthalmopathy|
    trab positive|plummers disease|plummer disease|postpartum thyroiditis|jod basedow|block and replace|basedow|
    hyperthyroidosis|thyroid overactivity|thyroid overworking|overworking thyroid|thyroid works too hard|
    thyroid working too hard|thyroid racing`,
  hypothyroidism: `
    rai ablation|radioiodine|radioactive iodine|thyroid ablation|thyroid ablated|had my thyroid out|thyroid cut out|
    cretinism|myxoedema coma|tsh high|thyroid underactivity|hemithyroidectomy|central hypothyroidism|
    half a thyroid left|half a thyroid|thyroid lobectomy|iodine 131|i 131|i131|i 131 treatment|radio iodine`,
  'thyroid-disease': `
    lump on my thyroid|lump in my thyroid|thyroid lump|thyroid cyst|thyroid antibodies|tpo antibodies|tpo positive|
    thyroid peroxidase antibodies|de quervain|subacute thyroiditis|thyroid surgery|thyroid clinic|thyroid specialist|
    enlarged thyroid|swollen thyroid|thyroid growth|thyroid biopsy|medullary thyroid cancer|follicular thyroid cancer|
    papillary thyroid|papillary carcinoma`,
  'hormone-sensitive-condition': `
    uterine sarcoma|endometrial stromal sarcoma|leiomyosarcoma|desmoid|desmoid tumour|desmoid tumor|meningioma|brca|
    brca1|brca2|brca positive|brca mutation|brca carrier|brca gene|lobular carcinoma in situ|lcis|dcis|
    atypical ductal hyperplasia|atypical hyperplasia|luminal a|luminal b|luminal breast cancer|oestrogen fed|
    estrogen fed|hormone fed|hormone driven|hormone driven cancer|hormone receptor|her2 negative|oncotype|
    endometrial hyperplasia|thickened womb lining|thickened endometrium|endometrial polyp|uterine polyp|
    granulosa cell tumour|granulosa cell tumor|hormone dependent|hormone sensitive|hormone therapy after cancer|
    anti hormone therapy|on an ai for cancer|ovarian tumour|ovarian tumor|borderline ovarian|hepatic adenoma|
    lymphangioleiomyomatosis|invasive lobular|lobular carcinoma|cancer de l utérus|cancer utérus|cancer de l ovaire|
    cancer ovaire|cancer de l endomètre|tumore ovarico|tumore all ovaio|tumore dell utero|tumore alle ovaie|
    câncer de ovário|câncer de útero|cancro do ovário|cancro do útero|cáncer de ovario|cáncer de útero|
    cáncer de endometrio|Eierstockkrebs|Gebärmutterkrebs|cancer de utérus|cancer de ovaire|cancer de endomètre|
    cancer du sein hormonodépendant`,
  'breast-cancer': `
    bc survivor|breast ca|triple negative|triple negative breast cancer|breast ca|ca breast|
    inflammatory breast cancer|pagets disease of the breast|pagets of the breast|lump in my breast was cancer|
    breast carcinoma|breast adenocarcinoma|breast onc|her2 positive|her2|brca breast cancer|mastectomy|lumpectomy|
    double mastectomy|breast reconstruction after cancer|secondary breast cancer|metastatic breast cancer|dcis|
    invasive lobular|invasive lobular carcinoma|lobular carcinoma|bc in remission|pagets disease of the nipple|
    pagets of the nipple|brca breast`,
  'prostate-cancer': `
    gleason|gleason 6|gleason 7|gleason 8|gleason 9|ca prostate|prostate ca|cancer of my prostate|
    carcinoma of the prostate|adenocarcinoma of the prostate|adenocarcinoma prostate|radiotherapy to my prostate|
    radiotherapy to the prostate|prostate radiotherapy|prostate radiation|radiation for my prostate|
    radiation to my prostate|brachytherapy|prostate brachytherapy|brachytherapy prostate|prostatectomy for cancer|
    radical prostatectomy|robotic prostatectomy|hormone injections for prostate|hormone injections for my prostate|
    androgen deprivation|androgen deprivation therapy|castration resistant|mcrpc|active surveillance for prostate|
    prostate tumour|prostate tumor|active surveillance prostate|castrate resistant|crpc|hormone therapy for prostate`,
  cancer: `
    oncology|oncology clinic|oncology ward|cancer clinic|cancer centre|cancer center|bone mets|brain mets|liver mets|
    lung mets|metastases|metastasis|secondaries|secondaries in my liver|secondary cancer|polycythaemia vera|
    polycythemia vera|myelofibrosis|essential thrombocythaemia|myeloproliferative|myeloproliferative neoplasm|mpn|
    myelodysplastic syndrome|waldenstrom|waldenstroms|waldenstrom macroglobulinemia|mgus|smouldering myeloma|
    smoldering myeloma|plasmacytoma|amyloidosis|al amyloidosis|gastrointestinal stromal|
    gastrointestinal stromal tumour|gastrointestinal stromal tumor|pnet|
    pancreatic net|net of the pancreas|nsclc|sclc|dlbcl|mantle cell|follicular lymphoma|mycosis fungoides|
    cutaneous lymphoma|hairy cell|hairy cell leukaemia|hairy cell leukemia|retinoblastoma|ewings|ewing sarcoma|
    ewings sarcoma|osteosarcoma|liposarcoma|rhabdomyosarcoma|wilms|wilms tumour|wilms tumor|medulloblastoma|
    astrocytoma|oligodendroglioma|ependymoma|thymoma|chordoma|squamous cell|basal cell|merkel cell|skin cancer|
    palliative care|stage iv|terminal illness|radiation treatment|radiation therapy|radiotherapy|car t|
    chemoradiotherapy|immune checkpoint inhibitor|checkpoint inhibitor|checkpoint inhibitors|r chop|abvd|capox|tchp|
    bowel tumour|bowel tumor|kidney tumour|bladder tumour|lung tumour|lung nodule suspicious|whipple|whipples|
    whipple procedure|anal cancer|penile cancer|vulval cancer|vaginal cancer|fallopian tube cancer|
    salivary gland cancer|nasopharyngeal cancer|laryngeal cancer|larynx cancer|tongue cancer|mouth cancer|oral cancer|
    appendix cancer|pseudomyxoma|cup cancer|cancer of unknown primary|carcinoma in situ|bcc removed|cin3|cin 3|cin2|
    cin 2|ned since|lynch syndrome|hnpcc|hepatoma|chemo finished|finished chemo|oncologist|
    oncologists|my oncologist|oncologist says|urothelial carcinoma|actinic cancer|
    essential thrombocythemia|familial adenomatous polyposis|cowden syndrome|li fraumeni|von hippel lindau|
    tumour markers|tumor markers|ca125 raised|ca 125 raised|having radiation|head and neck cancer`,
  pcos: 'cystic ovaries|cystic ovary|polycystic|polycystic ovary disease|pcod|ovaries full of cysts|lean pcos',
  endometriosis: 'endo stage 4|deep infiltrating|deep endometriosis|excision for endo|womb lining outside the womb',
  'uterine-fibroids':
    'fibroid|fibroid embolisation|fibroid embolization|myomectomy|submucosal fibroid|intramural fibroid',
  'adrenal-insufficiency': `
    cortisol replacement|cortisol deficiency|adrenal suppression|adrenoleukodystrophy|waterhouse friderichsen|
    21 hydroxylase deficiency|bilateral adrenalectomy|adrenals removed|adrenal glands removed|hypopituitarism|
    panhypopituitarism|sheehans|sheehans syndrome|synacthen test failed|acth deficiency|salt wasting|salt losing|
    nelsons syndrome|sick day rules|steroid sick day rules|
    adrenal crisis|adrenals do not work`,
  hyperaldosteronism: `
    liddles|liddle|liddles syndrome|liddle syndrome|apparent mineralocorticoid excess|aldosterone producing adenoma|
    aldosterone excess|bartter with high aldosterone|glucocorticoid remediable aldosteronism`,
  'pituitary-disorder': `
    craniopharyngioma|empty sella|empty sella syndrome|pituitary removed|transsphenoidal|transsphenoidal surgery|
    hypophysitis|rathkes cleft cyst|rathke cyst|cushings disease|cushing disease|pituitary apoplexy|
    panhypopituitarism|growth hormone excess|diabetes insipidus|arginine vasopressin deficiency|high igf1|sheehans|
    sheehans syndrome|pituitary clinic|pituitary cyst|cushings|cushings syndrome|cushing syndrome|prolactin tumour|
    prolactin tumor`,
  pheochromocytoma: `
    men2|men 2|men2a|men2b|multiple endocrine neoplasia|adrenaline producing tumour|adrenaline producing tumor|
    adrenaline secreting tumour|adrenaline secreting tumor|catecholamine tumour|catecholamine secreting|
    catecholamine excess|raised metanephrines|high metanephrines|metanephrines high|glomus tumour|von hippel lindau|
    succinate dehydrogenase mutation|sdhb`,
  'low-potassium': `
    low k|potassium keeps falling|potassium falls|potassium is falling|hypokalemic periodic paralysis|
    hypokalaemic periodic paralysis|periodic paralysis|low serum potassium|potassium wasting`,
  'high-potassium': `
    potassium restricted diet|potassium restriction|restrict potassium|low potassium diet|renal diet low potassium|
    potassium binder|potassium is creeping up|potassium creeping up|potassium climbing|high serum potassium|
    addisonian crisis|hyperkalemic periodic paralysis|hyperkalaemic|told to avoid bananas|avoid potassium|
    avoid high potassium foods|no potassium diet|potassium restricted|potassium binders|told to avoid potassium|
    must avoid potassium|not allowed potassium`,
  'high-calcium': `
    familial hypocalciuric hypercalcaemia|familial hypocalciuric hypercalcemia|fhh|high pth|pth high|raised pth|
    hypercalcaemic|hypercalcemic|corrected calcium high|vitamin d toxicity|vitamin d intoxication|williams syndrome|
    parathyroid surgery|parathyroidectomy|parathyroid tumour|parathyroid tumor|tertiary hyperparathyroidism|
    Nebenschilddrüsenüberfunktion|Überfunktion der Nebenschilddrüsen|Hyperparathyreoidismus`,
  hemochromatosis: `
    hereditary hemochromatosis|hereditary haemochromatosis|genetic haemochromatosis|hfe gene|hfe gene mutation|h63d|
    transferrin saturation|high transferrin saturation|beta thal|beta thal major|thal major|thalassaemia|thalassemia|
    transfusion dependent|transfusion dependent thalassaemia|transfusional siderosis|regular transfusions|
    regular blood transfusions|blood transfusions every month|iron chelation|iron chelation therapy|chelation therapy|
    give blood for my iron|giving blood for iron|bloodletting|iron in my liver|iron deposits|iron build up|
    iron buildup|sideroblastic anaemia|sideroblastic anemia|aceruloplasminemia|venesections|phlebotomies|
    therapeutic phlebotomy|overloaded with iron|genetic iron disease|iron disease|iron storage disease|
    iron storage disorder|regular venesection|regular venesections|blood letting for iron|bloodletting for iron|
    thalassaemia major|thalassemia major|beta thalassaemia|beta thalassemia|thalassaemia trait|thalassemia trait|
    beta thal trait|many transfusions|multiple blood transfusions|multiple transfusions|frequent transfusions|
    repeated transfusions|many blood transfusions|oxalosis of iron`,
  anemia: `
    low red cells|low red blood cells|low red cell count|low red blood cell count|spherocytosis|
    hereditary spherocytosis|blood transfusion for anaemia|blood transfusion for anemia|microcytic|macrocytic|
    low iron stores|pernicious anaemia|pernicious anemia|intrinsic factor|diamond blackfan|fanconi anaemia|
    fanconi anemia|low haematocrit|low hematocrit|hct low|thalassaemia minor|thalassemia minor|thalassaemia trait|
    thalassemia trait|alpha thalassaemia|alpha thalassemia|heavy periods and low iron|hb low|hb dropped|thalassaemia|
    thalassemia|beta thal|beta thal trait|beta thalassaemia|beta thalassemia|thalassaemia major|thalassemia major`,
  'g6pd-deficiency': `
    cant eat fava beans|cannot eat fava beans|cant have fava beans|no fava beans|no fava beans allowed|
    avoid fava beans|broad beans make me ill|broad beans make me sick|cant eat broad beans|cannot eat broad beans|
    avoid broad beans|haemolyse|haemolysed after|hemolyze|hemolysed|g6pd carrier|g6pd mediterranean|g6pd deficient|
    enzyme g6pd|gpd deficiency|glucose six phosphate|g6pd low|low g6pd`,
  porphyria: `
    erythropoietic protoporphyria|protoporphyria|erythropoietic porphyria|hepatoerythropoietic|gunther disease|
    gunthers disease|congenital erythropoietic porphyria|coproporphyria|ala dehydratase|haem arginate|hemin infusions|
    panhematin|vampire disease|porphobilinogen|porphobilinogen raised|porphyrins|hereditary coproporphyria|
    cutaneous porphyria|hepatic porphyria`,
  'sickle-cell': `
    sickle crisis|sickle cell crises|sickling|sickling crisis|hbsc|hb sc|hb ss|hb s|haemoglobin s|hemoglobin s|
    haemoglobin sc|hemoglobin sc|sickle thalassaemia|sickle thalassemia|sickle beta thalassaemia|
    sickle beta thalassemia|sickle trait|vaso occlusive crisis`,
  glaucoma: `
    trabeculectomy|iridotomy|laser iridotomy|peripheral iridotomy|yag iridotomy|slt laser|
    selective laser trabeculoplasty|drainage tube in my eye|glaucoma shunt|istent|pigment dispersion|
    pigment dispersion syndrome|pigmentary glaucoma|pseudoexfoliation|pressure drops for my eyes|eye pressure drops|
    drops for eye pressure|drops for my eye pressure|drops for glaucoma|plateau iris|shallow anterior chamber|
    occludable angles|glaucoma suspect|cupping of the optic nerve|optic disc cupping|optic nerve damage from pressure|
    high eye pressures|raised eye pressures|shallow angle|shallow angles|cupped optic disc|cupped disc|cupped discs|
    closed angle|tube shunt in my eye`,
  'parkinsons-disease': `
    deep brain stimulator|deep brain stimulation|multiple system atrophy|progressive supranuclear palsy|
    corticobasal degeneration|corticobasal|parkinsons plus|parkinsonian tremor|vascular parkinsonism|
    drug induced parkinsonism|parkinsons nurse|parkinson nurse`,
  dementia: `
    frontotemporal|frontotemporal degeneration|posterior cortical atrophy|vascular cognitive impairment|cadasil|
    memory disorder|memory decline|cognitive decline|early alzheimers|alzheimer medication|huntingtons|
    huntington disease|huntingtons disease|creutzfeldt jakob|normal pressure hydrocephalus|korsakoff`,
  'myasthenia-gravis': `
    thymectomy|thymectomy for mg|thymoma|achr antibodies|acetylcholine receptor antibodies|musk positive|
    musk antibodies|anti achr|congenital myasthenic syndrome|myasthenia|lrp4|eaton lambert|mg flare|mg crisis|
    seronegative mg|generalised mg|generalized mg|ocular mg|achr antibody|achr antibody positive|anti musk|
    thymectomy for myasthenia`,
  migraine: `
    aura without headache|basilar migraine|retinal migraine|menstrual migraine|abdominal migraine|status migrainosus|
    sick headaches|botox for headaches|chronic headaches with aura|migraine with visual aura`,
  neuropathy: `
    neuropathy|peripheral neuropathy|polyneuropathy|diabetic neuropathy|nerve damage|small fibre neuropathy|
    small fiber neuropathy|sensory neuropathy|neuropathic pain|numb feet|numb toes|burning feet|Polyneuropathie|
    neuropathie|neuropatía|charcot marie tooth|charcot foot|small fibre neuropathy|small fiber neuropathy|
    hereditary neuropathy|hnpp|pins and needles in both feet|numb hands and feet|numb toes|numbness in both feet|
    tingling feet|burning feet|nerve pain in my feet|diabetic nerve pain|diabetic nerve damage|alcoholic neuropathy|
    amyloid neuropathy|glove and stocking|polyneuropathy|post herpetic neuralgia|postherpetic neuralgia|cidp|
    autonomic neuropathy|b6 neuropathy`,
  tuberculosis: `
    quantiferon|quantiferon positive|igra positive|positive igra|positive tb test|positive mantoux|mantoux positive|
    mdr tb|xdr tb|potts disease|tb meningitis|tb clinic|ripe therapy|latent tuberculosis|miliary tb|scrofula|
    tb contact|tb prophylaxis`,
  phenylketonuria: `
    low phe diet|low phe|phe restricted diet|phenylalanine hydroxylase|phenylalanine restricted|
    cannot have phenylalanine|cant have phenylalanine|cant have aspartame|avoid phenylalanine|bh4 deficiency|
    classic pku|maternal pku|high phenylalanine|hyperphenylalaninaemia|hyperphenylalaninemia`,
  'wilson-disease': `
    kayser fleischer|kayser fleischer rings|low caeruloplasmin|low ceruloplasmin|copper chelation|low copper diet|
    copper in my liver|copper in the liver|atp7b|copper disease|copper accumulation|copper toxicosis|copper toxicity|
    idiopathic copper toxicosis`,
  sarcoidosis: `
    lofgren|lofgrens|lofgren syndrome|lofgrens syndrome|heerfordt|lupus pernio|neurosarcoid|granulomatous disease|
    sarcoid granulomas|high ace level|ocular sarcoid`,
  'high-cholesterol': `
    lipoprotein a|lp a|high lpa|high lipoprotein a|lipid clinic|high apob|apob high|xanthomas|xanthelasma|
    heterozygous fh|homozygous fh|hypercholesterolemic|hypercholesterolemia|mixed dyslipidaemia|chylomicronaemia|
    familial hypertriglyceridaemia`,
  'raised-intracranial-pressure': `
    raised icp|high icp|pressure on the brain|pressure in the brain|pressure on my brain|pressure in my head|
    lumboperitoneal shunt|lp shunt|vp shunt|ventricular shunt|shunt in my head|shunt in my brain|pseudotumour cerebri|
    pseudotumour|chiari malformation|chiari malformation|arnold chiari|water on the brain|fluid on the brain|
    swollen optic nerves|optic nerve swelling|brain swelling|cerebral oedema|cerebral edema|
    raised intracranial pressure|intracranial pressure|intracranial hypertension|high csf pressure|
    raised csf pressure|csf shunt`,
  'swallowing-difficulty': `
    peg fed|peg feed|peg feeding|pej|tube fed|tube feeding|nasogastric|nasogastric tube|ng tube|ng feed|gastrostomy|
    button gastrostomy|gastrostomy button|mic key button|oesophageal dilatation|esophageal dilation|
    oesophageal dilation|gullet stretched|oesophagus stretched|esophagus stretched|choke on pills|choke on tablets|
    choke on liquids|choke when i drink|choke when i eat|aspiration pneumonia|aspiration|aspiration risk|pureed diet|
    pureed food|soft diet only|thickener|thickened drinks|thickener in drinks|level 2 fluids|iddsi|
    oropharyngeal dysphagia|swallowing assessment|swallow assessment|swallow test|plummer vinson|
    globus with food sticking|nutcracker oesophagus|jackhammer oesophagus|oesophageal dysmotility|
    esophageal dysmotility|heller myotomy|myotomy|oesophagectomy|esophagectomy|motor neurone disease|
    motor neuron disease|bulbar palsy|bulbar als|laryngectomy|oesophageal web|esophageal web|oesophageal ring|
    esophageal ring|webs in my gullet|gullet dilatation|modified diet iddsi|narrowing of gullet|
    narrowing of the gullet|narrow gullet|estenosis esofágica|estenosis del esófago|estenose esofágica|
    stenosi esofagea|stenosi dell esofago|rétrécissement de l oesophage|rétrécissement oesophage|
    sténose oesophagienne|Ösophagusstenose|Speiseröhrenstenose|rétrécissement de oesophage|
    rétrécissement du oesophage|narrowed oesophagus|narrowed esophagus`,
  'open-wound': `
    stitches still in|stitches in|still have stitches|sutures|wound vac|wound not healed|wound not closed|
    unhealed wound|non healing wound|blistered burn|burn that blistered|second degree burn|third degree burn|
    burn blisters|foot ulcer|diabetic foot ulcer|skin ulcer|skin tear|skin tears|abscess drained|open sore|open sores|
    weeping sores|weeping skin|weeping eczema|broken skin|skin cracked and bleeding|cracked bleeding hands|
    bleeding eczema|cracked nipples|laceration|gash|pilonidal sinus|pilonidal|dehiscence|wound infection|
    infected wound|surgical wound|burst stitches|impetigo|shingles blisters|burn blister|fresh burn|scalded skin|
    raw skin|graft site|wound clinic`,
  dehydration: `
    cant keep fluids down|cannot keep fluids down|cant keep anything down|cannot keep anything down|
    cant keep water down|not keeping fluids down|vomiting and diarrhoea|vomiting and diarrhea|diarrhoea and vomiting|
    diarrhea and vomiting|throwing up for days|diarrhoea for days|diarrhea for days|gastroenteritis|norovirus|
    stomach flu|losing fluid|loss of fluids|electrolytes off|low sodium|hyponatraemia|hyponatremia|low salt levels|
    high output stoma|ileostomy|short bowel|short bowel syndrome|heat exhaustion|heat stroke|hyperemesis|
    hyperemesis gravidarum|cholera|dysentery`,
  smoking: `
    waterpipe|beedi|cigarillos|heavy smoker|light smoker|social smoker|roll your own|rollies|smoking daily|
    smoke daily|smoke every day|smoke a pack|half a pack|half a pack a day|two packs a day|20 a day smoker|
    20 per day smoker|juul|elf bar|disposable vapes|pack years|pack year history|smoked for years|roll ups|
    nicotine addict`,
  edema: `
    anasarca|swelling in both legs|swollen feet|swollen ankles|puffy ankles|leg swelling|ankle swelling|lymphedema|
    lymphoedema|venous insufficiency with swelling|legs full of water|water in my legs|fluid in my legs|puffy legs|
    puffy feet|legs fill with water|legs fill with fluid`,
  insomnia: `
    awake all night|wide awake all night|up all night|sleep onset insomnia|early waking insomnia|no sleep for weeks|
    sleepless|dont sleep|barely sleep`,
  'muscle-disease': `
    myopathy|myositis|muscular dystrophy|rhabdomyolysis|statin myopathy|statin intolerance|statin intolerant|
    muscle damage from statins|polymyositis|dermatomyositis|inclusion body myositis|raised creatine kinase|
    high creatine kinase|ck is high|muscle breakdown|mcardle disease|Muskelerkrankung|Myopathie|miopatía|miopatia|
    duchenne|becker dystrophy|becker muscular dystrophy|mcardle|mcardles|muscle wasting disease|muscle wasting|rhabdo|
    myotonic dystrophy|myotonia|fascioscapulohumeral|limb girdle dystrophy|pompe|spinal muscular atrophy|
    nemaline myopathy|necrotising myopathy|statin muscle damage`,
  eosinophilia: `
    high eosinophils|raised eosinophils|eosinophilia myalgia|eosinophilia myalgia syndrome|hypereosinophilic syndrome|
    hypereosinophilia|ems from tryptophan|eosinophils high`,
  'vitamin-b12-deficiency': `
    b12 deficiency|low b12|b12 is low|low vitamin b12|pernicious anemia|pernicious anaemia|cobalamin deficiency|
    megaloblastic anemia|megaloblastic anaemia|untreated b12 deficiency|Vitamin B12 Mangel|B12 Mangel|carence en b12|
    déficit de b12|carenza di b12`,
  'asbestos-exposure':
    'asbestos|asbestosis|worked with asbestos|exposed to asbestos|asbestos worker|mesothelioma|pleural plaques',
  herpes: `
    genital herpes|cold sores|herpes simplex|hsv|hsv 1|hsv 2|herpes labialis|shingles|herpes zoster|fever blisters|
    oral herpes`,
  'optic-nerve-disease': `
    leber disease|lebers disease|leber optic atrophy|leber hereditary optic neuropathy|lhon|optic atrophy|
    optic neuropathy|lebers|tobacco amblyopia|toxic amblyopia|ischaemic optic neuropathy|ischemic optic neuropathy`,
};
