import { choice, notFollowedBy, oneOf, precededBy, sequence } from '../../../resolve/phrases.ts';
import { unlessNear } from '../unless-near.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { child, pregnant } from '../words/people-words.ts';

const missed = concept(
  `missed forgot forgotten skipped haven't_taken hasn't_taken not_taken didn't_take without stopp?ed`,
);
const neverMissed = concept(
  `
    apixaban eliquis rivaroxaban xarelto edoxaban dabigatran pradaxa warfarin blood_?thinners? levetiracetam keppra
    lamotrigine valproate carbamazepine epilep* seizure_(?:tablets?|medicine|meds)
    hiv_(?:tablets?|medicine|meds|pills?) antiretrovirals? tacrolimus ciclosporin anti_?rejection transplant_\\w+
    hydrocortisone steroids prednisolone lithium clozapine
  `,
);
const often = concept(
  `(?:two|three|four|five|several|\\d)_(?:doses|days|times|tablets|pills|nights) (?:all_)?weekend week days twice doses yesterday today last_night`,
);
const vomitedIt =
  /\b(?:vomit\w*|threw up|sick)\b[^.?!]{0,30}\b(?:after|since)\b[^.?!]{0,16}\b(?:anti-?rejection|transplant|tacrolimus|epilepsy|hiv|lithium|warfarin|blood thinner)\b/i;
const stung = concept(`stung sting wasp bee hornet horsefly`);
const spreads = concept(
  `elbow wrist forearm whole_(?:arm|hand|leg|foot|forearm) reached spread* shoulder knee thigh armpit`,
);
const swollen = concept(`swell* swollen red hot`);
const hivesOnly =
  /(?<!\b(?:mild|slight|small|few|little|faint|tiny|light) )\b(?:hives|urticaria|wheals|welts)\b(?![^.?!]{0,40}\b(?:(?:just|only) a (?:few|couple)|a few spots|not many|going down|fading|fine otherwise)\b)/i;
const afterWhat = concept(`after since strawberr* yesterday medicine tablet antibiotic`);
const needle =
  /\b(?:stuck|pricked|jabbed|stabbed|injured)\b[^.?!]{0,16}\b(?:someone else'?s|a used|a dirty|a stranger'?s|a patient'?s|an old|a discarded) (?:needle|syringe)\b|\b(?:used|dirty|discarded) (?:needle|syringe)\b/i;
const twiceADay =
  /\btook (?:her|my|his|the) (?:evening|morning|night|daily|bedtime) (?:tablets|pills|medicines?|meds)\b[^.?!]{0,40}\b(?:and again|twice|again (?:at|in)|a second time)\b/i;
const doubled = oneOf(
  /\b(?:both|two) (?:contain|have|hold|held|with)\b[^.?!]{0,16}\b(?:paracetamol|acetaminophen|ibuprofen)\b/i,
  sequence(
    /\bcold (?:remedy|medicine|powder|sachets?|and flu \w+)\b[^.?!]{0,30}\band/i,
    / (?:paracetamol|acetaminophen|panadol|tylenol)\b[^.?!]{0,40}/,
    /\b(?:together|both|same time|by mistake)\b/,
  ),
);
const inhaled =
  /\b(?:breathed in|inhaled)\b[^.?!]{0,16}\b(?:some |a bit of |a little )?(?:cleaning )?(?:spray|cleaner|fumes|dust|powder)\b[^.?!]{0,40}\b(?:still )?cough\w*\b/i;
const thin = /\bweighs? (?:only )?(?:[23]\d|4[0-4]) ?(?:kilos?|kg)\b[^.?!]{0,40}\b(?:lose weight|fat|diet\w*|eat)\b/i;
const foggy = concept(`foggy dazed slow not_quite_himself not_quite_herself headache tired dizzy sick`);
const headKnock = concept(
  `bumped_heads? bumped_(?:his|her|my)_head knock*_(?:his|her|my)_head hit_(?:his|her|my)_head headed concuss*`,
);
const days = concept(`yesterday since days last_night`);
const inTheHeat = concept(
  `heat(?!_(?:pads?|packs?|patch\\w*|wraps?|rub|rash|cream)) sun hot_day roof greenhouse sauna`,
);
const heatIll = concept(`headache cramps sick nausea* dizzy weak`);
const redVein =
  /\bvein\b[^.?!]{0,40}\b(?:hard|red|hot|sore|painful|tender|cord|lump)\b|\b(?:hard|red|painful)\b[^.?!]{0,16}\b(?:cord|vein)\b/i;
const faceHangs =
  /\b(?:half|one side) of my face\b[^.?!]{0,24}\b(?:hung|hangs|droops|drooped|numb|paralysed|won't move)\b(?=[^]{0,120}\b(?:forehead|eye won't close|arms? and speech|speech (?:is|are) fine)\b)/i;
const scratchyEye =
  /\b(?:grit|sand|branch|twig|dust|metal|something|contact lens|fingernail|paper)\b[^.?!]{0,24}\b(?:in|into) my eye\b[^]{0,60}\b(?:hurt\w*|scratch\w*|water\w*|red|sore|feel)\b|\bpoked my eye\b/i;
const lowSugars = oneOf(
  /\b(?:two|three|four|several|many|often|more) low sugars?\b/i,
  /\blow sugars?\b[^.?!]{0,16}\b(?:this week|at night|again|every)\b/i,
  /\bdon't feel (?:them|my lows|my hypos) (?:coming|any ?more)\b/i,
  /\bsugar\b[^.?!]{0,12}\boften (?:below|under) (?:4|3\.\d|70)\b/i,
);
const burnBlister =
  /\bsun ?burn\w*\b[^.?!]{0,24}\bblister\w*\b|\bburn (?:on|of|to) (?:my|his|her|the) \w+\b[^.?!]{0,40}\b(?:smells?|oozes?|oozing|infected|pus)\b/i;
const hiccups = sequence(
  /\bhiccups?\b[^.?!]{0,16}\b/i,
  choice(
    /for (?:over )?(?:two|three|\d) days/,
    sequence(
      /since /,
      notFollowedBy(
        sequence(
          choice(
            /lunch|breakfast|dinner|supper|tea(?:time)?|noon|midday|this|an hour|(?:about )?\d/,
            /i (?:ate|drank|had|woke|got)|eating|drinking|the meal/,
          ),
          /\b/,
        ),
      ),
    ),
    /days|(?:for )?(?:a|the whole|all) week/,
  ),
  /\b/,
);
const harmfulInPregnancy = concept(
  `isotretinoin roaccutane accutane valproate methotrexate warfarin ramipril lisinopril statin* mycophenolate blue_cohosh pennyroyal black_cohosh misoprostol acitretin topiramate`,
);
const took = concept(`took taking taken drinking drank been_on using`);
const stopsAtOnce = (() => {
  const sedative =
    '(?:lorazepam|diazepam|valium|xanax|alprazolam|clonazepam|zopiclone|temazepam|benzos?|sleeping (?:pills|tablets))';
  const atOnce = '(?:tomorrow|at once|today|cold turkey|straight away|overnight|from one day to the next)';
  return new RegExp(
    String.raw`\b(?:throw|stop|quit|come off)\b[^.?!]{0,20}\b${sedative}\b[^.?!]{0,30}\b${atOnce}\b|\b${sedative}\b[^.?!]{0,40}\b(?:throw|stop|quit)\b[^.?!]{0,16}\b${atOnce}\b`,
    'i',
  );
})();
const longBleeding =
  /\b(?:period|bleeding)\b[^.?!]{0,24}\b(?:gone on for|going on for|lasted|lasts) (?:\w+ )?(?:two|three|four|five|\d|several) (?:weeks|months)\b|\bbled for (?:two|three|four|five|\d|several) weeks\b/i;
const afterMenopause =
  /\bmenopause\b[^.?!]{0,30}\b(?:years ago|ago)\b[^.?!]{0,40}\b(?:bleed\w*|bled|spotting|blood)\b|\bwent through (?:the )?menopause\b[^.?!]{0,60}\bbleed\w*\b/i;
const fluidFast =
  /\b(?:gained|put on)\b[^.?!]{0,12}\b(?:kilos?|kg|pounds|lbs?)\b[^.?!]{0,16}\b(?:in|over|within) (?:\w+ )?(?:days|week)\b(?=[^]{0,60}\b(?:heart failure|legs?|puffy|swollen|ankles)\b)/i;
const twitching = concept(`seizures? fits epilep*`);
const moreOften = concept(`more_(?:frequent|often) increas* worse* two_this_week every_day again_this_week`);
const creeping = concept(
  `crept creep* spread*_up climb* moved_up going_up up_to_(?:my|his|her)_(?:knees|waist|thighs) getting_higher`,
);
const tingling = concept(`tingl* numb* pins_and_needles weak*`);
const inhalerShort = oneOf(
  /\binhaler\b[^.?!]{0,24}\b(?:lasts? only|only lasts?|wears off|lasting)\b/i,
  /\b(?:phlegm|sputum)\b[^.?!]{0,16}\b(?:green|yellow|thicker|more)\b(?=[^]{0,80}\b(?:copd|more of it|bronchi\w*|asthma)\b)/i,
  /\bcopd\b[^.?!]{0,24}\b(?:phlegm|worse|green)\b/i,
);
const tonsils = concept(`tonsils? throat`);
const badThroat = concept(`white_(?:spots|patches) pus hardly_swallow can't_swallow one_sided`);
const throatFever = concept(`fever* temperature days swallow*`);
const earBone =
  /\bbone behind\b[^.?!]{0,12}\bear?\b|\bbehind (?:my|his|her|the) ear\b[^.?!]{0,16}\b(?:swell\w*|swollen|red|hurts|sore|painful)\b|\bear\b[^.?!]{0,16}\b(?:runs|leaks|oozes|pus|discharge)\b|\bpus\b[^.?!]{0,16}\bear\b/i;
const navel = /\b(?:belly button|navel|cord stump)\b[^.?!]{0,16}\b(?:red|smell\w*|oozing|oozes|pus|swollen)\b/i;
const stickyEyes = /\beyes?\b[^.?!]{0,12}\bsticky\b|\bsticky eyes?\b/i;
const oldAndMuddled = concept(`muddled confus* not_herself not_himself wandering`);
const smellyUrine = /\b(?:urine|wee|pee)\b[^.?!]{0,16}\b(?:smells?|smelly|stinks?|cloudy|strong)\b/i;
const hotKnee = concept(`knee hip elbow ankle wrist joint`);
const kneeSigns = concept(`hot warm thick injection temperature fever* can't_bend hardly_bend`);
const suddenSwelling = concept(`swollen swell* thick red`);
const gutPain = /\b(?:pain|cramp\w*|ache)\b[^.?!]{0,16}\b(?:under|below) (?:the|my) right ribs\b/i;
const afterFat = concept(`fat* greas* meal dinner won't_(?:stop|go) night hours`);
const noneForDays = concept(`(?:no|haven't_had_a|without_a)_bowel_movement haven't_(?:pooed|pooped)`);
const clozapine = concept(`clozapine`);
const carbimazole = concept(`carbimazole propylthiouracil methimazole clozapine`);
const soreThroat = concept(`sore_throat throat mouth_ulcers fever*`);
const biologic = concept(
  `biologic* adalimumab humira infliximab etanercept rituximab tocilizumab methotrexate azathioprine`,
);
const hot = concept(`fever* temperature 38* 39*`);
const puffyInPregnancy = concept(
  `(?:ankles?|feet|hands?|fingers?|legs)_(?:\\w+_){0,4}(?:swell*|swelled|swollen|puff*) swollen_(?:hands|feet|fingers|ankles)`,
);
const quickly = concept(`since_yesterday suddenly a_lot this_week overnight quickly`);
const tick = /\btick\b[^.?!]{0,24}\b(?:in|on|for|attached)\b[^.?!]{0,24}\b(?:days?|scalp|skin|head|groin)\b/i;
const lostJoy =
  /\blost (?:my |all )?(?:\w+, )*(?:\w+ )?(?:appetite|sleep|joy|interest)\b[^.?!]{0,40}\b(?:and|,)\b[^.?!]{0,24}\b(?:joy|sleep|appetite|interest|hope)\b/i;
const deafOrSick = /\b(?:pacemaker|defibrillator|icd)\b[^.?!]{0,24}\b(?:beeps?|beeping|alarm\w*|shock\w*)\b/i;
const sleepless =
  /\b(?:haven't|hasn't|not) slept (?:for|in) (?:\w+ )?(?:two|three|four|five|\d) (?:nights|days)\b[^.?!]{0,40}\b(?:ideas|energy|plans|talk\w*|spending|thousand)\b/i;
const numbToothache = /\b(?:can't feel|lost (?:the )?feeling in) (?:my )?(?:lower )?(?:lip|chin)\b/i;
const chemicalSkin =
  /\b(?:bleach|cleaner|acid|lime|cement)\b[^.?!]{0,16}\b(?:on|over) my (?:hands?|fingers?|arm|skin|feet)\b[^.?!]{0,30}\b(?:red|sore|burn\w*|itch\w*|blister\w*)\b/i;
const feelsNothing =
  /\bfeels? (?:nothing|no love|numb) (?:for|towards) (?:the|her|my|our|his) (?:baby|son|daughter|child|newborn)\b/i;
const toddlerFever =
  /\b(?:toddler|[2-9] ?(?:year|yr)|one-year|two-year|three-year|5[- ]month|[4-9][- ]months?|\d\d[- ]months?)\b[^]{0,40}\b(?:fever|temperature)\b[^]{0,40}\b(?:days|38\.\d|39|40)\b/i;
const walking =
  /\b(?:refus\w+ to|won't) (?:walk|stand|put (?:any )?weight)\b|\blimp(?:s|ing)?\b|\b(?:has|with|got) a limp\b/i;
const sinceThen = concept(`since yesterday this_morning days fever* hip leg knee pain* foot(?!_bath) today suddenly`);
const looksYellow =
  /\b(?:i|he|she|husband|wife|mum|mom|dad|mother|father|baby|son|daughter|nan|gran\w*|partner|friend)(?:'s)? (?:looks?|looking|has gone|have gone|is going|turned|has turned|am going|went|seems?) (?:\w+ )?yellow(?:ish)?\b/i;
const lemonColoured = sequence(
  /\b(?:turn\w*|gone|going|went|is|looks?|looking|becom\w*)\b[^.?!]{0,16}/i,
  /\b(?:the (?:colou?r|shade) of|(?:as )?yellow (?:as|like)|like) (?:a |an )?/,
  /(?:lemons?|bananas?|custard|mustard|canary|daffodils?|simpson\w*)\b/,
  precededBy(
    sequence(
      /\b/,
      choice(
        /i|i'm|he|she|he's|she's|hubby|husband|wife|mum|mom|dad|mother|father|baby|son|daughter|nan/,
        /gran\w*|partner|friend|skin|face|eyes?|brother|sister|uncle|aunt/,
      ),
      /\b[^.?!]{0,60}/,
    ),
  ),
);
const lowMood = oneOf(
  sequence(
    /\b(?:i'?ve been|i'?m|i am|i have been|been|feel(?:ing)?|she'?s been|he'?s been) /i,
    /(?:so |very |really )?(?:depressed|empty|hopeless|very low|so low)\b[^.?!]{0,24}/,
    /\b(?:for (?:\w+ )?(?:weeks|months)|most (?:days|of the time)|every day|all the time)\b/,
  ),
  /\bcan't (?:enjoy|feel joy (?:in|about)|take pleasure in|be happy about) (?:anything|things|nothing)(?: any ?more)?\b/i,
  sequence(
    /\b(?:i|i'm|she|he) (?:cry|crying|cries)/i,
    / (?:every (?:single )?(?:day|night|morning)|most days|all the time|constantly)/,
    /\b(?<!\b(?:baby|toddler|newborn|infant)\b[^.?!]{0,60})/,
  ),
  /\bno joy in anything\b/i,
);
const oneLeg =
  /\b(?:one|my (?:left|right)) (?:leg|calf|ankle)\b[^.?!]{0,16}\b(?:thicker|bigger|larger|warmer|hotter|wider|fatter|swollen|heavy)\b/i;
const onlyOneSwells = unlessNear(
  String.raw`twist\w*|sprain\w*|knock\w*|kick\w*|bash\w*|fell|stung|bit(?:e|ten)|bruis\w*|ran into`,
  String.raw`\b(?:leg|calf|thigh|shin)\b[^.?!]{0,24}\b(?:swell\w*|swoll\w*|puff\w*|blown up|thicker|bigger)\b[^.?!]{0,24}\b(?:only|just) (?:(?:on|in|the|my) )*(?:one|left|right)\b`,
  String.raw`\b(?:only|just) (?:the |my |one )*(?:one|left|right) (?:leg|calf|thigh)\b[^.?!]{0,24}\b(?:swell\w*|swoll\w*|puff\w*|thicker|bigger)\b`,
);
const woundOozes = oneOf(
  sequence(
    /\b(?:wound|cut|graze|stitches|scar|piercing|bite)\b[^.?!]{0,24}/i,
    /\b(?:infected|yellow|green|cloudy|smelly)\b[^.?!]{0,16}\b(?:fluid|discharge|liquid|pus|and)\b/,
  ),
  sequence(
    /\b(?:fluid|liquid|pus|discharge)\b[^.?!]{0,16}\b(?:from|out of) (?:my|the|his|her)/i,
    / (?:wound|cut|stitches|scar|piercing)\b/,
  ),
);
const inTheEye =
  /\b(?:something|speck|metal|grit|sand|splinter|eyelash|bit of \w+)\b[^.?!]{0,16}\b(?:stuck |lodged |caught )?in (?:my|his|her) eye\b(?=[^]{0,60}\b(?:hours|since|yesterday|still|can't|hurts?|won't|red|blurr\w*)\b)/i;
const ranOut = sequence(
  /\b(?:ran|run|running|am|i'm) out of (?:my |his |her )?/i,
  choice(
    /blood pressure|heart|thyroid|epilepsy|seizure|diabetes|asthma|warfarin|insulin/,
    /blood thinn\w+|steroid|transplant|hiv/,
  ),
  / ?(?:tablets?|pills?|medicine|medication|meds)?\b/,
);
const hardSpot =
  /\b(?:hard|firm) (?:\w+ )?(?:spot|patch|bump|knot|swelling)\b[^.?!]{0,30}\b(?:grow\w*|bigger|larger|spreading|changing|bleeds?)\b/i;
const noBetter = sequence(
  /\b(?:chest|lung|ear|urine|bladder|throat|skin|tooth|sinus) infection\b/i,
  /[^.?!]{0,40}\b(?:antibiotics?|tablets)\b[^.?!]{0,16}/,
  /\b(?:isn't|aren't|not|doesn't|don't|haven't|hasn't|no)\b[^.?!]{0,12}\b(?:help\w*|work\w*|better)\b/,
);
const blackouts = /\b(?:having|have|had|get|getting) (?:\w+ )?black ?outs\b(?! (?:curtains?|blinds?|from drinking))/i;
const checking =
  /\b(?:check|checking|washing|counting|cleaning)\b[^.?!]{0,24}\bfor hours\b|\bkeep (?:checking|washing|counting)\b[^.?!]{0,60}\bcan't (?:leave|go|stop|sleep)\b/i;
const carerShouts = /\b(?:carer|nurse|staff)\b[^.?!]{0,16}\b(?:shouts?|bruised|hits?|grabs?|rough)\b/i;
const fell = /\b(?:7\d|8\d|9\d)\b[^]{0,80}\b(?:fell|falls|fall)\b|\b(?:fell|falls)\b[^]{0,80}\b(?:7\d|8\d|9\d)\b/i;
const dizzy = concept(`dizz* faint* light_?headed new_(?:\\w+_)?tablet started`);

/** Signs for a doctor soon in the words of somebody who reports them plainly. */
export const urgentReportedSigns: readonly Signs[] = [
  {
    of: 'medicine-harm',
    patterns: [vomitedIt, doubled, twiceADay],
    near: [[clozapine, noneForDays]],
    together: [
      [carbimazole, soreThroat],
      [biologic, hot],
    ],
  },
  {
    of: 'pregnancy-check',
    together: [[pregnant, harmfulInPregnancy, took]],
    near: [[pregnant, puffyInPregnancy, quickly]],
  },
  { of: 'bite', patterns: [needle, tick], near: [[stung, swollen, spreads]] },
  { of: 'breathing-worse', patterns: [inhaled, inhalerShort, noBetter] },
  { of: 'eating', patterns: [thin] },
  {
    of: 'nerve-check',
    patterns: [faceHangs, numbToothache, blackouts],
    near: [
      [headKnock, days, foggy],
      [tingling, creeping],
      [twitching, moreOften],
    ],
  },
  { of: 'leg-clot', patterns: [redVein, oneLeg, onlyOneSwells] },
  { of: 'eye', patterns: [scratchyEye, stickyEyes, inTheEye] },
  { of: 'low-sugar', patterns: [lowSugars] },
  { of: 'wound', patterns: [burnBlister, chemicalSkin] },
  { of: 'stomach-check', patterns: [hiccups], near: [[gutPain, afterFat]] },
  { of: 'dependence', patterns: [stopsAtOnce] },
  { of: 'withdrawal', patterns: [ranOut], near: [[missed, neverMissed, often]] },
  { of: 'jaundice', patterns: [looksYellow, lemonColoured] },
  { of: 'blood-where-none-belongs', patterns: [longBleeding, afterMenopause] },
  { of: 'fainting-or-breathless', patterns: [fluidFast], near: [[fell, dizzy]] },
  { of: 'heart-check', patterns: [deafOrSick] },
  { of: 'ear-throat-tooth', patterns: [earBone], near: [[tonsils, badThroat, throatFever]] },
  { of: 'infected-wound', patterns: [navel, woundOozes] },
  { of: 'kidney-infection', near: [[smellyUrine, oldAndMuddled]] },
  { of: 'joint-or-bone', near: [[hotKnee, kneeSigns, suddenSwelling]] },
  { of: 'mind-check', patterns: [lostJoy, lowMood, checking, carerShouts] },
  { of: 'lump-or-weight-loss', patterns: [hardSpot] },
  { of: 'mania', patterns: [sleepless] },
  { of: 'after-birth-mind', patterns: [feelsNothing] },
  { of: 'child-check', patterns: [toddlerFever], near: [[child, walking, sinceThen]] },
  { of: 'skin-reaction', near: [[hivesOnly, afterWhat]] },
  { of: 'dehydration', near: [[inTheHeat, heatIll, concept(`worked clear thinking all_day since after now cramps`)]] },
];
