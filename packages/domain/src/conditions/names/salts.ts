import type { ConditionKey } from '../conditions.ts';
import type { NamesOfCondition } from './names-of-condition.ts';

/** Salts, water and inborn disorders of metabolism. */
export const saltsNames = {
  'low-potassium': {
    label: 'low potassium',
    names: `
      hypokalemia|hypokalaemia|potassium is low|hypok|hypo k|potassium low|potassium too low|potassium deficiency|
      lack of potassium|low potassium levels|low blood potassium|hypokalemic|hypokalaemic|potassium runs low|
      potassium keeps dropping|bartter|gitelman|low k|potassium keeps falling|potassium falls|potassium is falling|
      hypokalemic periodic paralysis|hypokalaemic periodic paralysis|periodic paralysis|low serum potassium|
      potassium wasting`,
    abroad: `
      Kaliummangel|zu wenig Kalium|niedriges Kalium|Hypokaliämie|potasio bajo|hipopotasemia|potassium bas|
      hypokaliémie|potassio basso|ipopotassiemia|ipokaliemia|potássio baixo|hipocalemia|laag kalium|niski potas|
      potassium kam`,
  },
  'high-potassium': {
    label: 'high potassium',
    names: `
      hyperkalemia|hyperkalaemia|potassium is high|raised potassium|rta type 4|type 4 rta|
      type 4 renal tubular acidosis|potassium high|potassium too high|elevated potassium|too much potassium|
      potassium is raised|potassium is up|hyperkalemic|hyperkalaemic|high blood potassium|potassium runs high|
      low potassium diet|potassium restricted diet|potassium restriction|restrict potassium|renal diet low potassium|
      potassium binder|potassium is creeping up|potassium creeping up|potassium climbing|high serum potassium|
      addisonian crisis|hyperkalemic periodic paralysis|told to avoid bananas|avoid potassium|
      avoid high potassium foods|no potassium diet|potassium restricted|potassium binders|told to avoid potassium|
      must avoid potassium|not allowed potassium`,
    abroad: `
      zu viel Kalium|hohes Kalium|Kalium zu hoch|Hyperkaliämie|potasio alto|hiperpotasemia|potassium élevé|
      potassium trop haut|hyperkaliémie|potassio alto|iperpotassiemia|iperkaliemia|hipercalemia|hoog kalium|
      wysoki potas|potassium zyada|potassium badha hua`,
  },
  'high-calcium': {
    label: 'high calcium',
    names: `
      hypercalcemia|hypercalcaemia|hyperparathyroidism|calcium is high|raised calcium|elevated calcium|
      too much calcium in my blood|calcium too high|calcium is raised|overactive parathyroid|overactive parathyroids|
      primary hyperparathyroidism|parathyroid adenoma|milk alkali|high blood calcium|hypercalciuria|calcium runs high|
      parathyroid disease|parathyroid|parathyroids|familial hypocalciuric hypercalcaemia|
      familial hypocalciuric hypercalcemia|fhh|high pth|pth high|raised pth|hypercalcaemic|hypercalcemic|
      corrected calcium high|vitamin d toxicity|vitamin d intoxication|williams syndrome|parathyroid surgery|
      parathyroidectomy|parathyroid tumour|parathyroid tumor|tertiary hyperparathyroidism|
      hyperparathyroid`,
    abroad: `
      Nebenschilddrüsenüberfunktion|Überfunktion der Nebenschilddrüsen|Hyperparathyreoidismus|zu viel Kalzium|
      Hyperkalzämie|Kalzium zu hoch|Überfunktion der Nebenschilddrüse|calcio alto|hipercalcemia|hiperparatiroidismo|
      calcium élevé|hypercalcémie|hyperparathyroïdie|ipercalcemia|iperparatiroidismo|te veel calcium|hiperkalcemia`,
  },
  'low-magnesium': {
    label: 'low magnesium',
    names: `
      hypomagnesemia|hypomagnesaemia|magnesium is low|magnesium too low|low in magnesium|magnesium deficiency|
      magnesium deficient|lack of magnesium|low blood magnesium|gitelman|gitelmans|gitelman syndrome|hipomagnesemia`,
    abroad: 'Magnesiummangel|carence en magnésium|manque de magnésium|falta de magnesio|carenza di magnesio',
  },
  dehydration: {
    label: 'dehydration',
    names: `
      dehydrated|severely dehydrated|severe dehydration|dried out|lost a lot of fluid|losing fluids|fluid loss|
      salt imbalance|electrolyte imbalance|electrolyte disturbance|electrolytes are off|
      water and electrolyte depletion|cant keep fluids down|cannot keep fluids down|cant keep anything down|
      cannot keep anything down|cant keep water down|not keeping fluids down|vomiting and diarrhoea|
      vomiting and diarrhea|diarrhoea and vomiting|diarrhea and vomiting|throwing up for days|diarrhoea for days|
      diarrhea for days|gastroenteritis|norovirus|stomach flu|losing fluid|loss of fluids|electrolytes off|low sodium|
      hyponatraemia|hyponatremia|low salt levels|high output stoma|ileostomy|short bowel|short bowel syndrome|
      heat exhaustion|heat stroke|hyperemesis|hyperemesis gravidarum|cholera|dysentery`,
  },
  phenylketonuria: {
    label: 'phenylketonuria',
    names: `
      pku|pku diet|phenylketonuric|low phe diet|low phe|phe restricted diet|phenylalanine hydroxylase|
      phenylalanine restricted|cannot have phenylalanine|cant have phenylalanine|cant have aspartame|
      avoid phenylalanine|bh4 deficiency|classic pku|maternal pku|high phenylalanine|hyperphenylalaninaemia|
      hyperphenylalaninemia`,
    abroad: 'Phenylketonurie|fenilcetonuria|phénylcétonurie|fenilchetonuria|fenylketonurie|fenyloketonuria',
  },
} satisfies Partial<Record<ConditionKey, NamesOfCondition>>;
