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
      [concept(`flash* floaters`), concept(`shadow curtain veil`), concept(`eyes? vision sight side coming light*`)],
    ],
  },
];
