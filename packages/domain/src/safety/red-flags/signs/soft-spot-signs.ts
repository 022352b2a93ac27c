import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { child } from '../words/people-words.ts';

const softSpot = concept(
  `
    soft_?(?:spots?|bit|place|part|area|patch) fontan*
    (?:top|crown)_of_(?:my_|the_|his_|her_)?(?:baby'?s?|his|her|newborn'?s?|son's|daughter's)_?(?:\\w+_)?(?:head|skull)
  `,
);
const changed = concept(
  `
    bulg* sunk* sink* swollen swell* raised stick*_(?:up|out) hard tight tense puff* hollow* deep dip(?:s|ped)?
    dent* push*_(?:out|in) cav(?:ed|es|ing) pop(?:s|ping|ped)? inside depressed lump* full concave in pulsing
  `,
);

/** The soft spot of a baby's head, in whichever order it is told. */
export const softSpotSigns: readonly Signs[] = [
  {
    of: 'sick-baby',
    near: [
      [softSpot, changed, child],
      [softSpot, changed, concept(`heads? skull months? weeks? he she him her`)],
    ],
  },
];
