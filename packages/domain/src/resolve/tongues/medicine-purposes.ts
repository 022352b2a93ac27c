import type { Tongue } from './tongue.ts';

interface Purposes {
  /** What is taken. */
  readonly nouns: string;
  /** "Against", "for", with the articles that may follow. */
  readonly against: string;
  /** What it is for, in the order of `medicines`. */
  readonly purposes: readonly string[];
  /** The same said without a noun. */
  readonly alone: string;
}

/** What the purposes below name, in English. */
const medicines = [
  'antidepressants',
  'seizure medication',
  'anxiety medication',
  'anti-rejection medicine',
  'hiv medication',
  'cholesterol medication',
  'blood pressure medication',
  'diabetes medication',
  'thyroid medication',
  'sleeping pills',
  'blood thinner',
  'birth control pills',
  'chemotherapy',
  'parkinsons medication',
  'heart rhythm medication',
];

const spanish: Purposes = {
  nouns:
    '(?:pastillas?|medicinas?|medicamentos?|medicacion|tratamiento|remedios?|comprimidos?|inyeccion(?:es)?|tabletas?)',
  against: '(?:para|contra|del?|por) (?:la |el |los |las |mi |mis )?',
  purposes: [
    'depresion',
    'epilepsia|convulsiones|ataques',
    'ansiedad|nervios',
    'rechazo|que no rechace|no rechazar',
    'vih|sida',
    'colesterol',
    'presion|tension|hipertension',
    'diabetes|azucar|glucosa',
    'tiroides',
    'dormir|insomnio|sueno',
    '(?:diluir|adelgazar|licuar|fluidificar) la sangre|coagulos|trombos|circulacion de la sangre|que la sangre no',
    'no (?:quedar(?:me)?|tener) (?:embarazada|hijos)|anticoncepcion',
    'cancer|tumor',
    'parkinson',
    'ritmo del corazon|arritmia',
  ],
  alone: `para que (?:la |mi )?sangre no (?:se )?(?:espese|coagule|cuaje) => blood thinner
(?:uso|llevo|tengo) el anillo(?: anticonceptivo)?|el anillo anticonceptivo => contraceptive ring`,
};
const french: Purposes = {
  nouns: '(?:medicaments?|comprimes?|cachets?|traitement|pilules?|piqures?|injections?|gelules?)',
  against: "(?:pour|contre|de|du|des) (?:la |le |les |l['’]|ma |mon |mes )?",
  purposes: [
    'depression',
    'epilepsie|convulsions|crises',
    'anxiete|angoisses?|nerfs',
    'rejet|ne pas rejeter',
    'vih|sida',
    'cholesterol',
    'tension|hypertension',
    'diabete|sucre|glycemie',
    'thyroide',
    'dormir|sommeil|insomnie',
    '(?:fluidifier|eclaircir|diluer) (?:le |mon )?sang|caillots|phlebite|thrombose',
    'ne pas tomber enceinte|contraception',
    'cancer|tumeur',
    'parkinson',
    'rythme(?: cardiaque)?|arythmie|palpitations',
  ],
  alone: '(?:pour )?(?:fluidifier|eclaircir) (?:le |mon )?sang => blood thinner',
};
const italian: Purposes = {
  nouns: '(?:farmac[oi]|pillol[ae]|compress[ae]|medicin[ae]|medicinal[ei]|pastigli[ae]|punture?|cura|iniezion[ei])',
  against: "(?:per|contro|di|del|della|dell['’]?) ?(?:la |il |lo |l['’]|gli |i |mia |mio )?",
  purposes: [
    'depressione',
    'epilessia|convulsioni|crisi',
    'ansia|nervi',
    'rigetto|non rigettare',
    'hiv|aids',
    'colesterolo',
    'pressione|ipertensione',
    'diabete|glicemia|zucchero|zuccheri',
    'tiroide',
    'dormire|sonno|insonnia',
    '(?:fluidificare|diluire) il sangue|coaguli|trombi|trombosi',
    'non rimanere incinta|contraccezione',
    'cancro|tumore',
    'parkinson',
    'ritmo(?: cardiaco)?|aritmia',
  ],
  alone: '(?:fluidificare|diluire) il sangue => blood thinner',
};
const portuguese: Purposes = {
  nouns: '(?:remedios?|comprimidos?|medicamentos?|medicacao|injec(?:ao|oes)|pilulas?|tratamento)',
  against: '(?:para|contra|pra|pro|da|do|de|das|dos) (?:a |o |as |os |minha |meu )?',
  purposes: [
    'depressao',
    'epilepsia|convulsoes|convulsao',
    'ansiedade|nervos',
    'rejeicao|nao rejeitar',
    'hiv|aids|sida|vih',
    'colesterol',
    'pressao|tensao|hipertensao',
    'diabetes?|acucar|glicose|glicemia',
    'tiroide|tireoide',
    'dormir|sono|insonia',
    'afinar o sangue|coagulos|trombose',
    'nao engravidar|contracepcao',
    'cancer|cancro|tumor',
    'parkinson',
    'ritmo(?: cardiaco)?|arritmia',
  ],
  alone: `afinar o sangue => blood thinner
(?:nao|n[aã]o) (?:uso|tomo) mais (?:a |o )?([a-z]+) => stopped $1 years ago`,
};
const german: Purposes = {
  nouns:
    '(?:tabletten?|medikamente?|pillen?|spritzen?|arznei\\w*|kapseln?|medizin|mittel(?= (?:gegen|zur|fuer|fur) (?:\\w+ )?(?:epilep|abstoss|hiv|aids|krebs|bluthoch|blutdruck|diabet|zucker|thrombos|blutger|verhut|parkinson|chol)))',
  against: '(?:gegen|fur|fuer|zur|zum|bei|wegen) (?:den |die |das |dem |der |meinen |meine |mein |hohen |hohes )?',
  purposes: [
    'depression(?:en)?',
    'epilepsie|krampfanfalle|anfalle|krampfe',
    'angst|unruhe|nerven|panik',
    'abstossung\\w*|transplantat',
    'hiv|aids',
    'cholesterin',
    'blutdruck|bluthochdruck|hypertonie',
    'diabetes|zucker|blutzucker',
    'schilddruse|schilddruese',
    'schlafen|schlaf|schlafstorungen',
    'blutverdunnung|blutgerinnsel|thrombosen?|blutgerinnung|gerinnsel',
    'verhutung|verhuetung',
    'krebs|tumor',
    'parkinson',
    'herzrhythmus|rhythmus|vorhofflimmern',
  ],
  alone: `(?:aids|hiv)-? ?(?:medikamente?|tabletten|mittel) => hiv medication
parkinson-? ?(?:medikamente?|tabletten|mittel) => parkinsons medication
thrombose-? ?(?:medikamente?|tabletten|spritzen?) => blood thinner`,
};

/** Medicines named by what they are for, in five languages: read before the words of any of them are put into English. */
export const medicinePurposes: Tongue = {
  marks: '(?!)',
  words: [spanish, french, italian, portuguese, german].map(linesOf).join('\n'),
  small: '(?!)',
};

function linesOf({ nouns, against, purposes, alone }: Purposes): string {
  const lines = purposes.map((purpose, place) => `${nouns} ${against}(?:${purpose}) => ${medicines[place] ?? ''}`);
  return [...lines, alone].join('\n');
}
