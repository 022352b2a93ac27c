import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';

/** "The baby kicks all night", told by the one who carries it. */
const kicks =
  /\b(?:the |my |our )?(?:baby|little one) (?:is |keeps? |always )*(?:kick\w*|mov(?:es?|ing)|press\w*|turns?|turning|due|here|born|dropped|breech|lies|lying)\b/i;
/** "Baby is gassy since", of what she takes. */
const reactsSince = /\b(?:baby|he|she|little one)\b[^.?!]{2,40}\bsince(?: then| (?:i|that)\b[^.?!]{0,20})?\W*$/i;
/** "Any risk for the baby?", asked by the one who carries or nurses it. */
const reachesBaby = sequence(
  /\b/i,
  choice(
    /risk\w*|harm\w*|hurt\w*|suits?|upsets?|bothers?|agrees? with|safe|ok|okay|bad|danger\w*/,
    /pass\w*|affects?|effects?|problems?|reach\w*|gets? (?:in)?to/,
  ),
  /\b[^.?!]{0,24}\b(?:(?:the|my|our) (?:unborn |nursing )?(?:baby|little one|milk)|(?:hurt|harm|affect|reach)(?:s|es|ing)? baby)\b/,
);
/** "Not enough milk for my baby" wants milk for whoever nurses it. */
const milkForIt = oneOf(
  /\b(?:making|producing|mak(?:e|es)|produc(?:e|es)) (?:enough|so little|too little|more|no)(?: (?:breast ?)?milk)? for (?:him|her|them|baby|(?:my|the|our) \w+)\b/i,
  /\b(?:my|our|the) baby (?:isn['’]?t|is not|doesn['’]?t|does not) (?:getting|get|have) enough (?:(?:breast ?)?milk)?/i,
  sequence(
    /\b(?:more|enough|low|little|much|no) (?:breast ?)?milk for (?:my|the|our) (?:\w+ )?/i,
    /(?:baby|newborn|infant|little one|twins|son|daughter)\b/,
  ),
);

/** "Castor oil to make come the baby": she who carries it would take it. */
const bringsItOut =
  /\b(?:make|let|help|get) come (?:out )?(?:the|my|our) baby\b|\b(?:get|bring|make|help|push|move|coax) (?:the|my|our|this) baby (?:to )?(?:out|come|on|along|down|arrive|move)\b/i;

/** "Is honey ok to give the baby?", "can I give baby a spoon too": the baby takes it. */
const givesIt =
  /\b(?:give|giving|feed|feeding|spoon) (?:\w+ )?(?:it to )?(?:to )?(?:the |my |our )?(?:baby|little one|newborn|infant|bub)\b(?! (?:colic|gas|wind|trouble|harm))/i;

/** Names the baby, and is about the one who carries or nurses it. */
export function isOfHerBaby(message: string): boolean {
  if (givesIt.test(message)) return false;
  return [reachesBaby, milkForIt, kicks, reactsSince, bringsItOut].some((words) => words.test(message));
}
