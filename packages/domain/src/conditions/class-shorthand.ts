import type { MedicineClass } from '../medicines/medicine-classes.ts';
import { classNamesAbroad } from './class-names-abroad.ts';

/** Class names of the trade, letters, and what people of other languages say, beyond the everyday names. */
export const classShorthand: readonly (readonly [MedicineClass, string])[] = [
  ...classNamesAbroad,
  ['hormonal-contraceptive', 'bcp|bcps|ocs|birth control pills'],
  ['benzodiazepine', 'bzd|bzds'],
  ['tricyclic-antidepressant', 'tca|tcas'],
  ['antiplatelet', 'dapt|dual antiplatelet'],
  ['hormonal-contraceptive', 'progestin only pill|progestin pill|minipill|larc implant|the combined pill'],
  ['direct-oral-anticoagulant', 'factor xa inhibitor|factor xa inhibitors|direct thrombin inhibitor'],
  ['maoi-b', 'mao b inhibitor|mao b inhibitors'],
  ['potassium-sparing-diuretic', 'aldosterone antagonist|aldosterone antagonists|mineralocorticoid antagonist'],
  ['serm', 'serm|serms'],
  ['decongestant', 'sympathomimetic|sympathomimetics'],
  ['adhd-stimulant', 'stimulants|prescription stimulants'],
  ['central-antihypertensive', 'alpha 2 agonist|alpha 2 agonists'],
  ['pde5-inhibitor', 'pde5 inhibitor|pde5 inhibitors|pde 5 inhibitor'],
  ['antiplatelet', 'p2y12 inhibitor|p2y12 inhibitors'],
  ['calcium-channel-blocker', 'dihydropyridine|dihydropyridines|calcium antagonist|calcium antagonists'],
  ['dmard', 'dmard|dmards'],
  ['thyroid-hormone', 'thyroid replacement|thyroid replacement therapy'],
  ['antiparkinson', 'antiparkinson medicine|antiparkinson drugs|antiparkinsonian'],
  ['antihypertensive', 'renin inhibitor|renin inhibitors'],
  [
    'targeted-cancer-drug',
    `
      tyrosine kinase inhibitor|tyrosine kinase inhibitors|tki|tkis|targeted cancer therapy|
      targeted cancer therapy pills|targeted therapy for cancer`,
  ],
  [
    'hormonal-contraceptive',
    `
      ocp|cocp|coc pill|combined pill|combined oral contraceptive|combi pill|pille|la pilule|pilule|
      progestogen only pill|pop pill|depo jab|contraceptive jab|contraceptive injection|hormone implant`,
  ],
  ['hiv-antiviral', 'art for hiv|hiv art|arv|arvs|haart|antiretroviral|antiretroviral therapy'],
  ['hiv-protease-inhibitor', 'hiv protease inhibitor|hiv protease inhibitors|protease inhibitor|protease inhibitors'],
  ['integrase-inhibitor', 'integrase inhibitor|integrase inhibitors'],
  ['nnrti', 'nnrti|nnrtis'],
  ['calcineurin-inhibitor', 'calcineurin inhibitor|calcineurin inhibitors'],
  [
    'immunosuppressant',
    `
      heart transplant drugs|heart transplant medicine|heart transplant tablets|kidney transplant drugs|
      kidney transplant tablets|liver transplant drugs|liver transplant tablets|jak inhibitor|jak inhibitors|
      immunosuppressive therapy`,
  ],
  ['biologic', 'tnf blocker|tnf blockers|anti tnf|tnf inhibitor|tnf inhibitors'],
  ['sulfonylurea', 'sulfonylurea|sulfonylureas|sulphonylurea|sulphonylureas'],
  ['fibrate', 'fibrate|fibrates'],
  ['thiazide-diuretic', 'thiazide|thiazides|thiazide diuretic'],
  ['loop-diuretic', 'loop diuretic|loop diuretics'],
  ['potassium-sparing-diuretic', 'potassium sparing diuretic|potassium sparing diuretics'],
  ['barbiturate', 'barbiturate|barbiturates'],
  ['ace-inhibitor', 'ace tablets|ace tablet|acei|ace i|ace pill'],
  [
    'hypnotic',
    `
      something to help me sleep|something to make me sleep|knock out pills|knockout pills|z drug|z drugs|sleepers|
      my sleepers`,
  ],
  ['hormonal-contraceptive', 'chc|verhütungspille'],
  [
    'antidiabetic',
    `
      something for sugar|something for my sugar|weekly diabetes jab|glucose lowering tablets|
      glucose lowering medicine|oral hypoglycaemics|oral hypoglycemics`,
  ],
  ['fertility-drug', 'ivf hormones|fertility hormones|ovarian stimulation|ovulation induction'],
  ['bisphosphonate', 'osteoporosis weekly tablet|weekly bone tablet|once weekly bone tablet'],
  [
    'immunosuppressant',
    `
      tablets that dampen my immune system|drugs to suppress my immune system|immune system suppressing tablets|
      inmunosupresor|imunossupressor`,
  ],
  ['corticosteroid', 'cortison|kortison'],
  ['antidepressant', 'serotonin pills|happy pills'],
  ['triptan', 'migraine abortive|migraine abortives'],
  ['targeted-cancer-drug', 'targeted therapy for leukaemia|targeted therapy for leukemia|targeted therapy'],
  ['opioid', 'narcotic pain medicine|narcotic painkillers|narcotic pain pills'],
  ['potassium-sparing-diuretic', 'mra|aldosterone blocker|aldosterone blockers'],
  ['glp1-agonist', 'the weight loss jab|weight loss jab|weight loss injection'],
  [
    'diuretic',
    'dehydrating tablets|entwässerungsmittel|the water one|water tab|water tabs|water pill one|my water ones',
  ],
  [
    'antihypertensive',
    `
      bp tab|bp tabs|blood pressure tab|blood pressure tabs|bp one|the blood pressure one|blood pressure ones|
      something for blood pressure|something for my blood pressure|something for pressure`,
  ],
  ['antiepileptic', 'gabapentinoid|gabapentinoids'],
  ['antipsychotic', 'phenothiazine|phenothiazines|atypical antipsychotic|atypical antipsychotics'],
  ['sglt2-inhibitor', 'flozin|flozins'],
  ['glp1-agonist', 'glp 1 agonist|glp-1 agonist|glp1 agonist|glp-1 agonists|glp1 agonists|incretin mimetic'],
  ['antidiabetic', 'glitazone|glitazones|thiazolidinedione|thiazolidinediones'],
  ['vitamin-k-antagonist', 'vka|vkas'],
  ['antiepileptic', 'aed|aeds'],
  ['antidiabetic', 'oha|ohas'],
  ['leukotriene-blocker', 'ltra'],
  ['beta-agonist', 'laba|ics/laba|saba'],
  ['h2-blocker', 'h2 blocker|h2 blockers|h2 antagonist|h2 antagonists'],
  [
    'chemotherapy',
    `
      taxane|taxanes|anthracycline|anthracyclines|vinca alkaloid|vinca alkaloids|platinum chemotherapy|platinum chemo|
      alkylating agent|antimetabolite`,
  ],
  [
    'targeted-cancer-drug',
    `
      cdk4 6 inhibitor|cdk4/6 inhibitor|cdk4/6 inhibitors|parp inhibitor|parp inhibitors|btk inhibitor|
      egfr inhibitor|alk inhibitor|tyrosine kinase inhibitor|tyrosine kinase inhibitors|kinase inhibitor`,
  ],
  [
    'hormonal-cancer-therapy',
    'adt|adt injections|androgen deprivation|androgen deprivation therapy|hormone injections for prostate|hormone injection for prostate|hormone jab for prostate|prostate cancer injections|gnrh agonist|gnrh agonists|gnrh antagonist|lhrh agonist|lhrh agonists',
  ],
  [
    '5-alpha-reductase-inhibitor',
    '5 alpha reductase inhibitor|5-alpha reductase inhibitor|5-alpha-reductase inhibitor|5 ari|5-ari',
  ],
  ['nsaid', 'cox 2 inhibitor|cox-2 inhibitor|cox-2 inhibitors|cox 2 inhibitors|coxib|coxibs'],
  ['antibiotic', 'aminoglycoside|aminoglycosides|glycopeptide antibiotic'],
  ['bile-acid-sequestrant', 'bile acid binder|bile acid binders|bile acid sequestrant|bile acid sequestrants'],
  ['lipid-lowering', 'pcsk9 inhibitor|pcsk9 inhibitors|pcsk9 injection'],
  ['dopamine-agonist', 'dopamine agonist|dopamine agonists'],
  ['bladder-anticholinergic', 'anticholinergic|anticholinergics|antimuscarinic'],
  ['cholinesterase-inhibitor', 'cholinesterase inhibitor|cholinesterase inhibitors'],
  ['digoxin', 'cardiac glycoside|cardiac glycosides|digitalis glycoside'],
  ['macrolide', 'macrolide|macrolides|macrolide antibiotic'],
  ['fluoroquinolone', 'quinolone|quinolones|fluoroquinolone|fluoroquinolones'],
  ['tetracycline', 'tetracyclines'],
  ['azole-antifungal', 'azole|azoles|azole antifungal'],
  ['retinoid', 'retinoid|retinoids|retinoid tablets'],
  ['sglt2-inhibitor', 'sglt2|sglt2 inhibitor|sglt2 inhibitors|gliflozin'],
  ['dpp4-inhibitor', 'dpp4|dpp4 inhibitor|dpp4 inhibitors|gliptin|gliptins'],
  ['biguanide', 'biguanide'],
  ['alpha-blocker', 'alpha blocker|alpha blockers'],
  ['methylxanthine', 'xanthine|xanthines'],
  ['insulin', 'diabetes needle|diabetes needles|insulin jab|insulin jabs|insulin pen'],
  ['nitrate', 'spray under the tongue|spray under my tongue|tongue spray|under the tongue spray|nitro spray|nitro'],
  [
    'anticoagulant',
    `
      inr all over the place|inr unstable|unstable inr|inr too high|inr too low|inr high|high inr|inr out of range|
      inr clinic|inr check|inr checks|inr checked|inr is checked|my inr|his inr|her inr|target inr|inr target|
      inr range|inr test|inr tests|inr testing|inr monitoring|inr nurse|inr book|yellow book|anticoagulation clinic|
      anticoagulant clinic|anticoag clinic|coumadin clinic|coagulation clinic|anticoagulation|anticoagulated|
      anti coagulated|clot buster|clot busters|clot thinner|something to thin the blood|something to thin my blood|
      inr clinic meds|thinners after my clot|thinners|tablets so i dont get another clot|something for thin blood|
      noac|noacs|clot prevention jab|clot prevention injections|pill that keeps blood thin|
      tummy injections for clots|tummy injections|stomach injections for clots|belly injections|blood clot injections`,
  ],
  [
    'antiplatelet',
    'antiagregante|antiagregantes|antiagrégant|antiaggregante|Plättchenhemmer|Thrombozytenaggregationshemmer',
  ],
  [
    'statin',
    'cholesterol lowering|cholesterol lowering tablets|cholesterol lowering medicine|cholesterol lowering drug',
  ],
  [
    'statin',
    'Cholesterinsenker|pastillas para el colesterol|medicina para el colesterol|estatina|estatinas|statine|statines',
  ],
  [
    'antihypertensive',
    'medicina para la presión|medicina para la presion|pastillas para la presión|remédio para pressão|Blutdrucktablette',
  ],
  ['thyroid-hormone', 'pastilla de la tiroides|pastillas para la tiroides|médicament pour la thyroïde'],
  [
    'anxiolytic',
    'Beruhigungstabletten|Beruhigungsmittel|anxiolytique|anxiolytiques|ansiolítico|ansiolíticos|tranquilizante',
  ],
  ['antidiabetic', 'Diabetestabletten|antidiabétique|antidiabético|medicina para el azúcar|pastillas para el azúcar'],
  ['nsaid', 'antiinflamatorio|antiinflamatorios|anti-inflammatoire|Entzündungshemmer|analgésico|antidouleur'],
  ['antibiotic', 'Antibiotikum|Antibiotika|antibiotique|antibiotiques|antibiótico|antibióticos'],
];
