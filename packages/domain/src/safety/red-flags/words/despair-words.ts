import { choice, notFollowedBy, oneOf, sequence } from '../../../resolve/phrases.ts';

/** The words of despair, by what they say; each is an alarm by itself. */

const self = '(?:myself|my ?self|himself|herself|themsel(?:f|ves)|themself|yourself)';
export const want =
  "(?:want(?:s|ed|ing)?|wish(?:es|ed|ing)?|going|plan(?:s|ned|ning)?|(?:would |'d )?rather|try(?:ing)?|tried|tries|ready|need|hope|hoping|prefer|longing|about|threaten(?:s|ed|ing)?|intend(?:s|ing)?|decided|deserve)";

/** Which plant, dose or way would do it. */
export const meansAsked: readonly RegExp[] = [
  /\b(?:fatal|lethal|deadly)\b[^.?!]{0,20}\b(?:for me|to me|for my (?:weight|size|age))\b|\b(?:fatal|lethal|deadly|enough)\b[^.?!]{0,20}\b(?:to kill me|to end (?:me|it|my life)|to die)\b(?! (?:for|of))/i,
  sequence(
    /\b/i,
    choice(
      /what|which|how (?:many|much|long)|best|strongest|deadliest|easiest|quickest|fastest|is there/,
      /are there|any|name/,
    ),
    /\b[^.?!]{0,60}\b/,
    choice(
      /kill me|finish me off|let me die|make me die|(?:to|and|so i can|until i) die|i die/,
      /end (?:my life|it(?: all)?)|painless(?:ly)?|not wake up|never wake up/,
      /put me to sleep (?:forever|for good|permanently)|sleep forever/,
    ),
    /\b/,
  ),
  sequence(
    /\b(?:painless|easy|quick|peaceful|easiest|quickest|best|least painful|most painless)/i,
    / (?:way|ways|death|method|methods)(?: (?:to (?:die|go|end|kill)|out|of (?:dying|suicide)))?/,
    /\b(?<=die|go|end|kill|out|dying|suicide|painless (?:way|death|method)|peaceful death)/,
  ),
];

/** Not to live, not to wake, to be gone. */
export const wishesToDie: readonly RegExp[] = [
  oneOf(
    /\bhelp (?:me|him|her) (?:to )?die\b(?! my)/i,
    /\bi should (?:just |probably )?(?:die|kill myself|be dead|not be (?:here|alive))\b/i,
    /\b(?:best|top|which|what) (?:herbs?|plants?|teas?|ways?|methods?) (?:for|to commit|of) suicide\b/i,
  ),
  oneOf(
    sequence(
      /\b(?:planning|planned|plan|arranging|imagining|picturing|prepar\w+ for) (?:for )?my (?:own )?/i,
      /(?:death|funeral|suicide|exit)\b/,
    ),
    /\bmy own death\b/i,
    sequence(
      /\b(?:voices?|demons?)\b[^.?!]{0,16}/i,
      /\b(?:want|tell|telling|order|command\w*|ask\w*|urg\w+) (?:me|him|her) to/,
      / (?:die|kill|jump|hurt|end|do it|cut)\b/,
      notFollowedBy(
        / (?:(?:my|our|the|his|her|their|other) |him\b|them\b|people|others|someone|everyone|everybody|kids|children)/,
      ),
    ),
  ),
  oneOf(
    sequence(
      /\b(?:don't|doesn't|not) (?:want|plan(?:ning)?|expect(?:ing)?|intend) to/i,
      / (?:be (?:alive|here|around)|see|make it (?:to|till|until|through))/,
      / (?:tomorrow|the (?:morning|weekend|night)|my next birthday|christmas|next (?:week|year))\b/,
    ),
    /\b(?:hate|hating) (?:being alive|my life so much|living)\b/i,
    /\b(?:drive|crash) (?:my|the) car (?:into|off)\b/i,
    /\b(?:plan|planning|planned|decided|going) to (?:do it|end things|go through with it) (?:tonight|today|tomorrow|this)\b/i,
    /\b(?:hurt|harm) myself (?:tonight|again|on purpose|badly enough|so)\b/i,
  ),
  sequence(
    String.raw`\b${want} (?:to )?(?:just )?`,
    choice(
      /die(?! than)|overdose|od|be dead|be gone forever|disappear forever/,
      sequence(
        /end /,
        choice(
          /it(?! (?:with|there|here))/,
          /(?:my|his|her|their) (?:own )?(?:life|suffering|existence|misery|days|pain for good)/,
          /everything|things for good/,
        ),
      ),
      /not (?:be alive|live|exist|wake up|be here)|commit suicide/,
      /be with (?:him|her|them) in heaven|stop (?:living|existing)/,
    ),
    /(?! (?:my hair|relationship|subscription|contract|marriage|day|it with))\b/i,
  ),
  /\bwish(?:es)? (?:i|he|she|they|that i) (?:was|were|had never been|could be|could|'d never been) (?:dead|born|just die|die|disappear|not exist|gone)\b/i,
  /\b(?:suicid(?:e|al|ality)|self[- ]?(?:harm(?:ing|ed|s)?|injur\w+|mutilat\w+)|parasuicide|sewer ?slide|self[- ]?delet\w+)\b/i,
  /\b(?:end|ending|take|taking|took|ended|finish|finishing) (?:it all|everything|my (?:own )?life|his (?:own )?life|her (?:own )?life|their (?:own )?li(?:fe|ves)|the pain (?:forever|for good|permanently))\b(?! (?:(?:together|at once|at the same time|in one go) )?(?:in the (?:morning|evening)s?|at (?:breakfast|bedtime|dinner|lunch|night)|with (?:my|the|food|breakfast|a meal)|so (?:that )?i (?:don'?t|won'?t|can'?t) forget|daily|every (?:day|morning|evening)|before (?:breakfast|bed)|separately))/i,
  sequence(
    /\b(?:thinking|thought|thoughts|think|fantasi\w+|dream\w*|talk\w*|obsess\w*)/i,
    / (?:a lot |only |constantly )?(?:of|about) /,
    choice(
      /death|dying|being dead|ending (?:it|things)(?! with)|not being (?:here|alive)/,
      /how i would die|(?:how|ways) to (?:die|end it)/,
    ),
    /\b(?! (?:my hair|stars?|out))/,
  ),
  sequence(
    /\b(?:don'?t|doesn'?t|do not|no longer|not) (?:really |even )?/i,
    /(?:want|wants|wanting|wish|feel like|care) (?:to |if i |about )?/,
    choice(
      /live|living|be alive|being alive|be here|exist|existing|wake up|go on living|carry on living/,
      /die|be on this (?:earth|planet)/,
    ),
    /\b(?<!\bwant to die)(?! (?:in (?:this|the|a)|here|with|near|early|late))/,
  ),
  sequence(
    /\b(?:wish|want|hope|hoping|could|just|rather|pray|if only)\b[^.?!]{0,40}/i,
    /\b(?:never|not|don'?t|won'?t|didn'?t|doesn'?t) (?:to )?wak(?:e|ing) up\b/,
    notFollowedBy(
      / (?:refreshed|rested|at|in|before|on|early|late|feeling|to|so|during|tired|every|several|with|until|for)/,
    ),
  ),
  /(?<!\d|\d |few |many |of |by |in )\bkms\b(?! (?:away|from|per|a |an |run|walk|long|daily|of|later|every))/i,
];

/** What is done, or wanted, to one's own body. */
export const harmOfOneself: readonly RegExp[] = [
  oneOf(
    sequence(
      /\b(?:cut(?:s|ting)|slash\w*|burn(?:s|ing)|slic\w+) (?:into )?(?:my|his|her|their) (?:own )?(?:\w+ )?/i,
      /(?:arms?|legs?|thighs?|wrists?|skin)/,
      /\b(?! (?:by accident|accidentally|on the (?:oven|stove)|while cooking))/,
    ),
    /\bcuts (?:herself|himself|themsel\w+)\b(?! (?:shaving|off))/i,
  ),
  new RegExp(`\\bkill(?:ing|ed|s)? ${self}\\b`, 'i'),
  new RegExp(`\\b(?:harm(?:ing|ed|s)?|burning|hating and hurting|unaliv(?:e|ed|ing)|delet(?:e|ing)) ${self}\\b`, 'i'),
  new RegExp(
    `\\b(?:hurting|cutting) ${self}\\b(?! (?:off|short|some|a |at the gym|by accident|while|when i (?:cook|shave|run)))`,
    'i',
  ),
  new RegExp(
    `\\b(?:${want} to|urges? to|feel like|might|will|could|gonna|'?ll|afraid i|thoughts? (?:of|about)|keep) (?:just )?(?:hurt|cut|drown|hang|shoot|poison|stab|suffocate|gas)(?:ting|ing)? ${self}\\b`,
    'i',
  ),
  oneOf(
    /\b(?:hang|hanging|drown|drowning|top|shoot|shooting) (?:myself|himself|herself)\b(?! up)/i,
    /\b(?:do|doing) (?:myself|himself|herself) in\b/i,
    /\b(?:to|will|'ll|just|gonna) off (?:myself|himself|herself)\b/i,
    /\bdo away with (?:myself|himself|herself)\b/i,
  ),
  oneOf(
    /\bslit(?:ting)? (?:my|his|her) (?:wrists?|throat|arms?|legs?|thighs?)\b/i,
    /\b(?:cut(?:ting)?|cuts on) (?:my|his|her) wrists?\b/i,
    sequence(
      /\bjump(?:ing|ed)? (?:off|from|out of|in front of) (?:a|the|my|our)/i,
      / (?:bridge|window|roof|building|balcony|train|cliff|car|bus)\b/,
    ),
    /\bstep(?:ping)? in front of (?:a|the) (?:train|car|bus|truck)\b/i,
  ),
  oneOf(
    /\b(?:relapsed|started|back to|been|keep)\b[^.?!]{0,20}\bcutting(?: again)?\s*(?:$|[.,!]| again| to (?:cope|feel))/i,
    /\bways to (?:die|end (?:it|my life))\b/i,
    sequence(
      /\b(?:swallow|take|took|taken|swallowed|taking)/i,
      / (?:all|every one|every single one|every last one) (?:of )?(?:of )?/,
      /(?:my|his|her|the|these|those|them)? ?/,
      /(?:pills?|tablets?|meds|medication|sleeping|antidepressants?|painkillers?|insulin)\b/,
    ),
  ),
];

/** No point, no meaning, no way on. */
export const cannotGoOn: readonly RegExp[] = [
  oneOf(
    /\bcan't (?:live|keep living|exist|carry on|keep going)(?: like)? this(?: any ?(?:more|longer)| way)?\b/i,
    /\bcan't (?:carry on|keep going|cope|live) any ?(?:more|longer)\b/i,
    /\bi (?:just |really )?can't (?:do|take) (?:this|it) any ?(?:more|longer)\s*(?:$|[.,!])/i,
    /\bwant out (?:of (?:this )?life|for good)\b/i,
    /\b(?:my )?life is over\b(?! (?:\w+ ){0,2}(?:40|30|50|subscribed))/i,
    /\bgoodbye (?:everyone|everybody|world|forever|cruel)\b/i,
    /\b(?:i|he|she) (?:don'?t|doesn't) deserve to (?:live|be alive|exist)\b/i,
    /\b(?:world|everyone|family|they)(?:'d| would| will)? (?:be )?better without me\b/i,
  ),
  sequence(
    /\b/i,
    choice(
      /no|any|isn'?t (?:a|any)|not (?:a|much)|what'?s the|what is the|don'?t see (?:a|the|any)/,
      /nothing left|nothing/,
    ),
    / (?:more )?(?:reason|point|purpose|sense)?\s?(?:to|in|for|of) /,
    choice(
      /live|living|stay(?:ing)? alive|be(?:ing)? (?:here|alive)|keep living|continue/,
      /go on(?! (?:with\b|about|a|the|my|holiday))|going on(?! (?:with\b|about|a|the))|carry on/,
      /carrying on|keep going|life|live for|staying alive|exist|existing/,
    ),
    /\b/,
  ),
  sequence(
    /\b(?:life|living|it'?s|it is)(?:'s|s)?/i,
    / (?:(?:is |has )?(?:not|no longer|isn'?t|hardly)|isn'?t) (?:even )?worth/,
    / (?:living|it any ?more|going on|it)/,
    /\b(?<=living|any ?more|going on|life isn'?t worth it|life is not worth it)/,
  ),
  oneOf(
    /\blife (?:has no|is without|lost all) (?:meaning|point|purpose)\b/i,
    sequence(
      /\b(?:tired of|done with|sick of|give up on|giving up on|given up on|through with|over)/i,
      / (?:living|life|being alive|existing|my life)\b(?! (?:in|on|off|insurance|with|near|here|at))/,
    ),
  ),
  /\b(?:i|he|she) (?:really |just )?can'?t go on(?: (?:any ?(?:more|longer)|like this|living|with life|with this life))?(?=\s*(?:$|[.,!?;]|and\b|any|like|living|with|without|because))/i,
  /\b(?:lost|losing) (?:the |my )?will to live\b|\bno will to live\b|\bkeep myself safe\b|\bcan't trust myself (?:tonight|not to|with (?:the |my )?(?:pills|knife|knives))\b/i,
];

/** Better off without me, farewells, and what is kept ready. */
export const burdenAndFarewell: readonly RegExp[] = [
  /\b(?:better off|happier|easier|better|be relieved|relieved) (?:dead|without me|if i (?:was|were|wasn'?t|weren'?t|died|disappeared) ?(?:dead|gone|here|around|alive)?)\b/i,
  /\b(?:no ?(?:one|body)|everyone|they) (?:would|will|'d) (?:miss me|care if i (?:die|died|was gone|were gone|disappeared|was dead)|notice if i (?:die|died|was gone|disappeared))\b/i,
  /\b(?:goodbye|suicide|farewell) (?:letters?|notes?|messages?|video)\b|\bsaid (?:my )?goodbyes? to (?:everyone|my (?:kids|family|children))\b|\bsaying (?:my )?(?:final |last )?goodbyes?\b/i,
  oneOf(
    sequence(
      /\b(?:pills|tablets|rope|gun|noose|razor|means|method|blade)\b[^.?!]{0,20}/i,
      /\b(?:ready|hidden|saved up|stashed|in my hand|to do it|to end)\b/,
    ),
    /\b(?:stockpil|hoard|sav)\w+ (?:up )?(?:my )?(?:pills|tablets|meds|medication)\b[^.?!]{0,30}\b(?:end|die|enough|day i)\b/i,
    /\b(?:bought|have|got|found) (?:a |the )?(?:rope|gun|noose)\b[^.?!]{0,30}\b(?:end|use it|tonight|do it|myself)\b/i,
  ),
];

/** The same in other languages. */
export const inOtherTongues: readonly RegExp[] = [
  /\b(?:quiero|quisiera) morir(?:me)?\b|\bmatarme\b|\bich will (?:sterben|nicht mehr leben)\b|\bmich umbringen\b|\bje veux mourir\b|\bme suicider\b|\bvoglio morire\b|\bquero morrer\b/i,
];
