import { choice, notFollowedBy, oneOf, precededBy, sequence } from '../../resolve/phrases.ts';
import { unlessNear } from './unless-near.ts';

/** Complaints told together with their good end, and harmless deeds in words of harm; taken out of a message before it is read. */

const examined = String.raw`(?:colonoscopy|endoscopy|camera|cystoscopy|mammogram|scan|ultrasound|biopsy|x-?ray|tests?)`;
const stillThere = String.raw`(?![^]{0,200}\b(?:again|since then|still (?:there|bleed\w*|grow\w*)|new one|more of it)\b)`;
const onBloodThinners = String.raw`\b(?:warfarin|apixaban|rivaroxaban|edoxaban|dabigatran|eliquis|xarelto|blood thinners?|clopidogrel|chemo\w*|leuk\w+)\b`;

const limbs = String.raw`(?:arms?|hands?|legs?|foot|feet|fingers?|toes?)`;
const asleep = String.raw`(?:numb|dead|tingl\w*|asleep|to sleep|pins and needles)`;
const layOnIt = String.raw`(?:slept|sleep|lay|laid|lain|sat|lying|sitting|sleeping|leaning|leaned|leant|knelt|kneeling)(?: (?:\w+ )?on (?:it|them|my \w+)| funny| awkwardly| badly| cross-?legged)`;
const nothingElse = String.raw`(?<!\b(?:face|speech|weak\w*|slur\w*|droop\w*|chest)\b[^]{0,200})(?![^]{0,160}\b(?:face|speech|weak\w*|slur\w*|droop\w*|chest|still numb|won't (?:go|move)|can't (?:move|lift|feel))\b)`;
/** A limb that went to sleep. */
const sleptOn: readonly RegExp[] = [
  new RegExp(String.raw`\b${limbs}\b[^.?!]{0,16}\b${asleep}\b[^.?!]{0,40}\b${layOnIt}${nothingElse}`, 'gi'),
  new RegExp(String.raw`\b${asleep} ${limbs}\b[^.?!]{0,40}\b${layOnIt}${nothingElse}`, 'gi'),
];

const clothes = String.raw`(?:bra|shirt|dress|corset|binder|waistcoat|jumper|blouse|jacket|vest|top|seat ?belt|wetsuit|waistband|jeans|trousers|collar|costume|uniform)`;
/** A cause that is told with it: the nose, clothes, a tune, beetroot. */
const otherCauses: readonly RegExp[] = [
  // "Feeling blue" is a mood and no colour.
  /\bfe(?:el|els|eling|lt) (?:kinda |kind of |a (?:bit|little) |so |really |very |quite |rather |pretty |all )*blue\b(?! (?:lips?|fingers?|nails?|in the (?:face|lips))|[^.?!]{0,30}\b(?:breath\w*|chok\w+|cold)\b)/gi,
  // Skin that is red from a wet nappy.
  sequence(
    /\b(?:bum|bottom|botty|bot|backside|skin|it)(?:'s|’s| is|'s all)?/gi,
    / (?:all |so |very |really |just )*(?:bright )?red/,
    /\b(?: (?:with|and has|has|and) (?:some |a few |lots of )?(?:small|little|tiny|red) (?:red )?spots)?/,
    choice(
      /(?=[^]{0,60}\b(?:nappy|diaper)\b)/,
      precededBy(
        /\b(?:baby|toddler|little one|newborn|son|daughter|boy|girl)\b[^.?!]{0,60}(?:bum|bottom|botty|backside)\b[^.?!]{0,40}/,
      ),
    ),
    notFollowedBy(/[^]{0,160}\b(?:bleed\w*|blood\w*|blister\w*|peel\w*|fever|temperature|spread\w*|stools?|poo\w*)\b/),
  ),
  sequence(
    /\b(?:can't|cannot|can not|hardly|hard to|couldn't|trouble) (?:breath(?:e|ing)|(?:get|draw) (?:any |enough |much )?(?:air|breath))/gi,
    /(?: (?:well|properly|at night))?,?/,
    / (?:through|thru|out of|because of|from|with|due to) (?:my |a |the |this )?/,
    /(?:blocked |stuffy |bunged[- ]up |snotty |stuffed |congested )?(?:nose|nostrils?|snot)/,
    /\b(?![^]{0,120}\b(?:chest|lips|blue|wheez\w*|(?<!\bsore )throat(?!(?: (?:is|feels|all|a bit))* (?:scratchy|sore|dry|tickly))|tongue|swollen)\b)/,
  ),
  new RegExp(
    String.raw`\b(?:new |my |this |the |too[- ]tight )?${clothes}\b[^.?!]{0,24}\bchest\b[^.?!]{0,16}\b(?:tight|squeez\w*|pressed|hurts?)\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\bchest\b[^.?!]{0,12}\b(?:tight|squeez\w*|pressed)\b[^]{0,24}\b(?:only|just|because|from|due to)\b[^.?!]{0,16}\b${clothes}\b[^.?!]{0,20}`,
    'gi',
  ),
  new RegExp(
    String.raw`\bchest\b[^.?!]{0,12}\b(?:tight|squeez\w*|pressed)\b[^]{0,8}\bmy ${clothes} (?:is|was|are)(?: \w+)? (?:tight|small|narrow)\b`,
    'gi',
  ),
  // A nail after a knock, lips after a kiss or a filler, words after wine: the cause is told, and nothing of breath beside it.
  oneOf(
    sequence(
      /\b(?:stubb\w+|bash\w+|bang\w+|hammer\w+|hit|trapped|caught|squash\w+) (?:my |his |her )?/gi,
      /(?:big |little )?(?:toe|finger|thumb)s?\b(?:(?!\b(?:foot|feet|hand|leg|arm|cold)\b)[^.?!]){0,30}\b(?:purple|black|blue)(?: (?:toe)?nails?)?/,
    ),
    sequence(
      /\b(?:purple|black|blue) (?:toe)?nails? (?:from|after|since) (?:a |the |my )?/gi,
      /(?:knock|run\w*|hik\w*|marathon|football|shoes|boots|stubb\w+|door|hammer)\b/,
    ),
  ),
  oneOf(
    sequence(
      /\blips? (?:are |is |a bit |still )*(?:swollen|puffy|swell\w*) (?:from|after|with)/gi,
      / (?:all the |too much |the |my )?(?:kiss\w*|trumpet|fillers?|crying|dentist)/,
      /(?![^]{0,80}\b(?:throat|tongue|breath\w*|wheez\w*|hives)\b)/,
    ),
    sequence(
      /\blip fillers?\b[^.?!]{0,12}\b(?:swell\w*|swollen|puff\w*)/gi,
      /(?![^]{0,80}\b(?:throat|tongue|breath\w*|wheez\w*|hives|white|pain\w*)\b)/,
    ),
  ),
  sequence(
    /\bslurs? (?:my |his |her |their )?(?:words?|speech) (?:a bit |a little )?(?:after|on|with)/gi,
    / (?:(?:two|three|a few|a couple of|too many|some|his|her|\d) )+(?:glasses of )?/,
    /(?:wines?|beers?|drinks|pints|gins?|cocktails|glasses|shots)\b/,
  ),
  sequence(
    /\bcan't (?:go|carry) on like this with (?:my|this|the|these) /gi,
    choice(
      /heartburn|reflux|hay ?fever|hot (?:flush|flash)\w*|itch\w*|eczema|acne|snoring|cough\w*/,
      /allerg\w*|constipation|bloat\w*|wind|migraines?|diet|commute|sweating|nails|hair/,
    ),
    /\b/,
  ),
  /\b(?:need|want|like|love) to be (?:unconscious|knocked out|out cold|asleep) (?:for|on|during|through) (?:the|this|my|a|that) (?:\w+ )?(?:flight|journey|drive|trip|dentist|meeting|party|wedding|ferry)\b/gi,
  /\b(?:od|od'?d|overdosed|odd?ing) on (?:the |too much )?(?:cheese|chocolate|cake|sugar|pizza|crisps|sweets|candy|christmas \w+|pasta|bread|carbs|garlic|curry|turkey|mango\w*|strawberr\w*|cherr\w*|netflix|telly|box ?sets?|sun)\b/gi,
  /\bwish i could (?:just )?(?:disappear|vanish|sink into the (?:ground|floor)) (?:when|whenever|every time|each time) i\b/gi,
  /\bcan't (?:face|stand|bear|take|do) another (?:winter|summer|spring|autumn|season|pollen season|christmas|monday|meeting|exam|commute|flight|diet) (?:without|with no|like) (?!(?:him|her|them|this|that|it|you)\b)\w+/gi,
  /\bcan't get (?:this|that|the|a|your|it|my|one) ?(?:\w+ )?(?:song|tune|melody|jingle|lyrics?|ad|film|recipe|thoughts?)? ?out of my head\b(?![^]{0,60}\b(?:die|dying|kill\w*|hurt\w*|knife|jump\w*|suicid\w*)\b)/gi,
  /\b(?:don't|do not|won't|can't) (?:want to |like to )?go on,? with (?!(?:my |this |the )?(?:life|living|it|it all|things?|everything|anything|pain)\b)(?:the |my |this |a |so much )?\w+/gi,
  /\bbeet(?:root)?s?\b(?<!\bno beet(?:root)?s?)[^]{0,80}\b(?:urine|pee|wee|poo|stools?)\b[^.?!]{0,12}\b(?:pink|red|purple)\b/gi,
  sequence(
    /\b(?:what if|could|can|might|would|will|does|do)\b[^.?!]{0,30}/gi,
    /\b(?:herbs?|teas?|supplements?|capsules?|it|this|that|medicines?|oils?|tinctures?)\b[^.?!]{0,12}/,
    /\b(?:hurts?|harms?|damages?)\b[^.?!]{0,6}\b(?:my|the|our)/,
    / (?:liver|kidneys?|stomach|heart|baby|body|teeth|skin|brain|bones)\b/,
  ),
  /\b(?:breathless|out of breath) (?:from |with )?(?:laughing|laughter|giggling|dancing|singing)\b/gi,
];

/** It was so in one's youth, and all is well. */
const longOvercome = unlessNear(
  String.raw`again|still|lately|tonight|pills|returned|same|worse|(?:is|are|'re|'s|came|come|comes) back|wish\w*|thinking|plan\w*|come back|coming back|now (?:i(?! (?:just |only )?(?:want|need|would like|wonder|take|look|sleep|have))|it|they)|but|worthless|hopeless|can't|sometimes|daughter|son|he|she`,
  String.raw`\b(?:i was|i used to be|i felt|i've been) (?:really |very |deeply |quite )?suicidal (?:at (?:1[0-9]|2[0-9])|as an? (?:teen\w*|student|girl|boy|young \w+)|in my (?:teens|twenties|youth)|(?:\d\d|ten|twenty|thirty|many) years ago|when i was (?:young|a (?:teen\w*|student)|1[0-9]|2[0-9]))\b`,
  String.raw`\b(?:took|had|survived) an overdose (?:at (?:1[0-9]|2[0-9])|as an? (?:teen\w*|student)|when i was (?:1[0-9]|2[0-9]|a (?:teen\w*|student)))\b(?=[^]{0,24}\b(?:i'm|i am|now|aged) [3-9]\d\b[^]{0,24}\b(?:happy|happily|fine|well|good|okay|ok|married|settled|content)\b)`,
);

/** Deeds and looks of everyday life. */
const everyday: readonly RegExp[] = [
  longOvercome,
  sequence(
    /\bdrown(?:s|ed|ing)? (?:(?:my|him|her|them|our)sel(?:f|ves) )?in/gi,
    / (?:his |her |my |their |the |so much |too much )?/,
    choice(
      /work|debts?|e-?mails|paper ?work|stress|home ?work|chores|laundry|study|studies|exams|tasks/,
      /deadlines|admin|bills/,
    ),
    /\b/,
  ),
  /\b(?:feet|soles)(?: are)? burn(?:ing)? (?:at night|in bed|every night)\b/gi,
  oneOf(
    /\b(?:drown(?:ed|ing)?|paralysed|paralyzed) (?:our|the|my|was)? ?(?:chips|cake|pudding|pancakes|traffic)\b/gi,
    sequence(
      /\b(?:paralysed|paralyzed|crippled|frozen|seized up) (?:with|by|from)/gi,
      / (?:(?:my|the|such|total|pure|sheer|exam|stage|social|opening) )*/,
      choice(
        /stage fright|fear|nerves|shyness|indecision|choice|doubts?|self-doubt|perfectionism/,
        /embarrassment|dread|exam stress|procrastination/,
      ),
      /\b/,
    ),
    /\btraffic was (?:paralysed|paralyzed)\b/gi,
  ),
  /\boverdos(?:e|ing) (?:on|of) (?:\w+ )?(?:shows|podcasts|series|novels|marzipan|music|puzzles|crosswords|football)\b/gi,
  /\bblue lips,? (?:it's |from |is )?(?:my |the |her )?lipstick\b|\bnail (?:went|is|has gone|turned) (?:blue|black)\b/gi,
  /\bcollapsed laughing\b|\b(?:basil|souffl\w+|cake|tent|sponge|meringue|plants?|seedlings?)\b[^?!]{0,20}\bcollapsed\b[^.?!]{0,20}|\bcouldn't breathe for (?:excitement|joy|laughing|laughter)\b/gi,
  /\bstopped (?:talking|speaking) to (?:my|her|his|me|each)\b|\b(?:tune|song|melody) is stuck in my throat\b|\bjump\w* off the deep end\b/gi,
  /\bteddy\b[^.?!]{0,20}\bheart attack\b[^.?!]{0,30}|\bwhenever the lord calls\b|\bfroze stiff\b/gi,
  /\b(?:film|movie|play|book) about socrates\b[^?!]{0,60}|\blight hurts my eyes when i come out\b/gi,
  /\bbeats me at \w+/gi,
  // Low things to jump from, and plants that droop: neither is about an end.
  sequence(
    /(?<!\b(?:rope|noose|belt|hang\w*|hung|kill\w*|suicid\w*|die|end it)\b[^]{0,120})\bi (?:just )?jumped/gi,
    / (?:off|from|down from) (?:the|a|my|our) (?:\w+ )?/,
    /(?:sofa|couch|kerb|curb|trampoline|diving board|(?:bottom|last) step)\b/,
    notFollowedBy(
      /[^]{0,120}\b(?:head|neck|back|unconscious|rope|noose|belt|hang\w*|hung|kill\w*|suicid\w*|die|dead|end)\b/,
    ),
  ),
  sequence(
    /(?<!\b(?:like me|me and|as i|i (?:and|feel|felt|have)|i'm|so have i)\b[^]{0,80})\b/gi,
    choice(
      /plants?|seedlings?|orchids?|cactus|cacti|ferns?|succulents?|tomato(?:es)?|lawn|bonsai/,
      /sourdough|starter|lavender bush|mint plant|basil plant|rosemary (?:bush|plant)/,
    ),
    / (?:has|have|seems? to have|had) (?:no|lost (?:the|its|their)) will to live/,
    /\b(?![^]{0,120}\b(?:i|me|myself|he|she|him|her)\b)/,
  ),
  sequence(
    /\bnose ?bleed\b(?=[^.?!]{0,20}(?<!\bat )\b(?:once|only one)\b\s*(?:$|[.,;!?]))/gi,
    notFollowedBy(
      sequence(
        /[^]{0,160}/,
        choice(
          /bruis\w*|gums?|warfarin|apixaban|eliquis|xarelto|blood thinners?|chemo\w*|stop\w*|still/,
          /hours?|minutes?|heavy|heavily|pour\w*|gush\w*|clots?|head|fell/,
        ),
      ),
    ),
  ),
  // To live as others live, and to wake at a later hour: neither is about an end.
  sequence(
    /(?<!(?:\bnot|n't|\bdont|\bnever|\blonger|\bstopped)(?: really| even| ever)? )\bwant(?:s|ed)? to live/gi,
    / (?:(?:more|a bit|just) )*(?:like|as) (?:an?|the) /,
    choice(
      /monk|nun|queen|king|hermit|princess|prince|duke|lord|lady|local|native|farmer|hobbit|italian/,
      /dane|swede|vegan|minimalist|roman|viking/,
    ),
    /s?\b/,
  ),
  sequence(
    /\b(?:don't|do not|dont) (?:want|like) to (?:always |keep )?wak(?:e|ing) up /gi,
    choice(
      /(?:so|that|too|this|very|quite) early/,
      /(?:at|before|by) (?:[1-9]|1[0-2]|three|four|five|six|seven|dawn|sunrise|night|noon)\b/,
    ),
    /(?: (?:any ?more|every (?:day|morning|night)|each (?:day|morning|night)|a\.?m\.?))*/,
    /(?! (?:again|or|and|to (?:this|face|another)))/,
  ),
  ...sleptOn,
  /\b(?:toddler|two-year-old|three-year-old|baby|little one|cat|kitten)\b[^.?!]{0,16}\b(?:hits?|kicks?|bites?|scratch\w*|punch\w*|slaps?) me\b(?![^]{0,80}\b(?:bleed\w*|swollen|infected|deep|red)\b)/gi,
  /\blost (?:a |my |our |his |her |their )(?:\w+ ){1,2}to suicide\b(?![^]{0,120}\b(?:want to|wish|join|me too|so will|can't (?:go|live|carry))\b)/gi,
  /\b(?:doctor|gp|hospital|cardiologist|clinic)\b[^.?!]{0,30}\b(?:checked|looked at|examined|saw)\b[^.?!]{0,16}\bchest pains?\b[^]{0,40}\b(?:muscular|muscles?|nothing|all clear|fine|rib|not my heart)\b/gi,
  /\b(?:febrile )?(?:seizures?|fits?|convulsions?) (?:at|when (?:he|she) was|aged) (?:one|two|three|four|five|\d)\b(?=[^.?!]{0,40}\b(?:is|'s|i'm|now)\b[^.?!]{0,12}\b(?:now|ten|eleven|twelve|\d{1,2})\b)/gi,
  ...otherCauses,
  /\bbut (?:my|our) (?:great-? ?)?(?:gran\w*|nan|nana|mother|mum|mom|aunt\w*|ancestors|family|people) (?:always |often |used to )?(?:drank|took|ate|used|swore by|drink|take) (?:it|them|this|that)(?=\W*$)/gi,
  /\bbloat\w* (?:after|from|with|when i (?:eat|have|drink)) (?:\w+ ){0,2}(?:dairy|milk|cheese|ice cream|beans|lentils|onions?|garlic|cabbage|broccoli|bread|wheat|pasta|fizzy \w+|beer|pizza)\b/gi,
  /\bchok\w+ (?:a (?:little|bit) )?on (?:my|the|a) (?:tea|coffee|drink|biscuit|crumb)\b(?=[^]{0,60}\ball (?:fine|good)\b)/gi,
  /\bhow did (?:healers|monks|people|they|doctors|romans|vikings) treat\b[^.?!]{0,50}/gi,
  /\bpains? in the chest,? (?:so to speak|figuratively)\b|\bjump out of the window,? (?:it's )?(?:the )?ground floor\b|\bturn\w* purple with (?:laughter|laughing|rage)\b/gi,
  /\bsits? on the window ?sill\b(?=[^.?!]{0,30}\b(?:guitar|book|tea|coffee|knitting|cat|sun)\b)/gi,
  /\bgave me (?:\w+ ){0,3}(?:tablets|pills|capsules)\b[^.?!]{0,30}\bone a day\b/gi,
  /\balarm (?:was|is|has been) (?:tested|serviced|checked)\b[^.?!]{0,30}/gi,
  /\bwhy (?:you|we|one|they) can't eat\b[^.?!]{0,30}/gi,
  /\bwon't wake(?: up)? before (?:noon|midday|lunch\w*|ten|eleven|twelve|1\d)\b/gi,
  /\bwon't be here any ?more,? (?:as |because |since )?(?:i'm |we're )?(?:moving|leaving for|retiring)\b/gi,
  /\bno,? i (?:won't|wouldn't|'m not going to|am not going to) (?:harm|hurt|kill) myself\b(?![^]{0,100}\b(?:but|yet|until|unless)\b)/gi,
  /\bdoes one (?:drink|eat|swallow) [^.?!]{0,40}\?(?= i haven't\b)/gi,
];

export const settledThings: readonly RegExp[] = [
  ...everyday,
  sequence(
    /\b(?:had (?:a )?)?(?:fever|temperature|temp|cough)(?:'s| has| is| was)?\b[^.?!\d]{0,24}\b/gi,
    choice(/been gone|gone(?: now)?|all better|cleared up/, /broke (?:yesterday|last night|this morning|on \w+day)/),
    /\b(?! (?:up|to|over|on|for (?:weeks|months)))(?![^]{0,80}\b(?:back|again|returned)\b)/,
  ),
  new RegExp(
    String.raw`\b(?:blood|bleeding|lump|gland|mole|bump)\b[^.?!]{0,60}\b${examined} (?:was|were|came back|is) (?:all )?(?:clear|normal|fine|negative)\b${stillThere}`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:${examined} for )?(?:the |a )?(?:lump|bump|spot|mole)\b[^.?!]{0,60}\b(?:it has gone|it's gone|(?:was|is|turned out) (?:to be )?(?:a )?(?:swollen gland|harmless|benign|cyst))\b${stillThere}`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:(?:(?:bit|spot|touch|little) of )?blood|gums? bleed\w*|bleed\w*)\b[^.?!]{0,30}\b(?:floss\w*|brush\w*|toothbrush)\b(?![^]{0,200}(?:${onBloodThinners}|\bwon't stop\b))(?<!${onBloodThinners}[^]{0,300})`,
    'gi',
  ),
  /\bchok(?:ed|ing) on (?:an? |some |my )?\w+\b[^.?!]{0,50}\band that was (?:it|that)\b/gi,
  /\bpains?,? not literally\b|\bblood pressure and urine\b|\b(?:doctor|nurse|gp|lab|clinic|hospital|they) (?:\w+ )?took (?:some |my )?blood\b(?! (?:pressure|thinn|sugar))/gi,
  /\bpour(?:s|ed|ing)? (?:the )?boiling water (?:on|over|onto) (?:everything|it|them|(?:the |some |dried |fresh )*(?:leaves|tea|teabags?|herbs|flowers|petals|roots?|bag))\b/gi,
  /\b(?:still |always |usually )?beats me\b(?<=\b(?:chess|cards|scrabble|tennis|golf|draughts|dominoes|bridge|snooker|darts)\b[^]{0,140})/gi,
  /\bshe sits on the windowsill\b(?<=\b(?:cats?|kitten|kitty)\b[^]{0,280})/gi,
  /\bwhich deadly (?:ones|mushrooms|plants|berries) (?:look|resemble|are (?:mistaken|taken))\b[^.?!]{0,40}|\bhow do (?:first aiders|paramedics|vets|doctors) treat\b[^.?!]{0,50}/gi,
  /(?<!\b(?:an?|another|had|having|his|her|the) )\bfit (?:now|again|as a fiddle|and well)\b|\bhydrangeas?\b[^.?!]{0,40}\b(?:blue|pink)\b|\bpain\b[^.?!]{0,24}\bafter laughing(?: too much)?\b/gi,
];
