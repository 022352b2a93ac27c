import { choice, oneOf, sequence } from '../../resolve/phrases.ts';
import type { RedFlagRule } from './red-flag.ts';
import { unless } from './unless.ts';
import { flag, thisWeek } from './urgent-flag.ts';

const now = 'now|today|tonight|sudden\\w*|minutes|hours?';
const choked = 'throat|tongue|breath\\w*|wheez\\w*|swallow\\w*|voice|hives|stung|swell\\w*|swollen';
const unwell = 'fever\\w*|shiver\\w*|shak\\w*|confus\\w*|faint\\w*|collaps\\w*|vomit\\w*|drows\\w*|pale|clammy';

const darkUrine = String.raw`(?:\b(?:urine|pee|wee|piss)\b[^.?!]{0,24}\b(?:dark|brown|red|cola|coke|tea|black|guinness|coffee)\w*|\b(?:dark|brown|red|cola|coke|black)(?:[- ]colou?red)? (?:urine|pee|wee|piss)\b)`;
const greatStrain = String.raw`\b(?:session|gym|work ?outs?|working out|training|trained|crossfit|leg day|squats|lifting|spin class|marathon|ultra|triathlon|long run|burpees|hard exercise|exercis\w+)\b`;

/** Parts of the body and numbers in words of an emergency that are for a doctor soon. */
export const gentlerParts: readonly RedFlagRule[] = [
  flag('sugar-dips', 'blood sugar that falls too low again and again', {
    patterns: [
      unless(
        `confus\\w*|unconscious|faint\\w*|collaps\\w*|can't|won't|seizures?|fits?|slur\\w*|drows\\w*|vomit\\w*|ketones?|pass(?:ed|ing) out|[12]\\.\\d|${now}`,
        '(?=[^]*\\b(?:before (?:lunch|dinner|meals|breakfast|supper)|now and then|sometimes|most (?:days|mornings)|every (?:day|morning|afternoon)|between meals|mid-?morning|in the (?:mornings|afternoons))\\b)(?=[^]*\\b(?:shak\\w+|trembl\\w*|sweat\\w*|wobbly|dizzy)\\b)',
        '(?:gliclazide|glimepiride|glipizide|insulin|diabet\\w+|metformin)',
      ),
    ],
    why: 'The dose of tablets or insulin may be too high, all the more with an herb that lowers sugar too. Measure it then, and eat or drink something sweet. With drowsiness or confusion call your emergency number.',
  }),
  flag('easy-bleeding', 'bruises or bleeding spots without a cause', {
    patterns: [
      unless(
        `won't|can't|pour\\w*|gush\\w*|soak\\w*|black|cough\\w*|head|stools?|poo|urine|${unwell}|${now}`,
        '(?=[^]*\\b(?:each day|every (?:day|morning|night)|daily|easily|often|most days|all the time|weeks?)\\b)(?=[^]*\\bbleed\\w*|[^]*\\bnose ?bleeds?\\b)',
        '(?:gums?|nose ?bleeds?|nose)',
      ),
    ],
    why: 'The blood may not clot as it should. If it does not stop, or there is a lot of it, call your emergency number.',
  }),
  flag('mouth-lump', 'a sore or lump in the mouth', {
    patterns: [
      unless(
        `${choked}|${now}`,
        '(?=[^]*\\b(?:lump|bump|spot|(?<!cold )sore|patch|ulcer)\\b)(?=[^]*\\b(?:for|since|(?:two|three|four|six|several|\\d)) (?:\\w+ )?(?:months|weeks)\\b)',
        '(?:lips?|tongue|mouth|cheek|gums?)',
      ),
    ],
    why: 'What has not healed after three weeks should be looked at by a dentist or a doctor.',
  }),
  flag('diabetic-foot', 'a sore foot with diabetes', {
    patterns: [
      unless(
        `black|blue|cold|smell\\w*|spread\\w*|streaks?|gangrene|pus|hot|pain\\w*|${unwell}`,
        '(?=[^]*\\bdiabet\\w+\\b)(?=[^]*\\b(?:blisters?|sore|cut|crack\\w*|ulcer|corn)\\b)',
        '(?:foot|feet|toes?|heel)',
      ),
    ],
    why: 'With diabetes a small sore on the foot can turn bad unnoticed. Keep it clean and dry, take the weight off it and let the foot team see it today. If it turns black, spreads or smells, or with a fever, call your emergency number.',
  }),
  flag('injured-arm', 'a joint, bone or back that needs a check', {
    patterns: [
      unless(
        'face|speech|slur\\w*|head|numb\\w*|weak\\w*|legs?|droop\\w*|confus\\w*|sudden\\w*|neck|dizz\\w*|bone|crooked',
        "(?=[^]*\\bcan't (?:lift|raise|move|use)\\b)(?=[^]*\\b(?:since|after|when) (?:the |my |a |i )?(?:fall|fell|tackle|accident|match|game|gym|injury|came off|landed|skiing|tennis)\\b)",
        '(?:arm|shoulder|elbow|wrist)',
      ),
    ],
    why: 'A break, a torn tendon or a joint that is out needs an X-ray. Rest it in a sling and cool it.',
  }),
  flag('heavy-period', 'very heavy periods', {
    patterns: [
      unless(
        `pregnan\\w*|birth|miscarr\\w*|clots?|menopaus\\w*|weak|light-?headed|dizz\\w*|every (?:half(?: an)? )?hour|hourly|(?:20|30|40) minutes|breathless|tonight|sudden\\w*|${unwell}`,
        '(?=[^]*\\bperiods?\\b)(?=[^]*\\bevery (?:two|three|four|2|3|4)(?: (?:or|to) (?:three|four|3|4))? hours\\b)',
        '(?:pads?|tampons?|towels?)',
      ),
    ],
    why: 'Periods this heavy can be treated, and can make the blood thin. If you soak a pad or more in an hour, feel faint, or could be pregnant, call your emergency number.',
  }),
  flag('deep-cut', 'a wound that may need closing or a tetanus shot', {
    patterns: [
      unless(
        `artery|vein|wrist|neck|throat|face|chest|bell(?:y|ies)|stomach|groin|thigh|spurt\\w*|pour\\w*|soak\\w*|pump\\w*|bone|fat|tendon|muscle|numb|can't|won't|again|still bleed\\w*|myself|on purpose|${unwell}`,
        '(?=[^]*\\b(?:bleeding (?:has |had |is |was )?(?:stopped|under control|over|slowed)|(?:no longer|stopped) bleed(?:s|ing)|bleeds? no more))(?=[^]*\\b(?:deep|gap(?:es|ing)|open|wide)\\b)',
        '(?:cuts?|gash|wound)',
      ),
    ],
    why: 'A wound is best closed within some hours. Rinse it with clean water, hold the edges together and cover it.',
  }),
  flag('throat-lump', 'trouble swallowing', {
    patterns: [
      unless(
        `breath\\w*|wheez\\w*|swell\\w*|swollen|hives|ate|eaten|eating|stung|drool\\w*|can't|voice|stuck|chok\\w*|fever\\w*|${now}`,
        '(?=[^]*\\bswallow\\w*)',
        'lump in (?:my|his|her) throat',
      ),
    ],
    why: 'Food that sticks or a lump that stays needs to be looked into soon.',
    when: thisWeek,
  }),
  flag('splinter', 'something stuck in the skin', {
    patterns: [
      unless(
        `eyes?|chest|bell(?:y|ies)|stomach|neck|head|through|nail|knife|spurt\\w*|pour\\w*|won't stop|numb|bone|${unwell}`,
        "(?=[^]*\\b(?:splinters?|thorns?|shards?|slivers?|piece of glass|bit of glass)\\b)(?=[^]*\\b(?:deep|glass|can't|won't|stuck|days|red)\\b)",
        '(?:foot|feet|hand|fingers?|toe|heel|palm|thumb|knee)',
      ),
    ],
    why: 'What is deep should be taken out by a professional: leave it in and do not press on it. A tetanus shot may be due.',
  }),
  flag('thinner-bruises', 'bruises while taking a blood thinner', {
    patterns: [
      unless(
        `bleed\\w*|bled|head|fell|fall|stools?|poo|urine|vomit\\w*|cough\\w*|black|swollen|huge|eyes?|${unwell}`,
        '(?=[^]*\\bbruis\\w*)(?=[^]*\\b(?:everywhere|all over|easily|no reason|for nothing|many)\\b)',
        '(?:warfarin|coumadin|apixaban|eliquis|rivaroxaban|xarelto|edoxaban|dabigatran|blood thinners?|clopidogrel)',
      ),
    ],
    why: 'The blood thinner may be too strong: ask for a blood test today, and before the next dose. With bleeding, black stools or a blow to the head call your emergency number.',
  }),
  flag('hearing-loss', 'a sudden loss of hearing', {
    patterns: [
      oneOf(
        sequence(
          /\b(?:sudden\w*|overnight|woke|went|gone|lost|losing|loss of|since (?:yesterday|this morning))\b/i,
          /[^.?!]{0,40}\b(?:deaf|hearing|can't hear)\b/,
        ),
        sequence(
          /\b(?:deaf|hearing|can't hear)\b[^.?!]{0,40}/i,
          /\b(?:sudden\w*|overnight|woke|gone|lost|since (?:yesterday|this morning|last night))\b/,
        ),
      ),
    ],
    why: 'An ear that has suddenly lost its hearing is treated best within the first days. If it is only wax, that will be seen as well. With a drooping face, weakness or trouble speaking call your emergency number.',
  }),
  flag('muscle-harm', 'harm to the muscles from a medicine', {
    patterns: [
      sequence(
        /^(?=[^]*\b(?:statins?|\w+vastatin|lipitor|crestor|red yeast rice|colchicine|fibrate)\b)/i,
        /(?=[^]*\b(?:muscles?|thighs?|legs?|arms?|calves|shoulders?)\b)[^]*\b/,
        choice(
          /(?:urine|pee|wee)\b[^.?!]{0,16}\b(?:dark|brown|red|cola|tea|black)\w*/,
          /(?:dark|brown|red|cola|black)(?:[- ]colou?red)? (?:urine|pee|wee)\b/,
        ),
      ),
    ],
    why: 'Muscle that breaks down can harm the kidneys. Take no further dose until you have spoken to somebody, and drink plenty of water.',
  }),
  flag('muscle-breakdown', 'muscle that breaks down after great strain', {
    patterns: [new RegExp(`^(?=[^]*${darkUrine})(?=[^]*${greatStrain})`, 'i')],
    why: 'Dark urine after hard training can mean that muscle breaks down (rhabdomyolysis) and blocks the kidneys. It needs a blood test today, at an emergency department when nobody else is open. Drink water, rest, and take no ibuprofen, creatine or herb.',
  }),
  flag('kidney-check', 'kidneys that need a check', {
    patterns: [
      /^(?=[^]*\b(?:foam\w*|froth\w*|bubbly)\b)(?=[^]*\b(?:urine|pee|wee)\b)[^]*\b(?:swell\w*|swollen|puffy|weeks|always|pressure)\b/i,
    ],
    why: 'Foam in the urine with swelling can mean that the kidneys lose protein. A urine test shows it.',
  }),
  flag('result-check', 'a result or a treatment that must not wait', {
    patterns: [],
    why: 'Call the doctor or clinic that sent the result or began the treatment, and do it today: waiting can cost time that counts, and no herb can stand in for the treatment. If you are weak, have chest pain or your heart beats out of step, call your emergency number.',
  }),
  flag('knocked-out-tooth', 'a tooth that was knocked out', {
    patterns: [
      oneOf(
        /\b(?:adult|grown-?up|front|permanent)? ?(?:tooth|teeth)\b[^.?!]{0,24}\b(?:knocked out|fell out|came out|popped out)\b[^.?!]{0,30}\b(?:fall|fell|ball|hit|accident|bike|elbow|hockey|rugby|fight|root|minutes|punch\w*|football|sports?|playground|adult tooth)\b/i,
        /\b(?:adult|permanent|grown-?up) (?:front )?tooth\b[^.?!]{0,24}\bknocked out\b/i,
        /\b(?:knocked|hit)\b[^.?!]{0,12}\b(?:tooth|teeth)\b[^.?!]{0,6}\bout\b/i,
      ),
    ],
    why: 'An adult tooth can grow in again within the hour. Hold it by the crown, never the root, lick or rinse it for a moment, push it back into its place or keep it in milk, and go to a dentist at once. A milk tooth stays out.',
  }),
];
