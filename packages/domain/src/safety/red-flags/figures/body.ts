import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import { unlessAround } from '../unless-near.ts';

const staining = String.raw`(?:bil|blue|black|mul|elder|boysen|goji |aronia )berr\w*|butterfly pea|beet(?:root)?s?|ice ?(?:pop|loll)\w*|lolly|lollies|slush\w*|gobstopper|candy|food colou?ring|squid ink|red wine|activated charcoal|popsicles?`;
const illToo = String.raw`breath\w*|chok\w*|swell\w*|swoll\w*|wheez\w*|limp|floppy|unwell|drows\w*|faint\w*|gasp\w*|collaps\w*|found|foraged|unknown|nightshade|yew|vomit\w*|sick|cold|clammy`;
const withoutIllness = String.raw`(?<!\b(?:${illToo})\b[^]{0,280})(?![^]{0,200}\b(?:${illToo})\b)`;

/** What a body does every day, in words of an alarm: lips blue from berries, an arm gone dead in sleep. */
export const figuresOfTheBody: readonly RegExp[] = [
  // "Afternoon slumps": hours of the day, and nobody who sinks down.
  /\b(?:afternoon|mid-?(?:morning|day|afternoon)|morning|evening|energy|post-?lunch|after[- ]lunch|sugar|winter|mental|\d ?pm|(?:three|four) o'?clock) slumps?\b/gi,
  // "My face is cooked before prom": done for, and nothing eaten.
  /\b(?:my (?:face|skin|brain|legs|back|head|hair)|i|we)(?:'m| am| is| are|'re)? (?:so |absolutely |properly |lowkey )*cooked\b/gi,
  // "So hungry I could faint": an appetite, of somebody who has not gone without for days.
  unlessAround(
    String.raw`insulin|diabet\w*|metformin|gliclazide|sugar|days|fast(?:ed|ing)|haven't eaten|not eaten|purg\w*|binge\w*|anore\w*|bulimi\w*|starving myself|pregnan\w*|again|actually|nearly did`,
    String.raw`\b(?:so )?(?:hungry|starving|famished|peckish|thirsty),? (?:that )?(?:i|we)(?:'m| am)? (?:could|might|may|can|feel like i could)(?: (?:just|literally|honestly))? (?:faint|pass out|collapse|keel over|drop)\b`,
    String.raw`\b(?:faint|pass(?:ing)? out|fainting|collapse) (?:from|with|of) (?:sheer )?(?:hunger)\b`,
  ),
  // "My stomach sticks out and I can't stand it": disliked, and nothing that hurts.
  new RegExp(
    String.raw`(?<!\b(?:pain\w*|hurt\w*|ach(?:e|es|ing)|cramp\w*|sore|tender|sting\w*|burn\w*|swell\w*|swollen|hard|tight|sudden\w*|vomit\w*|fever)\b[^.?!]{0,120})\bcan't stand (?:(?:it|them|myself|how it looks)(?=\W*$|[.,;!?])|the (?:look|sight|smell|taste|feel|thought|idea|texture|noise|sound)s? of)(?![^.?!]{0,60}\b(?:pain|hurts?|aches?|cramps?)\b)`,
    'gi',
  ),
  // "I faint at the sight of needles": a habit, and nobody has fainted now.
  sequence(
    /\b(?:(?:i|i'll|i'd|he|she|we|they|would|will|always|nearly|almost|could) )?/gi,
    /(?:always |nearly |almost |usually |could |would |just |sometimes )*faints? (?:at|from) (?:the )?/,
    /(?:very |mere )?/,
    /(?:sight|smell|thought|idea|needles?|injections?|spiders?|blood|snakes?|mice|heights)/,
    /(?: of (?:an? |the |my )?\w+)?/,
  ),
  sequence(
    /\b(?:i|he|she) (?:always |nearly |almost |usually |sometimes )*faints?/gi,
    / (?:when(?:ever)?|if|each time|every time)/,
    / (?:they |the nurse |the doctor |someone |somebody |i |he |she )/,
    /(?:takes?|draws?|gives?|sees?|have|has|donates?|gets?) (?:my |his |her |an? |the )?/,
    /(?:blood|needles?|injections?|shots?|jabs?|spiders?)\b(?! (?:in|from|on|when))/,
  ),
  sequence(
    /\bhay ?fever\b(?=[^]{0,80}\beyes?\b)/gi,
    /(?![^]{0,160}\b(?:throat|tongue|lips?|breath\w*|wheez\w*|stung|nuts?|swallow\w*)\b)/,
    /[^]{0,80}\b(?:swollen|puffy|itchy)\b(?: and (?:swollen|puffy|itchy))?/,
    /(?:[^]{0,12}\b(?:swollen|puffy)\b)?/,
  ),
  sequence(
    /\b/gi,
    choice(
      /(?:blue|purple|black|dark) (?:lips?|tongues?|mouths?|teeth|fingers|face)/,
      sequence(
        /(?:lips?|tongues?|mouths?|teeth) /,
        /(?:(?:is|are|all|were|go|goes|get|gets|went|gone|turn|turns|turned|look|looks|stay|stained) ){0,2}/,
        /(?:blue|purple|black)/,
      ),
    ),
    String.raw`\b[^]{0,70}\b(?:${staining})${withoutIllness}`,
  ),
  new RegExp(
    String.raw`\b(?:${staining})\b[^]{0,70}\b(?:(?:lips?|tongues?|mouths?|teeth) (?:\w+ )?(?:blue|purple|black)|(?:blue|purple|black) (?:lips?|tongues?|mouths?|teeth))\b${withoutIllness}`,
    'gi',
  ),
  /\bblue in the face (?:from |with )?(?:telling|saying|explaining|asking|repeating|arguing|talking|nagging)\b|\bblue[- ]tongued? (?:lizard|skink|fly|sheep)\b|\bnot blue (?:in|around|on) the (?:lips|face)\b|\bblue about\b/gi,
  oneOf(
    sequence(
      /\beyes? (?:are |were |is )?(?:burn\w*|sting\w*|stream\w*|water\w*)\b[^.?!]{0,30}/gi,
      /\b(?:onions?|shallots?|horseradish|leeks)\b/,
    ),
    /\b(?:onions?|shallots?|horseradish)\b[^.?!]{0,24}\beyes? (?:burn\w*|sting\w*|stream\w*|water\w*)\b/gi,
  ),
  oneOf(
    sequence(
      /\b(?:arm|leg|hand|foot) (?:went|was|goes|had gone) (?:dead|numb|to sleep)[^.?!]{0,16}/gi,
      /\b(?:slept|lay|laid|lain|sat|sitting|lying|sleeping) (?:funny )?on (?:it|my)\b/,
    ),
    /\bnumb with cold\b(?=[^.?!]{0,50}\b(?:snow\w*|warmed|hot chocolate|school run|skiing|tea)\b)/gi,
  ),
  oneOf(
    sequence(
      /\b(?:slurr\w*|droop\w*|numb\w*)/gi,
      / (?:my words? |mouth |face |speech )?(?:after|from|with) (?:the |my |a )?dentist'?s?\b[^.?!]{0,60}/,
    ),
    sequence(
      /\bface (?:is |looks? )?(?:\w+ (?:and )?)?droopy (?:from|after|because of)/gi,
      / (?:lack of|no|too little|lockdown|the night)\b[^.?!,]{0,20}/,
    ),
    /\btongue[- ]twisters?\b[^.?!]{0,24}\bslur\w*/gi,
  ),
  oneOf(
    sequence(
      /\b/gi,
      choice(
        /form|forms|homework|traffic|spreadsheet|boss|meeting|taxes|kids|noise|neighbou?rs?|paperwork/,
        /software|printer/,
      ),
      /\b[^.?!]{0,12}\b(?:giving|gives|gave) (?:me|us) (?:the )?(?:worst )?/,
      /(?:headaches?|migraines?)(?: ever)?\b/,
    ),
    /\bspeech for (?:the|a|my|his|her|their) \w+\b[^.?!]{0,24}\b(?:mess|wrong)\b[^.?!]{0,40}/gi,
    /\bsermon\b[^.?!]{0,24}\bcoma\b/gi,
  ),
  oneOf(
    /\b(?:wheezy|wheezing|breathless) (?:accordion|organ|harmonium|old (?:car|boiler|engine)|with excitement|anticipation)\b/gi,
    /\bout of breath (?:just |only )?(?:reading|listening|looking|thinking|watching)\b/gi,
    /\bcollapsed (?:in|with|into) (?:laughter|giggles|fits of laughter|hysterics)\b/gi,
    /\bpass(?:ed|ing|es)? out (?:the )?(?:certificates|medals|prizes|worksheets|hymn ?sheets|mince pies|biscuits)\b/gi,
    /\blost consciousness of\b|\bdeaf to (?:his|her|my|their|all|reason)\b/gi,
    /\blost sight of (?:my|our|the) (?:kid|child|son|daughter|dog|goal|car|group|toddler)\w*/gi,
  ),
  oneOf(
    /\bcan't wake (?:my|our) (?:\w+ )?teen\w*(?: \w+)? (?:before|until|till) (?:noon|midday|lunch\w*|ten|eleven|twelve|1\d)\b/gi,
    /\b(?:swollen|sore|puffy) lips from kissing\b/gi,
    /\bthroat (?:is |gets |goes )?tight (?:with|from) nerves\b/gi,
    /\b(?:burn\w*|numb|tingl\w*) tongue from (?:the )?(?:chilli|curry|pineapple|vindaloo|chillies|peppers?)\b/gi,
    /\bbit my tongue\b[^.?!]{0,40}\bclosed up\b|\belectric picnic\b/gi,
    /\blost the voice\b/gi,
  ),
  /\b(?:frozen shoulder|shoulder is freezing type)\b|\bsun ?glasses\b(?! (?:in the (?:house|kitchen|bedroom|living room|office)|indoors|inside|at home))|\bbeet(?:root)? kvass\b[^.?!]{0,40}\burine\b[^.?!,]{0,20}/gi,
  /\bpulled (?:a |my )?(?:chest )?muscle\b[^.?!]{0,24}\bchest\b(?=[^.?!]{0,40}\b(?:press|gym|lifting|push-?ups)\b)|\bchest (?:is |feels )?tight with a cold\b(?=[^.?!]{0,20}\bphlegm\b)/gi,
  /\bparalys\w+ (?:from|by|since) (?:polio|birth)\b|\b(?:seizure|stroke|overdose|trauma) (?:clinic|unit|nurse|charity|association|research\w*)\b|\bhair\b[^.?!]{0,20}\blifeless\b/gi,
  /\b(?:skin|face|chin|forehead|back|chest|i'm|i am|she's|he's)(?:'s| is| keeps)? (?:always |suddenly |really )?breaking out\b(?! in (?:hives|welts|a (?:cold )?sweat|cold))(?: in (?:spots|pimples|acne|zits))?/gi,
  /\bchok(?:ed|ing) (?:up )?with (?:joy|emotion|tears|pride|laughter|weeds?)\b|\bfaint-?hearted\w*|\b(?:blood (?:drawn|taken)|(?:drew|took|gave) (?:my |some )?blood(?! (?:pressure|thinn|sugar)))\b/gi,
  /\bchok(?:ed|ing) on (?:my|his|her|their|the) (?:\w+ )?(?:tea|coffee|drink|water|wine|toast|biscuit|popcorn) (?:from |with |while )?(?:laughing|laughter|giggling)\b/gi,
  /\b(?:feet|ankles|hands|fingers) (?:are|were|get|got|swell) (?:\w+ )?(?:swollen|puffy)?[^.?!]{0,50}\b(?:gone|normal|fine|down) (?:again )?(?:by|in|the next) (?:the )?morning\b/gi,
  /\b(?:and|still|very|quite|pretty|fairly|perfectly) fit(?=\W*$|[,.!?;]| (?:and (?:well|healthy|active|happy)|as a fiddle|for (?:his|her|my) age))|\bchok\w+ on (?:my|his|her) words\b/gi,
  oneOf(
    /\b(?:knocked|zonked|wiped) out (?:every|each|most) (?:evening|night|day)\b/gi,
    /\b(?:something|anything|stuff|herb|tea|dose|one|that)(?: that)?(?:'ll| will| would| can| to)? knocks? me out cold\b/gi,
    sequence(
      /\bpassed out /gi,
      choice(
        /drunk[- ]tired|dead tired|from (?:being tired|exhaustion after work)/,
        /(?:\w+ )?(?:on|in) (?:the|my) (?:couch|sofa|bed|armchair)/,
      ),
      /\b/,
    ),
  ),
  /\bno (?:bump|bruise|blood|marks?|crying)(?:,| and)? (?:and )?no tears\b|\bno tears(?:,| and) (?:no (?:bump|blood|bruise|fuss)|laugh\w*|running)\b/gi,
  sequence(
    /\b(?:breathless|out of breath|puffed|panting|dizzy) at the top of (?:the |a |our )?(?:\w+ )?/gi,
    /(?:tower|hill|stairs|steps|climb|mountain|lighthouse|dune)s?/,
    /\b(?=[^]{0,60}\b(?:then fine|fine (?:after|again|in)|gone (?:after|in)|after a minute)\b)/,
  ),
  sequence(
    /\beyes? (?:are |were |is |get |a bit |all |so )*(?:red|sore|itchy|sting\w*|burn\w*|bloodshot)/gi,
    / (?:from|after|because of) (?:the )?/,
    /(?:chlorine(?: in the (?:pool|water))?|swimming|the pool|pool water|sea ?water|salt ?water)\b/,
  ),
  /\b(?:slight|little|mild|bit of a|small) cough\b[^.?!]{0,50}\b(?:improving|(?:getting|much|nearly) better|(?:nearly|almost) gone)\b/gi,
  /\bcan't see (?:my|her) (?:own )?(?:feet|toes|shoes|knees|belly ?button)\b/gi,
  sequence(
    /\b/gi,
    choice(
      /tooth (?:filled|pulled|out)|filling|dentist|root canal|wisdom tooth|an(?:a)?esthetic/,
      /numbing (?:shot|injection)|novocaine/,
    ),
    /\b[^.?!]{0,40}\b(?:lips?|tongue|cheek|jaw|mouth|face|chin)\b[^.?!]{0,16}\bnumb/,
    /\b(?![^]{0,160}\b(?:arms?|legs?|droop\w*|swell\w*|swollen|breath\w*|throat|days|weeks|speech)\b)/,
  ),
  /\b(?:baby|newborn|infant) (?:acne|spots)\b|\bmilk spots\b|\bcradle cap\b/gi,
  sequence(
    /\b(?<=\b(?:jammed|trapped|shut|caught|stubbed|hit|hammer\w*|dropped|door|shoes?)\b[^.?!]{0,60})/gi,
    /(?:toe|finger)?nails? (?:is |are |went |has gone |turned |going |gone )?/,
    /(?:a (?:bit|little) |slightly )?(?:blue|black|purple)\b/,
  ),
  // Nothing that makes drowsy is wished for.
  sequence(
    /\b/gi,
    choice(
      /can(?:['’]?t|not)|(?:do|does)(?:n['’]?t| not) (?:want|like|need|wanna)(?: to)?/,
      /must(?:n['’]?t| not)|won['’]?t|rather not|should(?:n['’]?t| not)/,
    ),
    / (?:be(?:ing)? |get(?:ting)? |feel(?:ing)? )(?:\w+ )?knocked out\b(?! (?:by|when|after|cold))/,
  ),
];
