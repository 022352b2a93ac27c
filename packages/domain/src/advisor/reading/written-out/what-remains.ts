import type { Step } from '../../../resolve/patterns/quick-patterns.ts';

const opener = String.raw`(?:(?:so|and|but|ok(?:ay)?|right|well|then|fine|grand|lol|ugh|omg)\b[ ,]*)*`;
const allIsRefused = [
  `you (?:just |only |always |keep )?(?:refuse|refusing|say no|saying no|ban|forbid|reject|rule out|hate|block|shoot down)(?: to)? (?:all|everything|all of (?:it|them)|them all|whatever i (?:ask|say))`,
  `(?:everything|all|it)(?:'?s| is)? (?:all )?(?:banned|forbidden|off limits|out|a no|no good|bad for me|not allowed)(?: with you| for me)?`,
  `nothing(?:'?s| is) (?:allowed|ok|safe|good enough|left)(?: with you| for me)?`,
  `i(?:'ve| have)? (?:already )?(?:stopped|binned|chucked|dumped|thrown|threw|quit|left)(?: (?:it|them|that))?(?: (?:out|away|off))?`,
  `(?:stopped|binned it|chucked it|it's gone|it's in the bin|threw it (?:out|away))`,
].join('|');
const remains = [
  `what(?:'?s| is| are| else is)? (?:there )?(?:left|remains?|rests?|stays|instead|allowed)(?: (?:left|then|for|to|over|with))*(?: (?:me|us|him|her))?`,
  `what (?:am i|are we) (?:meant|supposed|allowed|able) to (?:take|have|use|drink)`,
  `what (?:can|could|may|do) i (?:even |actually )?(?:have|take|use)(?: at all)?`,
].join('|');

/** "So you refuse all. What rests for me?": what was refused is known; asked is what could be taken instead. */
export const whatRemains: readonly Step[] = [
  [
    new RegExp(
      String.raw`^\W*${opener}(?:${allIsRefused})[\s.,;!?]+(?:so |and |but |then |now )*(?:${remains})(?: then| now| instead)*\W*$`,
      'gi',
    ),
    'what could I take instead?',
  ],
  [
    new RegExp(
      String.raw`^\W*${opener}(?:what(?:'?s| is| are)? (?:left|remains?|rests?|instead)(?: (?:then|for|to|over))*(?: (?:me|us|him|her))?)(?: then| now)*\W*$`,
      'gi',
    ),
    'what could I take instead?',
  ],
];
