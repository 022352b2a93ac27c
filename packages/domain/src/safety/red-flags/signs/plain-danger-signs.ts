import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { confused } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';

const diabetic = concept(`diabet* insulin type_(?:1|one|2|two)`);
const asIfDrunk = concept(
  `
    drunk(?!_(?:anything|enough|any|water))
    (?:acting|acts|behaves|behaving)_(?:\\w+_)?(?:strange*|odd*|weird*|funny|aggressive*|drunk) makes_no_sense
    talking_nonsense talks_nonsense muddled sweaty_and
  `,
);
const lowSigns = concept(
  `
    sweat* pale shak* nonsense no_sense muddled confus* no_alcohol not_(?:\\w+_)?drunk hasn't_drunk had_no
    had_nothing strange* odd* weird* drunk
  `,
);
const insulin = concept(`insulin`);
const didNotEat = concept(
  `
    (?:not|n't|without|no|couldn't|didn't|hasn't)_(?:eat|eating|eaten|any_food|food) didn't_eat hasn't_eaten
    could_not_eat skipped_(?:breakfast|lunch|dinner|a_meal)
  `,
);
const fingertip = oneOf(
  /\b(?:tip|end|top|bit|part) of (?:my|his|her|the) (?:\w+ )?(?:finger|thumb|toe|nose|ear)\b[^.?!]{0,12}\boff\b/i,
  /\b(?:sliced|cut|chopped|took|tore|ripped|bit|sawed|came|come)\b[^.?!]{0,12}\b(?:tip|end|top) (?:of|off) (?:my|his|her|the) (?:\w+ )?(?:finger|thumb|toe|nose|ear)\b[^.?!]{0,8}(?:\boff\b|$)/i,
  /\b(?:sliced|cut|chopped|took|tore|ripped|bit)\b[^.?!]{0,12}\b(?:finger|thumb|toe) ?tip\b[^.?!]{0,12}\boff\b/i,
  /\b(?:finger|thumb|toe) ?tip\b[^.?!]{0,12}\b(?:came|come|is|sliced|cut|torn|ripped) off\b/i,
);
const beatsAChild = sequence(
  /\b/i,
  choice(
    /husband|wife|partner|boyfriend|girlfriend|ex|he|she|father|mother|dad|mum|mom|stepdad/,
    /stepmum|carer|grandad|uncle/,
  ),
  /\b[^.?!]{0,12}\b(?:beats?|hits?|slaps?|whips?|thrash\w*|kicks?|punch\w*|burns?|lock\w*|smack\w*)\b/,
  /[^.?!]{0,4}\b(?:my|our|the|his|her) (?:\w+ )?/,
  choice(
    /child|children|kids?|son|daughter|baby|toddler|boy|girl|boys|girls|sister|brother|mother|mum/,
    /mom|nan|gran\w*/,
  ),
  /\b(?! (?:at |in )?(?:chess|cards|tennis|football|mario))/,
);
const breaksBones = oneOf(
  /\b(?:husband|wife|partner|boyfriend|girlfriend|ex|he|she)\b[^.?!]{0,40}\b(?:has broken|broke|breaks|bruised|dislocated) my (?:\w+ )?(?:finger|arm|rib|ribs|nose|wrist|jaw|hand|leg|eye socket|face)\b/i,
  /\b(?:husband|wife|partner|boyfriend|girlfriend|ex)\b[^.?!]{0,12}\bthrows (?:things|plates|stuff|objects) at me\b/i,
);
const controls = sequence(
  /\b(?:partner|husband|wife|boyfriend|girlfriend|ex|carer|he|she|father|family)\b[^.?!]{0,16}/i,
  /\b(?:controls|keeps|takes|took|checks|reads|holds|hides|locks)\b[^.?!]{0,24}/,
  /\b(?:my (?:phone|money|wages|passport|messages|papers|cards?|pension|tablets|keys)|me in)\b/,
  /[^.?!]{0,60}\b(?:and|or)\b[^.?!]{0,40}\b/,
  choice(
    /my (?:money|messages|phone|friends|family|passport|tablets)|see (?:my )?(?:friends|family)/,
    /leave|away|go out|friends/,
  ),
  /\b/,
);
const willKill = oneOf(
  sequence(
    /\b(?:says?|said|swears?|threatens?|texted|wrote|posted)\b[^.?!]{0,16}\b(?:he|she|they)/i,
    /(?:'ll| will|'s going to| is going to|'d| wants to)\b[^.?!]{0,12}/,
    /\b(?:take (?:a|the) (?:knife|gun) and )?(?:stab|shoot|kill|murder|strangle|burn down)\b[^.?!]{0,6}/,
    /\b(?:his|her|their|the|my|someone|somebody|people|everyone)/,
    /\b(?! (?:time|mum if|self|himself|herself))/,
  ),
  /\bwants? to (?:take (?:a|the) (?:knife|gun) and )?(?:stab|shoot|kill|murder) (?:his|her|their) (?!(?:self|time)\b)\w+\b/i,
);
const diffuser = oneOf(
  /\b(?:drank|drunk|swallowed|sipped|licked|sucked)\b[^.?!]{0,16}\b(?:from|out of|off)\b[^.?!]{0,16}\b(?:diffuser|oil burner|aroma lamp|vapori[sz]er|humidifier|oil lamp|reed sticks?|air freshener|wax melt)\b/i,
  /\bemptied\b[^.?!]{0,16}\b(?:bottle|vial) of\b[^.?!]{0,24}\b(?:drops|oil|eucalyptus|camphor|remover)\b/i,
);
const noStool = concept(
  `(?:no|not|haven't|hasn't|without)_(?:had_)?(?:a_|any_)?(?:bowel_movements?|stools?|poo*|motion|wind)`,
);
const bigBelly = concept(
  `
    (?:belly|stomach|tummy|abdomen)_(?:is_|has_)?(?:\\w+_)?(?:huge|swollen|bloated|distended|tight|blown_up|big|hard)
    swollen_(?:belly|stomach|tummy|abdomen)
  `,
);
const bringsUp = concept(`vomit* throw*_up can't_keep being_sick`);
const eyeOut = concept(`bulg* sticks?_out sticking_out pushed_out protrud*`);
const eye = concept(`eyes? eyelids? eyeball`);
const hot = concept(`fever* temperature 38* 39* 40*`);
const breathless = concept(`short_of_breath breathless out_of_breath`);
const painOnBreath = concept(
  `
    (?:hurts?|pain*|sharp|stab*)_(?:to_|on_|when_i_|when_|me_to_)?(?:breath*|inhal*)(?:_in)? pain_on_breathing
    pain_when_i_breathe
  `,
);
const clotRisk = concept(`surgery operation operated flight(?!_of) cast birth section pill bed_?rest`);
const lithium = concept(`lithium`);
const poisoned = concept(`stagger* unsteady coarse* slur* twitch* can't_walk wobbl* falls_over`);
const alsoIll = concept(`vomit* diarrh* trembl* shak* confus* drows* tremor`);
const newMedicine = concept(
  `
    new_(?:\\w+_){0,2}(?:tablets?|medicine|medication|drug|pills?|antibiotic) antibiotic* lamotrigine carbamazepine
    allopurinol phenytoin sulfa* gout_tablet epilepsy_(?:drug|tablets?|medicine) nevirapine
  `,
);
const mouthSores = concept(
  `
    (?:blisters?|sores|ulcers)_(?:in|on|inside|round|all_over)_(?:my|his|her|the)_(?:mouth|lips|eyes|genitals)
    mouth_(?:is_)?full_of_(?:sores|blisters|ulcers) lips_(?:are_)?raw sore_(?:eyes|mouth)
  `,
);
const peels = concept(
  `rash skin_(?:is_)?(?:peel*|blister*|com(?:es|ing)_off) comes_off_in_sheets peel* blister* burning_rash`,
);
const skinComesOff =
  /\bskin\b[^.?!]{0,12}\b(?:comes?|coming|falls|peels|peeling) off\b[^.?!]{0,12}\b(?:in )?(?:sheets|layers|my (?:back|chest|face))\b/i;
const spreadsByTheHour =
  /\b(?:red\w*|rash|skin|infection|cellulitis)\b[^.?!]{0,50}\b(?:spread\w*|grow\w*|bigger)\b[^.?!]{0,16}\b(?:by the hour|every hour|within hours|so fast|as i watch)\b/i;
const agony = concept(`agon* unbearable excruciat* terrible_pain worst_pain purple black* blister* numb grey`);
const skinTurns =
  /\b(?:redness|red area|red patch|infection|cellulitis|rash|wound)\b[^]{0,80}\bskin (?:is |has |was )?(?:turn\w*|gone|going|went) (?:purple|black|dusky|grey|blue)\b/i;
const afterDelivery =
  /\bafter (?:the |my |her )?(?:delivery|labou?r|confinement)\b(?! (?:of (?:the|my) (?:parcel|order|package)))/i;
const ill = concept(`fever* 38* 39* 40* temperature foul smelly chills bleeding`);
const highNumber =
  /\b(?:39\.[5-9]|4[01](?:\.\d)?|10[3-6](?:\.\d)?)\b(?! ?(?:years|weeks|mg|ml|kg|kilos|pounds|minutes|units|tablets|cigarettes))/i;
const seesWhoIsNot =
  /\b(?:talk\w*|speak\w*|see(?:s|ing)?) (?:to )?(?:people|things|someone|animals|bugs) (?:who|that|which)? ?(?:are|is)(?:n't| not) there\b/i;
const lowRight =
  /\bpain\b[^.?!]{0,16}\b(?:low|lower|down)\b[^.?!]{0,12}\bright\b|\b(?:low|lower) (?:on the |down on the )?right\b[^.?!]{0,24}\b(?:pain|hurts?|sore)\b|\bmoved (?:to|down to) (?:the |my )?(?:lower )?right\b/i;
const appendixSigns = concept(
  `fever* let_go let* vomit* can't_(?:stand|walk|move|jump) temperature rebound pressing hop bump*`,
);
const wasEating =
  /\b(?:was|is|were|been) eating\b[^]{0,60}\b(?:can't|cannot|couldn't) (?:cough|cry|speak|talk|breathe|make (?:a|any) (?:sound|noise))\b|\bgrabbed (?:his|her|my) throat\b/i;
const knock = concept(`tackle knock* hit fell fall blow bang* crash kick* rugby football head accident`);
const clearFluid =
  /\b(?:clear|watery) (?:fluid|liquid|water)\b[^.?!]{0,24}\b(?:ear|nose)\b|\b(?:ear|nose)\b[^.?!]{0,16}\b(?:clear|watery) (?:fluid|liquid)\b/i;
const hotPlace = concept(
  `
    (?:very_|so_|too_)?hot_in_the_(?:garden|sun|car|greenhouse|kitchen|attic|field) parked_car hot_car
    in_the_(?:hot_)?sun greenhouse heatwave
  `,
);
const limpOrRed = concept(`floppy limp red drows* vomit* hot unresponsive`);
const spineBelow = concept(`diving dived dive shallow_water tackle scrum trampoline fell fall crash horse`);
const tingles = concept(
  `(?:pins_and_needles|tingling|tingl*|numb*|weak*)_(?:\\w+_)?(?:in_)?(?:both_)?(?:my_|his_|her_)?(?:arms|legs|hands|feet)`,
);
const neckHurts = concept(`neck spine back`);
const pulsing =
  /\b(?:pulsing|pulsating|throbbing|beating)\b[^.?!]{0,12}\b(?:lump|mass|swelling)\b[^.?!]{0,16}\b(?:belly|tummy|stomach|abdomen)\b/i;
const pen = /\bepi-?pen\b|\bjext\b|\badrenaline (?:pen|injection)\b/i;
const returns = concept(`hoarse voice swell* tight* wheez* hives again throat breath*`);
const rope = /\b(?:bought|got|have|found|made|ordered) (?:a |the |some )?(?:rope|noose|gun|blades?)\b/i;
const griefOrEnd = concept(
  `
    left_me wife_left husband_left girlfriend_left boyfriend_left died dead lost_my alone no_one nobody hopeless
    goodbye divorce sacked
  `,
);
const smokedOut =
  /\b(?:steam|smoke|flame|fire|hot air)\b[^.?!]{0,24}\b(?:burn\w*|singed|soot)\b[^.?!]{0,24}\b(?:mouth|nose|face|lips|throat)\b[^]{0,60}\b(?:voice|hoarse|breath\w*|swallow\w*|cough\w*)\b/i;
const inTheEye =
  /\b(?:sharp|metal|glass|splinter|nail|wire)\b[^.?!]{0,16}\b(?:is |are )?(?:stuck|sticking|lodged|went|gone|flew)\b[^.?!]{0,12}\b(?:in|into|out of) (?:my|his|her) (?:eyeball|eye)\b/i;
const labour =
  /\b(?:2\d|3[0-6]) ?(?:weeks|wks)\b[^.?!]{0,40}\b(?:pains?|tighten\w*|cramps?)\b[^.?!]{0,16}\bevery (?:\w+ )?(?:minutes|mins)\b/i;
const tookPillsAndSorry =
  /\b(?:text\w*|wrote|messaged|called|says?|said)\b[^.?!]{0,24}\b(?:taken|took|swallowed) (?:\w+ )?(?:pills|tablets|something)\b[^.?!]{0,30}\b(?:sorry|goodbye|forgive|love)\b/i;

const uprightForAir =
  /\b(?:sit|sitting|sleep|sleeping|stay|propped)\b[^.?!]{0,12}\b(?:up|upright)\b[^.?!]{0,24}\bto (?:get (?:any |enough )?air|breathe|catch my breath|get my breath)\b/i;
const lastNight =
  /\b(?:tonight|today|this|tomorrow) (?:will be|is|is going to be) my last (?:night|day|evening)\b(?! (?:at|in|of|with|on|here|before|as|off))/i;
const tampon = concept(`tampon*`);
const toxic = concept(`rash dizz* faint* vomit* confus* sunburn*`);
const positiveTest =
  /\b(?:test (?:is|was|came (?:back|out)|turned out)|it's|test:?) positive\b|\bpositive (?:pregnancy )?test\b/i;
const sharpOrFaint = concept(
  `(?:strong|sharp|severe|bad|one_sided)_pain pain_on_(?:my|the)_(?:left|right) shoulder_tip bleed*`,
);
const faint = concept(`dizz* faint* left right one_side collaps* bleed*`);
const inhaled = concept(`inhaled breathed_in sucked_in`);
const nut = concept(`peanuts? nuts? beads? popcorn toy seed carrot`);
const noisy = concept(`whistl* wheez* cough* breath* hoarse`);
const stones =
  /\b(?:seeds|kernels|stones|pits) (?:of|from) (?:an? |the |some |several )?(?:apricots?|cherr(?:y|ies)|peach(?:es)?|plums?|bitter almonds?)\b|\b(?:apricot|cherry|peach) (?:seeds|kernels|pits)\b/i;
const eaten = concept(`ate eaten swallowed chewed eating`);
const cutAndUrge =
  /\b(?:cut|hurt|burned|burnt) myself\b[^]{0,80}\b(?:the urge|urges|too much|again|want to|relapse\w*)\b|\b(?:the )?urges? (?:is|are|came|has come) back\b(?=[^]{0,80}\b(?:cut\w*|hurt\w*|blades?|safe)\b)/i;

const doorIn = oneOf(
  sequence(
    /\b(?:kicking|breaking|beating|smashing) (?:the |my |our |down the )?/i,
    /(?:bedroom |front |bathroom )?door\b(?: (?:in|down))?[^]{0,60}/,
    /\b(?:hiding|hide|locked|scared|bathroom|help)\b/,
  ),
  /\bthreaten\w*\b[^.?!]{0,24}\b(?:burn|set fire to|blow up)\b[^.?!]{0,16}\b(?:house|home|flat|us|me)\b/i,
);
const rifle = concept(`rifle gun shotgun pistol knife pills rope`);
const goodbye = concept(`goodbye goodbyes farewell sorry_for_everything locked_(?:him|her)self_in`);
const handDisobeys =
  /\b(?:hand|arm|leg|fingers)\b[^.?!]{0,16}\b(?:would not|wouldn't|won't|doesn't|does not|didn't) (?:obey|do what|listen|follow)\b/i;
const firstFit =
  /\bnever had an? (?:fit|seizure)\b[^.?!]{0,24}\b(?:just had|now|had one|today)\b|\bfirst (?:ever )?(?:fit|seizure)\b/i;
const cannotRouse = /\bcan't be (?:roused|woken|wakened)\b|\bcannot be (?:roused|woken)\b/i;
const shiversHard = concept(`shiver*_so_hard teeth_chatter* rigors?`);
const blotches = concept(`blotchy mottled marbl* can_hardly_stand can't_stand grey`);
const ownPicking =
  /\b(?:mushrooms?|risotto|stew|soup)\b[^.?!]{0,40}\b(?:own picking|we picked|i picked|foraged|from the (?:woods?|forest|field)|picked ourselves)\b/i;
const sickAfter = concept(`cramps* diarrh* vomit* sick hours_later`);
const remover =
  /\b(?:drank|drunk|swallowed|licked|sipped)\b[^.?!]{0,30}\b(?:remover|rust|descaler|drain|thinner|polish|varnish|bleach|limescale)\b/i;

/** Emergencies in the sober words of somebody who reports them. */
export const plainDangerSigns: readonly Signs[] = [
  {
    of: 'diabetic-emergency',
    together: [[diabetic, asIfDrunk, lowSigns]],
    near: [
      [
        diabetic,
        concept(`hard_to_(?:wake|rouse) can't_wake won't_wake unconscious unresponsive difficult_to_(?:wake|rouse)`),
      ],
      [insulin, didNotEat, concept(`sweat* shak* no_sense confus* muddled drows* pale strange* faint* drunk`)],
    ],
  },
  { of: 'severe-bleeding', patterns: [fingertip] },
  { of: 'violence', patterns: [beatsAChild, breaksBones, controls, doorIn] },
  { of: 'harm-to-others', patterns: [willKill] },
  {
    of: 'poisoning',
    patterns: [diffuser, remover],
    together: [
      [ownPicking, sickAfter],
      [stones, eaten],
    ],
  },
  {
    of: 'acute-belly',
    patterns: [pulsing],
    together: [
      [bringsUp, noStool, bigBelly],
      [lowRight, appendixSigns],
    ],
  },
  {
    of: 'serious-infection',
    patterns: [skinTurns, skinComesOff],
    near: [[eye, eyeOut, hot]],
    together: [
      [newMedicine, mouthSores, peels],
      [spreadsByTheHour, agony],
      [highNumber, seesWhoIsNot],
      [tampon, hot, toxic],
      [shiversHard, blotches],
    ],
  },
  {
    of: 'breathing-or-allergy',
    together: [
      [breathless, painOnBreath, clotRisk],
      [pen, returns, concept(`again now hoarse back voice`)],
    ],
    patterns: [smokedOut],
  },
  { of: 'overdose', together: [[lithium, poisoned, alsoIll]], patterns: [tookPillsAndSorry] },
  {
    of: 'pregnancy',
    together: [
      [afterDelivery, ill],
      [positiveTest, sharpOrFaint, faint],
    ],
    patterns: [labour],
  },
  { of: 'stroke', patterns: [handDisobeys] },
  { of: 'collapse-or-seizure', patterns: [firstFit, cannotRouse] },
  { of: 'choking', patterns: [wasEating], near: [[inhaled, nut, noisy]] },
  { of: 'breathing-with-illness', patterns: [uprightForAir] },
  { of: 'head-injury', together: [[clearFluid, knock]] },
  {
    of: 'heat-stroke',
    together: [
      [hotPlace, confused],
      [hotPlace, limpOrRed, concept(`toddler baby child he she son daughter gran* mother father`)],
    ],
  },
  { of: 'serious-injury', together: [[spineBelow, tingles, neckHurts]] },
  { of: 'eye-emergency', patterns: [inTheEye] },
  { of: 'self-harm', patterns: [cutAndUrge, lastNight], near: [[rifle, goodbye]], together: [[rope, griefOrEnd]] },
];
