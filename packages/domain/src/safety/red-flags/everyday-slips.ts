import { choice, sequence } from '../../resolve/phrases.ts';
import { unlessAround } from './unless-near.ts';

/** What follows, as long as nobody of the household is spoken of. */
const untilOneself = /(?:(?!\b(?:but|now|my|our|i|i'm|i've|me|we)\b)[^?!]){0,80}/;

/** Figures of speech and small things that are over; taken out of a message before it is read. */
export const everydaySlips: readonly RegExp[] = [
  // Of a drink; "he slurps his words" is a slip for a slurred speech.
  /\bslurp(?:s|ed|ing|y)?\b(?![^.?!]{0,24}\b(?:words?|speech|talk\w*|sentences?|voice)\b)(?<!\b(?:words?|speech|talk\w*|voice)\b[^.?!]{0,16})/gi,
  // "What gets the blood moving?"
  sequence(
    /\b(?:get|gets|getting|keep|keeps|make|makes|set|help|helps) (?:the|my|his|her|your|some) blood /gi,
    /(?:to )?(?:moving|move|flowing|flow|going|pumping|circulating|circulate)\b/,
  ),
  sequence(
    /\b(?:burn(?:ing|ed|t)?(?: up)?|dying|die|died|sick) (?:with|of|from) (?:\w+ )?/gi,
    choice(
      /embarrassment|shame|rage|envy|jealousy|curiosity|desire|laughter|laughing|boredom|cringe|impatience/,
      /excitement|anticipation|guilt/,
    ),
    /\b/,
  ),
  /\b(?:nothing|not|wasn't|isn't|nowt) (?:too |very |really |at all |that )?sudden(?:ly)?\b/gi,
  // Little comes when she pumps: that tells of the pump, not of the baby.
  /\b(?:barely|hardly|only|not)\b[^.?!,]{0,30}\b(?:pump\w*|express\w*)\b(?: (?:anything|much|a drop|enough|\d+ ?\w+))?/gi,
  // A tub that was a present: nothing of it was swallowed.
  unlessAround(
    String.raw`took|taken|swallow\w*|ate|eaten|drank|drunk|emptied|finished|all of|whole|gone|drowsy|sleepy|vomit\w*|sick|dizzy|faint\w*|child|toddler|baby|son|daughter|die|end it`,
    String.raw`\b(?:gave|given|brought|bought|sold|handed|sent|left) (?:me|us|him|her|my \w+)? ?(?:an?|his|her|their|two|some) (?:\w+ )?(?:tub|bottle|box|pack|packet|jar|bag|tin)s?\b`,
  ),
  // Blood that is tested, not lost.
  /\b(?:check|test|tak|draw|measur|monitor|watch)(?:s|e|es|ed|ing)? (?:my|his|her|our|the) bloods?\b(?! (?:pressure|sugar|in|on))|\b(?:my|his|her|the) bloods? (?:is|are|was|were|gets?|got) (?:checked|tested|taken|drawn|measured|monitored|done)\b/gi,
  // "The only time I have seen him chill": praise, and nobody is in fear.
  /\b(?:the )?(?:only|first) time (?:i|we)(?:'ve|ve| have)? (?:ever )?(?:seen|saw|see|known) (?:him|her|them) (?:so |really |properly |this |that )?(?:chill\w*|relaxed?|calm\w*|happy|at ease|laugh\w*|sleep\w*|smil\w*)\b/gi,
  // Given up smoking: nothing was chewed.
  /\b(?:been )?(?:off|without|quit|gave up|given up|stopped) (?:the )?(?:cigarettes?|cigs?|fags|smokes|smoking|tobacco|nicotine|vapes?|vaping)\b/gi,
  // A nosebleed that is over, of somebody whose blood clots.
  unlessAround(
    String.raw`won't|hasn't|not stopp\w*|again|started again|warfarin|apixaban|eliquis|xarelto|rivaroxaban|thinners?|hours?|heavy|heavily|pour\w*|gush\w*|clots?|faint\w*|dizz\w*|hit|fell|punch\w*`,
    String.raw`nose ?bleeds?\b[^.?!]{0,60}\b(?:(?:has |it'?s |it has |now |which )?(?:stopped|over|gone|done|eased)(?: now| since| by itself| on its own)?)\b`,
  ),
  // Weary of a complaint, not of life.
  /\b(?:at )?(?:the )?end of my (?:rope|tether) with (?:this|these|the|my|it|that|all this)(?: \w+){0,2}\b(?! (?:life|living|everything))/gi,
  // "A cosy mystery where the vicar is poisoned."
  sequence(
    /\b(?:writing|wrote|plotting|drafting|editing|reading|read) (?:a|an|my|the|our|some)/gi,
    / (?:\w+ ){0,2}(?:mystery|whodunn?it|crime story|murder story|ghost story|screenplay|short story|thriller|novella)/,
    /[^?!]{0,120}/,
  ),
  /\bnick(?:ed|s)? (?:him|her|my)self (?:while |when )?shaving\b[^.?!]{0,40}\bstopped\b/gi,
  /\bbaby blues\b(?![^]*\b(?:hurt|harm|die|dead|kill|better off|voices?|not safe)\b)/gi,
  // "I fit leave am now?" asks in pidgin whether one can.
  /\b(?:i|you|we|he|she|e|im) fit (?=(?:leave|take|stop|use|drink|chop|give|do|still|also|mix)\b)/gi,
  // Plants that are called by a color.
  // "Four months, not newborn".
  /\b(?:not|isn['’]?t|no longer) (?:a |an? )?new ?born(?: (?:any ?more|now))?(?=\W*(?:$|[,.;!?]))/gi,
  /\byellow ?(?:dock|root|gentian|sweet clover|clover|melilot|bedstraw|loosestrife|archangel|mustard|maca|rice|tea)\b/gi,
  // Making tea: nobody was scalded.
  /\bpour(?:ing|ed)? (?:the |some )?(?:boiling|hot) water (?:over|on|onto)(?= (?:it|them|this|or|and|the (?:\w+ )?(?:leaves|herbs?|flowers|root|tea|bag|seeds|bark))\b|\W*$)/gi,
  /\b(?:burnt|burned|scalded) my (?:tongue|mouth|palate) (?:on|with) (?:my |the |hot |some )*(?:tea|coffee|soup|pizza|cocoa|chips|porridge)\b/gi,
  // "Wee" for small, before what can be small.
  /\bwee (?=(?:brown |dark |red |pink |black |green |yellow |orange )?(?:bottle|jar|box|packet|bag|capsules?|tablets?|pills?|drops?|cup|pot|spoon|bruise|scratch)\b)/gi,
  /\b(?:on the )?short(?:er)? side\b|\bshorter leg (?:has|with|needs|got) (?:an? )?(?:insole|lift|raise|shoe|heel)\b/gi,
  /\b(?:you're|you are|you lot are|it's|they're) (?:just |only )?talking (?:utter |total |absolute )?(?:rubbish|nonsense|crap|tosh|bollocks)\b/gi,
  /\b(?:registered |legally )(?:partially )?blind(?: (?:in|from) (?:the |my |one )?(?:left|right|other)? ?eyes?)?\b/gi,
  /\b(?:as|is it|is that|a|an|the) (?:mouth ?wash|gargle)(?= (?:or|part|only|and|for|too)\b|\W*$)(?! (?:bottle|by accident))/gi,
  /\bonce (?:i |he |she )?(?:fainted|passed out)\b|\b(?:fainted|passed out) (?:once at school|(?:once )?(?:at school )?(?:years ago|as a (?:kid|child|teen\w*)))\b|\b(?:capsule|tablet|pill) (?:got |get )?stuck in my throat once\b/gi,
  // An animal that leaves the plant alone.
  unlessAround(
    String.raw`ate|eaten|swallow\w*|chew\w*|nibbl\w*|drool\w*|colic|sick|ill|poorly|vomit\w*|off (?:its|his|her|their) food|hay`,
    String.raw`\b(?:won't|will not|doesn't|don't|never|refuses? to|wouldn't) (?:even )?(?:eat|eats|touch|touches|graze|nibble|go near) (?:any |the |that |this |our )?(?:\w+ )?(?:ragwort|yew|foxgloves?|laburnum|oleander|nightshade|buttercups?|bracken|acorns?|hemlock|lil(?:y|ies)|daffodils?|ivy)\b`,
  ),
  // A milk tooth that went down with the breakfast.
  unlessAround(
    String.raw`chok\w*|cough\w*|breath\w*|wheez\w*|gasp\w*|blue|stuck|drool\w*|vomit\w*|pain\w*|filling|crown|bridge|denture|false|broken`,
    String.raw`\b(?:swallowed|gulped(?: down)?) (?:his|her|their|a|the|my) (?:own |first |last |baby |milk |loose |wobbly |front |little )*tooth\b`,
  ),
  // Of the kicks of a lively baby.
  /\b(?:kicks?|kicking)\b[^.?!]{0,30}\bjump(?:ed|s)? off (?:the|my) bump\b/gi,
  /\bacts? (?:as if|like|as though) (?:he|she)(?:'s| is) dying\b/gi,
  /\bany point (?:in )?(?:going on|carrying on|continuing)(?= (?:with it|taking|using|when i(?:'m| am) (?:well|better|fine))\b)/gi,
  /\b(?:vitamin|vit) (?:[a-z]\d{0,2}|tablet|pill)? ?(?:tablet |pill |capsule )?twice by mistake\b/gi,
  /\bsuffocating (?:perfume|heat|smell|scent|room|lift|humidity|weather)\b/gi,
  /\bchoked up at\b/gi,
  // Of people in books and of old.
  sequence(
    /\b(?:did|do|have|were|was) (?:the )?/gi,
    /(?:vikings|romans|greeks|egyptians|aztecs|druids|shamans|witches|monks|samurai)\b/,
    untilOneself,
  ),
  sequence(/\b(?:socrates|cleopatra|romeo|juliet|rasputin|agrippina|claudius)\b/gi, untilOneself),
  sequence(/\b(?:the )?(?:news|telly|radio|papers?) (?:says?|said|reports?|reported) (?:that )?/gi, untilOneself),
];
