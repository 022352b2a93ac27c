import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { unless } from '../unless.ts';
import { child } from '../words/people-words.ts';

const bruises = concept(`bruis*`);
const forNoReason = concept(
  `(?:from|out_of)_nowhere for_no_(?:\\w+_)?reason without_(?:a_)?(?:knock|bump|reason|cause) (?:don't|can't)_remember_(?:knocking|bumping|hitting)`,
);
const openWound = concept(`wound cut gash`);
const gapes = concept(`gap(?:es|ing) wide_open won't_close edges`);
const periodPain = concept(`period_(?:pains?|cramps?) periods? menstrual_(?:pain|cramps?)`);
const makesFaint = concept(
  `
    makes?_(?:her|me)_(?:pass_out|faint|collapse) (?:pass|passes|passed|passing)_out faint(?:s|ed|ing)?
    can't_(?:get_up|stand)_(?:for|from)_(?:the_)?pain
  `,
);
const doesNotEat = concept(
  `
    not_eating barely_(?:eats?|eating) hardly_(?:eats?|eating) won't_eat skips_(?:every_meal|meals) starv* refuses_(?:to_eat|food|meals)
  `,
);
const starved = concept(
  `
    hair_(?:is_)?(?:falling|coming)_out (?:always|constantly|so)_cold cold_(?:all_the_time|always) periods?_(?:have_)?stopped
    no_periods? losing_weight lost_weight skin_and_bone* underweight so_thin fat dizzy
  `,
);
const young = concept(`1[0-9]_?(?:yr|yrs|year|years|yo|y_o)*_?(?:old)? teen* daughter son girl boy student`);
const drinksMuch = concept(
  `
    drink(?:s|ing)_(?:\\w+_){0,3}?(?:[3-9]|three|four|five|six|several)_?(?:l|litres?|liters?) always_thirsty so_thirsty thirsty_all_the_time
    drink(?:s|ing)_(?:and_drinks?|lots|loads|gallons|constantly|non_?stop|like_a_fish) can't_get_enough_water
  `,
);
const wetsAgain = concept(
  `
    pee(?:s|ing)?_the_bed wet(?:s|ting)?_the_bed bed_?wett* wee(?:s|ing)?_(?:\\w+_)?(?:all_the_time|constantly|loads) wet_again
    pee(?:s|ing)?_(?:\\w+_)?(?:all_the_time|constantly|loads|every) nappies_soaked
  `,
);
const migraine = concept(`migraines? head_?aches?`);
const manyDays = concept(
  `
    (?:lasting|for|lasted|day|going_on|on)_(?:for_)?(?:[4-9]|1\\d|four|five|six|seven|eight|ten)(?:_days?)? (?:four|five|six|seven|[4-9])_days
    days_and_days a_week_now
  `,
);
const hasNotEnded = concept(
  `worst won't_(?:go|stop|lift|break|shift) nothing_(?:helps|works|touches) non_?stop constant* not_(?:going|gone|stopp*)`,
);
const tick = concept(`ticks?(?!_the) tick_bite`);
const tickIllness = concept(`flu fever* rash ring aches? aching joints? headache chills tired* bullseye target`);
const stings = concept(
  `
    (?:[1-9]\\d|hundreds|dozens|twenty|thirty|forty|fifty|loads|lots|many|a_swarm|so_many)_(?:of_)?(?:wasps?|bees?|hornets?|stings?|times|fire_ants)
    stung_(?:[1-9]\\d|twenty|thirty|forty|dozens_of|lots_of|many|hundreds_of)_times?
  `,
);
const unwell = concept(`sick nause* dizzy ill unwell shak* feverish hot headache vomit* swollen weak faint* odd`);
const stung = concept(`stung sting* attacked bitten bees? wasps? hornets?`);
const fishbone = concept(`fish_?bones? (?:chicken|small|sharp|lamb)_bones? bones?`);
const inThroat = concept(`stuck throat gullet swallow* swalow* lodged wrong_way down_the_wrong`);
const stillFelt = concept(
  `
    stuck sore hurts? pain* scratch* feel_it there still can_breathe drinking swallow* since after_dinner dinner bread prick* wrong_way
  `,
);

const noAppetite = concept(`appetite night_sweats? tired back_pain pains? cough* nights?`);
const weightFalls = concept(
  `
    weight_(?:is_)?(?:dropping|falling|loss|going_down|coming_off) losing_weight lost_weight
    (?:lost|and|dropped)_(?:\\d+|two|three|four|five|six|seven|eight|ten)_(?:kilos?|kgs?|pounds|lbs?|stone)
  `,
);
const lost = concept(`lost losing dropp* unintention* without_trying falling going_down coming_off`);
const humanBite = concept(
  `human_bite (?:he|she|someone|kid|child|boy|girl|guy|man|drunk)_bit_me bitten_by_a_(?:person|child|kid|man|woman|human)`,
);
const brokeSkin = concept(`knuckles? skin bleed* blood deep broke hand finger arm ear lip fight hiv tetanus`);
const anaemic = concept(`anaemi* anemi* low_iron low_haemoglobin low_hemoglobin iron_deficien*`);
const puffed = concept(`breathless out_of_breath short_of_breath palpitations`);

const runs = concept(`diarrh* loose_(?:stools?|motions?) the_runs vomit* throw*_up`);
const drinksLittle = concept(
  `drink(?:s|ing)_(?:very_|only_a_|too_)?little hardly_drink* barely_drink* not_drinking(?!_(?:alcohol|coffee)) won't_drink refuses_(?:to_drink|drinks?|water|milk)`,
);
const noPeriods = concept(
  `(?:haven't|hasn't|never|not)_(?:\\w+_)?(?:started|had|got|begun)_(?:(?:my|her|any|a)_)?periods? no_periods?_yet`,
);
const sixteenUp = concept(`1[5-9] fifteen sixteen seventeen eighteen`);
const knee = concept(`knees?`);
const givesWay = concept(`giv(?:es|ing)_way gave_way lock(?:s|ed|ing) buckl(?:es|ed|ing) can't_straighten gets_stuck`);

const missed = concept(`missed forgot* without ran_out out_of lost skipped haven't_had`);
const substitute = concept(`methadone buprenorphine subutex suboxone espranor physeptone`);
const someDays = concept(`days? doses? (?:\\d|two|three|four|five)_days? script prescription`);
const stitches = concept(`stitch(?:es)? staples sutures? steri_?strips wound_glue`);
const cameOpen = concept(
  `(?:came|come|coming|popped|burst|split|pulled|broke|broken|ripped)_(?:open|apart|undone) burst split`,
);
const lodged = concept(`stuck lodged jammed wedged won't_come_out can't_get_(?:it|them)_out pushed shoved`);
const earOrNose = concept(`(?:in|inside|up|down)_(?:my|his|her|the|their|one)_(?:\\w+_)?(?:ears?|nose|nostril)`);
const littleThing = concept(
  `something bead cotton_?(?:bud|wool)? q_?tip insect bug fly moth pea stone button foam tissue ear_?bud tip toy popcorn lego rubber paper crayon seed`,
);
const doubleVision = /\b(?:double vision|seeing double|see double)\b(?![^]{0,60}\b(?:drunk|beers?|wine|pints)\b)/i;
const shaky = concept(`trembl* tremor* shak*`);
const hand = concept(`hands? fingers? thumb leg jaw chin`);
const whenStill = concept(`at_rest resting when_(?:still|resting|i_rest) one_side (?:left|right)_hand getting_worse`);
const unsteady = concept(
  `walk(?:ing|s)?_(?:\\w+_)?(?:like|as_if|as_though)_(?:i'm_|i_am_|he's_|she's_|a_)?(?:drunk*|sailor|on_a_boat) unsteady veer* stagger* lose_my_balance falling_over`,
);
const forWeeks = concept(`weeks months days getting_worse lately`);
const numb = concept(`numb* tingl* pins_and_needles`);
const dropsThings = concept(`drop(?:s|ping)?_(?:things|everything|cups|stuff) clumsy can't_(?:button|grip|hold)`);
const calf = concept(`cal(?:f|ves) shin lower_leg`);
const tender = concept(`lump tender sore hard cord ache* hurts? cramp* swollen warm`);
const satLong = concept(`long_haul flight flew drive plane coach_trip cast surgery operation on_the_pill bed_rest`);
const heart = concept(`heart heart_?beats? pulse palpitations`);
const skips = concept(`skip* miss* flutter* jump* irregular thump* extra_beats`);
const lightHeaded = concept(`light_?headed* dizz* faint* woozy`);
const tb = concept(`tb tuberculosis`);
const tbSigns = concept(`night_sweats? cough* weight fever* tired`);
const joint = concept(`gout knee ankle joint elbow wrist hip`);
const hotJoint = concept(`hot swollen red gout can't_bend`);
const feverish = concept(`fever* temperature temp chills shiver* 38(?:[.,]\\d)? 39(?:[.,]\\d)?`);

/** Signs for a doctor told in a few flat words. */
export const furtherUrgentSigns: readonly Signs[] = [
  { of: 'lump-or-weight-loss', near: [[noAppetite, weightFalls, lost]] },
  { of: 'bite', near: [[humanBite, brokeSkin]] },
  { of: 'blood-check', near: [[anaemic, puffed]] },
  { of: 'child-check', together: [[child, runs, drinksLittle]] },
  { of: 'no-periods', near: [[noPeriods, sixteenUp]] },
  { of: 'joint-or-bone', near: [[knee, givesWay]] },
  { of: 'withdrawal', near: [[missed, substitute, someDays]] },
  { of: 'wound', near: [[stitches, cameOpen]] },
  { of: 'stuck-in-ear', near: [[littleThing, lodged, earOrNose]] },
  {
    of: 'nerve-check',
    patterns: [doubleVision],
    near: [
      [shaky, hand, whenStill],
      [unsteady, forWeeks],
      [numb, dropsThings],
    ],
  },
  { of: 'leg-clot', near: [[calf, tender, satLong]] },
  {
    of: 'heart-check',
    near: [
      [heart, skips, lightHeaded],
      [heart, concept(`slow*`), concept(`queas* nause* sick light_?headed* dizz* faint* woozy`)],
    ],
  },
  { of: 'long-cough', near: [[tb, tbSigns]] },
  { of: 'jaundice', patterns: [/\b(?:i'm|i am|he's|she's|gone|got|went|am|is|looks?) jaundiced?\b|^\W*jaundiced?\b/i] },
  {
    of: 'bowel-change',
    near: [
      [
        concept(`diarrh* the_runs runs`),
        concept(`for_(?:a|over_a|more_than_a|about_a|two|three|four|\\d)_(?:months?|weeks)`),
      ],
    ],
  },
  { of: 'joint-or-bone', near: [[joint, hotJoint, feverish]] },
  { of: 'bruising', near: [[bruises, forNoReason]] },
  {
    of: 'diabetic-foot',
    patterns: [
      unless(
        'black|blue|cold|smell\\w*|spread\\w*|streaks?|gangrene|fever\\w*|shiver\\w*|vomit\\w*|confus\\w*|hot',
        '(?=[^]*\\bdiabet\\w*)(?=[^]*\\b(?:toe ?nails?|toes?|ingrown)\\b)',
        '(?:puss?y|pus|infected|oozing|weeping|throbbing)',
      ),
    ],
  },
  { of: 'wound', near: [[openWound, gapes]] },
  { of: 'fainting-or-breathless', near: [[periodPain, makesFaint]] },
  { of: 'eating', together: [[doesNotEat, starved, young]] },
  {
    of: 'thirst',
    together: [
      [drinksMuch, wetsAgain],
      [drinksMuch, concept(`lost_weight losing_weight weight_loss thinner tired`), child],
    ],
  },
  { of: 'headache-check', near: [[migraine, manyDays, hasNotEnded]] },
  { of: 'infected-wound', near: [[tick, tickIllness]] },
  { of: 'many-stings', near: [[stings, unwell, stung]] },
  { of: 'stuck-bone', near: [[fishbone, inThroat, stillFelt]] },
  {
    of: 'child-check',
    near: [[child, concept(`swallow*`), concept(`coin marble bead button stone pebble plastic lego toy`)]],
  },
];
