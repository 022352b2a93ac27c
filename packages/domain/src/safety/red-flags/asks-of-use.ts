import { choice, oneOf, sequence, withPlainApostrophes } from '../../resolve/phrases.ts';

const longestQuestion = 90;

/** A question of what is used, which tells nothing of how anybody is: "how many cups a day?", "is it ok with my heart pills?" */
export function asksOfUse(message: string): boolean {
  const text = withPlainApostrophes(message);
  return message.length <= longestQuestion && (ofUse.test(text) || (ofKeeping.test(text) && ofWhatIsKept.test(text)));
}

/** "Can I boil it and keep it in the fridge for 3 days?": the days are of the tea, and of no complaint. */
const ofKeeping = sequence(
  /^\W*(?:(?:and|so|but|ok(?:ay)?|then|also|or)\b[ ,]*)*(?:can|could|may|would|will|does|do|is|are|should|shall|how long)\b/i,
  /[^.!]{0,60}\b(?:keeps?|kept|lasts?|stored?|go(?:es)? off|good for|good in|still good|stays? (?:good|fresh)|fridge|freezer|freeze)\b/,
);
const ofWhatIsKept =
  /\b(?:fridge|freezer|cupboard|shelf|jars?|bottles?|batch|pot|flask|syrup|brew|teas?|tincture|infusion|decoction|oil|honey|ointment|balm|capsules?)\b/i;

const ofUse = new RegExp(
  String.raw`^\W*(?:(?:and|so|but|ok(?:ay)?|then|also|or|hm+|well)\b[ ,]*)*(?:${[
    String.raw`(?:is|are|would) (?:it|this|that|they|these|those) (?:be )?(?:\w+ )?(?:ok|okay|fine|good|safe|all ?right|allowed|compatible|possible) (?:with|beside|besides|alongside|on|next to|together with) (?:my|his|her|their|our) (?:\w+ ){0,4}(?:pills?|tablets?|tabs?|medicines?|medications?|meds|capsules?|drops|inhalers?|injections?|ones?)`,
    String.raw`(?:can|may|could|should) (?:i|he|she|we|they) (?:\w+ )?(?:take|have|use|drink|combine|mix) (?:it|this|that|them|these|those|both)(?: together)?(?: (?:with|beside|alongside|on) (?:my|his|her|their|our) (?:\w+ ){0,4}(?:pills?|tablets?|tabs?|medicines?|medications?|meds|capsules?|drops|inhalers?|injections?|ones?))?`,
    String.raw`how (?:many|much)(?: of (?:it|this|that|them|each))?(?: (?:cups?|mugs?|teas|times|spoons?|teaspoons?))?(?: (?:a|per|each|every) (?:day|night|week|time))?`,
    String.raw`how often(?: (?:a|per) (?:day|week)| can i (?:use|take|drink) (?:it|this|that|them))?`,
    String.raw`(?:and |for )?how (?:long|soon)(?: before i (?:see|feel|notice) (?:something|anything|it|a difference)| (?:till|until|before) it works| does it take(?: to work)?)?`,
    String.raw`(?:(?!how|what|why)\w+ ?\w*, )?how (?:does|do|would) (?:it|this|that|they) work`,
    String.raw`(?:can|may|could) i (?:just )?stop (?:it|this|that|them|taking (?:it|them)) (?:at )?any ?time`,
    String.raw`what else (?:can|could|should) (?:i|we|he|she|they) (?:do|take|try|use|drink)`,
    String.raw`which (?:one )?(?:first|is (?:better|best)|of (?:them|these|those))`,
  ].join('|')})\W*$`,
  'i',
);

/** "And with all my tablets?", "I have been taking it for 2 years": what is taken, and nothing of how anybody is, however it sounds. */
export const asksOfOwnMedicines = oneOf(
  sequence(
    /^\W*(?:(?:and|but|well|oh|btw|by the way|also|i forgot)\b[ ,:]*)*/i,
    choice(
      sequence(
        /i(?:'ve| have)? (?:just |now )?(?:found out|learn(?:ed|t)|realised|realized|heard)/,
        /(?: today| yesterday)?(?: that)? i(?:'m| am) pregnant/,
      ),
      /i(?:'m| am)? (?:take|taking|on) \w+ since my (?:kidney |liver |heart |lung )?transplant/,
    ),
    /\W*$/,
  ),
  sequence(
    /^\W*(?:(?:and|but|well|oh)\b[ ,]*)*i(?:'ve| have|'m| am)? (?:already |always )?(?:been )?/i,
    /(?:taking|using|drinking|eating|having|on|taken|used) /,
    choice(
      /it|this|that|them|both/,
      sequence(
        /(?:an?|one|two|three|four|[1-4]) (?:\w+ )?/,
        /(?:cups?|mugs?|glass(?:es)?|capsules?|tablets?|teaspoons?|spoons?|drops|pieces?)/,
        /(?: of (?:it|this|that|them|the tea))?/,
      ),
    ),
    /(?: (?:every|each|a|per) (?:day|night|morning|evening)| daily| nightly| now)* (?:for|since)/,
    / (?:about |over |nearly |more than )?[\w ]{1,16}(?: now| already)?\W*$/,
  ),
  sequence(
    /^\W*(?:(?:and|so|but|also|ok(?:ay)?)\b[ ,]*)*with (?:all |any )?(?:of )?(?:my|his|her|their|the) /i,
    /(?:\w+ )?(?:tablets|pills|medicines?|medications?|meds)\s*\?\W*$/,
  ),
);
