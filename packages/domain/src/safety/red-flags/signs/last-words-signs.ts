import { choice, notFollowedBy, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

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
