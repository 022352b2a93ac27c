import { testerOf } from '../resolve/patterns/quick-patterns.ts';
import { tellsHarmOfOnce } from '../resolve/harmed-once.ts';
import { choice, sequence, withPlainApostrophes } from '../resolve/phrases.ts';
import { type UseKey, useKeys } from './use-keys.ts';
import { usePhrases } from './use-phrases.ts';

const standsIn = testerOf(() => usePhrases.map(([, pattern]) => pattern));

/** Each use once, where it first stands. */
const usesInOrder: readonly UseKey[] = [...new Set(usePhrases.map(([use]) => use))];

/** The uses a text asks about, in a fixed order. */
export function usesFromText(text: string): readonly UseKey[] {
  const plain = withPlainApostrophes(text.toLowerCase()).replaceAll(denied, ' ');
  const stands = standsIn(plain);
  const told = new Set(usePhrases.filter(([, pattern]) => stands(pattern)).map(([use]) => use));
  // "Period cramps" are of the womb.
  if (told.has('menstrual-cramps') && !ofTheBelly.test(plain)) told.delete('cramps');
  // "Killer workout, my legs are dead": it is over, and they are sore.
  if (told.has('muscles') && !toTrainBetter.test(plain)) told.delete('exercise');
  // "Period mood swings" come and go with the cycle.
  if (told.has('pms') && withTheCycle.test(plain) && !lowAnyway.test(plain))
    for (const use of ['mood', 'stress', 'anxiety'] as const) told.delete(use);
  setAside(told, plain);
  // Of years ago, and no wound of today.
  if (told.has('wounds') && tellsHarmOfOnce(plain)) told.delete('wounds');
  // "A clot after my hip", "my knee replacement": the joint was operated on, and nobody says that it aches.
  if (told.has('joints') && operated.test(plain) && !aches.test(plain)) told.delete('joints');
  return usesInOrder.filter((use) => told.has(use));
}

/** A broad complaint that only says how another one feels, where it came from, or when it is there. */
function setAside(told: Set<UseKey>, plain: string): void {
  const drop = (...uses: readonly UseKey[]) => uses.forEach((use) => told.delete(use));
  // "My gums are inflamed" is of the mouth.
  if (ofOnePlace.some((use) => told.has(use)) && !ofTheWhole.test(plain)) drop('inflammation');
  // "A head cold, sneezing" is no hay fever.
  if (told.has('colds') && aCold.test(plain) && !ofPollen.test(plain)) drop('allergies');
  // "No appetite since the flu": the flu is over.
  if (told.size > 1 && coldThatWas.test(plain) && !aCold.test(plain.replaceAll(coldThatWas, ' ')))
    drop('colds', 'immunity');
  // "My cheeks ache, green snot" is all of the sinuses.
  if (told.has('sinus') && faceAches.test(plain)) drop('pain', 'headache');
  // "Bloated before my period" comes and goes with it.
  if (told.has('pms') && bloatedWithTheCycle.test(plain)) drop('bloating', 'digestion');
  // "Varicose veins, my legs ache by evening": the veins ache.
  if (told.has('veins') && legsAche.test(plain) && !strained.test(plain)) drop('muscles', 'pain', 'topical-pain');
}

const ofOnePlace = [
  'mouth',
  'sore-throat',
  'sinus',
  'eczema',
  'acne',
  'urinary',
  'wounds',
  'veins',
  'eyes',
] as const satisfies readonly UseKey[];
const ofTheWhole =
  /\binflammation (?:in|of|all over) (?:my|the|his|her) (?:whole )?body\b|\b(?:chronic|systemic|general|low[- ]grade) inflammation\b|\b(?:everywhere|all over)\b/;
const aCold =
  /\b(?:head |chest |bad |heavy |common )?colds?\b(?! (?:hands?|feet|sores?|air|water|weather|wind))|\bflu\b|\bvirus\b/;
const ofPollen =
  /\bpollen\b|\bhay ?fever\b|\ballerg\w*|\b(?:each|every) (?:spring|summer|year)\b|\bseason\w*|\bitch\w*|\b(?:cats?|dogs?|dust)\b/;
const coldThatWas =
  /\b(?:after|since|from|following|(?:getting|got) over|recover\w* from) (?:(?:a|an|the|my|his|her|that|having|having had|i had|this|last) )*(?:(?:bad|nasty|long|heavy|awful) )?(?:flu|influenza|colds?|covid|virus|chest infection)\b(?! (?:vaccin\w*|jab|shot))/g;
const faceAches =
  /\b(?:cheeks?|cheekbones?|face|forehead|brow)\b[^.?!]{0,16}\b(?:ach\w+|hurt\w*|sore|pain\w*|throb\w*|pressure)/;
const legsAche =
  /\b(?:legs?|calf|calves|shins?|feet)\b[^.?!]{0,24}\b(?:ache|aches|aching|hurt|hurts|hurting|throb\w*|sore|tired|pain\w*)/;
const strained = /\b(?:gym|workout|training|ran|run|running|marathon|hik\w*|squats?|strain\w*|pulled|cramps?)\b/;
const hadNot = sequence(
  /(?:(?:back|chest|neck|stomach|tummy|belly|abdominal|joint|muscle|ear|eye|leg|flank|kidney) )?/,
  choice(
    /pains?|aches?|fever|temperature|cough(?:ing)?|nausea|vomiting|cramps|headaches?|migraines?|diarrh?o?ea|constipation/,
    /bloating|heartburn|reflux|rash(?:es)?|itch(?:ing|iness)?|weight loss|swelling|inflammation|infections?|sore throat/,
    /runny nose|phlegm|dizziness|burning|gas|stress|worr(?:y|ies)|anxiety|allerg(?:y|ies)/,
  ),
).source;
/** "No fever, no back pain", "no pain no blood", "gallstones, no pain now": told as what is not there. */
export const denied = sequence(
  /(?<!\b(?:want|need|with|for|be|have) )\bno (?:more |real |bad |sign of )?/gi,
  `${hadNot}(?: (?:or|nor|and) (?:no )?${hadNot})*`,
  /\b(?: (?:now|any ?more|at all|at the moment|whatsoever|either|really))?/,
  /(?=\s*(?:[),.;:!?–-]|$|(?:and|but|or|nor|no|just|only|though|tho|so|what|which|any|is)\b))/,
);
const operated =
  /\b(?:after|since) (?:my|his|her|the) (?:new |left |right |first |second )?(?:hips?|knees?|shoulder)\b(?! (?:got|gets?|became|began|started|is|was|went|has))|\b(?:hip|knee|shoulder|joint) (?:replacements?|ops?|operations?|surgery)\b|\bnew (?:hip|knee)\b/;
const aches =
  /\b(?:pain\w*|ach\w+|sore\w*|hurt\w*|stiff\w*|swoll\w+|swell\w*|arthrit\w*|arthros\w*|inflam\w*|joints?|bend\w*|mobil\w*)\b/;

const moods = String.raw`(?:moods?|mood ?swings?|moody|snappy|irritab\w+|ratty|tearful|tears|weepy|rage|anger|angry|temper\w*|crying|cry|bit(?:e|ing) \w+(?:'s)? heads? off|blues|anxiety|anxious|stress\w*|nerv\w+)`;
const cycle = String.raw`(?:periods?|menstrual|premenstrual\w*|pms|pmt|pmdd|cycle|time of (?:the|my) month)`;
const withTheCycle = new RegExp(String.raw`\b${moods}\b[^.?!]{0,48}\b${cycle}\b|\b${cycle}\b[^.?!]{0,48}\b${moods}`);
const bloatedWithTheCycle = new RegExp(
  String.raw`\b(?:bloat\w*|swollen|puffy|water retention)\b[^.?!]{0,48}\b${cycle}\b|\b${cycle}\b[^.?!]{0,48}\b(?:bloat\w*|swollen|puffy|water retention)\b`,
);
const lowAnyway =
  /\bdepress\w*|\bhopeless\b|\blow moods?\b|\b(?:always|all the time|every day|for (?:weeks|months|years))\b|\b(?:also|as well|besides)\b/;

const toTrainBetter =
  /\b(?:before|pre)\b|\b(?:better|perform\w*|faster|stronger|endurance|strength|energy|build|gain|grow|bigger|put on|more muscle|prevent|recover\w*)\b/;

const ofTheBelly =
  /\b(?:stomach|tummy|belly|gut|intestin\w*|bowel) (?:cramps?|pains?|aches?)\b|\b(?:stomach|tummy|belly) ?aches?\b/;

/** What most people come for: asked for where nothing else is. */
export const usualUses = ['sleep', 'stress', 'digestion', 'immunity'] as const satisfies readonly UseKey[];

/** The use of this key, or those that the words stand for. */
export function usesNamed(keyOrText: string): readonly UseKey[] {
  const known = useKeys.find((key) => key === keyOrText);
  return known === undefined ? usesFromText(keyOrText) : [known];
}
