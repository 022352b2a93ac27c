import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { medicine } from '../words/taking-words.ts';

const animal = concept(
  `dogs? pup(?:py|s|pies)? cats? kittens? kitty rabbits? bunny horses? pony hamsters? parrot ferret goats? tortoise`,
);
const swallowed = concept(`ate eaten eats swallow* chew* lick* drank got_(?:into|hold|at) gotten_into raided stole`);
const harmful = concept(
  `chocolate grapes? raisins? xylitol onions? macadamia* antifreeze slug_pellets lil(?:y|ies) mushrooms? nicotine vape`,
);

const oil = concept(
  `tea_tree* (?:essential|tea_tree|eucalyptus|peppermint|clove|pine|cinnamon|wintergreen|pennyroyal|lavender|citronella|citrus)_oils? permethrin spot_on`,
);
const puts = concept(
  `put rubbed used applied dabbed gave dripped sprayed bathed washed treated licked got_(?:into|on|in) since_i after_i`,
);
const poisonedByIt = concept(
  `wobbl* stagger* drool* dribbl* shak* shiver* trembl* twitch* tremor* weak limp collaps* floppy drunk fitting seizur* can't_(?:stand|walk|get_up) unsteady off_(?:his|her|its)_legs`,
);

/** A poisoned animal: the answer names a vet. */
export const animalPoisonSigns: readonly Signs[] = [
  {
    of: 'poisoning',
    near: [
      [animal, swallowed, harmful],
      [animal, swallowed, medicine],
      [puts, oil, animal, poisonedByIt],
    ],
  },
];
