import { choice } from '../../../resolve/phrases.ts';
import { theirs } from './relation-words.ts';

const doesSomething = choice(
  /has|have|had|is|are|was|lives?|takes?|taking|can'?t|cannot|can|could|should|may|would|will|doesn|isn|won/,
  /suffers?|needs?|feels?|gets?|got|keeps?|wants?|hurts?|cries|coughs?|sleeps?/,
  /also|who|with|aged?|just|always|often/,
  /itch(?:es)?|snores?|sweats?|hates?|wakes?|complains?|struggles?|limps?|vomits?|refuses?|scratches/,
  /forgets?|loses?|repeats|sneezes|burps|farts|wets|grinds|smokes|falls|seems?|looks|works|worries|panics|aches|swells|shakes|trembles/,
  /(?:comes?|coming|came|visits|joins|travels|flies|stays)(?= (?:too|as well|with us|along|also|round|over)\b)/,
  /\(|,|'s/,
);
/** How a message names somebody it is about, whatever else it says; the relation is the first group. */
export const waysToName: readonly RegExp[] = [
  /\b(?:a|one of my|my)\s+(patient|client|customer)s?\b(?! (?:person|man|woman|type|guy|sort)\b)(?: of mine)?/i,
  /\b(?:of|on)\s+(?:my|the|our)\s+(little one|baby|toddler|newborn|daughters?|sons?|child|children|kids?)\b/i,
  new RegExp(
    String.raw`\b(?:for|about|give|giving|gave|to|helps?|protects?|keeps?|calms?|soothes?|suits?)\s+(?:it\s+|this\s+|that\s+|them\s+|to\s+)*${theirs}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b${theirs}(?:\s+${doesSomething}|'s\s+(?:on|got|taking|also|very|so|\w+ing|diabetic|pregnant|up the|in the|\d)\b|\s*,\s*(?:\d{1,3}\b|who|on|with|aged|takes|is|has))`,
    'i',
  ),
  new RegExp(String.raw`\b${theirs},? (?:\d{1,2} |\w+ )?(?:weeks?|months?) (?:pregnant|gone|along)\b`, 'i'),
  new RegExp(String.raw`\b(?:can|could|should|may|does|is|and|what about|how about|would)\s+${theirs}\b`, 'i'),
  new RegExp(String.raw`^\W*(?:(?:and|for|ok)\s+)*${theirs}\s+(?:too|as well|also)\W*$`, 'i'),
  new RegExp(String.raw`^\W*(?:(?:and|for|ok|now|so|but)\s+)*${theirs}\s*[?:]\s*\w`, 'i'),
];
