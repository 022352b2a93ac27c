import { sequence } from '../../../resolve/phrases.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

/** What people say in front of a shelf or with a packet in hand, as it would be asked plainly. */
export const atTheShelf: readonly Step[] = [
  // "Is it diuretic?", "will I have to pee at night?"
  [
    /^\W*(?:(?:and|so|but|ok)\W+)*(?:is (?:it|that|this) (?:a )?diuretic|(?:will|do|would) i (?:have to |need to )?(?:pee|wee|go to the (?:toilet|loo|bathroom)|get up to (?:pee|wee))(?: more| often| a lot| at night)*(?: (?:from|with|after) (?:it|that|this))?)\W*$/gi,
    'does it make me pee more?',
  ],
  // "Before or after dinner?"
  [
    /^\W*(?:(?:and|so|but|ok)\W+)*(?:do i (?:take|drink|have) (?:it|them) )?(?:before or after|after or before) (?:the |my )?(?:dinner|lunch|breakfast|supper|meals?|eating|food)\W*$/gi,
    'with food or without?',
  ],
  // "After meals?", as a question alone: told without its mark it may be when something hurts.
  [
    /^\W*(?:(?:and|so|but|ok)\W+)*(?:do i (?:take|drink|have) (?:it|them) )?(?:before|after|with|between) (?:my )?(?:dinner|lunch|breakfast|supper|meals?|food)\W*\?\W*$/gi,
    'with food or without?',
  ],
  // "One a day or three?"
  [
    /^\W*(?:(?:and|so|but|ok)\W+)*(?:just )?(?:one|once|1) (?:a|per) day or (?:two|three|twice|more|2|3)(?: times)?\W*$/gi,
    'how much a day?',
  ],
  // "What is the upper limit?"
  [
    /^\W*(?:(?:and|so|but|ok)\W+)*what(?:'s|’s| is) the (?:upper (?:limit|level)|max(?:imum)?(?: dose| amount)?|limit)(?: (?:per|a) day| of (?:it|that|this))?\W*$/gi,
    'how much is too much?',
  ],
  // "Before a blood test?"
  [
    /^\W*(?:(?:and|so|but|ok|what about|how about|can i take it)\W+)*before (?:a|my|the) blood (?:test|draw|count)s?\W*$/gi,
    'does it change blood tests?',
  ],
  // "Fiber then?"
  [
    /^\W*(?:(?:and|so|but|what about|how about|ok)\W+)*(?:some )?fib(?:re|er)(?: (?:then|supplements?|powder|instead|any good|ok))*\s*\?*\W*$/gi,
    'what about psyllium?',
  ],
  // "Is Weleda good?", "something from Aldi" ask for a brand, and for a shop.
  [
    /^\W*(?:(?:and|so|but|what about|how about)\W+)*(?:is|are|do you like|would you buy|what about)? ?(?:weleda|dr\.? ?hauschka|a\.? ?vogel|solgar|now foods|holland (?:and|&) barrett|pukka|yogi(?: tea)?|twinings|kneipp|salus|doppelherz|abtei|teekanne|thorne|swanson|nature'?s (?:way|bounty)|tetesept)(?: (?:any good|good|ok(?:ay)?|better|reliable|the best|a good (?:brand|one)))*\W*$/gi,
    'which brand is good?',
  ],
  [
    /^\W*(?:(?:and|so|but)\W+)*(?:something|anything|one|can i (?:get|buy) (?:it|one|them)|do they (?:sell|have) (?:it|them)) (?:from|at|in|by) (?:aldi|lidl|dm|rossmann|tesco|boots|walmart|costco|amazon|asda|superdrug|walgreens|cvs|edeka|rewe|the (?:supermarket|drugstore|chemist))\W*$/gi,
    'where can I buy it?',
  ],
  // "Can men use it?"
  [
    /^\W*(?:(?:and|but|so)\W+)*(?:can|may|could) (?:men|guys) (?:also |too )?(?:use|take|drink|have) (it|them|that|this)(?: too| as well)?\W*$/gi,
    'can a man take $1?',
  ],
  // "My husband would drink it too. He has high blood pressure": asks whether he may, and for nothing for his blood pressure.
  [
    sequence(
      /^\W*(?:(?:and|but|so|oh|also|now|ok)\W+)*/gi,
      /((?:my|our) (?:\w+ )?(?:child|kids?|baby|toddler|son|daughter|husband|wife|partner|mum|mom|mother|dad|father|gran\w*|sister|brother|boyfriend|girlfriend|friend|niece|nephew|flatmate|colleague|aunt|uncle))/,
      /(?:(?: would| will|'d|’d)(?: also| like to| love to)* (?:have|take|drink|try|use)|(?: also)? (?:wants to|would like to|is going to|likes to) (?:have|take|drink|try|use)|(?: also)? (?:drinks|takes|uses|is drinking|is taking))/,
      / (?:it|that|this|some|them|one|the same|the tea)(?: of it)? (?:too|as well|also|with me)\s*[.,;!–-]+\s*(?=(?:but |and |only |though )?(?:he|she|they)\b)/,
    ),
    'can $1 have it too? ',
  ],
  // "Girlfriend has it too."
  [
    /(?<=^\W*(?:(?:and|but|so|also|now)\W+)*)(?:my |our )?(girlfriend|boyfriend|wife|husband|partner|mum|mom|dad|mother|father|sister|brother|friend|colleague|flatmate|son|daughter) has (?:got )?it (?:too|as well|also|now)(?=\W*$)/gi,
    'my $1 has the same',
  ],
  // "I'm on the second packet already."
  [
    /\bi(?:'m|’m| am)(?: already)? on (?:the|my) (?:second|2nd|third|3rd) (?:box|packet|pack|bottle|jar|tin)(?: already| now)?(?=\W*$)/gi,
    'I have taken it for weeks already. How long can I take it?',
  ],
];
