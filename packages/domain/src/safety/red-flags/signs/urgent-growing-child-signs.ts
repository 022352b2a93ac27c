import type { Signs } from '../red-flag.ts';
import { headache } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';
import { baby, child } from '../words/people-words.ts';

const squint = concept(
  `
    squint* cross_?eyed boss_?eyed
    (?:eye|eyes)_(?:\\w+_){0,5}(?:turn*_in\\w*|inwards|drift*|wander*|to_(?:the|his|her)_nose|towards_(?:the|his|her)_nose)
  `,
);
const ofLate = concept(
  `new newly started starting began since never last_week weeks? months? suddenly days now lately more often`,
);
const gainsNothing = concept(
  `
    (?:isn't|not|aren't|stopp?ed|hardly|doesn't|barely)_(?:\\w+_)?(?:gain*|putting_on|put_on|grow*|tak(?:e|ing))_?(?:any_)?(?:weight)?
    drop(?:ped|s|ping)_(?:\\w+_)?(?:centiles?|lines?|percentiles?) (?:two|three)_(?:centile_)?lines
    hasn't_got_back_to_(?:his|her)_birth_?weight los(?:ing|t)_weight
  `,
);
const weight = concept(`weight gain* lines? centiles? percentiles? chart birth_?weight`);
const joint = concept(`knees? ankles? wrists? joints? elbows? fingers? hips?`);
const swollen = concept(`swell* swoll?en puff* stiff* limp*`);
const again = concept(`weeks months (?:each|every)_(?:day|morning) in_the_mornings? since_\\w+`);
const skill = concept(`talk* words? speak* babbl* wav(?:e|es|ing) walk* sit* smil* crawl* point*`);
const lostIt = concept(
  `
    stopp?ed_(?:talking|speaking|waving|walking|babbling|pointing|looking|smiling)
    (?:lost|losing|loses)_(?:\\w+_){0,3}words used_to
    now_(?:none|nothing|she's_stopped|he's_stopped|won't|he_won't|she_won't) no_longer
  `,
);
const drinks = concept(
  `
    thirst*
    drinks?_(?:like_a_)?(?:\\w+_){0,3}(?:camel|fish|horse|litres|gallons|loads|nonstop|non_?stop|all_the_time|constantly)
    always_(?:drinking|at_the_tap) drinks_(?:n|and)_(?:pees?|wees?) gets_up_(?:\\w+_){0,3}to_drink at_the_tap
  `,
);
const pees = concept(`pees? peeing wees? weeing wets? wetting wet_the_bed loo toilet`);
const thinner = concept(
  `thin* skinny skin_(?:and|n)_bones? bony lost_weight losing_weight clothes_hang weight tired shattered`,
);
const bruises = concept(`bruis* (?:red|purple|blue|tiny)_(?:\\w+_)?(?:dots|spots) pin_?prick*`);
const ofBlood = concept(
  `
    pale white nose_?bleeds? gums tired can't_explain everywhere no_reason without_(?:a_)?(?:fall|knock|reason)
    all_over legs
  `,
);
const lump = concept(`lumps? hard_(?:ball|thing|bit) mass swelling`);
const trunk = concept(`belly tummy abdom* stomach neck side groin`);
const withHeadache = concept(`vomit* throw*_up sick wobbl* clumsy tilt* unsteady bump* knocks_into`);
const inTheMorning = concept(`mornings? breakfast before_school wakes? waking weeks night*`);
const swallowsLittle = concept(`bead beads coin coins marble marbles button lego stone pebble pea bean peanut nut`);
const nose = concept(`(?:up|in|into)_(?:his|her|the|my)_(?:\\w+'s_)?(?:nose|nostril|ear)`);
const passesWater = concept(`pee* wee* urinat*`);
const burns = concept(`sting* burn* hurts? pain* scream* cr(?:y|ies)`);
const foreskin = concept(`foreskin willy penis`);
const angry = concept(`red ooz* discharge smelly swoll?en swell* puffy stuck pus sore scream* cr(?:y|ies)`);

export const urgentGrowingChildSigns: readonly Signs[] = [
  {
    of: 'child-check',
    together: [[squint, child, ofLate]],
    near: [
      [child, passesWater, burns],
      [baby, gainsNothing, weight],
      [child, joint, swollen, again],
      [child, skill, lostIt],
      [child, swallowsLittle, nose],
      [child, foreskin, angry],
    ],
  },
  { of: 'thirst', near: [[child, drinks, pees, thinner]] },
  { of: 'bruising', near: [[child, bruises, ofBlood]] },
  { of: 'lump-or-weight-loss', near: [[child, lump, trunk]] },
  { of: 'headache-check', near: [[child, headache, withHeadache, inTheMorning]] },
];
