import type { MedicineClass } from '../../../medicines/medicine-classes.ts';
import { oneOf, sequence } from '../../../resolve/phrases.ts';

/** What a medicine does to many who take it, told in words of every day. */
export interface KnownSideEffect {
  readonly classes?: readonly MedicineClass[];
  /** Single medicines, where not the whole class does it. */
  readonly keys?: readonly string[];
  readonly words: RegExp;
  /** What is told beside it, where it is another matter. */
  readonly unless?: RegExp;
  /** `{medicine}` stands for the one that is taken. */
  readonly says: string;
  readonly sources: readonly string[];
}

const swells = String.raw`swell\w*|swollen|puff\w*|fat|thick|balloon\w*|full of water|sock marks`;
const lowerLegs = String.raw`ankles?|feet|foot|lower legs?|legs`;
const asleep = String.raw`dreams?|dreaming|nightmares?|night terrors?`;

/** Those of cough, muscles, bowels and the like, for which herbs are asked by use, stand in `for-concerns/untreatable.ts`. */
export const knownSideEffects: readonly KnownSideEffect[] = [
  {
    classes: ['calcium-channel-blocker'],
    words: new RegExp(
      String.raw`\b(?:${lowerLegs})\b[^.?!]{0,32}\b(?:${swells})\b|\b(?:${swells})(?: \w+){0,2} (?:${lowerLegs})\b`,
      'i',
    ),
    unless:
      /\b(?:twist\w*|sprain\w*|roll(?:ed|ing)|fell|fall|knock\w*|hit|injur\w*|kick\w*|broke\w*|bites?|bitten|stung|sting|bruis\w*|gout|toe|knee|one (?:ankle|foot|leg)|(?:left|right) (?:ankle|foot|leg))\b/i,
    says: 'Swollen ankles are a well-known effect of tablets such as {medicine}, at times only after years. Tell the prescriber or a pharmacist, as a smaller dose or another tablet can mend it; do not stop it alone, and take no herb that drives water for it. One leg only, a sore calf, short breath or weight that climbs within days: have it looked at today.',
    sources: ['independent-pharmacist-oedema'],
  },
  {
    keys: ['mirtazapine'],
    words: oneOf(
      /\b(?:put(?:ting)? on|gain(?:ed|ing)?|pil(?:ed|ing) on)\b[^.?!]{0,16}\b(?:weight|kilos?|kg|pounds?|lbs?|stones?)\b|\bweight (?:gain|goes up|is going up|went up|climb\w*)\b/i,
      /\b(?:always|constantly|so|ravenous\w*|all the time) hungry\b|\bhungry (?:all the time|all day|at night)\b|\bcravings?\b|\b(?:getting|got|become|becoming|mak(?:e|es|ing) (?:me|you|people|him|her)) (?:so |put on )?(?:fat|fatter|heavier|weight)\b/i,
    ),
    says: 'More hunger and weight are well-known effects of {medicine}. Tell the prescriber before it troubles you more, as the dose or the medicine can be changed; do not stop it alone. Portions that stay the same, fruit or vegetables between meals and a daily walk help. I suggest no herb against it.',
    sources: ['hse-mirtazapine'],
  },
  {
    classes: ['beta-blocker'],
    words: new RegExp(String.raw`\b(?:${asleep})\b`, 'i'),
    says: 'Vivid dreams and nightmares are a known effect of beta blockers such as {medicine}. Tell the prescriber or a pharmacist, who can think of another hour or another tablet; never stop a beta blocker from one day to the next.',
    sources: ['gpnotebook-beta-blockers'],
  },
  {
    classes: ['beta-blocker'],
    words:
      /\berect(?:ions?|ile)\b|\bimpoten\w*|\bhard-?on\b|\b(?:can'?t|cannot|won'?t|don'?t|doesn'?t|trouble) (?:get(?:ting)?|keep(?:ing)?|stay(?:ing)?) (?:it )?(?:up|hard)\b/i,
    says: 'Weak erections are a known effect of beta blockers such as {medicine}, and can come from the vessels as well. Tell the prescriber, who can check both and think of another tablet; never stop a beta blocker from one day to the next.',
    sources: ['gpnotebook-beta-blockers'],
  },
  {
    classes: ['ssri', 'snri'],
    words: new RegExp(String.raw`\b(?:${asleep})\b`, 'i'),
    says: 'Nightmares are a known effect of medicines such as {medicine}, mostly at the beginning. Tell the prescriber if they stay; do not stop it alone.',
    sources: ['young-minds-sertraline'],
  },
  {
    classes: ['ssri', 'snri'],
    words: /\bsweat(?:y|s|ing|ed)?\b/i,
    says: 'Sweating is a known effect of medicines such as {medicine}. Tell the prescriber if it troubles you; do not stop it alone, and add no sage or other herb before. Sweats with fever, shaking, stiff muscles or confusion, above all after a new tablet or a higher dose: get help at once.',
    sources: ['young-minds-sertraline'],
  },
  {
    classes: ['loop-diuretic', 'thiazide-diuretic'],
    words: sequence(
      /\b/i,
      /(?:cramp(?:s|ing|ed|y)?(?=\b[^.?!]{0,24}\b(?:leg|legs|calf|calves|foot|feet|toes|hands?|muscles?|night|nights)\b)|(?<=\b(?:legs?|calf|calves|foot|feet|toes?|hands?|muscles?|night)\b[^.?!]{0,16})cramp(?:s|ing|ed)?)/,
      /\b/,
    ),
    says: 'Cramps are a known effect of water tablets such as {medicine}: they drive out potassium and other salts. Ask the doctor or pharmacist this week for a blood test before you take potassium, magnesium or a herb for it, and do not stop it alone. Weak legs, confusion or a heart that stumbles: call today.',
    sources: ['brigham-diuretics'],
  },
  {
    classes: ['sglt2-inhibitor'],
    words:
      /\bthrush\b|\byeast infection\b|\bcandida\b|\b(?:itch\w*|sore\w*|burn\w*|red)\b[^.?!]{0,30}\b(?:down (?:there|below)|vagina\w*|vulva|penis|foreskin|genital\w*|private parts|privates)\b|\b(?:vagina\w*|vulva|penis|foreskin|genital\w*|private parts|privates)\b[^.?!]{0,24}\b(?:itch\w*|sore\w*|burn\w*|red)\b/i,
    says: 'Thrush is a well-known effect of {medicine}, which sends sugar out with the urine. A pharmacist or doctor can treat it, and mostly the tablet stays; wash with plain warm water and wear loose cotton. Pain, swelling or redness there with fever or feeling ill: get help at once.',
    sources: ['hanwell-sglt2'],
  },
  {
    keys: ['isotretinoin'],
    words:
      /\b(?:lips?|skin|face|hands?|eyes?|nose|mouth)\b[^.?!]{0,40}\b(?:dry\w*|crack\w*|split\w*|peel\w*|flak\w*|chapp\w*|sand ?paper|bleed\w*|raw|scal\w*)\b|\b(?:dry|cracked|chapped|split\w*|peeling|flaky|scaly)(?: \w+)? (?:lips?|skin|face|hands?|eyes?|nose|mouth)\b|\bnose ?bleeds?\b/i,
    says: 'Dry lips and skin are effects of {medicine} in nearly all who take it, and eyes and nose dry out too. A thick balm on the lips many times a day, a cream without scent, lukewarm water and no licking, scrubs or waxing do most; keep out of the sun, and take no vitamin A beside it. If it cracks and hurts, tell the prescriber, who can lower the dose.',
    sources: ['dermnet-isotretinoin-lips', 'isotane-skin-care'],
  },
];
