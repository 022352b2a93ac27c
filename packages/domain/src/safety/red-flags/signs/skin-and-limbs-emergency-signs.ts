import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const spineBelow = concept(`diving dived dive shallow_water tackle scrum trampoline fell fall crash horse`);
const tingles = concept(
  `(?:pins_and_needles|tingling|tingl*|numb*|weak*)_(?:\\w+_)?(?:in_)?(?:both_)?(?:my_|his_|her_)?(?:arms|legs|hands|feet)`,
);
const neckHurts = concept(`neck spine back`);
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
const animal = concept(`dogs? cats? horse pit_?bull rottweiler pig monkey`);
const toreOpen = concept(`tore torn ripped ripping mauled bit bitten attacked savaged`);
const ofTheFace = concept(`cheeks? face lips? nose neck throat eyelids? scalp ear`);
const openOrOff = concept(`open off apart flap hanging deep bleed* blood through hole stitches bone mauled`);
const flame = concept(`flash fireball explo* petrol gas_oven flames? blaze fire steam barbecue bbq`);
const singed = concept(`eyebrows? eyelashes singed nostrils? nose_hairs? soot*`);
const airwayToo = concept(`hoarse* cough* voice wheez* breath* throat swallow* spit*`);
const limb = concept(`shin calf forearm leg thigh foot`);
const tightAsDrum = concept(
  `tight_as_a_(?:\\w+_)?drum (?:like|hard_as|solid_as|as_hard_as)_(?:a_)?(?:wood|rock|stone|board|drum|iron) rock_hard solid bursting`,
);
const nerveOrNoRelief = concept(
  `pins_and_needles numb* tingl* can't_feel painkillers_(?:do|don't|aren't|are_not)_(?:\\w+_?){1,2} morphine pain*_(?:is_)?unreal unbearable agony when_(?:i|he|she)_(?:wiggle|move|stretch)`,
);
const afterBlow = concept(`tackle* kick* crush* cast plaster fractur* broke* break run* hit fell accident squash* gym`);
const cast = concept(`plaster cast splint bandage`);
const tooTight = concept(`too_tight so_tight tight tightening`);
const paleToes = concept(
  `(?:toes?|fingers?|nails?)_(?:are_|is_|went_|gone_|have_gone_|look_)*(?:white|blue|grey|cold|numb|dusky|purple) scream*`,
);
const fluoric = concept(`hydrofluoric hydrogen_fluoride hf_acid rust_remover wheel_cleaner brick_acid`);
const onSkin = concept(
  `fingers? hands? skin arms? legs? face foot feet thumb drip* splash* spill* got_on wrist knee nail`,
);
const deepPain = concept(
  `throb* deep pain* burn* hurt* ache* aching white gone_white sting* drip* splash* spill* agony hydrofluoric`,
);

/** Emergencies of the skin, the bones and the limbs. */
export const skinAndLimbsEmergencySigns: readonly Signs[] = [
  { of: 'cold-limb', near: [[limb, tightAsDrum, nerveOrNoRelief, afterBlow]] },
  { of: 'cold-limb', near: [[cast, tooTight, paleToes]] },
  { of: 'serious-injury', together: [[spineBelow, tingles, neckHurts]] },
  { of: 'serious-injury', near: [[nailed, deepPlace]] },
  {
    of: 'serious-injury',
    near: [
      [animal, toreOpen, ofTheFace, openOrOff],
      [flame, singed, airwayToo],
    ],
  },
  { of: 'serious-injury', near: [[fluoric, onSkin, deepPain]] },
];
