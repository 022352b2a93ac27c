import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { afterBirth, baby, child, youngBaby } from '../words/people-words.ts';
import { ate } from '../words/taking-words.ts';

const toxicThings = concept(
  `
    rat_(?:bait|poison|killer|blocks?|pellets|cubes) mouse_(?:bait|poison|blocks?|pellets|cubes) slug_(?:pellets|bait) ant_(?:bait|powder|killer) roach_bait
    moth_?balls? bleach drain_cleaner pesticide* weed_?killer paraquat antifreeze nightshade laburnum yew
  `,
);
const atTheMouth = concept(
  `
    (?:crumbs|bits|powder|juice|stains?)?_?(?:round|around|on|in)_(?:his|her|my|the)_(?:\\w+_)?(?:\\w+'s_)?(?:lips|mouth|chin|tongue)
    crunch* lick*
  `,
);
const remedies = concept(`kushta bhasma rasa_?\\w* hakeem* vaid* borax boric_acid dnp ayurvedic`);
const poisoned = concept(
  `
    no_(?:urine|pee|wee)_since metal(?:lic)?_taste blue_vomit vomit* sweating_buckets convuls* boiling
    4[01][.,]?\\d? no_urine can't_pee
  `,
);
const foraged = concept(`forag* wild_mushrooms? parasols? chanterelles? picked_(?:\\w+_){0,3}mushrooms? mushrooms?`);
const gutIll = concept(`both_ends vomit* the_runs sick awful cramps diarrh*`);
const liverIll = concept(`yellow* side_hurts liver dark_(?:wee|urine|pee) jaundic* brown_(?:wee|urine)`);
const burning = concept(`generator charcoal coal_pot brazier gas_heater jenny barbecue bbq`);
const closedIn = concept(`inside indoors corridor bedroom kitchen hallway all_night shut room closed`);
const overcome = concept(
  `not_wak\\w* no_(?:dey_)?wake won't_wake isn't_wak\\w* isn't_waking froth* headache* dizz* faint* vomit* not_waking`,
);
const opioid = concept(`methadone morphine oramorph oxycodone oxy* fentanyl subutex tramadol codeine dihydrocodeine`);
const byMistake = concept(`by_mistake mistake* accident* wrong_bottle mixed_up thought_it_was instead_of`);
const nodding = concept(`nodding nod drows* sleepy can't_stay_awake pinpoint slow_breath* woozy`);
const climbing = concept(
  `
    up_(?:at|to)_(?:my|his|her|the)_(?:hips?|knees?|waist|chest|thighs?|neck|arms?) climb*_(?:up|to) creep*_up
    moving_up rising
  `,
);
const numbFeet = concept(`tingl* numb* pins_and_needles weak* jelly`);
const breathOrSwallow = concept(`swallow* breath* choke* can't_walk`);
const tonsils = concept(`tonsil* adenoids?`);
const freshBlood = concept(`fresh_red bright_red blood* bleed* bowl_of brought_up`);
const paleOrSwallowing = concept(`swallow* white_as pale clots? dizzy faint* bowl`);
const yellow = concept(`yellow* jaundic*`);
const newbornGrave = concept(
  `
    bend(?:ing|s)_back arch* (?:high|cat)_?(?:pitched)?_?cr(?:y|ies|ying) like_a_(?:small_)?cat floppy limp
    won't_(?:feed|wake|suck) not_feeding stiff can't_wake
  `,
);
const stump = concept(`(?:cord|umbilical|navel)_stump umbilic* (?:baby's|babys|newborn's|his_little)_navel`);
const stumpIll = concept(`red smell* pus hot swollen ooz* stinks?`);
const offFeeds = concept(
  `off_(?:her|his|the|its)_(?:feeds?|milk|food) fever* not_feeding won't_feed sleepy floppy hot round_the_belly spreading`,
);
const dryBaby = concept(`sunk* no_tears dry_napp(?:y|ies) dry_mouth no_wet soft_spot`);
const watery = concept(`watery diarrh* runny_(?:poo|stools?) loose vomit*`);
const secretAbortion = concept(
  `getting_rid get_rid_of_it bring_(?:it|my_period)_(?:down|on) abort* knitting_needle stick_and backstreet`,
);
const wombIll = concept(`fever* stink* smell* bleed* burning shak* pus`);
const voices = concept(
  `
    tells?_me_what_to_do telling_me_(?:what|to) voices? radio_tells? tv_tells? messages_from commands? not_my_baby
    evil swapped chosen
  `,
);

/** Danger told by an aside that is no complaint: crumbs at the mouth, a taste of metal, an empty inhaler. */
export const unspokenDangerSigns: readonly Signs[] = [
  {
    of: 'poisoning',
    patterns: [
      /\b(?:digoxin|digitalis)\b[^]{0,60}(?<!\b(?:or|before|than) )\bfox ?glove (?:tea|leaf|leaves|brew|powder|capsules|tincture)\b|(?<!\b(?:(?:how (?:much|many|strong)|what (?:dose|amount)|(?:dose|amount|dosage|cups|grams) of)(?: [\w']+){0,3} |(?:can|could|may|should) i (?:take|drink|have|use|try|make) (?:some |a cup of |a little )?))\bfox ?glove (?:tea|leaves|powder)\b[^]{0,60}\b(?:digoxin|halo\w*|heart)\b/i,
      /\b(?:sips?|mouthfuls?|swigs?|drops?|taste) of (?:paraquat|bleach|anti-?freeze|weed ?killer|pesticide|insecticide|kerosene|petrol|diesel|white spirit|turps|methanol)\b/i,
      /\bmushroom (?:risotto|soup|stew|pasta|pie|omelette)\b[^.?!]{0,16}\b(?:from|with|of) (?:our|my|the|a) (?:forag\w*|own picking|woods?|forest|field|lawn|walk)\b|\bfrom our (?:own )?forag\w*/i,
      /\b(?:rat|mouse|slug|ant|roach) (?:bait|poison|pellets|powder)\b[^.?!]{0,24}\b(?:round|around|on|in) (?:his|her|my (?:\w+ ){0,2}\w+'s) (?:lips|mouth|chin|tongue)\b/i,
    ],
    near: [
      [child, toxicThings, atTheMouth],
      [child, toxicThings, ate],
    ],
    together: [
      [remedies, concept(`took taken take* spoon* tablets dose extra`), poisoned],
      [foraged, gutIll, liverIll],
      [
        foraged,
        concept(`all_(?:four|three|five|of_us) both_of_us everyone`),
        concept(`runs vomit* sick cramps`),
        concept(`hours later after since on`),
      ],
    ],
  },
  { of: 'gas-or-fumes', together: [[burning, closedIn, overcome]] },
  { of: 'poisoning', together: [[burning, closedIn, overcome]] },
  {
    of: 'overdose',
    patterns: [
      /\b(?:three|four|five|3|4|5) goes of (?:the|my|his|her) (?:\w+ ){0,2}(?:blockers?|tablets|pills|meds|insulin)\b/i,
      /\bdnp\b[^.?!]{0,24}\b(?:took|extra|cutting|sweat\w*|hot|dose)\b/i,
    ],
    near: [[opioid, byMistake, nodding]],
  },
  {
    of: 'overdose',
    patterns: [
      /\b(?:took|swallowed|taken|necked|downed) (?:my|the|his|her|a) (?:whole|entire|full) (?:packet|box|strip|bottle|blister|sheet|prescription)\b(?! (?:of|to|back|home|with|away|out|off|for|on|into)\b)/i,
    ],
  },
  {
    of: 'asthma',
    patterns: [
      oneOf(
        /\basthma\b[^]{0,60}\bcan't finish (?:my|a|the)\W{1,3}(?:words?|sentences?)\b/i,
        sequence(
          /\b(?:blue one|inhaler|reliever|puffer)(?:'s| is| has run)? (?:empty|out|finished|run out)/i,
          /\b(?=[^]{0,60}\b(?:breath\w*|wheez\w*|steam|can't|tight|attack|words?)\b)/,
        ),
      ),
    ],
  },
  {
    of: 'serious-injury',
    patterns: [
      sequence(
        /\b(?:baby|toddler|son|daughter|child|grandson|granddaughter|little one|boy|girl|he|she)\b/i,
        /[^.?!]{0,16}\bpulled (?:the |a |my |his |her |hot )*/,
        /(?:tea(?! (?:towel|cosy|bag|cloth))|coffee|kettle|soup|pan|cup|mug|saucepan|porridge)\b/,
        /[^.?!]{0,16}\b(?:onto|over|on|down)\b/,
      ),
    ],
  },
  {
    of: 'collapse-or-seizure',
    patterns: [
      /\bnever had a (?:seizure|fit|convulsion)(?: before)?\b[^.?!]{0,30}\b(?:did|had|got|just had) (?:one|it)\b/i,
    ],
  },
  {
    of: 'acute-belly',
    patterns: [
      sequence(
        /\b(?:been (?:up|hard)|erect\w*|e hard|still (?:up|hard)|won't go down|no gree go down)\b[^.?!]{0,50}/i,
        /\b/,
        choice(
          /(?:three|four|five|six|seven|eight|ten|[3-9]|1\d) hours/,
          /since (?:yesterday|last night|this morning)/,
        ),
        /\b(?=[^]{0,80}\b(?:hurts?|pain\w*|bedroom|viagra|sildenafil|down|sickle)\b)/,
      ),
      /\be hard since\b[^.?!]{0,40}\bno (?:gree )?go down\b/i,
    ],
  },
  { of: 'severe-bleeding', together: [[tonsils, freshBlood, paleOrSwallowing]] },
  { of: 'grave-signs', together: [[numbFeet, climbing, breathOrSwallow]] },
  {
    of: 'sick-baby',
    patterns: [
      /\b(?:i |he |she |we )?shook (?:him|her|the baby|my baby|it)\b(?=[^]{0,80}\b(?:weeks?|months?|baby|newborn|quiet|once|limp|sleepy|crying)\b)(?! hands?)(?<!\bhands? [^]{0,20})/i,
      oneOf(
        /\bsmack(?:s|ing) (?:his|her|the) lips (?:over and over|again and again|and (?:stares|twitches|jerks))\b/i,
        sequence(
          /\b(?:twitch\w*|jerk\w*) (?:one|his left|his right|her left|her right|the same) (?:arm|leg|hand|side)/i,
          /\b(?=[^]{0,80}\b(?:weeks?|months?|baby|newborn)\b)/,
        ),
      ),
    ],
    together: [
      [baby, yellow, newbornGrave],
      [stump, stumpIll, offFeeds],
      [concept(`bab(?:y|ies) newborn month_old weeks_old months_old infant little_one`), watery, dryBaby],
      [youngBaby, concept(`shook shaken`)],
    ],
  },
  { of: 'pregnancy', together: [[secretAbortion, wombIll]] },
  {
    of: 'psychosis',
    patterns: [
      /\b(?:gave birth|newborn|after (?:the |giving )?birth|had (?:a|the|my|our) baby|weeks? old)\b[^.?!]{0,80}\b(?:radio|telly|tv|voices?|god|phone|angels?)\b[^.?!]{0,12}\b(?:tells?|telling|told|orders?) me\b/i,
    ],
    together: [[afterBirth, voices, concept(`him her baby it no_sleep slept days weeks`)]],
  },
];
