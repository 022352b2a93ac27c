import { wordsFrom } from '../../resolve/number-words.ts';
import { choice, oneOf, sequence } from '../../resolve/phrases.ts';

const count = String.raw`(?:\d{1,2}|${wordsFrom(1, 17)})`;

/** Numbers of years that tell when something happened, how long it lasts, or how old an animal or a thing is. */
export const notTheirAge: readonly RegExp[] = [
  new RegExp(
    `\\b(?:since|when|until|till|from|after) (?:i|he|she|we|they) (?:was|were|turned|reached) (?:about |only |around |just |nearly )*${count}\\b(?: years?(?: old)?)?`,
    'gi',
  ),
  sequence(
    /\b/gi,
    choice(
      /diagnosed|started|began|begun|onset|appeared|happened|operated|removed|treated|caught/,
      /had (?:it|them|my|a|the)|broke|lost|first|out|ectomy/,
    ),
    String.raw`\b[^.;,\n]{0,24}?\b(?:at|aged?|at (?:the )?age(?: of)?|as a|when) ${count}`,
    /\b(?:[- ]years?[- ]?(?:olds?)?)?/,
  ),
  new RegExp(
    `\\b\\w+(?:ectomy|plasty|otomy|scopy|section) (?:at |when )?(?:aged?|age|at) ${count}\\b(?: years?(?: old)?)?`,
    'gi',
  ),
  /\b(?:like|as|being|than) an? (?:small |little |young |spoilt |big )?(?:kid|child|baby|toddler|teen(?:ager)?|newborn)\b|\b(?:kid|child|baby|young) at heart\b|\bkids?['’]? (?:menu|stuff|table)\b/gi,
  oneOf(
    /\b(?:kids|children|sons|daughters|boys|girls|twins) (?:were|are|have been) (?:all )?(?:breast|bottle|formula)[- ]?fed[^.;\n]{0,32}/gi,
    /\b(?:no|without a|never had a) (?:wish|desire|plans?) (?:for|to have) (?:\w+ )?(?:bab(?:y|ies)|child(?:ren)?|kids?)\b/gi,
    /\bbaby[- ]?sitt(?:er|ing)\b/gi,
    /\bnow (?:teenagers|teens|adults|grown(?:[- ]up)?|in (?:college|university))\b/gi,
  ),
  oneOf(
    /\b(?:bottle|formula|breast)[- ]?(?:fed|feeding) (?:my|our|the|all|both|two|three)? ?(?:son|daughter|kids?|child(?:ren)?|boys?|girls?|twins|baby)\b/gi,
    /\b(?:no|without|not a|baby of the|nobody['’]s) (?:bab(?:y|ies)|child(?:ren)?|kids?|family)\b(?: (?:planned|yet|wanted|at home|around))?/gi,
  ),
  // A mother's own story, and the child it was about.
  sequence(
    /\b(?:(?:used to be|was|were|been|no longer|not) pregnant|gave birth|post-?partum)\b[^.;\n]{0,30}?/gi,
    String.raw`\b(?:baby|bub|son|daughter|child|kid|little one|toddler|boy|girl|twins)\b[^.;,\n\d]{0,12}?\b${count}`,
    /\b(?: (?:years?|yrs?|months?|mths?|weeks?|wks?)(?: old)?)?/,
  ),
  new RegExp(
    `\\b(?:dogs?|cats?|horses?|pupp(?:y|ies)|kittens?|rabbits?|parrots?|pon(?:y|ies)|hamsters?|car|house|boiler|sofa)\\b[^.;,\\n]{0,20}?\\b${count}\\b(?:[- ](?:years?|yrs?|months?|weeks?)[- ]?(?:olds?)?)?`,
    'gi',
  ),
];
