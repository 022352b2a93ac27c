import { choice, notFollowedBy, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

/** What was prescribed for somebody who died, kept, and sat over at night. */
const medicinesLeft = concept(
  `
    (?:his|her|their|\\w+'s)_(?:(?:old|strong|hospice|last|leftover|remaining|unused|the|own)_)*(?:tablets|pills|morphine|oramorph|oxycodone|fentanyl|tramadol|diazepam|patches|painkillers|medicines?|medication|meds|drugs|stuff)
    (?:tablets|pills|morphine|painkillers|medicines|meds|boxes|bottles?)_(?:that_)?(?:they|he|she|the_(?:hospice|hospital|nurses?))_(?:gave|left|had|was_given)
    (?:bottle|box|boxes|packet)_of_(?:his|her|their)_(?:\\w+_)?(?:tablets|pills|morphine|oramorph|painkillers|patches)
  `,
);
const keptThem = concept(
  `
    kept keep still never_(?:handed|gave|took|returned|brought) didn't_(?:hand|give|take|return) put_by set_aside
    laid_by left_over hospice there_(?:is|are) at_the_end
  `,
);
const sitsOverThem = concept(
  `
    (?:count|counting|counted)_(?:them|it)(?:_out|_up)?(?!_(?:out_|up_)?(?:into|for|with|in|to|so|before|back))
    look(?:ing)?_at_(?:it|them)(?!_to) hold(?:ing)?_(?:it|them|the_(?:bottle|box|packet)) stare_at_(?:it|them)
    (?:lay|lays|laid|line|set)_them_(?:out|up)(?!_(?:for|in|into)) with_(?:it|them)_(?:on|in)_my_(?:lap|hands?)
  `,
);
const atNight = concept(
  `
    some_nights most_(?:nights|evenings) at_nights? in_the_nights? (?:every|each)_(?:night|evening) of_an_evening
    nights? evenings? can't_sleep up
  `,
);

/** Goodbyes, and what others have heard somebody say. */
export const lastWordsSigns: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [
      sequence(
        /\b(?:said|saying|say|written|writing|wrote|sent|sending|made|leaving|left|recorded)\b[^.?!]{0,24}/i,
        /\b(?:goodbyes?|good-?byes|farewells?|last letters?|final letters?|my will and)\b/,
        notFollowedBy(
          sequence(
            / /,
            choice(
              /to (?:my )?(?:coffee|sugar|smok|carbs|colleague|winter|summer)\w*|party|card|drinks|dinner/,
              /at (?:the|our|my) (?:airport|station|gate|school|door|party|bus|office|end)/,
            ),
          ),
        ),
      ),
      /\b(?:nothing|no ?one|nobody) (?:left|matters|cares|will care|would care|would notice|will miss me|would miss me)\b[^.?!]{0,40}\b(?:any ?more|die|gone|dead|disappear\w*|end|without me|goodbye)\b/i,
      oneOf(
        /\b(?:this is|it's|today is|tonight is|tonight) my last (?:day|night|message|goodbye|time)\b(?! (?:of (?:work|holiday|school|chemo|term)|at|in|on the|before|as))/i,
        /\blast night (?:alive|on earth)\b/i,
        /\bwon't be (?![^.?!]{0,50}\b(?:we're|i'm in|away|abroad|holiday|flying|travel\w*|at my))(?:here|around|alive)(?: for| by| tomorrow| much longer| any ?more| next)\b(?! (?:the delivery|dinner|work))/i,
      ),
      // The one who died is not named in every sentence.
      /\b(?:easier|simpler|kinder|better|nicer) (?:(?:for|to) (?:\w+ ){1,2})?(?:if i )?(?:just |to )*(?:go|went) (?:and |to )?join (?:him|her|them)(?=\s*(?:[.!?]|$))/i,
      sequence(
        /\b(?:easier|simpler|kinder|better|nicer) (?:if i |to |just |go |went |and )*(?:join|be with|follow) (?:him|her|them|my \w+) than/i,
        / (?:to )?(?:go(?:ing)? on|carry(?:ing)? on|keep\w*|liv\w+|sit\w*|stay\w*|wak\w+|fac\w+|be here|be left|another)\b/,
      ),
      new RegExp(
        String.raw`\b(?:texted|told|said|says|saying|posted|wrote|messaged|threaten\w*|admitted|talks?|talking)\b[^.?!]{0,40}\b${choice(
          /end (?:it|his life|her life|their life|things)|(?:wants?|wanted|going) to (?:die|kill|end)/,
          /rather be dead|better off dead|wish(?:es|ed) (?:he|she|they) (?:was|were|had)/,
          /doesn't want to (?:live|be here)|not want to (?:live|be here|wake)|kill (?:him|her|them)self/,
          /about dying|goodbye forever/,
        )}\b`,
        'i',
      ),
    ],
    near: [[atNight, keptThem, medicinesLeft, sitsOverThem]],
    together: [
      [
        concept(
          `goodbyes? good_?bye farewell sorry_for_everything forgive_me gave_away giving_away last_letter i_love_you_all`,
        ),
        concept(
          `
            i'm_done i_am_done can't_(?:do|take|go) no_more end forever pills tablets soon it's_over over_now die
            dead tired_of_fighting tonight_(?:is|it)
          `,
        ),
      ],
    ],
  },
];
