import { choice, oneOf } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { kin } from '../words/people-words.ts';

const soaked = concept(
  `
    soak*_(?:\\w+_)?(?:pyjamas|pajamas|pjs|nightie|sheets|bed|t_?shirt) night_sweats drench*
    sweat*_(?:at|every|all)_night sweat*_through
  `,
);
const looser = concept(
  `
    clothes_(?:\\w+_)?(?:loose|big|hang*|falling)
    (?:belt|ring|trousers|jeans|watch)_(?:\\w+_)?(?:loose*|notch*|big|falls_off) loose_clothes
    weight_(?:\\w+_)?(?:off|down|loss|drop*) los*_weight thinner
  `,
);
const tooLittleFood =
  /\b(?:eats?|eating|lives? on|living on|manages?) (?:only |just |maybe |about |around |under |less than )*(?:[1-6]\d\d|an apple|half an apple|one apple) ?(?:k?cal(?:ories)?|calories)?(?: (?:a|per|each) day)?\b/i;
const starvedBody = concept(
  `
    periods?_(?:are_|have_|has_)?(?:gone|stopp?ed|stayed_away|disappeared) no_periods? thin skinny bones weight
    scales mirror fat mirrors faint* hair_(?:falls|falling) exercis* cold_all
  `,
);
const seesPeople = new RegExp(
  String.raw`\b(?:sees?|seeing|saw|spots?)\b[^.?!]{0,16}\b${choice(
    /(?:little|small|tiny|strange|dead) (?:people|men|women|children|animals|folk)/,
    /(?:people|men|children|animals|cats|dogs|soldiers|faces|insects|figures)\b[^.?!]{0,24}\b(?:(?:who|that) (?:are not|aren't|isn't|is not) there|not there|nobody else|no one else)/,
  )}`,
  'i',
);
const inTheHouse = concept(
  `garden room house bedroom evenings? nights? kitchen sofa window curtains carpet wall there`,
);
const repeats = concept(
  `
    repeat*_(?:the_same_|the_|my_|same_)*(?:questions?|things?|stories|story|myself|herself|himself)
    same_(?:question|story|thing)_(?:again|over|twice|three|ten) forget*_(?:names|words|appointments|how_to)
    put_(?:\\w+_)?keys_in
  `,
);
const lost = concept(
  `
    got_lost gets_lost lost_(?:driving|walking|on_the_way|my_way|his_way|her_way|in)
    can't_find_(?:the_way|his_way|her_way|my_way)_home left_the_(?:stove|gas|oven)_on
  `,
);

const stripeOfBlisters = oneOf(
  /^(?![^]*\b(?:oil|water|tea|coffee|stove|oven|iron|acid|fire|scald\w*|spill\w*|kettle|pan|sun|plant|hogweed|eyes?|fever)\b)[^]*\bblisters?\b[^.?!]{0,24}\b(?:stripe|strip|band|belt|line|one side)\b/i,
  /^(?![^]*\b(?:oil|water|stove|oven|iron|acid|fire|spill\w*|plant|eyes?|fever)\b)[^]*\b(?:stripe|strip|band|belt) of\b[^.?!]{0,16}\bblisters?\b/i,
);

/** What a doctor should look at soon, as those around notice it first. */
export const urgentToldByOthersSigns: readonly Signs[] = [
  { of: 'lump-or-weight-loss', together: [[soaked, looser]] },
  { of: 'eating', together: [[tooLittleFood, starvedBody]] },
  { of: 'psychosis-check', near: [[seesPeople, inTheHouse, kin]] },
  { of: 'nerve-check', together: [[repeats, lost]] },
  { of: 'shingles', patterns: [stripeOfBlisters] },
  {
    of: 'stomach-check',
    together: [
      [
        concept(`heart_?burn reflux indigestion acid`),
        concept(`despite in_spite_of even_(?:on|with)`),
        concept(`\\w+prazole ppi gaviscon tablets famotidine`),
        concept(`weeks months daily every_day`),
      ],
    ],
  },
];
