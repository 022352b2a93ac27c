import { oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const weeBurns =
  /\b(?:wee|pee|peeing|weeing|urine|urinating|passing water|waterworks) (?:really |still |just |kind of )?(?:burns?|stings?|hurts?|is (?:burning|stinging|like razors))\b/i;
const flank = concept(`back flank side loin kidneys?`);
const soreOrHot = concept(`sore ach* pain* hurt* fever* shiver* (?:temp|temperature)_(?:of_|is_)?(?:38|39) 38* 39*`);
const clothesHang = oneOf(
  /\b(?:jacket|coat|trousers|clothes|jeans|skirt|belt|suit|shirt|rings?)\b[^.?!]{0,16}\b(?:hangs?|hanging|falls?|falling|swims?|loose|too big)\b/i,
);
const noAppetite = concept(
  `no_appetite off_(?:my_|his_|her_)?food gone_(?:right_)?off lost_(?:my|his|her)_appetite without_trying not_dieting for_months weeks tired coughing`,
);
const cannotLieFlat = oneOf(
  /\b(?:can't|cannot|hardly|unable to) (?:lie|sleep|lay) (?:down )?flat\b|\b(?:sleep|prop\w*)[^.?!]{0,16}\b(?:three|four|3|4|extra|more) pillows\b|\bsleep\w* (?:in the (?:arm)?chair|sitting up)\b/i,
);
const waterInLegs = concept(`ankles? shoes feet legs socks puffy swell* swollen tight cough* puffed breathless`);
const urinates = concept(`wee weeing pee peeing urinat* loo pass_water`);
const startsSlowly = concept(
  `hard_to_start slow_to_(?:start|wee|pee) (?:takes|take|taking)_ages to_start dribbl* weak_(?:stream|flow)`,
);
const oftenAtNight = concept(`times_a_night`);
const pinkOrRed = concept(`pink* red blood*`);
const oftenOrOld = concept(`prostate 5\\d 6\\d 7\\d 8\\d (?:five|six|seven|eight|[5-9])_times`);
const voiceOfDead =
  /\b(?:hear|hears|hearing)\b[^.?!]{0,20}\b(?:dead|late|died)\b[^.?!]{0,20}\bvoices?\b[^.?!]{0,16}\b(?:most|every|each|all|nights?|days?)\b/i;
const swallowedThing = sequence(
  /\b(?:swallowed|swallows|gulped(?: down)?) (?:a|an|the|my|one|his|her) (?:\w+ )?/i,
  /(?:coin|10p|5p|penny|marble|bead|button(?! (?:battery|cell))|plum stone|cherry stone|date stone|peach stone|stone|tooth|crown|filling|toothpick|ring|bone|peg|screw|bottle top|lego)\b/,
);
const stopsSafely = concept(`zopiclone zolpidem diazepam lorazepam tramadol codeine pregabalin gabapentin temazepam`);
const wantsOff = concept(`want_off come_off coming_off get_off stop stopping quit wean off`);
const longOrMuch = concept(`years months every_night a_night a_day daily long`);
const noMedicine = sequence(
  /\b(?:no|without|skipped|missed|forgot|haven't (?:had|taken)|not (?:had|taken)) (?:my |the |all my |any )?/i,
  /(?:warfarin|apixaban|rivaroxaban|edoxaban|blood thinners?|eliquis|xarelto|keppra|lamotrigine|valproate|insulin|levothyroxine|thyroxine|prednisolone|tacrolimus|lithium|clozapine)\b/,
  /[^.?!]{0,16}\b(?:(?:for|all) (?:a |the |this )?(?:week|fortnight|month|days)|(?:two|three|four|five|six|\d+) (?:days|weeks)|since|on holiday|this week)\b/,
);
const feverInWaves = sequence(
  /\b(?:fever|temperature|shivers|chills|sweats)\b[^.?!]{0,12}\b(?:every (?:second|third|other|few)|comes? and goes?|on and off|in waves)\b/i,
  /(?=[^]{0,80}\b(?:trip|travel\w*|africa|india|ghana|nigeria|kenya|uganda|safari|asia|weeks|abroad|holiday|back from)\b)/,
);
const hotJoint = concept(`knee hip ankle elbow wrist shoulder joint`);
const hotAndBig = concept(`hot_(?:and_|,_)?(?:big|swollen|fat|red|like|sore) melon balloon swollen_and_hot`);
const infection = concept(`infection fever* shiver* abscess dentist tooth wound uti can't_(?:bend|walk|move)`);
const shuffles = concept(
  `shuffl* tiny_(?:hand)?writing tremble* tremor* shak(?:es|ing)_(?:\\w+_){0,3}rest* smell_(?:has_)?gone`,
);
const slowHand = concept(`at_rest when_it_rests rests one_hand one_side shuffl* stiff slow* writing`);
const wetsAgain = concept(`wet*_(?:the_)?bed_again bed_?wetting_again wet*_the_bed wets_again bedwetting`);
const drinksAlways = concept(`drink* thirst* flower_vases bath_water toilet taps?`);

/** Told by what it looks like, and wanting a doctor soon. */
export const urgentPicturedSigns: readonly Signs[] = [
  { of: 'kidney-infection', near: [[weeBurns, flank, soreOrHot]] },
  { of: 'lump-or-weight-loss', near: [[clothesHang, noAppetite]] },
  { of: 'breathing-worse', near: [[cannotLieFlat, waterInLegs]] },
  {
    of: 'blood-where-none-belongs',
    near: [
      [urinates, startsSlowly, oftenOrOld],
      [urinates, startsSlowly, pinkOrRed],
      [urinates, oftenAtNight, pinkOrRed],
    ],
  },
  { of: 'psychosis-check', patterns: [voiceOfDead] },
  { of: 'child-check', near: [[swallowedThing, concept(`he she he's she's son daughter toddler`)]] },
  { of: 'stuck-bone', near: [[swallowedThing, concept(`sore feels? felt stuck hurts? scratch* since`)]] },
  { of: 'dependence', near: [[wantsOff, stopsSafely, longOrMuch]] },
  { of: 'withdrawal', patterns: [noMedicine] },
  { of: 'long-fever', patterns: [feverInWaves] },
  { of: 'joint-or-bone', near: [[hotJoint, hotAndBig, infection]] },
  { of: 'nerve-check', near: [[shuffles, slowHand]] },
  { of: 'thirst', near: [[wetsAgain, drinksAlways]] },
];
