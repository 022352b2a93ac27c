import { choice, followedBy, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { confused } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';
import { child, kin } from '../words/people-words.ts';
import { growsOutside, householdPoison, medicine, poisonPlant, swallowed, wildThing } from '../words/taking-words.ts';

const ill = concept(
  `sick ill vomit* throw*_up threw_up puk* dizz* numb* tingl* cramps? diarrh?* the_runs hallucinat* seeing_things blurr* racing faint* unwell poorly sweat* drool* shak(?:ing|y) burn(?:s|ing) swell* bad_(?:stomach|tummy|belly) stomach_(?:pains?|cramps?) slow_heart palpitations weak wobbly poison* weird funny strange confus*
  pupils heart_(?:is_)?(?:slow|racing|weird|funny) worried scared help what_(?:do|should)_(?:i|we) hospital a_and_e er emergency now is_(?:this|it|that)_(?:bad|dangerous|serious)`,
);
const mixUp = concept(
  `might_have_been could_have_been may_have_been turned_out(?:_to_be)? believed says_(?:it|they) said_(?:it|they) told_(?:me|us)_it not_sure_(?:if|it|what|whether|which) wasn't_(?:sure|wild|what|actually|comfrey|nettle|borage|garlic|parsley) mistook mistaken mistake confused mixed_up instead_of looks?_like looked_like thought_(?:it|they|that|these|those|we)_(?:was|were|had) thinking_(?:it|they)_(?:was|were) actually were_(?:actually|really) was_(?:actually|really|in_fact) maybe_(?:it|they|was) by_accident by_mistake accident*
  misidentif* wrong_(?:plant|mushroom|one|berr*|leaves) no_idea_what don't_know_what unidentified suspect afraid_(?:it|they) scared_(?:it|they) worried_(?:it|they) bad_ones poisonous toxic`,
);
const ate = concept(
  `
    ate eaten eating eats eat (?<!for_)swall?ow(?:ed|s|ing)? drank drunk chew* lick* munch* nibbl*
    (?<!\\b(?:a|little|wee|tiny)_)bit bitten tast(?:ed|ing) consum* cooked fried shared had_(?:a|some) dosed siphon*
    made_(?:a_|some_)?(?:tea|soup|salad|pesto|stew|smoothie) ingest* put_(?:it|some|one)_in mouth gobbl* scoff*
    served in_(?:the|our|my)_(?:soup|salad|stew|tea|pesto|dinner)
  `,
);
const fumes = concept(
  `spray* fumes gas gases vapou?rs? chlorine smoke exhaust mixture mixed mixing mix inhal* breath(?:ed|ing)_in`,
);
const cleaners = concept(`bleach cleaners? ammonia vinegar acid toilet drain chlorine descaler disinfectant`);
const fumeSigns = concept(
  `cough* breath* chest eyes throat dizz* headache* sick burn* smell* cloud chok* help can't lungs`,
);
const monoxide = concept(
  `boiler generator heater (?:charcoal|bbq|barbecue|coal|gas_stove|gas_fire|stove|furnace|chimney|fireplace|engine|car_running|exhaust|grill|camping_stove) co_(?:alarm|detector) carbon_monoxide`,
);
const everyone = concept(
  `
    all_(?:of_us|have|got|feel|dizzy|sick|with) whole_(?:family|house*) everyone everybody both_of_us
    we_(?:all|both) the_(?:dog|cat)_too inside indoors in_the_(?:tent|house|garage|caravan|room) alarm beep*
  `,
);
const monoxideSigns = concept(
  `(?:banging|pounding|splitting|sore|thumping|aching)_heads? head_?aches? dizz* sick nause* vomit* drows* sleepy faint* confus* beep* going_off went_off gone_off alarm`,
);

const wholeHome = concept(`all_of_us whole_(?:family|house*) everyone both_of_us we_(?:all|both)`);
const headsAche = concept(`head_?aches? heads_(?:ache|hurt|pound)`);
const burnsGas = concept(
  `boiler gas_(?:fire|heater|stove) wood_?burner log_burner paraffin_heater charcoal chimney flue generator`,
);

export const poisonSigns: readonly Signs[] = [
  {
    of: 'poisoning',
    patterns: [
      /^\W*(?:help[ ,!:]*|i have |suspected |possible )?(?:carbon monoxide|co poisoning|poisoning|poisoned|alcohol poisoning|mushroom poisoning|snake ?bite|gas leak)(?: symptoms| help| now| please)?\W*$/i,
      oneOf(
        sequence(
          /\b/i,
          choice(
            /be(?:vuto|be|bio|bido|beu|bi)|trago|tragado|aval[ea]\w*|geschluckt|getrunken|gegessen/,
            /ingoiat\w+|inghiottit\w+|engoliu|bu|tomo|ha preso|pris|ingerid\w+|bebeu|comido|comio/,
            /mangiat\w+|mange/,
          ),
          /\b[^.?!]{0,40}\b/,
          choice(
            /lejia|javel|bleich\w*|candeggina|alvejante|lixivia|pilhas?|pilas?|batterie|pile/,
            /knopfbatterie|gift\w*|veneno|veleno|poison|setas|pilze|funghi|champignons|detersivo/,
            /detergente|lessive|spulmittel|abflussreiniger/,
          ),
          /\b/,
        ),
        sequence(
          /\b(?:lejia|javel|bleich\w*|candeggina|knopfbatterie|pilze|gift\w*)\b[^.?!]{0,30}/i,
          /\b(?:geschluckt|getrunken|gegessen|bevuto|tragado|genommen)\b/,
        ),
      ),
      // Tablets are swallowed by accident; taken, they are for every day.
      oneOf(
        sequence(
          /\b/i,
          choice(
            /trago|tragado|aval[ea]\w*|geschluckt|gegessen|ingoiat\w+|inghiottit\w+|engoliu|ingerid\w+/,
            /comido|comio|mangiat\w+|mange/,
          ),
          /\b[^.?!]{0,40}\b(?:tabletten|pastiglie|pastillas|comprim\w+)\b/,
        ),
        /\b(?:tabletten|pastiglie|pastillas)\b[^.?!]{0,30}\b(?:geschluckt|gegessen|tragado)\b/i,
      ),
      oneOf(
        sequence(
          /\b(?:bitten|bit|bite|bites|stung|fangs?)\b[^.?!]{0,30}\b/i,
          choice(
            /snakes?|adder|viper|cobra|rattle\w*|krait|mamba|scorpion|black widow|brown recluse/,
            /funnel ?web|redback|copperhead|jelly ?fish|stone ?fish|blue[- ]ringed|tarantula/,
            /poisonous spider/,
          ),
          /\b/,
        ),
        sequence(
          /\b(?:snakes?|adder|viper|cobra|rattle\w*|krait|mamba|scorpion|black widow|stonefish|jellyfish)\b/i,
          /[^.?!]{0,20}\b(?:bit|bite|bites|bitten|stung|sting|struck)\b(?! (?:kit|prevention|plant|antidote))/,
        ),
      ),
      oneOf(
        /\b(?:been|was|got|getting|is|are|am|i'm|we're|he's|she's|feel|think|have) (?:\w+ )?poison(?:ed|ing)\b(?<!food poisoning)/i,
        sequence(
          /\b(?:someone|somebody|he|she|they|my \w+) (?:is |has |have |may have |might have |could have )?/i,
          /(?:poison(?:ed|ing)|spiked|drugged) (?:me|my|us|him|her)\b/,
        ),
        /\b(?:drink|drinks) (?:was|got|were|has been|have been|been|is) (?:spiked|drugged)\b/i,
      ),
      /\b(?:envenen\w+|intoxic(?:ado|ada|ación)|vergift\w+|empoisonn\w+|avvelen\w+|intossicat\w+|me he tragado|se trag[oó]|a aval[eé]|verschluckt|ha ingerito|ha ingoiato|engoliu)\b/iu,
      /\bgas leak\b|\b(?:smell|smells|smelling) (?:of )?gas\b/i,
      oneOf(
        sequence(
          /\b(?:tiny|pin ?point|huge|dilated|massive|small|different) pupils\b/i,
          followedBy(
            /[^.?!]{0,60}\b(?:breath\w*|nodding|slow|won't|can't|asleep|sleepy|confus\w+|hot|took|taken|wake|drows\w*)\b/,
          ),
        ),
        sequence(
          /\b(?:nodding|slow|won't|can't|sleepy|confus\w+|breath\w*|hot)\b[^.?!]{0,40}/i,
          /\b(?:tiny|pin ?point|huge|dilated|massive|small) pupils\b/,
        ),
      ),
    ],
    near: [
      [concept(`co`), concept(`alarm detector beep*`), concept(`head_?aches? dizz* sick drows* faint* beep*`)],
      [
        poisonPlant,
        concept(`mistook mistaken mixed_up confused thought_it_was`),
        concept(`for with i we he she my it was`),
      ],
      [swallowed, poisonPlant],
      [ate, householdPoison],
      [
        concept(
          `drink(?:ing|s)? drank swigg* gulp* sip(?:ped|ping) suck* in_(?:his|her|their|my)_mouth had_a_(?:mouthful|sip) inject* mouthful spoon* got_(?:hold|into|at) gotten_into gave(?!_up) given(?!_up)`,
        ),
        householdPoison,
      ],
      [ate, wildThing, mixUp],
      // "Soup of nettles I picked, and my mouth tingles."
      [
        concept(`picked foraged forag* gathered dug_up from_the_(?:woods|hedge|river|field)`),
        concept(`soup salad stew tea pesto sandwich smoothie omelette ate eaten eat drank had_it`),
        concept(`mouth lips? tongue throat`),
        concept(`tingl* numb* burn* blister* sting* prickl*`),
      ],
      [
        poisonPlant,
        mixUp,
        concept(`soup salad stew tea dinner lunch smoothie pesto ate eat* cook* drank dish curry meal tonight ago`),
      ],
      [ate, wildThing, ill],
      [ate, wildThing, growsOutside, child],
      [
        concept(`mushrooms? mushies mushys shrooms fungi chanterelles? ceps? boletes?`),
        concept(`picked foraged gathered found`),
        ill,
      ],
      [concept(`mushrooms?`), concept(`woods? forest field wild picked foraged forag* garden`), ill],
      [
        concept(`picked foraged forag* gathered collected dug`),
        mixUp,
        concept(`ate eaten ate_it eat swallow* cooked soup stew salad tea drank ago dinner lunch`),
      ],
      [
        concept(`berr(?:y|ies) lea(?:f|ves) mushrooms? flowers? seeds? bulbs? roots? plant petals`),
        concept(`ate eaten eating swallow* chew* munch* mouth nibbl* lick*`),
        child,
        concept(
          `garden yard park bush hedge tree outside woods forest house_?plant plant ground lawn unknown red black what poison* toxic sick walk`,
        ),
      ],
      [
        poisonPlant,
        ill,
        concept(
          `tea soup salad brew* broth decoct* tincture made picked picking after touch* handled ate drank root leaves powder medicine`,
        ),
      ],
      [
        poisonPlant,
        concept(
          `numb* tingl* slow_(?:pulse|heart) cramps? vomit* throw*_up threw_up seeing_things hallucinat* palpitations racing blurr* faint* burning_mouth drool*`,
        ),
      ],
      [cleaners, concept(`mixed mix mixing mixture together combined`), fumeSigns],
      [
        fumes,
        concept(`bleach ammonia chlorine toilet_cleaner drain_cleaner exhaust smoke paint solvent pesticide*`),
        fumeSigns,
      ],
      [monoxide, everyone, monoxideSigns],
      [
        concept(`co_(?:alarm|detector|poison*) (?:carbon_)?monoxide`),
        concept(
          `scream* ring* shriek* chirp* sounding red flashing alert* alarm beep* bleep* detector going_off went_off headache* dizz* sick drows* think leak* feel`,
        ),
      ],
      [child, medicine, concept(`sweets candy smarties skittles`)],
      [
        child,
        medicine,
        concept(
          `
            got_(?:hold|into|at|in|his|her) gotten_(?:into|hold) found opened emptied helped_(?:him|her)self chew*
            swallow* swalow* ate eaten eating sucked licked in_(?:his|her|their)_mouth missing spill*
            all_over_the_floor empty playing_with climbed mistook_for_(?:sweets|candy)
            thought_(?:they|it)_(?:was|were)_(?:sweets?|cand*|smarties)
          `,
        ),
      ],
      [
        child,
        concept(
          `(?:nan|gran|granny|grandma|grandpa|grandad|mum|mom|dad|my|his|her|husband|wife|father|mother)'?s?_(?:\\w+_)?(?:pills?|tablets?|tabs|meds|medicine|medication|patch*|insulin)`,
        ),
        concept(
          `ate eaten swallow* chew* took taken got_(?:hold|into|at) gotten_into found drank mouth licked had opened put`,
        ),
      ],
      [
        child,
        concept(
          `edibles? weed_(?:brownie|gumm*|cookie|cake)s? cannabis thc gummies hash marijuana vodka alcohol wine beer spirits whisk(?:e)?y perfume hand_(?:gel|sanitizer|sanitiser) nicotine vape`,
        ),
        concept(`ate eaten swallow* drank drunk got_(?:hold|into|at) gotten_into found gulp* mouthful had chew*`),
      ],
      [
        child,
        concept(`swall?ow* swalow* eaten ate`),
        concept(
          `magnets? batter* button_cell screws? nails? needles? pins? glass ring pen_lid key earring water_bead* desiccant`,
        ),
      ],
      [
        child,
        concept(`(?:up|in|into)_(?:his|her|my|the)_(?:nose|nostril|ear)`),
        concept(`magnets? batter* button_cell coin_cell water_bead*`),
      ],
    ],
    together: [
      [burnsGas, wholeHome, headsAche],
      [child, concept(`emptied raided got_into`), concept(`pills? tablets? blister_?(?:pack)?`)],
      [
        concept(`snake viper adder cobra rattlesnake scorpion black_widow jellyfish lionfish stonefish stingray`),
        concept(`bit bite bites bitten fangs stung sting stings struck`),
        concept(`swell* swollen faint* hand foot leg arm ankle finger me him her hurts* pain* breath*`),
      ],
      [
        concept(
          `(?:after|since|from|drank|had|took|eating|drinking|taking)_(?:\\w+_){0,3}(?:soup|tea|brew|decoction|tincture|herbs?|mushrooms?|root|powder|mixture|concoction|roots|remedy|agbo|kratom|nutmeg|datura|salvia|spice|seeds?)`,
        ),
        concept(
          `
            hallucinat* seeing_things tongue_(?:is_)?(?:numb|tingl*)
            (?:mouth|lips|tongue|hands|face)_(?:\\w+_){0,3}(?:numb|tingl*)
            heart_(?:is_)?(?:rac*|slow|skipping|pounding) can't_(?:breathe|stand|walk|see|move|stay_awake) seizure*
            convuls* unconscious collaps* pass(?:ed|ing)_out turning_blue barely_breathe slow_(?:pulse|heart*)
            won't_stop_vomiting
          `,
        ),
      ],
      [
        concept(
          `nodding_(?:off|out) nods_off barely_breathing breathing_(?:\\w+_){0,2}slow* slow_breathing snor* gurgl* blue_lips pinpoint_pupils tiny_pupils unconscious can't_wake won't_wake not_waking`,
        ),
        concept(
          `heroin fentanyl oxy* xan* opio* methadone morphine codeine tramadol smack gear pills tablets drugs? alcohol vodka ket* ghb benzos? valium pupils`,
        ),
        kin,
      ],
    ],
  },
  {
    of: 'poisoning',
    near: [
      [
        concept(`mdma molly mandy ecstasy pills? speed meth coke cocaine amphet*`),
        concept(`super_hot boiling overheat* burning_up so_hot very_hot really_hot roasting sweating`),
        concept(`confus* jaw twitch* seiz* agitat* rigid collaps* not_making hallucinat* friend he she mate`),
      ],
      [
        concept(
          `xan* benzo* valium diazepam opio* oxy* codeine morphine methadone tramadol sleeping_pills? zopiclone heroin fentanyl ghb ketamine gabapentin pregabalin pills tablets`,
        ),
        concept(
          `
            can't_(?:stay|keep)_?(?:my_eyes|awake|eyes|him|her)?* nodding passing_out drows* so_sleepy very_sleepy
            slow_breath* breathing_(?:\\w+_)?slow* barely_(?:awake|breath*) slurr* out_of_it won't_wake can't_wake
            blue
          `,
        ),
        concept(
          `took taken mixed mix with alcohol drank drunk vodka wine beer too_many too_much after overdid popped more`,
        ),
      ],
      [
        concept(
          `drugs? weed edibles? coke cocaine mdma ecstasy pill pills acid lsd shrooms spice ketamine ket molly mandy kratom tripping meth speed ghb`,
        ),
        concept(
          `can't_breathe seizure* fit convuls* unconscious collaps* passed_out overheat* boiling blue chest_(?:pain*|hurts) heart_(?:is_)?(?:rac*|pound*|explod*) won't_wake barely_breath*`,
        ),
        concept(`took taken taking did smok* ate dropped had after popped on much more bad_trip snort*`),
      ],
      [
        confused,
        concept(`jimson* datura belladonna angel's_trumpet* henbane nutmeg mandrake`),
        concept(`seeds? tea ate drank took chew* flowers? after`),
      ],
    ],
  },
];
