import { choice, notFollowedBy, notPrecededBy, oneOf, sequence } from '../../resolve/phrases.ts';
import { unlessAround } from './unless-near.ts';

const bodily = String.raw`stools?|poos?|poop|diarrh\w+|urine|pee|wee|vomit\w*|mucus|phlegm|discharge|nose|nappy|sputum|and|spit|show|froth\w*|foam\w*|towel|sick|tears|saliva|motions?|tissue|cough|mouth|eyes?|ears?|head|face|hands?|water|fluid|spots?|clots?|puddle|bandage|lips?|stuff|mess`;
/** What makes a burn no slight one, wherever in the message it stands. */
const burnDanger = String.raw`\b(?:blister\w*|face|mouth|lips|eyes?|genital\w*|groin|chest|whole|all over|both|electric\w*|chemical|acid|bleach|caustic|white|charred|leather\w*|deep|black|numb|huge|peel\w*|bab(?:y|ies)|toddlers?|child\w*|son|daughter|boy|girl|purpose|myself|cigarettes?|lighters?|to feel|relief|punish\w*|cop(?:e|ing)|third|pregnan\w*|diabet\w*|fever\w*|pus|worse)\b`;
const burntPlace = String.raw`(?:left |right )?(?:hand|finger|fingers|fingertips?|thumb|palm|wrist|arm|forearm|elbow|leg|shin|foot|toe|knee|ear)`;
/** "I burned my hand on the stove a little", "a minor burn on my arm from the iron". */
const slightBurn = new RegExp(
  String.raw`(?:\b(?:burn(?:ed|t)?|scald(?:ed)?) (?:my|his|her) ${burntPlace} (?:on (?:the )?(?:toast\w*|iron|oven|pan)|(?:(?:on|with|at|off) (?:the |a |my |some )?(?:hot )?\w+(?: \w+)? )?(?:a (?:(?:little|tiny|wee)(?: bit)?|bit)|slightly|not (?:too )?bad(?:ly)?|lightly|just a little))\b|\b(?:minor|small|slight|little|tiny|mild|superficial|first[- ]degree) (?:\w+ )?(?:burn|scald) (?:on|to|at) (?:my|the|his|her) ${burntPlace}\b|\b(?:splash\w*|spill\w*|dripp\w*|got) (?:myself with )?(?:a (?:bit|little|drop|splash|few drops)|some|a tiny bit) (?:of )?(?:hot|boiling) (?:\w+ )?(?:tea|coffee|water|soup|oil|fat|wax|milk) (?:on|onto|over) (?:my|the|his|her) ${burntPlace}\b)(?<!${burnDanger}[^]*)(?![^]*${burnDanger})`,
  'gi',
);
const fingertipBlister = sequence(
  /\b(?:burn(?:ed|t)?|scald(?:ed)?) (?:my|his|her) (?:fingers?|finger ?tips?|thumb)\b/gi,
  /[^.?!]{0,30}\b(?:tiny|small|little) blister\b/,
  notPrecededBy(
    /\b(?:bab(?:y|ies)|toddlers?|child\w*|son|daughter|purpose|myself|electric\w*|chemical|acid|deep|white|black)\b[^]*/,
  ),
  notFollowedBy(
    sequence(
      /[^]*\b/,
      choice(
        /bab(?:y|ies)|toddlers?|purpose|myself|electric\w*|chemical|acid|deep|white|black|pus/,
        /fever\w*|spread\w*|worse|diabet\w*|numb/,
      ),
      /\b/,
    ),
  ),
);

/** What colours, burns a little or is only said so, in words an alarm also uses; taken out after the ordinary things. */
export const moreOrdinaryThings: readonly RegExp[] = [
  /\bbeet(?:s|roots?)?\b[^.?!]{0,50}\b(?:wee|pee|urine|poos?|stools?|toilet)\b[^.?!]{0,24}|\b(?:wee|pee|urine|poos?|poop|stools?|toilet)\b[^.?!]{0,40}(?<!\b(?:no|not|without|haven't|hasn't|never|didn't)\b[^.?!]{0,16})\bbeet(?:s|roots?)?\b/gi,
  oneOf(
    sequence(
      /(?![^]{0,160}\b(?:dizz\w*|faint\w*|sticky|tarry|races|racing|pale|weak|breathless|collaps\w*)\b)/gi,
      /(?<!\bno )\b/,
      choice(
        /(?<!\b(?:not|never|don't|no) )(?:taking|on|take|takes|started|from|with) (?!no )iron/,
        /charcoal|pepto\w*|bismuth|li(?:c|qu)orice|blueberr\w+|guinness|oreos?/,
      ),
      /\b[^.?!]{0,40}\b(?:poos?|poop|stools?|motions?)\b[^.?!]{0,24}/,
    ),
    // Told in the next breath: "my stools are black. I take iron tablets".
    sequence(
      /(?![^]{0,160}\b(?:dizz\w*|faint\w*|sticky|tarry|tar|races|racing|pale|weak|breathless|collaps\w*|blood\w*|naproxen|ibuprofen|aspirin|warfarin|apixaban|pain\w*)\b)/gi,
      /\b(?:poos?|poop|stools?|motions?)\b[^.?!]{0,16}\b(?:black|very dark|dark green)\b[^?!]{0,24}\b(?:i|i'm|i've|i am|she's|he's)\b[^.?!]{0,30}/,
      /(?<!\b(?:no|not|never|don't|stopped|without|before|off)\b[^.?!]{0,24})\b(?:iron|ferrous \w+|feroglobin|charcoal|pepto\w*|bismuth)\b(?: (?:tablets?|pills?|supplements?))?/,
    ),
  ),
  /\brazor (?:burns?|bumps?|rash)\b|\b(?:nicked|cut) (?:myself|my (?:chin|leg|face)) (?:while )?shaving\b/gi,
  oneOf(
    /\blumps? of (?!flesh|tissue)\w+/gi,
    /\blump in my throat (?:when|at|watching|every)\b/gi,
    /\b(?:sugar|clay|butter|cheese|flour|icing) lumps?\b/gi,
    /\blumps in (?:my |the )?(?:sauce|gravy|batter|custard|porridge|mattress|compost|soil)\b/gi,
  ),
  oneOf(
    /\bsoft spot for\b/gi,
    /(?<!\bsoft )\bspot on\b(?! (?:my|his|her|the|one|our)\b)/gi,
    /\b(?:age|liver|blind|beauty|sweet|sun|tan) spots?\b/gi,
    /\bspots? (?![^.?!]{0,60}\b(?:heal\w*|months|crust\w*|grow\w*))(?:on my (?:chin|nose|forehead)|before my period)\b/gi,
  ),
  new RegExp(
    String.raw`\bburn(?:s|ing|ed|t)? ${choice(
      /calories|fat|candles?|wood|incense|sage|palo santo|questions?|toast/,
      /the (?:toast|dinner|rice|candle|midnight)|off|bridges|rubber|brightly|leaves|herbs|moxa|out/,
      /my tongue|the roof of/,
    )}\b|\b(?:sun|wind|freezer)[- ]?burn(?:t|ed|s)?\b(?![^.?!]{0,40}(?<!\bno )\b(?:blister|shiver|chills|fever|vomit|throwing up|dizz|faint|confus))(?! (?:all|blister\w*|my (?:baby|toddler)|baby|so bad\w*|and (?:i'm|he's|she's|faint|vomit)))|\bslow burn\b|\bburn-?out\b`,
    'gi',
  ),
  oneOf(
    sequence(
      /\bhit /gi,
      choice(
        /the (?:gym|road|sack|hay|spot|snooze|shops|books|target|nail|town)|it off/,
        /me with (?:your|some|all)|a wall at|rock bottom (?:with|at)|my (?:goal|target|steps)/,
      ),
      /\b/,
    ),
    /\bhits? (?:the )?snooze\b/gi,
    /\bkick(?:ed|ing)? (?:the (?:habit|bucket list)|off)\b/gi,
    /\b(?:tea|pills?|tablets?|it|caffeine|melatonin|effects?|they) (?:\w+ )?kick(?:ed|s)? in\b/gi,
    sequence(
      /\bbeat(?:s|ing|en)? (?:me |us )/gi,
      choice(
        /at (?:chess|cards|scrabble|tennis|golf|football|darts|everything|games|it|ping pong|monopoly)/,
        /to (?:it|the)|up for/,
      ),
      /\b/,
    ),
  ),
  /\b(?:sick (?:of|and tired|day|days|pay|leave|note|joke|beat|tune|as a joke)|(?:home|car|sea|travel|love)[- ]?sick(?:ness)?|worried sick)\b/gi,
  oneOf(
    /\b(?:dress|shoes?|it|they|ring|jeans|hat|lid|key|shirt|bike)(?:'s)? (?:\w+ )?fits?\b/gi,
    /(?<!\b(?:a|had|having|another|this|his|her|two|three|four|five|several|more|\d) )(?<!\btongue\b[^.?!,;]{0,24})\bfits? (?:in|into|well|me|my|the|nicely|perfectly|like|you|for)\b/gi,
    /\b(?:get|getting|keep|stay|staying|feel|feeling|be|so|very|am|i'm) fit\b/gi,
    /\bfit(?:ted|ness|ting room)\b|\bfitting (?:room|into|tribute|end)\b/gi,
  ),
  /\bstrok(?:e|es|ing) (?:the|my|a|his|her) (?:cats?|dogs?|hair|fur|beard|ego|kitten|puppy|horse|arm|head)\b|\b(?:butterfly|breast|back) ?stroke\b|\bstroke (?:survivor|awareness|association|rehab\w*|recovery)\b/gi,
  new RegExp(String.raw`\bbloody (?!(?:${bodily})\b)\w+`, 'gi'),
  new RegExp(
    String.raw`\b${choice(
      /bleeding hearts?|love[- ]lies[- ]bleeding/,
      /blood (?:oranges?|types?|groups?|tests?|work|donor|donation|pressure (?:cuff|monitor|is (?:normal|fine|good|ok\w*|a bit))|moon|bank|count)/,
      /give blood|giving blood|gave blood|donat\w+ blood/,
      /blood sugar (?:is )?(?:normal|fine|balance|support|levels? (?:are|is) (?:normal|fine|good))/,
    )}\b`,
    'gi',
  ),
  new RegExp(
    String.raw`\b${choice(
      /seedlings?|plants?|trees?|basil|rosemary|lavender|ferns?|grass|lawn|hydrangeas?|tomato\w*|leaves/,
      /roses?|orchids?|cuttings?|bees|shrubs?|hedge|peppers?|thyme|succulents?|bonsai|chickens?|begonias?/,
      /sage|mint|parsley|oregano|chives|dill|runner beans|cucumbers?|courgettes?|strawberr(?:y|ies)/,
      /potato(?:es)?|lettuces?|geraniums?|fuchsias?/,
    )}(?: (?:is|are|was|were|has|have|keeps?|all|just|seems?|looks?|started|going|turning|went|gone|always|slowly|suddenly|in|the|frost|garden|greenhouse|off|pot|leaves|my|want|wants|to|getting|on)){0,5} (?:dy(?:ing|ed)|die[sd]?|dead|drown\w*|chok\w*|droop\w*|limp|floppy|black|blue|yellow\w*|purple|brown|collaps\w*|faint\w*|wilt\w*|sick|poorly|spots)\b(?:,? and (?:they |it )?(?:looks?|seems?|is|are) jaundiced\b)?`,
    'gi',
  ),
  oneOf(
    /\b(?:hold|holding|held|waste|save) (?:my |your |his |her )?breaths?\b/gi,
    /\b(?:practi[cs]e|do|doing|tried|slow|calm) deep breathing\b/gi,
    /\bdeep breathing (?:exercise\w*|helps?|relax\w*|calm\w*)\b/gi,
    /\bbreathing deeply (?:helps|relaxes|calms)\b|\bunder my breath\b/gi,
    /\bbreath of fresh air\b/gi,
    /\b(?:bad|morning|garlic|fresh|smelly|dog) breath\b/gi,
    /\bbreath(?:ing)? ?(?:works?|exercises?|techniques?|meditation|class|practice)\b/gi,
    /\bbreathe new life\b|\bbreathing space\b|\bbreathable\b/gi,
  ),
  oneOf(
    sequence(
      /\b(?:can't|couldn't|cannot) live without/gi,
      / (?!him|her|them|you|my (?:wife|husband|son|daughter|mum|mom|partner|boy|girl)\w*)\w+/,
    ),
    /\b(?:done|finished|over it) with (?:sugar|carbs|dieting|men|dating|winter|coffee|alcohol|smoking|meat|dairy|gluten)\b/gi,
  ),
  oneOf(
    sequence(
      /\b(?:quit|quitting|kick|gave up|give up|giving up)/gi,
      / (?!(?:on )?(?:life|living|everything|myself|it))(?:\w+ ){1,3}for good\b/,
    ),
    sequence(
      /\bstop(?:ped|ping)? (?:\w+ )?(?:smoking|drinking|vaping|biting|snoring|eating|worrying|snacking)\b/gi,
      /[^.?!]{0,20}\bfor good\b/,
    ),
  ),
  /\b(?:end of (?:life|the day|the week|the month|my tether|work|term)|dead ?end|dead sea|dead skin|dead ?nettle|over ?kill|kill ?joy|painkillers? (?:work|helps?|do)|day of the dead|grateful dead|dead cells|walking dead)\b/gi,
  /\b(?:tattoo|piercing|waxing|threading|laser|massage|physio\w*)\b[^.?!]{0,24}\b(?:hurts?|pain\w*|sore)\b/gi,
  oneOf(
    /\b(?:dentist|filling|anaesthetic|anesthetic|novocaine|root canal|botox)\b[^.?!]{0,60}\b(?:numb\w*|droop\w*|swollen)/gi,
    /\b(?:numb\w*|droop\w*|swollen)\b[^.?!]{0,40}\b(?:dentist|filling|anaesthetic|anesthetic|novocaine|root canal)\b/gi,
  ),
  /\b(?:cherry|fruit|plum|olive|apple|watermelon|grape|orange|melon|pomegranate|lemon) (?:stones?|pips?|seeds?|pits?)\b(?: cyanide (?:a |an |just |really )*(?:myth|legend|true|real|thing)\b)?/gi,
  oneOf(
    /\bour (?:\w+ )?(?:dogs?|cats?|pet|horse|hamster|rabbit)\b[^.?!]{0,24}\bgoodbyes?\b/gi,
    /\bfor (?:my|our) (?:dog|cat|pet|horse|rabbit),? we said our goodbyes\b/gi,
    /\bgoodbyes? to (?:our|my|the) (?:dog|cat|pet|horse|hamster|rabbit)\b/gi,
    /\b(?:his|her|their|my) face fell when\b|\bjaw dropped\b/gi,
  ),
  oneOf(
    sequence(
      /\b(?:feel|felt|go|get|faint|fainted|queasy|squeamish|dizzy)\b[^.?!]{0,24}/gi,
      /\b(?:when i see|at the (?:sight|thought|idea) of|seeing|thinking of) (?:my )?/,
      /(?:blood|needles|hospitals|heights|injections)\b/,
    ),
    /\b(?:black|bruised) (?:toe|finger|thumb)?nails?\b/gi,
    sequence(
      /\bnails? (?:is|are|turned|went) (?:black|blue|yellow|purple)\b(?=[^.?!]{0,40}$)/gi,
      /(?<=\b(?:hammer|door|running|thumb|toe|hit|slammed|varnish)\b[^.?!]{0,60})/,
    ),
    /\bpublic toilets?\b|\bshy bladder\b|\bsuicide counsell?or\b/gi,
    /\bfree (?:of|from) self[- ]harm\b/gi,
    /\b(?:years?|months?|weeks?|days?) (?:free|clean) (?:of|from) (?:self[- ]?harm|cutting)\b/gi,
  ),
  oneOf(
    sequence(
      /\bpuffy (?:face|eyes|hands|ankles|lips) /gi,
      choice(/after (?!(?:eating|taking|a sting|being|my|the))|in the morning/, /from (?:crying|sleep|salt|allerg)/),
      /\b/,
    ),
    sequence(
      /\b(?:won't|can't|refuses? to|hates?|struggl\w+ to|hard to|doesn't like to|hates to)/gi,
      / (?:swallow|take|taking|swallowing) (?:his |her |any |the |my |big )?/,
      /(?:tablets?|pills?|capsules?|medicine|meds)\b/,
    ),
    /\bwaters? (?:broke|leak\w*) (?:through|from the|in the|into)\b/gi,
  ),
  oneOf(
    /\bshot in the (?:arm|dark)\b/gi,
    // Told with a sting: the breath is well.
    sequence(
      /(?<!\b(?:not|never|n't|no longer|stop(?:s|ped)?|barely|hardly|isn't|nobody|without|until|help\w*|if) (?:\w+ )?)/gi,
      /\bbreath(?:e|es|ing)?(?: (?:is|still|all|just|quite|like|as|me|totally|perfectly|completely))* (?:normal(?:ly)?|fine|ok(?:ay)?|well|easily|alright|good)\b(?! (?:again|until|before|only))/,
      /(?<=\b(?:stung|stings?|bees?|wasps?|hornets?|bites?|bitten)\b[^]{0,160}|(?=[^]{0,160}\b(?:stung|stings?|bees?|wasps?|hornets?|bites?|bitten)\b))/,
    ),
    sequence(
      /\bstiff neck,? (?:from|after|because of)/gi,
      / (?:the |my |a |bad |poor |sitting )?(?:at )?(?:the |my |a )?/,
      choice(/desk|sleep\w*|pillow|computer|screen|work|driving|draught|phone|gym|night|laptop|office/, /flight|bed/),
      /\b/,
    ),
    /\b(?:vomiting|stomach|tummy) bug (?:last|going|in|at|two)\b/gi,
    /(?<=^|[.?!])[^.?!]{0,400}\bin my dreams?\b[^.?!]{0,400}/gi,
  ),
  /\bsleep forever (?:lol|haha|on (?:mondays?|weekends?|sundays?))\b|\bi wish i could sleep forever(?=[^.?!]{0,12}\b(?:lol|haha)\b)/gi,
  oneOf(
    sequence(
      /\bconfused (?:by|about|over|which|between|as to)\b/gi,
      notFollowedBy(
        / (?:where|who|what (?:day|year|time)|everything|time|her (?:own )?name|his (?:own )?name|fever|a fever)/,
      ),
    ),
    sequence(
      /(?<!\b(?:wild|foraged|picked|forest|woodland|unknown) )\bmushroom /gi,
      choice(/pizzas?|risotto|soup|pasta|burger|coffee|powder|capsules?|gummies|sauce|pie|broth|tea/, /supplements?/),
      /\b/,
    ),
  ),
  oneOf(
    sequence(
      /\b(?:berries|mushrooms?|seeds|leaves) (?:\w+ )?(?:from|at|in) (?:the |a |my )?/gi,
      /(?:shop|store|supermarket|market|grocer\w*|freezer|fridge|packet|bag|tin|jar)\b/,
    ),
    /\b(?:packet|box|bag|tin|pack|jar|bottle) of (?:\w+ )?(?:tea|biscuits|crisps|sweets|cookies|nuts|seeds|honey|cereal)\b/gi,
  ),
  /\b(?:can|could|should|may|might) (?:i|we|he|she) (?:just )?(?:double|triple|increase|up)\b[^.?!]{0,24}/gi,
  unlessAround(
    String.raw`again|yellow|now (?:my|his|her|it|the)|still|eyes|itch\w*|dark|pale|(?:days|weeks|months) old|my (?:newborn|baby)|feed\w*|sleepy|tired|back|returned`,
    String.raw`\b(?:neonatal |newborn |infant )?jaundiced?\b[^.?!]{0,30}\b(?:(?:as|at|when) (?:an? )?(?:newborn|baby|birth|infant|neonate)|(?:(?:\d\d|many|some|several|thirty|forty|twenty|fifty|sixty) years|decades|long|ages) (?:ago|back)|(?:in|of) (?:infancy|19\d\d))\b`,
    String.raw`\b(?:newborn|neonatal|infant) jaundice\b(?=[^?!]{0,50}\b(?:(?:i'm|i am|am|age|aged|now) [2-9]\d\b|years (?:ago|back)|decades))`,
    String.raw`\b(?:was|were|born|being) (?:an? )?(?:very |slightly |bit )?jaundiced?(?: (?:newborn|baby|infant|child|at birth))?\b(?=[^?!]{0,50}(?:\b(?:at|now|i'm|i am|am|age|turning) [2-9]\d\b|\b[2-9]\d (?:now|today|years)|\byears (?:ago|back)|\bdecades))`,
  ),
  /\bjaundice\b[^.?!]{0,30}\b(?:as a (?:newborn|baby)|when (?:he|she|i) was)\b|\btan(?:ned)?\b|\bfake tan\b/gi,
  slightBurn,
  fingertipBlister,
  // Names of herbs and foods, as the base writes them.
  /\bwhite and red peony(?: root)?\b|\bcured, smoked and fermented foods\b|\bdim and indole-3-carbinol\b/gi,
  // A herb, and a place that something is put on.
  /\bfeverfew\b/gi,
  /\b(?:arnica|comfrey|heparin|gel|cream|ointment|salve)s?\b[^.?!]{0,24}\b(?:on|onto|for|to) (?:a|an|the|one|his|her|my) (?:\w+ )?bruise\b(?! (?:that|which|keeps|is|got|gets|getting|everywhere))/gi,
];
