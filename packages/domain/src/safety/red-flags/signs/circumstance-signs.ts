import { choice, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const burn = concept(`heart_?burn reflux acid acidity indigestion burning burns gullet gas`);
const withIt = concept(`sweat* clammy jaw arms? shoulder faint* breathless short_of_breath gr[ea]y ashen`);
const onEffort = sequence(
  /\b(?:when(?:ever)?|every time|each time|as soon as|once|if|on|while|only|always) /i,
  /(?:(?:i|he|she|we|they|i'm|he's|she's|you|the|my|up|going|a) )*/,
  choice(
    /climb\w*|stairs|steps|uphill|hills?|exert\w*|exercis\w*|mow\w*|shovel\w*|cycl\w*|digging|jog\w*/,
    /(?:hurry|hurrying|rush|rushing) (?:for|to|up|about|around|upstairs)/,
    /(?:go|goes|going|walk|walks|walking|run|running) (?:up\w*|fast\w*|quick\w*|hard|to the (?:bus|shop|station))/,
    /(?:carry|carries|lift|lifts|push|pull)(?:ing)? (?:\w+ ){0,2}(?:shopping|bags|upstairs|heavy)/,
  ),
  /\b/,
);
/** With sweat or an aching arm it is an emergency, to which this would be gentler. */
const burnsOnEffortAlone = sequence(
  /^(?![^]*\b(?:sweat\w*|clammy|jaw|arms?|shoulder|faint\w*|breathless|short of breath|gr[ea]y|ashen)\b)/i,
  /(?=[^]*\b(?:heart ?burn|reflux|acid|acidity|indigestion|burning|burns|gullet|gas)\b)[^]*/,
  onEffort,
);
const stool = concept(`potty motions? number_twos? bms? bowels? crap shit turds?`);
const clay = concept(`clay putty chalk* pale_as porridge_colou?r* (?:white|pale|grey)(?:_like)? colou?rless`);
const shoulders = concept(`shoulders? hips? thighs? neck upper_arms? arms buttocks`);
const stiff = concept(`stiff* rigid locked`);
const morning = concept(`mornings? waking wake rest night* sitting`);
const hardlyMoves = concept(
  `
    can't_(?:get|lift|turn|raise|roll|comb|dress|do) cannot_(?:get|lift|turn|raise|roll) hardly_(?:get|lift|turn|raise) struggle*_to_(?:get|lift|turn|raise|dress)
    hard_to_(?:get_(?:up|out)|lift|turn|raise) takes_(?:an_hour|ages|hours)
  `,
);
const crusts = concept(`crust* scab* ooz* weep* sores?`);
const golden = concept(`honey_?colou?r* golden yellow* cornflakes? spread*`);
const face = concept(`mouth nose nostrils? lips? chin face cheek*`);
const thorn = concept(`thorns? blackthorn sloe_bush spikes? hawthorn_spike rose_bush gorse`);
const joint = concept(`knuckles? fingers? joints? thumb wrist knee hand elbow`);
const swollen = concept(`swoll* swell* stiff puffy fat won't_bend can't_bend`);
const noSmell = sequence(
  /\b/i,
  choice(
    /(?:didn't|did not|doesn't|don't|not|never|hardly|barely) (?:really )?smell\w*(?: (?:of|like) (?:garlic|anything|much|onion))?/,
    /no (?:garlic |garlicky |onion )?smell|without (?:a |any )?smell|smell(?:ed|t|s)? of nothing|scentless/,
  ),
  /\b/,
);
const wildLeaves = concept(
  `wild_garlic ramsons? ramps? bear('s)?_garlic bear's_garlic wild_leeks? forag* pesto picked in_the_woods`,
);
const eaten = concept(
  `ate eaten eat had_it had_some had_them for_(?:tea|dinner|lunch) last_night at_(?:one|noon|\\d+)`,
);
const throwsUp = concept(`sick vomit* throw*_up threw_up puk* chuck*_up`);
const slowHeart = sequence(
  /\b(?:heart|pulse)(?:'s|s|beat)?\b[^.?!]{0,24}\b/i,
  choice(/slow(?:ly|ed|ing)?/, /(?:3|4)\d\b(?! (?:year|minute))/),
  /\b/,
);
const pads = concept(`pad pads panty_?liner liner tissue knickers pants`);
const stain = concept(
  `(?:bit|spot|spots|streak|smear|drop|drops|trace|show)_of_(?:pink|red|brown|blood) pink_(?:stain|spots?|discharge) spotting`,
);
const longWithout = sequence(
  /\b(?:years?|ages|decades?) (?:since|after|without|past)\b[^.?!]{0,24}\b/i,
  /(?:period|periods|menopause|the change|monthl\w+)\b/,
);
const bodyHot = concept(
  `body_(?:dey|is|feels?|feel)_hot* body_hot hot_body hoting body_temperature fever* feverish high_temperature`,
);
const aching = concept(
  `joints?_(?:is_|are_|dey_)?pain* paining body_pain* bone_pain* bitter_mouth chills? cold_dey_catch* malaria typhoid dengue`,
);
const breast = concept(`breasts? boobs? nipple`);
const redAndHot = concept(`red hot wedge* hard lump* streak*`);
const shivery = concept(`fluey flu shiver* feverish fever* achy aching chills temp temperature`);
const gumsBleed =
  /^(?![^]*\b(?:stop\w*|pour\w*|gush\w*|tooth|teeth (?:out|pulled)|extract\w*|mouthful\w*|clots?|spit\w*)\b)[^]*\bgums? (?:\w+ )?(?:bleed\w*|bled)\b/i;
const likeFoxglove = concept(`woolly wooly furry velvet* downy fuzzy soft lamb's_ear`);
const comfrey = concept(`comfrey borage mullein sage_leaves`);
const drunk = concept(`tea mug cups? cuppa drank drunk brew* swallow* ate eaten sipped`);
const bigSoftLeaves =
  /\b(?:big|large|broad|huge) (?:\w+ )?(?:woolly|wooly|furry|velvety?|downy|fuzzy|hairy|soft) (?:\w+ )?(?:leaf|leaves|foliage)\b/i;
const foundWild = concept(
  `found picked gathered forag* hedge* ditch lane* verge riverbank by_(?:the|a)_(?:river|stream|road|path) woods wasteland`,
);
const cupMade =
  /\b(?:made|brewed|boiled|drank|drunk|sipped|had)\b[^.?!]{0,30}\b(?:cups?|mugs?|pots?|tea|brew|infusion|it)\b/i;
const everything = concept(`everything things world all people screens? lights?`);
const looksYellow = concept(`(?:looks?|looking|seems?|gone|went|is)_(?:\\w+_){0,3}(?:yellow*|greenish)`);
const heart = concept(`heart pulse`);
const runsFast = concept(`race races racing beats_fast pounds pounding gallop*`);
const always = concept(`always all_the_time constant* every_day all_day day_and_night`);
const self = concept(`agbo herbs? leaf leaves neem dongoyaro artemisia tea mixture bitter_leaf root concoction`);

const drinks = concept(`beers? wines? vodka whisk(?:y|ey) pints? cider lager spirits booze alcohol drink(?:ing|s)?`);
const daily = concept(`(?:a|per|every|each)_(?:day|night|evening) daily too_much`);
const withoutIt = concept(`cold_turkey shakes`);

const oneLimbGone = sequence(
  /^(?![^]*\b(?:jabs?|vaccin\w*|injections?|gym|lifting|carrying|digging|slept on|lay on|workout|asleep|pins and needles|when i|at night|every|often|always)\b)[^]*/i,
  /\b(?:right|left|one) (?:arm|leg|hand|side)(?:'s| is| has| just)* (?:just |suddenly |all )*/,
  /(?:gone|went|turned) (?:\w+ )?(?:heavy|dead|limp|weak|useless|floppy)\b/,
);
const hiccups = concept(`hiccups? hiccough*`);
const muddled = concept(`talk(?:s|ing)_(?:nonsense|rubbish|gibberish) confus* muddled makes_no_sense`);

/** Grave by what is told along: on the stairs, years after the last period, from a patch that did not smell. */
export const circumstanceSigns: readonly Signs[] = [
  { of: 'chest-pain', near: [[burn, onEffort, withIt]] },
  { of: 'effort-chest', patterns: [burnsOnEffortAlone] },
  { of: 'withdrawal', together: [[[drinks, daily], withoutIt]] },
  { of: 'stroke', patterns: [oneLimbGone], near: [[hiccups, muddled]] },
  { of: 'jaundice', near: [[stool, clay]] },
  {
    of: 'joint-or-bone',
    near: [
      [shoulders, stiff, morning, hardlyMoves],
      [joint, swollen, thorn],
    ],
  },
  { of: 'infected-wound', near: [[crusts, golden, face]] },
  { of: 'poisoning', together: [[wildLeaves, noSmell, eaten]] },
  { of: 'poisoning', near: [[wildLeaves, throwsUp, slowHeart]] },
  { of: 'chest-pain', near: [[throwsUp, slowHeart]] },
  { of: 'blood-where-none-belongs', together: [[[stain, pads], longWithout]], near: [[stain, longWithout]] },
  { of: 'easy-bleeding', near: [[gumsBleed, concept(`lately lots? loads easily weeks days always every more`)]] },
  { of: 'poisoning', together: [[comfrey, likeFoxglove, drunk]] },
  // "Found some by the hedge, big furry leaves": the name it is told by was read in a story.
  { of: 'poisoning', together: [[bigSoftLeaves, foundWild, cupMade]] },
  { of: 'eye', near: [[everything, looksYellow]] },
  { of: 'heart-check', near: [[heart, runsFast, always]] },
  { of: 'mastitis', near: [[breast, redAndHot, shivery]] },
  { of: 'long-fever', together: [[bodyHot, aching, self]] },
];
