import { anyPhrase, choice, followedBy, notFollowedBy, oneOf, sequence } from '../../resolve/phrases.ts';

const woman = choice(
  /daughter|sister|mother|mum|mom|wife|partner|girlfriend|fianc[eé]e|ex|friend|neighbou?r|colleague|boss/,
  /cousin|aunt|niece|best friend|roommate|flatmate|(?:sister|daughter|mother)-in-law|dog|cat/,
);
const anothersStage = sequence(
  String.raw`(?:\b(?:my|our|his|her|a|the) (?:\w+ )?|(?:^|[,.;\n])\s*(?!mother|mum|mom))${woman}`,
  /(?! and (?:i|me|myself)\b)(?:['’]s| is| was)?,? (?:who is |currently |now |also )?(?:\w+ ){0,3}?/gi,
  choice(
    /pregnant|expecting|due|breast ?-?feeding|nursing|having a baby/,
    /(?:just |recently )?had (?:a|her) (?:\w+ )?baby|gave birth|has a newborn|in labou?r/,
    /\d+ weeks/,
  ),
  /\b(?: (?:with|in|for|her|and breastfeeding)\b[^.,;!?\n]{0,20})?/,
);
const forMe = new RegExp(
  String.raw`\b${choice(
    /(?:this|it) (?:is|would be) (?:just |only )?for me|for me\b|for myself|not for her|not me/,
    new RegExp(
      String.raw`i(?:['’]?m| am) ${choice(
        /\d{2}\b|an? (?:\w+ )?(?:man|guy|bloke)|male|her (?:mother|mum|mom|dad|father|husband|brother)/,
        /the (?:dad|father|grand\w+)|not (?:pregnant|expecting)|just the/,
      )}`,
    ),
    /(?:can|could|should|may|would) i (?!give|buy|get|make|offer|recommend)/,
    /i (?:want|need|would like|['’]d like|was wondering if i|wonder if i) (?!to (?:give|buy|get|help|make))/,
    'myself',
  )}`,
  'i',
);
const forHer = oneOf(
  sequence(
    /\b/i,
    /(?:give|giving|buy(?:ing)?|get(?:ting)?|mak(?:e|ing)|offer|for|does|can|could|should|may|would|let)/,
    / (?:it |this |some |a tea )?(?:to |for )?/,
    /(?:her|she|my (?:wife|daughter|sister|friend|partner|girlfriend|mother|mum|mom|cousin|niece))\b/,
  ),
  /\bwants? (?:it|to)\b|\bshe (?:wants|can|takes?|drinks?|asked|would|is asking)\b/i,
);

const adultRelative = choice(
  /(?:mother|father|sister|brother|son|daughter)[- ]in[- ]law|mil|fil|mother|mum|mom|mam|mama|father|dad/,
  /papa|parents?|grand(?:mother|father|ma|pa|parents?|dad|mum|mom)|gran|nan|granny|grandad|aunt(?:ie|y)?/,
  /uncle|cousins?|brothers?|sisters?|siblings?|step-?(?:dad|mum|mom|father|mother|brother|sister)|husband/,
  /hubby|wife|partner|boyfriend|girlfriend|fianc[eé]e?/,
  /ex(?:-?(?:wife|husband|partner|boyfriend|girlfriend))?|friend|neighbou?r|colleague|mate|boss|flatmate/,
  /roommate|dog|cat|horse/,
);
const child =
  '(?:daughters?|sons?|kids?|children|child|baby|toddler|twins|niece|nephew|grand(?:son|daughter|child|children|kids?)|step(?:son|daughter))';
const tells = choice(
  /['’]s got|is|are|was|were|has|have|had|suffers?|suffered|gets?|got|takes?|took|died|passed away/,
  /lives? with|smokes?|drinks?|lost|used to|on|allergic|allergy|with|epileptic|diabetic|asthmatic/,
  /hypertensive|bipolar|schizophrenic|alcoholic|haemophiliac|hemophiliac|demented|transplanted/,
);

const inTheFamily = sequence(
  /\b(?:family (?:history|hx)|f\.?h\.?x?|fam hx)(?: of)?(?:\s*[:=-]|\s+)\s*[^.;!?\n]*?/gi,
  followedBy(
    /[.;!?\n]|, ?(?:i|but|own|me|personal\w*)\b|\bbut\b/,
    /\b(?:and|plus) (?:i|me|my own|own|personal\w*|self)\b/,
    /, ?(?=[^,.;\n]*\b(?:x ?\d+ ?(?:y|yrs?|years|m)\b|since|diagnosed|controlled|treated|on treatment|for \d+))/,
    /$/,
  ),
);

const relative = `(?:${adultRelative}|${child})`;
const isChild = new RegExp(`\\b${child}\\b`, 'i');
const told = sequence(
  /(?:^|[,.;!?\n(]\s*|\b(?:and|but|because|while|although|though)\s+)(?:(?:it|that)(?:['’]s| is| was) )?/gi,
  /(?:(?:my|our|the|both|his|her)\s+){0,2}/,
  /(?:(?:late|maternal|paternal|great|ex|best|older|younger|elder|eldest|little|big|best|other|twin|half)[- ]){0,2}/,
  String.raw`${relative}(?:['’]s (?:side|mother|father|mum|mom|dad|sister|brother|family))?`,
  choice(
    /\s*:/,
    String.raw`,? (?:(?:both|all|also|once|sadly|just|recently|now|who|currently|still)\s+)?(?:${tells}\b|w\/)`,
  ),
  /[^.,;!?\n)]*?(?=[.,;!?\n)]|\bbut\b|\b(?:and|so|while) (?:i|me|my|mine)\b|$)/,
);
/** "Brother & father haemochromatosis", "dad epilepsy": kin and an illness, without a verb. */
const kinAndIllness = sequence(
  String.raw`(?:^|[,.;\n(]\s*)(?:my )?(?!horse|dog|cat|ex-)${adultRelative}`,
  String.raw`(?: ?(?:&|\+|and) (?:my )?${adultRelative})? `,
  notFollowedBy(
    sequence(
      choice(
        /of|to|be|is|was|says?|said|told|thinks?|wants?|worries|worried|swears|gave|gives|makes?/,
        /recommends?|recommended|suggested|uses?|loves?|and|who|at|on|in|for|here|myself|i|me/,
        /with (?:a |my )?(?:baby|newborn|twins)|breast\w*|nursing|lactating|pregnant|expecting/,
        /stillend\w*|allaitante/,
      ),
      /\b/,
    ),
  ),
  /(?:[\w'’-]+ ){0,2}[\w'’-]+(?=\s*(?:$|[,.;\n)]))/gi,
);
/** "Mother: hypertension, heart failure": a heading, and all behind it up to the next sentence or somebody else. */
const underHeading = new RegExp(
  `(?:^|[.;\\n(]\\s*)(?:my )?(?:(?:maternal|paternal|older|younger) )?${adultRelative}\\s*(?::|\\s[-–](?=\\s))\\s*[^.;\\n]*?(?=[.;\\n]|[, ](?:i|me|my|mine|myself|self|own|patient|${relative})\\b|$)`,
  'gi',
);
/** "Epilepsy (my son)", "epilepsy in my sister". */
const behind = new RegExp(
  `(?<=^|[,.;\\n]\\s*)[\\p{L}][\\p{L} '’-]{1,40}?\\s*(?:\\(\\s*(?:my|his|her|our)?\\s*${relative}(?:['’]s)?\\s*\\)|\\bin (?:my|our|the) (?:\\w+ )?${relative}\\b|\\s[-–]\\s?(?:my )?${relative}(?=\\s*(?:$|[,.;\\n])))`,
  'giu',
);
/** "My best friend's epilepsy", "both parents hypertensive", "ex-husband bipolar". */
const possessed = oneOf(
  new RegExp(String.raw`\b(?:my|our|his|her|the) (?:\w+ )?${relative}['’]s [^.,;\n]*`, 'gi'),
  sequence(
    /\b/gi,
    choice(
      /mum|mom|dad|wife|husband|sister|brother|nan|gran|uncle|aunt|cousin|mother|father/,
      /grand(?:ma|pa|mother|father|dad|mum)/,
    ),
    /['’]s [^.,;\n]*/,
  ),
  /\bboth (?:of )?(?:my )?parents [^.,;\n]*/gi,
  /\bex-?(?:husband|wife|partner|boyfriend|girlfriend) [^.,;\n]*/gi,
);
const atWork = oneOf(
  /\bwork(?:s|ed|ing)? (?:as|in|at|on|for) (?:an? |the )?[^.,;\n]{0,50}?\b(?:unit|ward|clinic|hospital|home|school|nursery|lab(?:oratory)?|department|team|cent(?:re|er)|hospice)\b/gi,
  /\b(?:care|caring) for (?:my|an?|our) (?:\w+ ){0,2}(?:son|daughter|child|husband|wife|mother|father|mum|dad|mom|parents?|brother|sister|uncle|aunt)\b[^.,;\n]*/gi,
  new RegExp(
    String.raw`\b(?:carer|caregiver|teacher|tutor|support worker) (?:for|of|to) (?:an? |the |two |several |some )?(?:\w+ )?${choice(
      /man|woman|person|people|child|children|kids|boys?|girls?|lady|adults?|patients?|pupils?|students?/,
      /residents?/,
    )}\b[^.,;\n]*`,
    'gi',
  ),
  /\bseizure (?:alert|assistance|response) dogs?(?: trainers?)?/gi,
);
const upToRelative = new RegExp(`^.*?\\b${relative}\\b`, 'is');
const mine = /\b(?:i|i['’]m|i['’]ve|im|me|my|mine|myself)\b/i;

/** "Dad's hepatitis worries me" is still his. */
const ofWorry = /\b(?:worr(?:y|ies)|scares?|upsets?|bothers?|frightens?|stress(?:es)?) me\b/gi;
const meToo = new RegExp(
  String.raw`^\s*[,;:–-]?\s*(?:and |but )?${choice(
    /me too|me as well|me also|and me\b|so (?:am|have|do) i|as (?:am|have|do) i/,
    /i (?:have|am|do|got)(?: it| that| this| them)? (?:too|as well|also)|same (?:here|for me)|myself too/,
    /both of us|ich auch|yo tambi[eé]n|moi aussi|anch['’]io|eu tamb[eé]m/,
  )}`,
  'i',
);
const notMe =
  /\b(?:she|he|they|wife|partner|daughter|sister)(?:['’]s| is| are| has)? [^.;\n]*,? not me\b|(?<=^|[,;.\n]\s*)not (?:me|mine|myself)(?=\s*(?:$|[,;.\n]))/gi;

/** It tells of the mother. */
const isFed =
  /(?<!['’]s (?:\w+ ){1,3})\b(?:breast-?fed|breast-?feeding|nursed by me|(?:on|at) the (?:breast|boob)|(?:takes|wants|has) the (?:breast|boob)|(?:feeds|nurses) (?:from|off|on) me)\b/i;
/** With these somebody asks for the child. */
const ofChildhood = oneOf(
  anyPhrase(
    /chicken ?pox|varicell?a|varicelle|windpocken|catapora|fever|fiebre|fieber|fi[eè]vre|febbre|febre/,
    /teething|colic|croup|nappy|diaper|measles|mumps|hand,? foot|bed-?wetting|wets the bed|kindergarten/,
    /nursery|pre-?school|primary school|tonsillitis|ear infection|head lice/,
  ),
  /\b(?:breast-?fed|nursed by me|allait|gestillt|amamantad|amamentad|allattat)/i,
);

/** A profile's words without what they tell of somebody else: "ex had Crohn's", "my wife is pregnant". */
export function withoutRelatives(text: string, isOwnAgeAdult: boolean): string {
  if (forHer.test(text)) return text;
  // Nobody's age is known: "my daughter is 8, asthma" may be the child the profile is for.
  const keepsChildren =
    !isOwnAgeAdult && (/\d|\b(?:baby|newborn|infant|toddler|twins)\b/i.test(text) || ofChildhood.test(text));
  return [underHeading, told, kinAndIllness, behind, possessed].reduce(
    (left, pattern) =>
      left.replaceAll(pattern, (clause, ...found: readonly (string | number)[]) =>
        isMineToo(left, clause, found) ||
        (isChild.test(clause) && (keepsChildren || isFed.test(clause))) ||
        mine.test(clause.replace(upToRelative, '').replaceAll(ofWorry, ''))
          ? clause
          : '. ',
      ),
    text.replaceAll(anothersStage, ' ').replaceAll(inTheFamily, '. ').replaceAll(atWork, ' ').replaceAll(notMe, ' '),
  );
}

/** "Mother epileptic, me too". */
function isMineToo(text: string, clause: string, found: readonly (string | number)[]): boolean {
  const place = found.find((each) => typeof each === 'number') ?? 0;
  return meToo.test(text.slice(Number(place) + clause.length));
}

/** A text without the pregnancy or nursing of somebody else, where the person asks for themselves. */
export function withoutOthers(text: string): string {
  if (!anothersStage.test(text)) return text;
  anothersStage.lastIndex = 0;
  return forMe.test(text) && !forHer.test(text) ? text.replaceAll(anothersStage, ' ') : text;
}
