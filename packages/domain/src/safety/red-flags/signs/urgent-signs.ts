import { oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { months, notAged } from '../words/course-words.ts';

const lump = concept(
  `lumps? bumps? swelling growth nodule knot marble walnut grape golf_ball hard_(?:thing|bit|spot|ball|pea) pea`,
);
const lumpPlace = concept(
  `breasts? boobs? tits? bosom armpit underarm neck groin testic* balls? bollock* nuts? collar_?bone nipple scrotum`,
);
const urine = concept(`wee pee* piss* urine urin* water_works waterworks passing_water`);
const redColour = concept(
  `rose_colou?red rosy brownish orange_brown pinkish dark_orange port_wine pink red reddish rusty rust blood* cola coke coca_cola brown tea_colou?red dark_brown like_(?:tea|coke|cola|stout|port|rose)`,
);
const stool = concept(
  `poo* stools? shits? bowels? motions? toilet_paper loo_roll wip* bum bottom back_passage toilet tissue arse number_twos?`,
);
const yellow = concept(`yellow* jaundic*`);
const losing = concept(`lost los(?:e|es|ing) dropp* drop shed* gone_down melting_off falling_off fell_off`);
const weight = concept(`weight kilos? kgs? stones? pounds? lbs? dress_sizes? trouser_sizes? clothes sizes?`);
const noReason = concept(
  `
    without_(?:\\w+_)?(?:trying|dieting|a_reason|any_reason|reason|meaning|effort|diet*|chang*|exercis*)
    no_(?:\\w+_)?(?:reason|diet|idea_why|explanation) not_(?:trying|dieting|on_a_diet|even_trying) unexplained
    unintent* don't_know_why can't_explain for_nothing eating_(?:the_same|normally|fine|as_usual|loads) no_appetite
  `,
);
const mole = concept(`moles? freckles? birthmark dark_spot black_spot`);

/** Foods and remedies that are told of, and not as left out. */
function eaten(what: string): string {
  return String.raw`(?<!\b(?:no|not|any|without|never|don't|doesn't|didn't|hasn't|haven't|isn't)[ ,]+(?:\w+ ){0,2})\b(?:${what})`;
}
const redFood = eaten(
  String.raw`beet\w*|borscht|tomato\w*|dragon ?fruit|cranberr\w*|jelly|jell-?o|cand(?:y|ies)|sweets|icing|food colou?ring|dye|cefdinir|red velvet|peppers?|watermelon|cherr\w*|raspberr\w*|strawberr\w*`,
);
const blackFood = eaten(
  String.raw`iron|ferrous|bismuth|pepto|charcoal|li(?:qu|c)orice|blueberr\w*|black ?berr\w*|black pudding|guinness|squid ink|oreos?|meconium|spirulina|chlorella`,
);
/** "Black poo", and nothing black eaten; "black stool" may be a seat. */
const blackStools = new RegExp(
  String.raw`(?<!${blackFood}[^]*)\bblack(?:ish)? (?:poos?|poops?|motions|stools)\b(?! (?:bags?|bins?))(?![^]*${blackFood})`,
  'i',
);
/** Red without anything red having been eaten. */
const redStools = new RegExp(
  String.raw`(?<!${redFood}[^]*)\b(?:(?:red|reddish) (?:poos?|poops?|motions|stools|stool(?=,? (?:no|not|and|this|today|for|again)))|(?:(?:my|his|her|the|our) )?(?:poos?|poops?|motions?|(?<=\b(?:my|his|her) )stools?) (?:is|are|was|were|looks?|turned|came out)(?: (?:all|quite|very|bright|dark))? red)\b(?![^]*${redFood})`,
  'i',
);

export const urgentSigns: readonly Signs[] = [
  {
    of: 'lump-or-weight-loss',
    near: [
      [
        concept(`\\d+_?(?:kg|kilos?|pounds?|lbs?|stones?) (?:half_a|a|one|two|three)_stone`),
        concept(`gone lost drop* melted disappeared fell_off down lighter`),
        concept(`eat* no_(?:diet|reason|appetite) not_(?:trying|dieting) without normal* same don't_know months weeks`),
        concept(
          `eat_like eating_(?:like|the|as|normal*|well|loads|fine|same) no_(?:diet|reason|appetite) not_(?:trying|dieting|on) without don't_know_why`,
        ),
      ],
      [lump, lumpPlace],
      [losing, weight, noReason],
      [concept(`clothes trousers jeans rings? belt`), concept(`falling_off hanging_off loose* too_big`), noReason],
      [
        mole,
        concept(
          `black* bleed* ooz* grow* grew bigger chang* itch* crust* weep* irregular colou?r* shape ragged* doubl* edges darker`,
        ),
      ],
      [
        concept(`nipples?`),
        concept(`discharge bleed* blood* leak* invert* turned_in pulled_in crust* sunk ooz* weep*`),
      ],
      [concept(`breasts? boobs?`), concept(`dimpl* pucker* orange_peel dent* changed_shape`)],
      [
        concept(
          `night_sweats drench*_at_night soak*_(?:through_)?(?:the_|my_)?(?:sheets|pyjamas|pajamas|nightie|shirt) sheets_(?:are_)?soak* wake_up_(?:soaked|drenched) change_the_(?:shirt|sheets)`,
        ),
        concept(`weight fever* lump* glands? nodes? cough* itch*`),
      ],
      [
        concept(`(?<!cold_)sore ulcer patch wound spot scab`),
        concept(`mouth tongue lip skin nose gum ear face`),
        concept(`never_heal* won't_heal doesn't_heal not_heal* hasn't_healed isn't_heal* weeks months`),
      ],
      [concept(`glands? nodes? lymph*`), concept(`up swollen swelling hard big* growing`), months],
    ],
  },
  {
    of: 'long-cough',
    patterns: [
      /\b(?:cough(?:ing)?|hoarse(?:ness)?|voice)\b[^.?!]{0,30}\b(?:for|over|more than|lasting|since)\b[^.?!]{0,14}\b(?:(?:[4-9]|\d\d|four|five|six|eight|several) weeks|months?|(?:two|three|\d+) months)\b/i,
    ],
    near: [
      [
        concept(`hoarse* voice cough*`),
        months,
        concept(
          `(?:[3-9]|\\d\\d|three|four|five|six|seven|eight|nine|ten|several|few|many)_weeks ${notAged}months won't_(?:go|clear|shift) for_(?:over_)?(?:a_)?month`,
        ),
      ],
    ],
  },
  {
    of: 'swallowing',
    patterns: [
      oneOf(
        sequence(
          /\b(?:trouble|difficult\w*|hard|painful|can'?t|hurts|problems?) (?:to |with |in )?swallow(?:ing)?\b/i,
          /[^.?!]{0,40}/,
          /\b(?:weeks?|months?|food|worse|gets stuck|getting stuck|weight|solids|meat|bread|liquids)\b/,
        ),
        sequence(
          /\bfood\b[^.?!]{0,16}\b(?:gets|getting|sticks|sticking|stuck) (?:stuck )?/i,
          /(?:in my (?:throat|chest|gullet)|when i swallow|going down)\b/,
        ),
      ),
      /\b(?:sometimes|often|occasionally|frequently|regularly) chok(?:es?|ed|ing) (?:on|with|over)\b|\bchok(?:es?|ing) (?:sometimes|often|at times|now and (?:then|again)|occasionally|most days|a lot) (?:on|with|over|when|while)\b|\bchokes? (?:on|with|over) [^.?!,]{2,30}\b(?:sometimes|often|at times|now and (?:then|again)|occasionally|most days|a lot)\b/i,
      /\bdysphagia\b(?=[^.?!]{0,30}\b(?:weeks?|months?|worse|food)\b)/i,
    ],
    near: [
      [
        concept(`food meat bread pills? tablets? solids rice everything it`),
        concept(`stuck sticks sticking catches lodg* won't_go_down`),
        concept(`swallow* throat gullet chest go_down going_down eat*`),
        months,
      ],
      [concept(`swallow*`), concept(`hard* difficult* trouble pain* hurts stuck sticks problems? choking`), months],
    ],
  },
  {
    of: 'blood-where-none-belongs',
    patterns: [redStools, blackStools],
    near: [
      [urine, redColour],
      [stool, concept(`blood* bleed* bright_red red_streak* maroon`)],
      [
        concept(`periods? menopaus* change_of_life hrt`),
        concept(`stopp?ed years finished through past ended was_at menopaus* 5[2-9] [67]\\d`),
        concept(
          `bleed* bled blood* spotting period_again pink_on_the_(?:paper|tissue|pad) (?:bit_of|some)_pink brown_(?:stain|discharge)`,
        ),
        concept(`now again started back suddenly there's after noticed today menopaus* week years yrs? twice once`),
      ],
      [
        concept(`blood* bleed* spotting`),
        concept(`after_sex after_intercourse between_periods after_the_menopause postmenopausal`),
      ],
      [
        concept(`cough*`),
        concept(`blood* streak* rust*`),
        concept(`phlegm sputum tissue spit streak* mucus specks? bits spots? up some rust*`),
      ],
      [concept(`semen sperm cum ejaculat*`), concept(`blood* red brown pink`)],
    ],
  },
  {
    of: 'jaundice',
    near: [
      [yellow, concept(`eyes? skin whites? face sclera`)],
      [yellow, concept(`poo* stools? urine wee pee itch*`), concept(`pale dark clay white gone`)],
      [
        concept(`urine wee pee`),
        concept(`dark* cola coke brown like_tea stout`),
        concept(
          `pale_(?:poo*|stools?) clay tired itch* yellow* right_side liver tablets supplement pills capsules green_tea kava since started herb*`,
        ),
      ],
      [concept(`itch* all_over`), concept(`yellow* dark_(?:urine|pee|wee) pale_stools?`)],
    ],
  },
];
