import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { excessive, medicine, poisonPlant } from '../words/taking-words.ts';

/** "lethal dose of X", "how many is too many": who asks it may mean it, whatever the plant or the medicine. */
const dose = concept(
  `
    dos(?:e|es|age) amount quantity number how_(?:much|many|strong)
    (?:\\d+|many|few)_(?:grams?|g|mg|leaves|seeds|berries) grams level concentration
  `,
);
const lethal = concept(
  `
    lethal(?!_white) lethality fatal(?:ly)? deadly deadliest kills? killing ld_?50 to_die you_die
    stop(?:s|ping)?_(?:a|my|your|the|his|her|someone's|one's)_heart end_(?:a|your|one's)_life
  `,
);
const substance = concept(
  `
    plants? herbs? poisons? tea seeds? leaves berr(?:y|ies) mushrooms? nicotine alcohol potassium valerian nutmeg
    lobelia pennyroyal comfrey tansy wormwood ephedra yohimb* mistletoe apple_seeds
  `,
);
const sleepers = concept(
  `
    sleep(?:ing|er)?_?(?:pills?|tablets?|meds?|medication|aids?|tabs?) sleepers zopiclone zolpidem ambien stilnox
    temazepam diazepam valium xanax lorazepam ativan clonazepam benzo* codeine co_?codamol tramadol morphine oxy*
    insulin fentanyl heroin methadone opioids? painkillers? antidepressants? amitriptyline propranolol
    beta_?blockers? digoxin lithium benadryl diphenhydramine nytol unisom phenobarbital barbiturates? gabapentin
    pregabalin quetiapine
  `,
);
const deadliest = concept(
  `
    deadliest most_(?:lethal|deadly|dangerous) lethal deadly fatal painless*
    (?:fast|quick)(?:est)?_(?:acting_)?poison* strongest_poison*
  `,
);
/** "What dose of yew would do it?" */
const wouldDo = concept(
  `
    would_do_(?:it|the_(?:job|trick)) will_do_(?:it|the_(?:job|trick)) does_the_(?:job|trick) do_the_(?:job|trick) would_be_enough(?!_for)
    is_enough(?!_for) would_finish finish(?:es)?_(?:me|it|things) see_me_off take_me_out put_me_out
  `,
);
const mixture = concept(
  `
    combination combo combin* mix* together cocktail pills tablets meds medicines? overdose tea(?!_tree) acting
    painless* peaceful* drink brew infusion
  `,
);

export const lethalDoseSigns: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [
      /\bld[- ]?50\b/i,
      /\bhow many\b[^.?!]{0,30}\b(?:pills|tablets|capsules|meds|paracetamols?|tylenols?|aspirins?|acetaminophen|ibuprofens?)\b (?:is|are|would be|will be|makes?) (?:too many|too much)\b/i,
      /\b(?:what|which)\b[^.?!]{0,20}\b(?:medicines?|meds|medications?|pills|tablets|drugs|herbs|plants|teas)\b[^.?!]{0,20}\b(?:can|could|will|would|do|might) (?:you|i|someone|one|a person) die from\b/i,
      /\b(?:fastest|quickest|fast|quick)[- ](?:acting )?poison(?:ous)?(?: plants?)?\b/i,
    ],
    near: [
      [dose, lethal, medicine],
      [dose, lethal, poisonPlant],
      [dose, wouldDo, poisonPlant],
      [dose, wouldDo, sleepers],
      [dose, lethal, substance],
      [concept(`how_(?:much|many)`), sleepers, concept(`too_(?:many|much)`)],
      [
        concept(`how_(?:much|many|strong)`),
        medicine,
        concept(
          `
            would_it_take(?!_(?:to_(?:work|help|feel|sleep|lower)|for|before|me_to))
            does_it_take_to_(?:die|kill|end|stop_(?:a|your|my)_heart|not_wake|never)
          `,
        ),
      ],
      [
        concept(`how_(?:much|many|strong)`),
        poisonPlant,
        concept(`would_it_take does_it_take stop_(?:a|my|your|the|his|her|someone's)_heart`),
      ],
      [
        concept(`would will is are does could`),
        excessive,
        medicine,
        concept(`do_it do_the_(?:job|trick) finish be_enough`),
      ],
      [deadliest, mixture],
    ],
  },
];
