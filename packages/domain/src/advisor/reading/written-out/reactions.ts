import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

const pen = String.raw`(?:epi[- ]?pens?|auto-?injectors?|(?:adrenaline|epinephrine)(?: (?:pens?|injectors?))?|jext(?: pens?)?|auvi-?qs?|emerades?|anapens?)`;
const insect = '(bee|wasp|hornet|insect|yellow jacket|fire ant|ant)s?';
/** It was used, and is not only kept. */
const notUsed = String.raw`(?<!\b(?:us(?:e|ed|ing)|gave|need(?:ed)?|jabbed|injected|just) (?:\w+ )?)`;

/** "Came up in lumps after the camomile", "arnica gel brought me out in a rash": an allergy told by what it did, or by what is kept for it. */
export const reactions: readonly Step[] = [
  // "Got an epipen for bee stings", "bee stings, got an epipen": kept for an allergy, and no bite to be soothed.
  [
    new RegExp(
      String.raw`\b${notUsed}(${pen})(?: (?!us(?:e|ed)\b|just\b|now\b)[\w]+){0,4}?[ ,:]+(?:(?:for|because of|bc|bcos|[ck]o[sz]|of|due to|against|in case of|after|an?|my|the) )*${insect}\b(?:['’]?s?)(?: (?:stings?|venom|bites?|allerg(?:y|ies)))?`,
      'gi',
    ),
    '$1, allergic to $2 stings.',
  ],
  [
    new RegExp(
      String.raw`(?<=^\W*(?:(?:and|also|btw|oh)\W+)*)${insect}\b(?: (?:stings?|venom|bites?))?[,:;. -]+(?:(?:i|so|i've|ive|have|got|carry|keep|an?|my|two) )*(${pen})`,
      'gi',
    ),
    'I have an $2, allergic to $1 stings.',
  ],
  [
    /\b(?:came|come|broke|comes) (?:up|out) (?:all )?in (?:a |an |big |red |itchy |horrible )*(?:hives|lumps|welts|wheals|weals|bumps|blotches|rash|nettle ?rash)(?: all over)?,? (?:after|from|with|since) (?:the |my |using |taking |drinking |having |that |some |a )*([a-z']{3,20}(?: (?!tea\b|bath|cream|gel|oil)[a-z']{3,14})?)\b[^.?!]{0,24}/gi,
    '$&, allergic to $1',
  ],
  [
    /\b([a-z']{4,20})(?: (?:gel|cream|tea|oil|balm|drops|tincture|capsules?|lotion))? (?:brought (?:me|him|her|them) (?:up|out) in|gave (?:me|him|her|them)) (?:a |an |big |red |itchy |horrible |bad )*(?:hives|welts|wheals|weals|rash|lumps|blotches|nettle ?rash)\b/gi,
    '$&, allergic to $1',
  ],
];
