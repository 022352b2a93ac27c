import { distance, wordsOf } from './words.ts';

/** What people complain of and tell of themselves: misspelt often, and too weighty to miss. */
const symptoms =
  `sleep sleeping asleep insomnia stress stressed anxiety anxious nervous panic depression depressed headache migraine
  stomach digestion bloating bloated constipation constipated diarrhea nausea nauseous vomiting heartburn reflux energy
  tired fatigue exhausted immune immunity cough throat congestion fever allergies memory concentrate focus muscle joints
  arthritis inflammation cholesterol pressure diabetes period cramps menopause flashes pregnant pregnancy breastfeeding
  breathing breathe bleeding seizure unconscious swallowed overdose suicide suicidal poison poisoned eczema psoriasis
  dandruff prostate bladder urinary surgery operation children daughter medicine medication supplement remedy remedies
  herbal natural kidney epilepsy asthma thyroid bruise bruised`
    .trim()
    .split(/\s+/);

/** Words of their own that lie as near to a symptom as a misspelling does (SCOWL, size 35; see words-near-names.gen.ts). */
const otherWords: ReadonlySet<string> = new Set(
  `arthritic arthritics badder bladders blander bleaching bleated bleating blending blotted blotting boated boating
  braise braised breaching breasting breath breathed breather breathes breaths breeding broaching bruises camps champs
  clamps concentrated concentrates conception concession confection confession congesting connection constituted
  constitution contention convection convention couch coughs cramp crams daughters decreased depresses depressing
  depressions diarrhoea digesting digestions digestive digressed digression direction fatigued fatigues fevers fewer
  fiver flashed flasher flashest fleshes flushes headaches impunity inflammations joins joint kidneys mediation
  medicating medications medicines meditation meditations migraines muscled muscles naturals operating operational
  operations operative overdoes overdone overdosed overdoses panics periods poignancy poisons pressured pressures prison
  prostrate reflex remedied scalloped seeping seizures shallower sheep sleek sleeking sleeps sleepy sleet sleeting steep
  steeping stomachs stresses strews suicides supplemented supplements sweep sweeping threat throats thyroids tided tiled
  timed tires tried unconsciously slept sleeper swallow breaks broken brushes bruising poisoning poisonous`
    .trim()
    .split(/\s+/),
);

const shortest = 5;
const longEnoughForTwo = 9;
const byInitial = Map.groupBy(symptoms, (word) => word.charAt(0));
const known = new Set(symptoms);

/** The text with misspelt words for symptoms put right ("sleap", "pregnent", "constapation"); all else stays as it is. */
export function correctSymptoms(text: string): string {
  const slips = wordsOf(text).flatMap(({ text: word, start, end }) => {
    const right = nearestSymptom(word);
    return right === undefined ? [] : [{ start, end, right }];
  });
  return slips.reduceRight((left, { start, end, right }) => left.slice(0, start) + right + left.slice(end), text);
}

function nearestSymptom(word: string): string | undefined {
  if (word.length < shortest || known.has(word) || otherWords.has(word) || /\d/.test(word)) return undefined;
  return byInitial.get(word.charAt(0))?.find((symptom) => {
    const most = Math.min(word.length, symptom.length) < longEnoughForTwo ? 1 : 2;
    return symptom.length >= shortest && distance(word, symptom, most) <= most;
  });
}
