import { choice } from '../../../resolve/phrases.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

const whose = String.raw`(?:my|our|me|mine|the|this|a|an|one of (?:my|our|the)|some)`;
/** "My best", "our poor old". */
const described = String.raw`(?:(?:dear|poor|lovely|best|good|old|other|late|own|closest|sweet|daft|stubborn) )*`;
/** Where somebody begins to be spoken of, without "my": at the head of a sentence or a part of one. */
const atTheHead = String.raw`(?<=^\W*|[.!?;:] |, |\b(?:and|but|so|or|for|to|cos|coz|because|if|when|can|could|may|should|is|does|did|has|give|with|about|says?|hi|hello|hey|ok|btw|also),? )`;
/** What follows where somebody is spoken of, and no thing is named by the word. */
const goesOn = String.raw`(?=['’]s\b|,| (?:is|isn|was|has|hasn|had|have|can|cant|cannot|can't|could|wants?|needs?|keeps?|takes?|took|gets?|got|feels?|says?|said|told|gave|swears|sleeps?|coughs?|suffers?|complains?|asks?|asked|on|with|who|and|also|too|just|still|never|always|won't|wont|doesn't|doesnt|don't|isnt|wakes?|cries|drinks?|eats?|hates?|likes?|loves?|uses?|used|refuses?|pregnant|nursing|diabetic|allergic|here|at work|\d)\b|\W*$)`;

/** Kin by the words of a family, a country or a forum. */
const kin: readonly (readonly [words: string, plain: string])[] = [
  ['mutti|mamma|mami|mama|mummyji|mam|mammy|amma|ammi|maman|mummy|mommy', 'mum'],
  ['papa|papà|vati|abba|baba|tata|pops|papi|daddy', 'dad'],
  ['nonna|oma|abuela|abuelita|babcia|babushka|nani|dadi|yiayia|bubbe|nanna|granny|grannie|nanny', 'grandmother'],
  ['nonno|opa|abuelo|dziadek|grandpapa|grampa|gramps', 'grandfather'],
  ['missus|missis|wifey|her indoors|better half|lady wife', 'wife'],
  ['mister|hubby|hubs|husb|man of the house|him indoors|old man|dh', 'husband'],
  ['other half|oh|significant other', 'partner'],
  ['gentleman friend|fella|feller|bf', 'boyfriend'],
  ['lady friend|gf|gfs', 'girlfriend'],
  ['mother[- ]in[- ]law|mum[- ]in[- ]law|mil', 'mother-in-law'],
  ['father[- ]in[- ]law|dad[- ]in[- ]law|fil', 'father-in-law'],
  ['sister[- ]in[- ]law|sil|bhabhi', 'sister-in-law'],
  ['brother[- ]in[- ]law|bil', 'brother-in-law'],
  ['daughter[- ]in[- ]law|dil|bahu', 'daughter-in-law'],
  ['son[- ]in[- ]law', 'son-in-law'],
  ['sis', 'sister'],
  ['bro', 'brother'],
  ['auntie|aunty|tante|khala', 'aunt'],
  ['step ?-?(?:daughter|girl)|dd|foster daughter', 'daughter'],
  ['step ?-?(?:son|boy)|ds|foster son', 'son'],
  ['great[- ]?grand ?(?:child|son|daughter)', 'grandchild'],
  ['bub|bubs|wee bab|lo', 'baby'],
];

/** People one knows, by where one knows them from. */
const known: readonly (readonly [words: string, plain: string])[] = [
  [
    String.raw`(?:(?:lad|guy|bloke|man|woman|girl|lady|fella|chap)s?|one) (?:at|from) (?:my )?(?:work|the office|the shop)|co-?worker|work ?mate|one of (?:our|the|my) (?:lads|girls|blokes|guys)(?: at work)?|apprentice`,
    'colleague',
  ],
  [String.raw`(?:best )?(?:mate|pal|bestie|buddy)(?! of)|school ?mate|class ?mate|(?:old )?workmate`, 'friend'],
  [String.raw`roomie|room ?mate`, 'flatmate'],
  [
    String.raw`(?:(?:old )?lady|woman|man|bloke|girl|gentleman|chap|guy) (?:next door|from upstairs|upstairs|downstairs|across the (?:road|street|hall)|at (?:no\.?|number) \d+)`,
    'neighbour',
  ],
  [
    String.raw`(?:(?:old )?lady|woman|man|gentleman|girl) (?:that |who |whom )?i (?:clean|care|cook|shop|work) for|pupil|tenant|guest|one of (?:my|the|our) (?:other )?(?:ladies|gentlemen|pupils|clients|patients|customers|students)`,
    'client',
  ],
];

const shortlyCalled =
  'mum|mom|mam|mother|dad|father|nan|nana|gran|granny|grandad|grandma|grandpa|hubby|husband|wife|wifey|missus|sis|sister|bro|brother|partner|daughter|son|girlfriend|boyfriend|auntie|uncle|cousin|mate';
/** What is said of one. */
const isSo =
  '(?:(?:only|just|also|always|now|about|nearly|already) )?(?:\\d{1,2}\\b|on |pregnant|expecting|nursing|breast ?feeding|diabetic|allergic|asthmatic|epileptic|taking|having|coming|not|going|getting|trying|waiting|due|worried|in (?:bed|hospital))';
/** "Sons 9 and 12", "mums on Facebook". */
const ofSeveral =
  '\\d{1,2} ?(?:and|&|,|or|-|to) ?\\d|on (?:facebook|insta\\w*|tiktok|mumsnet|here|the (?:school|forum)|youtube|reddit)|on both|not all|are|who';

const small =
  '(?:bab(?:y|ies)|newborn|infant|toddler|twins|little (?:one|girl|sister|brother|boy)|(?:grand)?(?:daughter|son|child)|niece|nephew|kid)';
const inMonths =
  '(?:(?:only|just|now|about|nearly|almost) )*(?:\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven) months?';
const endsThere = '(?= *(?:$|[.,;!?)]|and\\b|with\\b|now\\b))';

const plainOf = (pairs: typeof kin, word: string) =>
  pairs.find(([words]) => new RegExp(`^(?:${words})$`, 'iu').test(word))?.[1] ?? word;
const all = (pairs: typeof kin) => choice(...pairs.map(([words]) => words));

/** Somebody is called by a word that the readers of people know: "my nonna", "a mate of mine", "wife pregnant", "the lad at work". */
export const people: readonly Step[] = [
  // "Mom of 3" tells how many, not how old.
  [
    /\b(mums?|moms?|mother|dad|father|parent|mama) (?:of|to) (\d|two|three|four|five|six)\b(?! (?:years?|months?|weeks?))/gi,
    'parent of several',
  ],
  // "And his baby sister? She is 8 months" tells an age; "and my wife? She is 8 months" how far she is.
  [
    new RegExp(String.raw`(\b${small}\b[^.!]{0,40}?\b(?:she|he|it)(?:['’]s| is) ${inMonths})${endsThere}`, 'giu'),
    '$1 old',
  ],
  [
    new RegExp(
      String.raw`(\b(?:wife|girlfriend|fianc[eé]e|missus)\b[^.!]{0,40}?\bshe(?:['’]s| is) ${inMonths})${endsThere}`,
      'giu',
    ),
    '$1 pregnant',
  ],
  // "Can't sleep since the baby. He's 7 weeks and on the boob": of the mother, and the child is only told of.
  [
    /(?<=\b(?:since|after) (?:the |my |our )?(?:baby|little one|birth)(?: (?:came|arrived|was born))?(?:[.,;!]+| -) ?)s?he(?:['’]?s| is) (?:only |just |now |about )*(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) ?(wks?|weeks?|months?)(?: old)?(?: now)?((?:,| and|, and)? (?:still |only |fully )?(?:on the (?:boob|breast)|breast ?-?fed))?(?=\W*$|[.,;!?])/gi,
    (_, count = '', unit = '', fed = '') =>
      `I gave birth ${count} ${unit} ago${fed === '' ? '' : ' and I am breastfeeding'}`,
  ],
  // "My girlfriend is 9 weeks and being sick": how far she is, and no age.
  [
    /\b(wife|girlfriend|partner|fianc[eé]e|missus|gf)((?:['’]s| is)(?: (?:only|just|now|about|nearly|almost))* \d{1,2} ?(?:weeks?|wks|months?))\b(?! (?:pregnant|along|gone|old|in(?:to)?|late|post\w*|after|out|off|clean|sober|away|younger|older|since|without|overdue|down|on)\b)/gi,
    '$1$2 pregnant',
  ],
  // "Friend of mine", "an ex of mine", "friend of me".
  [
    new RegExp(
      String.raw`\b(?:(?:a|an|one|some|this|the|old|good|dear) )*(\p{L}+(?: ?mate)?) of (?:mine|me|ours)\b(?! (?:and|that))`,
      'giu',
    ),
    (words, who = '') => (somebody.test(who) ? `my ${plainOf(known, plainOf(kin, who.toLowerCase()))}` : words),
  ],
  [
    new RegExp(String.raw`\b${whose} ${described}(${all(kin)})\b`, 'giu'),
    // "Any tea an old man may drink?" is asked by an old man.
    (words, word = '') => (/^an? old man$/i.test(words) ? words : `my ${plainOf(kin, word.toLowerCase())}`),
  ],
  // "Mate at the bowls club takes it": a friend, and no yerba mate.
  [
    new RegExp(
      String.raw`${atTheHead}(?:mate|pal|buddy)(?= (?:at|from|down|in) (?:the|my|our|work|school|uni|church|choir)\b| (?:says?|said|told|swears|reckons|gave|takes|uses|had) )`,
      'giu',
    ),
    'my friend',
  ],
  [
    new RegExp(
      String.raw`${atTheHead}(?:poor )?(${all(kin.filter(([words]) => !words.startsWith('other half')))})${goesOn}`,
      'giu',
    ),
    (_, word = '') => `my ${plainOf(kin, word.toLowerCase())}`,
  ],
  [
    new RegExp(String.raw`\b(?:${whose} )?${described}(${all(known)})\b(?! (?:said hi)\b)`, 'giu'),
    (words, word = '') =>
      asAName.test(word) && !owned.test(words) ? words : `my ${plainOf(known, word.toLowerCase())}`,
  ],
  // "One of my employees", "one of the other volunteers".
  [
    /\bone of (?:my|the|our|their) (?:other )?(employee|resident|volunteer|colleague|friend|neighbour|neighbor|cousin|aunt|uncle|sister|brother|kid|daughter|son|grandchild|grandson|niece|nephew)(?:ren|s)\b/gi,
    'my $1',
  ],
  // "Our eldest", "the younger one", "the middle one, 6".
  [
    /\b(?:the (?=eldest|oldest|youngest|elder|younger|middle|wee)|my |our )(eldest|oldest|youngest|elder|younger|older|middle|little|big|small|wee) (?:one|un|'un)\b(?! of (?:the|these|those))|\b(?:my|our) (eldest|oldest|youngest)\b(?! (?:son|daughter|child|boy|girl|kid|brother|sister|one))/gi,
    (_, one = '', other = '') => `my ${(one || other).toLowerCase()} child`,
  ],
  // "Mums 86 and takes digoxin", "hubbys on digoxin", "sisters been poorly": one of them, written without its apostrophe.
  [
    new RegExp(String.raw`${atTheHead}(?:${whose} )?(${shortlyCalled})s (?=${isSo})(?!${ofSeveral})`, 'giu'),
    (_, word = '') => `my ${plainOf(kin, word.toLowerCase())} is `,
  ],
  [
    new RegExp(String.raw`${atTheHead}(?:${whose} )?(${shortlyCalled})s (?=(?:been|got|had) )`, 'giu'),
    (_, word = '') => `my ${plainOf(kin, word.toLowerCase())} has `,
  ],
  // "Nans hands are swollen", "mums periods".
  [
    new RegExp(
      String.raw`${atTheHead}(mum|mom|dad|nan|gran|grandad|granny|nana|hubby|wife|sis|bro)s (?=(?!(?:are|have|who|in|of|to|can|do|like|with|and|or|on|at|for|say|need|take|use|get)\b)\p{L}{3,}\b)`,
      'giu',
    ),
    (_, word = '') => `my ${plainOf(kin, word.toLowerCase())}'s `,
  ],
  // "Wife pregnant, heartburn", "boss is heading for burnout", "customer in my shop".
  [
    new RegExp(
      String.raw`(?<=^\W*|[.!?;] |, |\b(?:and|but|so|ok|hi|hello|hey),? )(grandma|grandpa|wife|husband|girlfriend|boyfriend|partner|boss|colleague|customer|client|patient|neighbour|neighbor|flatmate|sister|brother|mum|mom|dad|mother|father|gran|nan|grandad|aunt|uncle|cousin|friend|daughter|son|niece|nephew|grandson|granddaughter|ex)(?=,? (?:${[
        "is|has|had|was|pregnant|nursing|diabetic|breast\\w+|allergic|in|from|ask\\w*|complain\\w*|keeps|cant|cannot|wont|took|takes|eats|drinks|gets|swears|says|said|told|thinks|reckons|got|feels|sleeps|snores|coughs|texted|rang|called|phoned|wants|needs|won't|can't|doesn't|doesnt|also|just|still",
        '\\d{1,2}',
      ].join('|')})\b)`,
      'gi',
    ),
    'my $1',
  ],
];

const somebody =
  /^(?:friend|mate|pal|buddy|workmate|colleague|ex|cousin|neighbou?r|client|customer|student|pupil|patient|aunt|uncle|relative|niece|nephew)$/i;
/** "Sorry mate", "cheers pal": nobody is spoken of. */
const asAName = /^(?:mate|pal|buddy|guest|one)/i;
const owned = new RegExp(String.raw`^${whose} `, 'i');
