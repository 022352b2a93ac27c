import { choice, followedBy, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { child } from '../words/people-words.ts';

const burnt = concept(
  `
    jam_on sugar_syrup scorch* sear*
    (?<!(?:stomach|belly|tummy|gut|acid)_)(?:burn(?:ed|t)|(?<!(?:eyes|thighs|legs|calves|quads|muscles|abs|pee|peeing|wee|weeing|urine|piss|pissing|urinating|passing_water|curry|chilli)(?:_are|_it|_still|_really|_always)?_)burn(?:s|ing)?)(?!(?<=(?:have|having|got|some|still|it|feel|also)_burn(?:s|ing))_(?:(?:right_)?now|again|and|with|since|badly)(?![\\w'])|_(?:when|to|while|as)_(?:i_|she_|he_|you_)?(?:\\w+_)?(?:pee|wee|urinat|pass|go|piss)\\w*|_(?:pee|wee|urine|urination|sensation|feeling|mouth_syndrome|stomach|feet|tongue|throat|pain|up))
    scald* boil*_(?:water|oil|kettle|soup|tea|milk) boiling hot_(?:oil|fat|water|tea|coffee|soup|porridge)
    fireworks? petrol_fire flames? on_fire caught_fire exploded
  `,
);
const burnGrave = concept(
  `
    face eyes? eyebrows neck chest whole all_over both_(?:hands|legs|arms) genital* groin privates hands? feet
    peel*_off peeling white_and charred black big large huge deep third_degree 3rd_degree
    skin_(?:is_)?(?:off|coming|falling|peeling|hanging) head back stomach belly legs? thighs? arms? airway lap
  `,
);
const blast = concept(`fireworks? sparklers? explosion exploded gas_bottle aerosol`);
const faceOrHand = concept(`face cheeks? forehead chin nose lips? ears? eyebrows hands? fingers? palm`);
const corrosive = concept(
  `
    weed_?killer pesticide* acid bleach lye caustic ammonia chemical* drain_cleaner oven_cleaner cement lime alkali
    cleaner detergent solvent battery_acid chlorine pepper_spray superglue super_?glue descaler petrol
    paint_?stripper wart_remover limescale detergent_pod pod_burst_in
  `,
);
const bodySpots = concept(`face cheeks? lips mouth forehead skin_(?:\\w+_){0,3}(?:burn*|blister*|peel*|melt*|white)`);
const fellHard = concept(
  `fell fallen fall dropped dived dove jumped crash* accident thrown hit_by run_over knocked_(?:down|over|off) came_off`,
);
const cannotMove = concept(
  `
    can't_(?:move|feel|walk|stand|get_up|turn|lift|put) numb* tingl* paraly* no_feeling neck spine broken bone
    unconscious trapped bleeding severe_pain breath* leg_is_shorter shorter twisted wrong_way weak
  `,
);
const shocked = concept(
  `
    electrocut* electric_shock(?!s?_(?:feelings?|sensations?|in_(?:my|the|his|her)_(?:head|brain))) electric*_burn
    live_wire mains plug_socket socket got_a_shock shocked_(?:me|him|her|himself|herself)_?(?:by|from)? (?<!(?:floaters?|flash(?:es)?|flickers?|streaks?|eyes?|sight|vision)_(?:\\w+_){0,6})lightning
    zapped power_line high_voltage taser* cattle_fence
  `,
);

export const injurySigns: readonly Signs[] = [
  {
    of: 'serious-injury',
    patterns: [
      oneOf(
        /\b(?:white|waxy|charred|blackened|brown)\b[^.?!]{0,16}\bleathery\b/i,
        /\bleathery\b[^.?!]{0,30}\b(?:white|burn\w*|no feeling|numb|doesn't (?:even )?hurt)\b/i,
        /\bburn\w*\b[^.?!]{0,50}\b(?:no feeling|can't feel it|doesn't (?:even )?hurt)\b[^.?!]{0,30}\bwhite\b/i,
        /\bskin(?: has| is)? (?:gone )?white\b[^.?!]{0,20}\bno feeling\b/i,
      ),
      sequence(
        /\b(?:drill|nail|screwdriver|knife|saw|blade|hook|arrow|bolt|rod|needle|glass|fork|spike|stake)\b/i,
        /[^.?!]{0,16}/,
        /\b(?:went|gone|goes|straight|right|is|stuck) (?:\w+ )?(?:through|into|in) (?:my|his|her) (?:\w+ )?/,
        /(?:hand|foot|leg|arm|eye|chest|belly|stomach|neck|head|thigh|palm|face)\b/,
      ),
      new RegExp(
        String.raw`^\W*(?:help[ ,!:]*|i have |i think |suspected |possible |severe |bad )?${choice(
          /heat ?stroke|hypothermia|smoke inhalation|electric shock|electrocution|head injury|spinal injury/,
          /burns|severe burns?|third[- ]degree burn|drowning|frostbite|broken neck|crush injury|gunshot/,
          /knife wound/,
        )}(?: symptoms| help| now| please)?\W*$`,
        'i',
      ),
      /\b(?:house|flat|building|kitchen|car|room|in a|in the) fire\b[^.?!]{0,40}\b(?:cough\w*|breath\w*|hoarse|dizzy|smoke|burn\w*|soot)|\b(?:spine|spinal|neck|back) injury\b[^.?!]{0,40}\b(?:can't|numb|tingl\w*|paraly\w*|weak)/i,
      oneOf(
        /\b(?:hit|struck) by (?:a )?(?:bolt of )?lightning\b(?! (?:last|years|in (?:19|20)|as a|when))/i,
        /\b(?:gored|trampled|mauled|impaled|skewered)\b/i,
        sequence(
          /\b(?:branch|stick|pole|rod|bar|spike|railing|fence post|stake|knife|glass|arrow|nail|screwdriver|fork|antler|horn)/i,
          /(?:'s| has| have| is| went)?(?: gone| went| come| right| straight| clean)* through (?:my|his|her|the (?:child's|baby's))/,
          / (?:side|leg|arm|chest|belly|stomach|tummy|neck|thigh|hand|foot|cheek|back|calf|throat)\b/,
        ),
        sequence(
          /\b(?:fell|fallen|landed|slipped) (?:on(?:to)?|down|in(?:to)?) (?:a |the |some |his |her )?(?:\w+ )?/i,
          choice(
            /spikes?|railings?|fence|rebar|pitchfork|well|manhole|shaft|canal|river|pit|quarry|ravine/,
            /cliff|scissors|knife/,
          ),
          /\b(?! (?:and laughed|lol))/,
        ),
      ),
      /^\W*(?:help[ ,!:]*)?(?:electrocuted|stabbed|shot|drowning|crushed|burn(?:ed|t|ing)|on fire|snakebite|snake bite|car crash|impaled)\W*(?:help|now|please)?\W*$/i,
      sequence(
        /\b(?:hit|struck|knocked (?:down|over)|run over|mown down) by (?:a |an |the )?(?:\w+ )?/i,
        choice(
          /car|bus|truck|van|lorry|motorbike|motorcycle|bike|train|taxi|okada|keke|tram|scooter|vehicle/,
          /tractor|digger|forklift|quad bike|combine|boat|jet ?ski|horse|cow|bull/,
        ),
        /\b/,
      ),
      sequence(
        /\b(?:can't|couldn't|unable to|not able to|no (?:fit|feeling in)) (?:feel|move)? ?/i,
        /(?:my|his|her|the|either|both) (?:legs?|feet|arms?|hands?|body|toes)\b/,
        followedBy(
          sequence(
            /[^.?!]{0,80}\b/,
            choice(
              /fell|fall|crash|accident|dive|ladder|horse|trampoline|sudden\w*|back|neck|since|now|injur\w*/,
              /rugby|car/,
            ),
            /\b/,
          ),
        ),
      ),
      new RegExp(
        String.raw`\b${choice(
          /drown\w*/,
          /(?:pull\w*|dragged|fished|rescued)(?: (?:him|her|(?:my|a|the|our|some) \w+))? (?:out of|from) (?:the|a|our) (?:pool|water|bath|pond|lake|sea|river)/,
          /(?:pull\w*|dragged|fished|rescued)[^.?!]{0,24}\b(?:from|out of) (?:the|a) (?:canal|pond|lake|pool|river|sea|well|water|bath)/,
          /under (?:the )?water for|face down in the (?:pool|bath|pond|water)/,
          /inhaled (?:pool |sea |bath )?water/,
        )}\b(?! (?:in (?:work|debt|emails|paperwork|stress|homework)|my sorrows|out))`,
        'i',
      ),
    ],
    near: [
      [
        concept(`dislocat* popped_out out_of_(?:its_|the_|joint)?_?socket kneecap_is`),
        concept(`shoulder hip knee kneecap elbow finger jaw arm leg side numb can't football rugby fall fell`),
      ],
      [
        concept(`plug_?socket electric_socket power_socket wall_socket outlet socket extension_lead`),
        child,
        concept(`fork finger* stuck put poked shock* burn* key knife`),
      ],
      [blast, concept(`burnt burned scorched singed`), faceOrHand],
      [
        burnt,
        burnGrave,
        concept(
          `
            poured spill* pulled dropped tipp* splash* fell on_(?:my|his|her|the) over my his her himself herself
            boiling fire skin peel* blister* oil electric* chemical
          `,
        ),
      ],
      [burnt, child],
      [
        corrosive,
        concept(`legs? arms? hands? feet foot back skin fingers? chest`),
        concept(`white soapy burn* blister* peel* pain* melt* stings? numb`),
      ],
      [
        concept(`blister*`),
        concept(`oven iron kettle stove hob boiling steam radiator fire grill pan`),
        concept(`both face baby toddler child son daughter`),
      ],
      [corrosive, bodySpots, concept(`in into on got splash* squirt* went spray* spill* threw burn* sting* rub*`)],
      [
        fellHard,
        cannotMove,
        concept(
          `
            ladder roof stairs horse bike motorbike tree window balcony scaffold* floor wall hip back neck legs?
            spine car trampoline down height metres meters feet pool rugby
          `,
        ),
      ],
      [
        shocked,
        concept(
          `
            heart chest burn* pass* collaps* numb* tingl* dizz* hand hands palpitations unconscious fell thrown
            breath* just now today arm feel* weird him her he she i
          `,
        ),
      ],
      [
        concept(`leg foot hip`),
        concept(`turned_out shorter sticks_out turned_outwards twisted_outwards`),
        concept(`fell fall shorter can't_(?:\\w+_)?(?:get_up|stand|walk|move)`),
      ],
      [
        concept(`bones?`),
        concept(
          `
            stick* poking through_(?:the_)?skin out_of_(?:(?:the|his|her|my)_)?(?:skin|wound|cut|flesh|legs?|shin|knee|arm|wrist|hand|finger|thumb|foot|ankle|toe|it)
            visible exposed (?:can|could)_see seeing showing see_(?:the|his|her|my|a|white|bare)_(?:\\w+_)?bones?
          `,
        ),
      ],
      [
        concept(`(?:left_|right_)?(?:leg|arm|ankle|wrist|knee|elbow|foot|hip|hand|forearm|shin)`),
        concept(
          `
            facing_(?:back*|side*|the_wrong|out*|in*) back_to_front sideways backwards
            bent(?:_like|_the|_at|_wrong|_out|_weird*|_strange*|_funny|_odd*|_back*) wrong_(?:way|angle|direction)
            (?:strange|odd|weird|funny|unnatural|awkward)_angle bent_backwards at_an_angle deformed dangling
            shorter_than snapped broken crooked* out_of_shape misshapen (?:odd|funny|wrong|strange|weird)_shape
          `,
        ),
        concept(
          `
            fell fall tripp* slipp* stairs kicked tackle* numb white cold blue bone can't crash twisted crack* snap*
            just skateboard* scooter accident bike football rugby now horrible
          `,
        ),
      ],
      [
        concept(`crush* trapped run_over rolled_over pinned`),
        concept(`chest leg legs arm hand foot pelvis under tractor machine forklift car wall`),
        concept(`tractor machine forklift under car wall heavy numb can't breath* blood bleed* by stuck`),
      ],
      [concept(`neck spine back`), fellHard, concept(`numb* tingl* can't paraly* weak* pins_and_needles wet_myself`)],
      [
        concept(`eyes? eyeball`),
        concept(
          `metal glass nail screwdriver dart knife stick splinter drill* grind* punctur* cut hit pencil fish_?hook`,
        ),
        concept(`see vision blood* bleed* pierc* stuck sticking punctur* in_(?:my|his|her|the) jelly leak* through`),
      ],
    ],
  },
  {
    of: 'chemical-in-eye',
    near: [
      [
        corrosive,
        concept(`eyes? eyeballs?`),
        concept(
          `in into got splash* splatter* spat squirt* went spray* spill* burn* sting* rub* flew poured hit ran dripp* landed jump* shot`,
        ),
      ],
    ],
  },
];
