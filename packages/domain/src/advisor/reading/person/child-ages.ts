import { breeds } from '../../data/breeds.ts';
import { followedBy, notFollowedBy, sequence } from '../../../resolve/phrases.ts';
import { numberWords, wordsFrom } from '../../../resolve/number-words.ts';
import { noAgeBehind } from '../../../safety/person/age-words.ts';
import { ageSetApart } from '../../../safety/person/age-set-apart.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';
import { agesHad } from './ages-had.ts';
import { namedChildIll } from './named-child-ill.ts';

const words = wordsFrom(1, 17);
/** "Son is one of three" tells no age. */
const wordsFromTwo = wordsFrom(2, 17);
const unit = '(?:years?|yrs?|months?|mos?|weeks?|wks?|days?)';
const kin =
  'child(?:ren)?|kids?|bab(?:y|ies)|toddlers?|infants?|newborns?|boys?|girls?|sons?|daughters?|twins|triplets|grand(?:sons?|daughters?|child(?:ren)?|kids?)|nieces?|nephews?|sisters?|brothers?|lads?|lass|little ones?|godchild|god(?:son|daughter)|step(?:son|daughter|child)';
/** What has an age and is no child. */
const healing = 'tattoos?|piercings?|stitches|scabs?|sunburns?|sprains?|fractures?';
const things =
  'tea|tinctures?|capsules?|tablets?|pills?|bottles?|packs?|jars?|oils?|prescriptions?|scars?|injur\\w+|wounds?|coughs?|rash\\w*|problems?|women|woman|men|man|lady|ladies|gentleman|dogs?|cats?|pupp\\w+|kittens?|horses?|pregnanc\\w+';

const storedThings =
  'supplements?|powders?|herbs?|sachets?|packets?|tubs?|box(?:es)?|creams?|ointments?|seeds?|plants?|trees?|bush\\w*|habits?|marriage|house|car|lambs?|cows?|goats?|hens?|rabbits?|mares?|pon(?:y|ies)';

/** Ages of children as people tell them, in digits and beside the one they are of. */
export const childAges: readonly Step[] = [
  // "A 2 week old tattoo": the age of no child.
  [new RegExp(`\\b(\\d{1,2}|${words})[- ](?:days?|weeks?|months?)[- ]old (?=(?:${healing})\\b)`, 'gi'), ''],
  ...namedChildIll,
  ageSetApart,
  ...agesHad,
  [
    /\b(?:littel|littl|litle|litlle|littile|lil)(?= (?:one|boy|girl|man|guy|lad|baby|brother|sister|daughter|son)s?\b)/gi,
    'little',
  ],
  // "I give milk to baby", "I give the breast".
  [
    /\bi (?:still |also )?(?:give|am giving) (?:(?:my |own |the )*(?:breast ?|mother'?s? )?milk to (?:my |the |a )?(?=baby|son|daughter|child|twins)|(?:the |my )?breast\b(?: to)?)/gi,
    'I am breastfeeding my ',
  ],
  // "The wee man", "our bairn".
  [
    /\b(?:(?:my|our|the) )?(?:wee (?:man|one|lad|lass|boy|girl|un)|bairn|little dude)(?:(?:'|’)?(s))?\b/gi,
    (_, s) => (s ? "my child's" : 'my child'),
  ],
  // "Three-year-old", "a five year old".
  [
    new RegExp(`\\b(${words})[- ](${unit})[- ]?(olds?)\\b`, 'gi'),
    (_, word = '', time = '', old = '') => `${numberOf(word)} ${time} ${old}`,
  ],
  [new RegExp(`\\b(${words})[- ]?(?:yo|y\\/o)\\b`, 'gi'), (_, word = '') => `${numberOf(word)} year old`],
  [
    new RegExp(
      `\\b((?:he|she)(?:'s|’s| is) (?:only |just |nearly |almost |about )?)(${wordsFromTwo})(?=,|\\.|;|$| (?:and|with|now|${unit})\\b)`,
      'gi',
    ),
    (_, who = '', word = '') => `${who}${numberOf(word)}`,
  ],
  // "He's one, a bit snuffly": "she's one of three" tells no age.
  [/([,;.!?] (?:he|she)(?:'s|’s| is) (?:only |just |nearly |almost |about )?)one(?=[,;.!?] |$)/gi, '$11 year old'],
  // "Our youngest, two,".
  [
    new RegExp(
      `\\b(my|our) (?:youngest|eldest|oldest|middle one|first-?born|smallest|little (?:man|guy|lady|princess|prince|angel))\\b(?! (?:\\w+ )?(?:${kin}|aunt|uncle|colleague|friend)\\b)`,
      'gi',
    ),
    '$1 child',
  ],
  // "My grandson, four,", "my daughter is seven", "just turned three", "a boy of four", "aged five".
  [
    sequence(
      String.raw`\b(${kin})`,
      /((?: who)?,? (?:\(|is |are |aged |of |(?:has |have |will be |is |are )?(?:just |only |now |nearly |almost |about )*(?:turned |turning |turns )?|(?:just |only |now |nearly |almost )+))/gi,
      String.raw`(${wordsFromTwo})`,
      followedBy(
        /\)|,|\.|;|\?|!|$/,
        String.raw` (?:and|or|has|have|he|she|who|can|cannot|can't|is|coughs?|with|last|this|today|now|${unit})\b`,
      ),
    ),
    (_, who = '', between = '', word = '') => `${who}${between}${numberOf(word)}`,
  ],
  [
    new RegExp(
      `\\b(${kin}) (?:has |have |will be |is |are )?(?:just )?(?:turned|turning|turns) (\\d{1,2})\\b(?! ${unit})`,
      'gi',
    ),
    '$1 is $2 years old',
  ],
  // "His sister is 9 months, can she have it?"
  [
    sequence(
      /(?<!\b(?:try|tried|trying|hoping|wishing) (?:for |to have )?(?:an? )?)\b/gi,
      String.raw`((?:${kin})(?: who)?(?:'s|’s| is| are|,)? (?:is |only |just |now |about |nearly |almost )*(?:\d{1,2}|${words}) (?:months?|mos?|weeks?|wks?|days?))`,
      /\b/,
      notFollowedBy(/ (?:old|of age|now and|pregnant|along|premature|of |in )/, noAgeBehind),
    ),
    '$1 old',
  ],
  [new RegExp(`\\baged? (${words})\\b`, 'gi'), (_, word = '') => `aged ${numberOf(word)}`],
  [
    new RegExp(`\\b(${kin}) of (${words}) (${unit})\\b`, 'gi'),
    (_, who = '', word = '', time = '') => `${who} of ${numberOf(word)} ${time}`,
  ],
  // "The girl I look after is 5."
  [
    new RegExp(
      `\\b(?:the|a|an|this) (?:little |small )?(?:${kin}|one) (?:that |who |whom )?(?:i|we) (?:\\w+ ){1,3}?is (?:only |just |now |about )?(\\d{1,2}|${words})\\b(?: ${unit}(?: old)?)?`,
      'gi',
    ),
    (_, age = '') => `my child is ${numberOf(age)} years old`,
  ],
  // "My students (10-11 years)".
  [
    /\b(?:my|our|the) (?:students|pupils|class|scouts|schoolkids|group)\b(?=[^.?!]{0,14}?\b(\d{1,2})(?:\s?(?:-|–|to|and|or)\s?\d{1,2})? ?(?:years?|yrs?|yo\b|year[- ]olds?))/gi,
    'my child who is $1 years old',
  ],
  // "Head lice again. 7yo. Tea tree?"
  [/(?<=\w[.;!?]+ )([1-9]|1[0-2]) ?(?:yo|y\/o|yrs?[- ]old|years?[- ]old)(?=[.,;!?])/gi, 'my child is $1 years old'],
  // "2 year old with a temp", "7 yr old. Echinacea?", and nobody named; "15 yr old here" writes for herself.
  [
    new RegExp(
      `^\\W*(?:(?:hi|hiya|hey|hello|help|so|for|have|got)\\W+)*([1-9]|1[0-7])[- ]?(?:yo|y\\/o|yr[- ]?old|years?[- ]old)(?:(s|'s|’s)\\b|\\b(?! (?:\\w+ ){0,2}(?:${things}|${storedThings}|${breeds})\\b|,? (?:m|f|male|female)\\b))(?=([^?]*\\b(?:here|(?:can|may|could) i (?:take|have|drink|eat|use|try)|for me|i['’]?m|i (?:feel|get|am))\\b)?)`,
      'gi',
    ),
    (_, age = '', owns = '', own = '') =>
      own === '' ? `my child who is ${age} years old${owns === '' ? '' : ', has'}` : `I am ${age} years old`,
  ],
  // "We have a 2yo who …", "the 5 year old can't sleep".
  [/\b([1-9]|1[0-7]) ?(?:yo|y\/o)\b(?! (?:m|f|male|female)\b)/gi, '$1 year old'],
  [
    new RegExp(
      `(?<!\\b(?:i'm|i’m|i am|im|as|was|were) )\\b((?:an?|the|this) )([1-9]|1[0-7])[- ](${unit})[- ]?olds?\\b(?! (?:\\w+ )?(?:${kin}|${things})\\b)`,
      'gi',
    ),
    '$1$2 $3 old child',
  ],
];

/** "Four" as "4"; what is no such word stays. */
export function numberOf(word: string): string {
  return String(numberWords[word.toLowerCase()] ?? word);
}
