import { anyNumberOf, choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import { readText } from '../../../resolve/read.ts';
import { asksOfWhatAnotherTakes } from './opinion-asked.ts';
import { anyoneNamed, relation, theirs } from './relation-words.ts';
import { whoseOf } from './whose.ts';
import { namesAHerb } from '../named-things/names-a-herb.ts';

/** "My neighbour takes turmeric", "mum swears by sage": where an idea comes from, not whom it is for. */
export function isHearsay(told: string): boolean {
  const text = told.replace(inserted, '$1 ').replace(givesATry, 'try $1');
  if (tellsWhatCameOfIt(text)) return namesNoMedicine(text) && !mayTheyTake.test(text) && !mayHeOrShe.test(text);
  if (asksOfWhatAnotherTakes(text) && isAcquaintance.test(text) && namesNoMedicine(text)) return true;
  const isStory =
    recommends.test(text) ||
    hasAndPraises.test(text) ||
    ((acquaintanceTakes.test(text) ||
      takesItToo.test(text) ||
      takesWithTheirs.test(text) ||
      getsOnWith.test(text) ||
      givesTheirs.test(text) ||
      didForThem.test(text) ||
      didToThem.test(text)) &&
      namesNoMedicine(text));
  return (
    (isStory || withoutThem.test(text) || isOfWhatTheyTake(text)) &&
    (!asksForThem.test(text) || asksForTheOtherSex(text)) &&
    !mayTheyTake.test(text)
  );
}

/** Those one does not look after: what they take is told as an idea. */
const isAcquaintance =
  /\b(?:friend|neighbou?r|colleague|boss|acquaintance|cousin|flatmate|roommate|client|customer)s?\b/i;

/** "My mum says honey. Is it ok for him?": not for her who says so. */
function asksForTheOtherSex(text: string): boolean {
  const whose = whoseOf(anyoneNamed.exec(text)?.[1]?.toLowerCase() ?? '');
  if (whose === 'their') return false;
  return whose === 'her' ? he.test(text) && !she.test(text) : she.test(text) && !he.test(text);
}

const he = /\b(?:he|him|his)\b/i;
const she = /\b(?:she|her|hers)\b/i;

/** "My niece, she's a nurse, dropped off a bottle": what stands between is told of her alone. */
const givesATry = /\bgive (it|them|this|that|these|those) a (?:go|try|whirl|shot|chance)\b/i;
const inserted = new RegExp(
  String.raw`(\b${theirs})(?: [A-Z]\p{Ll}+)?, (?:who|she|he|they)(?:'s|'re| is| are| was| means?)? [^,.?!]{2,30}, `,
  'iu',
);

/** "St John's wort my lass takes", "the 5-HTP my sister is on": somebody is named to tell which. */
function isOfWhatTheyTake(text: string): boolean {
  const clause = whichTheyTake.exec(text);
  if (clause === null || forWhomItIs.test(text)) return false;
  const before = readText(text.slice(0, clause.index)).mentions.at(-1);
  return before?.kind === 'herb' && clause.index - before.end < farthestBehind && namesNoMedicine(text);
}

const farthestBehind = 20;
const whichTheyTake = new RegExp(
  String.raw`\b(?:that |which )?${theirs}\s+(?:always |also |just |now )*(?:takes?|uses?|drinks?|is on|'s on|swears by|has|got|raves about)(?=\s*[,.;?!]|\s*$|\s+(?:for|any|would|is|could|can|every|good|daily|at)\b)`,
  'i',
);
const forWhomItIs =
  /\b(?:with|for) (?:her|his|their|him|them)\b|\b(?:is|are) (?:he|she|they) (?:ok|okay|safe|allowed)\b/i;

/** "My wife takes ginseng, could I?", "can I take the gummies my friend has?": whoever asks would take it. */
export function wouldTakeTheirs(text: string): boolean {
  const isPraised = recommends.test(text) && shouldI.test(text);
  return (
    isPraised ||
    takesTheirs.test(text) ||
    offersMe.test(text) ||
    (theyTakeMayI.test(text) && !seeksHelp.test(text) && namesNoMedicine(text))
  );
}

function namesNoMedicine(text: string): boolean {
  return readText(text).mentions.every(({ kind }) => kind !== 'medicine');
}

/** "My cousin had great results with berberine for her sugar, should I?" */
const shouldI =
  /(?<!\bwhat (?:else )?)\b(?:should|could|can|may|shall) i(?: (?:try|take|use|have)(?: it| that| some)?)?(?: too| as well| also)?\W*$/i;

/** "Can I take the gummies my friend has?" */
const takesTheirs =
  /\b(?:can|could|may|should|shall) i (?:still |also |just )?(?:take|use|try|drink|eat|have|borrow|share)\b[^.?!,;]{2,40}\b(?:my|our|the|a) (?:\w+ ){0,2}?(?:has|had|uses|takes|got|gave|left|bought|is taking)\b/i;

/** "My neighbour has senna pods she could give me". */
const offersMe = new RegExp(
  String.raw`\b${theirs}\s+(?:has|had|got|grows?|makes?|made|keeps?|sells?|bought|offer(?:s|ed))\b[^.?!]{0,40}\b(?:he|she|they)(?:'d|'ll| could| can| would| will| wants to| offered to| might)+ (?:give|lend|share|bring|send|sell|make|spare)(?: \w+){0,2} (?:me|us)\b`,
  'i',
);

/** "My wife takes ginseng, could I?" */
/** "My wife has a cough, what can I try?" */
const seeksHelp =
  /\b(?:has|had)\b[^.?!]*[,.;] ?(?:so |and )?what (?:else )?(?:can|could|may|should) i\b(?! (?:do )?not to\b)/i;
const theyTakeMayI = sequence(
  String.raw`\b${theirs}\s+(?:also |always |just |now )*`,
  /(?:takes?|took|drinks?|drank|uses?|used|has|had|eats?|swears by|loves?|started|puts?)\b/i,
  /[^.?!]{2,50}[.,;!]? ?(?:so |and |but |then )*(?:can|could|may|should|shall) i\b(?! (?:\w+ )?give)/,
  /(?![^?]*\bwith (?:her|him|them)\b)/,
);
const recommends = sequence(
  String.raw`\b(?:${theirs}|${relation}|people|someone|everyone|a doctor|the internet|tiktok)\s+`,
  /(?:always\s+|just\s+)?/i,
  choice(
    /says?|said|swears?|recommend(?:s|ed)?|suggest(?:s|ed)?|told me|tells me|thinks|reckons/,
    /gave (?:me|us)|bought (?:me|us)|left (?:me|us)|handed (?:me|us)|got me|dropped (?:off|round)|came (?:round |over |by |on \w+ )?with|picked up|posted|keeps telling|insists?|reckons?|heard|believes|claims|promises/,
    /(?:is|are|was) (?:quite |so |very |absolutely |dead |totally )?(?:sure|certain|convinced|adamant|mad (?:on|about)|crazy about)/,
    /(?:has |have |is )?(?:had|got|gets?|having|sees?|seen|saw|found)(?: \w+){0,2} (?:luck|results?|success|relief|joy) (?:with|on|from|off|using)/,
    /(?:is|are|keeps?|kept) (?:telling|saying|insisting|pushing|suggesting|recommending)/,
    /(?:(?:is|keeps?|been) (?:giving|making|bringing|sending|cooking|preparing)|gives|makes|brings|brought|sends|sent|prepares|cooks)(?! (?:me|him|her|them|it|this|that|my|our|the (?:baby|child|kids?|boy|girl))\b)/,
    sequence(
      /(?:is|was|has been)(?: also| now)? an? (?:\w+ )?/,
      choice(
        /herbalist|naturopath|homeopath|healer|nurse|pharmacist|doctor|midwife|chemist|dietitian/,
        /nutritionist|personal trainer/,
      ),
    ),
  ),
  /\b/,
);
/** "The wife's got some in the cabinet, says it helps": whose it is and who praises it. */
const hasAndPraises = new RegExp(
  String.raw`\b${theirs}(?:'s got|'s|\s+(?:has|had|got|has got|keeps?))\s+[^.?!]{2,60}[,.;]?\s+(?:and |she |he )*(?:says|said|reckons?|swears|thinks) (?:it|they|that)\b[^?]*$`,
  'i',
);
const acquaintanceTakes = oneOf(
  // "My father drank it", of a plant in the garden: how it was used of old.
  /^[^?]*\bmy\s+(?:late\s+|old\s+|dear\s+)*(?:gran\w*|nan|mother|father|mum|mom|dad|aunt\w*|uncle|parents)\s+(?:both\s+)?(?:drank|used|made|brewed|boiled|put|rubbed|chewed)\s+(?:it|them|that|the\s+\w+)\b(?![^]*\b(?:now|just|today|yesterday|this|ago|since|sick|ill|hospital|his|her)\s+(?!knees?|back|hands?|chest|joints?|legs?|feet|elbows?)\w)[^?]*$/i,
  sequence(
    /\b(?:my|our|the|a|his|her|their)\s+(?:\w+\s+)?/i,
    /(?:friend|neighbou?r|colleague|boss|cousin|flatmate|roommate)s?\s+(?:also\s+|always\s+)?/,
    choice(
      /takes?|took|uses?|drinks?|loves|likes|has been taking/,
      /(?:cured|healed|lowered|fixed|reversed|got rid of|beat)\s+(?:his|her|their)/,
    ),
    /\b/,
  ),
  // "And licorice? My wife likes it for digestion."
  new RegExp(
    String.raw`^[^?]{2,40}\? ${theirs} (?:really |always )?(?:likes?|loves?|enjoys?|fancies|raves about|swears by) (?:it|that|them)\b[^?]*$`,
    'i',
  ),
  /\bmy\s+(?:\w+\s+)?(?:gran\w*|mother|father|mum|mom|dad|aunt|uncle|family|parents)\s+(?:always |often |used to |still )+(?:she |he |they )?(?:drank|drinks?|took|takes?|swore by|swears? by|used|uses?|made|makes?|gave)\b/i,
);
/** "My sister puts tea tree oil in her kids' bath": what somebody does for their own. */
const givesTheirs = new RegExp(
  String.raw`\b${theirs} (?:always |also |just )*(?:puts?|rubs?|gives?|uses?|adds?|spreads?|drops?)\b[^.?!]{0,40}\b(?:her|his|their) (?:own )?(?:kids?|children|boys?|girls?|sons?|daughters?|bab(?:y|ies)|twins|little ones?|lot|family)\b(?![^]*\b(?:can|should|is it \w+ for) (?:they|them|her kids)\b)`,
  'i',
);
/** "My sister got sick from it": what it did to somebody is told to say why not. */
const didToThem = oneOf(
  sequence(
    String.raw`\b${theirs} (?:got|was|became|felt|fell|went|came out|had)`,
    /(?: (?:so|really|very|quite|a|all|in|terrible|bad|awful|horrible))* /i,
    choice(
      /sick|ill|bad|poorly|rash|reaction|headaches?|dizzy|itchy|hives|spots|diarrhoea|diarrhea/,
      /cramps|liver \w+/,
    ),
    / (?:from|on|with|after|off) (?:it|that|them|this|those)\b/,
  ),
  new RegExp(
    String.raw`\b(?:it|that|they) (?:made|gave|upset) ${theirs} (?:sick|ill|poorly|bad|a rash|a headache|hives|dizzy)`,
    'i',
  ),
);
/** "It did nothing for my neighbour" */
const didForThem = oneOf(
  new RegExp(
    String.raw`\b(?:did|does|has done) (?:absolutely |just )?(?:nothing|wonders|a lot|something|no good|not much) for ${theirs}\b`,
    'i',
  ),
  new RegExp(
    String.raw`\b(?:helped|(?:works?|worked|does it|did it|does the trick|did the trick|good enough)(?: well| great| a treat| fine| wonders)? for|cured|saved|suited|(?:does|did|never did) ${theirs} (?:a power of|no|any)) (?:${theirs}|good|harm)\W*$`,
    'i',
  ),
  new RegExp(String.raw`\b(?:was|were) (?:\w+ ){0,2}good enough for ${theirs}\W*$`, 'i'),
  new RegExp(
    String.raw`\b${theirs}\s+(?:takes?|took|has|had|drinks?|uses?|eats?|is on|lives on|swears by)\s+[^.?!]{2,30} with no trouble\W*$`,
    'i',
  ),
);
/** "My friend got pregnant with it", "my neighbor sleeps like a log since she takes valerian". */
const cameOfIt = new RegExp(
  String.raw`\b${theirs}\s+(?:also |just |only |now |always )*(?:${choice(
    /(?:gets?|got|fell|falls?|became|is) pregnant|(?:has|have|had) (?:lost|stopped|got rid)|lost \w+|stopped \w+ing|got rid of|(?:cleared|fixed|sorted|cured|healed|beat|lowered|shifted|calmed) (?:his|her|their) \w+/,
    /(?:sleeps?|slept|feels?|felt|walks?|looks?|is|got) (?:so |much |way |really )*(?:better|well|great|fine|like|cured|young\w*)/,
  )})\b[^.?!,]{0,30}?\b(?:with|on|from|after|using|thanks to|since) (?<what>[^?]*)$`,
  'i',
);

/** What came of it for somebody is told of a herb, and to argue. */
function tellsWhatCameOfIt(text: string): boolean {
  const from = cameOfIt.exec(text)?.groups?.['what'];
  if (from === undefined) return false;
  return pointing.test(from) || namesAHerb(from);
}

const pointing = /^(?:(?:he|she|they) (?:takes?|took|drinks?|drank|uses?|used) )?(?:it|that|this|them|these)\b/i;
/** "Could my 8-year-old daughter take it as well?" asks for her. */
const mayTheyTake = new RegExp(
  String.raw`\b(?:can|could|should|may|might|must|would|will)\s+${theirs}\s+(?:\w+\s+)?(?:take|use|have|drink|try|eat)\b`,
  'i',
);
/** "Why not? My sister takes it": what others take is told to argue. */
const takesItToo = sequence(
  String.raw`\b(?<!\b(?:can|could|should|may|might|must|would|will|does|do|did|let) )${theirs}\s+(?:also\s+|always\s+)?(?:takes?|took|uses?|used|drinks?|drank|has|had|swears by|tried|does|do|did)`,
  /\s+(?:it|that|this|them|those|one)/i,
  anyNumberOf(
    sequence(
      /\s+/,
      choice(
        /too|as well|all the time|every \w+|for (?:\w+ )?\w+/,
        /with no (?:trouble|bother|harm|problems?)|without (?:any )?(?:trouble|bother|harm|problems?)/,
        /and (?:is|it|she|he|they|got|feels)\b[^?]*/,
      ),
    ),
  ),
  /\W*$/,
);
/** "But my sister takes ginkgo with hers": what others get away with. */
const takesWithTheirs = new RegExp(
  String.raw`\b${theirs}\s+(?:also\s+|always\s+)?(?:takes?|took|uses?|drinks?|eats?|has|had)\s+[^.?!]{2,30}\bwith (?:hers|his|theirs|(?:her|his|their) (?:\w+ )?(?:pills?|tablets?|meds|medicines?|medication))\b[^?]*$`,
  'i',
);
/** "The wife takes echinacea every winter and she's never sick": how well it suits somebody. */
const getsOnWith = sequence(
  String.raw`^[^?]*\b${theirs}\s+(?:also\s+|always\s+)?(?:takes?|took|drinks?|uses?|eats?|has|had|does|did|is on|was on|swears by)\s+`,
  /[^.?!]{2,40}(?:,|\band\b|\.)\s*(?:(?:it|that) )?/i,
  choice(
    /(?:she|he)(?:'s| is| has)? (?:never|fine|grand|right|sharp|fit|thin|slim\w*|skinny|great|well|happy|cured|sorted|as \w+ as|hardly|not \w+|in great)\b/,
    /(?:never|hardly|doesn't|didn't|does not) (?:ever )?(?:bothers?|sick|ill|catch\w*|had|gets?|hurt|harm\w*)/,
    /no (?:bother|trouble|harm|problems?)/,
  ),
  /[^?]*$/,
);
/** "What my mum doesn't have to buy", "without my dad noticing": who is not to be troubled with it. */
const withoutThem = new RegExp(
  String.raw`\b(?:that|which|so|where|without)\s+${theirs}\s+(?:(?:doesn't|does not|won't|don't|doesnt|dont|needn't|can't) (?:\w+ )?(?:have to|need to|buy|know|see|find|notice|get|pay|mind|worry|smell)|(?:having|knowing|noticing|finding|seeing))`,
  'i',
);
const mayHeOrShe = /\b(?:can|could|should|may|might|would) (?:he|she|they)\b/i;
const asksForThem =
  /\b(?:can|could|should|may|is it \w+ for|for|give|does)\s+(?:he|she|him|her|they|them)\b|\b(?:he|she)(?:'s| is| has| also| takes)\b(?! (?:fine|grand|thin|slim\w*|skinny|cured|sorted|happy|fit|ok(?:ay)?|great|well|never|still|doing|feeling|better|happy|alive)\b)/i;
