import { precededBy, sequence } from '../../../resolve/phrases.ts';

/** Whose it is, written out: "husband's on warfarin", "my mums knees", "is it ok for dad", "my daughter 9". */
export function withRelations(text: string): string {
  return text
    .replaceAll(
      byNameAndAgeBeside,
      (_, whom: string, one?: string, other?: string) => `${whom} who is ${one ?? other ?? ''} years old,`,
    )
    .replace(monthsAfterwards, '$1 who is $3 $4 old$2')
    .replace(ageAfterwards, '$1 who is $3 years old$2. ')
    .replace(byNameAndAge, 'my $1 who is $2 years old ')
    .replaceAll(theirsInShort, (_, whose: string, one?: string, other?: string) => `${whose}${one ?? other ?? ''}'s `)
    .replace(withoutMy, 'my $1')
    .replaceAll(asAName, 'my $1')
    .replaceAll(hisAgeIs, '$1 is $2 years old')
    .replaceAll(
      bareAge,
      (_, whose: string | undefined, who: string, age: string) =>
        `${whose?.replace(/^(?:a|the) /i, 'my ') ?? 'my '}${who} who is ${age} years old`,
    )
    .replace(mineIs, 'my baby is $1 $2 old')
    .replace(herAge, ' $1 years old')
    .replace(children, 'my child is $1 years old');
}

/** Who is meant, where "my" was left out: "husband's on warfarin", "son 6", "my daughter 9 cannot sleep". */
const family =
  'husband|hubby|lad|lass|twins|triplets|wife|girlfriend|boyfriend|partner|fianc[eé]e?|mum|mom|dad|mother|father|daughter|son|sister|brother|gran|granny|nan|grandma|grandpa|grandmother|grandfather|flatmate|roommate|housemate|nephew|niece|grandson|granddaughter|boy|girl|toddler|baby|kid|child';
/** "Wife Jean 74 has dementia", "husband Ted, 80, on digoxin". */
const byNameAndAge = new RegExp(
  `^\\s*(?:my |our )?(${family}),? [a-z]{2,12},? \\(?(?:aged? )?(\\d{1,2})\\)?,? (?=(?:has|is|on|takes|with|who|can['’]?t|cannot|gets|got|keeps)\\b)`,
  'i',
);
/** "My son Theo (5) had pink wee", "our daughter Lotte, 9, coughs". */
const byNameAndAgeBeside = new RegExp(
  String.raw`\b((?:[Mm]y|[Oo]ur) (?:${family})),? \p{Lu}\p{Ll}+,? (?:\((\d{1,2})\)|(\d{1,2}),)(?! ?(?:mg|times|weeks|months|days))`,
  'gu',
);
/** "The little one has it as well, 9 months." */
const monthsAfterwards =
  /\b((?:my|our|the) (?:little one|baby|son|daughter|boy|girl|grandson|granddaughter|grandchild|nephew|niece|child|kid|toddler|lad|lass))\b([^.?!]{1,50}), (\d{1,2}) (months?|weeks?)(?: old)?(?=[.,;?!)]|$)/iu;
/** "Our daughter bought capsules. 23. Three a day": the age stands alone. */
const ageAfterwards = new RegExp(
  String.raw`\b((?:my|our) (?:${family}))\b([^.?!]{0,80})[.!] (\d{1,2})[.,]\s+(?=\p{L})`,
  'iu',
);
const withoutMy = new RegExp(
  `^\\s*(${family})(?=(?:'s|’s)\\b|,? \\(?\\d|\\s+(?:is|has|takes|on|can|wants|had|who|keeps|with|needs|feels|won't|cannot|bought|gave|got|says|said|sent|brought|told|swears|uses|drinks)\\b)`,
  'i',
);
/** "And dad, he's on nothing", "is it ok for mum": those one calls by that name. */
const asAName = sequence(
  precededBy(
    /^\W*(?:and|so|ok|now|but|also|then|what about|how about)\W+/,
    /\b(?:for|to|give|can|could|may|should|is|does|has|with|about) /,
  ),
  /(mum|mom|dad|gran|nan|grandma|grandpa|grandad|granny)(?=(?:'s|’s)?(?:[ ,.?!]|$))/gi,
  /(?! (?:of|to (?:two|three|a)|jeans|bod))/,
);
const bareAge = new RegExp(
  `\\b(my |our |the |a )?(${family}),? \\(?(?:of |aged? |is )?(\\d{1,2})\\)?(?=[\\s,.?!)]|$)(?!\\s*(?:-|months?|mos?\\b|mths?\\b|weeks?|wks?\\b|days?|hours?|years?|yrs?|yo\\b|y\\/o|mg|times|or \\d|to \\d|%))`,
  'gi',
);
const hisAgeIs = new RegExp(
  `\\b((?:my |our )(?:${family}))(?:'s|’s|s(?= \\d{1,2}\\b(?! ?(?:and|&|,|to|or|-)))) (\\d{1,2})(?=[\\s,.;!?]|$)(?!\\s*(?:months?|mo?ths?|weeks?|wks?|days?|hours?|years?|yrs?)\\b)`,
  'gi',
);
/** "My mums knees", "my sons cough": theirs, not several. */
const ofOneOnly =
  'mum|mom|dad|mother|father|gran|nan|granny|grandma|grandpa|grandmother|grandfather|husband|hubby|wife|boyfriend|girlfriend|partner';
const oftenSeveral = 'son|daughter|sister|brother|friend|boy|girl|kid|baby|toddler|child';
const notTheirs =
  '(?:and|or|are|were|have|do|who|both|all|in-law|too|also|but|to|at|in|for|with|can|could|would|will|that|when|if|take|say|think)';
const bodyAndIlls =
  '(?:knees?|back(?! (?:on|at|for|from|home|to|in|with|soon|next|every|after|again|then)\\b)|skin|cough|cold|sleep|hair|stomach|tummy|head|headaches?|nerves|throat|nose|ears?|eyes?|teeth|gums|rash|eczema|acne|spots|asthma|allerg\\w+|hay ?fever|fever|medicines?|meds|tablets|pills|blood|heart|joints|legs?|feet|hands?|age|weight|appetite|constipation|diarrhoea|anxiety|stress|exams?|periods?|migraines?)';
const theirsInShort = new RegExp(
  `\\b((?:my|our|his|her) (?:(?:old|older|elderly|little|younger|teenage) )?)(?:(${ofOneOnly})s (?!${notTheirs}\\b)(?=[a-z])|(${oftenSeveral})s (?=${bodyAndIlls}\\b))`,
  'gi',
);
const children = /^\s*ages? (\d{1,2})(?:,? (?:and|&) (\d{1,2}))?\W*$/i;
const herAge =
  /(?:^|(?<=,)|(?<=\band))\s*(?:he|she)(?:'s|’s| is) (?:only |just |nearly |almost )?(\d{1,2}|thirteen|fourteen|fifteen|sixteen|seventeen|twelve|eleven|ten|nine|eight|seven|six|five|four|three|two)\W*$/i;
const mineIs =
  /\bmine(?:'s|’s| is) (\w+) (months?|weeks?|years?)\b(?: old)?(?! (?:late|early|overdue|ago|long|apart|away|pregnant|along|behind|ahead|post|after|since|of))/i;
