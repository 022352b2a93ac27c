import { anyPhrase, choice, notFollowedBy, oneOf, sequence } from '../resolve/phrases.ts';
import { feelingLow } from './feeling-low.ts';
import type { UseKey } from './use-keys.ts';

/** What people say who want help with sleep, mood, colds, the stomach or the bowels. */
export const mindAndBellyPhrases: readonly (readonly [UseKey, RegExp])[] = [
  ['pregnancy-nausea', /\bmorning sickness\b|\bnausea (?:in|during) pregnancy\b/],
  [
    'travel-sickness',
    /\b(?:travel|motion|car|sea)[ -]?sick\w*|\b(?:nause\w*|sick|queasy|vomit\w*|throw\w* up)\b[^.?!]{0,24}\b(?:on|in) (?:the |a |an |my |our |long |every )*(?:bus(?:es)?|coach(?:es)?|cars?|trains?|boats?|ships?|ferry|ferries|planes?|flights?|back ?seat)\b/,
  ],
  [
    'sleep',
    anyPhrase(
      oneOf(
        /sleep\w*|asleep|(?:the|my|this|early) waking|insomnia|bed ?time/,
        /(?:lie|lying|lay|wide|(?<!to )stay(?:ing)?|still|am|i'm) awake(?! (?:on|at|during|through) (?:my |the )?(?:shifts?|work|class|meetings?))/,
      ),
      /awake (?:at|all|half the|for hours)/,
      /(?:teas?|herbs?|something|anything|what|drinks?)\b[^.?!]{0,30}\b(?:before|for) bed/,
      /wak(?:e|es|ing)(?: up)? (?:at (?:night|\d)|every night|in the (?:middle|small hours)|too early|several)\w*/,
      /(?:switch|wind|shut|turn) (?:off|down) (?:at|before|(?:my|the) (?:mind|brain|head|thoughts)|in the evening)\w*/,
      /up (?:all|half the) night|jet ?l[aeo]g\w*|knock(?:s|ed)? me out|(?:restless|bad|rough|broken) nights?|nights?ti?me waking/,
      /toss(?:ing)? and turn\w*|nod(?:ding)? off|body clock|(?:lights|light) (?:are |is )?(?:off|out)/,
      /(?:tea|cup|(?<!\b(?:i|he|she|we|they) )drink) (?:(?!ok\b|okay\b|fine\b|safe\b|allowed\b|all\b)\w+ ){0,4}(?:in|for) the evening/,
      /up (?:till|until) (?:late|midnight|ten|eleven|\d+)|night shifts?|counting sheep|up all night|shut[- ]?eye|drop(?:ping)? off at night/,
      /(?:good|better|proper) night'?s? (?:rest|sleep)/,
      /(?:lies?|lay|lying) (?:there )?(?:wide )?awake|awake (?:till|until|past|at) (?:all hours|midnight|\d)/,
      /(?:won'?t|can'?t|cannot|doesn'?t|refuses? to|never) settle(?:s)?(?: down)? (?:at (?:night|bedtime)|in the evening|for the night|in bed)/,
      /(?:brain|mind|head|thoughts)\b[^.?!]{0,32}\b(?:at night|in bed|at bedtime|(?:the|my) pillow)|(?:the|my) pillow\b[^.?!]{0,40}\b(?:brain|mind|head|thoughts|awake)/,
    ),
  ],
  [
    'stress',
    anyPhrase(
      /stress\w*|burn(?:ed|t|ing)?[ -]?out|overwhelm\w*|unwind|relax\w*|calm(?:s|ing|er)?\b(?! cream| (?:down )?(?:(?:my|the|his|her|an?) )?(?:\w+ )?(?:colitis|crohn\w*|ibs|guts?|bowels?|stomach|tummy|belly|skin|eczema|psoriasis|rash|cough|throat|itch\w*|reflux|bladder|joints?|inflammation|gums?)\b)(?<!\b(?:stomach|tummy|belly|guts?|throat|skin|itch\w*|cough)\b[^.?!]*[.?!]? *(?:what|which|anything|something|how)\b[^.?!]{0,24}calms?)/,
      /soothing (?:herbal )?(?:teas?|brews?|cuppas?)(?! for (?:an? |my |the |his |her )?(?:sore|bad|dry|throat|cough|stomach|tummy|belly|nausea|cold|cramps?|periods?)\b)|tense|frazzled|wired|under (?:a lot of )?pressure|on edge|snapp(?:ing|y)|at the end of my tether/,
      /climb\w* the walls|(?:feel|feeling|so|am|i'm|very) restless(?! legs)|wound up|edgy|edginess|frayed|chill out|freaking out|decompress/,
      /(?:can'?t|cannot|hard to|helps?(?: me)?(?: to)?|need to|want to) (?:switch|wind|shut|chill) (?:off|down|out)(?! (?:at|before|my|in|the|all))/,
    ),
  ],
  [
    'anxiety',
    anyPhrase(
      /anxi\w*|(?<!\b(?:everybody|everyone|they|people|relatives|family|parents)(?: \w+){0,3} (?:is|are|was|were|got|gets?|makes?) (?:all |so |very |quite |a bit |rather )*)nervous(?! (?:about|of|to) (?:tak|giv|mix|us|try|combin|add|swallow|start|giv)(?:e|ing)\b)\w*|(?<!\b(?:gets?|getting|got|grat(?:es|ing)) on )(?:for|my|of|calm(?:s|ing)?|exam|stage|steady) (?:the |my )?nerves/,
      oneOf(
        /nerves (?:before|about)|fear of (?!cancer|side|liver)\w+/,
        /(?:scared|afraid|frightened) of (?:flying|heights|the dentist|spiders|crowds|exams?|lifts)/,
        /(?<!\b(?:not|isn't|aren't|wasn't|nobody is|no one is|don't|doesn't) (?:too |very |really |that )?)worr(?:y|ied|ying)|panick?\w*|racing thoughts|jitter\w*|stage fright/,
      ),
      /nerves are (?:shot|bad|gone)|butterflies|(?<!\b(?:gets?|getting|got|grat(?:es|ing)) on (?:my|our) (?:last )?)nerves\b(?! of steel)|fidget\w*|heart races when/,
      oneOf(
        /worrier|(?:guts?|stomach|tummy|belly) (?:is |are )?in (?:a )?knots?|scared(?! (?:of|to|that|it|i|about) (?:(?:i|it|this|that|they|might|may|will|would|could|be|am|i'm|it's|it'll) )*(?:mak|giv|do|us|try|tak|mix|harm|hurt|mess|interfer|clash|damag|ruin|upset|burn|put|start|poison|worsen|side)(?:e|es|s|ing|sing|ting|ning|ming|ging|fects)?\b)/,
        /afraid of (?:flying|exams|speaking|the dark)/,
        /(?:i'?m|i am|she is|he is|he's|she's) (?:a |an )?(?:nervous )?wreck|fright\w*|nerves,? i/,
      ),
    ),
  ],
  [
    'mood',
    anyPhrase(
      /(?:low|bad|better|my|lift\w*) (?:\w+ )?moods?|mood|depress\w*/,
      feelingLow,
      /sad(?:ness)?/,
      oneOf(
        /(?:tired|drained|exhausted|always|really|pretty) (?:and )?(?:down|sad)|low spirits|winter blues|gloomy/,
        /fed up and low|the blues|(?:tired|sad|flat|lost|lonely) and low|low and (?:tired|sad|flat|empty)/,
        /down in the dumps|no joy|tearful|can'?t cheer|(?:worn out|tired|empty) and flat|no interest in (?:anything|things)|(?:nothing|little) gives me (?:any )?(?:pleasure|joy)/,
        /(?:i|she|he) (?:am |is |keep |keeps )?(?:always |often )?(?:crying|cr(?:y|ies) (?:a lot|so |often|fast|easily|all the time))/,
      ),
    ),
  ],
  [
    'focus',
    anyPhrase(
      /focus\w*|concentrat\w*|brain fog|cognitive|studying|mental clarity|attention(?: span)?/,
      /can'?t (?:learn|study|take anything in)|head (?:is )?full of (?:cotton|wool|fog)|exams? in/,
      /brain in gear|foggy (?:head|brain|mind)|scatter ?brained|study(?:ing)? for|easily distracted/,
      /think(?:ing)? (?:clearly|straight)|brain (?:fuel|boost)\w*/,
    ),
  ],
  [
    'memory',
    oneOf(
      /\bmemory\b|\bforgetful\w*|\bforgets (?:things|names|words|everything|a lot)\b/,
      /\bforget(?:ting)? (?:things|names|words|where)\b|\bmemor(?:ise|ize)\b|\bbrain health\b/,
      /\bkeep losing (?:things|words)\b|\bsharp mind\b|\bmind sharp\b/,
    ),
  ],
  [
    'energy',
    anyPhrase(
      oneOf(
        /energ\w*/,
        /(?<!wired but )(?<!wired and )(?<!eyes are )(?<!eyes feel )(?<!eyes get )tired\w*(?! (?:eyes|legs|feet|muscles|arms)|\w* of\b)/,
        /fatigue\w*|exhaust\w*|lethargic|worn out|no drive|worn down|drained|(?<!\b(?:bowels?|gut|tummy|digestion) (?:is |are |so |very |a bit |really )*)sluggish(?! (?:bowels?|gut|tummy|digestion))/,
      ),
      /pick[- ]me[- ]up|vitality|wiped out|gives? (?:me )?a (?:lift|boost)|no get up and go|run down/,
      /running on empty|get[- ]up[- ]and[- ]go|knackered|shattered|pooped|no oomph|slumps?/,
      /to stay awake|stay(?:ing)? awake (?:on|at|during|through|in) (?:my |the )?(?:shifts?|work|class|meetings?|day)|keep(?:s|ing)? me awake (?:on|at|during)|(?:what|which \w+|something|anything) (?:else )?(?:keeps?|would keep|will keep|to keep|that keeps?) me (?:awake|going|alert|up)(?! (?:at night|all night|half the night))/,
      /(?:i )?crash (?:at|around|after|in the) (?:\d|lunch|afternoon)|no get up/,
      /perk (?:me )?up|no stamina|stamina|always weary|weary/,
      /(?:after[- ]lunch|afternoon|midday) (?:dip|low|slump|crash)/,
      /for (?:my |more |some )?strength(?![^.?!]*\b(?:gym|train\w*|lift\w*|sports?|muscles?|workouts?|run\w*)\b)/,
      /(?:no|little|my|get|regain) strength (?:back|left|at all)/,
    ),
  ],
  [
    'colds',
    anyPhrase(
      oneOf(
        new RegExp(
          String.raw`${choice(
            /a|the|my|bad|head|this|these|for|fight|catch\w*|getting|stop|his|her|of|with|common|against|have|got/,
            'about',
          )} colds?\b(?! (?:hands|feet|water|sores?|weather|air|winds?|mornings?|showers?|brew|press\w*|all))`,
        ),
        /\bcolds\b(?! (?:sores?|showers?))/,
        /(?:have|has|having|got|caught|with|fighting|for) (?:a|an|this|such a|the) (?:\w+ )?cold(?! (?:hands|feet|water|sores?|weather|air|wind|morning|showers?|brew|press\w*|sweats?|drinks?|tea|day|night|house|room|winter|climate|country))/,
        /(?:stinking|rotten|streaming|nasty|horrible|horrid|heavy|awful|filthy|lousy|brutal|terrible|dreadful|raging|wretched|stinker of a) colds?(?! (?:hands|feet|water|sores?|weather|air|winds?|mornings?|showers?|drinks?|night|house|room|sweats?))/,
        /colds?(?! (?:hands|feet|water|sores?|weather|showers?|brew|press\w*|all|drinks?|tea)\b)(?=\W*$| (?:coming|that|and|or|remed\w+|for|symptoms?|since|again|in))/,
        /nose (?:is |all |so |totally |completely |a bit |still )*(?:stuffed|stuffy|blocked|bunged|clogged)(?: up)?|(?:stuffed|stuffy|blocked|bunged|clogged)(?: up)? nose/,
        /flu|runny nose|sniffles|congest\w*|catching everything/,
      ),
      /bunged up(?!\W+(?:\w+ ){0,3}(?:senna|prunes?|psyllium|laxatives?|fib(?:re|er)|figs?))(?![^.!?]*(?:n't been|not been|bowels?|\bloo\b|toilet|down there))|caught (?:it|a bug|something)|coming down with|snotty|the lurgy|man flu|streaming nose/,
      /nose (?:is )?(?:running|blocked)/,
    ),
  ],
  [
    'immunity',
    anyPhrase(
      /immun\w*|get(?:ting)? (?:sick|ill) (?:a lot|so often|often|all the time)|body'?s defen[cs]es?/,
      /resistance|(?:strengthens?|keep|boost|build|raise|support|help|get) (?:up )?(?:my |our |his |her |the )?defen[cs]es?|getting (?:ill|sick) less/,
      /(?:not|n't|avoid|without|stop (?:me|us|him|her)) (?:catch|catching|getting) (?:it|ill|sick)/,
      /(?:keep|ward) (?:bugs|germs|colds|illness) (?:away|off)|ward off|stay well/,
      /(?:catch(?:es|ing)?|caught|get(?:s|ting)?|got|pick(?:s|ing|ed)? up) (?:everything|every (?:single )?(?:cold|bug|virus|snuffle|sniffle)|any bug|one cold after|all (?:the|their) (?:colds|bugs))|keep(?:s)? (?:getting|catching) colds|pick(?:ing)? up every bug|not get sick/,
    ),
  ],
  [
    'cough',
    /\bcough\w*|\bphlegm\b|\bmucus\b|\bbronchitis\b|\bchesty\b|\btickly\b|\bhacking\b|\bchest (?:is )?(?:rattly|rattling)\b/,
  ],
  [
    'sore-throat',
    anyPhrase(
      /sore throats?|throats? (?:hurts?|pain|ache|are)|hoarse\w*|(?:lost|losing) my voice|voice is gone/,
      /scratchy throat|tonsil\w*|(?:hurts?|painful|sore) (?:to|when i) swallow|gargle|throats?/,
      /voice (?:is )?(?:gone|hoarse|lost)/,
    ),
  ],
  [
    'sinus',
    oneOf(
      /\bsinus\w*|\bpost ?nasal drip\b|\bcongest\w*|\bblocked nose\b|\bstuffy nose\b/,
      /\bbunged up\b(?!\W+(?:\w+ ){0,3}(?:senna|prunes?|psyllium|laxatives?|fib(?:re|er)|figs?))(?![^.!?]*(?:n't been|not been|bowels?|\bloo\b|toilet|down there))/,
      /\bface (?:pressure|feels full)\b/,
    ),
  ],
  [
    'allergies',
    /(?:\bfor|\bagainst|^\W*)\W*(?:my )?allergies\W*$|\b(?:allergies|allergy) season\b|\bhay ?fever\b|\bseasonal allerg\w*|\bsneez\w*|\b(?:itchy|watery|streaming|runny) eyes\b|\beyes?\b[^.?!]{0,16}\b(?:itch(?:y|ing|es)?|watery|streaming)\b/,
  ],
  [
    'nausea',
    anyPhrase(
      /feel(?:s|ing)? (?:so |very )?sick|sick (?:every|each|in the) (?:day|morning)\w*/,
      /(?:throw(?:ing|s|n)?|threw) up|(?:been|being|was) sick (?:once|twice|all|again|several|\w+ times)|puk(?:e|ing)|nause\w*|queas\w*|vomit\w*|upset stomach|sick to my stomach/,
      /green around the gills|queezy|tummy turns|off my food|seasick/,
    ),
  ],
  [
    'bloating',
    anyPhrase(
      /bloat\w*|gas(?:sy|siness)?(?! (?:bills?|boiler|meter|cooker|station|prices?|company|engineer|leak|man)\b)|flatulen\w*|wind(?! (?:down|up|turbines?|chill))|windy|fart\w*|puffed up (?:belly|tummy)/,
      oneOf(
        /belly (?:is |like a )?(?:balloon|swollen|tight)|gurgl\w*/,
        /(?:stomach|belly|tummy) (?:makes?|making) (?:\w+ )?nois\w+|air in (?:my |the )?(?:stomach|belly|tummy)/,
        /trapped air|burp\w*|belch\w*/,
      ),
    ),
  ],
  [
    'cramps',
    oneOf(
      /\b(?:stomach|tummy|belly|abdominal|gut) (?:cramps?|ache|pain)\b|\bcolic\w*|\bibs\b|\birritable bowel\b/,
      /(?<!leg )(?<!calf )(?<!muscle )(?<!foot )(?<!night )\bcramps\b(?! in (?:my |the |both )?(?:legs?|calves|calf|feet|foot|thighs?))/,
    ),
  ],
  [
    'constipation',
    anyPhrase(
      /(?:bowels?|gut|tummy) (?:is |are |so |very |a bit |really )*(?:slow|lazy|sluggish)|(?:slow|lazy|sluggish) (?:bowels?|gut|tummy)/,
      /(?:haven't|havent|hasn't|hasnt|have not|has not|not) (?:gone|had a poo|pooed|pooped) (?:for|in|since)/,
      oneOf(
        /constipat\w*|bowel movements?/,
        sequence(
          /can'?t go/,
          notFollowedBy(
            sequence(
              / /,
              choice(
                /in|into|on|near|out|outside|back|through|home|there|anywhere|for (?:a|my|the) (?!week|day)/,
                /with|shopping|swimming|running|without (?!a laxative|laxatives?|senna|senokot|dulcolax|straining|pushing)/,
              ),
              /\b/,
            ),
          ),
        ),
        /regularity|bunged up (?:down there|bowels?)/,
        /bunged up\W+(?:\w+ ){0,3}(?:senna|prunes?|psyllium|laxatives?|fib(?:re|er)|figs?)/,
        /backed up|bowels? (?:are |is )?(?:not mov\w*|stuck|won't move)/,
        /(?:not|can'?t|cannot|haven'?t|hasn'?t|hardly|barely|no)(?: really| even)? (?:poop?(?:ed|ped|ing|ping)?|going to the (?:loo|toilet))/,
      ),
      /(?:not|haven't|hasn't) been (?:to the (?:loo|toilet) )?(?:properly |yet )?(?:for|in|since)|hard stools?|move my bowels|(?<!\b(?:colds?|nose|sinus\w*|flu|hay ?fever|sneez\w*|snot\w*)\b[^.?!]{0,40})blocked up(?![^.?!]*\b(?:cold|nose|sneez\w*|sinus\w*|hay ?fever|flu|snot\w*|breath\w*)\b)/,
    ),
  ],
  [
    'diarrhea',
    /\bdiarrh\w*|\bloose stools?\b|\bthe runs\b|\bthe trots\b|\brunny (?:tummy|stools?|poo)\b|\bstomach always goes\b|\bdelhi belly\b|\bturista\b|\bmontezuma'?s revenge\b|\bbali belly\b|\btravell?er'?s tummy\b/,
  ],
  [
    'reflux',
    anyPhrase(
      /heartburn|reflux|acid (?:stomach|indigestion)|(?:acid|food) (?:comes?|coming|going|goes|rises|rising|creeps|creeping|shoots) (?:back )?(?:up|into)|acid at night/,
      /(?:stomach|tummy|belly|guts?)(?: (?:is|are|feels|keeps|always|still|all))* (?:burn(?:s|ing)|on fire)\b|burning (?:in (?:my|the|his|her) )?(?:stomach|tummy)\b/,
      /(?:stomach|tummy|belly|guts?)(?: (?:is|are|feels?|gets?|goes|keeps|always|still|all|so|very|really|bit|a))* (?:acidy|acidic|sour)|acidy (?:stomach|tummy|belly|burps?|feeling)/,
      /acid (?:in|up|into) (?:my |the )?(?:throat|mouth|chest)/,
      /burning (?:after|when|from) (?:eating|i eat|meals?|a meal|food|coffee|wine|spicy food|tomatoes|lunch|dinner)|repeating on me|sour stomach/,
    ),
  ],
  ['appetite', /\bappetite\b(?! suppress)|\bnot hungry\b|\bhardly eats?\b/],
  [
    'digestion',
    oneOf(
      /\bdigest\w*|\bindigestion\b|(?<!\b(?:ihm|ihr|mir|ihnen|uns|dir|sehr|nicht|ist|alles|geht|wieder|schon|ganz) )\bgut\b|\btummy\b|\bstomach\b/,
      /\bafter (?:(?:a|an|my|the|every|each) )?(?:(?:heavy|big|large|fatty|rich|huge|spicy|sunday|friday|christmas) )?(?:meals?|dinners?|suppers?|lunch|curry|curries|roasts?|take-?aways?|feasts?|barbecues?|bbqs?|buffets?|pizzas?|fondue|raclette|fry-?ups?|kebabs?)\b/,
      /\bbelly\b|\bfull after\b|\bheavy (?:after|stomach)\b|\bdon'?t digest\b/,
      /\b(?:greasy|fatty|rich|heavy|oily|fried) (?:food|meals?|dinners?|stuff)\b/,
      /\b(?:food|meals?|dinner|lunch|supper|it)(?: just| always)? (?:sits|lies|sit|lie) (?:\w+ )?(?:in|on|like|heavy|for)\b/,
    ),
  ],
  [
    'liver',
    /\bliver (?:health|support|function|values|enzymes|levels)\b|\b(?:for|helps?|heals?|supports?|protects?|good to) (?:my |the )?liver\b|\bfatty liver\b|\bliver (?:teas?|herbs?|tonics?)\b/,
  ],
  [
    'detox',
    /\bdetox\w*|\bcleanses?\b|\bflush (?:out )?toxins\b|\bclean(?:ing|s)? (?:out )?(?:the |my |your )?(?:liver|kidneys|colon|gut|bowels?|body|blood)\b/,
  ],
];
