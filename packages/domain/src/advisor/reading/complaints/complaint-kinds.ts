import { type UseKey, useKeys } from '../../../herbs/use-keys.ts';

interface Complaint {
  /** What it is called in plain words, which the rules read. */
  readonly name: string;
  /** The plain sentence that asks for help with it, where that is not "What helps with …?". */
  readonly asks?: string;
}

/** What a use is mostly not: complaints that are told in words of their own and have an answer of their own. */
const apart = {
  hangover: { name: 'a hangover' },
  piles: { name: 'piles' },
  'leg-cramps': { name: 'leg cramps' },
  'bad-breath': { name: 'bad breath' },
  palpitations: { name: 'heart flutters' },
} as const satisfies Readonly<Record<string, Complaint>>;

export type ComplaintKind = UseKey | keyof typeof apart;

/** What people come with, each in plain words; the weights are learned for these and "none". */
export const complaints: Readonly<Record<ComplaintKind, Complaint>> = {
  sleep: { name: 'poor sleep' },
  stress: { name: 'stress' },
  anxiety: { name: 'worry and nerves' },
  mood: { name: 'low mood' },
  energy: { name: 'tiredness' },
  focus: { name: 'poor concentration' },
  memory: { name: 'a poor memory' },
  immunity: { name: 'weak immune defenses' },
  colds: { name: 'a cold' },
  cough: { name: 'a cough' },
  'sore-throat': { name: 'a sore throat' },
  sinus: { name: 'sinus trouble' },
  allergies: { name: 'hay fever' },
  asthma: { name: 'asthma' },
  fever: { name: 'a fever' },
  digestion: { name: 'indigestion' },
  nausea: { name: 'nausea' },
  bloating: { name: 'bloating and wind' },
  cramps: { name: 'stomach cramps' },
  constipation: { name: 'constipation' },
  diarrhea: { name: 'diarrhea' },
  reflux: { name: 'heartburn' },
  appetite: { name: 'a poor appetite' },
  liver: { name: 'liver health' },
  gallbladder: { name: 'the gallbladder' },
  'blood-sugar': { name: 'blood sugar' },
  cholesterol: { name: 'high cholesterol' },
  'blood-pressure': { name: 'high blood pressure' },
  heart: { name: 'heart health' },
  circulation: { name: 'cold hands and feet' },
  veins: { name: 'heavy legs' },
  joints: { name: 'sore joints' },
  pain: { name: 'aches and pains' },
  'back-pain': { name: 'back pain' },
  headache: { name: 'headache' },
  migraine: { name: 'migraine' },
  inflammation: { name: 'inflammation' },
  'menstrual-cramps': { name: 'period pain' },
  pms: { name: 'PMS' },
  menopause: { name: 'the menopause' },
  fertility: { name: 'trying for a baby' },
  lactation: { name: 'milk supply' },
  'pregnancy-nausea': { name: 'morning sickness' },
  libido: { name: 'low libido' },
  prostate: { name: 'prostate trouble' },
  urinary: { name: 'the urinary tract' },
  kidney: { name: 'kidney stones' },
  skin: { name: 'irritated skin' },
  acne: { name: 'acne' },
  eczema: { name: 'eczema' },
  wounds: { name: 'a small wound' },
  bruises: { name: 'bruises' },
  burns: { name: 'a small burn' },
  hair: { name: 'thinning hair' },
  eyes: { name: 'tired eyes' },
  mouth: { name: 'a sore mouth' },
  weight: { name: 'losing weight' },
  bones: { name: 'weak bones' },
  muscles: { name: 'sore muscles' },
  exercise: { name: 'endurance in training' },
  'healthy-ageing': { name: 'healthy ageing' },
  nutrition: { name: 'gaps in the diet', asks: 'Which vitamins do I need?' },
  thyroid: { name: 'an underactive thyroid' },
  'travel-sickness': { name: 'travel sickness' },
  worms: { name: 'worms' },
  fungal: { name: 'a fungal infection' },
  'cancer-support': { name: 'living with cancer' },
  'topical-pain': { name: 'an ache that wants rubbing in' },
  'insect-bites': { name: 'insect bites' },
  detox: { name: 'detox' },
  ...apart,
};

/** The plain sentence that asks for help with a complaint. */
export function asksFor(kind: ComplaintKind): string {
  const { name, asks } = complaints[kind];
  return asks ?? `What helps with ${name}?`;
}

/** In the order in which their weights stand. */
// safe: the keys of the record apart are those of it.
export const complaintKinds = [...useKeys, ...(Object.keys(apart) as (keyof typeof apart)[]), 'none'] as const;
