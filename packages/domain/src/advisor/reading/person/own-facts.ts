import { lately } from '../../../resolve/lately.ts';
import { anyPhrase, oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { factsIn } from './message-facts.ts';
import { anyoneNamed } from './relation-words.ts';

/** A message that tells a fact of the one who writes beside somebody else: "baby has a milk allergy and I'm allergic to peanuts". */
export interface Beside {
  /** "I'm allergic to peanuts". */
  readonly own: string;
  /** The message without it. */
  readonly rest: string;
}

export const besideOwnFact: (message: string) => Beside | null = lately(readBeside);

function readBeside(message: string): Beside | null {
  const text = withPlainApostrophes(message);
  const own = [...text.matchAll(clause)].map(([words]) => words).filter(tellsAFact);
  if (own.length === 0) return null;
  const rest = own.reduce((left, words) => left.replace(words, ' '), text);
  return ofAnother.test(rest) && !forOneself.test(rest) ? { own: own.join(', ').trim(), rest } : null;
}

/** What the message tells of the one it is about, and nothing of the one who writes, or the other way round. */
export function onlyOf(message: string, isOther: boolean): string {
  const beside = besideOwnFact(message);
  if (beside === null) return message;
  return isOther ? beside.rest : beside.own;
}

function tellsAFact(words: string): boolean {
  const { allergens, medicines, conditions } = factsIn(words);
  return allergens.length + medicines.length + conditions.length > 0;
}

const clause =
  /(?<=^|[,;.!?]\s*|\b(?:and|but|while|whereas|though)\s)(?:(?:and|but|also|oh|me|myself|though)\s+)*(?:i'm|im|i am|i've|ive|i have|i)\s+(?:(?:also|myself|too|now|already)\s+)*(?:allergic|on\s|taking|take|react|got|have\s|an?\s|diabetic|asthmatic|coeliac|celiac|epileptic|\w+ allergy)[^,.;?!]*/gi;
const ofAnother = oneOf(/\b(?:he|she|baby|they|twins)\b/i, anyoneNamed);
const forOneself = /\b(?:can|could|may|should) i (?:also )?(?:take|have|drink|use|try|eat)\b|\bfor me\b/i;

/** "Aspirin sets my asthma off", "penicillin makes me itch", of the one who writes. */
export const ownIllness = anyPhrase(
  /my (?:\w+ )?(?:asthma|allerg(?:y|ies)|hay ?fever|eczema|psoriasis|epilepsy|diabetes|migraines?|ulcers?)/,
  /my (?:\w+ )?(?:reflux|arthritis|gout|glaucoma|thyroid|ibs|angina|copd|lupus|crohn['’]?s|colitis|gallstones)/,
  /(?:makes?|made|brings?|brought|sends?|sent) me (?:\w+ ){0,2}(?:wheez\w*|itch\w*|swell\w*|swollen|sneez\w*|breathless|dizzy|hives|rash|sick)/,
  /i (?:can['’]?t|cannot|can not|mustn['’]?t|must not) (?:have|take|tolerate|drink|eat) (?!(?:it|him|her|them|this|that)\b)\w+/,
);
