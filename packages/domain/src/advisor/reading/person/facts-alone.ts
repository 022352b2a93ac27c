import { wordList } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { isReply } from '../written-out/replies.ts';
import { factsIn } from './message-facts.ts';

/** "Underactive thyroid, levothyroxine 75", "peanut allergy", "pregnant 9 wks": nothing but what the checks go by, and no wish. */
export function tellsOnlyFacts(message: string): boolean {
  if (message.includes('?')) return false;
  const { conditions, allergens, pregnant, breastfeeding } = factsIn(message);
  const isWeighty = conditions.some(({ id }) => weightyIllnesses.has(id));
  if (!isWeighty && allergens.length === 0 && !pregnant && !breastfeeding) return false;
  const named = readText(message).mentions.filter(({ kind }) => kind !== 'herb' || allergens.length > 0);
  const rest = named.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    message.toLowerCase(),
  );
  return (rest.match(/\p{L}+/gu) ?? []).every((word) => around.has(word));
}

/** Whether a message answers what was asked, or tells only facts in the middle of a talk. */
export function repliesOrTells(request: AdvisorRequest): boolean {
  return isReply(request) || (request.history.length > 0 && tellsOnlyFacts(request.question));
}

/** What stands around such names: small words, amounts, how long and how bad. */
const around: ReadonlySet<string> = new Set(
  wordList(`
    oh ah and also too btw by the way well ok so forgot sorry here though tho as well actually i m im ve ive am is have has s
    having had got he she my me we a an on with to from of in since at years year yrs yr months mths month weeks week wks wk days
    take takes taking use mg mcg ug daily once twice day nightly tabs tablets tablet pills type stage grade allergy allergies allergic bad badly mild
    severe slight slightly bit long term diagnosed just now new old pregnant preggo preggers expecting gone along nursing
    breastfeeding breast feeding bf baby newborn
  `),
);

/** These decide whether what was spoken of may be taken. */
export const weightyIllnesses: ReadonlySet<string> = new Set(
  wordList(`
    kidney-disease dialysis liver-disease hepatitis bile-duct-obstruction gallstones pancreatitis heart-failure heart-disease
    artificial-heart-valve arrhythmia long-qt high-blood-pressure stroke brain-bleed blood-clots bleeding-disorder diabetes
    epilepsy bipolar-disorder schizophrenia psychosis myasthenia-gravis parkinsons-disease multiple-sclerosis
    raised-intracranial-pressure asthma copd glaucoma organ-transplant weakened-immunity hiv tuberculosis autoimmune-disease
    lupus rheumatoid-arthritis sarcoidosis celiac-disease inflammatory-bowel-disease diverticulitis peptic-ulcer gout
    kidney-stones urinary-retention hypothyroidism hyperthyroidism thyroid-disease adrenal-insufficiency hyperaldosteronism
    pituitary-disorder pheochromocytoma low-potassium high-potassium high-calcium hormone-sensitive-condition breast-cancer
    prostate-cancer lung-cancer cancer hemochromatosis g6pd-deficiency porphyria sickle-cell mastocytosis hereditary-angioedema
    phenylketonuria wilson-disease
  `),
);
