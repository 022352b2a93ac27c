import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { child, pregnant } from '../words/people-words.ts';

const strayScratch =
  /\b(?:stray|street|wild|unknown) (?:dog|cat|monkey|puppy|kitten)\b[^.?!]{0,24}\b(?:scratched|bit|licked|nipped)\b/i;
const headache = concept(`head_?aches?`);
const everyMorning = concept(`(?:each|every)_morning in_the_mornings on_waking when_i_wake`);
const longOrSick = concept(`weeks month months nausea sick vomit* worse`);
const bruises = concept(`bruise bruises bruising`);
const noKnock = concept(
  `without_(?:bumping|a_knock|knocking|hitting|reason) no_(?:reason|knock|idea) (?:for|from)_nothing`,
);
const spots = oneOf(
  sequence(
    /(?<!\b(?:nappy|diaper|heat|itchy|teething|drool|sweat|shaving|acne|razor|eczema)\b[^.?!]{0,30})/i,
    /\b(?:pin-?point|pin-?prick|tiny red|little red)\b[^.?!]{0,16}\b(?:spots|dots)/,
    /\b(?![^]{0,40}\b(?:for years|cherry|always)\b)/,
  ),
  /\bbleeding gums\b[^.?!]{0,24}\b(?:spots|bruis\w*|dots)\b/i,
);
const noseOften =
  /\bnose ?bleeds?\b[^.?!]{0,16}\b(?:several|every|many|three|four|often|daily|most days)\b|\bnose (?:has |keeps? )?bl(?:ed|eed\w*) (?:every|each|most|several)\b/i;
const boil = oneOf(
  /\b(?:boil|abscess|carbuncle|cyst)\b[^.?!]{0,30}\b(?:grow\w*|sore|painful|red|hot|hurts?|bigger|throbs?)\b/i,
  /\b(?:ingrown|ingrowing) (?:toe)?nail\b[^.?!]{0,24}\b(?:pus|red|infected|swollen)\b/i,
  /\btoe(?:nail)?\b[^.?!]{0,16}\bpus\b/i,
);
const redderHot =
  /\b(?:scratch|cut|graze|bite|scab|sore)\b[^.?!]{0,30}\b(?:redder|getting red|more red)\b[^.?!]{0,16}\b(?:hot|warm|swollen|sore)\b/i;
const hands = concept(`hands? fingers? arm`);
const tremble = concept(`trembl* tremor shak*`);
const worse = concept(`worse new weeks months getting`);
const floaters = /\bfloaters\b[^.?!]{0,24}\b(?:more|(?<!nothing )new|than|sudden\w*|many|lots)\b|\bmore floaters\b/i;
const blurry =
  /\b(?:sight|vision|eyesight)\b[^.?!]{0,30}\b(?:blurr\w*|foggy|dim|worse|hazy)\b(?=[^.?!]{0,60}\b(?:one eye|days|week|weeks|left|right)\b)|\bblurr\w*\b[^.?!]{0,24}\bone eye\b/i;
const lid =
  /\beyelid\b[^.?!]{0,24}\b(?:swollen|red|hot)\b[^.?!]{0,16}\b(?:hurts?|painful|red|sore|throbs?|hot|shut)\b(?![^]{0,80}\b(?:cream|make-?up|mascara|mosquito)\b)/i;
const nailAndTetanus =
  /\b(?:rusty|dirty|barbed)\b[^.?!]{0,60}\btetanus is overdue\b|\b(?:rusty|dirty) nail\b[^.?!]{0,50}\btetanus\b|\btetanus\b[^.?!]{0,40}\b(?:can't remember|never|years|unknown|not sure)\b/i;
const monthsOnPill =
  /\b(?:spotting|bleeding)\b[^.?!]{0,16}\bfor (?:two|three|four|five|\d|several) (?:weeks|months)\b/i;
const burningDaily =
  /\b(?:heartburn|indigestion|acid reflux)\b[^.?!]{0,16}\b(?:every|each|most) (?:day|night|days|nights)\b[^.?!]{0,24}\b(?:weeks|months?)\b/i;
const sugarHigh =
  /\b(?:fasting|morning)\b[^.?!]{0,12}\bsugar\b[^.?!]{0,24}\b(?:1[1-9]|2[0-2])\b(?! ?(?:g\b|grams|%|days|weeks))|\bsugar\b[^.?!]{0,16}\b(?:has been|is|was|stays)\b[^.?!]{0,12}\b1[2-9]\b[^.?!]{0,16}\bfor\b/i;
const highPressure =
  /\b(?:bp|blood pressure|pressure)\b[^.?!]{0,16}\b1[78]\d ?(?:over|\/) ?(?:1[01]\d|9\d)\b(?=[^.?!]{0,40}\b(?:times|today|twice|again|days|morning)\b)/i;
const pulse = concept(`pulse heart heart_?beat`);
const outOfStep = concept(`jump* skipp* flutter* irregular* uneven stumbl* missing_beats`);
const sinceDays = concept(`yesterday days week on_and_off since evening`);
const lostInterest =
  /\blost (?:all |any )?(?:interest|pleasure|joy)\b[^.?!]{0,16}\b(?:in|for)\b[^.?!]{0,24}\b(?:weeks|months|life|everything|anything)\b/i;
const paleStools =
  /\b(?:pale|white|clay|chalky|grey)\b[^.?!]{0,12}\b(?:stools?|poos?)\b|\b(?:stools?|poos?)\b[^.?!]{0,12}\b(?:pale|white|clay|chalky)\b/i;
const stoppedOpioid = sequence(
  /\b(?:since|after|when) (?:i )?(?:stopped|came off|quit|stopping)\b[^.?!]{0,16}\b/i,
  choice(
    /tramadol|codeine|morphine|oxycodone|pregabalin|gabapentin|venlafaxine|sertraline|paroxetine/,
    /duloxetine|antidepressants?|prednisolone|steroids?/,
  ),
  /\b/,
);
const cannotGet =
  /\bcan't (?:get|collect|pick up|afford)\b[^.?!]{0,12}\b(?:my |his |her )(?:\w+ )?(?:antidepressants?|tablets|medication|insulin|inhaler|blood thinners?|epilepsy \w+|heart \w+)\b/i;
const babyIll = concept(
  `(?:four|five|six|seven|eight|nine|ten|eleven|[4-9]|1[01])_?months?_?old one_year_old toddler's toddler baby's baby`,
);
const hot = concept(`38[.,][5-9] 39* 40*`);
const fever = concept(`fever* temperature hot`);
const underOne = concept(`(?:four|five|six|seven|eight|nine|ten|eleven|[4-9]|1[01])_?months?_?old`);
const coughOrRash = concept(`cough* rash spreading`);
const drinksLess = concept(`drinks_less drinks_little feeds_less feeding_less not_drinking_much week days`);
const calf = concept(`calf`);
const soreOrHard = concept(`sore hard tender pain* tight hurts`);
const still = concept(`flight(?!_of) surgery operation cast bed drive journey pill since`);
const wasp = concept(`wasp bee hornet sting stung`);
const limb = concept(`arm hand leg foot forearm ankle`);
const swollen = concept(`swollen swell* red hot`);
const yesterday = concept(`yesterday days since spread* elbow knee`);

const cannotStopWorrying = /\bcan't stop worrying\b[^]{0,80}\b(?:sleep|work|eat)\b/i;
const awakeForDays =
  /\b(?:awake|up) for (?:two|three|four|five|\d) (?:days|nights)\b[^.?!]{0,60}\b(?:energy|ideas|plans|talk\w*|brilliant)\b/i;
const rustyPhlegm =
  /\b(?:rusty|brown|green|yellow) (?:phlegm|sputum|mucus)\b(?=[^]{0,80}(?<!\b(?:no|without|not) (?:\w+ )?)\b(?:fever|temperature|pain|breath\w*|shiver\w*)\b)/i;
const breastInfection =
  /\bmastitis\b|\bbreast (?:infection|is infected|abscess)\b|\bbreast\b[^.?!]{0,30}\b(?:red|hot|hard)\b[^.?!]{0,30}\b(?:fever|chills|breastfeed\w*|nursing|flu)\b/i;
const painkiller = concept(`ibuprofen naproxen diclofenac`);
const tookIt = concept(`took taken been_taking have_been_using`);

/** Signs for a doctor soon, by the part of the body they are told of. */
export const urgentByPartSigns: readonly Signs[] = [
  { of: 'bite', patterns: [strayScratch], near: [[wasp, limb, swollen, yesterday]] },
  { of: 'headache-check', near: [[headache, everyMorning, longOrSick]] },
  { of: 'bruising', patterns: [spots, noseOften], near: [[bruises, noKnock]] },
  { of: 'infected-wound', patterns: [boil, redderHot] },
  { of: 'nerve-check', near: [[hands, tremble, worse]] },
  { of: 'eye', patterns: [floaters, blurry, lid] },
  { of: 'wound', patterns: [nailAndTetanus] },
  { of: 'blood-where-none-belongs', patterns: [monthsOnPill] },
  { of: 'stomach-check', patterns: [burningDaily] },
  { of: 'thirst', patterns: [sugarHigh] },
  { of: 'very-high-pressure', patterns: [highPressure] },
  { of: 'heart-check', near: [[pulse, outOfStep, sinceDays]] },
  { of: 'mind-check', patterns: [lostInterest, cannotStopWorrying] },
  { of: 'mania', patterns: [awakeForDays] },
  { of: 'breathing-worse', patterns: [rustyPhlegm] },
  { of: 'mastitis', patterns: [breastInfection] },
  { of: 'pregnancy-check', together: [[pregnant, painkiller, tookIt]] },
  { of: 'jaundice', patterns: [paleStools] },
  { of: 'withdrawal', patterns: [stoppedOpioid, cannotGet] },
  {
    of: 'child-check',
    near: [
      [babyIll, hot],
      [underOne, fever],
      [child, coughOrRash, fever, drinksLess],
      [babyIll, coughOrRash, drinksLess],
    ],
  },
  { of: 'leg-clot', near: [[calf, soreOrHard, still]] },
];
