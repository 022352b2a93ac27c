import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { excessive, medicine } from '../words/taking-words.ts';

/** The amount apart from the medicine: "tylenol ... I had about 30", "some tablets, about forty, sertraline". */
const many = String.raw`(?:[89]|[1-9]\d{1,2}|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|(?:twenty|thirty|forty|fourty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|a hundred)`;
const roughly = String.raw`(?:about|around|like|roughly|nearly|almost|over|maybe|at least|more than|up to|some|another|all)`;
const endsThere = String.raw`(?= (?:of (?:them|these|those|it)|today|already|so far|altogether|in total|at once|in one go|last night|tonight|now|just now|an? hour|hours ago|since|all|by mistake|this (?:morning|afternoon|evening)|down|and|i think|or so|over)\b|\+|\s*(?:$|[.,!?;)]))`;
const tookCount = new RegExp(
  String.raw`\b(?:had|took|taken|swallowed|ate|eaten|popped|necked|downed|gulped|scoffed|drank|used|got through) (?:${roughly} )?${many}${endsThere}`,
  'i',
);
const aboutCount = new RegExp(String.raw`\b${roughly} ${many}${endsThere}`, 'i');
const taken = concept(`took taken swallow* necked downed popped ate eaten drank gulped finished`);
const inside = concept(
  `gone_down went_down inside_me inside_(?:him|her) in_(?:my|his|her)_(?:stomach|belly|system|body)`,
);
const undo = concept(
  `flush* detox* get_rid out_of_(?:my|his|her)_(?:system|body) undo revers* counteract* neutrali* antidote after sober_up what_(?:do|should)_i_do clean_(?:out|my) purge`,
);

export const countedDoseSigns: readonly Signs[] = [
  {
    of: 'overdose',
    patterns: [/\bi(?:'ve| have)? (?:just )?od\b|\b(?:he|she|\w+) od on\b/i],
    near: [
      [tookCount, medicine],
      [aboutCount, taken, medicine],
      [excessive, medicine, inside],
      [concept(`too_(?:many|much)`), medicine, undo],
    ],
  },
];
