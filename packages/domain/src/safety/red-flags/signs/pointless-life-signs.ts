import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';

/** Whether to go on: "what's the point of me being alive", "no reason for me to live", "why am I even here". */
const noPoint = String.raw`\b(?:no|any|what'?s|whats|what is|see|sees|see the|isn't|aren't|not|without|zero|where'?s|lost|the|have|has|nothing|never)\b (?:\w+ ){0,3}(?:reasons?|points?|purpose|sense|use|meaning|motive|future)\b`;
const goingOn = choice(
  /being alive|be alive|staying alive|stay alive|still (?:be|being) here/,
  /being here(?: any ?more| at all)?|be here any ?more|(?:to |for |in |of )?liv(?:e|ing)/,
  /exist(?:ing|ence)?/,
  /(?:go|going|carry|carrying|keep|keeping) (?:on(?! (?:with\b|about|a|the|my|holiday|diet))|going|living)/,
  /continu(?:e|ing) (?:to live|living|like this|any ?more)|wak(?:e|ing) up any ?more/,
  /getting up any ?more|(?:my|this) life|(?:of|in) me(?=\W*$)/,
);
const elsewhere = String.raw`(?! (?:in (?!me\b|this)|with|near|at|on|like|room|off|together|abroad|alone|there|longer|healthier|plants?|soil|being (?:tired|vegan|careful)))`;

export const pointlessLifeSigns: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [
      new RegExp(`${noPoint} (?:[\\w']+ ){0,6}?${goingOn}\\b${elsewhere}`, 'i'),
      sequence(
        /\bwhy (?:am|was|are|should|do|would|must|did) (?:i|they)/i,
        / (?:even |still |just |bother (?:to )?|have to |keep |to |go on )*/,
        choice(
          /alive|exist(?:ing)?|liv(?:e|ing)|here any ?more|still here|born/,
          /wak(?:e|ing) up(?: any ?more)?(?=\W*$)|continue living|go on living/,
        ),
        /\b(?! (?:in|with|at|near|here for|on))/,
      ),
      /\b(?:why (?:do )?i|don't know why i) (?:even )?bother (?:being|to be|staying|to live|living|with life|getting up any ?more|to (?:carry|go) on)\b/i,
      sequence(
        /\bmy (?:existence|life|whole life|own life) (?:is|has been|feels|seems|has|have|are|got) (?:\w+ )?/i,
        choice(
          /pointless|meaningless|worthless|over|no (?:meaning|point|purpose|sense|value|worth)/,
          /not worth (?:it|living|anything)|useless|finished/,
        ),
        /\b(?! (?:without (?:coffee|chocolate|my phone|you)|when))/,
      ),
      oneOf(
        /\bnothing (?:left )?for me (?:in (?:this|my) (?:life|world)|here any ?more|to (?:live|stay) for|to go on)\b/i,
        sequence(
          /\b(?:tired|sick|exhausted|fed up) (?:to|of|with)/i,
          / (?:live|living|life|exist(?:ing)?|being alive|this life)/,
          /\b(?! (?:in|with|near|at|on|off|together|like (?:a student|sardines)))/,
        ),
      ),
      oneOf(
        sequence(
          /\b(?:want|wish|wanna|could|would|just|rather|i'?d)\b[^.?!]{0,24}\b(?:stop|cease|quit)/i,
          / (?:existing|to exist|living|being alive)\b/,
        ),
        sequence(
          /\b(?:want|wanna|ready|going|need) (?:to )?(?:finish|end)/i,
          / (?:it|my life|with (?:it|my life|everything))(?=\W*$| tonight| now| all| for good)/,
        ),
      ),
      oneOf(
        sequence(
          /\b(?:want|wish|long|ready|going|hope|rather|need|like) (?:to )?(?:be|go|join|reunite)\w*(?: back)? /i,
          /(?:with |to )?(?:him|her|them|my (?:late |dead )?\w+) (?:in|up in)/,
          / (?:heaven|the (?:grave|afterlife|next life))\b/,
        ),
        /\b(?:join|be with) my (?:dead|late) \w+\b/i,
      ),
      sequence(
        /\b(?:be|being|family|they|everyone|kids|children|we|all)(?:'d| would| will)? (?:all )?(?:be )?/i,
        /(?:better off|happier|better|fine) without (?:me|him|her)/,
        /\b(?<=\b(?:says?|said|saying|thinks?|believes?|keeps?|tells?|i|me|feels?)\b[^.?!]{0,70})/,
      ),
      oneOf(
        sequence(
          /\b(?:nobody|no one|no-one|who) (?:needs|wants|would miss|will miss|loves) me\b[^.?!]{0,40}/i,
          /\b(?:exist|alive|live|here|die|anyway|end|pointless|gone)\b/,
        ),
        /\b(?:exist|alive|live|die|end)\b[^.?!]{0,30}\b(?:nobody|no one|no-one) (?:needs|wants|would miss|will miss|loves) me\b/i,
      ),
    ],
  },
];
