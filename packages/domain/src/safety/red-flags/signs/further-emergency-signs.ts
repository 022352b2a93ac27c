import { choice, followedBy, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { kin } from '../words/people-words.ts';

const harshLiquid = concept(
  `
    vinegar(?!_(?:of|pills?|gummies|tablets?|capsules?)) essence bleach bleach_spray hair_dye hair_bleach dye
    hand_(?:sanitiser|sanitizer|gel) sanitiser sanitizer perfume aftershave cologne hairspray lime plaster mortar concrete
    limescale descaler toilet_cleaner (?:toilet|bathroom|oven|drain)_\\w+ chilli chili pepper capsaicin insecticide fly_spray
    nail_(?:varnish|polish)\\w* acetone thinner white_spirit petrol diesel washing_(?:up_liquid|powder|liquid) capsule_burst
    dishwasher_\\w+ fertili[sz]er weed_?killer glue
  `,
);
const intoTheEye = concept(
  `
    (?:in|into|to|hit|up_into|splashed|all_over)_(?:(?:one|both|an?|of|my|his|her|the|their|(?:\\w+'s)|baby's?|left|right|our|toddler's?)_){0,3}eyes?
    eyes?_(?:got|full|is_full|was_hit|burn*|sting*|splash*) hit_(?:my|his|her|the|me_in_the)_eyes?
  `,
);
const eyeIsBad = concept(
  `
    burn* sting* scream* can't_open can't_see won't_open red sore agony hurt* pain* blurr* see splash* squirt* spray* hit got
    spill* went flew full rubbed
  `,
);
const inTheFace = concept(`(?:in|on|into|over|hit|all_over)_(?:my|his|her|the)_face in_the_face`);
const sightGoes = concept(`can't_(?:\\w+_)?see can't_open blind blurr* eyes?`);
const wound = concept(`flesh skin wound cut scratch bite sore leg arm foot hand graze incision cellulitis`);
const dyingFlesh = concept(
  `turn(?:ing|ed)_(?:purple|black|gr[ea]y|dusky) going_(?:purple|black|gr[ea]y) purple black dusky blistering crackl*`,
);
const outOfProportion = concept(
  `out_of_(?:all_)?proportion agony unbearable excruciating spread*_(?:fast|by_the_hour|in_hours) in_hours within_hours by_the_hour racing_up`,
);
const voiceSays = concept(
  `
    (?:hear|hears|hearing)_(?:\\w+_){1,4}?(?:say|says|saying|tell|tells|telling) (?:voices?|god|satan|the_devil|he|she|it)_(?:tells?|telling|told|says?|keeps_saying|orders?|commands?)
  `,
);
const harmThem = concept(
  `
    (?:drown|smother|kill|hurt|stab|shake|strangle|drop|throw|burn|suffocate|harm|shoot)_(?:him|her|them|it|my_\\w+|the_(?:baby|kids?|children)|everyone|people|someone)
  `,
);
const newborn = concept(
  `breast_?feeding nursing gave_birth new_mum new_mom new_mother postpartum post_?natal since_(?:the_)?birth weeks_old days_old had_(?:a|the|my|our|her)_baby baby's_born`,
);
const persecuted = concept(
  `
    (?:police|people|neighbours?|neighbors?|government|they|someone|cameras?|family|midwife|nurses?|spies|doctors?|husband|devil|god)_(?:\\w+_){0,2}?(?:watching|following|listening|after_(?:me|us|her)|spying|recording|coming_for|poisoning|talking_to_me|sends?_me)
    watching_(?:me|us|her)_through messages_(?:in|from|through)_the_(?:tv|radio|monitor|phone) chosen_one special_powers
  `,
);
const sleepless = concept(
  `no_sleep not_slept haven't_slept hasn't_slept don't_sleep doesn't_sleep without_sleep crazy mad losing_my_mind out_of_my_mind racing`,
);
const notMine = concept(
  `
    (?:not|isn't)_(?:really_)?my_(?:baby|child|son|daughter) swapp?ed_(?:her|him|them|it|my_baby|babies|the_baby) someone_else's_baby
    baby_is_(?:evil|cursed|possessed|the_devil|dead_already)
  `,
);
const asked = /(?<!\b(?:could|is|maybe|thought|not|was|be|about|against|had|of|from|after|vaccine) )\bmeningitis\b/i;
const rash = concept(`rash spots blotches`);
const doesNotFade = concept(
  `not_fading (?:don't|doesn't|didn't|won't|not)_(?:fade|blanch) not_blanching non_?blanch* doesn't_(?:go|disappear) won't_(?:go|disappear|blanch)_\\w* stays`,
);
const means = concept(`belt rope noose cord ligature scarf sheet dressing_gown_cord cable hose`);
const madeReady = concept(
  `
    i_(?:\\w+_)?(?:tied|knotted|hung|fixed|set_up|attached|prepared|looped) (?:tied|hung|looped)_(?:it|them)_(?:up|over|to|round)
    already_tied is_tied round_my_neck around_my_neck over_the_(?:door|beam|bannister|banister)
  `,
);
const relative = concept(
  `uncle step_?dad step_?father step_?brother grandad grandpa grandfather dad father cousin brother coach teacher neighbour neighbor priest babysitter family_friend older_boy man he`,
);
const abuses = concept(
  `
    made_me_do_(?:things|stuff|it|bad_things) makes_me_do_(?:things|stuff|it|bad_things) touch(?:es|ed|ing)_me_(?:down_there|where|there|at_night|when|under)
    (?:our|a)_secret says_(?:it's|it_is)_our_secret (?:shows?|showed|sends?|sent)_me_his puts?_his_hands?_(?:down|in|up)_my
  `,
);
const nailed = concept(
  `
    nail_?gun(?:_nail)? (?:nail|fork|spike|rod|screwdriver|pole|stake|fence|spear|arrow|crossbow|rebar|needle|knitting_needle|scissors|knife|hook)_(?:is_|went_|gone_|straight_|right_|still_|stuck_)*(?:in|into|through)
  `,
);
const deepPlace = concept(
  `
    (?:in|into|through)_(?:\\w+_)?(?:knee|chest|neck|belly|stomach|thigh|groin|head|face|cheek|skull|back|abdomen|joint|eye|eyeball|wrist|throat|ribs?|side|buttock)
  `,
);
const stuckFood = concept(
  `
    (?:food|steak|meat|chicken|bread|pill|tablet|sausage|potato|fish|something|it|beef|pork|lump|bolus)_(?:\\w+_){0,3}?(?:stuck|lodged|jammed|wedged) stuck_in_(?:my|his|her)_(?:gullet|throat|chest|food_pipe|oesophagus|esophagus) food_stuck
  `,
);
const nothingPasses = concept(
  `
    can't_(?:even_)?swallow_(?:water|anything|saliva|spit|my_spit|even_water|liquids?|a_sip) (?:water|liquids?|everything|spit|saliva)_(?:comes?|coming|keeps_coming)_(?:back|straight|right)_?(?:up|back)?
    drool* spitting can't_get_(?:water|anything)_down bringing_(?:it|everything)_back_up
  `,
);
const rising = concept(
  `
    mov(?:ing|es|ed)_up (?:creep|climb|spread|travel|work|ris)(?:s|ing|es|ed)?_(?:its_way_)?(?:up|upwards|to_(?:my|the|his|her)_(?:arms|hands)) up_to_(?:my|the|his|her)_(?:arms|hands|thighs|chest) now_(?:my|the)_(?:arms|hands)
  `,
);
const nervesGo = concept(`tingl* numb* pins_and_needles weak* prickl*`);
const legsFail = concept(
  `
    can't_(?:climb|walk|stand|get_up|lift|manage|go_up|rise) legs_(?:buckle|buckling|give|gave|giving|won't|don't|like_jelly|feel_weak|are_weak|weak) stairs weak*
  `,
);
const repeats = concept(
  `
    (?:repeat|ask)(?:s|ing|ed)?_(?:herself|himself|the_same|same|things|over) keeps_(?:asking|repeating|forgetting) forgets_what forgetful confus* muddled drows* sleepy
    drop(?:s|ped|ping)_(?:her|his|things|a|the|everything) unsteady vomit* not_(?:herself|himself) slurr* wobbly
  `,
);
const fellLately = concept(
  `
    (?:a|had_a|bad|nasty|after_a|her|his|the)_fall fell fallen tumble banged_(?:her|his|my)_head hit_(?:her|his|my|the)_head bump(?:ed)?_(?:her|his|my)_head slipped tripped
  `,
);
const thinner = concept(
  `warfarin coumadin apixaban eliquis rivaroxaban xarelto edoxaban lixiana dabigatran pradaxa blood_thinn* clopidogrel plavix anticoagulants?`,
);
const chokedOn = concept(`chok*`);
const morsel = concept(
  `grape sweets? cand(?:y|ies) meat steak sausage nuts? apple bread marble bead carrot hot_?dog coin toy popcorn balloon peanut lego cherry chicken food`,
);
const noAir = concept(`can't_breathe not_breathing no_air blue can't_(?:cough|cry|speak|talk)`);

const soreThroat = concept(
  `sore_throat throat_(?:is_)?(?:\\w+_)?(?:sore|agony|killing|swollen|closing) tonsil* quinsy epiglott* muffled hot_potato`,
);
const spitStays = concept(
  `drool* dribbl* can't_swallow_(?:\\w+_)?(?:spit|saliva) spitting_into muffled hot_potato leans?_forward*`,
);
const toothTrouble = concept(`tooth teeth dental dentist wisdom_tooth gums? jaw abscess root_canal extraction`);
const spreadsToThroat = concept(
  `floor_of_(?:my|the|his|her)?_?mouth under_(?:my|the|his|her)_(?:tongue|chin|jaw) neck jaw face cheek throat swoll?en swell*`,
);
const hardToOpen = concept(
  `
    can't_(?:\\w+_)?(?:open|swallow) (?:trouble|hard|difficult*|hurts|painful)_(?:with_|to_)?(?:swallow*|open*|breath*) swallowing
    drool* muffled
  `,
);
const dryNappies = concept(
  `(?:napp(?:y|ies)|diapers?)_(?:(?:is|are|has_been|have_been|been|stay(?:ed|s)?|still)_)?(?:bone_)?dry dry_(?:napp(?:y|ies)|diapers?) no_wet_(?:napp(?:y|ies)|diapers?)`,
);
const liesThere = concept(
  `(?:lies|lays|lying|laying)_(?:there|still|about) listless limp floppy sleepy drows* won't_(?:wake|look|feed|drink|play) hardly_moves not_(?:interested|himself|herself|moving) sunken`,
);
const littleOne = concept(`bub bab(?:y|ies) infant newborn toddler lo little_one daughter son child kid`);
const burningUp = concept(`burning_up boiling 39(?:[.,]\\d)? 4[01](?:[.,]\\d)? 10[3-6] fever*`);
const notWithUs = concept(
  `won't_(?:look|respond|react|wake|smile|focus) doesn't_(?:look|respond|react|recogni[sz]e) not_(?:looking|responding|reacting|with_it) staring glassy`,
);
const sniffing = concept(`sniff* huff* inhal* buzzing`);
const solvent = concept(
  `lighter_(?:gas|fluid) butane gas_can* aerosol* deodorant glue solvents? petrol poppers whippets nitrous paint thinner`,
);
const wentDown = concept(`dropped collaps* passed_out unconscious blue fitting seizure won't_wake chest heart twitch*`);
const animal = concept(`dogs? cats? horse pit_?bull rottweiler pig monkey`);
const toreOpen = concept(`tore torn ripped ripping mauled bit bitten attacked savaged`);
const ofTheFace = concept(`cheeks? face lips? nose neck throat eyelids? scalp ear`);
const openOrOff = concept(`open off apart flap hanging deep bleed* blood through hole stitches bone mauled`);
const flame = concept(`flash fireball explo* petrol gas_oven flames? blaze fire steam barbecue bbq`);
const singed = concept(`eyebrows? eyelashes singed nostrils? nose_hairs? soot*`);
const airwayToo = concept(`hoarse* cough* voice wheez* breath* throat swallow* spit*`);
const coldWater = concept(
  `frozen_(?:pond|lake|river) ice_water icy_(?:water|lake|river|pond) (?:fell|fallen|went|pulled)_(?:\\w+_){0,3}(?:ice|sea|lake|river|loch|pond|snow)`,
);
const goingCold = concept(
  `sleepy drows* mumbl* slurr* confus* stopped_shivering not_shivering stiff can't_(?:stop_)?(?:walk|talk|shivering) limp`,
);
const grownMan = concept(
  `(?:my|our)_(?:(?:own|older|big)_)?(?:dad|daddy|father|uncle|grandad|grandpa|step_?dad|step_?father|brother|step_?brother|cousin|mum's_boyfriend|mom's_boyfriend|coach)`,
);
const intoBed = concept(
  `(?:comes?|gets?|climbs?|lies?|sneaks?)_(?:in|into|in_to)_(?:my_)?bed(?:room)?_(?:with_me|at_night|when|and)?`,
);
const atNight = concept(`night nights with_me when_(?:everyone|mum|mom) touches secret scared`);
const dayset = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|the weekend|next week|christmas|(?:her|his) birthday|tonight|then`;
const goneBy = sequence(
  /\b(?:keeps? (?:saying|telling|writing|posting)|texted|wrote|posted|hinted)\b[^.?!]{0,30}\b/i,
  /(?:(?:she|he|they)(?:'ll| will) be gone|(?:she|he|they) (?:won't|will not) be (?:here|around|alive))/,
  String.raw` (?:by|on|after|for|come|much longer|any ?more|soon)\b(?: (?:${dayset}))?`,
  /(?![^]{0,80}\b(?:jobs?|mov(?:e|es|ing)|holidays?|flight|train|rent|retir\w*|on leave|work|shift)\b)/,
);
const fitAfterFit = oneOf(
  sequence(
    /\b(?:second|third|fourth|fifth|2nd|3rd|4th|another) (?:fit|seizure|convulsion)\b/i,
    followedBy(
      sequence(
        /[^.?!]{0,40}\b/,
        choice(
          /in (?:half|an?|one|the last|\d+)|today|tonight|now|already|minutes|hour|row|running/,
          /not stopp\w*|still/,
        ),
        /\b/,
      ),
    ),
  ),
  /\b(?:in|gone into) status\b(?! quo)/i,
  /\bstatus epilepticus\b(?=[^.?!]{0,40}\b(?:she|he|now|help|my)\b)/i,
);
const nearlyHurt = oneOf(
  sequence(
    /\b(?:i|i've) (?:nearly|almost|just|could have|came close to)/i,
    / (?:shook|shaken|shaking|hit|hitting|threw|thrown|throwing|smothered|hurt|hurting)/,
    /(?: (?:him|her|the baby|my baby|them))?\b/,
  ),
  /\b(?:can't|don't) trust myself (?:around|with|near|alone with) (?:my |the |him|her|them)/i,
);
const aBaby = concept(`bab(?:y|ies) newborn toddler child kids? son daughter him her`);
const swallowedIt = concept(`swallow* ate eaten gulped mouth`);
const buttonCell = concept(`(?:watch|coin|button|hearing_aid|lithium|remote)_(?:cells?|batter(?:y|ies))`);

/** Emergencies told in a few flat words, or in words that another rule takes for less. */
export const furtherEmergencySigns: readonly Signs[] = [
  {
    of: 'chemical-in-eye',
    near: [
      [harshLiquid, intoTheEye, eyeIsBad],
      [harshLiquid, inTheFace, sightGoes],
    ],
  },
  {
    of: 'serious-infection',
    near: [
      [wound, dyingFlesh, outOfProportion],
      [wound, concept(`black purple dusky`), concept(`blistering blisters crackl*`)],
      [rash, doesNotFade, concept(`meningitis uni fever* headache neck sepsis ill poorly glass tumbler`)],
    ],
    together: [[asked, [rash, doesNotFade]]],
    patterns: [/\bnec(?:roti[sz]ing)? fasc\w*\b(?=[^]*\b(?:redness|red|pain|spread\w*|leg|arm|scared|worried)\b)/i],
  },
  { of: 'harm-to-others', near: [[voiceSays, harmThem]], together: [[nearlyHurt, aBaby]] },
  { of: 'collapse-or-seizure', patterns: [fitAfterFit] },
  { of: 'poisoning', near: [[swallowedIt, buttonCell]] },
  { of: 'swallowed-object', near: [[swallowedIt, buttonCell]] },
  {
    of: 'psychosis',
    together: [
      [newborn, [persecuted, sleepless]],
      [
        concept(`baby newborn birth`),
        notMine,
        concept(`slept sleep* swapp* have_to need_to must evil devil god taken`),
      ],
    ],
  },
  { of: 'self-harm', near: [[means, madeReady]], patterns: [goneBy] },
  { of: 'child-abuse', near: [[relative, abuses]] },
  { of: 'serious-injury', near: [[nailed, deepPlace]] },
  { of: 'choking', near: [[stuckFood, nothingPasses]], together: [[[chokedOn, morsel], noAir]] },
  {
    of: 'mouth-floor',
    near: [
      [toothTrouble, spreadsToThroat, hardToOpen],
      [soreThroat, spitStays],
    ],
  },
  {
    of: 'sick-baby',
    near: [
      [dryNappies, liesThere],
      [littleOne, burningUp, notWithUs],
    ],
  },
  { of: 'poisoning', near: [[sniffing, solvent, wentDown]] },
  {
    of: 'serious-injury',
    near: [
      [animal, toreOpen, ofTheFace, openOrOff],
      [flame, singed, airwayToo],
    ],
  },
  { of: 'hypothermia', near: [[coldWater, goingCold]] },
  { of: 'child-abuse', near: [[grownMan, intoBed, atNight]] },
  { of: 'rising-weakness', together: [[[nervesGo, rising], legsFail]] },
  { of: 'head-injury', together: [[thinner, fellLately, repeats, kin]] },
];
