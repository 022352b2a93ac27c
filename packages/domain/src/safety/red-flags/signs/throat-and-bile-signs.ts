import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const throat = concept(`throat tonsils? quinsy`);
const jaws = concept(
  `(?:can't|hardly|barely|can_hardly|can_barely|won't)_(?:\\w+_){0,2}open(?:_\\w+){0,2}_(?:mouth|jaw) mouth_(?:hardly|barely|won't)_opens? lockjaw hot_potato muffled`,
);
const drools = concept(
  `spit* saliva drool* dribbl* slobber* can't_(?:even_)?swallow talk*_(?:like_)?(?:a_)?(?:hot_)?potato* muffled one_side`,
);
const yellow = concept(`yellow* jaundice*`);
const rigors = concept(
  `shaking_chills rigors? shiver* teeth_chatter* shaking_(?:with|and)_(?:cold|fever) uncontrollable_shak* fever* confus*`,
);
const underRibs = concept(
  `under_(?:my|the|his|her)_(?:right_)?ribs right_(?:upper_)?(?:side|ribs|belly|tummy) upper_(?:right|belly|tummy) gall_?bladder gall_?stones? bile_duct stent`,
);

/** An abscess behind a tonsil and inflamed bile ducts: both may turn within hours. */
export const throatAndBileSigns: readonly Signs[] = [
  { of: 'breathing-or-allergy', near: [[throat, jaws, drools]] },
  { of: 'mouth-floor', near: [[throat, jaws, drools]] },
  { of: 'serious-infection', together: [[yellow, rigors, underRibs]] },
];
