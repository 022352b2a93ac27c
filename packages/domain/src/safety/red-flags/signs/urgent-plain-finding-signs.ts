import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { child } from '../words/people-words.ts';

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
  `sleep_(?:only_|just_)?(?:two|three|four|\\d)_hours (?:haven't|hasn't)_needed_(?:any_)?sleep needs?_no_sleep need_hardly_any_sleep`,
);
const speeding = concept(`spend* racing_thoughts thoughts_(?:race|racing) brilliant invincible days plans`);
const filmed =
  /\b(?:neighbou?rs?|people|they|colleagues?|police)\b[^.?!]{0,16}\b(?:film|record|bug|listen to|track) (?:me|us|my (?:flat|house|room|phone|thoughts))\b[^.?!]{0,40}\b(?:through|in|with|by|from) (?:the |my |a )?(?:walls?|sockets?|tv|ceiling|smoke alarm|lamps?|thoughts)\b/i;
const noPeriods =
  /(?<!\b(?:since|after|when|before|until) )(?<!\b(?:since|after|when|before|until) my )\bperiods? (?:has |have )?(?:stopped|gone|stayed away|disappeared|vanished)\b[^.?!]{0,40}\b(?:train\w*|exercis\w*|run(?:ning)?|diet\w*|weight|thin|marathon|underweight|not pregnant)\b/i;
const newHeadaches =
  /\bnew (?:kind of )?head ?aches?\b[^.?!]{0,24}\b(?:5\d|[6-8]\d|fifty|sixty|seventy|eighty)\b|\b(?:5\d|[6-8]\d)\b[^.?!]{0,40}\bnew (?:kind of )?head ?aches?\b/i;
const losesTheWay =
  /\b(?:keep|keeps|kept|often|always|started) forgett\w+ (?:where (?:i am|he is|she is|we are|i live)|my way|the way home|what (?:day|year) it is|people's names|who)\b|\b(?:gets?|got|getting) lost\b[^.?!]{0,24}\b(?:own (?:street|town|house)|way home|neighbou?rhood|lately)\b/i;
const gum = concept(`gums?`);
const swollenGum = concept(`swollen swell* bulge lump`);
const pus = concept(`pus abscess throb*`);
const benzos = concept(
  `benzo* diazepam valium xanax alprazolam lorazepam clonazepam temazepam zopiclone sleeping_(?:pills|tablets) oxycodone tramadol codeine morphine opioids?`,
);
const comeOff = concept(
  `(?:want|like|need|plan|hope|try|trying)_to_(?:stop|quit|come_off|get_off|wean) stopping coming_off get_off`,
);
const forYears = concept(`years? months? long every_day daily`);
const anothers = concept(
  `(?:sister|brother|mother|mum|mom|dad|father|friend|wife|husband|partner|neighbour|gran|nan)'s`,
);
const daily = concept(`every_day each_day daily every_night`);
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
  /\b(?:ears?|tinnitus|whoosh\w*|ringing)\b[^.?!]{0,30}\b(?:in (?:time|rhythm|step) with|like|to) my (?:pulse|heart ?beat|heart)\b|\bhear my (?:own )?(?:pulse|heart ?beat)\b[^.?!]{0,16}\bear\b/i;
const bellyPain = concept(
  `tummy_(?:pain|ache) belly_(?:pain|ache) stomach_(?:pain|ache) tummy_hurts belly_hurts stomach_hurts tummy_?ache pain_in_(?:his|her)_(?:tummy|belly|stomach)`,
);
const lowRight = concept(
  `low*_(?:\\w+_){0,3}right right_side on_the_right doubles_(?:up|over) doubled_(?:up|over) curls_up since_(?:this_morning|yesterday|last_night) won't_(?:walk|jump|stand)`,
);
const earlyPuberty =
  /\b(?:breasts|pubic hair|period)\b[^.?!]{0,30}\b(?:at|is|only|aged) (?:five|six|seven|[4-7])\b|\b(?:five|six|seven|[4-7])[- ]year[- ]old\b[^.?!]{0,30}\b(?:breasts|pubic hair|her period|periods)\b/i;
const losesSkills =
  /\b(?:stopped|lost|no longer|forgot\w*|doesn't any ?more) (?:\w+ ){0,2}(?:say\w*|talk\w*|us(?:es|ing)|babbl\w*|words|walk\w*|crawl\w*|speech)\b/i;
const doesNotLook =
  /\b(?:doesn't|don't|won't|never|not) (?:follow\w*|look\w* at|track\w*|respond\w* to|turn\w* to|react\w* to)\b(?! (?:rules|instructions|recipes?|orders|me on|advice))/i;

/** Findings told in a short sentence, each of them for a doctor soon. */
export const urgentPlainFindingSigns: readonly Signs[] = [
  {
    of: 'ear-throat-tooth',
    near: [
      [tooth, aches, noRest],
      [gum, swollenGum, pus],
    ],
  },
  { of: 'headache-check', patterns: [newHeadaches] },
  {
    of: 'dependence',
    near: [
      [benzos, comeOff, forYears],
      [benzos, anothers, daily],
    ],
  },
  {
    of: 'joint-or-bone',
    together: [[backPain, hadCancer]],
    near: [[cracked, back, strained]],
  },
  { of: 'nerve-check', patterns: [pulsing, losesTheWay], near: [[fingers, tingles, dropsThings]] },
  { of: 'heart-check', patterns: [watchSays] },
  { of: 'low-sugar', patterns: [lowReading] },
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
