import { theirs } from './relation-words.ts';

/** "What else brings milk", after the baby was spoken of: the milk is hers who writes. */
export function asksForOwnMilk(text: string): boolean {
  return asksForMilk.test(text) && !nursesToo.test(text);
}

const asksForMilk =
  /(?<!\b(?:goat|goat's|cow|cow's|oat|soya?|almond|formula|his|baby's) )\bmilk(?: supply| flow)? (?:is|has|keeps|went|got|gets|getting|now|become|became)(?: \w+){0,2} (?:less|lower?|little|dry\w*|dried|enough|reduc\w+|small|dropp\w+|decreas\w+)\b|\b(?:what|which|anything|something|how)\b[^.?!]{0,24}\b(?:brings?|boosts?|makes?|increases?|raises?|helps?|for|get|have)\b(?: \w+){0,2} (?:breast ?)?milk(?: supply)?\W*$|\bmy (?:breast ?)?milk (?:supply|is (?:low|drying|going|not enough|less))|\b(?:i|i'm|i am|im) (?:\w+ ){0,4}(?:pump|pumping|express(?:ing)?)\b/i;

/** "My sister-in-law is breastfeeding", "her milk is too little". */
const nursesToo = new RegExp(
  String.raw`\b${theirs}(?:['’]s milk| (?:also |still )?(?:is |who is )?(?:nurs|breast ?-?feed|pump|express)\w*)|\bher milk\b`,
  'i',
);
