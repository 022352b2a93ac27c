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

/** A poisoned animal: the answer names a vet. */
export const animalPoisonSigns: readonly Signs[] = [
  {
    of: 'poisoning',
    near: [
      [animal, swallowed, harmful],
      [animal, swallowed, medicine],
    ],
  },
];
