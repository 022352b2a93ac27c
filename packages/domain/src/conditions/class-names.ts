import { listedNames } from '../resolve/listed-names.ts';
import type { MedicineClass } from '../medicines/medicine-classes.ts';
import { classShorthand } from './class-shorthand.ts';
import { medicineNouns, purposes } from './class-purposes.ts';

interface ClassName {
  readonly class: MedicineClass;
  readonly label: string;
  readonly phrases: readonly string[];
}

const namedClasses: readonly ClassName[] = [
  named(
    'anticoagulant',
    'blood thinner',
    `
      blood thinners|anticoagulants|blood thinning medicine|blood thinning medication|blood-thinner|
      blood thinning tablets|blood thiner|blood thiners|blod thinner|blod thinners|anti coagulant|Blutverdünner|Blutverdünnung|anticoagulante|anticoagulantes|
      fluidifiant sanguin`,
  ),
  named('direct-oral-anticoagulant', 'direct oral anticoagulant', 'doac|noac|doacs|noacs'),
  named('vitamin-k-antagonist', 'vitamin K antagonist', 'coumarins'),
  named('heparin', 'heparin injections', 'low molecular weight heparin|lmwh'),
  named(
    'btk-inhibitor',
    'BTK inhibitor',
    'btk inhibitors|btki|bruton kinase inhibitor|brutons tyrosine kinase inhibitor',
  ),
  named('antiplatelet', 'antiplatelet medicine', 'antiplatelets|platelet inhibitor'),
  named(
    'nsaid',
    'anti-inflammatory painkiller',
    `
      nsaid|nsaids|anti inflammatories|anti inflammatory drugs|anti-inflammatory|painkiller|painkillers|pain killers|
      pain pills|pain reliever|pain relievers|pain medication|Schmerzmittel|Schmerztabletten`,
  ),
  named('opioid', 'opioid painkiller', 'opioids|opiate|opiates|narcotic pain pills|narcotics|strong painkillers'),
  named('muscle-relaxant', 'muscle relaxant', 'muscle relaxants|muscle relaxer|muscle relaxers'),
  named(
    'antidepressant',
    'antidepressant',
    `
      antidepressants|anti depressant|anti depressants|anti-depressants|depression pills|depression medication|
      depression meds|happy pills|Antidepressivum|Antidepressiva|antidépresseur|antidépresseurs|antidepresivo|
      antidepresivos|antidepressivo`,
  ),
  named('ssri', 'SSRI antidepressant', 'ssri|ssris'),
  named('snri', 'SNRI antidepressant', 'snri|snris'),
  named('tricyclic-antidepressant', 'tricyclic antidepressant', 'tricyclic|tricyclics'),
  named('maoi', 'MAO inhibitor', 'maoi|maois|mao inhibitors|monoamine oxidase inhibitor'),
  named(
    'anxiolytic',
    'anxiety medicine',
    'anxiety medication|anxiety meds|anxiety pills|anti anxiety medication|tranquilizer|tranquilizers|tranquillisers',
  ),
  named('benzodiazepine', 'benzodiazepine', 'benzo|benzos|benzodiazepines'),
  named(
    'hypnotic',
    'sleeping pill',
    `
      sleeping pills|sleep meds|sleep medication|sleeping tablet|sleeping tablets|sleep pill|sleep aid|sedative|
      sedatives|Schlaftabletten|Schlafmittel|somnifère|somnifères|somníferos|pastillas para dormir`,
  ),
  named('antipsychotic', 'antipsychotic', 'antipsychotics|neuroleptic'),
  named(
    'antiepileptic',
    'seizure medicine',
    `
      seizure medication|seizure meds|epilepsy medicine|epilepsy medication|anticonvulsant|anticonvulsants|
      anti seizure drugs|anti epileptic|fit tablets|fits tablets|tablets for fits|epilepsy tablets`,
  ),
  named('antiparkinson', 'Parkinson’s medicine', 'parkinsons medication|parkinsons drugs|parkinsons meds'),
  named('dementia-drug', 'memory medicine', 'dementia medication|alzheimers medication'),
  named('mood-stabiliser', 'mood stabiliser', 'mood stabilizer|mood stabilizers|mood stabilisers'),
  named('antiemetic', 'anti-sickness medicine', 'antiemetic|antiemetics'),
  named('antituberculosis', 'tuberculosis medicine', 'tb drugs'),
  named('weight-loss-drug', 'weight loss medicine', 'slimming pills|diet pills'),
  named('adhd-stimulant', 'ADHD stimulant', 'adhd medication|adhd meds|stimulant medication'),
  named('triptan', 'triptan', 'triptans|migraine tablets|migraine medication'),
  named(
    'statin',
    'statin',
    `
      statins|cholesterol pill|cholesterol pills|cholesterol medication|cholesterol meds|cholesterol tablets|
      cholesterol medicine`,
  ),
  named('ace-inhibitor', 'ACE inhibitor', 'ace inhibitors'),
  named('arb', 'angiotensin blocker', 'arb|arbs|sartan|angiotensin receptor blocker'),
  named('beta-blocker', 'beta blocker', 'beta blockers|betablocker|betablockers|heart rate medication'),
  named('calcium-channel-blocker', 'calcium channel blocker', 'calcium channel blockers|ccb'),
  named(
    'diuretic',
    'water pill',
    `
      water pills|diuretics|water tablets|fluid tablets|fluid pills|tablet that makes me pee|tablets that make me pee|
      pill that makes me pee|pills that make me pee|pee pills|pee tablets|Wassertabletten|Entwässerungstabletten|
      diurétique|diurétiques|diurético|diuréticos`,
  ),
  named(
    'antihypertensive',
    'blood pressure medicine',
    `
      blood pressure pills|blood pressure pill|blood pressure medication|blood pressure meds|blood pressure tablets|
      bp meds|bp pills|bp medication|bp medicine|hypertension medication|antihypertensives|blood pressure drugs|
      Blutdrucktabletten|Blutdrucksenker|Blutdruckmittel|antihipertensivo|antihipertensivos|
      médicament pour la tension|pastillas para la tensión`,
  ),
  named('antiarrhythmic', 'heart rhythm medicine', 'heart rhythm pills|antiarrhythmics|heart rhythm medication'),
  named('nitrate', 'nitrate', 'nitrates|angina spray|heart spray'),
  named('pde5-inhibitor', 'erection medicine', 'ed pills|erection pills|ed medication|erectile dysfunction pills'),
  named('insulin', 'insulin', 'insulin injections|insulin pump|insulin shots'),
  named(
    'antidiabetic',
    'diabetes medicine',
    `
      diabetes pills|diabetes medication|diabetes meds|diabetes tablets|sugar pills|sugar medicine|
      blood sugar medication|diabetic medication|diabetic pills`,
  ),
  named('glp1-agonist', 'GLP-1 injection', 'glp 1|glp1|weight loss injection|weight loss shot'),
  named(
    'thyroid-hormone',
    'thyroid medicine',
    `
      thyroid pills|thyroid pill|thyroid medication|thyroid meds|thyroid tablets|thyroid hormone|
      Schilddrüsentabletten|Schilddrüsenhormone`,
  ),
  named('antithyroid', 'antithyroid medicine', 'antithyroid drugs'),
  named('corticosteroid', 'steroid', 'steroids|corticosteroids|cortisone|steroid tablets|oral steroids'),
  named(
    'immunosuppressant',
    'immune-suppressing medicine',
    `
      immunosuppressants|immune suppressants|mTOR inhibitor|mTOR inhibitors|immunosuppressive|immunosuppression|anti rejection drugs|
      anti rejection meds|anti-rejection medication|transplant medication|transplant meds|immune suppressing drugs`,
  ),
  named(
    'biologic',
    'biologic',
    `
      biologics|biologic injections|rheumatoid injection|rheumatoid injections|ra injection|ra injections|
      rheumatoid arthritis injection|rheumatoid arthritis injections|psoriasis injection|psoriasis injections|
      psoriatic arthritis injection|psoriatic arthritis injections|crohns injection|crohns injections|
      colitis injection|colitis injections|injection for rheumatoid arthritis|injections for rheumatoid arthritis|
      injection for psoriasis|injections for psoriasis|injection for crohns|injections for crohns|
      injection for my arthritis|injections for my arthritis|injection for my psoriasis|
      injections for my psoriasis|injection for my crohns|injections for my crohns|the injection for arthritis|arthritis jab|arthritis jabs|
      arthritis shot|arthritis shots|weekly arthritis injection|arthritis infusion|arthritis infusions`,
  ),
  named(
    'allergy-antibody',
    'antibody for allergy or asthma',
    'asthma biologic|eczema biologic|biologic for asthma|biologic for eczema',
  ),
  named('chemotherapy', 'chemotherapy', 'chemo|chemo drugs|cancer drugs|cancer treatment'),
  named(
    'checkpoint-inhibitor',
    'cancer immunotherapy',
    `
      checkpoint inhibitor|checkpoint inhibitors|immune checkpoint inhibitor|immune checkpoint inhibitors|
      cancer immunotherapy|immunotherapy for cancer|immunotherapy infusion|immunotherapy infusions|immunotherapy for melanoma|
      immunotherapy for lung cancer|immunotherapy for my cancer|PD-1 inhibitor|PD-1 inhibitors|PD-L1 inhibitor|
      PD-L1 inhibitors|Immuncheckpoint-Inhibitor|Checkpoint-Inhibitor|Checkpoint-Inhibitoren`,
  ),
  named(
    'hormonal-cancer-therapy',
    'hormone therapy for cancer',
    'hormone blockers|hormone therapy for breast cancer|endocrine therapy',
  ),
  named('aromatase-inhibitor', 'aromatase inhibitor', 'aromatase inhibitors'),
  named(
    'hormonal-contraceptive',
    'birth control pill',
    `
      birth control|birth control pills|the pill|my contraceptive|her contraceptive|contraceptive pill|contraceptive pills|contraceptives|
      oral contraceptive|oral contraceptives|hormonal contraception|hormonal contraceptives|mini pill|contraception|
      birth control implant|contraceptive implant|contraceptive coil|Antibabypille|
      die Pille|pilule contraceptive|anticoncepcional|anticonceptivos|píldora anticonceptiva|
      pastillas anticonceptivas|pillola anticoncezionale`,
  ),
  named('emergency-contraceptive', 'morning-after pill', 'morning after pill|emergency contraception'),
  named(
    'estrogen',
    'estrogen therapy',
    'hrt|hormone replacement|hormone replacement therapy|estrogen|oestrogen|estrogen patch|menopause hormones',
  ),
  named('androgen', 'testosterone therapy', 'trt|testosterone replacement'),
  named('bisphosphonate', 'osteoporosis tablet', 'bisphosphonates|bone pills|osteoporosis medication'),
  named(
    'proton-pump-inhibitor',
    'acid blocker',
    'ppi|ppis|proton pump inhibitors|stomach acid tablets|acid reflux medication|heartburn medicine',
  ),
  named('antacid', 'antacid', 'antacids'),
  named('laxative', 'laxative', 'laxatives'),
  named('antibiotic', 'antibiotic', 'antibiotics|an antibiotic'),
  named('antifungal', 'antifungal', 'antifungals|antifungal pills'),
  named(
    'hiv-antiviral',
    'HIV medicine',
    'hiv medication|hiv meds|antiretrovirals|cart therapy|art therapy for hiv|hiv drugs',
  ),
  named(
    'antihistamine',
    'allergy pill',
    'allergy pills|antihistamines|allergy medication|allergy medicine|allergy tablets',
  ),
  named('beta-agonist', 'asthma inhaler', 'inhaler|asthma inhalers|rescue inhaler|puffer'),
  named('decongestant', 'decongestant', 'decongestants|cold medicine|cold and flu tablets'),
  named('gout-drug', 'gout medicine', 'gout tablets|gout medication'),
  named('bph-drug', 'prostate medicine', 'prostate pills|prostate medication'),
  named('antiviral', 'antiviral', 'antivirals'),
  named('antimalarial', 'malaria medicine', 'malaria tablets|antimalarials'),
  named('general-anesthetic', 'general anesthetic', 'anesthesia|anaesthesia|anesthetic|anaesthetic'),
];

/** Everyday words for groups of medicines, with "… medicine", "… pills" and the like for what they are for. */
export const medicineClassNames: readonly ClassName[] = [
  ...namedClasses,
  ...classShorthand.map(([key, phrases]) => ({ class: key, label: labelOfClass(key), phrases: listedNames(phrases) })),
  ...purposes.map(([key, purpose]) => ({
    class: key,
    label: labelOfClass(key),
    phrases: purpose.split('|').flatMap((stem) => medicineNouns.split('|').map((noun) => `${stem} ${noun}`)),
  })),
];

/** What a class is called: by its own name, or by the first purpose it has. */
export function labelOfClass(key: MedicineClass): string {
  const purpose = purposes.find(([named]) => named === key)?.[1].split('|')[0] ?? key;
  return namedClasses.find((each) => each.class === key)?.label ?? `${purpose} medicine`;
}

function named(key: MedicineClass, label: string, phrases: string): ClassName {
  return { class: key, label, phrases: listedNames(phrases) };
}
