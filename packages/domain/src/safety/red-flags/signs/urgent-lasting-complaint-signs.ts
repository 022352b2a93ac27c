import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { fever } from '../words/course-words.ts';

const sleepsUpright = concept(
  `
    (?:two|three|four|\\d|several|more)_(?:pillows|cushions) prop*_(?:my|him|her)?self prop(?:s|ped)_up
    (?:sleep*|nights?|spend*|spent)_(?:\\w+_){0,4}(?:armchair|chair|upright|sitting) sit*_by_the_window
    (?:lie|lying)_flat upright sits?_up_(?:at_night|for_air)
  `,
);
const waterLogged = concept(
  `
    (?:ankles?|feet|legs?|shins?)_(?:\\w+_){0,4}(?:swell*|swoll?en|puff*|balloons?|tight|huge|dent)
    (?:swoll?en|puffy|fat)_(?:ankles?|feet|legs|shins) shoes_(?:\\w+_){0,3}(?:fit|tight)
  `,
);
const puffed = concept(
  `out_of_(?:breath|puff) breathless* puff(?:ed|ing) short_of_breath can't_breathe gasp* for_air no_air less_air pant*`,
);
const ofLate = concept(`weeks? months? lately fortnight days since_\\w+ now worse never_used_to`);
const heartBeat = concept(`pulse heart_?beat heart my_watch`);
const uneven = concept(
  `
    irregular* isn't_regular not_regular all_over_the_place jumps?_about uneven* extra_beats skips?(?:_beats)?
    flutter* missing_beats misses_beats strong_then_weak out_of_rhythm
  `,
);
const goesOn = concept(
  `
    since_\\w+ (?:days|weeks|months) week fortnight (?:every|most|each)_(?:day|night|evening|morning|hour)s? nights
    all_the_time often for_an_hour keeps?
  `,
);
const stomach = concept(`heart_?burn acid indigestion reflux burning_in_(?:my_|the_)?stomach`);
const daily = concept(`(?:each|every|most)_(?:day|night|evening)s? daily nightly constant* all_the_time`);
const forMonths = concept(`(?:\\w+_)?months? (?:\\w+_)?weeks since_\\w+ third_month`);
const older = concept(
  `
    5[5-9] 6\\d 7\\d 8\\d new_for
    (?:gaviscon|rennies?|omeprazole|antacids?|tablets)_(?:\\w+_){0,4}(?:no_good|nowt|nothing|not_help*|don't_help|doesn't_help|isn't_help*)
    not_help*
  `,
);
const painkiller = concept(`naproxen ibuprofen diclofenac aspirin anti_?inflammator* nsaids? nurofen voltarol`);
const belly = concept(`stomach belly tummy gut`);
const bellyPain = concept(`pain* burn* ache aches aching sore gnaw* hurts?`);
const takenDaily = concept(`daily every_day each_day weeks months since on taking all_the_time time now`);
const loose = concept(`diarrh?o?ea runny loose runs porridge`);
const hard = concept(`constipat* bunged_up blocked_up`);
const byTurns = concept(`then alternat* and_then weeks months never_(?:had|been)`);
const bowelDashes = concept(
  `
    (?:loo|toilet)_(?:\\w+_){0,3}(?:\\d|five|six|seven|eight|many)_times
    (?:dash|run|rush|go)_(?:\\w+_){0,3}(?:times|before) times_(?:\\w+_){0,3}(?:loo|toilet|before)
  `,
);
const lostWeight = concept(
  `
    (?:lost|down|dropp?ed|gone|shed|lighter)_(?:\\w+_){0,3}(?:stone|pounds?|lbs?|kilos?|kg|weight)
    (?:\\w+|\\d+)_(?:kilos?|kg|pounds|stone)_(?:away|gone|lighter|down)
    (?:trousers|jeans|clothes|skirts?|belts?|waistbands?)_(?:\\w+_){0,4}(?:hang*|fall*|off_me|loose*|too_big)
    gone_so_thin
  `,
);
const eatsWell = concept(
  `
    eat(?:s|ing)?_(?:for_two|well|plenty|loads|like_a_horse|a_lot|the_same|same|normal*|as_(?:ever|always|usual))
    eating_same same_as_ever without_(?:a_)?diet* haven't_changed never_hungry no_appetite not_hungry
  `,
);
const spot = concept(`bump spot patch sore scab mole wound lump`);
const bleedsAndHeals = concept(`bleeds? bleeding crust* scab* heals? healing closes? weep*`);
const again = concept(`again won't doesn't never not since_\\w+ weeks months half_(?:a_)?year keeps?`);
const bareSkin = concept(`nose face temple ear ears lip cheek scalp forehead eye eyelid hand back shoulder`);
const smallJoints = concept(`fingers? hands? wrists? knuckles?`);
const anyJoints = concept(`joints?`);
const stiff = concept(`stiff* swell* swoll?en puff* sausages? fist`);
const longMornings = concept(
  `(?:two|three|\\d)_hours till_(?:lunch*|noon|ten|eleven) (?:each|every)_(?:day|morning) in_the_mornings?`,
);
/** Of joints that nobody names only what lasts for hours: stiff in the morning are many. */
const forHours = concept(`(?:two|three|\\d)_hours till_(?:lunch*|noon|ten|eleven)`);
const bigJoint = concept(`knee toe elbow ankle wrist hip`);
const suddenlyHot = concept(`hot red on_fire burning`);
const blownUp = concept(`football balloon blew_up swell* swoll?en swelled overnight can't_bear`);
const noInjury = concept(
  `overnight no_(?:injury|knock|fall) didn't_fall since_yesterday sheet shiver* feverish temperature`,
);
const cannotUse = concept(
  `
    can't_(?:put_(?:any_)?weight|take_(?:four|more|a_few)_steps|bear_weight|stand_on|walk_on|move|bend|use)
    won't_(?:use|move|bear)
  `,
);
const injured = concept(
  `rolled twisted fell sprain* came_off landed trampoline knock* jammed stubbed went_over tackled`,
);
const injuredPart = concept(`ankle foot wrist arm knee thumb finger toe shoulder leg`);
const abroad = concept(
  `
    (?:back|home|came|returned|return)_from_(?:africa|ghana|nigeria|kenya|uganda|tanzania|zambia|malawi|gambia|senegal|cameroon|congo|sudan|ethiopia|mali|india|pakistan|bangladesh|thailand|vietnam|cambodia|indonesia|bali|philippines|brazil|peru|colombia|the_tropics|safari)
  `,
);
const feverish = concept(`shiver* hot_and_cold hot,_cold flu* aching rash chills sweats? runs`);
const ear = concept(`ears?`);
const runs = concept(`runs? run running leak* ooz* discharge liquid gunk pus stuff`);
const forWeeksOrSmelly = concept(`weeks month months smell* smelly stink* stinky yellow green blood*`);
const coughs = concept(`cough(?:s|ed|ing)? hoarse* croak* voice`);
const sinceSeason = concept(
  `
    since_(?:the_)?(?:\\w+_)?(?:midsummer|clocks_changed|holidays|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas)
    all_through_(?:autumn|winter|spring|summer)
  `,
);

export const urgentLastingComplaintSigns: readonly Signs[] = [
  {
    of: 'fainting-or-breathless',
    near: [
      [sleepsUpright, waterLogged],
      [puffed, waterLogged, ofLate],
    ],
  },
  { of: 'heart-check', near: [[heartBeat, uneven, goesOn]] },
  {
    of: 'stomach-check',
    near: [
      [stomach, daily, forMonths, older],
      [painkiller, belly, bellyPain, takenDaily],
    ],
  },
  {
    of: 'bowel-change',
    near: [
      [loose, hard, byTurns],
      [bowelDashes, forMonths],
    ],
  },
  {
    of: 'lump-or-weight-loss',
    near: [
      [lostWeight, eatsWell],
      [spot, bleedsAndHeals, again, bareSkin],
    ],
  },
  {
    of: 'joint-or-bone',
    near: [
      [smallJoints, stiff, longMornings, forMonths],
      [anyJoints, stiff, forHours, forMonths],
      [bigJoint, suddenlyHot, blownUp, noInjury],
      [cannotUse, injured, injuredPart],
    ],
  },
  {
    of: 'long-fever',
    near: [
      [abroad, fever],
      [abroad, feverish],
    ],
  },
  { of: 'ear-throat-tooth', near: [[ear, runs, forWeeksOrSmelly]] },
  { of: 'long-cough', near: [[coughs, sinceSeason]] },
];
