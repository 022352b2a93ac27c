import { concept } from './concept.ts';

export const throat = concept(`throat tonsils? quinsy`);
export const lockedJaw = concept(
  `(?:can't|hardly|barely|can_hardly|can_barely|won't)_(?:\\w+_){0,2}open(?:_\\w+){0,2}_(?:mouth|jaw) mouth_(?:hardly|barely|won't)_opens? lockjaw hot_potato muffled`,
);
export const drools = concept(
  `spit* saliva drool* dribbl* slobber* can't_(?:even_)?swallow talk*_(?:like_)?(?:a_)?(?:hot_)?potato* muffled one_side`,
);
