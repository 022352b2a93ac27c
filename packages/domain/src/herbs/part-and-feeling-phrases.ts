import { choice } from '../resolve/phrases.ts';
import type { UseKey } from './use-keys.ts';

/** A part of the body and what is felt there, in either order and with a few words between: "my elbow has been bothering me". */
export const partAndFeelingPhrases: readonly (readonly [UseKey, RegExp])[] = [
  ['back-pain', feltIn('(?:lower |upper |whole )?back(?! (?:of|home|to|up|again|and forth|in (?:bed|time))\\b)')],
  [
    'joints',
    feltIn(
      '(?:hips?|knees?|hands?|elbows?|wrists?|thumbs?|knuckles?|ankles?|fingers?|toe joints?|shoulders?(?! blades?)(?! (?:is|are|feels?|feel|get|gets) (?:\\w+ )?(?:tight|tense|knotted|cramped)))',
    ),
  ],
  [
    'muscles',
    feltIn(
      '(?:neck(?! glands?)|calf|calves|thighs?|hamstrings?|groin|shoulder blades?|shoulders?(?= (?:is|are|feels?|feel|get|gets) (?:\\w+ )?(?:tight|tense|knotted|cramped))|buttocks?|glutes|quads|biceps|upper arms?|forearms?|shins?|muscles?)',
    ),
  ],
  ['headache', feltIn('(?:temples|forehead|back of (?:my|the|his|her) head)')],
];

function feltIn(part: string): RegExp {
  const whose = '(?:my|his|her|their|the|both|one|left|right|an?)';
  const feels = choice(
    /hurt(?:s|ing)?|ach(?:e|es|ing|ed|y)|sore|stiff(?:ness)?|pain(?:s|ful)?|tender|throb(?:s|bing)?|swollen|seiz(?:e|es|ed) up/,
    /(?:(?:is|are|has been|have been) )?kill(?:s|ing) (?:me|him|her)|(?:is|are) (?:agony|bad|no good|sore)/,
    /bother(?:s|ing|ed)? (?:me|him|her)|(?:play(?:s|ing)?|act(?:s|ing)?) up|(?:giv(?:e|es|ing)|gave) (?:me|him|her) (?:trouble|grief|problems)/,
    /(?:is|are|feels?) (?:\w+ )?(?:tight|locked|knotted|cramped)|crack(?:s|ing)?|creak(?:s|ing)?|click(?:s|ing)?|grind(?:s|ing)?|in knots/,
  );
  const hurtIt = choice(
    /(?:strained|pulled|wrenched|tweaked|ricked|put out|threw out|did in|overdid|overworked|overused|hurt)/,
    /(?:threw|put|did|have thrown|have put)(?= (?:my|his|her) \w+ out\b)/,
  );
  return new RegExp(
    [
      String.raw`\b${whose} (?:\w+ )?${part}\b(?:(?! (?:and|but|so|or) (?:i|he|she|my|his|her) )[^.?!,]){0,32}?\b${feels}\b`,
      String.raw`\b(?:sore|stiff|stiffness|tender|aching|achy|painful|tight|tense|pain|aches?|knots?|cricks?|tightness|soreness|trouble|muscle knots?)(?: (?:in|with|between|around|on))? ${whose} (?:\w+ )?${part}\b`,
      String.raw`\b${hurtIt} ${whose} (?:\w+ )?${part}\b`,
    ].join('|'),
  );
}
