import type { MedicineClass } from '../medicines/medicine-classes.ts';

/** Medicines by their kind in German, Spanish, French, Italian and Portuguese. */
export const classNamesAbroad: readonly (readonly [MedicineClass, string])[] = [
  [
    'hormonal-contraceptive',
    `
      contraceptive ring|Minipille|Verhütungsring|Verhütungspflaster|Verhütungsimplantat|Verhütungsstäbchen|
      Hormonstäbchen|Hormonstäbchen im Arm|Hormonpflaster zur Verhütung|Hormonimplantat|Dreimonatsspritze|
      Antibabypille|píldora|la píldora|píldora anticonceptiva|minipíldora|anticonceptivos|
      anticonceptivas|anticonceptivo oral|anillo vaginal|el anillo|implante subdérmico|implante anticonceptivo|
      parche anticonceptivo|micropilule|minipilule|contraceptif|contraceptifs|pilule contraceptive|anneau vaginal|
      anneau contraceptif|implant contraceptif|patch contraceptif|pillola|pillola anticoncezionale|minipillola|
      anticoncezionale|contraccettivo|anello vaginale|cerotto contraccettivo|impianto sottocutaneo|pílula|
      pílula anticoncepcional|anticoncepcional|minipílula|anel vaginal|implante hormonal|adesivo anticoncepcional`,
  ],
  [
    'emergency-contraceptive',
    `
      Pille danach|pastilla del día después|píldora del día después|píldora del día siguiente|pilule du lendemain|
      pillola del giorno dopo|pílula do dia seguinte`,
  ],
  [
    'chemotherapy',
    `
      quimioterapia|quimio|quimioterapia oral|chimiothérapie|chimio|chimiothérapie orale|chemioterapia|chemio|chemię|chemii|chemokuur|kemoterapi|
      chemioterapia orale|Chemotherapie|Krebsmedikament|Krebsmedikamente|chemo tabletten`,
  ],
  [
    'immunosuppressant',
    `
      immunosoppressori|immunosoppressore|farmaci antirigetto|farmaco antirigetto|medicación antirrechazo|
      antirrechazo|traitement anti rejet|médicament anti rejet|immunosuppresseurs|immunosuppresseur|inmunosupresores|
      imunossupressores|remédio para rejeição|Immunsuppressiva|Immunsuppressivum|
      tablets to stop my body rejecting the liver|tablets to stop my body rejecting the kidney|
      tablets to stop rejection`,
  ],
  [
    'biologic',
    'Rheumaspritze|biothérapie|biothérapies|biológico|biológicos|farmaco biologico|farmaci biologici|Biologika|Biologikum',
  ],
  [
    'hiv-antiviral',
    'farmaci per l HIV|antirretrovirales|antirretroviral|antirétroviraux|antiretrovirali|antirretrovirais|HIV Medikamente',
  ],
  ['ssri', 'ISRS|SSRI Antidepressivum'],
  [
    'anticoagulant',
    `
      Blutgerinnungshemmer|Gerinnungshemmer|fluidifiants|fluidifiant|fluidificanti del sangue|
      fluidificante del sangue|afinador do sangue|anticoagulanti|anticoagulante orale`,
  ],
  ['direct-oral-anticoagulant', 'NAO|NACO|AOD|ACOD|NOAK|DOAK'],
  [
    'heparin',
    'eparina|heparina|héparine|Heparinspritze|Heparinspritzen|Thrombosespritze|Thrombosespritzen|Bauchspritze',
  ],
  [
    'opioid',
    `
      Fentanylpflaster|Opioidpflaster|Morphinpflaster|Schmerzpflaster|opiáceos|opioides|opioïdes|oppioidi|oppiacei|
      Opioide|Opiate`,
  ],
  ['ace-inhibitor', 'ACE Hemmer|IECA|IEC|ACE inibitore|ACE inibitori'],
  ['antihypertensive', 'Herztabletten|Herzmedikamente|antihypertenseur'],
  [
    'corticosteroid',
    `
      Kortisontabletten|Cortisontabletten|Kortisonspritze|corticoide|corticoides|corticosteroides|corticoïdes|
      cortisone|cortisona|cortisonici|cortisonico|corticosteroidi`,
  ],
  [
    'antidiabetic',
    `
      Diabetesmedikamente|Diabetesmittel|Blutzuckersenker|Zuckertabletten|antidiabetici|antidiabetico orale|
      hypoglycémiant|ipoglicemizzanti`,
  ],
  [
    'glp1-agonist',
    `
      Abnehmspritze|Abnehmspritzen|pluma para adelgazar|inyección para adelgazar|stylo minceur|penna per dimagrire|
      caneta para emagrecer|caneta emagrecedora`,
  ],
  [
    'thyroid-hormone',
    `
      hormona tiroidea|hormonas tiroideas|hormone thyroïdienne|hormones thyroïdiennes|ormone tiroideo|ormoni tiroidei|
      hormônio tireoidiano|Schilddrüsenhormon|Schilddrüsenhormone|Schilddrüsentabletten`,
  ],
  [
    'antithyroid',
    `
      Schilddrüsenblocker|Thyreostatikum|Thyreostatika|antitiroideo|antitiroideos|antitiroideo|antitiroidei|
      antitireoidiano|antithyroïdien|antithyroïdiens`,
  ],
  [
    'anxiolytic',
    `
      tranquillizers|tranquillizer|tranquillisants|tranquillanti|calmante|calmanti|remédio para ansiedade|
      remédios para ansiedade|ansiolitici`,
  ],
  [
    'antiepileptic',
    `
      Epilepsiemittel|Epilepsiemedikamente|Antiepileptika|antiepilépticos|antiepiléptico|antiépileptique|
      antiépileptiques|antiepilettici|antiepilettico|anticonvulsivante|anticonvulsivantes|anticonvulsionantes`,
  ],
  [
    'statin',
    'hypocholestérolémiant|hypocholestérolémiants|statina|statine|pillola per il colesterolo|remédio para colesterol',
  ],
  ['antidepressant', 'antidepressivi|antidepressivos'],
  ['antiplatelet', 'aspirinetta|cardioaspirina|aspirinita|Plättchenhemmer'],
];
