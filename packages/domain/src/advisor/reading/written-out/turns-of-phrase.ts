import { choice, sequence, wordList } from '../../../resolve/phrases.ts';
import { atTheShelf } from './at-the-shelf.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

const lead = /^\W*(?:(?:and|so|but|ok(?:ay)?|right|well|then|now|what about|how about|no|nah)\b[ ,]*)*/gi;
const things = "((?:the |my |his |her |our )?[a-z][a-z' -]{2,24}?)";
const dishes = choice(
  ...wordList('curry korma stew soup roast stir-?fry smoothie salad casserole risotto d(?:h)?al pasta'),
);
const soldAs = choice('gummies', 'gummy', 'juice', 'powder', 'syrup', 'lozenges', 'spray', 'patches', 'sachets');

/** What is said in a talk in a manner of speaking, as it would be asked plainly. */
export const turnsOfPhrase: readonly Step[] = [
  ...atTheShelf,
  // "Do I knock the amlodipine on the head then?"
  [new RegExp(String.raw`\bknock(?:ing|ed)? ${things} on the head\b`, 'gi'), 'stop taking $1'],
  [
    new RegExp(
      String.raw`\b(?:jack|pack|chuck|sack) (?:in |off )?${things}(?: in| off)(?=\W*$| (?:then|now|altogether)\b)`,
      'gi',
    ),
    'stop taking $1',
  ],
  // "Last one, cinnamon on my porridge?" announces a question and points at nothing.
  [
    /^\W*(?:(?:ok(?:ay)?|right|and|so|oh|well|then|now)\b\W*)*(?:last|final|one more|one last|another)(?: (?:one|thing|question|try|bit))?(?:,? (?:then|please|for today|for now))?\s*[,:.!-]+\s*(?=[\w’'"])/gi,
    '',
  ],
  // "What herb for the back then?"
  [/(?<=\b(?:for|against|with) (?:the|my|his|her) [a-z]{3,12}) then(?=\W*$)/gi, ''],
  // "OK, she will be sad": how somebody takes an answer is nobody's low mood.
  [
    /\b(?:she|he|they|my (?:[a-z-]+ ){0,2}?[a-z-]+)(?:'ll|’ll| will| is going to|'s going to| would| is gonna) be (?:so |very |really |a bit |quite )?(?:sad|upset|cross|angry|mad|annoyed|disappointed|worried|hurt|offended|furious|heartbroken|gutted)\b(?! (?:with|after|when|from) )/gi,
    ' ',
  ],
  // "For the stomach, dear."
  [
    /(?<=\w[^]*?),\s*(?:my )?(?:dear|love|pet|darling|hun|hon|luv|duck|sweetheart|doc|sir|madam|boss|sis)(?=\W*$)/gi,
    '',
  ],
  // "Rank the three for me"
  [
    sequence(
      lead,
      /(?:rank|rate|order|grade) (?:them|these|those|all|the (?:two|three|four|lot|herbs|ones))(?: all)?/,
      /(?: (?:for me|please|by .*|from .*|in order))*\W*$/,
    ),
    'which of them is best?',
  ],
  [
    sequence(lead, /put (?:them|these|those|all|the (?:two|three|four|lot)) in (?:an |some )?order\b[^]*$/),
    'which of them is best?',
  ],
  // "OK so final answer"
  [sequence(lead, /(?:the |your )?(?:final answer|verdict|bottom line|last word)(?: then| please)?\W*$/), 'yes or no?'],
  // "Which one won't mess with the lisinopril?"
  [
    /\bwhich (?:one|of (?:them|these|those))(?: of (?:them|these|those))? (?:won'?t|wont|doesn'?t|doesnt|will not|does not|wouldn'?t) (?:mess|clash|interfere|fight|interact|conflict|muck about) with ([^.?!]+)/gi,
    'which of them is ok with $1',
  ],
  // "Gummies then"
  [
    sequence(
      lead,
      new RegExp(`(?:the |as |in |as a )?(${soldAs})`),
      /(?: (?:then|instead|ok|okay|form|any good|better))*\W*$/,
    ),
    'how much of it as $1?',
  ],
  // "Have I time for it to work?"
  [
    /\b(?:have i|do i have|is there|will there be|i have) (?:got )?(?:enough |still )?time (?:for (?:it|that|them|this) )?to (?:work|kick in|build up)\b/gi,
    'how soon does it work',
  ],
  [/\bwill (?:it|that|they) (?:work|kick in|help|do anything) in time\b/gi, 'how soon does it work'],
  // "No ginkgo, you said last time, right?"
  [
    /^\W*no ([a-z][a-z' -]{2,20}?),? (?:you|u) (?:said|told me|reckoned)(?: last time| before| earlier)?,?(?: right| yeah| correct| yes)?\W*$/gi,
    'is $1 not ok?',
  ],
  // "Translate that into something my husband would read"
  [
    /\btranslate (?:that|it|this|all that|the above)(?: for me)? (?:in)?to (?:something|words|plain|normal|simple|human|layman|non)\b[^.?!]*/gi,
    'say that more simply',
  ],
  // "Difference between the two?"
  [
    sequence(
      lead,
      /(?:what'?s |what is |is there (?:a |any )?)?(?:the )?differences?(?: (?:is|are))?(?: between)?(?: (?:the two|them|both|these|those|the both))?\W*$/,
    ),
    'what is the difference between them?',
  ],
  // "She says sleep on your side": how one lies.
  [
    /\b(?:sleep|sleeping|lie|lying) on (?:your|my|his|her|the|their|one's) (?:left |right )?(?:side|back|front|tummy|belly)\b/gi,
    'rest sideways',
  ],
  // "Negative, lol. Back to plan A": the choice from before.
  [
    /\bback to (?:plan a|(?:the |our )?(?:first|original|old) (?:plan|choice|idea))\b\W*$/gi,
    'can I take the first one after all?',
  ],
  // "Should I pack any of them in before the knife?"
  [/\b(under|before|after) the knife\b/gi, '$1 the operation'],
  [/\b(should|must|shall|do|need to|have to)( i)? (?:pack|jack|chuck|sack) in\b/gi, '$1$2 stop'],
  // "Just a curry then?"
  [
    new RegExp(
      String.raw`^\W*(?:(?:and|so|but|ok(?:ay)?|just|only|even|what about|how about|maybe|surely)\b[ ,]*)*(?:a|an|my|the (?:odd|occasional)|an occasional|one) (?:${dishes})(?: (?:then|at the weekend|on \w+days?|now and (?:then|again)|once a week|ok|okay|fine|tonight|though))*\s*\?\W*$`,
      'gi',
    ),
    'what about in food?',
  ],
  // "So is curry out as well??", "does that mean no korma"
  [
    sequence(
      lead,
      /(?:is|are|does (?:that|this|it) mean(?: that)?(?: no| i can'?t (?:eat|have))?|no|can i (?:still )?(?:eat|have)|do i (?:have|need) to (?:give up|stop|skip)|must i (?:give up|skip)|should i (?:skip|avoid)|(?=(?:a )?curry)) ?/,
      /(?:(?:a|an|my|the|our|eating|having|some|more|odd|occasional|friday|home ?made) )*(?:curry|curries|korma|tikka(?: masala)?|biryani|dh?al)/,
      /(?: (?:nights?|out|off(?: limits| the menu)?|banned|forbidden|allowed|gone|a no[ -]go))?(?: (?:then|too|as well|also|at the weekend|on \w+days?|once a week|ok|okay|fine|tonight|though|now))*\W*$/,
    ),
    'what about in food?',
  ],
  // "My nan puts butter on burns"
  [
    /\b(butter|toothpaste|egg whites?|oil|ice|flour|vinegar|mustard)\b([^.?!]{0,10}) on burns\b/gi,
    '$1$2 on a small burn',
  ],
  // "I don't really understand 'small or mixed studies'"
  [
    /^\W*i (?:don'?t|do not|dont) (?:really |quite |fully |actually )?(?:understand|get|follow|know)(?: what)? ['"“‘]([^'"”’]{3,40})['"”’](?: means?| is)?\W*$/gi,
    'what does $1 mean?',
  ],
  // "So you're saying it doesn't work?", "so it's a myth"
  [
    sequence(
      /^\W*(?:(?:so|and|but|ok(?:ay)?|right|well|you(?:'re|’re| are) saying|you mean|that means|basically)\b[ ,]*)+/gi,
      choice(
        /(?:it|they|that) (?:doesn'?t|doesnt|don'?t|dont|does not|do not) (?:really |actually |even )?(?:work|help|do anything)/,
        /(?:it'?s|its|it is|that'?s|they'?re|they are) (?:all |just |only |basically )?(?:a |an )?(?:myth|placebo|scam|con|rubbish|useless|pointless|nonsense|waste of (?:time|money)|snake oil)/,
      ),
      /(?: then| at all)*\W*$/,
    ),
    'so it is useless?',
  ],
  // "What if I get pregnant"
  [
    /^\W*(?:(?:and|but|so|ok)\b[ ,]*)*what if i (?:get|got|am|were|become|became|fall|fell) pregnant\b[^]{0,30}$/gi,
    'is it still ok if I get pregnant?',
  ],
  // "Any reason to cycle off?"
  [
    /\b(?:any (?:reason|need) to |do i (?:need|have) to |should i )(?:cycle (?:off|it|them)|take (?:a )?breaks?|come off (?:it|them) (?:now and then|sometimes))\b/gi,
    'do I need a break in between',
  ],
  // "Even at a low dose?"
  [
    /^\W*(?:(?:and|but|so)\b[ ,]*)*(?:not )?even (?:at|in|with) (?:a )?(?:very )?(?:low|lower|small|tiny) (?:dose|amount|quantity)s?\W*$/gi,
    'just a little?',
  ],
  // "Cramps at night, magnesium?"
  [
    /(?<!\b(?:stomach|tummy|belly|period|menstrual|bowel|gut|abdominal|leg|calf|foot|feet|hand|muscle) )\bcramps?(?= (?:at|in the|every|most) nights?\b)/gi,
    'leg cramps',
  ],
  // "But won't knock me out"
  [
    /\b(?:(?:that |which |but )+(?:it )?)?(?:won'?t|wont|doesn'?t|doesnt|will not|does not|without) (?:knock(?:ing)? me (?:out|sideways)|zonk(?:ing)? me(?: out)?|make me (?:a zombie|dopey|dozy)|wip(?:e|ing) me out)\b/gi,
    'that does not make me drowsy',
  ],
  // "If it's not gone by Friday?"
  [
    sequence(
      /^\W*(?:(?:and|but|so|ok|what)\b[ ,]*)*if (?:it|that|this|they)(?:'s|’s|s| is|'re| has| have)?/gi,
      /(?: not|n'?t|n’t| still)(?: \w+)? ?(?:gone|going|better|shifted|shifting|cleared|clearing|improved|improving|settled|working)/,
      /(?: up| away| down)?(?: (?:by|after|in|within) [\w ]{2,20})?\W*$/,
    ),
    'what if it does not help?',
  ],
  // "Where do u get it from"
  [
    /\bwhere (?:do|can|could|would|does) (?:you|u|i|one|people|we) (?:get|buy|find|order) (?:it|them|that|this|some)(?: from)?\b/gi,
    'where can I buy it',
  ],
  // "Cream or eat it"
  [
    /^\W*(?:(?:and|so|ok)\W+)*(?:as a )?(?:cream|ointment|on the skin|rub it(?: on)?) or (?:eat|swallow|drink|take)(?: it)?(?: by mouth)?\W*$/gi,
    'rub it on or swallow it?',
  ],
  // "What do I mix it with", of an oil.
  [
    /\bwhat (?:do|should|can|would) i (?:mix|dilute|thin|blend|cut) (?:it|that|them|the oil) (?:with|in)\b/gi,
    'how do I dilute it',
  ],
  // "I tried lavender, meh"
  [
    /^\W*(?:(?:but|well|ok|so|yeah|nah)\b[ ,]*)*(i(?:'ve| have)? (?:already )?tried [a-z][a-z' ]{2,24})[,.:-]+ *(?:meh|nah|nope|nothing|no joy|so[- ]so|not great|not for me|wasn'?t impressed|no good)\W*$/gi,
    '$1 already and it did nothing',
  ],
  // "Which laxative would be alright?"
  [
    /^\W*(?:(?:so|and|but|ok|then)\b[ ,]*)*(?:which|what) laxatives? (?:would|is|are|can|could|should|may|do)\b[^?]*\?*\W*$/gi,
    'what else helps with constipation?',
  ],
  [
    /^\W*(?:(?:so|and|but|ok|then)\b[ ,]*)*what can i drink(?: then| instead| safely)?(?:\W*$|, [^?]{3,40}$)/gi,
    'which teas can I drink?',
  ],
  // "How come everyone says it protects the liver"
  [
    /\b(?:how come|why (?:do|does)) (?:everyone|everybody|people|they|all) (?:says?|said|claims?|thinks?|swears?) (?:that )?it (?=[a-z]{3,12}s )/gi,
    'is it proven that it ',
  ],
  // "Name 3"
  [
    /^\W*(?:(?:just|ok|so)\W+)*(?:name|give|list) (?:me )?(?:[2-4]|two|three|a few|some)(?: of them)?\W*$/gi,
    'sum up what you said so far',
  ],
  // "Is it like alcohol?"
  [
    /^\W*(?:(?:and|so|but)\W+)*(?:is|does|will) (?:it|this|that) (?:feel |a bit |kind of |sort of )*like (?:alcohol|booze|drinking|being drunk|getting drunk|weed|a drink)\b\W*$/gi,
    'how does it work in the body?',
  ],
  // "How far from the digoxin?"
  [
    /^\W*(?:(?:and|so|but|ok)\b[ ,]*)*how (?:far|long|many hours) (?:away )?from (?:the|my|his|her) ([a-z][\w -]{2,30}?)\W*$/gi,
    'how many hours apart from my $1?',
  ],
  // "I meant energy not mood. Mood's fine"
  [
    /\bi mean(?:t)? ([a-z][a-z ]{2,19}?),? (?:and )?not (?:my |the )?([a-z]{3,14}?)s?\b(?:[.,;!]? *(?:my )?\2(?:'s|’s|s)?(?: is| are)? (?:fine|ok(?:ay)?|good|grand|alright)\b)?/gi,
    'i meant $1',
  ],
  // "Will it be gone by prom?"
  [
    /\bwill (?:it|they|this|that|these) be (?:gone|better|clear|cleared|healed|over) (?:by|in|before|within) [^?.!,]{2,24}/gi,
    'how soon does it work',
  ],
  // "So nothing works?"
  [
    /^\W*(?:(?:so|and|but|ok|oh|eish|ugh|right|well)\b[ ,]*)*(?:does )?nothing (?:really |actually |at all )?works?(?: then| at all)*\W*\?\W*$/gi,
    'what can I do without herbs?',
  ],
  // "Which one between maca and ginseng"
  [
    /^\W*(?:(?:so|and|but|ok)\b[ ,]*)*which (?:one |is better |is best |would you (?:pick|choose) )?between ([a-z][a-z ]{2,20}?) and ([a-z][a-z ]{2,20}?)\W*$/gi,
    '$1 or $2, which is better?',
  ],
];
