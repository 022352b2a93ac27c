import { anyPhrase, choice, onlyPhrase, withPlainApostrophes } from '../resolve/phrases.ts';

/**
 * Whom a message speaks of, as a relation of the one who asks ("daughter", "husband"); null is that person. A message
 * that says nothing of it keeps the one before.
 */
export function relationSpokenOf(message: string, before: string | null): string | null {
  const text = withPlainApostrophes(message);
  if (nursingOne.test(text)) return null;
  for (const pattern of spokenOf) {
    const relation = pattern.exec(text)?.[1];
    if (relation !== undefined) return relation.toLowerCase();
  }
  if (agedOne.test(text) || anyChild.test(text) || bareChild.test(text)) return 'child';
  return oneself.test(text) ? null : before;
}

/** Whether a relation is one of a grown-up, as far as the word tells. */
export function isAdultRelation(relation: string): boolean {
  return !young.test(relation);
}

const youngRelations = [
  /daughters?/,
  /sons?/,
  'child',
  'children',
  /kids?/,
  /bab(?:y|ies)/,
  'infant',
  'newborn',
  'toddler',
  /teen(?:ager)?/,
  'boy',
  'girl',
  'little one',
  /grand ?(?:son|daughter|child)/,
  'niece',
  'nephew',
];
const adultRelations = [
  'husband',
  'wife',
  'spouse',
  'partner',
  'boyfriend',
  'girlfriend',
  'mother',
  'father',
  'mom',
  'mum',
  'dad',
  /grand ?(?:mother|father|ma|pa|mom|dad|parents?)/,
  'granny',
  'nana',
  'friend',
  'sister',
  'brother',
  'aunt',
  'uncle',
  'cousin',
  /neighbou?r/,
  'colleague',
  'mother-in-law',
  'father-in-law',
  /parents?/,
];
const young = onlyPhrase(...youngRelations);

const relation = `(${choice(...youngRelations, ...adultRelations)})`;
const described = choice(
  /\d{1,3}(?:[- ]?(?:years?|yrs?|yo|y\/o|months?|mos?|weeks?|days?))?(?:[- ]old)?/,
  'little',
  'older',
  /elder(?:ly)?/,
  'younger',
  'teenage',
  'small',
  'newborn',
  'pregnant',
  'diabetic',
  'best',
);
const theirs = String.raw`(?:my|our|the|a|an|his|her)\s+(?:${described}\s+)*${relation}`;
const doesSomething = choice(
  /has|have|had|is|are|was|takes?|taking|can'?t|cannot|can|could|should|may|would|will|doesn|isn|won/,
  /suffers?|needs?|feels?|gets?|got|keeps?|wants?|hurts?|cries|coughs?|sleeps?/,
  /also|who|with|aged?|just|always|often/,
  /\(|,|'s/,
);
const spokenOf = [
  new RegExp(
    String.raw`\b(?:for|about|give|giving|gave|to)\s+(?:it\s+|this\s+|that\s+|them\s+|to\s+)*${theirs}\b`,
    'i',
  ),
  new RegExp(String.raw`\b${theirs}\s+${doesSomething}`, 'i'),
  new RegExp(String.raw`\b(?:can|could|should|may|does|is|and|what about|how about|would)\s+${theirs}\b`, 'i'),
];

/** "Is it safe for a toddler?", "for my 3 year old". */
const anyChild =
  /\b(?:for|to|give|giving|ok for|safe for|in)\s+(?:a\s+|an\s+|my\s+|our\s+|the\s+)?(?:young\s+|small\s+|little\s+)?(?:child(?:ren)?|kids?|toddlers?|bab(?:y|ies)|infants?|newborns?|teens?|teenagers?|\d{1,2}[- ]?(?:year|yr|month|week)s?[- ]?olds?)\b/i;
/** "My 3 year old keeps waking". */
const agedOne = /\b(?:my|our)\s+\d{1,2}[- ]?(?:(?:years?|yrs?|months?|mos?|weeks?)[- ]?olds?|yo|y\/o)\b/i;
/** "Baby 8 months with a cough", "teething baby, 7 months". */
const bareChild =
  /\b(?:baby|newborn|infant|toddler|child|boy|girl)\b[\s,(]+(?:of |aged? |is )?\d{1,2}\b|\b\d{1,2}[- ]?(?:months?|weeks?|days?)[- ]old\b|^\s*(?:teething )?(?:baby|toddler|infant|newborn)\b/i;

/** The mother is the one who asks: "I am nursing my son". */
const nursingOne = anyPhrase(
  /(?:nursing|breast[- ]?feeding|pregnant with|expecting)\s+(?:my|a|our)\s+(?:\w+\s+){0,2}(?:baby|son|daughter|child|newborn)/,
);
const oneself = anyPhrase(
  /for (?:me|myself)/,
  /(?:i|i'm|im|i've|i'd)\s+(?:have|has|am|take|took|feel|felt|need|want|suffer|get|got|can'?t|cannot|can|should|could|may|was|do|don'?t|drink|use|keep|struggle|'m|ve|also)/,
  /i'?m/,
  'my',
);
