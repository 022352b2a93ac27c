import { sequence } from '../../../resolve/phrases.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

const people = '(?:i|you|u|ya|we|one|people)';
const mustNot =
  "(?:shouldn['’]?t|should not|can['’]?t|cannot|can not|mustn['’]?t|must not|may not|am not (?:meant|supposed|allowed) to|are not (?:meant|supposed|allowed) to|ought not to)";
const things = '(?:herbs?(?:al teas?)?|(?:herbal )?teas?|supplements?|vitamins?|remed(?:y|ies))';
/** For whom a tea is, and no complaint. */
const notForSomebody =
  '(?!(?:my|me|her|him|us|them|you|our|his|their|kids?|child(?:ren)?|bab(?:y|ies)|toddlers?|an?|the|two|one|some|someone|somebody|both|men|women|pregnan\\w+|breastfe\\w+|nursing|old|people|adults?|teens?|dogs?|cats?|sale|free|now|later|breakfast|today|tonight)\\b)';

/** What stands as a mere noun: "teas for bloating", "all the supplements I shouldn't take with methotrexate". */
export const nounPhrases: readonly Step[] = [
  // "Something for anxiety, nothing with caffeine": what it must not hold is not taken.
  [/\bnothing (?:with|containing|that (?:has|contains|includes)) (?:any )?(?=[a-z])/gi, 'without '],
  // "Nothing that puts my blood pressure up" wishes for no help with it.
  [
    /\bnothing (?:that|which)(?:['’]?ll| will| would| could| might| may| can)? (?:puts?|raises?|increases?|pushes|push|sends?|ups?|spikes?|bumps?|drives?) (?:up )?(?:my |the |your |her |his )?(bp|blood pressure)(?: up)?/gi,
    'without raising $1',
  ],
  [
    /[,.]? ?(?:and |but )?\bnothing (?:that|which)(?:['’]?ll| will| would| could| might| may| can)? (?:puts?|raises?|increases?|pushes|push|sends?|ups?|spikes?|bumps?|drives?) (?:up )?(?:my |the |your |her |his )?(?:blood sugar|sugar|cholesterol)(?: up)?/gi,
    '',
  ],
  [
    sequence(
      /^\W*/gi,
      String.raw`(?:(?:the |some |any |your |my |a few )?(?:top |best |good |nice )?(?:\d+ |two |three |four |five )?(?:best |good |nice )?)(?:herbal )?teas? (?:for|against|to help(?: with)?|that helps?(?: with)?) ${notForSomebody}([a-z][a-z' -]{2,28})\W*$`,
    ),
    'which teas help with $1?',
  ],
  [
    /^\W*(?:the )?(?:top |best |good )(?:herbal )?teas? (?!for |to |against |that |with |in |on |time|bags?|brands?|shops?|pots?|cups?|ever|when|while|before|after|at )([a-z][a-z'-]{3,20}(?: [a-z'-]{3,14})?)\W*$/gi,
    'which teas help with $1?',
  ],
  [
    sequence(
      /^\W*/gi,
      String.raw`(?:give me |tell me |list )?(?:all |every |a list of |list of )?(?:the )?(${things})(?: that| which)? ${people} ${mustNot} (?:take|have|use|mix|combine|drink|eat|go near|touch)? ?`,
    ),
    'which $1 should I avoid ',
  ],
  [
    /(?<=\bshould I avoid )(?:when |while |if |whilst )?(?:i['’]?m |i am |you['’]?re |being )?(?:on|taking|with|i take|you take) /gi,
    'with ',
  ],
  [
    sequence(
      /^\W*/gi,
      String.raw`(${things})(?: that are)? ((?:while|when|during|in|if|with|on) [a-z][a-z' -]{3,40}?)[ ,:–-]+(?:which (?:are|is) )?(?:ok(?:ay)?|safe|good|fine|allowed|yes)[ ,&/]+(?:and |or |vs\.? |versus |which (?:are|is) )*(?:not ok(?:ay)?|unsafe|bad|not safe|not good|not allowed|not|no)\W*$`,
    ),
    'which $1 are ok and which are not $2?',
  ],
];
