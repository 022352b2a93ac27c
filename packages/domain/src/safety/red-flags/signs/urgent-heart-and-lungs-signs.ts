import { oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { unlessNear } from '../unless-near.ts';
import { concept } from '../words/concept.ts';

const inhaled =
  /\b(?:breathed in|inhaled)\b[^.?!]{0,16}\b(?:some |a bit of |a little )?(?:cleaning )?(?:spray|cleaner|fumes|dust|powder)\b[^.?!]{0,40}\b(?:still )?cough\w*\b/i;
const inhalerShort = oneOf(
  /\binhaler\b[^.?!]{0,24}\b(?:lasts? only|only lasts?|wears off|lasting)\b/i,
  /\b(?:phlegm|sputum)\b[^.?!]{0,16}\b(?:green|yellow|thicker|more)\b(?=[^]{0,80}\b(?:copd|more of it|bronchi\w*|asthma)\b)/i,
  /\bcopd\b[^.?!]{0,24}\b(?:phlegm|worse|green)\b/i,
);
const noBetter = sequence(
  /\b(?:chest|lung|ear|urine|bladder|throat|skin|tooth|sinus) infection\b/i,
  /[^.?!]{0,40}\b(?:antibiotics?|tablets)\b[^.?!]{0,16}/,
  /\b(?:isn't|aren't|not|doesn't|don't|haven't|hasn't|no)\b[^.?!]{0,12}\b(?:help\w*|work\w*|better)\b/,
);
const redVein =
  /\bvein\b[^.?!]{0,40}\b(?:hard|red|hot|sore|painful|tender|cord|lump)\b|\b(?:hard|red|painful)\b[^.?!]{0,16}\b(?:cord|vein)\b/i;
const oneLeg =
  /\b(?:one|my (?:left|right)) (?:leg|calf|ankle)\b[^.?!]{0,16}\b(?:thicker|bigger|larger|warmer|hotter|wider|fatter|swollen|heavy)\b/i;
const onlyOneSwells = unlessNear(
  String.raw`twist\w*|sprain\w*|knock\w*|kick\w*|bash\w*|fell|stung|bit(?:e|ten)|bruis\w*|ran into`,
  String.raw`\b(?:leg|calf|thigh|shin)\b[^.?!]{0,24}\b(?:swell\w*|swoll\w*|puff\w*|blown up|thicker|bigger)\b[^.?!]{0,24}\b(?:only|just) (?:(?:on|in|the|my) )*(?:one|left|right)\b`,
  String.raw`\b(?:only|just) (?:the |my |one )*(?:one|left|right) (?:leg|calf|thigh)\b[^.?!]{0,24}\b(?:swell\w*|swoll\w*|puff\w*|thicker|bigger)\b`,
);
const fell = /\b(?:7\d|8\d|9\d)\b[^]{0,80}\b(?:fell|falls|fall)\b|\b(?:fell|falls)\b[^]{0,80}\b(?:7\d|8\d|9\d)\b/i;
const fluidFast =
  /\b(?:gained|put on)\b[^.?!]{0,12}\b(?:kilos?|kg|pounds|lbs?)\b[^.?!]{0,16}\b(?:in|over|within) (?:\w+ )?(?:days|week)\b(?=[^]{0,60}\b(?:heart failure|legs?|puffy|swollen|ankles)\b)/i;
const dizzy = concept(`dizz* faint* light_?headed new_(?:\\w+_)?tablet started`);
const deafOrSick = /\b(?:pacemaker|defibrillator|icd)\b[^.?!]{0,24}\b(?:beeps?|beeping|alarm\w*|shock\w*)\b/i;
const calf = concept(`cal(?:f|ves) shin lower_leg`);
const tender = concept(`lump tender sore hard cord ache* hurts? cramp* swollen warm`);
const satLong = concept(`long_haul flight flew drive plane coach_trip cast surgery operation on_the_pill bed_rest`);
const heart = concept(`heart heart_?beats? pulse palpitations`);
const skips = concept(`skip* miss* flutter* jump* irregular thump* extra_beats`);
const lightHeaded = concept(`light_?headed* dizz* faint* woozy`);
const tb = concept(`tb tuberculosis`);
const tbSigns = concept(`night_sweats? cough* weight fever* tired`);
const periodPain = concept(`period_(?:pains?|cramps?) periods? menstrual_(?:pain|cramps?)`);
const makesFaint = concept(
  `
    makes?_(?:her|me)_(?:pass_out|faint|collapse) (?:pass|passes|passed|passing)_out faint(?:s|ed|ing)?
    can't_(?:get_up|stand)_(?:for|from)_(?:the_)?pain
  `,
);
const cannotLieFlat = oneOf(
  /\b(?:can't|cannot|hardly|unable to) (?:lie|sleep|lay) (?:down )?flat\b|\b(?:sleep|prop\w*)[^.?!]{0,16}\b(?:three|four|3|4|extra|more) pillows\b|\bsleep\w* (?:in the (?:arm)?chair|sitting up)\b/i,
);
const waterInLegs = concept(`ankles? shoes feet legs socks puffy swell* swollen tight cough* puffed breathless`);

/** Wanting a doctor soon: the heart, the lungs and the airway. */
export const urgentHeartAndLungsSigns: readonly Signs[] = [
  { of: 'breathing-worse', patterns: [inhaled, inhalerShort, noBetter] },
  { of: 'breathing-worse', near: [[cannotLieFlat, waterInLegs]] },
  { of: 'fainting-or-breathless', patterns: [fluidFast], near: [[fell, dizzy]] },
  { of: 'fainting-or-breathless', near: [[periodPain, makesFaint]] },
  { of: 'heart-check', patterns: [deafOrSick] },
  {
    of: 'heart-check',
    near: [
      [heart, skips, lightHeaded],
      [heart, concept(`slow*`), concept(`queas* nause* sick light_?headed* dizz* faint* woozy`)],
    ],
  },
  { of: 'leg-clot', patterns: [redVein, oneLeg, onlyOneSwells] },
  { of: 'leg-clot', near: [[calf, tender, satLong]] },
  { of: 'long-cough', near: [[tb, tbSigns]] },
];
