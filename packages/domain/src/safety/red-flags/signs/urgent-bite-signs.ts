import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const bites = concept(`bit bites? bitten nipp?ed sank_(?:its|his|her)_teeth snapped_at sunk`);
const animal = concept(`dogs? cats? kitten pupp(?:y|ies) hamster rat rats horse ferret monkeys? fox stray`);
const throughTheSkin = concept(
  `
    skin hand hands fingers? thumb knuckle wrist arm face lip cheek calf leg thigh holes? teeth_marks punctur*
    blood* bleed* drew
  `,
);
const wildAnimal = concept(`bats? monkeys? stray_(?:dog|cat|puppy) street_dog raccoons? fox(?:es)?`);
const touched = concept(`bit sank bite bites bitten scratch* lick* brush* bedroom nipp?ed in_my_(?:hair|room) woke`);
const human = concept(
  `kid child toddler boy girl patient nursery school_?mate resident somebody someone man woman customer`,
);
const drewBlood = concept(`drew_blood broke_the_skin broken_skin through_the_skin blood bleed*`);
const needle = concept(
  `(?<!(?:sewing|pine|knitting|darning|felting|cactus|rosemary)_)needle* syringes? sharps? lancet`,
);
const pricked = concept(`prick* stuck stab* jabb* went_in(?:to)? stood_on stepped_on trod needle_?stick`);
const ofStrangers = concept(`park found beach street patient* work hospital bin used someone's somebody's syringe`);
const dirty = concept(`rusty nail garden_(?:fork|tool) barbed_wire dirty_\\w+ soil manure`);
const wounded = concept(`stood_on stepped_on trod_on went_through went_in(?:to)? cut stabbed pierced gash* punctur*`);
const limb = concept(`foot boot sole shoe hand finger shin leg arm heel knee`);

export const urgentBiteSigns: readonly Signs[] = [
  {
    of: 'bite',
    near: [
      [bites, animal, throughTheSkin],
      [wildAnimal, touched, concept(`me my him her bedroom face scratch* graze arm hand leg woke`)],
      [bites, human, drewBlood],
      [needle, pricked, ofStrangers],
    ],
  },
  { of: 'wound', near: [[dirty, wounded, limb]] },
];
