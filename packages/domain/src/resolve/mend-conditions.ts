import { madeAtOnce } from '../made-ready.ts';
import { isGivenName } from './given-names.ts';
import { lately } from './lately.ts';
import { lexicon } from './lexicon.ts';
import { isNearerEverydayWord } from './near-everyday.ts';
import { ordinaryWords } from './ordinary-words.ts';
import { distance, type Word } from './words.ts';
import { wordsNearIllness } from './words-near-illness.gen.ts';
import { wordsNearNames } from './words-near-names.gen.ts';
import { wordList } from './phrases.ts';

/** Words of illness people misspell. */
const targets =
  `diabetes diabetic epilepsy epileptic seizure seizures hypertension hypertensive hypotension hepatitis cirrhosis cirrhotic
  haemophilia hemophilia haemophiliac hemophiliac glaucoma schizophrenia schizophrenic psychosis psychotic bipolar asthma asthmatic
  arrhythmia arrhythmias fibrillation endometriosis fibroids gastritis gallstones gallbladder pancreatitis diverticulitis psoriasis
  psoriatic rheumatoid arthritis thyroid hyperthyroid hypothyroid hyperthyroidism hypothyroidism hashimotos osteoporosis parkinsons
  alzheimers anaemia anaemic haemochromatosis hemochromatosis porphyria tuberculosis transplant dialysis haemodialysis hemodialysis
  kidney kidneys depression depressed migraine migraines insomnia eczema leukaemia leukemia lymphoma prostate ulcerative colitis
  angina disease pressure cholesterol sclerosis autoimmune immune platelets cancer stricture oesophagus esophagus obstruction
  thrombosis embolism coronary palpitations tachycardia bradycardia pacemaker failure aneurysm haemorrhage hemorrhage sarcoidosis
  myasthenia dementia appendicitis bleeding clotting alcoholic alcoholism anorexia bulimia cystitis nephritis oedema emphysema
  bronchitis phenylketonuria hyperaldosteronism prolactinoma pituitary addisons favism coeliac crohns fibrosis jaundice potassium
  ferritin thalassaemia thalassemia thrombocytopenia cardiomyopathy allergic allergy`.split(/\s+/);
/** Real words as near to them as a slip. */
const meantAsWritten = new Set(
  `andina andino chiaro chiara chiavi chiare chiari hepaticas hepaticos hepatica hepatico hepatiques epatici epatiche hepatisch automatic blending breeding breasts cancel cancels canter clothing clouting croons crowns depress depresses depressing digressed
  digression dressed migrates obstructing peacemaker peacemakers pressured psychic scripture stricter structure structures structured
  resection resections linea weakly chrono camaron miele gravid gravida primigravida multigravida breastfeed breastfeeds lactate lactates preemie weaned preggers preggo
  ovarian organic chronic allegory allegoric immature imagine engine vagina bipedal kindly kidding hepatic diabetics thyroids`.split(
    /\s+/,
  ),
);
/** Slips too far from the word, or in words too short, to be found by nearness. */
const usualSlips: ReadonlyMap<string, string> = new Map(
  `blod blood presure pressure livr liver lver liver kidny kidney kidnies kidneys brest breast disoder disorder disese disease
  diesease disease swolowing swallowing swalowing swallowing seizers seizures siezures seizures gowt gout goute gout stomache
  stomach ulser ulcer ulsers ulcers skitzophrenia schizophrenia skizophrenia schizophrenia tyroid thyroid theyroid thyroid
  bleading bleeding blead bleed canser cancer cancr cancer astma asthma colestrol cholesterol diabeties diabetes
  potasium potassium potasium potassium calcuim calcium
  epilepcy epilepsy newmonia pneumonia pregant pregnant pregnat pregnant`
    .split(/\s+/)
    .flatMap((word, place, all) => (place % 2 === 0 ? [[word, all[place + 1] ?? word] as const] : [])),
);
const stageWords = wordList(`
  pregnant pregnancy breastfeeding breastfed nursing lactating trimester expecting conceive postpartum trying
  vasectomy adolescent preschooler toddler newborn infant operated yesterday booked scheduled carrying
  chestfeeding preggers preggo gravid nightcap fourteen fifteen sixteen seventeen eighteen months awaiting
  surgery operation antenatal prenatal
`);
const shortestOfAll = 5;
const ofIllness = madeAtOnce(() => Map.groupBy(illnessWords(), (target) => target[0] ?? ''));
const shortest = 5;
/** No target is as long, and nobody can fill the memory with words that are no words. */
const longest = 24;
const longWord = 9;
const mendLately = lately((word) => nearest(word) ?? word);
const byInitial = madeAtOnce(() => Map.groupBy(targets, (target) => target[0] ?? ''));
const knownWords = madeAtOnce(() => new Set([...lexicon().phrases.keys()].flatMap((phrase) => phrase.split(' '))));

/** Corrects misspelt illnesses: the corrected words, and the text they form. */
export function mendConditions(text: string, words: readonly Word[]): { words: readonly Word[]; plain: string } {
  const mended = words.map((word) => {
    const right = mend(word.text);
    return right === word.text ? word : { ...word, text: right };
  });
  if (mended.every((word, place) => word === words[place])) return { words, plain: text };
  const plain = mended.reduceRight(
    (left, word, place) =>
      word === words[place] ? left : left.slice(0, word.start) + word.text + left.slice(word.end),
    text,
  );
  return { words: mended, plain };
}

function mend(word: string): string {
  const usual = usualSlips.get(word);
  if (usual !== undefined) return usual;
  if (word.length < shortest || word.length > longest || /\d/.test(word)) return word;
  return mendLately(word);
}

function nearest(word: string): string | undefined {
  if (knownWords().has(word) || ordinaryWords.has(word) || wordsNearNames.has(word)) return undefined;
  if (meantAsWritten.has(word) || isGivenName(word)) return undefined;
  let best: { target: string; slips: number } | undefined;
  for (const target of byInitial().get(word[0] ?? '') ?? []) {
    const most = target.length < longWord ? 1 : 2;
    const slips = distance(word, target, most);
    if (slips <= most && slips < (best?.slips ?? most + 1)) best = { target, slips };
  }
  if (best && isNearerEverydayWord(word, best.target)) return undefined;
  return best?.target ?? nearestOfIllness(word);
}

/** The word of any phrase of illness, or of a stage of life, that lies one slip away. */
function nearestOfIllness(word: string): string | undefined {
  if (word.length < shortestOfAll || wordsNearIllness.has(word)) return undefined;
  return ofIllness()
    .get(word[0] ?? '')
    ?.find((target) => distance(word, target, 1) <= 1);
}

/** What a misspelt word may be mended into: the words of every phrase of illness, and of the stages of life. */
export function illnessWords(): ReadonlySet<string> {
  const named = [...lexicon().phrases].flatMap(([phrase, entries]) =>
    entries.some(({ kind }) => kind === 'condition')
      ? phrase.split(' ').filter((word) => /^[a-z]{6,}$/.test(word))
      : [],
  );
  return new Set([...stageWords, ...named]);
}
