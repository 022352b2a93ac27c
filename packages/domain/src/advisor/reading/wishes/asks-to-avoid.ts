import type { Mention } from '../../../resolve/mention.ts';
import { choice, sequence, withPlainApostrophes } from '../../../resolve/phrases.ts';

/**
 * What does not go together: 'herbs' asks which herbs do not go with a medicine or an illness ("which teas can't I take
 * with warfarin?"), 'others' asks what a named herb does not go with, or who should leave it ("who can't take kava?").
 */
export function asksToAvoid(question: string, mentions: readonly Mention[]): 'herbs' | 'others' | null {
  const text = withKinds(withPlainApostrophes(question), mentions);
  if (!asks.test(text) || asksForFitting.test(text)) return null;
  const namesHerb = text.includes(kindWords.herb);
  const namesOther = text.includes(kindWords.medicine) || text.includes(kindWords.condition) || ownMedicines.test(text);
  if (!namesHerb)
    return (namesOther || anOperation.test(text)) && herbsNotTaken.some((each) => each.test(text)) ? 'herbs' : null;
  return !namesOther && othersNotTaken.some((each) => each.test(text)) ? 'others' : null;
}

const kindWords = { herb: 'HERB', medicine: 'MEDICINE', condition: 'ILLNESS' } as const;

/** The text with each name replaced by what it names. */
function withKinds(text: string, mentions: readonly Mention[]): string {
  return mentions.toReversed().reduce((left, { kind, start, end }) => {
    const word = kind === 'allergen' ? text.slice(start, end) : kindWords[kind];
    return left.slice(0, start) + word + left.slice(end);
  }, text);
}

const asks =
  /\?|^\W*(?:herbs?|supplements?|teas?|vitamins|remedies|tell me|list|name|what|which|are there|is there|do|who)\b/i;
const ownMedicines =
  /\b(?:my|his|her|their|these|those) (?:\w+ )?(?:medicines?|medications?|meds|tablets|pills?|prescriptions?)\b/i;

/** Something planned, before which much is left out. */
export const anOperation = sequence(
  /\b(?:before|around|ahead of|prior to|for|having|have|with|and)/i,
  / (?:an?|my|the|his|her|their|any)? ?(?:\w+ ){0,2}?/,
  choice(
    /surger(?:y|ies)|operations?|op|procedure|(?:knee|hip|joint) replacement/,
    /general an(?:a)?esthe\w+|an(?:a)?esthe\w+/,
  ),
  /\b/,
);

const things = String.raw`(?:herbs?|herbals?|(?:herbal )?teas?|supplements?|vitamins?|minerals?|plants?|remed(?:y|ies)|products?|natural (?:\w+ )?|foods?|drinks?|what|anything|something|things?|ones?)`;
const notTaken = String.raw`(?:(?:not|n't|never|no longer) (?:\w+ ){0,3}?(?:take|taken|taking|have|had|use|used|drink|eat|mix|mixed|combine|combined|go|allowed|touch|add)|\b(?:stop|quit|give up|discontinue|pause)(?: taking| using)?)`;
const cannot = String.raw`(?:can't|cannot|can not|mustn't|must not|shouldn't|should not|may not|mayn't|should never|must never|can never|can (?:i|we|he|she) not|may (?:i|we|he|she) not|should (?:i|we|he|she) (?:not|never))`;
const speaksAgainst = String.raw`(?<!(?:n't|\b(?:not|never|no|without|wont|doesnt|dont|isnt|cant|wouldnt)) (?:be )?)(?:avoid\w*|stay (?:\w+ )?(?:away|clear)|steer clear|keep (?:\w+ )?(?:away|off|clear)|leave (?:\w+ )?(?:out|off|alone)|dangerous|risky|harmful|unsafe|bad|a (?:problem|danger|risk)|interact\w*|clash\w*|reacts?(?: badly)?|interferes?|conflicts?|incompatible|forbidden|off[- ]limits|watch out|careful|wary|beware|mess(?:es)? with|don't (?:go|mix|agree))`;

const herbsNotTaken = [
  new RegExp(String.raw`\b${things}\b[^.?!;]{0,50}\b(?:${cannot}|${speaksAgainst})(?![^.?!;]*\bsleep\b)`, 'i'),
  new RegExp(String.raw`\b${things}\b[^.?!;]{0,30}\b${notTaken}\b`, 'i'),
  new RegExp(String.raw`\b${speaksAgainst}\b[^.?!;]{0,40}\b${things}\b`, 'i'),
];

const people = String.raw`(?:who|whom|people|anyone|anybody|someone|(?:what|which|any|other) (?:\w+ )?(?:medicines?|medications?|meds|drugs?|tablets|pills|conditions?|illness(?:es)?|diseases?|people|patients|herbs?|supplements?|things?)|what|anything|when)`;
/** "Which teas are not bad with high blood pressure?" asks for those that go with it. */
export const asksForFitting = new RegExp(
  String.raw`\b(?:not|n't|never|no|without) (?:be )?(?:avoid\w*|dangerous|risky|harmful|unsafe|bad|a (?:problem|danger|risk)|interact\w*|clash\w*|react\w*|interfer\w*|conflict\w*)`,
  'i',
);

const othersNotTaken = [
  new RegExp(String.raw`\b${people}\b[^.?!;]{0,40}\b(?:${cannot}|${speaksAgainst})\b`, 'i'),
  new RegExp(String.raw`\b${people}\b[^.?!;]{0,40}\b${notTaken}\b`, 'i'),
];
