import { closeUses } from '../../../herbs/first-choices.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { useLabels } from '../../../herbs/use-labels.ts';
import { usesFromText } from '../../../herbs/uses-from-text.ts';
import { listed } from '../../wording/html.ts';
import { lately } from '../../../resolve/lately.ts';
import { capital } from '../../wording/names.ts';
import { clausesOf } from '../../wording/sentences.ts';

const mostTopics = 4;

/** What a person wants help with, in their own words where they named it: "hot flushes and poor sleep". */
export function topicsOf(wanted: readonly UseKey[], question: string): string {
  const words = specialOf(wanted).map(
    (use) => spokenOf[use]?.exec(question)?.[0].toLowerCase().replace(/^uti/, 'UTI') ?? topicOf(use),
  );
  return listed([...new Set(words)].slice(0, mostTopics));
}

/** The wishes without the broad ones that a narrower one tells already. */
export function specialOf(wanted: readonly UseKey[]): readonly UseKey[] {
  return wanted.filter((use) => !wanted.some((other) => general[use]?.includes(other)));
}

/** One use in a few words. */
export function topicOf(use: UseKey): string {
  const label = plain[use] ?? useLabels[use];
  return /^[A-Z]{2}/.test(label) ? label : label.toLowerCase();
}

/** How soon a herb works for a use; a limit on its use stands by itself. */
export function howSoon(text: string, use: UseKey): string {
  const fitting = fittingClauses(text, use);
  if (fitting === '') return '';
  const whole = /[.!?]$/.test(fitting) ? fitting : `${fitting}.`;
  return /^(?:Not|If|See|Only)\b/.test(whole) ? whole : `How soon: ${whole}`;
}

/** The clauses of a text that speak of this use, or of no use at all: "months for cholesterol" says nothing of tiredness. */
export function fittingClauses(text: string, use: UseKey): string {
  const clauses = clausesOf(text).filter((clause) => {
    const named = usesNamedIn(clause);
    const own = named.filter((each) => matterOfItsOwn.has(each));
    if (own.length > 0) return own.includes(use);
    return named.length === 0 || named.some((each) => each === use || closeUses[use]?.includes(each) === true);
  });
  return clauses.length === clausesOf(text).length ? text : clauses.map(capital).join(' ');
}

const mostClauses = 4000;
/** How soon it works on a ship says nothing of a hangover. */
const matterOfItsOwn: ReadonlySet<UseKey> = new Set(['travel-sickness', 'pregnancy-nausea']);

/** The clauses are those of the monographs: they are read once and kept. */
const usesNamedIn = lately<readonly UseKey[]>(
  (clause) => [
    ...usesFromText(clause.replaceAll(ofNoUse, '')).filter((use) => use !== 'skin'),
    ...moreWords.flatMap(([words, use]) => (words.test(clause) ? [use] : [])),
  ],
  mostClauses,
);

/** A strong extract helps no one concentrate, and what is taken at bedtime is not for sleep by that. */
const ofNoUse = /\bconcentrated?\b|\b(?:at |before )?bed(?:time)?\b/gi;

const moreWords: readonly (readonly [RegExp, UseKey])[] = [
  [/\bsugar\b|\bdiabet/i, 'blood-sugar'],
  [/\bblood fats\b|\bLDL\b/i, 'cholesterol'],
  [/\btravel\b/i, 'travel-sickness'],
  [/\btemples\b/i, 'headache'],
  [/\bhair\b/i, 'hair'],
  [/\bpregnancy nausea\b/i, 'pregnancy-nausea'],
  [/\bblood pressure\b/i, 'blood-pressure'],
  [/\bbefore operations\b/i, 'anxiety'],
  [/\bParkinson/i, 'healthy-ageing'],
  [/\blow back\b/i, 'back-pain'],
  [/\bbowel\b|\blaxative\b/i, 'constipation'],
  [/\btooth\b/i, 'mouth'],
  [/\bnerves in months\b/i, 'memory'],
];

/** Broad wishes that a narrower one already tells. */
const general: Partial<Readonly<Record<UseKey, readonly UseKey[]>>> = {
  digestion: [
    'bloating',
    'cramps',
    'nausea',
    'constipation',
    'diarrhea',
    'reflux',
    'pregnancy-nausea',
    'travel-sickness',
    'weight',
  ],
  nausea: ['pregnancy-nausea', 'travel-sickness'],
  joints: ['topical-pain'],
  muscles: ['topical-pain'],
  'back-pain': ['topical-pain'],
  pain: ['joints', 'back-pain', 'headache', 'migraine', 'menstrual-cramps', 'muscles', 'cramps', 'topical-pain'],
  inflammation: ['joints'],
  immunity: ['colds'],
  sinus: ['colds'],
  'sore-throat': ['reflux'],
  headache: ['migraine'],
  cramps: ['menstrual-cramps'],
  skin: ['eczema', 'acne', 'wounds', 'burns', 'insect-bites', 'fungal', 'bruises', 'hair'],
};

const plain: Partial<Readonly<Record<UseKey, string>>> = {
  mood: 'low mood',
  energy: 'tiredness',
  colds: 'a cold',
  cough: 'a cough',
  'sore-throat': 'a sore throat',
  nausea: 'nausea',
  bloating: 'bloating',
  cramps: 'stomach cramps',
  constipation: 'constipation',
  diarrhea: 'diarrhea',
  reflux: 'heartburn',
  appetite: 'a poor appetite',
  gallbladder: 'the gallbladder',
  liver: 'the liver',
  heart: 'the heart',
  joints: 'sore joints',
  headache: 'headache',
  migraine: 'migraine',
  'menstrual-cramps': 'period pain',
  menopause: 'menopause complaints',
  lactation: 'milk supply',
  'pregnancy-nausea': 'nausea in pregnancy',
  prostate: 'prostate trouble',
  urinary: 'the urinary tract',
  exercise: 'training',
  'travel-sickness': 'travel sickness',
  'topical-pain': 'sore muscles and joints, on the skin',
  allergies: 'hay fever',
  mouth: 'a sore mouth',
  muscles: 'sore muscles',
  skin: 'the skin',
  hair: 'the hair',
  eyes: 'the eyes',
};

const spokenOf: Partial<Readonly<Record<UseKey, RegExp>>> = {
  sleep: /\b(?:jet ?lag|insomnia|night shifts?|poor sleep|bad nights|restless nights)\b/i,
  stress: /\bburn[- ]?out\b/i,
  anxiety: /\b(?:exam nerves|stage fright|panic|worry)\b/i,
  energy: /\b(?:fatigue|exhaustion|low energy|the afternoon slump)\b/i,
  focus: /\b(?:brain fog|concentration|studying)\b/i,
  colds: /\b(?:the flu|runny nose|sniffles|blocked nose)\b/i,
  cough: /\b(?:dry cough|chesty cough|tickly cough|phlegm)\b/i,
  bloating: /\b(?:wind|gas)\b(?! (?:bills?|boiler|meter|cooker|station|prices?)\b)/i,
  nausea: /\b(?:morning sickness|upset stomach)\b/i,
  digestion: /\b(?:indigestion|upset stomach|stomach ache)\b/i,
  reflux: /\b(?:acid reflux|reflux|heartburn)\b/i,
  joints:
    /\b(?:(?:stiff|sore|aching|painful|bad) (?:knees?|hips?|fingers|hands|shoulders?|elbows?|joints)|arthritis|osteoarthritis|stiff joints|knee pain|hip pain|joint pain)\b/i,
  muscles: /\b(?:leg cramps|sore muscles|muscle cramps)\b/i,
  'back-pain': /\b(?:sciatica|lower back pain|lumbago)\b/i,
  menopause: /\b(?:hot flush(?:es)?|hot flash(?:es)?|night sweats|perimenopause)\b/i,
  veins: /\b(?:varicose veins|heavy legs|swollen legs|spider veins)\b/i,
  skin: /\b(?:itchy skin|dry skin|a rash|itching)\b/i,
  hair: /\b(?:hair loss|dandruff|thinning hair)\b/i,
  urinary: /\b(?:cystitis|bladder infections?|utis?)\b/i,
  exercise: /\b(?:endurance|muscle gain|strength)\b/i,
};
