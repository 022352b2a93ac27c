import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const goesDown = concept(
  `
    dropped(?!_off) dropp?ed_(?:to|on|down) collaps* keel*_over went_down slump* found unconscious unresponsive
    passed_out fallen fell(?!_(?:asleep|in_love|ill|out|behind|pregnant)) won't_(?:answer|wake|respond)
  `,
);
const noBreath = concept(
  `not_(?:\\w+_)?breathing isn't_(?:\\w+_)?breathing stopped_breathing no_breathing doesn't_breathe hardly_breathing barely_breathing gasping gasps no_pulse breathing_(?:weird|strange|funny|odd)*`,
);
const headache = concept(`head_?aches? pain_in_(?:my|his|her)_head`);
const likeABlow = concept(
  `like_an?_(?:bang|shot|bomb|explosion|gunshot|blow|thunderclap|firework) explod* with_a_bang worst_(?:\\w+_)?(?:of|in)_my_life thunderclap`,
);
const tears = concept(`tear(?:ing|s) ripping ripped rips`);
const upperBack = concept(`shoulder_blades? upper_back chest breast_?bone`);
const cutting = concept(
  `machine* mincer grinder mower lawnmower chainsaw saw baler conveyor press mangle mixer blender strimmer hedge_trimmer tractor auger`,
);
const part = concept(`arms? hands? fingers? thumb legs? foot hair sleeve`);
const held = concept(`stuck caught trapped crushed dragged pulled_in`);
const frozen = concept(`frozen(?!_shoulder) freezing ice_cold hypotherm* stiff_with_cold`);
const hardlyThere = concept(
  `barely_(?:talk\\w*|respond\\w*|conscious|awake|moving) hardly_(?:talk\\w*|respond\\w*|moving|awake) mumbl* slurr* not_respond* won't_wake unresponsive drowsy`,
);
const venomous = concept(
  `spiders? widow redback funnel_?web recluse scorpion jelly_?fish stone_?fish stingray sting_ray weever man_?of_?war bluebottle`,
);
const bitten = concept(`bit bite bites bitten stung sting stings`);
const spreads = concept(
  `cramp* rigid sweat* can't_breathe breathless short_of_breath numb* vomit* chest faint* dizzy all_over twitch* paraly*`,
);
const paracetamol = concept(`paracetamols? acetaminophen tylenols? panadol co_?codamol`);
const manyTablets = concept(
  `(?:9|[1-9]\\d|nine|ten|twelve|fifteen|sixteen|twenty|thirty|forty)_(?:tablets?|pills?|tabs|caplets?|capsules?)`,
);
const atATime = concept(
  `last_night at_once in_one_go tonight an_hour_ago hours_ago yesterday this_(?:morning|afternoon|evening) just_now all_together`,
);

const veryHot = concept(`39[.,][5-9] 40(?:[.,]\\d)? 41(?:[.,]\\d)? 10[3-6](?:[.,]\\d)? high_(?:fever|temperature)`);
const ofFever = concept(`fever* temperatures? temp degrees`);
const rigors = concept(
  `
    rigors? (?:can't|cannot|won't|can_not)_stop_(?:shaking|shivering)
    shak*_(?:uncontrollabl*|violently|badly|all_over|like_a_leaf) shiver*_(?:uncontrollabl*|violently)
    (?:uncontrollabl*|violent*)_(?:shak*|shiver*) teeth_(?:are_)?chatter*
  `,
);

/** Signs whose first help is another than that of what they sound like. */
export const fittingHelpSigns: readonly Signs[] = [
  {
    of: 'not-breathing',
    near: [
      [goesDown, noBreath],
      [goesDown, concept(`snor* gurgl*`), concept(`blue purple gr[ea]y lips`)],
    ],
  },
  { of: 'stroke', near: [[headache, likeABlow]] },
  { of: 'chest-pain', near: [[tears, upperBack, concept(`pain* sudden* agon* feeling`)]] },
  { of: 'serious-injury', near: [[part, held, cutting]] },
  { of: 'hypothermia', near: [[frozen, hardlyThere]] },
  { of: 'serious-infection', near: [[ofFever, veryHot, rigors]] },
  { of: 'poisoning', near: [[venomous, bitten, spreads]] },
  { of: 'venom', near: [[venomous, bitten, spreads]] },
  { of: 'overdose', near: [[paracetamol, manyTablets, atATime]] },
];
