import { anyPhrase, choice, oneOf, sequence } from '../../resolve/phrases.ts';

export const goesOn = anyPhrase(
  /too|also|as well|same (?:here|thing)|so (?:did|has|have|is) (?:he|she|i|my)|worse|no better/,
  /not better|still|again|what (?:now|should i do|do i do)|help|please/,
  /(?:packet|pills?|tablets|bottle|rope|knife|gun|blade) (?:is |are )?(?:right |all )?(?:here|ready|in (?:front of me|my hand))/,
  /in front of me|in my hand|about (?:\w+ )?\d+|all of (?:them|it)|the whole|tonight/,
  /(?:he|she|baby|it)(?:'s| is| has| was) (?:\w+ )?(?:sick|vomit\w*|hot|cold|blue|grey|pale|drows\w*|sleepy|shak\w*|floppy|limp|swell\w*|crying)/,
  /why not|just tell me|tell me|answer/,
);

export const isOver = sequence(
  /\b/i,
  choice(
    /joking|joke|kidding|not really|didn't mean|i'm (?:fine|ok|okay|safe|better)/,
    /(?:he|she|it|they)(?:'s| is| are) (?:fine|ok|okay|home|well|better|safe)|ambulance|hospital/,
    /doctor|called|rang|phoned|thank\w*|thx|ok|okay|alright|no one|was a while ago/,
  ),
  /\b/,
);

/** How long it has lasted, and nothing else. */
export const onlyHowLong = sequence(
  /^\W*(?:it'?s been |it has been |that's been |been |has been |going on |already )?(?:for |since )?/i,
  /(?:about |over |more than |nearly |almost )?(?:\w+ ){0,2}/,
  choice(
    /days?|weeks?|months?|years?|yesterday|monday|tuesday|wednesday|thursday|friday|saturday/,
    /sunday|christmas|summer|spring|autumn|winter/,
  ),
  /(?: now| already)?\W*$/,
);

export const refusesHelp = anyPhrase(
  sequence(
    /(?:don'?t|do not|won'?t|will not|not going to|no need to|can'?t|rather not|hate to|why should i)/,
    / (?:want to |wanna |need to |have to |like to )?(?:be )?/,
    choice(
      /call(?:ing)?|ring(?:ing)?|phon(?:e|ing)|go(?:ing)? (?:to|in|there)|see|bother(?:ing)?/,
      /disturb|wake|trouble|(?:talk|speak)(?:ing)? (?:to|with)/,
    ),
  ),
  /no (?:ambulance|hospital|doctors?)(?! (?:here|near))/,
  /(?:don't|do not) (?:want|need) (?:an? |any |the )?(?:ambulance|doctors?|hospital|help|fuss)/,
);

/** Help has been there and found nothing. */
export const settledByHelp = sequence(
  /\b/i,
  choice(
    /poison (?:control|line|centre|center)|doctors?|gp|hospital|nurse|midwife|paramedics?/,
    /ambulance|111|a&e|er|paediatrician|pediatrician|they/,
  ),
  /\b[^.?!]{0,16}\b(?:said|says|told (?:me|us)|checked|confirmed|looked)\b[^.?!]{0,40}\b/,
  choice(
    /harmless|fine|ok|okay|nothing|not (?:dangerous|poisonous|serious)|all clear|muscular|safe/,
    /no danger|go home/,
  ),
  /\b/,
);

export const ofHeartburn = /\b(?:heart ?burn|reflux|acid|acidity|indigestion)\b/i;

/** What passed may come back: a stroke that is better now is still one. */
export const isOnlyBetter = /\b(?:better|fine|ok|okay|well|normal|recovered|gone|settled|stopped|passed|eased)\b/i;

/** A joke that was none after all. */
export const wasNoJoke = oneOf(
  /(?:\b(?:not|no|never)|n't) (?:\w+ )?(?:kidding|joking|jokes?)\b/i,
  sequence(
    /\b/i,
    choice(
      /i (?:really |did |do )?mean(?:t)? it|i was serious|i'?m (?:dead )?serious/,
      /(?:it'?s|it is|it was) (?:all |really |actually )?true|i really did/,
      /i did (?:it|take|swallow|do it)|i lied|for real/,
    ),
    /\b/,
  ),
);

export const signsOfWithdrawal =
  /\b(?:shakes|shaky|shaking|trembl\w*|tremors?|sweats|sweating|seeing things|jitters)\b/i;

/** "By the way I have asthma", "it's gone, all better", in a calm talk. */
export const onlyMentions = new RegExp(
  String.raw`^\W*(?:(?:and|oh|ah|so|well)\b[ ,]*)*${choice(
    /(?:by the way|btw|(?:i )?forgot to (?:say|mention|tell you)|(?:i )?should (?:say|mention|add))\b[ ,:]*(?:that )?i(?:'ve| have| do have|'m| am)? (?:also |got )*[\w -]{3,40}/,
    /(?:it|that|this|the \w+)(?:'s|’s| is| has| was)? (?:all |completely |now )?(?:gone|better|fine|over)(?: now| again)?(?:,? (?:and )?(?:all |much |quite )?(?:better|fine|good|well))?(?: now| again| thanks?| thank you)*/,
  )}\W*$`,
  'i',
);

/** "Got an epipen for bee stings", after a sore throat was told: it is kept for an allergy, and nothing happens now. */
export function tellsOfAPen(message: string): boolean {
  return keepsAPen.test(message) && !happensNow.test(message);
}

const keepsAPen =
  /\b(?:epi[- ]?pens?|auto-?injectors?|(?:adrenaline|epinephrine)(?: pens?| injectors?)?|jext|auvi-?q|emerade|anapen)\b/i;
const happensNow =
  /\b(?:us(?:e|ed|ing)|gave|give|given (?:it|her|him|me)|inject\w*|jabb?\w*|just|now|today|tonight|ago|minutes?|expired|stung|bitten|ate|eaten|swell\w*|swollen|puff\w*|throat|tongue|lips?|face|voice|hoarse|breath\w*|wheez\w*|hives|rash|itch\w*|faint\w*|dizz\w*|vomit\w*|sick|tight\w*|feel\w*|worse|need(?:ed)?|help|no epi\w*|lost|without)\b/i;

/** "Can she drink peppermint tea", after an oil for the skin. */
export const asksForTea =
  /^\W*(?:(?:and|so|ok|then)\b[ ,]*)*(?:can|could|may|should) (?:i|we|he|she|they) (?:drink|have|take)\b[^.!]{0,24}\btea\W*$/i;

/** "Horse chestnut worked for my sister's veins": whom it helped, and no sign. */
export const tellsOfAnothersLuck =
  /\b(?:worked|works|helped|helps|did wonders|swears? by|cured|fixed|sorted)\b[^.?!]{0,16}\b(?:my|her|his|our) \w+(?:'s|’s)?(?: \w+){0,3}\W*$/i;

/** "She has asthma", after a cough at night: what somebody lives with, and nothing that happens now. */
export const tellsADiagnosis = sequence(
  /^\W*(?:(?:and|oh|ah|so|well|but|also|btw|by the way)\b[ ,]*)*/i,
  /(?:i|he|she|they|(?:my|our) \w+)(?:'ve|’ve|'s|’s)?/,
  / (?:also |actually |do |does )?(?:has|have|had|got)(?: got)? (?:mild |bad |an? |the )?/,
  choice(
    /asthma|eczema|hay ?fever|allergies|copd|epilepsy|diabetes|high blood pressure|reflux/,
    /migraines?|arthritis|ibs|adhd|autism|psoriasis/,
  ),
  /(?: too| though| as well| by the way| btw| since \w+)*\W*$/,
);

/** "Oh and I just found out I'm pregnant": news for the checks, and no sign of danger. */
export const tellsAState = new RegExp(
  String.raw`^\W*(?:(?:and|oh|ah|so|well|also|but|wait|btw|by the way)\b[ ,]*)*${choice(
    /(?:i(?:'ve|’ve| have)? )?(?:just )?(?:found out|learnt|learned|forgot to (?:say|mention))(?: that)? (?:i'?m|i’m|i am|we're) (?:\w+ weeks )?(?:pregnant|expecting)(?: too| now| today| yesterday| again)*/,
    /(?:i'?m |i am |i )?(?:on|get|having|have|go (?:to|for)|do) (?:home |ha?emo-?|peritoneal )?dialysis(?! [^]*\b(?:miss|skip|without|stop|hurt|swell|swoll|bleed|fever|hot|breath))[\w /]{0,40}/,
    /(?:i'?m |i am )?not (?:so |too )?much drinking (?:for me )?(?:because of|with|due to) my (?:heart|kidneys)/,
  )}\W*$`,
  'i',
);

export const onlyNamesAnother =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|what about|how about|also)\b[ ,]*)*(?:for )?(?:my|our|the) (?:\w+ ){0,2}\w+,? (?:(?:who|he|she)(?:'s| is) |aged? )?(?:only )?\w+ (?:weeks?|months?|years?)(?: old)?(?:,? too)?\W*$/i;

/** "He's actually 10 months, sorry": how old, and not how long. */
export const tellsAge =
  /^\W*(?:(?:and|but|so|no|oh|sorry|wait|oops)\b[ ,]*)*(?:he|she|baby)(?:'s|’s| is) (?:actually |really |only |just |now |about |nearly |almost )?\w+ (?:weeks?|months?|years?)\b(?! (?:into|of|after|now|already))/i;

/** "And ginger too?", "am I to be afraid of ginger now as well": how one more thing is asked about. */
export const asksOfSomething = sequence(
  /^\W*(?:(?:and|so|but|ok(?:ay)?|then|well|or)\b[ ,]*)*/i,
  choice(
    /(?:what|how) about|what of|(?:is|are|am|was|would|will|may|can|could|should|do|does|must)(?:n't)? (?!i help|we help)/,
    /[\w' -]{3,30}\?\W*$/,
  ),
);
export const andAnother = /\b(?:too|also|as well|still)\b/gi;
