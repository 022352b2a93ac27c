import { choice, sequence } from '../../resolve/phrases.ts';
import type { RedFlagRule } from './red-flag.ts';
import { flag } from './urgent-flag.ts';

/** What makes it urgent is the state somebody is in: without a drug, faint, pregnant, on a medicine. */
export const urgentStates: readonly RedFlagRule[] = [
  flag('withdrawal', 'stopping a medicine or alcohol suddenly', {
    patterns: [
      /\b(?:alcohol|benzo\w*|xanax|opioid|valium|heroin|drink) withdrawals?\b|\b(?:withdraw\w*|detox\w*|coming off) (?:symptoms )?(?:from |off )?(?:alcohol|benzos?|xanax|valium|opioids?|heroin|drink|booze)\b/i,
      sequence(
        /\b(?:stopped|quit|quitting|came off|coming off|ran out of|off) /i,
        choice(
          /drinking|alcohol|xanax|benzos?|valium|ativan|klonopin|my benzo/,
          /my (?:seizure|epilepsy) (?:meds|medicine|medication)|my steroids|prednisone|baclofen/,
        ),
        /\b[^.?!]{0,30}\b(?:shak\w+|sweat\w*|seeing things|hallucinat\w+)\b/,
      ),
    ],
    why: 'Withdrawal can be dangerous and needs medical help: shaking with confusion or seizures is an emergency. After drinking every day do not stop alone, and not from one day to the next, above all when you shook or saw things the last time: a doctor can plan it step by step, with medicine that prevents fits. No herb does that. When a medicine was only left out, ask how to start it again and do not take double.',
  }),
  flag('fainting-or-breathless', 'fainting, or shortness of breath', {
    patterns: [
      /\b(?:fainted|passing out|keep fainting|blacking out|nearly passed out|almost passed out)\b(?! (?:at the (?:price|sight)|when i saw the))/i,
      /\b(?:short of breath|shortness of breath|breathless(?:ness)?|hard to breathe|wheezing (?:a lot|all night|badly))\b(?![^.?!]{0,30}\b(?:run|running|jog|uphill|stairs|exercise|climb\w*|unfit|workout|gym|cycling|sport|hill)\b)/i,
      /\bheart\b[^.?!]{0,20}\b(?:racing|pounding|skipping|irregular)\b[^.?!]{0,30}\b(?:for hours|all day|won't (?:stop|slow)|at rest|dizzy)\b/i,
    ],
    why: 'The heart, the lungs or the blood may be behind it.',
  }),
  flag('very-high-pressure', 'very high blood pressure', {
    patterns: [
      /\b(?:bp|blood pressure|pressure)\b[^.?!]{0,24}\b(?:1[89]\d|2\d\d)(?: ?(?:\/|over) ?\d{2,3})?\b/i,
      /\b(?:1[89]\d|2\d\d) ?(?:\/|over) ?(?:[89]\d|1\d\d)\b|\b1[67]\d ?(?:\/|over) ?1[1-9]\d\b/i,
    ],
    why: 'Rest for five minutes and measure again. With headache, chest pain, confusion or trouble seeing call your emergency number at once.',
  }),
  {
    ...flag('pregnancy-check', 'something a midwife needs to hear today', {
      patterns: [
        sequence(
          /\b(?:pregnan\w+|\d{1,2} weeks (?:along|pregnant)|trimester|expecting)\b[^.?!]{0,60}\b/i,
          choice(
            /spotting|fever|temperature|uti|burning when|itch\w* (?:all over|hands|palms|soles)/,
            /vomit\w* (?:all|everything|constantly)/,
            /can't keep(?! (?:my mind|my eyes|calm|up|going|still|awake)\b)|swollen (?:hands|face)/,
            /headache that won't|fell/,
          ),
          /\b/,
        ),
        /\b(?:spotting|itch\w* (?:palms|hands|soles|all over))\b[^.?!]{0,60}\b(?:pregnan\w+|weeks (?:along|pregnant)|trimester)\b/i,
        /\bmastitis\b|\bbreast\b[^.?!]{0,30}\b(?:red|hot|hard)\b[^.?!]{0,30}\b(?:fever|chills|breastfeed\w*|nursing|flu)\b/i,
      ],
      why: 'Call your midwife, maternity unit or doctor today.',
    }),
    yieldsTo: ['mastitis'],
  },
  {
    ...flag('medicine-harm', 'harm from a medicine or supplement', {
      patterns: [
        /\b(?:statin|atorvastatin|simvastatin|rosuvastatin|lipitor|red yeast rice)\b[^.?!]{0,60}\b(?:dark urine|brown urine|severe muscle|muscle (?:pain|weakness) (?:all over|and))\b/i,
        /\b(?:warfarin|eliquis|xarelto|blood thinners?|apixaban|rivaroxaban|coumadin)\b[^.?!]{0,60}\b(?:hit my head|fell|bruis\w+ (?:everywhere|all over)|bleeding gums|nosebleeds?|inr (?:is |of )?(?:[5-9]|1\d))\b/i,
        /\b(?:since|after) (?:starting|i started|taking|i began)\b[^.?!]{0,40}\b(?:rash all over|hives|mouth sores|yellow|dark urine|swollen face)\b/i,
        /\b(?:lithium|digoxin)\b[^.?!]{0,60}\b(?:vomit\w*|shak\w+|tremor|blurr\w+|yellow (?:vision|halos?)|confus\w+|diarrh\w+)\b/i,
      ],
      why: 'Keep the package at hand and ask before the next dose.',
    }),
    yieldsTo: ['thinner-bruises', 'muscle-harm'],
  },
];
