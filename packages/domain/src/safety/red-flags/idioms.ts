import {
  alternatives,
  choice,
  followedBy,
  notFollowedBy,
  oneOf,
  optional,
  precededBy,
  sequence,
} from '../../resolve/phrases.ts';
import { notWishedStates } from './not-wished.ts';
import { unlessAround } from './unless-near.ts';

/** What eats a garden. */
const pests = alternatives([
  /slugs?|snails?|deer|wild rabbits?|rabbits|hares?|caterpillars?|aphids?|birds?|squirrels?/,
  /beetles?|(?:vine )?weevils?|sawfl(?:y|ies)|grubs?|moths?|larvae|maggots|earwigs?|woodlice/,
  /ants|greenfly|blackfly|whitefly|thrips|spider mites?|leaf ?miners?|voles?|moles|mice/,
  /groundhogs?|woodchucks?|gophers?|moose|insects?|bugs|pests?|bees|butterflies|goats|sheep/,
  /pigeons|grasshoppers?|locusts?|fungus|mildew|rust|frost|something|what(?:ever)?|who(?:ever)?/,
]);

/** Phrases that only sound like an alarm; they are taken out of a message before it is read. */
export const idioms: readonly RegExp[] = [
  sequence(
    /\b(?:it'?s|it is|they'?re|they are|that'?s|herbs are|plants are|all|just|only)\b/gi,
    /[^.?!]{0,12}\bnatural\b[^.?!]{0,16}\b(?:can'?t|cannot|can not|won'?t|couldn'?t|doesn'?t)/,
    / (?:really |possibly |even )?/,
    /(?:hurt|harm|do (?:any |no |me )?harm|be (?:so )?(?:bad|harmful|dangerous))\b/,
  ),
  sequence(
    /\b/gi,
    choice(
      /heat|cold|weather|hill|stairs|queue|traffic|commute|exam|exams|homework|deadlines?|job|boss/,
      /kids|kid|toddler|teenagers?|hay ?fever|suspense|diet|workout|gym|heels|shoes/,
    ),
    /(?:(?:'s| is| are)? (?:going to|gonna|about to)| go| will|'ll| dey)/,
    / (?:be the death of|kill|finish) me\b/,
  ),
  /\b(?:is|are|was|were|it'?s|that'?s|she'?s|he'?s)? ?(?:absolutely |really |slowly |just |literally )?killing me\b(?! (?:slowly )?(?:by|with) (?:poison|my))/gi,
  // "The waters are intact": what is as it should be.
  /\b(?:(?:the|her|my) )?(?:waters?|membranes?)(?: (?:are|is|still|all|both))* (?:intact|unbroken|not broken(?: yet)?|have(?:n't| not) (?:broken|gone)(?: yet)?)\b|\b(?:waters?|membranes?) (?:haven't|hasn't|have not|has not|did not|didn't) (?:broken|gone|break)(?: yet)?\b/gi,
  // "An infusion every three weeks. He has a sore mouth": how often, and not how long.
  /\b(?<=\b(?:infusions?|chemo\w*|injections?|jabs?|drips?|treatments?|cycles?|sessions?|shots?|tablets?|visits?|appointments?|check-?ups?|tests?)\b[^.?!]{0,24}) ?every (?:second|third|other|\w+) (?:weeks?|months?)\b/gi,
  // "Period cramps kill me every month": what ails, and no wish.
  /(?<!\b(?:hope|hoping|wish|want|wanna|pray|let|make)\b[^.?!]{0,40})(?<=\b(?:cramps?|migraines?|headaches?|knees?|hips?|back|feet|legs|shoulders?|joints|sinuses|hay ?fever|heartburn|piles|haemorrhoids|hemorrhoids|hot (?:flush|flash)es) (?:always |really |just |absolutely |still |nearly |half )*)kills? me\b(?! (?:off|quick\w*|fast|soon|with|in my sleep))/gi,
  /\b(?:my |the )?(?:missus|mrs|wife|girlfriend|mum|mom|mam|flatmates?|roommates?|neighbou?rs?)(?:'s| is| are|'re)? (?:just |about |ready |going |gonna |all |fit |)*(?:to )?(?:kill|murder|strangle) me\b(?! (?:with|tonight|and)|,? (?:he|she|they)\b)/gi,
  /\b(?:hungover|hung over|hangover)\b[^.?!]{0,30}\b(?:want to|wanna|could|i'?m going to|feel like i'?m going to) die\b/gi,
  /\b(?:dying|die|kill|killed|killing) (?:to (?:try|know|see|meet|go|get|hear|taste|learn|visit|have)|for (?:a|an|some|the|that|this))\b/gi,
  /\bto die for\b|\b(?:i could|i would|i'd|could just|would) (?:die for|kill for|murder a)\b/gi,
  /\bkill(?:ing|ed)? (?:some |the |a few )?(?:time|hours|two birds|weeds|germs|bacteria|bugs|ants|mosquitoes|slugs|aphids|fleas|lice|mold|mould|viruses|the mood|the vibe|my (?:appetite|lawn|plants?|battery|vibe))\b/gi,
  /\bkill(?:ed|ing)? (?:myself|himself|herself) (?:laughing|at (?:work|the gym|school)|to (?:finish|get|meet|make|be)|over|with (?:work|exercise|squats|burpees)|trying)\b/gi,
  sequence(
    /\b(?:is|are|was|'s|'re|will|would|'ll)? ?(?:going to |gonna )?(?:kill|murder|strangle) me/gi,
    / (?:if|when|for|over|because)\b/,
    notFollowedBy(
      sequence(
        / (?:he|she|they) (?:gets?|comes?|is|finds?|sees?|wakes?|catch\w*|returns?)\b[^.?!]{0,40}/,
        /\b(?:hid\w*|locked|scared|help|afraid|loo|bathroom|drunk)/,
      ),
    ),
    /(?! (?:he|she|they) (?:ever )?(?:finds?|catch(?:es)?) (?:me|us)(?=\W*$| (?:again|here|there|at)))/,
    notFollowedBy(
      sequence(
        / i (?:ever )?/,
        choice(
          /go/,
          sequence(
            /leave/,
            notFollowedBy(
              sequence(
                / (?:the |my |any |a |another |dirty |wet |used |his |her )*/,
                /(?:tea ?bags?|socks|dishes|towels?|cups?|mugs?|toilet|loo|lid|lights?|crumbs|plates?|shoes|laundry)/,
                /\b/,
              ),
            ),
          ),
          /left|tell|told|call|run|report|speak|talk|move out/,
        ),
        /\b/,
      ),
    ),
  ),
  /\b(?:i'?m going to|i'?ll|i will|i could|could) (?:kill|murder|strangle) (?:my|him|her|them) ?\w* ?(?:lol|haha|for (?:that|this|eating|forgetting)|,? ?\(?jk)/gi,
  /\b(?:scared|bored|worried|tickled|love \w+|work(?:ed|ing)?) (?:me |myself |himself |herself )?(?:half )?to death\b/gi,
  sequence(
    /\b(?:almost|nearly|practically|literally)/gi,
    / (?:had a (?:heart attack|stroke|fit|seizure)|died|killed me|choked)/,
    optional(
      / (?:laughing|of (?:embarrassment|boredom|laughter|shame)|when (?:i|he|she|they|the)|on my (?:coffee|tea|drink))/,
    ),
  ),
  /\b(?:gave|give|gives|giving) (?:me|him|her|my \w+) (?:a |an )?(?:heart attack|stroke|fit|seizure)\b/gi,
  /\bheart attack (?:on a plate|in a (?:bun|box|glass)|when i)\b|\bstrokes? of (?:luck|genius|a pen|brilliance|midnight)\b/gi,
  /\b(?:brush|breast|back|key|golf|paint|pen|swim(?:ming)?|four|two)[- ]strokes?\b|\bdifferent strokes\b/gi,
  /\b(?:dead (?:tired|end|line|beat|serious|on my feet|batteries|battery|phone|heads?|lifts?)|deadlines?|deadlifts?|dead ?heading|drop dead gorgeous)\b/gi,
  new RegExp(
    String.raw`\b${choice(
      /suicide squad|career suicide|social suicide|political suicide|commit(?:ting)? social/,
      /(?:this|that|the) (?:\w+ )?(?:is|was|would be) suicide/,
      /suicide (?:trees?|plants?|note (?:scene|in the))/,
      /(?:works?|working|volunteers?|volunteering) (?:on|at|for|in) (?:a |the )?suicide/,
      /suicide (?:prevention|awareness|rates?|statistics|hotline (?:volunteer|work)|runs?|drills?|doors|cherr\w+|grip)/,
      /suicides? (?:at|during|in) (?:practice|training|basketball)/,
    )}\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:can't|couldn't) breathe in (?:this|my|these|that|the) (?:office|room|jeans|dress|corset|mask|heat|suit|bra|car|heels)\b|\brather die than\b|\b${choice(
      /chok(?:ed|ing) up|choking hazards?|chok(?:e|ing|es) (?:under|in) (?:pressure|the)|breath ?taking/,
      /takes? my breath away|took my breath away|waste your breath|hold (?:my|your) breath/,
      /(?:so|too) (?:\w+ly )?(?:beautiful|lovely|stunning|gorgeous|funny|perfect|moving|pretty|breathtaking|magical|hilarious|good|cute) (?:that )?(?:i|we) (?:nearly |almost |simply |just )?(?:couldn't|could not|can't|could hardly|could barely|forgot to|stopped) breath(?:e|ing)/,
      /out of breath after|catch my breath after (?:the|a|my) (?:run|walk|climb|workout|class)/,
    )}\b`,
    'gi',
  ),
  /\bbleeding (?:money|cash|edge|hearts?|love|heart)\b|\bmy heart bleeds\b|\bblood,? sweat\b|\bbad blood\b|\bbleed(?:s|ing)? (?:blue|green)\b/gi,
  /\b(?:hissy fit|having a fit (?:about|over|because|of)|throw(?:s|ing)? a fit|fits? of (?:laughter|giggles|rage|jealousy)|keep(?:ing)? fit|fit and healthy|is a (?:good|great|bad|perfect) fit)\b/gi,
  /\b(?:poison pill|toxic (?:workplace|boss|relationship|positivity|masculinity|job|friend|people|ex)|pick your poison|what'?s your poison|food for thought|name your poison)\b/gi,
  oneOf(
    /\b(?:flu|allergy|vaccine|covid|booster|(?<!last )tetanus|espresso|ginger|wellness|coffee|b12|insulin|tequila) shots?\b/gi,
    /\bshots? of\b/gi,
    /\bshoot (?:me|you|him|her|us|them) (?:an? )?(?:e-?mail|message|text|note)\b/gi,
    /\bshot (?:me|him|her|us) (?:an? )?(?:e-?mail|look|message|text)\b/gi,
    /\b(?:long|best|free|worth a) shot\b/gi,
  ),
  sequence(
    /\b/gi,
    choice(
      sequence(
        /overdos(?:e|ed|ing) (?:of|on) /,
        choice(
          /chocolates?|sugar|cake|candy|sweets|cookies|pizza|cheese|cute\w*|tv|netflix|news|information/,
          /carbs|ice cream|christmas \w+|mince pies|turkey|pasta|bread|sunshine|social media/,
          /video games?|tiktok|positivity/,
        ),
      ),
    ),
    /\b/,
  ),
  oneOf(
    /\b(?:unconscious (?:bias|mind|habit|ly)|subconscious\w*)\b/gi,
    sequence(
      /\b(?:collapsed|passed out|crashed) (?:in(?:to)?|on(?:to)?|in front of) (?:the |my )?/gi,
      /(?:bed|sofa|couch|tv|chair|armchair)\b/,
    ),
    sequence(
      /\b(?:souffl\w+|cake|tent|shed|market|economy|bridge|business|table|tower|marriage|deal|roof) /gi,
      /(?:has |had |just )?collapsed\b/,
    ),
  ),
  /\b(?:died?|dying|dead) (?:laughing|of (?:laughter|embarrassment|boredom))\b|\b(?:phone|battery|laptop|car|plant|sourdough|starter|computer|watch) (?:has |is |just |keeps )?(?:died|dead|dying)\b/gi,
  sequence(
    String.raw`(?<!\b(?:my|our|his|her|pet) (?:\w+ )?)\b(?:${pests})(?:'s)? (?:\w+ ){0,2}`,
    choice(
      /ate|eat|eats|chewed|nibbled|love|eating|eaten|got into|gotten into|munched|munching|munches/,
      /devoured|stripped|attacking|attacked/,
    ),
    /\b(?! (?:by|me|him)\b)[^.?!]{0,40}/gi,
  ),
  sequence(
    /\b(?:my|our|the|those|these) (?:\w+ )?\w+/gi,
    / (?:is|are|was|were|got|get|gets|has been|have been|keeps?|being|all)/,
    /(?: (?:being|getting|all|always|been))*/,
    / (?:eaten|chewed|nibbled|munched|devoured|stripped|attacked|destroyed)(?: up)? by/,
    String.raw` (?:the |some |those |my )?(?:${pests})\b`,
  ),
  // Things have no fits, heads burst with news, and a cliff is better than a bitter tea.
  /\b(?:phone|laptop|computer|printer|tablet|screen|keyboard|router|app|browser|washing machine) (?:just |has |had |having |is having )*(?:a |an )?(?:seizure|fit|stroke|heart attack|meltdown|breakdown)\b/gi,
  sequence(
    /\b(?:my |his |her )?(?:head|mind|brain) (?:just |nearly |almost )?/gi,
    /(?:explode[sd]?|exploding|blew up|burst) (?:when|as|after|at) (?:i |he |she )?/,
    /(?:learn\w*|hear\w*|read|saw|found out|realised|realized|the (?:idea|price|thought))\b/,
  ),
  /\b(?:would|i'd|rather|sooner) (?:rather |sooner )?jump (?:off|from|out of) (?:a|the) \w+ (?:before|than) (?:i |to )?(?:drink|eat|take|try|taste|touch)\b/gi,
  // A foot is shot by a bad bargain, and nobody drowns in tea; a real shot bleeds.
  /\bsho(?:o?t|oting) (?:my|your|him|her)sel(?:f|ves) in the foot\b(?![^]*\b(?:gun|rifle|nail|bullet|blood|bleed\w*|wound|hole)\b)/gi,
  /\b(?:drown|drowning|bury|burying|soak|soaking) myself in (?!(?:the|my|a)\b)(?:\w+ ){0,3}(?:tea|teas|coffee|cocoa|chocolate|work|books|paperwork|blankets)\b/gi,
  /^\W*(?:it|that|this)(?:'s|’s| is| has) (?:all )?gone(?: now)?,? (?:and )?(?:all |much )?(?:better|fine|good|well)(?: now| again)?\W*$/gi,
  // "May I take it all winter long?": all the time, and not all there is of it.
  sequence(
    precededBy(
      sequence(
        /\b(?:take|takes|took|taken|taking|drink|drank|drunk|use|used|using|have|had)/,
        / (?:it|this|that|them|these|those|one)(?: just| \w+ly)? /,
      ),
    ),
    /all /gi,
    choice(
      /(?:the |this |last |next )?(?:winter|summer|spring|autumn|year)(?: long| round)?/,
      /(?:my|his|her|their) (?:whole )?li(?:fe|ves)|along|the (?:same|time|while)/,
    ),
    /\b/,
  ),
  oneOf(
    sequence(
      /(?<=\b(?:what if|if|can|could|may|should) i (?:just )?(?:take|took|have|had|use|used) )/gi,
      /(?:everything|all) you(?:'ve| have)? (?:just )?(?:listed|named|said|mentioned|suggested)/,
      /\b(?: at (?:the same time|once))?/,
    ),
    /(?<=\b(?:i|he|she) takes? )everything (?:together )?at (?:about )?\d{1,2} ?(?:am|pm|o'?clock)\b/gi,
    /\bfor (?:my )?sleep forever\b/gi,
  ),
  oneOf(
    sequence(
      /\b(?:don't|do not|dont|didn't) want to be (?:an? )?slaves? to (?:a|an|another|this|these|that|the)/gi,
      / (?:thing|tablets?|pills?|herbs?|tea|powder|bottle|drops)\b/,
    ),
    sequence(
      /\b(?:don't|do not|dont|didn't) want to be/gi,
      / (?:on|taking|using|stuck (?:with|on)|tied to|dependent on|hooked on)/,
      / (?:it|this|that|them|these|those|tablets|pills)/,
      followedBy(
        / (?:till|until|for(?:ever| (?:ever|life|years|months|weeks|long))|all (?:my life|year|winter)|every)\b/,
      ),
      /[^.?!]{0,30}/,
    ),
  ),
  ...notWishedStates,
  // "My womb is trying to kill me once a month": a part of the body that hurts, and nobody who would.
  /\b(?:my|the|this|these) (?:\w+ )?(?:womb|uterus|ovar(?:y|ies)|periods?|cramps?|hormones|back|knees?|hips?|head|sinus(?:es)?|allerg(?:y|ies)|hay ?fever|stomach|guts?|belly|legs|feet|teeth|cough|stairs|job|gym) (?:is|are|'s) (?:literally |really |just |always )*(?:trying|out|determined) to (?:kill|murder|destroy|end) me\b/gi,
  /\bhave i (?:already )?harmed myself (?:by|with)\b|\b(?:would|will|could|might) i (?:then )?fall asleep at the wheel\b/gi,
  // "Her heart pressure tablets": tablets for the pressure, and none on the heart.
  /(?<=\bheart )pressure(?= (?:tablets?|pills?|meds|medicines?|medications?)\b)/gi,
  // How a tea is made.
  oneOf(
    sequence(
      /\b(?:boil|brew|steep|simmer)(?:ing|ed)?/gi,
      / (?:it|this|that|them|the (?:root|leaves|herbs?|bark|seeds))(?: up| down)?/,
      /\b(?![^.?!]{0,60}\b(?:my|me|his|him|her|burn\w*|scald\w*)\b)/,
      /(?:[^.?!]{0,16}\b(?:hot|boiling) water(?: over| on)?(?: it| them)?(?=\W*$))?/,
    ),
    /\b(?:off|to|on|come to) the boil\b/gi,
  ),
  /\bswallow (?:a few |some |several |my |\w+ )?(?:drugs|pills|tablets|medicines|capsules) (?:each|every) (?:morning|day|night|evening)\b|\b(?:keep|carry|take)\b[^.?!]{0,30}\band swallow (?:at|on|in)\b/gi,
  /\bbreath(?:es?|ing) down (?:my|our|his|her|your) necks?\b|\bto the last breath\b/gi,
  /\b(?:photos?|pictures?|films?|movies?|videos?|scenes?|portraits?|adverts?|episodes?|series)\b[^.?!]{0,16}\bshot (?:in|at|on|by|with)\b/gi,
  // "My crush texted and my heart stopped omg."
  unlessAround(
    String.raw`pain\w*|breath\w*|faint\w*|collaps\w*|passed out|sweat\w*|numb\w*|arm|jaw|pacemaker|doctor|hospital|ambulance|cpr|restart\w*|beats?`,
    String.raw`(?<=\b(?:crush|boyfriend|girlfriend|(?:he|she) (?:texted|smiled|kissed|said|looked|asked|walked)|exam results?|the (?:bill|price|mail|text|letter)|spider|boss)\b[^.?!]{0,40})\b(?:my )?heart (?:(?:just|literally|nearly|almost|completely) )?(?:stopped|skipped|died|exploded|melted)\b`,
  ),
  /\bheart(?:broken|break|ache)\b|\bbroke my heart\b|\bmy heart (?:sank|melts|skipped a beat|goes out)\b|\bheart[- ]stopping\b/gi,
];
