import { sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { kin } from '../words/people-words.ts';
import { drools, lockedJaw, throat } from '../words/throat-words.ts';

const breathless = concept(`short_of_breath breathless out_of_breath`);
const painOnBreath = concept(
  `
    (?:hurts?|pain*|sharp|stab*)_(?:to_|on_|when_i_|when_|me_to_)?(?:breath*|inhal*)(?:_in)? pain_on_breathing
    pain_when_i_breathe pain_in_(?:my|her|his|the)_(?:\\w+_)?(?:side|chest|ribs|back|shoulder)_(?:when|on|as)_(?:i_|she_|he_)?breath*(?:_in)?
  `,
);
const clotRisk = concept(
  `surgery operation operated flight(?!_of) cast birth c_?-?section caesarean cesarean section pill bed_?rest hip_replacement knee_replacement`,
);
const pen = /\bepi-?pen\b|\bjext\b|\badrenaline (?:pen|injection)\b/i;
const returns = concept(`hoarse voice swell* tight* wheez* hives again throat breath*`);
const smokedOut =
  /\b(?:steam|smoke|flame|fire|hot air)\b[^.?!]{0,24}\b(?:burn\w*|singed|soot)\b[^.?!]{0,24}\b(?:mouth|nose|face|lips|throat)\b[^]{0,60}\b(?:voice|hoarse|breath\w*|swallow\w*|cough\w*)\b/i;
const wasEating =
  /\b(?:was|is|were|been) eating\b[^]{0,60}\b(?:can't|cannot|couldn't) (?:cough|cry|speak|talk|breathe|make (?:a|any) (?:sound|noise))\b|\bgrabbed (?:his|her|my) throat\b/i;
const inhaled = concept(`inhaled breathed_in sucked_in`);
const nut = concept(`peanuts? nuts? beads? popcorn toy seed carrot`);
const noisy = concept(`whistl* wheez* cough* breath* hoarse`);
const uprightForAir =
  /\b(?:sit|sitting|sleep|sleeping|stay|propped)\b[^.?!]{0,12}\b(?:up|upright)\b[^.?!]{0,24}\bto (?:get (?:any |enough )?air|breathe|catch my breath|get my breath)\b/i;
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
const chokedOn = concept(`chok*`);
const morsel = concept(
  `grape sweets? cand(?:y|ies) meat steak sausage nuts? apple bread marble bead carrot hot_?dog coin toy popcorn balloon peanut lego cherry chicken food`,
);
const noAir = concept(`can't_breathe not_breathing no_air blue can't_(?:cough|cry|speak|talk)`);
const hives = concept(`hives welts nettle_rash urticaria wheals blotches`);
const voiceGoes = concept(
  `voice_(?:\\w+_){0,3}(?:squeak\\w*|hoarse|croak\\w*|funny|gone|raspy|thick|weird|strange) (?:squeaky|hoarse|croaky|raspy)_voice lump_in_(?:my|the|his|her)_throat throat_(?:\\w+_){0,2}(?:tight|closing|thick|swollen)`,
);
const turnsGrey = concept(
  `(?:gone|going|goin|goes|went|turn(?:ed|s|ing)?|look(?:s|ing)?|is|come_over|came_over)_(?:(?:a|all|very|so|funny|awful|bad|strange|terrible)_){0,3}(?:gr[ea]y|ashen|putty|clammy) (?:gr[ea]y|ashen|clammy)_(?:colou?r|look|in_the_face) colou?r_of_(?:putty|ash|concrete|a_sheet)`,
);
const holdsIt = concept(
  `(?:rub*|hold*|clutch*|nurs(?:es|ing)|grip*|press*)_(?:\\w+_){0,4}(?:arms?|chest|jaw|breast_?bone|ribs|shoulder) (?:arms?|jaw)_(?:is_|are_|feels?_|feel_)?(?:like_)?(?:lead|heavy|dead_weight|ach*|funny)`,
);
const elephant = sequence(
  /(?<!\b(?:gym|workout|rugby|training|hangover|hungover|leg day|massage)\b[^]{0,80})\belephants? (?:(?:is|was|has|be|just|come|came) )*/i,
  /(?:sit\w*|sat|stand\w*|stood|park\w*|kneel\w*) (?:down )?on (?:top of )?(?:me|him|her|us|(?:my|his|her) (?!head|bladder|toe|foot))/,
  /(?![^]{0,80}\b(?:gym|workout|rugby|training|hangover|hungover|leg day|massage)\b)/,
);

/** Emergencies of the heart, the lungs and the airway. */
export const heartAndLungsEmergencySigns: readonly Signs[] = [
  {
    of: 'breathing-or-allergy',
    together: [
      [breathless, painOnBreath, clotRisk],
      [pen, returns, concept(`again now hoarse back voice`)],
    ],
    patterns: [smokedOut],
  },
  { of: 'breathing-or-allergy', near: [[throat, lockedJaw, drools]] },
  { of: 'breathing-with-illness', patterns: [uprightForAir] },
  { of: 'chest-pain', patterns: [elephant], near: [[kin, turnsGrey, holdsIt]] },
  { of: 'choking', patterns: [wasEating], near: [[inhaled, nut, noisy]] },
  { of: 'choking', near: [[stuckFood, nothingPasses]], together: [[[chokedOn, morsel], noAir]] },
  { of: 'severe-allergy', near: [[hives, voiceGoes]] },
];
