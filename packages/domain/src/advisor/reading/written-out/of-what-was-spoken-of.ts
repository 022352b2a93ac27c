import { choice, sequence } from '../../../resolve/phrases.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

const opening = /^\W*(?:(?:and|but|so|ok|okay|well|then|hm+|oh|right)\b[ ,]*)*/gi;
const it = '(?:it|this|that|they|these|those|them)';
const cups = '(?:cups?|mugs?|glass(?:es)?)';
const measure = '(?:capsules?|tablets?|grams?|drops|spoons?(?:fuls?)?|teaspoons?|tablespoons?)';

/** What is asked in passing of the herb spoken of, in the plain words the rules read. */
export const ofWhatWasSpokenOf: readonly Step[] = [
  // "Longer answer please", "more detail".
  [
    sequence(
      opening,
      /(?:(?:can|could) (?:you|i)|i(?:'d| would) like|give me|have|get|a)?(?: (?:a|the|you))*\s*/,
      /(?:longer|fuller|long|full|more (?:detailed|thorough)|more details?|(?:more )?in (?:more )?(?:depth|detail)|elaborate|expand|go deeper)/,
      /(?: (?:on (?:it|that|this)|answer|version|explanation|one|story|again|now|please|pls|plz|this time))*\W*$/,
    ),
    'tell me more',
  ],
  // "Is 3 mugs a lot?"
  [
    sequence(
      opening,
      String.raw`(?:is|are|would) (\d{1,2}|two|three|four|five|six) (?:${cups})(?: (?:a|per|each|every) day| daily)?`,
      /(?: be)? (?:a lot|too (?:much|many)|loads|excessive|over the top|overdoing it|a bit much)\W*$/,
    ),
    'is $1 cups a day too many?',
  ],
  [
    sequence(
      opening,
      String.raw`(?:is|isn't|isnt|are) (?:${it}|\d{1,2} ${measure}) (?:quite )?(?:a lot|loads|a high (?:dose|amount)|plenty)\W*$`,
    ),
    'how much is too much?',
  ],
  // "By the glass or by the gram?", "at once or split?"
  [
    sequence(
      opening,
      /(?:is (?:that|it) |do i take it |should i take it )?(?:all )?/,
      choice(
        /by the (?:cup|glass|mug|gram|spoon|capsule) or (?:by )?the \w+/,
        /(?:at once|in one go|as one|one dose) or (?:split|spread|divided|in (?:two|three|parts|several))[\w ]{0,20}/,
        /(?:split|spread|divided)[\w ]{0,16} or (?:all )?(?:at once|in one go)/,
      ),
      /\W*$/,
    ),
    'how much should I take?',
  ],
  // "Hows it taken", "what's the way to take that one?"
  [
    sequence(
      opening,
      choice(
        String.raw`how(?:'s|’s|s| is| are) (?:${it}|that one|this one) (?:usually |normally |best |meant to be )?(?:taken|drunk|had|used)`,
        String.raw`how (?:do|does|would|did|d'|d’)? ?(?:people|folks?|you|ya|one|u|they|anyone) (?:usually |normally |actually )?(?:take|drink|use|have) (?:${it}|that one|this one)`,
        String.raw`what(?:'s|’s|s| is) (?:the )?(?:(?:best|right|usual|normal|proper) )?way (?:to|of) (?:take|taking|have|having|drink|drinking|use|using) (?:${it}|that one|this one)`,
      ),
      /\W*$/,
    ),
    'how do I take it?',
  ],
  // "One spoon in morning?"
  [
    sequence(
      opening,
      /(?:is |just |like |about )*(?:an?|one|two|half an?|1|2) (?:small |big |little )?(?:tea|table)? ?spoons?(?:fuls?)?(?: of (?:it|that|the oil))?/,
      /(?: (?:in|at|every|each|of) (?:the |a )?(?:mornings?|mornin|evenings?|night|day))(?: (?:ok|okay|fine|enough|alright|good))?\W*$/,
    ),
    'how much should I take?',
  ],
  // "So basically waste of money?"
  [
    sequence(
      opening,
      /(?:is|are|isn't|its|it's|would)?(?: (?:it|that|this|they|the [\w ]{3,24}|basically|just|really|all|actually|even|be|not))*\s*/,
      choice(/(?:basically |just |really |all |a |complete |total )*(?:waste of time|snake oil|hype|con|scam)/),
      /(?: (?:then|or nah|or not|or no|at all|really|yes or no|innit))*\W*$/,
    ),
    'is that proven?',
  ],
  // "Won't it go too low?", beside tablets that do the same.
  [
    sequence(
      opening,
      String.raw`(?:won't|wont|will|could|can|might|does|doesn't|would) (?:it|that|my (?:blood )?(?:pressure|sugar)|mine) (?:not )?(?:go|drop|get|fall|sink) (?:too )(?:low|far|much)\W*$`,
    ),
    'is it ok with the medicines?',
  ],
  [sequence(opening, /(?:is (?:it|that) )?legal(?: here| in \w+)?\W*$/), 'is it legal?'],
  // "2pm and at the wheel at 8, ok?"
  [
    sequence(
      /^\W*(?=[^.?!]{4,80}$)(?:(?:and|but|so|ok|is it ok|what|can i|if|have|i|take|it|that|at|around|about)\b[ ,]*)*/gi,
      /\d{1,2}(?::\d\d)? ?(?:[ap]m|o'?clock)?[^.?!]{0,12}\b(?:at|behind) the wheel\b[^.?!]{0,30}\W*$/,
    ),
    'can I drive some hours after taking it?',
  ],
  // "And by mouth?"
  [sequence(opening, /(?:by mouth|orally|internally|taken internally)\W*$/), 'can I take it by mouth?'],
  // "I read it harms the liver."
  [
    sequence(
      opening,
      /(?:(?:i|we)(?:'ve| have)? (?:read|heard|saw|seen)|people say|they say|apparently)(?: that)? (?:it|this|that) /,
      /(?:can |could |may |might )?(?:harms?|damages?|hurts?|wrecks?|ruins?|attacks?|is (?:bad|hard|rough) (?:for|on)|is toxic to)/,
      / (?:the |your |my )?(liver|kidneys?|heart|stomach|teeth|bones|eyes)\W*$/,
    ),
    'is it bad for the $1?',
  ],
  // "No difference after 2 weeks, take more?"
  [
    sequence(
      opening,
      /(?:no|not much|not any|little|zero) (?:difference|change|effect|improvement|better)\b[^.?!]{0,24}\b(?:take|have|try|should i|do i|shall i)\b[^.?!]{0,12}\bmore\W*$/,
    ),
    'should I take more if it does not help?',
  ],
  // "Before brushing teeth or after?"
  [
    sequence(
      opening,
      /(?:what about |how about |do i (?:take|drink|have) it |should i (?:take|drink|have) it )?(?:before|after)(?: or (?:before|after))? (?:i )?(?:brush\w*|doing|cleaning)(?: my)? teeth(?: or (?:before|after))?\W*$/,
    ),
    'when is the best time to take it?',
  ],
];
