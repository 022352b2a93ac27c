/** Ordinary things in words an alarm also uses; taken out of a message before it is read. */
const laughing = String.raw`laugh\w*|giggl\w*|cr(?:y|ied) laughing|smell of`;
const exertion = String.raw`(?:a |the |my |running |jogging |doing )?(?:runs?|running|jog\w*|sprint\w*|danc\w+|gym|zumba|football|basketball|soccer|hiit|work ?out|exercis\w+|sports?|training|bus|climb|hike|hill|spin class|crossfit|swim\w*|race|marathon|5k|10k|push-?ups|bench \w+|lifting|weights|chasing)`;
const bodily = String.raw`stools?|poos?|poop|diarrh\w+|urine|pee|wee|vomit\w*|mucus|phlegm|discharge|nose|nappy|sputum|and|spit|show|froth\w*|foam\w*|towel|sick|tears|saliva|motions?|tissue|cough`;

export const ordinaryThings: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:can't|couldn't|can hardly|barely|struggl\w+ to) breathe?(?:ing)? (?:for|from|with|because (?:i'?m|of)|i was|i'?m) (?:\w+ )?(?:${laughing})\b`,
    'gi',
  ),
  /\blaugh\w*\b[^.?!]{0,40}\b(?:can't|couldn't|hardly|barely) (?:breathe|stand|talk|speak)\b|\blol i can't breathe\b/gi,
  /\b(?:nose|nostrils?|sinus\w*|nasal\w*|septum)\b[^.?!]{0,50}\bbreath\w*|\bbreath\w*\b[^.?!]{0,30}\b(?:nose|nostrils?|sinus\w*|nasal\w*)\b|\b(?:hard|difficult|trouble|can't|struggle)[^.?!]{0,8}\bbreath\w*\b[^.?!]{0,30}\b(?:cold|congest\w*|stuffy|hay ?fever|bunged up|stuffed up)\b/gi,
  /\bso (?:tight|hot|stuffy|humid|full|busy|perfumed|strong)(?: that)? (?:i|you|we) (?:can't|couldn't|can hardly) breathe\b|\b(?:can't|couldn't|can hardly|hard to) breathe (?:in|under) (?:this|my|these|that|the|all)\b/gi,
  /\bsuffocating (?:heat|weather|job|relationship|city|summer|boss|office|atmosphere|humidity|marriage|family|in)\b|\b(?:work|job|heat|relationship|air|room|office|town|life|summer|weather|marriage|boss|house|debt|love) (?:is|feels|was|gets) (?:so |really |a bit )?suffocating\b/gi,
  new RegExp(
    String.raw`\b(?:out of breath|breathless|short of breath|panting|gasping|puffed|wheez\w+|heart (?:is |was )?(?:rac\w+|pound\w+)|light-?headed|dizzy|chest (?:hurts|burns|is tight|pain)) (?:a bit |a little |slightly )?(?:after|from|when i|during) ${exertion}\b`,
    'gi',
  ),
  /\bgasping for (?:a |some |my )?(?:cuppa|cup|tea|brew|drink|pint|fag|coffee|beer|smoke|water)\b/gi,
  /\bchest (?:muscles?|day|workouts?|exercises?|hair|freezers?|rubs?|wax\w*|size|press\w*|tattoo|of drawers|is (?:congested|mucusy|phlegmy|chesty|a bit chesty))\b[^.?!]{0,24}|\b(?:my|the) chest feels? (?:congested|mucusy|chesty|phlegmy)\b|\bchest(?:y)? cough\b|\b(?:hurt|strain\w*|pull\w*|sore|ach\w*)\b[^.?!]{0,20}\bchest\b[^.?!]{0,30}\b(?:push-?ups|bench|gym|weights|work ?out|lifting|dips)\b/gi,
  /\b(?:learn\w*|know|knows|off) by heart\b|\bheart[- ]to[- ]heart\b|\bheart of (?:gold|the|stone)\b|\bchange of heart\b|\byoung at heart\b|\bheart (?:is )?set on\b|\bheavy heart\b|\b(?:artichoke|celery|palm|lettuce|chicken|romaine) hearts?\b|\bheart health\b|\bheart-?shaped\b|\bhearts? (?:is |are )?(?:full|warm\w*|happy|broken|singing|melt\w*)\b|\b(?:burning|broke|aches?|aching|hurts?) (?:my )?(?:heart )?(?:for (?:him|her|them|home|you)|to see|when i (?:see|think))\b/gi,
  /\bheart[- ]?burn\b(?![^.?!]{0,80}\b(?:arm|jaw|sweat\w*|clammy|breath\w*|faint\w*|gr[ea]y|crush\w*|chest)\b)/gi,
  /\bcrush(?:ing)? (?:on|it)\b|\bhad a crush\b|\bcrushed (?:garlic|ice|pepper\w*|herbs|seeds?|leaves|chilli|fennel|cardamom)\b/gi,
  /\b(?:out cold|slept|asleep|crashed|zonked|passed out|dead to the world) (?:like a log|till|until|by|for (?:ten|eight|nine|twelve|\d+) hours|as soon as|before)\b[^.?!]{0,24}|\bslept like (?:a log|a baby|the dead|a rock)\b[^.?!]{0,30}|\b(?:knocked|kicked|voted|bowled) out of (?:the|my|their)\b|\bpass(?:ed|ing)? out (?:the |some |my |free )?(?:cigars?|sweets|flyers|leaflets|candy|samples|cards|papers|copies|invitations|drinks|cake)\b|\bblack-?out (?:curtains|blinds)\b|\bknock(?:s|ed)? me out\b(?! (?:cold|and))|\bpass(?:ed)? out (?:asleep|on the (?:sofa|couch) (?:watching|after (?:dinner|work)))\b/gi,
  /\bbeet(?:s|roots?)\b[^.?!]{0,50}\b(?:wee|pee|urine|poos?|stools?|toilet)\b[^.?!]{0,24}|\b(?:wee|pee|urine|poos?|poop|stools?|toilet)\b[^.?!]{0,40}\bbeet(?:s|roots?)?\b/gi,
  /\b(?:iron|charcoal|pepto\w*|bismuth|li(?:c|qu)orice|blueberr\w+|guinness|oreos?)\b[^.?!]{0,40}\b(?:poos?|poop|stools?|motions?)\b[^.?!]{0,24}|\b(?:black|dark|green)\b[^.?!]{0,16}\b(?:poos?|poop|stools?|motions?)\b[^.?!]{0,24}\b(?:iron|charcoal|pepto\w*|bismuth|li(?:c|qu)orice|blueberr\w+|guinness|oreos?)\b/gi,
  /\brazor (?:burns?|bumps?|rash)\b|\b(?:nicked|cut) (?:myself|my (?:chin|leg|face)) (?:while )?shaving\b/gi,
  /\blumps? of (?!flesh|tissue)\w+|\blump in my throat (?:when|at|watching|every)\b|\b(?:sugar|clay|butter|cheese|flour|icing) lumps?\b|\blumps in (?:my |the )?(?:sauce|gravy|batter|custard|porridge|mattress|compost|soil)\b/gi,
  /\bsoft spot for\b|\bspot on\b|\b(?:age|liver|blind|beauty|sweet|sun|tan) spots?\b|\bspots? (?:on my (?:chin|nose|forehead)|before my period)\b/gi,
  /\bburn(?:s|ing|ed|t)? (?:calories|fat|candles?|wood|incense|sage|palo santo|questions?|toast|the (?:toast|dinner|rice|candle|midnight)|off|bridges|rubber|brightly|leaves|herbs|moxa|out|my tongue|the roof of)\b|\b(?:sun|heart|wind|freezer)[- ]?burn(?:t|ed|s)?\b(?! (?:all|blister\w*|my (?:baby|toddler)|baby|so bad\w*|and (?:i'm|he's|she's|faint|vomit)))|\bslow burn\b|\bburn-?out\b/gi,
  /\bhit (?:the (?:gym|road|sack|hay|spot|snooze|shops|books|target|nail|town)|it off|me with|a wall at|rock bottom (?:with|at)|my (?:goal|target|steps))\b|\bhits? (?:the )?snooze\b|\bkick(?:ed|ing)? (?:the (?:habit|bucket list)|off|in)\b|\bbeat(?:s|ing|en)? (?:me |us )(?:at|to|up for|in)\b/gi,
  /\b(?:sick (?:of|and tired|day|days|pay|leave|note|joke|beat|tune|as a joke)|(?:home|car|sea|travel|love)[- ]?sick(?:ness)?|worried sick)\b/gi,
  /\b(?:dress|shoes?|it|they|ring|jeans|hat|lid|key|shirt|bike)(?:'s)? (?:\w+ )?fits?\b|(?<!\b(?:a|had|having|another|this|his|her) )\bfits? (?:in|into|well|me|my|the|nicely|perfectly|like|you|for)\b|\b(?:get|getting|keep|stay|staying|feel|feeling|be|so|very|am|i'm) fit\b|\bfit(?:ted|ness|ting room)\b|\bfitting (?:room|in|for|into|tribute)\b/gi,
  /\bstrok(?:e|es|ing) (?:the|my|a|his|her) (?:cats?|dogs?|hair|fur|beard|ego|kitten|puppy|horse|arm|head)\b|\b(?:butterfly|breast|back) ?stroke\b|\bstroke (?:survivor|awareness|association|rehab\w*|recovery)\b/gi,
  new RegExp(String.raw`\bbloody (?!(?:${bodily})\b)\w+`, 'gi'),
  /\b(?:bleeding hearts?|love[- ]lies[- ]bleeding|blood (?:oranges?|types?|groups?|tests?|work|donor|donation|pressure (?:cuff|monitor|is (?:normal|fine|good|ok\w*|a bit))|moon|bank|count)|give blood|giving blood|gave blood|donat\w+ blood|blood sugar (?:is )?(?:normal|fine|balance|support|levels? (?:are|is) (?:normal|fine|good)))\b/gi,
  /\b(?:seedlings?|plants?|trees?|basil|rosemary|lavender|ferns?|grass|lawn|hydrangeas?|tomato\w*|leaves|roses?|orchids?|mint|cuttings?|bees|flowers?|shrubs?|hedge|peppers?|thyme|sage|succulents?|bonsai|fish|chickens?)\b[^.?!]{0,24}\b(?:dy(?:ing|ed)|die[sd]?|dead|drown\w*|chok\w*|burn\w*|droop\w*|limp|floppy|turn\w* (?:black|blue|yellow|purple|brown)|yellow\w*|collaps\w*|sick|poorly|black spots?)\b/gi,
  /\b(?:hold|holding|held|take|takes|taking|took|catch|catching|waste|save) (?:a |my |your |his |her )?(?:deep |big |quick )?breaths?\b(?! (?:hurts?|is|because|at|even))(?<!can't (?:catch|take|hold) (?:a |my |his |her )?(?:deep |big )?breath)|\bdeep breath(?:s|ing)\b|\bunder my breath\b|\bbreath of fresh air\b|\b(?:bad|morning|garlic|fresh|smelly|dog) breath\b|\bbreath(?:ing)? ?(?:works?|exercises?|techniques?|meditation|class|practice)\b|\bbreathe new life\b|\bbreathing space\b|\bbreathable\b/gi,
  /\b(?:can't|couldn't|cannot) live without (?!him|her|them|you|my (?:wife|husband|son|daughter|mum|mom|partner|boy|girl)\w*)\w+|\b(?:done|finished|over it) with (?:sugar|carbs|dieting|men|dating|winter|coffee|alcohol|smoking|meat|dairy|gluten)\b/gi,
  /\b(?:quit|stop|stopped|give up|giving up|gave up|kick|leave|go away|move|moving|end) (?:\w+ ){0,3}for good\b/gi,
  /\b(?:end of (?:life|the day|the week|the month|my tether|work|term)|dead ?end|dead sea|dead skin|dead ?nettle|over ?kill|kill ?joy|painkillers? (?:work|helps?|do)|day of the dead|grateful dead|dead cells|walking dead)\b/gi,
  /\b(?:tattoo|piercing|waxing|threading|laser|massage|physio\w*)\b[^.?!]{0,24}\b(?:hurts?|pain\w*|sore)\b/gi,
  /\b(?:dentist|filling|anaesthetic|anesthetic|novocaine|root canal|botox)\b[^.?!]{0,60}\b(?:numb\w*|droop\w*|swollen)|\b(?:numb\w*|droop\w*|swollen)\b[^.?!]{0,40}\b(?:dentist|filling|anaesthetic|anesthetic|novocaine|root canal)\b/gi,
  /\b(?:cherry|fruit|plum|olive|apple|watermelon|grape|orange|melon|pomegranate|lemon) (?:stones?|pips?|seeds?|pits?)\b/gi,
  /\b(?:dogs?|cats?|pet|horse|hamster|rabbit)\b[^.?!]{0,40}\bgoodbyes?\b|\bface fell\b|\bjaw dropped\b|\byellow\w*\b[^.?!]{0,24}\bcarrots?\b/gi,
  /\b(?:feel|felt|go|get|faint|fainted|queasy|squeamish|dizzy)\b[^.?!]{0,24}\b(?:when i see|at the sight of|seeing) (?:blood|needles)\b|\b(?:black|blue|bruised) (?:toe|finger|thumb)?nails?\b|\bnails? (?:is|are|turned|went) (?:black|blue|yellow|purple)\b(?=[^.?!]{0,40}$)(?<=\b(?:hammer|door|running|thumb|toe|hit|slammed|varnish)\b[^.?!]{0,60})|\bpublic toilets?\b|\bshy bladder\b|\bsuicide counsell?or\b|\bfree (?:of|from) self[- ]harm\b|\b(?:years?|months?|weeks?|days?) (?:free|clean) (?:of|from) (?:self[- ]?harm|cutting)\b/gi,
  /\bjaundice\b[^.?!]{0,30}\b(?:as a (?:newborn|baby)|when (?:he|she|i) was)\b|\btan(?:ned)?\b|\bfake tan\b/gi,
];
