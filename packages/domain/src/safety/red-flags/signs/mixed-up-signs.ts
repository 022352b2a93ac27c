import type { Signs } from '../red-flag.ts';
import { confused } from '../words/body-words.ts';
import { concept } from '../words/concept.ts';
import { medicine, poisonPlant, riskyMedicine, wildThing } from '../words/taking-words.ts';

const ate = concept(`ate eaten eat drank cooked fried picked had nibbl* chew* swallow* omelette soup salad stew`);
const tookItFor = concept(
  `
    (?:thought|assumed|believed|took)_(?:it_|they_|that_)?(?:was|were|to_be|for) may_be may_have_been
    might_(?:be|have_been) could_(?:be|have_been) turn(?:ed|s)_out (?:i_)?fear_(?:it_)?(?:was|is|it's) was_actually
  `,
);
const camas = concept(`death_camas poison_hemlock water_hemlock hemlock false_hellebore death_?caps?`);
const notForSwallowing = concept(
  `
    (?:tube|bottle|jar|pot|tub|stick|pack)_of_(?:\\w+_)?(?:gel|cream|ointment|lotion|balm|rub|salve|liniment|oil|deodorant|toothpaste|shampoo|conditioner)
  `,
);
const swallowed = concept(`swallow* ate eaten drank drunk downed`);
const swallowedOrTook = concept(`swallow* took taken overdos*`);
const onPurpose = concept(`on_purpose deliberate* intentional* to_hurt to_harm to_die`);
const extra = concept(
  `
    another_(?:three|four|five|six|[3-9]|couple) took_(?:three|four|five|[3-9])_(?:more|extra|by_mistake)
    (?:three|four|five|[3-9])_(?:more|extra)
  `,
);
const sedative = concept(
  `sleeping_(?:pills?|tablets?) zopiclone zolpidem ambien temazepam diazepam lorazepam clonazepam sedatives? melatonin`,
);
const byMistake = concept(`forgot forgetting mistake* accident* woozy drows* sleepy confused groggy can_hardly`);
const doubleDose = concept(`double_dose twice_the_dose two_doses doubled extra_dose overdid`);
const keepsNothingDown = concept(`can't_keep vomit* throwing_up sick shak* sweat* confus* dizz*`);
const fungus = concept(`mushrooms? fung(?:us|i) toadstools?`);
const liverFails = concept(`yellow jaundic* dark_(?:urine|wee|pee) (?:urine|wee|pee)_(?:is_)?(?:dark|brown)`);
const peroxide = concept(`(?:hydrogen_)?peroxide caustic_soda lye drain_cleaner bleach`);
const fumes = concept(`bleach ammonia chlorine`);
const mixedWith = concept(`mixed vinegar ammonia together cleaned acid limescale toilet_cleaner`);
const airwaysBurn = concept(`cough* burn* breath* chest eyes throat wheez*`);

/** Taken for something else, taken again, taken though it is none to swallow. */
export const mixedUpSigns: readonly Signs[] = [
  {
    of: 'poisoning',
    near: [
      [ate, tookItFor, camas],
      [ate, wildThing, tookItFor, poisonPlant],
      [swallowed, notForSwallowing],
      [swallowed, peroxide],
      [fumes, mixedWith, airwaysBurn],
    ],
    together: [[fungus, ate, liverFails]],
  },
  { of: 'grave-signs', together: [[concept(`yellow* jaundice*`), confused]] },
  {
    of: 'overdose',
    near: [
      [swallowedOrTook, medicine, onPurpose],
      [extra, sedative],
      [riskyMedicine, doubleDose, keepsNothingDown],
    ],
    together: [[extra, medicine, byMistake]],
  },
];
