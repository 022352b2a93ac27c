import { lately } from '../../../resolve/lately.ts';
import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import { adultRelations, youngRelations } from '../../data/relation-words.ts';

const homes = 'gran\\w*|nan\\w*|mum|mom|mother|dad|father|aunt\\w*|uncle|sister|brother|friend|neighbou?r|son|daughter';
const whens = 'before|after|for|at|until|till|to';
const feasts = choice(
  'wedding|funeral|party|birthday|graduation|christening|baptism|communion|confirmation|engagement',
  'hen (?:do|night|party)|stag (?:do|night)|baby shower|retirement|recital|big day|wake|anniversary',
);

/** "Spare me the baby talk", "I was a ward sister", "in a client meeting": nobody of the family. */
const nobodyOfKin = oneOf(
  sequence(
    /\b(?:an? |the |my |our )?/gi,
    choice(
      /clients?|customers?|patients?|students?|boss|colleagues?|staff|family|friends?|neighbou?rs?|parents?/,
      /kids?|baby|child(?:ren)?/,
    ),
    /(?:'s|’s|')? /,
    choice(
      /meetings?|calls?|presentations?|visits?|events?|lunch(?:es)?|dinners?|services?|leaflets?|information/,
      /support|groups?|evenings?|lists?|files?|reviews?|feedback|care|room|desk|party|parties|shower|gates?/,
      /benches|portal|pitch|conference|deadline/,
    ),
    /\b/,
  ),
  /\bbaby (?:talk|steps|face|blues?)\b/gi,
  /\b(?:ward|theatre|charge|staff|night|nursing|hospital) sisters?\b/gi,
  /\bfather christmas\b/gi,
  sequence(
    /\b/gi,
    choice(
      /got|get|have|having|see|seeing|pick(?:ing|ed)? up|drop(?:ping|ped)? off|rais(?:e|ing)|chas(?:e|ing)/,
      /miss|missing|lost|losing|looking after|minding/,
    ),
    / (?:my|our|the) (?:kids|children|boys|girls|grandkids|grandchildren)(?: back| again)?/,
    /(?: (?:on|at|every|for|over|from) (?:the )?(?:weekends?|holidays|weeks?|nights?|other week|school|nursery))?/,
  ),
);

/** "On the winding road to gran's", "before my daughter's wedding" tell where and when, not whom. */
const whereOrWhen = new RegExp(
  String.raw`\b(?:to|at|from|near|round) (?:my |our |the )?(?:${homes})'s(?: (?:house|place|flat|home|wedding|party))?(?=[,.;!?]|\s*$)|(?:\b(?:${whens}) )?\b(?:my|our|the) (?:\w+ )?(?:${choice(...youngRelations, ...adultRelations)})(?:'s|s'?) (?:\d+\w\w |big )?(?:${feasts})\b`,
  'gi',
);

/** "Now I'm the granny": what the one who writes is. */
const whatOneIs = new RegExp(
  String.raw`\bi(?:'m| am) (?:now |also )?(?:the|a|an) (?:${choice(...adultRelations)})\b`,
  'gi',
);

/** "Okay, telling her no": whom it is told to is not whom it is for. */
const toldThem =
  /\b(?:i(?:'ll|’ll| will| have| did)? |i'?m |am |going to |gonna |just )*(?:tell|telling|told) (?:her|him|them) (?:no|so|that|off|yes|about it|then|now)\b/gi;

/** A message without the words of kin that name nobody. */
export const withoutNobody: (text: string) => string = lately((text) =>
  text.replace(whereOrWhen, ' ').replace(nobodyOfKin, ' ').replace(whatOneIs, ' ').replace(toldThem, ' '),
);
