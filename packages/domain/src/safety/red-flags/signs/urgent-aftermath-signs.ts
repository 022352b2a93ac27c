import { feverWhereMalariaIs } from '../where-malaria-is.ts';
import { choice, oneOf, sequence } from '../../../resolve/phrases.ts';
import type { Signs } from '../red-flag.ts';
import { concept } from '../words/concept.ts';

const biter = concept(`dogs? pupp(?:y|ies) cats? kittens?`);
const bitOrNipped = concept(`nipped`);
const farAway = concept(
  `
    goa india thailand bali indonesia morocco egypt turkey vietnam nepal kenya nigeria ghana uganda tanzania
    philippines sri_lanka cambodia laos peru bolivia colombia mexico brazil abroad on_holiday
  `,
);
const dirty = concept(`rusty nail rake thorn barbed_wire splinter garden_fork`);
const stopped = concept(`stopp?ed quit came_off come_off coming_off cold_turkey without_telling ran_out_of tapered`);
const hardToStop = concept(
  `
    tramadol codeine co_?codamol oxycodone morphine venlafaxine effexor paroxetine sertraline duloxetine citalopram
    pregabalin gabapentin zopiclone diazepam lorazepam alprazolam clonazepam
  `,
);
const afterStopping = concept(
  `
    legs_(?:are_)?(?:jump*|kick*|restless*) brain_zaps? zaps sobb* everything_spins electric_(?:shocks?|zaps)
    no_sleep can't_sleep sweats? shak* creeping
  `,
);
const sap = concept(`strimm* sap hogweed rue parsnips? weed_sap lime_juice fig_sap euphorbia cow_parsley`);
const sunburnt = concept(`sun* sunny_day hot_day light`);
const blistered = concept(`blister*`);
const harmsUnborn = concept(
  `
    isotretinoin roaccutane accutane acitretin valproate epilim depakote methotrexate warfarin topiramate
    carbamazepine lithium mycophenolate
  `,
);
const justFound = concept(
  `
    just_found_out only_(?:just_)?reali[sz]ed just_reali[sz]ed found_out_(?:today|yesterday|this_\\w+)
    tested_positive positive_test only_found_out
  `,
);
const expecting = concept(
  `pregnan* expecting (?:i'm|i_am|only)_(?:four|five|six|seven|eight|nine|ten|\\d)_weeks positive_test`,
);
const chemicals = concept(`chemicals? caustic cement oven_cleaner drain_cleaner acid alkali lye brick_cleaner`);
const onSkin = concept(`splash* spill* spilt burn* got_on`);
const stillRaw = concept(`raw weep* blister* wet oozing open`);
const ribs = concept(`ribs? rib_?cage`);
const knocked = concept(`whack* fell hit knock* bang* ladder kicked landed`);
const sharpBreath = concept(`breath* cough* laugh* deep`);
const sharp = concept(`sharp hurts? stab* pain*`);
const tropical = concept(`malaria typhoid dengue`);
const hot = concept(`body_(?:is_)?hot hot_body fever* temperature chills`);
const days = concept(`days weeks? never_clear keeps?_coming_back`);
const soreSpot = concept(`scab* heals_over`);
const reopens = concept(`bleeds? opens_again never_heals won't_heal`);
const skinOfFace = concept(`nose ear lip cheek forehead temple scalp face eyelid`);
const moonFace = concept(
  `face_(?:has_|is_)?(?:gone_|got_|went_)?(?:round|puffy|like_a_moon) moon_face round_like_a_moon`,
);
const remedy = concept(
  `herbal remedy powder joint_(?:remedy|powder|pills|tablets) internet ayurvedic chinese capsules`,
);
const drip = concept(`drip dripping discharge pus leaking`);
const tip = concept(`tip penis willy`);
const dizzy = concept(`dizz* spinning giddy vertigo`);
const staggers = concept(`stagger* holding_(?:the_|onto_)?walls? veering can't_walk_straight walking_into`);

/** What is left over from something that has happened, and wants a doctor soon. */
export const urgentAftermathSigns: readonly Signs[] = [
  { of: 'bite', together: [[biter, bitOrNipped, farAway]] },
  { of: 'wound', together: [[dirty, concept(`stepped trod stood cut scratch* went_in pricked`), concept(`tetanus`)]] },
  { of: 'withdrawal', together: [[stopped, hardToStop, afterStopping]] },
  { of: 'skin-reaction', together: [[sap, sunburnt, blistered]] },
  { of: 'pregnancy-check', together: [[harmsUnborn, justFound, expecting]] },
  { of: 'burn', together: [[[chemicals, onSkin], stillRaw]] },
  {
    of: 'joint-or-bone',
    together: [
      [
        [ribs, knocked],
        [sharp, sharpBreath],
      ],
    ],
  },
  {
    of: 'sexual-health',
    patterns: [
      /\b(?:slept with|sex with|condom|unprotected)\b[^]{0,80}\b(?:he|she|they)(?:'s| is| was|'re| are) (?:hiv[- ]?)?positive\b/i,
    ],
    near: [[drip, tip, concept(`burn* sting* pee wee go urine`)]],
  },
  { of: 'long-fever', patterns: [feverWhereMalariaIs], together: [[tropical, hot, days]] },
  {
    of: 'lump-or-weight-loss',
    patterns: [
      /\bpearly (?:rim|edge|border)\b/i,
      /\b(?:think|maybe|perhaps|might|may|could) (?:\w+ ){0,3}(?:an? )?hernia\b/i,
    ],
    together: [[soreSpot, reopens, skinOfFace]],
  },
  { of: 'medicine-harm', together: [[moonFace, remedy]] },
  { of: 'nerve-check', together: [[dizzy, staggers, concept(`days weeks`)]] },
  {
    of: 'very-high-pressure',
    patterns: [
      oneOf(
        sequence(
          /\b(?:bp|pressure)\b[^.?!]{0,16}\b1[6-9]\d ?(?:over|\/) ?(?:9\d|1[0-2]\d)\b[^.?!]{0,16}/i,
          /\b(?:all week|for (?:days|weeks)|every (?:day|morning|evening)|again and again)\b/,
        ),
        /\b(?:bp|pressure)\b[^.?!]{0,12}\b(?:been|was|is) (?:at )?1[6-9]\d ?(?:over|\/) ?(?:9\d|1[0-2]\d) (?:all|every|for)\b/i,
      ),
    ],
  },
  {
    of: 'result-check',
    patterns: [
      /\bpotassium\b[^.?!]{0,24}\b(?:5\.[6-9]|6\.\d|too high)|\be-?gfr\b[^.?!]{0,24}\b(?:fell|dropped|down|went|gone)\b[^.?!]{0,12}\b(?:[12]\d|[5-9])\b/i,
      sequence(
        /\b(?:smear|pap|cervical|biopsy|mammogram|colonoscopy|scan|x-?ray|ct|mri)\b[^.?!]{0,50}\b/i,
        choice(
          /severe changes|abnormal|shadow|suspicious|high[- ]grade|two[- ]week|within two weeks/,
          /urgent referral/,
        ),
        /\b(?![^]{0,80}\b(?:all clear|benign|turned out|was fine)\b)/,
      ),
      sequence(
        /\b(?:cancel\w*|skipp\w*|stopp\w*|quit|refus\w*|gave up|dropped) (?:my |the )?/i,
        choice(
          /radio ?therapy|chemo\w*|cancer treatment|hiv (?:meds|medicines?|tablets|pills|treatment)/,
          /tb (?:tablets|treatment|meds)|antiretrovirals|arvs?/,
        ),
        /\b/,
      ),
    ],
  },
];
