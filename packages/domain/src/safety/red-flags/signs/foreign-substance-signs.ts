import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { child } from '../words/people-words.ts';
import { medicine } from '../words/taking-words.ts';

const drankFrom = concept(
  `
    (?:drank|drunk|drinking|drink|sip*|swig*|ate|sucked)_(?:some_)?(?:from|out_of|off)_(?:the_|a_|his_|her_|my_|that_)?(?:\\w+_)?(?:bottle|tub|can|tube|packet|jar|cup|patch)
  `,
);
const mistaken = concept(
  `(?:thinking|thought|believing|assuming)_(?:it|they|that|this)_(?:was|were|is) mistook mistaken instead_of by_mistake`,
);
const mouthful = concept(`mouthful* swig* gulp* swallow* drank drunk sip* spoon*`);
const notFood = concept(
  `
    bottle liniment embrocation deep_heat muscle_rub methyl_salicylate lotion cream gel oil spray drops cleaner rub
    ointment polish liquid linctus
  `,
);
const sprayed = concept(
  `
    pesticide* insecticide* weed_?killer herbicide* organophosph* bug_spray fly_spray sheep_dip
    spray(?:ed|ing)_(?:the_)?(?:roses|crops|field|garden|plants|weeds|trees|vegetables|orchard)
  `,
);
const nerveSigns = concept(
  `drool* dribbl* twitch* pupils sweat* vomit* can't_breathe breath* blur* jerk* weak dizz* confus* collaps* shak*`,
);
const yellowSight = concept(`yellow green halos?`);
const sight = concept(`halos? everything vision see seeing lights`);
const drunkPlant = concept(`tea drink* drank drunk plant leaves herbs? ate eaten brew* foxglove comfrey picked soup`);
const ill = concept(`sick vomit* ill heart dizz* slow nause* faint* awful terrible unwell`);

/** What was swallowed or breathed in, where the deed and the thing stand apart. */
export const foreignSubstanceSigns: readonly Signs[] = [
  {
    of: 'poisoning',
    near: [
      [child, drankFrom, medicine],
      [
        child,
        concept(`lick* drank ate swallow* sucked chew*`),
        concept(`foam oven_?cleaner cleaning bleach oven polish descaler drain toilet paint`),
      ],
      [mouthful, notFood, mistaken],
      [sprayed, nerveSigns],
      [yellowSight, sight, drunkPlant, ill],
      [
        concept(`mouth`),
        concept(`froth* foam*`),
        concept(`root plant mushroom* tea boiled ate drank berries ditch jerk* twitch*`),
      ],
    ],
  },
];
