import { sequence } from '../../../resolve/phrases.ts';
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
/** Five and more at once of what slows the breath or upsets the heart are too many, also for one who is used to them. */
const severalStrong = sequence(
  /(?<!\b(?:not|never|n't|can i|could i) (?:\w+ )?)\b(?:took|taken|swallowed|downed|popped|necked|had|ate) (?:about |around |like |another )?/i,
  /(?:[5-9]|five|six|seven|half a dozen) (?:of )?(?:my |the |his |her )?(?:\w+ )?/,
  /(?:tramadols?|codeines?|oxycodones?|oxy(?:s|contin)?|hydrocodones?|morphines?|tapentadol|zopiclones?|zolpidem|ambiens?|stilnox|temazepam|xanax|alprazolam|lorazepam|ativan|clonazepam|klonopin|diazepam|valiums?|amitriptylines?|nortriptylines?|digoxins?)\b/,
  /(?! ?\d* ?(?:mg|mcg)? ?(?:a|per|each|every|over|this|last|in the last) ?(?:day|week|month|year|weeks|months|years)|[^.?!]{0,24}\b(?:daily|years? ago|last year|a day|as prescribed|when i was)\b)/,
);
/** More than a day allows, by and by: every hour or two, or so many in so few days. */
const paracetamol = concept(`paracetamols? acetaminophen tylenols? panadol co_?codamol calpol`);
const tooOften = concept(`every_(?:half_)?hour every_(?:one|two|1|2|couple_of)_hours every_hour_or_(?:two|so) hourly`);
const overADay = concept(
  `
    (?:9|1\\d|[2-9]\\d|nine|ten|eleven|twelve|sixteen|twenty|thirty|forty)(?:_odd|_or_so|_plus)?_(?:of_them|tablets|pills|paracetamols?|tylenols?|panadols?|in|since|today|already)
  `,
);
const overTwoDays = concept(
  `
    (?:1[7-9]|[2-9]\\d|eighteen|twenty|thirty|forty)(?:_odd|_or_so|_plus|_\\w+)?_(?:of_them|tablets|pills|paracetamols?|tylenols?|panadols?|in|since|already)
  `,
);
const manyInADay = concept(
  `(?:9|1\\d|[2-9]\\d|nine|ten|eleven|twelve|sixteen|twenty|thirty)_(?:paracetamols?|tylenols?|panadols?|co_?codamols?)`,
);
const manyInTwoDays = concept(
  `(?:1[7-9]|[2-9]\\d|eighteen|twenty|thirty)_(?:paracetamols?|tylenols?|panadols?|co_?codamols?)`,
);
const oneDay = concept(`today in_(?:a|one)_day in_24_hours overnight since_(?:this_morning|last_night|breakfast)`);
const twoDays = concept(`day_and_a_half since_yesterday (?:two|2)_days in_48_hours`);
const taken = concept(`took taken swallow* necked downed popped ate eaten drank gulped finished`);
const inside = concept(
  `gone_down went_down inside_me inside_(?:him|her) in_(?:my|his|her)_(?:stomach|belly|system|body)`,
);
const undo = concept(
  `
    flush* detox* get_rid out_of_(?:my|his|her)_(?:system|body) undo revers* counteract* neutrali* antidote after
    sober_up what_(?:do|should)_i_do clean_(?:out|my) purge
  `,
);

export const countedDoseSigns: readonly Signs[] = [
  {
    of: 'overdose',
    patterns: [
      sequence(
        /\b(?:got|have|had|took|taken) (?:about |around |like )?/i,
        /(?:[89]|1\d|eight|nine|ten|eleven|twelve) (?:of )?/,
        /(?:paracetamols?|tylenols?|panadols?|acetaminophens?)\b[^.?!]{0,40}/,
        /\b(?:in (?:me|him|her)|is (?:that|it) (?:lots|too (?:many|much)|a lot|bad|dangerous|ok(?:ay)?))\b/,
      ),
      severalStrong,
      /\bi(?:'ve| have)? (?:just )?od\b|\b(?:he|she|\w+) od on\b/i,
    ],
    together: [[paracetamol, tooOften, concept(`since today yesterday night tablets by_now`)]],
    near: [
      [paracetamol, overADay, oneDay],
      [paracetamol, overTwoDays, twoDays],
      [manyInADay, oneDay],
      [manyInTwoDays, twoDays],
      [tookCount, medicine],
      [aboutCount, taken, medicine],
      [excessive, medicine, inside],
      [concept(`too_(?:many|much)`), medicine, undo],
    ],
  },
];
