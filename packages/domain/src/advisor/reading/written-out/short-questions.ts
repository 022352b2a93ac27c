import { namesAHerb } from '../named-things/names-a-herb.ts';
import { choice, sequence, wordList } from '../../../resolve/phrases.ts';
import { goesOnShortly } from './goes-on-shortly.ts';
import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

const dishes = choice(
  ...wordList(`
    food cooking dinners? lunch(?:es)? breakfast tea supper meals? stews? stir-?fry spag(?:hetti)?(?:\\sbol\\w*)? bolognese chill?i casserole roast
    porridge smoothies? sandwich(?:es)? omelettes? sauces? baking cakes? biscuits bread d(?:h)?al jollof curr(?:y|ies) soups? salads? pasta rice`),
);

/** Questions in a word or two, as they would be asked in full. */
export const shortQuestions: readonly Step[] = [
  // "My sister's pregnant, can she?"
  [
    /(?<=[.,;!?] ?|^\W*(?:and |but |so )*(?:\w+ ){0,6})\b(can|could|may|should) (she|he|they)(?: (?:too|as well))?(?=\W*$)/gi,
    '$1 $2 have it',
  ],
  // "The multi" of a chemist's shelf.
  [/(?<=\b(?:the|my|a|and|or) )multis?(?=\W|$)(?!-)/gi, 'multivitamin'],
  [/\bmulti[- ]?vits?\b/gi, 'multivitamin'],
  // "Why the worry?", after something was warned of, tells of no fear.
  [
    /(?<=^\W*|[.!?,;] )(?:(?:so|but|and|then) )*(?:why (?:all |then )?|what's |what is |whats )(?:the|this|such a|your) (?:big )?(?:worry|worries|fuss|concern|alarm|panic|fear|caution)(?: (?:then|about|with (?:it|that|this)|about (?:it|that|this)))*(?=\W*$)/gi,
    'why is that a problem',
  ],
  // "Give me the timing again short, for the magnesium and the multi".
  [
    sequence(
      /^\W*(?:(?:so|ok|okay|good|right|and|now|then|thanks)\b[ ,.]*)*/gi,
      /(?:(?:can you |could you |please )?(?:give|tell|repeat|remind|say)(?: me)?(?: of)? )?(?:the )?(?:timing|times|hours|gaps?|schedule)\b/,
      /(?:,? (?:again|once more|please|short(?:ly)?|in short|quickly|briefly))*,? (?:for|of|with) /,
    ),
    'how many hours apart from my medicines should I take ',
  ],
  ...goesOnShortly,
  // "What about before surgery?"
  [
    /^\W*(?:(?:and|but|so|ok)\b\W*)*(?:what|how) about (?=(?:before|around|after) (?:an? |the |my )?(?:operation|op|surgery)\W*$)/gi,
    'is it ok ',
  ],
  // "Something without side effects", after several.
  [
    /^\W*(?:(?:and|but|so|ok)\b\W*)*(?:something|anything|one)? ?(?:without|with no|that has no) side ?effects?(?: at all)?(?: please)?\W*$/gi,
    'which has the fewest side effects?',
  ],
  // "My friend says it does nothing", "I heard it is useless".
  [
    /^\W*(?:(?:and|but|so|well|hm+)\b\W*)*(?:(?:my \w+|people|some|everybody|they|he|she|others|i) (?:says?|said|thinks?|reckons?|heard|read|tells? me|told me)(?: that)?) (?:it|this|that|they) (?:does|do|did)(?:n't| not)? ?(?:nothing|not work|work|do anything|help)(?: anyway| at all)?\W*$/gi,
    'does it really work?',
  ],
  // "What do most people choose?"
  [
    /^\W*(?:(?:and|but|so)\b\W*)*what (?:do|would) (?:most |other )?(?:people|others|women|men) (?:usually |mostly )?(?:choose|pick|go for|start with)\W*$/gi,
    'which one would you pick?',
  ],
  // "What if I drink coffee with it?"
  [
    /^\W*(?:(?:and|but|so)\b\W*)*what (?:happens )?if i (?:drink|have|take|eat|use) ((?:(?!too much|more)[\w' ]){2,30}?) (?:with|together with|on top of|alongside|beside) (?:it|them|that|this|those)\W*$/gi,
    'does it go with $1?',
  ],
  // "And with epilepsy?"
  [
    /^\W*(?:(?:and|but|also|or)\b\W*)*(?:with|in|for (?:someone|somebody|people) with) (?:my |an? )?(epilepsy|asthma|diabetes|high blood pressure|low blood pressure|kidney disease|liver disease|heart failure|glaucoma|lupus|gout|migraine|depression|bipolar disorder|parkinson'?s|ms|gallstones|ulcers?|reflux|thyroid (?:disease|problems))\W*\?\W*$/gi,
    'is it ok with $1?',
  ],
  // "Will I gain tolerance?", "no difference after three weeks", "can I restart?"
  [/\bgain(?:ing)? (?:a )?tolerance\b/gi, 'build tolerance'],
  [
    /^\W*(?:(?:and|but|so|still|hm+)\b\W*)*(?:i (?:see|feel|notice) )?no (?:difference|change|effect|improvement|result)s? (?:after|in|for|since) ([\w ]{2,20})\W*$/gi,
    'I tried it for $1, it did not help',
  ],
  // "It works great."
  [
    /^\W*(?:(?:and|but|so|yes|well)\b\W*)*(?:it|this|that|they) (?:works?|helps?|(?:is|are) (?:working|helping)|does|do) (?:really |so )?(?:great|well|fine|a lot|wonders|nicely|me good)(?: so far| for me)?\W*$/gi,
    'I take it already and it helps',
  ],
  [
    /^\W*(?:(?:and|but|so|then)\b\W*)*(?:can|may|could|should) i re-?start(?: (?:it|them|that))?(?: now| again)?\W*$/gi,
    'can I take it again?',
  ],
  // "Is that your opinion?"
  [
    /^\W*(?:(?:and|but|so)\b\W*)*is (?:that|this|it) (?:just |only )?(?:your (?:own )?(?:opinion|view|idea|word)|what you think)\W*$/gi,
    'what are your sources?',
  ],
  // "How many days until I should bother the doctor?"
  [
    sequence(
      /\b(?:how (?:many (?:days|weeks)|long)|when|at what point|after how (?:many days|long))\b[^.?!]{0,16}?/gi,
      /(?:until|till|before|should|must|do|shall|can)?\b[^.?!]{0,16}?\b(?:bother|ring|call|see|go to|trouble|phone|visit|consult|worry)\b/,
      / (?:the|my|a|with the) (?:doctor|gp|surgery|practice|clinic)\b[^.?!]{0,20}/,
    ),
    'when should I see a doctor',
  ],
  // "How many months for the first one?"
  [
    /\bhow many (?:days?|weeks?|months?) (?:for|with|on) (?=(?:the |that |it\b|this |them\b|\w+\W*$))/gi,
    'for how long should I take ',
  ],
  // "Night or after training?" asks for the hour.
  [
    sequence(
      /^\W*(?:(?:and|so|ok|sweet|cool|nice|great|right|then|take it)\W+)*(?:in the |at )?(?:morning|mornings|night|nights|evening|bedtime|noon|before bed)/gi,
      / or (?:in the |at )?/,
      /(?:(?:before|after) (?:the |my )?(?:gym|training|workouts?|work|exercise|school|lunch)|morning|mornings|night|evening|bedtime)/,
      /(?: (?:for it|better|best|then))*\W*$/,
    ),
    'when is the best time to take it?',
  ],
  // "When does it become dangerous?" asks for the signs.
  [
    sequence(
      /(?<=^|[.?!,] )\W*(?:(?:and|but|so|ok|last (?:q|question|one|thing),?)\W+)*(?:when|at what point|from when on)/gi,
      / (?:does|do|will|would|is|are|should|can|could|might) (?:it|this|that|they|things|the \w+)/,
      / (?:become |get |turn |be |considered |count as |like |actually |just )*(?:really |too |more )?/,
      /(?:dangerous|serious|worrying|worrisome|urgent|critical|alarming|severe|an emergency|abnormal|not (?:normal|ok(?:ay)?|right|fine)|(?:no longer|more than) normal|a (?:worry|concern|problem)|something to worry about)\W*$/,
    ),
    'When should I see a doctor?',
  ],
  // "Skin's whole", of where it is put on.
  [
    /\b(?:the |my |his |her )?skin(?:(?:'s|’s| is) (?:all |quite |still )*(?:whole|intact|unbroken|closed|not (?:broken|cut|open))|(?: isn't| isn’t) (?:broken|cut|open))\b/gi,
    'nothing is open there',
  ],
  // "And when should I be worried?"
  [
    sequence(
      /\b(?:when|at what point) (?:should|do|would|must|shall|ought) (?:i|we|one|you)(?: (?:need |have )?to)?/gi,
      / (?:be|get|start(?: to| being| getting)?|begin to) (?:really |properly )?/,
      /(?:worr(?:y|ied|ying)|concerned|alarmed|scared|panic(?:king)?)\b/,
    ),
    'when should I see a doctor',
  ],
  // "What else eases it?" asks for more.
  [
    /^\W*(?:(?:and|but|so|ok)\W+)*what else (?:eases?|relieves?|soothes?|calms?|settles?|stops?|helps?)(?: with| against)? (?:it|that|this|them|the \w+|my \w+)\W*$/gi,
    'what else could help?',
  ],
  // "Tea is ok though?", after drops were spoken of.
  [
    /^\W*(?:(?:so|and|but|then)\W+)*(?:the |a |as (?:a )?)?(tea|cream|gel|capsules?|tablets?) (?:is|are|would be|'s)(?: still)? (?:ok(?:ay)?|fine|safe|alright|all right|allowed)(?: (?:though|then|instead|right))*\W*$/gi,
    'is it ok as a $1?',
  ],
  // "Peppermint tea for bloating yes or no".
  [
    /^\W*(?:(?:ok|okay|so|and|right|fine|but)\W+)*([^.?!,]{3,30} for [^.?!,]{3,24})[,:]? (?:yes or no|yay or nay|yea or nay|yes\/no|good idea or not|good or bad)\W*$/gi,
    'is $1 ok?',
  ],
  // "So papaya tablets no", "chamomile no then".
  [
    /^\W*((?!(?:so|is|are|i|it|that|thats|can|do|we|this|what|how|why|there|a|its)\b)[a-z][^.?!,]{3,30}) no then\W*$/gi,
    'is $1 ok?',
  ],
  [
    /^\W*(?:so|and|then) ((?!(?:is|are|i|it|that|can|do|we|this|what|how|why|there)\b)[a-z][^.?!,]{2,36}) no\W*$/gi,
    'is $1 ok?',
  ],
  // "Biscuits count?", of ginger: whether the food is enough.
  [
    /^\W*(?:(?:and|so|but|do|does|would|will|ok)\W+)*(?:the |my )?(?!it|that|this|they|them|these|those|calories|carbs)[a-z]{3,}(?: [a-z]{3,})? counts?(?: too| as well| as (?:a dose|enough))?\W*$/gi,
    'is it enough in food?',
  ],
  // "Will it dry up my milk" asks of what was named, and wishes for no end of it.
  [
    /^\W*(?:(?:and|but|so|ok)\W+)*(?:will|would|does|do|can|could|might|may) (?:it|that|this|they|those|these) (?:dry up|dry out|reduce|lower|cut|stop|affect|hurt|kill|mess with) my (?:breast ?)?(?:milk|supply)(?: supply)?\W*$/gi,
    'is it ok while breastfeeding?',
  ],
  // "And apart from the thyroid tablet by how long".
  [
    /^\W*(?:(?:and|so|but|ok)\b[ ,]*)*(?:how (?:long|far) )?apart from (?:the|my) ([\w -]{3,30}?)(?:,? (?:by )?how (?:long|much|many hours))?\W*$/gi,
    'how many hours apart from my $1?',
  ],
  // "Same as black cohosh?"
  [
    /^\W*(?:(?:and|so|but|ok|then)\W+)*(?:the )?same(?: thing| plant| herb)? as ((?:the |a )?[a-z][\w'’ ()-]{2,30}?)\W*$/gi,
    'is it the same as $1?',
  ],
  // "3 a day ok": of what was spoken of.
  [
    /^\W*(?:(?:and|so|is|are|would|ok|about|like|up to)\b[ ,]*)*(\d{1,2}|two|three|four|five|six)( cups?| mugs?| capsules?| caps| tablets?)? (?:daily|(?:a|per|each|every) (day|night))(?: (?:is|be|still))?(?: (?:ok|okay|fine|alright|all right|safe|allowed|too much|too many))+\W*$/gi,
    (_, count = '', unit = '', part = 'day') => `is it ok to take ${count}${unit} a ${part}?`,
  ],
  [
    /^\W*(?:(?:and|so|is it)\b[ ,]*)*(?:ok|okay|fine|alright|all right) to (?:have|take|drink) (?:up to )?(\d{1,2}|two|three|four|five|six)( cups?| mugs?| capsules?| caps| tablets?)? (?:daily|(?:a|per|each|every) (day|night))\W*$/gi,
    (_, count = '', unit = '', part = 'day') => `is it ok to take ${count}${unit} a ${part}?`,
  ],
  // "No cranberry sauce at Christmas then?", "so no grapefruit marmalade?": may I eat it.
  [
    /^\W*(?:(?:and|but|so|oh|ok|okay|wait|then|does that mean|that means)\b[ ,]*)*no (?:more )?([\w'-]+(?: [\w'-]+)? (?:sauce|jam|jelly|marmalade|juice|pie|cake|biscuits?|bread|soup|salad|stuffing|relish|chutney|sweets|smoothies?|milk|latte|beer|ale))\b([^?.!]{0,30}?)(?: (?:then|either|now|any ?more|for me|ever|again))*\s*\?+\W*$/gi,
    (all, dish = '', rest = '') => (namesAHerb(dish) ? `can I eat ${dish}${rest}?` : all),
  ],
  // "What about just in my dinner?"
  [
    new RegExp(
      String.raw`^\W*(?:(?:and|but|so|ok|okay|what about|how about|even|still|just|only|if it'?s|is it ok|what if (?:it'?s|i have it))\b[ ,]*)*in (?:my |me |the |a |our |his |her )?(?:${dishes})\W*$`,
      'gi',
    ),
    'what about in food?',
  ],
  // "How about I drink the aloe?"
  [
    /^\W*(?:(?:and|but|so|ok|okay|then)\b[ ,]*)*(?:what if|how about|how bout|what about if|suppose) i (?:just |actually |only )*(drink|eat|swallow) (?:the |some |that )?([a-z]{3,}(?: [a-z]{3,})?)(?: instead| then| too)?\W*$/gi,
    'is it ok to $1 $2?',
  ],
  // "Anything vegan to take by mouth": for the same.
  [
    sequence(
      /^\W*(?:(?:and|but|so|ok|okay|then|is there|have you|got)\b[ ,]*)*(?:anything|something|any)/gi,
      /(?: (?:vegan|halal|kosher|natural|herbal|else))?/,
      / (?:to (?:take|swallow|have|eat|drink)|i (?:can|could) (?:take|swallow))/,
      /(?: (?:by mouth|orally|internally|from (?:the )?inside))\W*$/,
    ),
    'anything in capsules for it?',
  ],
  // "Could I have it myself?", after it was asked of for somebody else.
  [
    /^\W*(?:(?:and|so|but|ok|okay|then|what|well)\b[ ,]*)*(?:can|could|may|might|would|should) i (?:also |still )?(?:have|take|use|try) (?:some|it|one|that|them|any)(?: of (?:it|that|them))? (?:too|as well|also|myself|for myself)\W*$/gi,
    'is it ok for me?',
  ],
  // What was put on the skin is another matter by mouth.
  [
    /^\W*(?:(?:and|so|but|ok|okay|then|what|well)\b[ ,]*)*(?:can|could|may|might|would|should) i (?:also |still )?(drink|eat) (?:some|it|one|that|them|any)(?: of (?:it|that|them))? (?:too|as well|also|myself|for myself)\W*$/gi,
    'is it ok for me to $1 it?',
  ],
  // "My 5 yr old too?", after a herb was spoken of.
  [
    sequence(
      /^\W*(?:(?:and|ok|okay|so|also|is it ok|fine|safe|good|for)\W+)*/gi,
      /((?:my|our) (?:[\w-]+ ){0,4}?(?:old|child|children|kids?|baby|toddler|son|daughter|husband|wife|partner|mum|mom|mother|dad|father|gran\w*|sister|brother|boyfriend|girlfriend|friend|niece|nephew))/,
      / (?:too|as well|also)\W*$/,
    ),
    'can $1 have it too?',
  ],
];
