import { oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const limb = concept(`legs? foot feet arms? hands? toes? fingers? calf`);
const chilled = concept(`cold icy ice_cold freezing chilled no_pulse`);
const bloodless = concept(`white pale blue bluish gr[ea]y purple mottled marbl* no_pulse colou?rless waxy`);
const grave = concept(
  `pain* hurt* agon* numb* can't_(?:feel|move) no_feeling excruciat* tingl* sudden* kill* no_pulse dead`,
);
const warmedAgain = String.raw`(?<!\b(?:raynaud\w*|chilblains?|cold weather|winter|every morning|always)\b[^.?!]{0,80})`;
const coldBloodless = oneOf(
  sequence(
    String.raw`${warmedAgain}\b(?:legs?|foot|feet|arms?|hands?|toes?|fingers?|calf)\b`,
    /[^.?!;]{0,40}\b(?:cold|icy|no pulse)\b[^.?!;]{0,24}/i,
    /\b(?:white|pale|blue|gr[ea]y|purple|mottled|no pulse)\b/,
  ),
  sequence(
    String.raw`${warmedAgain}\b(?:legs?|foot|feet|arms?|hands?|toes?|fingers?|calf)\b[^.?!;]{0,40}`,
    /\b(?:white|pale|blue|gr[ea]y|purple|mottled)\b[^.?!;]{0,24}\b(?:cold|icy|no pulse)\b/i,
  ),
);
const eye = concept(`eyes? eyeball`);
const eyePain = concept(`pain* hurt* ach* agon* throb* rock_hard hard sore`);
/** One red eye; both are red at a screen, at the pool or with hay fever. */
const everydayRed = String.raw`\b(?:hay ?fever|pollen|allerg\w+|both eyes|screens?|computer|laptop|crying|cried|tears|onions?|chlorine|swimming|pool|hangover|drunk|tired|weed|joint|stoned|migraines?|cinema|photos?)\b`;
const redEye = sequence(
  oneOf(
    /\b(?:red|bloodshot|scarlet|crimson)\b,? (?:\w+ ){0,2}eye\b(?! (?:flights?|reduction))/i,
    /\beye\b(?=[^.?!;]{0,30}\b(?:red|bloodshot|scarlet|crimson)\b)/i,
  ),
  String.raw`(?<!${everydayRed}[^]{0,160})(?![^]{0,160}${everydayRed})`,
);
const lightHurts = concept(
  `
    (?:day)?light_(?:\\w+_){0,2}(?:hurts?|hurting|bothers?|bothering|kills?|killing|unbearable|painful|agony|torture)
    (?:can't|cannot|couldn't|can_hardly)_(?:stand|bear|take|face|look_at|look_into)_(?:the_|any_|a_)?(?:light|lamps?|daylight|sun|sunlight|window|bright*)
    (?:wear|wearing|need)_(?:my_|dark_)?(?:sunglasses|shades)_(?:in_the_(?:house|kitchen|bedroom|living_room|office)|indoors|inside|at_home)
    (?:hates?|hurts?_to_look_at|sensitive_to|hurts?_in)_(?:the_|any_)?(?:light|lamps?|daylight|bright*)
  `,
);
const sightClouds = concept(
  `
    blurr(?:y|ed|ing)? hazy misty foggy cloudy see_double can't_see can_hardly_see
    (?:sight|vision|eyesight)_(?:\\w+_){0,2}(?:worse|poor|dim|dims|dimmed|gone|going|goes|lost)
  `,
);
const stuckInEye =
  /\b(?:something(?:'s| is)?|grit|glass|metal|splinter|speck|bit|shard|dust|sand)\b[^.?!]{0,16}\b(?:in|under) (?:my|his|her|the|one) (?:\w+ )?(?:eye|eyelid)\b[^.?!]{0,24}\b(?:can't (?:\w+ )?get it out|won't (?:come|wash|rinse) out|stuck|still (?:there|in))/i;
const pressureSigns = concept(`halos? rainbow* vomit* throw*_up nause* sick rings_(?:round|around)`);

export const limbAndEyeSigns: readonly Signs[] = [
  {
    of: 'cold-limb',
    near: [
      [coldBloodless, grave],
      [limb, chilled, bloodless, concept(`sudden* agon* excruciat* can't_(?:feel|move) no_pulse no_feeling`)],
    ],
  },
  {
    of: 'eye-emergency',
    near: [
      [eye, eyePain, pressureSigns],
      [redEye, lightHurts],
      [redEye, sightClouds],
      [stuckInEye, sightClouds],
      [concept(`flash* floaters`), concept(`shadow curtain veil`), concept(`eyes? vision sight side coming light*`)],
    ],
  },
];
