import type { UseKey } from '../../../herbs/use-keys.ts';
import {
  either,
  type Ground,
  hasAnIllHeart,
  lives,
  takes,
  takesOne,
} from '../../../safety/red-flags/known-dangers/known-danger.ts';

/** A complaint of somebody with an illness or a medicine: what would make it more than it looks, and whom to call. */
export interface WatchFor {
  /** Whom it is told; `{ground}` in what is said is the name of it. */
  readonly of: Ground;
  readonly uses: readonly UseKey[];
  /** It matters only where this is told as well; without any use it is told by these words alone. */
  readonly when?: RegExp;
  readonly says: string;
  /** What stands in an answer that tells the same. */
  readonly told: RegExp;
  /** Ids of what was read. */
  readonly sources: readonly [string, ...string[]];
}

const pregnant: Ground = (person) => (person.pregnant ? 'pregnancy' : null);
const from =
  (years: number, gender?: 'male' | 'female'): Ground =>
  (person) =>
    (person.ageYears ?? 0) >= years && (gender === undefined || person.gender === gender) ? 'the age' : null;
const both =
  (one: Ground, other: Ground): Ground =>
  (person) =>
    one(person) === null ? null : other(person);

const thinner = takes('anticoagulant', 'antiplatelet');
const holdsImmunityDown = takes(
  ...(['immunosuppressant', 'biologic', 'calcineurin-inhibitor', 'chemotherapy', 'corticosteroid'] as const),
);
const ofBelly = ['digestion', 'nausea', 'bloating', 'cramps', 'reflux'] as const;
const ofInfection = ['colds', 'cough', 'sore-throat', 'sinus', 'fever', 'immunity', 'mouth', 'wounds'] as const;
const losesWater = ['diarrhea', 'nausea', 'fever'] as const;
const ofMood = ['mood', 'anxiety', 'stress', 'sleep', 'energy'] as const;

/** The gravest of each complaint first. */
export const watchFor: readonly WatchFor[] = [
  // In pregnancy.
  {
    of: pregnant,
    uses: ['digestion', 'bloating', 'cramps', 'reflux', 'headache', 'migraine', 'pain', 'veins'],
    says: 'In the second half of a pregnancy a bad headache, spots before the eyes, pain under the ribs, or a face or hands that swell fast: call the maternity unit at once.',
    told: /maternity unit[^.]*\b(?:at once|now|today)|call the maternity unit/i,
    sources: ['action-on-pre-eclampsia-signs'],
  },
  {
    of: pregnant,
    uses: ['nausea', 'pregnancy-nausea'],
    says: 'Nothing kept down for a day, little dark urine, or weight that falls: call the midwife or doctor today.',
    told: /nothing (?:kept )?down|fluids down/i,
    sources: ['hse-hyperemesis', 'rotherham-hyperemesis'],
  },
  {
    of: pregnant,
    uses: ['skin', 'eczema', 'allergies'],
    says: 'In pregnancy an itch without a rash, above all of palms and soles, needs a blood test today: call the midwife.',
    told: /palms and soles/i,
    sources: ['bmj-2016-cholestasis-of-pregnancy', 'safer-pregnancy-itchy-skin'],
  },
  {
    of: pregnant,
    uses: ['back-pain', 'menstrual-cramps'],
    says: 'Cramps that come and go, bleeding, lost water, or a child that moves less: call the maternity unit now.',
    told: /maternity unit|call for help/i,
    sources: ['tommys-premature-labour', 'cuh-reduced-fetal-movements'],
  },
  {
    of: pregnant,
    uses: ['colds', 'cough', 'sore-throat', 'sinus', 'immunity', 'diarrhea'],
    says: 'In pregnancy 38 °C (100.4 °F) or more, or short breath: call the midwife or doctor today.',
    told: /38 ?°C|fever in pregnancy/i,
    sources: ['tommys-high-temperature'],
  },
  {
    of: (person) => (person.breastfeeding ? 'nursing' : null),
    uses: [],
    when: /\b(?:breasts?|boobs?|nipples?)\b[^.?!]{0,30}\b(?:sore|red|hot|lumpy?|hurts?|painful|hard|burn\w*)\b|\b(?:sore|red|hot|lumpy?|painful|hard|blocked)\b[^.?!]{0,20}\b(?:breasts?|boobs?|nipples?|ducts?)\b/i,
    says: 'A breast that is red, hot and sore can be mastitis: go on nursing or pumping, and see a doctor the same day with fever or shivering, or if it is no better after a day.',
    told: /mastitis/i,
    sources: ['nhs-mastitis'],
  },
  // Diabetes.
  {
    of: lives('diabetes'),
    uses: ['wounds', 'skin', 'fungal', 'burns', 'insect-bites', 'circulation', 'eczema'],
    when: /\b(?:foot|feet|toes?|toe ?nails?|heels?|soles?|ankles?|shins?|legs?|calf|calves|wounds?|cuts?|sores?|graze\w*|ulcers?|blisters?|burn\w*|circulation)\b/i,
    says: 'With diabetes a sore on the foot or lower leg that is red, warm, weeps, or does not close within days is for a doctor or foot clinic within a day.',
    told: /foot (?:clinic|team)|With diabetes (?:have )?(?:any|a) /i,
    sources: ['diabetes-uk-foot-attack', 'legs-matter-diabetic-foot'],
  },
  {
    of: takes('insulin'),
    uses: [...losesWater, 'colds', 'cough', 'sore-throat', 'cramps', 'digestion'],
    says: 'When ill never stop insulin, also when eating little: measure sugar and ketones every few hours. Ketones, vomiting that goes on, or fast deep breathing: hospital now.',
    told: /never stop insulin/i,
    sources: ['esneft-diabetes-sick-days'],
  },
  {
    of: takes('sglt2-inhibitor'),
    uses: [...losesWater, 'energy', 'cramps', 'weight'],
    says: 'With {ground} and vomiting, the runs, a fast or little food, ask today whether to pause it: it can bring on ketoacidosis even while the sugar looks normal. Sickness, belly pain or fast breathing: hospital now.',
    told: /ketoacidosis|ketones/i,
    sources: ['mhra-2016-sglt2-ketoacidosis', 'dorset-sglt2-sick-days'],
  },
  {
    of: either(takes('diuretic', 'ace-inhibitor', 'arb', 'biguanide'), takes('nsaid')),
    uses: ['diarrhea', 'fever', 'nausea'],
    says: 'With vomiting or the runs ask a pharmacist today whether {ground} is to be paused until eating and drinking go well again; dizzy or little water: call a doctor.',
    told: /(?:is to be|should be|be) paused|pause it/i,
    sources: ['gp-direct-sick-days', 'brunston-sick-day-rules'],
  },
  {
    of: takes('lithium'),
    uses: [...losesWater, 'weight', 'detox'],
    says: 'Losing water makes lithium build up: call whoever checks it today. Coarse shaking, unsteady legs or slurred speech: get help at once.',
    told: /level can become poisonous|lithium (?:build|back)/i,
    sources: ['rightdecisions-lithium-toxicity'],
  },
  {
    of: takes('digoxin'),
    uses: ['nausea', 'appetite', 'diarrhea', 'eyes', 'digestion'],
    says: 'With digoxin, sickness, no appetite or yellow sight can mean that its level is too high: ask for a blood test today. A slow or stumbling heart: get help at once.',
    told: /yellow sight|digoxin level/i,
    sources: ['carenotes-digoxin-toxicity', 'australian-prescriber-digoxin'],
  },
  // Belly.
  {
    of: lives('gallstones', 'bile-duct-obstruction'),
    uses: [...ofBelly, 'liver', 'pain', 'appetite'],
    says: 'With gallstones, strong pain under the right ribs that lasts for hours, fever or shivering, or yellow skin or eyes: get help at once.',
    told: /yellow (?:eyes|skin)/i,
    sources: ['nhs-gallstones-symptoms'],
  },
  {
    of: lives('liver-disease', 'hepatitis'),
    uses: [...ofBelly, 'energy', 'skin', 'sleep', 'memory', 'appetite', 'liver', 'detox', 'mood'],
    says: 'With a sick liver, yellow skin, a swelling belly, black stools, or a muddled or very sleepy head: get help at once.',
    told: /encephalopathy|yellow (?:eyes|skin)/i,
    sources: ['british-liver-trust-encephalopathy', 'va-bleeding-varices'],
  },
  {
    of: lives('peptic-ulcer', 'gastritis'),
    uses: [...ofBelly, 'pain'],
    says: 'Black stools, vomit with blood, or a sudden hard pain can be a bleeding ulcer: emergency number.',
    told: /black (?:or bloody )?stools/i,
    sources: ['nice-cg184-ulcer-public'],
  },
  {
    of: either(thinner, takes('nsaid', 'corticosteroid')),
    uses: [...ofBelly, 'energy'],
    says: 'With {ground}, black stools, blood in the vomit, or new paleness and short breath can be bleeding inside: get help at once.',
    told: /black (?:or bloody )?stools/i,
    sources: ['adam-black-stools', 'nhs-anticoagulant-side-effects'],
  },
  {
    of: lives('inflammatory-bowel-disease'),
    uses: [...ofBelly, 'diarrhea', 'pain', 'menstrual-cramps'],
    says: 'With colitis or Crohn’s, six or more stools a day with blood, fever or a racing pulse is a severe flare: call the bowel team today.',
    told: /\bflare\b/i,
    sources: ['nhs-highland-ulcerative-colitis', 'ggc-severe-bowel-flare'],
  },
  {
    of: lives('irritable-bowel'),
    uses: ['cramps', 'diarrhea', 'constipation', 'bloating', 'digestion'],
    says: 'Blood in the stool, lost weight, or a new change of the bowels after 60 is not from an irritable bowel: see a doctor.',
    told: /blood in (?:the|your) stool|bloody stool/i,
    sources: ['nursing-in-practice-ibs'],
  },
  {
    of: either(from(65), takes('opioid'), lives('parkinsons-disease')),
    uses: ['constipation'],
    says: 'A swollen, painful belly, vomiting, or no wind passing: get help at once. New constipation, blood or lost weight: see a doctor.',
    told: /no wind/i,
    sources: ['nhs-know-your-body', 'nhs-rectal-bleeding'],
  },
  {
    of: from(50),
    uses: ['constipation', 'diarrhea'],
    says: 'A change of the bowels that is new at this age and lasts three weeks, or blood, or lost weight: see a doctor.',
    told: /change of the bowels|blood in (?:the|your) stool/i,
    sources: ['bolton-cancer-signs', 'nhs-know-your-body'],
  },
  {
    of: takes('hormonal-contraceptive'),
    uses: ['diarrhea', 'nausea'],
    says: 'On the pill: vomiting within three hours of taking it, or a day of vomiting or the runs, counts as missed. Use condoms as well and follow the leaflet.',
    told: /condom/i,
    sources: ['nhs-pill-and-vomiting'],
  },
  // Heart and vessels.
  {
    of: lives('heart-failure'),
    uses: [
      'cough',
      'sleep',
      'energy',
      'veins',
      'bloating',
      'appetite',
      'colds',
      'digestion',
      'anxiety',
      'constipation',
    ],
    says: 'With heart failure, two kilos (4 lb) more within days, more swelling, or breath that is short lying flat: call the heart team today. Short breath at rest or chest pain: emergency number.',
    told: /\b(?:2|two) (?:kg|kilos)|Weight (?:up|that goes up)/i,
    sources: ['commonspirit-heart-failure-zones', 'cleveland-heart-failure-zones'],
  },
  {
    of: hasAnIllHeart,
    uses: ['digestion', 'reflux', 'nausea', 'anxiety', 'energy', 'pain', 'heart', 'exercise'],
    says: 'With {ground}, pressure in the chest, pain into arm or jaw, a cold sweat or fainting is not for a herb: emergency number.',
    told: /chest pain|pressure in the chest/i,
    sources: ['nz-health-heart-attack', 'healthwell-angina'],
  },
  {
    of: thinner,
    uses: ['headache', 'migraine'],
    says: 'With {ground}, a headache that is new, sudden or very strong, or any after a knock on the head, needs a hospital at once.',
    told: /\b(?:bad|new|sudden|strong)\b[^.]*\bheadache[^.]*\b(?:hospital|emergency)|knock on the head/i,
    sources: ['nice-qs74-anticoagulants', 'nhs-anticoagulant-side-effects'],
  },
  {
    of: thinner,
    uses: ['wounds', 'bruises', 'menstrual-cramps', 'mouth'],
    says: 'With {ground}, bleeding that does not stop after ten minutes of pressure, bruises that grow, or very heavy periods: call today, or the emergency number if it goes on.',
    told: /bleed\w* that does not stop|large bruise|bruises? that grow/i,
    sources: ['healthywa-warfarin-bleeding', 'rotherham-anticoagulation'],
  },
  {
    of: lives('high-blood-pressure'),
    uses: ['headache', 'migraine', 'eyes', 'anxiety', 'stress'],
    says: 'With high blood pressure measure it now: 180/120 or more with headache, chest pain, blurred sight or weakness is an emergency.',
    told: /180 ?(?:\/|over) ?1[12]0/,
    sources: ['aha-hypertensive-crisis'],
  },
  {
    of: either(lives('high-blood-pressure'), takes('antihypertensive')),
    uses: ['colds', 'sinus', 'cough', 'sore-throat', 'allergies'],
    says: 'With high blood pressure leave out licorice and cold remedies with a decongestant such as pseudoephedrine: both raise it.',
    told: /decongestant|pseudoephedrine/i,
    sources: ['news-observer-2020-cold-medicines'],
  },
  {
    of: either(lives('blood-clots'), takes('estrogen', 'tamoxifen', 'serm')),
    uses: ['veins', 'muscles', 'cough', 'circulation', 'pain'],
    says: 'With {ground}, one leg that swells, hurts or is warm: have it seen today. Short breath, chest pain or blood coughed up: emergency number.',
    told: /one leg that|swell\w* of one leg|one leg (?:is|swells)/i,
    sources: ['uhb-clots', 'thrombosis-uk-lung-clot'],
  },
  {
    of: either(
      both(from(40, 'male'), lives('high-blood-pressure', 'diabetes', 'heart-disease', 'high-cholesterol')),
      both(from(40, 'male'), takes('antihypertensive')),
      from(50, 'male'),
    ),
    uses: ['libido'],
    says: 'New trouble with erections can be the first sign of sick heart vessels or diabetes, or come from a tablet: have it checked by a doctor.',
    told: /heart vessels|A doctor can test|first sign of trouble/i,
    sources: ['mayo-2011-erectile-dysfunction'],
  },
  {
    of: takes('nitrate'),
    uses: ['libido'],
    says: 'With {ground} no potency pill or “herbal Viagra” ever: the blood pressure can drop so far that it kills.',
    told: /potency|herbal viagra/i,
    sources: ['healio-sildenafil-nitrates'],
  },
  // Infections where the defences are down.
  {
    of: holdsImmunityDown,
    uses: [...ofInfection, 'diarrhea'],
    says: 'With {ground}, fever, shivering, short breath or feeling ill is for the team that treats you the same day, also at night.',
    told: /the same day/i,
    sources: ['review-riley-2021-infections', 'pulse-rheumatology-infections', 'nice-cg151-public'],
  },
  {
    of: either(takes('antithyroid'), takesOne('clozapine')),
    uses: [...ofInfection],
    says: 'With {ground}, a sore throat, mouth sores or fever needs a blood count the same day, before the next dose.',
    told: /blood count/i,
    sources: ['sussex-carbimazole-warning', 'medsafe-clozapine-infection'],
  },
  {
    of: lives('sickle-cell'),
    uses: [...ofInfection],
    says: 'With sickle cell disease, 38 °C (100.4 °F) or more, chest pain or short breath: hospital at once.',
    told: /38 ?°C/,
    sources: ['uclh-sickle-cell-adulthood'],
  },
  {
    of: lives('adrenal-insufficiency'),
    uses: [...ofInfection, ...losesWater],
    says: 'With adrenal insufficiency follow the sick day rules: more steroid with fever, and after vomiting the injection and the emergency number.',
    told: /sick day/i,
    sources: ['addisons-emergency', 'addisons-recognising-crisis'],
  },
  {
    of: lives('organ-transplant'),
    uses: [...ofBelly, 'energy', 'urinary'],
    says: 'After a transplant, fever, less urine, pain over it or fast weight gain: call the transplant team today.',
    told: /transplant team today/i,
    sources: ['bc-transplant-rejection'],
  },
  // Breath.
  {
    of: lives('asthma'),
    uses: ['cough', 'colds', 'sinus', 'allergies', 'anxiety', 'sleep', 'exercise', 'sore-throat'],
    says: 'With asthma the reliever comes first. Needing it more often, waking at night or a tight chest: see a doctor today. Too breathless to talk, or no better after ten puffs: emergency number.',
    told: /reliever (?:comes|first|inhaler)/i,
    sources: ['moreton-asthma-attack', 'asthma-ireland-attack'],
  },
  {
    of: lives('copd'),
    uses: ['cough', 'colds', 'sleep', 'energy', 'sinus', 'immunity'],
    says: 'With COPD, more breathlessness, or more or darker phlegm: use the rescue plan and call today. Blue lips, drowsy or confused: emergency number.',
    told: /phlegm|rescue plan/i,
    sources: ['blf-copd-flare-ups', 'my-lungs-my-life-red'],
  },
  // Head and mind.
  {
    of: lives('bipolar-disorder'),
    uses: [...ofMood],
    says: 'With bipolar disorder a low or restless spell, or nights with little sleep, is for the team that treats you this week: the dose may need a change. With thoughts of death call for help now.',
    told: /Tell (?:whoever treats|the doctor who)|bipolar disorder (?:I suggest|a low)/i,
    sources: ['bipolar-uk-crisis'],
  },
  {
    of: takes('ssri', 'snri', 'maoi', 'tricyclic-antidepressant'),
    uses: ['mood', 'sleep', 'anxiety', 'stress', 'energy', 'migraine'],
    says: 'Beside {ground} no St John’s wort, 5-HTP, tryptophan or SAMe: together they can bring too much serotonin.',
    told: /5-HTP|too much serotonin/i,
    sources: ['msd-serotonin-syndrome'],
  },
  {
    of: lives('depression'),
    uses: [...ofMood],
    says: 'If the mood sinks, or stays low for two weeks, tell the doctor; with thoughts of death call a crisis line or the emergency number now.',
    told: /stays low|low mood lasts|crisis line|thoughts of (?:death|suicide)/i,
    sources: ['ni-direct-mental-health-emergency'],
  },
  {
    of: lives('epilepsy'),
    uses: ['colds', 'sinus', 'cough', 'headache', 'muscles', 'topical-pain'],
    says: 'With epilepsy keep off oils of eucalyptus, camphor, rosemary, sage and hyssop, in rubs and steam too: they can set off fits.',
    told: /set off (?:fits|a fit|seizures)|bring on (?:a fit|fits)/i,
    sources: ['epilepsy-southwestern-ontario-oils'],
  },
  {
    of: lives('alcohol-use-disorder'),
    uses: ['sleep', 'anxiety', 'stress', 'nausea', 'detox', 'liver'],
    says: 'After much drink a sudden stop can bring shaking, sweating, fits or seeing things: then the emergency number. A doctor or drink service makes stopping safe.',
    told: /withdrawal|a sudden stop/i,
    sources: ['patient-alcohol-withdrawal'],
  },
  {
    of: either(lives('dementia'), both(from(80), takes('benzodiazepine', 'hypnotic', 'bladder-anticholinergic'))),
    uses: ['sleep', 'anxiety', 'memory'],
    says: 'Confusion that is new within days is for a doctor today: an infection, pain, constipation or a tablet can be behind it.',
    told: /confusion that is new|new(?:ly)? confus/i,
    sources: ['nhs-wales-confusion'],
  },
  {
    of: lives('glaucoma'),
    uses: ['headache', 'eyes', 'nausea', 'migraine'],
    says: 'With glaucoma a red, painful eye with a headache, sickness or rings round lights: emergency department at once.',
    told: /rings round|painful eye/i,
    sources: ['nhs-red-eye'],
  },
  {
    of: from(50),
    uses: ['headache', 'migraine'],
    says: 'A headache that is new after 50, above all with a sore scalp, a tired jaw or changed sight: see a doctor today.',
    told: /sore scalp|scalp (?:is|that is) (?:sore|tender)/i,
    sources: ['arthritis-research-temple-artery', 'nhs-wales-temporal-arteritis'],
  },
  // Joints and back.
  {
    of: either(lives('rheumatoid-arthritis', 'gout', 'lupus'), holdsImmunityDown),
    uses: ['joints', 'pain'],
    says: 'One joint that is hot, swollen and very sore, above all with fever, can be infected: have it seen today.',
    told: /\bhot\b[^.]*\bjoint|joint[^.]*\bhot\b/i,
    sources: ['patient-hot-swollen-joints'],
  },
  {
    of: lives('cancer', 'breast-cancer', 'prostate-cancer', 'lung-cancer'),
    uses: ['back-pain', 'pain'],
    says: 'After a cancer new back pain is for the team this week; weak or numb legs, or trouble with bladder or bowel: hospital at once.',
    told: /weak (?:or numb )?legs/i,
    sources: ['nice-cg75-public', 'rnoh-spinal-cord-compression'],
  },
  {
    of: either(lives('osteoporosis'), takes('corticosteroid')),
    uses: ['back-pain'],
    says: 'With thin bones or steroids a sudden sharp back pain, even without a fall, can be a broken vertebra: see a doctor soon.',
    told: /vertebra|broken bone/i,
    sources: ['backcare-spinal-fractures'],
  },
  // Kidneys.
  {
    of: lives('kidney-stones'),
    uses: ['back-pain', 'urinary', 'kidney', 'cramps', 'pain'],
    says: 'With kidney stones, fever or shivering, pain that nothing eases, or no urine: get help at once.',
    told: /fever or shivering|shivering/i,
    sources: ['bsuh-kidney-stones'],
  },
  {
    of: lives('kidney-disease', 'dialysis'),
    uses: ['muscles', 'energy', 'nausea', 'skin', 'cramps', 'sleep', 'appetite'],
    says: 'With weak kidneys cramps, weakness, itch or sickness can come from salts in the blood: ask the kidney team for a blood test. Very weak muscles, a stumbling heart or short breath: emergency number.',
    told: /kidney team/i,
    sources: ['kidney-research-uk-hyperkalaemia', 'nhs-highland-hyperkalaemia'],
  },
  // Tired.
  {
    of: either(from(50), both(from(16, 'male'), lives('anemia'))),
    uses: ['energy'],
    says: 'Tiredness that lasts weeks needs a blood test first; low iron at this age needs its cause found, as the bowel may bleed unseen.',
    told: /blood (?:test|count)|ferritin|belongs to the doctor/i,
    sources: ['hayward-iron-deficiency'],
  },
  {
    of: both(from(12, 'female'), (person) => ((person.ageYears ?? 99) < 50 ? 'the age' : null)),
    uses: ['energy'],
    says: 'Tiredness that lasts weeks deserves a blood test (blood count, ferritin, thyroid); heavy periods are a common cause.',
    told: /blood (?:test|count)|ferritin|belongs to the doctor/i,
    sources: ['onyx-heavy-bleeding', 'hayward-iron-deficiency'],
  },
];

/** The same for anybody, where nothing graver is known of them. */
export const watchForInAll: readonly WatchFor[] = [
  {
    of: () => 'anybody',
    uses: ['urinary'],
    when: /\b(?:burn\w*|sting\w*|hurts?|pain\w*|cystitis|uti|infection)\b/i,
    says: 'A bladder that burns needs a urine test if it is no better in two or three days, and today in pregnancy, in a man or a child, or with fever, back pain or blood.',
    told: /urine test|fever, back pain/i,
    sources: ['nicswell-cystitis'],
  },
  {
    of: () => 'anybody',
    uses: ['menopause'],
    says: 'After breast cancer, or with a sick liver, ask the doctor before any herb for hot flushes. Bleeding a year after the last period is for a doctor soon.',
    told: /after breast cancer/i,
    sources: ['sogc-bleeding-after-menopause', 'devon-bleeding-after-menopause'],
  },
  {
    of: () => 'anybody',
    uses: ['sleep'],
    when: /\b(?:valerian|passion ?flower|hops?|kava|skullcap|melatonin)\b/i,
    says: 'What makes drowsy goes with no alcohol and no driving while drowsy.',
    told: /no alcohol|alcohol (?:adds|makes|and)|(?:no|not) driv|before you drive|care when driving|drive only/i,
    sources: ['ema-valerian-root'],
  },
  {
    of: () => 'anybody',
    uses: ['mood'],
    says: 'If low mood lasts more than two weeks, please see a doctor.',
    told: /low mood lasts|stays low|crisis line|thoughts of (?:death|suicide)/i,
    sources: ['ni-direct-mental-health-emergency'],
  },
  {
    of: () => 'anybody',
    uses: ['energy'],
    says: 'Tiredness that lasts weeks deserves a blood test.',
    told: /blood (?:test|count)|ferritin|belongs to the doctor/i,
    sources: ['hayward-iron-deficiency'],
  },
];
