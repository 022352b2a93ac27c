const woman =
  '(?:daughter|sister|mother|mum|mom|wife|partner|girlfriend|friend|neighbou?r|colleague|boss|cousin|aunt|niece|best friend|roommate|flatmate|(?:sister|daughter|mother)-in-law|dog|cat)';
const anothersStage = new RegExp(
  `(?:\\b(?:my|our|his|her|a|the) (?:\\w+ )?|^\\s*)${woman}(?:['’]s| is| was| and i are)?,? (?:who is |currently |now |also )?(?:\\w+ ){0,3}?(?:pregnant|expecting|due|breast ?-?feeding|nursing|having a baby|in labou?r|\\d+ weeks)\\b(?: (?:with|in|for|her|and breastfeeding)\\b[^.,;!?\\n]{0,20})?`,
  'gi',
);
const forMe =
  /\b(?:(?:this|it) (?:is|would be) (?:just |only )?for me|for me\b|for myself|not for her|not me|i(?:['’]?m| am) (?:\d{2}\b|an? (?:\w+ )?(?:man|guy|bloke)|male|her (?:mother|mum|mom|dad|father|husband|brother)|the (?:dad|father|grand\w+)|not (?:pregnant|expecting)|just the)|(?:can|could|should|may|would) i (?!give|buy|get|make|offer|recommend)|i (?:want|need|would like|['’]d like|was wondering if i|wonder if i) (?!to (?:give|buy|get|help|make))|myself)/i;
const forHer =
  /\b(?:give|giving|buy(?:ing)?|get(?:ting)?|mak(?:e|ing)|offer|for|does|can|could|should|may|would|let) (?:it |this |some |a tea )?(?:to |for )?(?:her|she|my (?:wife|daughter|sister|friend|partner|girlfriend|mother|mum|mom|cousin|niece))\b|\bwants? (?:it|to)\b|\bshe (?:wants|can|takes?|drinks?|asked|would|is asking)\b/i;

/** A text without the pregnancy or nursing of somebody else, where the person asks for themselves. */
export function withoutOthers(text: string): string {
  if (!anothersStage.test(text)) return text;
  anothersStage.lastIndex = 0;
  return forMe.test(text) && !forHer.test(text) ? text.replaceAll(anothersStage, ' ') : text;
}
