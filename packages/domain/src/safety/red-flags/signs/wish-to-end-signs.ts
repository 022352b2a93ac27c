import { choice, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';
import { poisonPlant } from '../words/taking-words.ts';

const weapon = concept(`gun guns pistol rifle shotgun revolver noose`);
const held = concept(
  `
    (?:sit|sits|sat|sitting|lie|lies|lying|sleep|sleeps|sleeping|alone)_(?:\\w+_)?with hold holds held holding
    next_to_(?:me|him|her) in_(?:my|his|her)_(?:hand|lap) stare* staring look*_at
  `,
);
const inGrief = concept(
  `night* alone died cry cries crying sleep empty funeral dark miss every widow* lonely can't tonight tired`,
);
const plenty = concept(
  `
    all_(?:of_)?(?:my|the|his|her|these)_(?:\\w+_)?(?:\\w+'s_)?(?:morphine|pills|tablets|insulin|medication|meds|oxy\\w*|opioids|sleeping_\\w+)
  `,
);
const quick = concept(
  `
    quick(?!_(?:grow|question|start|recipe|to_(?:grow|root))) quickly(?!_(?:grow|spread)) painless* peaceful*
    without_(?:pain|suffering)
  `,
);

/** Said of no thing that is cut: "cutting is the only thing that helps", not "cutting out sugar is". */
const cutting = new RegExp(
  String.raw`(?<!\b(?:tree|hair|lawn|grass|wood|nail|coupon|corner|cost|plant|hedge|leather|flower|price)[- ])\bcutting (?:really |just |at least )*${choice(
    /is (?:the |my )?only (?:thing|way|relief|release|escape|comfort)/,
    /makes me feel (?:better|alive|something|real|calm\w*|less)/,
    /(?:helps?|calms?|soothes?) me(?: (?:cope|calm down|feel))?(?=\W*$|[.,!])/,
  )}`,
  'i',
);
const cuttingOnly =
  /\bonly (?:thing|way|relief|release)\b[^.?!]{0,32}\b(?:is|by) cutting(?: (?:myself|my (?:arms?|legs?|thighs?|wrists?|skin)))?(?=\W*$|[.,!;])/i;

/** An end wished for in the plainest words, a weapon held at night, a plant asked for because it is quick. */
export const wishToEndSigns: readonly Signs[] = [
  {
    of: 'self-harm',
    patterns: [
      // "She kills herself in the book, and I want to do the same."
      /\bkill(?:s|ed|ing)? (?:her|him|them)sel(?:f|ves)\b[^.?!]{0,50}\bi(?:'ll| will| want to| wish to|'d like to|'m going to| am going to) (?:also |just |now )?(?:do (?:the same|it too|that too|so too|it as well)|follow (?:him|her|them)|go the same way)\b/i,
      // "I survived an attempt twelve years ago, I wish it had worked": the wish is of today.
      /\b(?:suicid|overdos|attempt|tried to (?:die|kill|end)|end(?:ing)? (?:it|my life))[^]{0,90}\bwish(?:es|ed|ing)? (?:it|that|they|the \w+|i|he|she) (?:had|would have|'d|did)(?: just| really)? (?:worked|succeeded|died|killed (?:me|him|her)|been enough|finished|never woken|not (?:woken|found me|failed)|gone through)\b/i,
      // "I survived my attempt. I'm happy that tomorrow it'll be over": an end that is near, and no test that is taken again.
      sequence(
        /(?<!\b(?:exams?|tests?|driving|quiz|course|interview|race|marathon|ivf|recipe)\b[^]{0,80})(?<=\b(?:my|his|her|an|one|last|first|second|suicide|own|failed|that) )attempt\b/i,
        /(?! (?:at|to)\b)(?![^]*\b(?:exams?|tests?|driving|resit|quiz|course|interview|race|marathon|ivf|recipe)\b)[^]{0,120}/,
        choice(
          /\b(?:tomorrow|tonight|soon|finally|at last|\w+day|this (?:evening|weekend)|next week)\b[^.?!]{0,24}\b(?:it|everything|all|this)(?:'ll|'s| will| is)? (?:all |finally |just |going to )*(?:be )?(?:over|done|finished|ends?)\b/,
          /\b(?:it|everything|all|this)(?:'ll|'s| will| is)? (?:all |finally |just |going to )*(?:be )?(?:over|done|finished|ends?)\b[^.?!]{0,16}\b(?:tomorrow|tonight|soon|\w+day|this (?:evening|weekend)|next week)\b/,
        ),
      ),
      /\b(?:want|wish|need|long for|ready for) (?:it all|everything|all (?:of )?(?:it|this)|life|my life) (?:to )?(?:be over|end|stop|be done)\b/i,
      /^\W*(?:i )?(?:(?:just|really|only|so) )*(?:want|wish) (?:it|this) (?:to )?(?:(?:just|all|finally) )*(?:be over|end|stop)(?: (?:now|already|tonight|for good))?\W*$/i,
      /\b(?:tired|sick|done|fed up|exhausted)\b[^.?!]{0,60}, ?(?:of|with) (?:being alive|living|life|existing|it all)(?=\W*$|[,.!?])/i,
      sequence(
        /\b(?:took|taken|swallowed) (?:them|it all)(?: (?:all|already))?/i,
        choice(
          /[ .,;!]{1,4}(?:and )?(?:(?:it's|its|it is) (?:all )?(?:done|over|finished)|no (?:going|turning) back)/,
          /\W{0,2}[.,;!] ?(?:and )?(?:it's |its )?too late/,
        ),
        /(?: now)?(?=\W*$|[.!])/,
      ),
      /^\W*(?:i )?(?:(?:just|really|kind of|sort of) )*(?:feel|feels|feeling|felt) like ending (?:things|it)(?: (?:all|now|tonight|today|soon|for good))*(?=\W*$|[.!])/i,
      cutting,
      cuttingOnly,
      /\b(?:make|let) it (?:all )?end\b(?=\W*$|[.,!?] ?(?:please|i|tonight))|\b(?:no point|nothing left)\W+tonight\W*$/i,
      /\b(?:river|bridge|sea|water|edge|tracks|train|cliff|pills|rope)(?:'s| has| is|'ve| have)? (?:been |keeps? )?calling (?:to |out to )?me\b/i,
      /\bstops? (?:the|a|my|your) heart\b[^.?!]{0,30}\b(?:without (?:any )?(?:pain|suffering)|painless\w*|peaceful\w*|in (?:my|your) sleep)\b/i,
      /\b(?:sleep|asleep|drift off|nod off|go under)\b[^.?!]{0,30}\b(?:don't|never|not|won't|doesn't|no longer) (?:have to |ever |need to )?(?:come back|wake(?: up)?(?: again| ever| any ?more)?|return)(?=\W*$|[,.!?])/i,
    ],
    near: [
      [
        concept(`keep keeps kept`),
        concept(`knife knives blade razor rope pills gun`),
        concept(`for_when can't_take in_case_i when_it_gets by_my_bed under_my_pillow`),
        concept(`can't too_much bad worse end take_it`),
      ],
      [weapon, held, inGrief],
      [concept(`would will is be are`), poisonPlant, quick],
      [concept(`alone by_myself sat sitting`), plenty],
    ],
  },
  {
    of: 'psychosis',
    patterns: [
      /\bvoices? (?:(?:that|which|keep|are|is|keeps|in my head) ){0,3}(?:tell|tells|telling|talk|talking|command\w*) (?:to )?(?:me|him|her)\b/i,
    ],
  },
];
