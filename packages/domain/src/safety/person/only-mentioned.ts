import { numberWords } from '../../resolve/number-words.ts';
import { choice, oneOf, sequence } from '../../resolve/phrases.ts';
import { notTheirAge } from './not-their-age.ts';

export const ageNumber = `(\\d{1,3}|${Object.keys(numberWords).join('|')})`;
export const youngster = choice(
  /baby|babies|newborn|infant|toddlers?|child|children|kids?|kiddos?|son|sons|daughters?|boys?|girls?|twins/,
  /little one|little ones|grand(?:son|daughter|child|children|kids?)|nephew|niece|step(?:son|daughter)/,
  /teen(?:ager)?s?|bub|bairn|preschooler|triplets/,
);
const ageBefore = `(?:(?:${ageNumber.replace('(', '(?:')}|\\w+)[- ](?:days?|weeks?|wks?|months?|mos?|years?|yrs?|yo)[- ]?(?:olds?)?,? ?(?:\\w+ )?)`;

/** Children a text only mentions: nursed, born, had, listened to. They are not who takes the herb. */
export const onlyMentioned: readonly RegExp[] = [
  ...notTheirAge,
  sequence(
    /\b/gi,
    choice(
      /breast[- ]?feed\w*|breastfed|e?bf(?:ing|'ing)?|nurs(?:e|es|ing)/,
      /pump(?:ing)?(?: milk)?(?: for)?|feeding|wean(?:ing|ed)|lactating for|milk for/,
    ),
    String.raw`\b[^.;,\n]{0,16}?\b(?:my|our|a|the|an)? ?${ageBefore}?(?:${youngster}|olds?)`,
    String.raw`\b(?: and (?:my |a |the )?${youngster}\b)?(?:,? (?:who is |is )?aged? \w+ (?:days?|weeks?|months?|years?)(?: old)?)?`,
  ),
  new RegExp(
    `\\b(?:mother|mum|mom|mama|dad|father|parent|grandmother|grandma|nanny|aunt) (?:of|to|with) [^.;\\n]{0,40}?(?:${youngster}|olds?|\\d|two|three|four)\\b`,
    'gi',
  ),
  sequence(
    /\b(?:i|we) (?:have|'ve got|got|'ve|had|raise|live with|look after|care for|work with|teach) /gi,
    String.raw`(?:a |an |my |our |two |three |four |five |\d |small |young |little |several )*${ageBefore}?`,
    String.raw`${youngster}\b(?! (?:with|who|that|has|is|and (?:he|she)))`,
  ),
  new RegExp(`\\b(?:pregnant|expecting|carrying)\\b[^.;,\\n]{0,20}\\b${youngster}\\b`, 'gi'),
  sequence(
    /\b(?:my|our|his|her|the) (?:\w+ )?/gi,
    /(?:daughters?|step-?daughter|granddaughter|niece)(?:['’]s| is| are)?/,
    / (?:also |now |currently |\d+ weeks )?/,
    choice(
      /pregnant|expecting|breast ?-?feeding|nursing|having a baby|due/,
      /trying (?:to conceive|for a baby)|in labou?r/,
    ),
    /\b/,
  ),
  sequence(
    /\b/gi,
    choice(
      /since|after|when|before|until|while|because of|thanks to|due to|from|with|and|about|by|over/,
      /around|chasing|miss|against/,
    ),
    String.raw` (?:the |my |our )?(?:birth of (?:the |my |our )?)?(?:\w+ )?${youngster}(?:'s)? `,
    choice(
      /was born|arrived|came|sleeps?|birth|is asleep|naps?|cr(?:y|ies)|leaving|left|moved|died/,
      /started school|keeps? me|wakes? me/,
    ),
    /\b/,
  ),
  new RegExp(
    `\\b(?:stress\\w*|tired|exhausted|worn out|worr\\w+|playing|living|running)\\b[^.;,\\n]{0,16}\\b(?:my|the|our|two|three|small|young) (?:\\w+ )?${youngster}\\b`,
    'gi',
  ),
  sequence(
    String.raw`\b(?:my|our|the) (?:\w+ )?${youngster} (?:is|are|was|were)?(?: (?:now|all|already))? ?`,
    choice(
      /grown(?:[- ]up)?|adults?|an adult|at (?:university|college|uni)|married/,
      /in (?:his|her|their) (?:twenties|thirties|forties|\d0s)|moved out|left home/,
    ),
    /\b/gi,
  ),
  new RegExp(
    `\\b(?:my|our) (?:\\w+ )?${youngster} (?:says?|said|told|recommend\\w*|suggest\\w*|gave me|bought|wants me|thinks|loves|sent me|got me|wakes me|keeps me)\\b`,
    'gi',
  ),
  new RegExp(
    `\\b(?:${youngster}|bab(?:y|ies)) (?:who )?(?:died|passed away|was (?:still)?born dead|was stillborn)\\b[^.;\\n]{0,40}`,
    'gi',
  ),
  new RegExp(
    `\\b(?:work\\w*|volunteer\\w*|job) (?:with|looking after) ${ageBefore}?(?:${youngster}|\\d{1,2}[- ]years?[- ]olds?)`,
    'gi',
  ),
  new RegExp(
    String.raw`\b\d{1,2}[- ]years?[- ]old (?:\w+ )?${choice(
      /hip|knee|shoulder|heart|stent|implant|valve|pacemaker|injur\w+|scar|fracture|break|wound|prosthesis/,
      /replacement|transplant|surgery|operation|car|house|dog|cat|horse|problem|pain|habit|marriage|bottle/,
      'packet',
    )}\b`,
    'gi',
  ),
  new RegExp(`\\b(?:my|our) (?:\\w+ )?${youngster} (?:was |were )?born in (?:19\\d\\d|200\\d|201[0-5])\\b`, 'gi'),
  oneOf(
    /\b(?:i (?:was|am)|was|being|as) (?:a |an )?(?:\w+ )?(?:bab(?:y|ies)|infant|preemie|toddler|child)\b(?= (?:myself|too|once|when)|\s*(?:$|[.,;\n]))/gi,
    /\bbaby[- ](?:faced|face|talk|doll|animals?)\b|\binfants? (?:school|teacher|class)\b/gi,
  ),
  new RegExp(
    String.raw`\b${choice(
      /look(?:s|ing)? after|car(?:e|es|ing) for|work(?:s|ing)? with|help(?:s|ing)?|visit(?:s|ing)?/,
      /feed(?:s|ing)?|live(?:s)? with/,
    )} (?:my |the |an? |some )?(?:elderly|old|senior)\b(?: \w+)?`,
    'gi',
  ),
  /\b(?:delivery|birth) of (?:a )?(?:healthy )?(?:baby|son|daughter|twins|boy|girl)[^.;\n]{0,12}\b(?:19|20)\d\d\b/gi,
  /\bgiv(?:ing|en) birth to (?:my|our) (?:kids|children|sons|daughters|twins|boys|girls)\b/gi,
  /\b(?:my |our |the )?(?:youngest|oldest|eldest|middle)(?: child| one| kid| son| daughter)? is (?:now )?\d{1,2}\b(?!\s*(?:months|weeks|days))/gi,
  /\b(?:the|my|our) (?:twins|triplets|kids|children|boys|girls) are (?:now )?\d{1,2}(?: now| and \d{1,2})?\b/gi,
  /\b(?:two|three|four|five|\d) (?:kids|children|sons|daughters|boys|girls),? (?:aged|of|who are) [\d, and]{1,24}/gi,
  /\b(?:tonsils|appendix|adenoids|grommets|operation|surgery|op)\b[^.;,\n]{0,12}\b(?:out|removed|done|in)? ?(?:at )?aged? \d{1,2}\b/gi,
  /\b(?:at|since|from|until|till|diagnosed|happened|started) (?:at )?(?:the )?age(?:d)?(?: of)? \d{1,2}\b/gi,
  /\b(?:my |our |the )?bab(?:y|ies)(?:['’]s| is| was| are)?(?: now| fully| completely| already)* (?:weaned|on (?:formula|solids|the bottle)|formula[- ]fed|bottle[- ]fed)\b/gi,
  /\b(?:trying|hoping|planning|wish(?:ing)?|want(?:ing)?|try) (?:for |to have |to conceive )?(?:(?:a|another|our|my) )?(?:\w+ )?(?:baby|child|kid|son|daughter|boy|girl)\b/gi,
  new RegExp(
    String.raw`\b${choice(
      /have|having|had|expecting|lost|losing|lose|deliver(?:ed|ing)?|another|post|after|want|wants/,
      /adopt(?:ed|ing)?/,
    )} (?:a |the |my |our |another |his |her )?(?:\w+ )?baby\b(?! (?:who|with|has))`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:bab(?:y|ies)|twins) (?:is |are )?${choice(
      /due|on the way|coming|arriv\w+|expected|aspirin|shower|bump|weight|blues|fever|boomers?|steps?|versions?|sitter/,
      /sitting|powder|oil|brain|carrots?|spinach|shampoo|wipes?|formula|monitor|girl names|names/,
    )}\b`,
    'gi',
  ),
  oneOf(
    /\b(?:as a|when i was a|since i was a|my inner|during) (?:small |young |little )?(?:child(?:hood)?|kid|baby|teen(?:ager)?|boy|girl)\b/gi,
    /\b(?:only|adult|inner|step)? ?child(?:hood|birth|care|less|free| ?support| ?proof)\b/gi,
  ),
  /\b(?:teach(?:er|ing|es)?|tutor|school (?:teacher|nurse)|p(?:a)?ediatric (?:nurse|doctor))\b[^.;\n]{0,40}/gi,
];
