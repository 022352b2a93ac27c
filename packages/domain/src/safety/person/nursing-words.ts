import { milkGiven } from './milk-words.ts';
import { anyPhrase, choice, notFollowedBy, oneOf, sequence } from '../../resolve/phrases.ts';

/** How people say that a child is given breast milk, or was just born. */
export const breastfeeding: readonly RegExp[] = [
  ...milkGiven,
  // The breast, the latch, the pump.
  new RegExp(
    String.raw`\b${choice(
      /(?:tandem|wet) nursing|(?:he|she|baby) feeds every|i express (?:for|milk)/,
      /express(?:ing)? for the (?:nicu|baby)|only (?:takes|wants|has) (?:the |my )?breast/,
      /(?:haven['’]?t|have not|hasn['’]?t|not) (?:yet )?weaned|nipple thrush|cluster[- ]?feed\w*/,
      /(?:still )?feeding through (?:it|mastitis)|lactational/,
      /latch(?:es|ed|ing)? (?:on )?(?:well|badly|fine|properly|at last)/,
      /my milk (?:has |just )?(?:came|come|comes) in/,
      /(?:giving|give|gives) (?:my|our|the|him|her) ?(?:son|daughter|baby|boy|girl|twins|little one|newborn|toddler)? ?(?:the|a|my) breast/,
      /on the (?:boob|breast)|weaning my \d+[- ](?:month|week)/,
      /(?:still (?:pumping|expressing)|(?:pumping|expressing) still)\b(?! (?:iron|weights|up|gas|petrol|tyres|water|air))/,
      /i pump\b(?! (?:iron|weights|up|gas|petrol|tyres|water|air))/,
    )}`,
    'i',
  ),
  // The word itself.
  /\bbreast[- ]?feed(?:ing|s)?\b(?! (?:consultant|support (?:group|worker)))/i,
  // Breast and bottle, wet nurses, donors.
  oneOf(
    /\bbreast (?:and|&|\+) (?:bottle|formula)\b/i,
    /\b(?:bottle|formula) (?:and|&|\+) breast\b/i,
    /\bwet[- ]nurse\b/i,
    /\b(?:breast )?milk donor\b/i,
    /\b(?:chest|body|bottle and breast|tandem|combo|combi|mixed|combination)[- ]?feed(?:ing)?\b/i,
  ),
  // "ebf", "bf my twins".
  /\bBF (?:exclusively|only|on demand|round the clock|newborn|infant|toddler|at night)\b|\bexclusively bf(?:['’]?ing)?\b|\bstillb(?:aby|abys|abies)\b/i,
  /\b(?:ebf|bfing|bf(?:'ing)?(?= (?:my|mom|mum|and|a|an|the|our|twins|baby|mama|\d)))\b/i,
  // "bf" alone.
  /(?:^|[,;.\n]\s*|\b(?:still|currently|exclusively|while) )bf\s*(?=$|[,;.!?\n])/im,
  // "Nursing my son", and no profession.
  sequence(
    /\bnursing /i,
    notFollowedBy(
      /students?|homes?|degrees?|school|care|staff|jobs?|shifts?|exams?|assistant|career|diploma/,
      /course|program|an? (?:injury|cold|hangover|grudge|drink|beer|sore|coffee|broken|bad|sprain)/,
      /my (?:injur\w+|cold|hangover|wounds?|drink|beer|knee|back|ankle|foot|shoulder)/,
    ),
    /\w/,
  ),
  // "I am nursing."
  /\b(?:i am|i'?m|im|still|currently|while|and|am|when|also|exclusively) nursing\s*(?:$|[.,;!?)])/im,
  // A line that says "nursing".
  /^\s*nursing\s*(?=$|[.,;])/im,
  // An item of a list that says "nursing".
  /,\s*nursing\s*(?:$|[.,;!?])/im,
  // "I nurse my daughter."
  /\bi (?:still |do |also )?(?:nurse|breast ?feed|feed) (?:my|our|the|him|her|a) ?(?:\w+ )?(?:baby|son|daughter|newborn|infant|twins|toddler|little one|myself|him|her|child)?\b(?<=(?:nurse|breast ?feed)[^.]{0,24}|myself)/i,
  // Other languages.
  anyPhrase(
    /stillend|stille (?:noch|mein|voll)|allait(?:e|ement|ante)|lactancia|amamant(?:o|ando)/,
    /(?:dando|doy|dar) (?:el )?pecho|amamento|allatt(?:o|amento|ando)|amamenta(?:ndo|ção|cao)|borstvoeding/,
  ),
  // "Lactating".
  oneOf(
    /\bhalf (?:formula|bottle),? (?:and )?half breast\b|\bhalf breast,? (?:and )?half (?:formula|bottle)\b/i,
    /\bpumping (?:at work|every|\d+ times|round the clock|daily)\b/i,
  ),
  /\blactat(?:ing|ion)\b(?! consultant)|\b(?:i|still|she) lactates?\b/i,
  // Pumped milk, supply.
  oneOf(
    /\b(?:pump(?:ing|s)?|express(?:ing)?)\b[^.;\n]{0,24}\b(?:milk|breast|for (?:my|the) (?:baby|newborn|son|daughter|twins))\b/i,
    /\bexclusively pumping\b/i,
    /\b(?:breast ?milk|milk) (?:supply|production)\b/i,
    /\bbreast ?milk\b/i,
    /\blet-?down reflex\b/i,
  ),
  // "Feeding our newborn myself."
  oneOf(
    sequence(
      /\b(?:feeding|nourishing) (?:my|our|the|a)/i,
      / (?:(?:\w+[- ]){1,2}(?:day|week|month|year)s?[- ])?(?:old )?/,
      /(?:baby|newborn|son|daughter|little one|toddler|twins|boy|girl|old|infant|child)? ?/,
      /(?:son |daughter |boy |girl |baby )?(?:myself|with my milk|at the breast)\b/,
    ),
    /\bbaby(?: is|['’]s)?(?: still)? (?:at|on) the (?:breast|boob)\b/i,
    /\bbreast[- ]?fed (?:newborn|baby|infant|son|daughter|twins|toddler|child|by me)\b/i,
    /\bi give (?:him|her|them|my \w+|the baby) (?:only )?my (?:own )?milk\b/i,
    /\bexpress(?:ing|ed)? (?:milk )?for (?:my|our|the|a) (?:preemie|prem|premie|premature|nicu|neonat\w+|little one|\w+ old)\b/i,
    /\bengorged\b|\bmastitis\b(?![^.;\n]{0,24}\b(?:years? ago|in (?:19|20)\d\d))/i,
    /\bblocked (?:milk )?ducts?\b(?= (?:from|while|when) |\s*$)|\b(?:sore|cracked|bleeding) nipples from\b/i,
    /\bpump(?:ing)? for (?:twins|triplets|my|our|the|a|\d|two)\b/i,
    /\bweaning\b[^.;\n]{0,24}\b(?:still (?:feed|nurse|latch)|feeds? a day)/i,
    /(?:^|[,;.\n/]\s*)(?:pumping|engorgement|D-?MER|nursing\/pumping)\s*(?=$|[,;.\n])/im,
    /\bfeed(?:ing)? (?:my |the )?newborn \(breast\)|\bmother['’]?s milk only\b/i,
    /\bdonor milk (?:mum|mom|mother)\b|\blactation consultant (?:helps|visits|says|told|comes)\b/i,
    /\bweaning from the breast but\b/i,
    /\b(?:she|he|baby|my \w+) still has (?:a |one |two )?(?:feeds?|nursing)\b/i,
    /\bi(?:['’]m| am)? feed(?:ing)? (?:him|her|them) myself\b/i,
    /\bfeed(?:ing|s)? (?:every|each) (?:\d|one|two|three|four) ?(?:hours|hrs|h)\b/i,
    /\b(?:feed|feeds|feeding|fed)\b[^.;\n]{0,20}\b(?:from|at|on) (?:the|my) breasts?\b/i,
    /\b(?:baby|newborn|infant|son|daughter|twins) (?:only )?(?:gets|drinks|has|takes|lives on) (?:only )?my (?:own )?milk\b/i,
  ),
  // After a birth.
  oneOf(
    /\bpost[- ]?partum\b/i,
    /\bpost[- ]?natal\b/i,
    /\b(?:weeks?|months?|days?) (?:pp|after (?:giving birth|delivery|the birth|birth|my c-?section))\b/i,
    /\b(?:just|recently) (?:gave birth|had (?:a|my|our) (?:\w+ )?baby|delivered)\b/i,
    /\bgave birth (?:\w+ ){0,3}(?:days?|weeks?|yesterday|month)\b/i,
    /\bnew (?:mum|mom|mother|mama)\b/i,
    /\bafter (?:(?:giving )?birth|(?:having )?(?:a |the |my |our )?baby)\b(?!\s*(?:shower|wipes|food|\w+ (?:\w+ )?years? ago))/i,
  ),
];
