import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { householdPoison, poisonPlant, wildThing } from '../words/taking-words.ts';

/** The deed left unsaid: "can dogs eat yew? mine just did", "is it bad to eat daffodils, my baby did". */
const asked = concept(
  `eat(?:ing|en)? drink(?:ing)? swallow* tast(?:e|ing) chew* lick* poison* toxic dangerous safe harm* bad_(?:for|to|if)`,
);
const didSo = concept(
  `
    (?:mine|ours|he|she|they|i|we|baby|toddler|someone|(?:my|our|his|her|the)_(?:\\w+_)?\\w+)_(?:just_|already_|also_|too_|actually_|accidentally_)?(?:did|has|have)(?=_(?:it|and|but|so|too|just|that|an?_|some|today|this|now|and|earlier|last)|\\W*$|[.,!?;])
    had_(?:some|one|a_bite|a_few) (?:he|she|they|mine|i|we|baby)_(?:just_)?(?:ate|had|swallowed|chewed|licked|drank)
  `,
);

export const didSoSigns: readonly Signs[] = [
  {
    of: 'poisoning',
    near: [
      [poisonPlant, asked, didSo],
      [householdPoison, asked, didSo],
      [wildThing, asked, didSo],
    ],
  },
];
