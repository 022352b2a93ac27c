import { oneOf } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { youngBaby } from '../words/people-words.ts';

const temple = concept(`temples? scalp`);
const jawTires = concept(
  `jaw_(?:\\w+_)?(?:tires?|tired|ach\\w*|hurts?|gives_up|cramps?) (?:hurts?|tires?|ach\\w*)_(?:to_|when_(?:i_)?)?chew* chew*`,
);
const sightDims = concept(
  `eye_(?:\\w+_)?(?:dim\\w*|went|gone|blurr\\w*|dark|grey|misty) (?:dim|grey|lost|blurr\\w*|misty)_(?:\\w+_)?(?:eye|sight|vision) can't_see double couldn't_see dimmed`,
);
const lightHurts = oneOf(
  /\b(?:light|lamp|sun|brightness|telly)(?:s)? (?:kills?|hurts?|bothers?|stabs?|is (?:killing|hurting))\b|\bhates? (?:the )?(?:light|lamp)\b|\bcan't (?:bear|stand) (?:the )?light\b/i,
);
const neckStays = concept(
  `bend_(?:his|her|my|the)_neck neck_(?:\\w+_){0,3}bend chin_to_(?:his|her|my)_chest neck_(?:is_)?(?:like_a_board|rigid|stiff|locked)`,
);
const hotOrSleepy = concept(`hot fever* burning temp* drows* sleepy vomit* sick rash muddled`);
const newMedicine = concept(
  `(?:new|started|since_the|after_the|on_the)_(?:\\w+_){0,3}(?:pills?|tablets?|medicine|antibiotics?|drug) allopurinol lamotrigine carbamazepine co_?trimoxazole phenytoin sulf*`,
);
const blisters = concept(`blister* peel* raw sores skin_(?:is_)?(?:coming|falling)`);
const eyesAndMouth = concept(
  `eyes_and_(?:\\w+_)?mouth mouth_and_(?:\\w+_)?eyes lips_and_eyes mouth_raw lips_raw genitals`,
);
const cast = concept(`plaster cast splint bandage`);
const tooTight = concept(`too_tight so_tight tight tightening`);
const paleToes = concept(
  `(?:toes?|fingers?|nails?)_(?:are_|is_|went_|gone_|have_gone_|look_)*(?:white|blue|grey|cold|numb|dusky|purple) scream*`,
);
const green = concept(`green* bilious spinach`);
const vomits = concept(`vomit* throw*_up threw_up puk* sick bring*_up spew*`);
const throughToBack = concept(
  `(?:through|bor(?:es|ing)|straight|going|goes)_(?:in)?to_(?:my|the|his|her)_back through_to_the_back into_the_back_like_a_belt`,
);
const bellyPain = concept(`pain* belly stomach tummy gut agony knife`);
const sick = concept(`sick vomit* throw*_up threw_up retch*`);
const cause = concept(
  `drink drinking drank booze alcohol vodka wine beer gall_?stones? party weekend binge can't_(?:lie|stop|keep)`,
);
const sameHead = oneOf(
  /^(?![^]*\b(?:wine|beer|drink\w*|hangover|party|stress\w*|kids|noise)\b)[^]*\b(?:all|both|each|every one) (?:\w+ ){0,3}(?:same |a |got |have |had |the )*(?:headaches?|head ?ache|sick|dizzy|nausea\w*)\b/i,
);
const heating = concept(
  `boiler gas_(?:fire|heater|man|cooker) chimney* stove flue heater generator wood_?burner barbecue bbq`,
);

/** The head, the skin and a plaster, told by what they feel like. */
export const picturedHeadAndSkinSigns: readonly Signs[] = [
  { of: 'eye-emergency', together: [[temple, jawTires, sightDims]] },
  {
    of: 'serious-infection',
    near: [
      [lightHurts, neckStays, hotOrSleepy],
      [newMedicine, blisters, eyesAndMouth],
    ],
  },
  { of: 'cold-limb', near: [[cast, tooTight, paleToes]] },
  { of: 'sick-baby', near: [[youngBaby, green, vomits]] },
  { of: 'acute-belly', near: [[bellyPain, throughToBack, sick, cause]] },
  { of: 'gas-or-fumes', near: [[sameHead, heating]] },
];
