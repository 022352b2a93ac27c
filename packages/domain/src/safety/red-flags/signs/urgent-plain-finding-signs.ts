import { choice, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { child, pregnant } from '../words/people-words.ts';

const tooth = concept(`tooth teeth tooth_?ache molar`);
const aches = concept(`ach* pain* throb* hurts?`);
const noRest = concept(`can't_sleep keeps_me_(?:awake|up) all_night for_(?:two|three|four|\\d)_days painkillers_don't`);
const backPain = concept(`back_pain back_?ache pain_in_my_back back_hurts`);
const hadCancer = concept(`cancer_survivor`);
const cracked = concept(`crack* snap snapped popped`);
const back = concept(`back spine vertebra`);
const strained = concept(`cough* sneez* lifted bent lifting osteoporosis`);
const fingers = concept(`fingers? hands?`);
const tingles = concept(`tingl* numb* pins_and_needles`);
const dropsThings = concept(`drop_things dropping_things weak* clumsy can't_(?:button|grip)`);
const watchSays =
  /\b(?:watch|smart ?watch|fitbit|kardia|ecg app|phone app)\b[^.?!]{0,40}\b(?:atrial fibrillation|a-?fib|irregular|arrhythmia)\b/i;
const lowReading =
  /\bsugars?\b[^.?!]{0,16}\b3\.\d\b(?=[^.?!]{0,40}\b(?:mornings?|times|again|running|in a row|this week|every|twice|often)\b)/i;
const hardlySleeps = concept(
  `
    sleep_(?:only_|just_)?(?:two|three|four|\\d)_hours (?:haven't|hasn't)_needed_(?:any_)?sleep needs?_no_sleep
    need_hardly_any_sleep
  `,
);
const speeding = concept(`spend* racing_thoughts thoughts_(?:race|racing) brilliant invincible days plans`);
const filmed = sequence(
  /\b(?:neighbou?rs?|people|they|colleagues?|police)\b[^.?!]{0,16}\b(?:film|record|bug|listen to|track)/i,
  / (?:me|us|my (?:flat|house|room|phone|thoughts))\b[^.?!]{0,40}/,
  /\b(?:through|in|with|by|from) (?:the |my |a )?/,
  /(?:walls?|sockets?|tv|ceiling|smoke alarm|lamps?|thoughts)\b/,
);
const noPeriods = sequence(
  /(?<!\b(?:since|after|when|before|until) )/i,
  /(?<!\b(?:since|after|when|before|until) my )\bperiods? (?:has |have )?/,
  /(?:stopped|gone|stayed away|disappeared|vanished)\b[^.?!]{0,40}/,
  /\b(?:train\w*|exercis\w*|run(?:ning)?|diet\w*|weight|thin|marathon|underweight|not pregnant)\b/,
);
const newHeadaches =
  /^(?=[^]*\b(?:5\d|[6-8]\d|fifty|sixty|seventy|eighty)\b)[^]*(?:\bnew (?:kind of )?head ?aches?\b|\bhead ?aches?\b[^.?!]{0,24}\b(?:for the )?first (?:time|ever)\b|\bnever (?:had|used to have) head ?aches?\b)/i;
const losesTheWay = new RegExp(
  [
    String.raw`\bforget(?:s|ting|ful)?\b[^.?!]{0,12}\b(?:where (?:i am|he is|she is|we are|i live)|my way|(?:the|his|her) way home|what (?:day|year) it is|how to (?:use|cook|dress|drive|pay)|the stove|who (?:i|he|she|we))\b`,
    String.raw`\bforgets? (?:people's |our |the |my )?(?:names?|words) and\b(?! (?:where (?:i|he|she) (?:put|left|parked|laid)|(?:my |his |her |the )?(?:keys|glasses|phone|birthdays)))`,
    String.raw`\b(?:gets?|got|getting) lost\b[^.?!]{0,24}\b(?:own (?:street|town|house)|way home|neighbou?rhood|lately|shop)\b|\bloses? (?:his|her|my|the) way\b`,
    String.raw`\b(?:doesn't|don't|can't|didn't) find (?:his|her|my|the) way\b`,
  ].join('|'),
  'i',
);
const gum = concept(`gums? tooth teeth molar`);
const pus = concept(`pus abscess`);
const benzos = concept(
  `
    benzo* diazepam valium xanax alprazolam lorazepam ativan clonazepam klonopin temazepam nitrazepam zopiclone
    zolpidem ambien sleeping_(?:pills|tablets) oxycodone oxycontin tramadol codeine co-?_?codamol morphine fentanyl
    pregabalin opioids? adderall ritalin methylphenidate
  `,
);
const comeOff = concept(
  `taper* wean* stop(?:ping)? quit* (?:come|coming|get|getting)_off reduce cut_down withdraw(?:ing)? without_it`,
);
const forYears = concept(
  `years?(?!_(?:ago|clean|free|back)) months(?!_(?:ago|clean|free|back)) every_(?:day|night|evening) daily nightly`,
);
const anothers = concept(
  `(?:sister|brother|mother|mum|mom|dad|father|friend|wife|husband|partner|neighbour|gran|nan)'s`,
);
const daily = concept(`every_day each_day daily every_night`);
const highPressure = concept(
  `(?:blood_)?pressure_(?:is|was|has_been)_(?:a_(?:bit|little)_)?(?:high|up|raised) high_(?:blood_)?pressure`,
);
const waterOrHead = concept(`swollen swell* head_?ache* puffy`);
const weakHeart = concept(`murmur heart_valve valve cardiomyopathy`);
const shortOfBreath = concept(`breathless out_of_breath short_of_breath puffed`);
const tremor = concept(`tremor trembling`);
const getsWorse = concept(`(?:got|gets|getting|is|become)_worse worse_(?:and|each|every|lately|than)`);
const anus = concept(`anus back_passage bottom bum tailbone`);
const swelling = concept(`swelling lump swollen boil abscess`);
const ankle = concept(`ankle foot wrist knee`);
const twisted = concept(`twist* sprain* rolled turned went_over`);
const huge = concept(`huge blue purple black enormous balloon*`);
const reflux = concept(`reflux heart_?burn acid`);
const atNight = concept(`wakes_me (?:each|every)_night`);
const inSpite = concept(`in_spite despite omeprazole lansoprazole tablets still weeks months`);
const cannotGo =
  /\bcan't (?:poo|poop|go to the (?:toilet|loo)|open (?:my|her|his) bowels|have a (?:poo|bowel movement))\b/i;
const oldPerson = concept(
  `[789]\\d grandma grandpa grandmother grandfather gran granny nan grandad elderly bedridden care_home`,
);
const pale = concept(`pale tired exhaust* weak`);
const craves = concept(`crav* chew* eating`);
const oddFood = concept(`ice ice_cubes earth clay chalk soil`);
const mouthPatch =
  /^(?=[^]*\b(?:weeks|months|won't|doesn't|hasn't|smok\w*)\b)[^]*(?:\bwhite patch(?:es)?\b[^.?!]{0,30}\b(?:tongue|cheek|gums?|mouth)\b|\b(?:tongue|cheek|gums?|mouth)\b[^.?!]{0,20}\bwhite patch(?:es)?\b)/i;
const skinSpot = concept(`patch spot plaque sore bump`);
const scaly = concept(`scaly crust* rough pearly waxy horny`);
const changes = concept(`grow* bleed* bigger months won't_heal doesn't_heal`);
const pulsing =
  /\b(?:ears?|tinnitus|whoosh\w*|ringing)\b[^.?!]{0,30}\b(?:in (?:time|rhythm|step) with|like|to|(?:beat\w*|puls\w*|throb\w*) (?:along )?with) my (?:pulse|heart ?beat|heart)\b|\bhear my (?:own )?(?:pulse|heart ?beat)\b[^.?!]{0,16}\bear\b/i;
const bellyPain = concept(
  `
    tummy_(?:pain|ache) belly_(?:pain|ache) stomach_(?:pain|ache) tummy_hurts belly_hurts stomach_hurts tummy_?ache
    pain_in_(?:his|her)_(?:tummy|belly|stomach)
  `,
);
const lowRight = concept(
  `
    low*_(?:\\w+_){0,3}right right_side on_the_right doubles_(?:up|over) doubled_(?:up|over) curls_up
    since_(?:this_morning|yesterday|last_night) won't_(?:walk|jump|stand)
  `,
);
const earlyPuberty =
  /\b(?:breasts|pubic hair|period)\b[^.?!]{0,30}\b(?:at|is|only|aged) (?:five|six|seven|[4-7])\b|\b(?:five|six|seven|[4-7])[- ]year[- ]old\b[^.?!]{0,30}\b(?:breasts|pubic hair|her period|periods)\b/i;
const losesSkills =
  /\b(?:stopped|lost|no longer|forgot\w*|doesn't any ?more) (?:\w+ ){0,2}(?:say\w*|talk\w*|us(?:es|ing) (?:\w+ )?(?:words|spoon|hand|legs?)|babbl\w*|words|walk\w*|crawl\w*|speech)\b/i;
const doesNotLook =
  /\b(?:doesn't|don't|won't|never|not) (?:follow\w*|look\w* at|track\w*|respond\w* to|turn\w* to|react\w* to)\b(?! (?:rules|instructions|recipes?|orders|me on|advice))/i;

/** Findings told in a short sentence, each of them for a doctor soon. */
export const urgentPlainFindingSigns: readonly Signs[] = [
  {
    of: 'ear-throat-tooth',
    near: [
      [tooth, aches, noRest],
      [gum, pus],
    ],
  },
  { of: 'headache-check', patterns: [newHeadaches] },
  {
    of: 'dependence',
    patterns: [
      sequence(
        /\bhow (?:do|can|could|should) i (?:\w+ ){0,2}(?:stop|quit|come off|get off|taper|wean)\b[^]{0,40}\b/i,
        choice(
          /benzo\w*|\w+azepam|\w+azolam|valium|xanax|zopiclone|zolpidem|ambien/,
          /sleeping (?:pills|tablets)|tramadol|codeine|oxycodone|morphine|pregabalin|opioids?/,
        ),
        /\b(?=[^]{0,120}\b(?:years?|months?|every (?:day|night)|daily)\b)/,
      ),
      // A bottle of spirits most days, however calmly told.
      sequence(
        /\b(?:i|he|she|we|dad|mum|mom|husband|wife|partner|brother|sister|son|daughter|father|mother|friend)/i,
        /\b[^.?!]{0,20}/,
        /\b(?:drinks?|drinking|drank|has|have|having|gets? through|downs?|needs?|finish(?:es)?)\b/,
        /[^.?!]{0,24}\b(?:most|every|each|all) (?:day|night|evening|morning|single day)s?\b[^?!]{0,24}/,
        /\b(?:bottles?|lit(?:re|er)s?|fifth|pint|handle) of (?:\w+ )?/,
        /(?:vodka|whisk(?:e?y)|gin|rum|spirits?|brandy|tequila|liquor|schnapps|bourbon|scotch)\b/,
      ),
      sequence(
        /\b(?<!\b(?:in|into|with|using) (?:an? |one |half an? )?)/i,
        /(?:bottles?|lit(?:re|er)s?|fifth|pint|handle) of (?:\w+ )?/,
        /(?:vodka|whisk(?:e?y)|gin|rum|spirits?|brandy|tequila|liquor|schnapps|bourbon|scotch)/,
        / (?:a|every|each|per|most|almost every|nearly every) (?:single )?(?:day|night|evening)s?\b/,
      ),
      /\baddicted to (?:my |the |these |those )?(?:pain ?(?:pills|killers|meds|tablets)|sleeping \w+|pills|tablets|opioids?|\w+(?:azepam|codone|codeine|morphine))\b/i,
    ],
    together: [[[benzos, comeOff], forYears]],
    near: [[benzos, anothers, daily]],
  },
  {
    of: 'joint-or-bone',
    together: [[backPain, hadCancer]],
    near: [
      [cracked, back, strained],
      [ankle, twisted, huge],
    ],
  },
  {
    of: 'nerve-check',
    patterns: [pulsing, losesTheWay],
    near: [
      [fingers, tingles, dropsThings],
      [tremor, getsWorse],
    ],
  },
  { of: 'heart-check', patterns: [watchSays] },
  { of: 'low-sugar', patterns: [lowReading] },
  { of: 'infected-wound', near: [[anus, swelling, aches]] },
  { of: 'heart-check', together: [[weakHeart, shortOfBreath]] },
  { of: 'pregnancy-check', together: [[pregnant, highPressure, waterOrHead]] },
  { of: 'mania', near: [[hardlySleeps, speeding]] },
  { of: 'psychosis-check', patterns: [filmed] },
  { of: 'no-periods', patterns: [noPeriods] },
  { of: 'stomach-check', near: [[reflux, atNight, inSpite]] },
  { of: 'bowel-change', near: [[cannotGo, oldPerson]] },
  { of: 'blood-check', near: [[pale, craves, oddFood]] },
  { of: 'lump-or-weight-loss', patterns: [mouthPatch], near: [[skinSpot, scaly, changes]] },
  { of: 'severe-belly-pain', near: [[child, bellyPain, lowRight]] },
  {
    of: 'child-check',
    patterns: [earlyPuberty],
    near: [
      [child, losesSkills],
      [child, doesNotLook],
    ],
  },
];
