import { withPlainApostrophes } from '../../resolve/phrases.ts';
import { findRedFlag } from '../../safety/red-flags/find-red-flag.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** "Had some juice, feel normal again", after low sugar: what comes next, for it can come back. */
export function sugarIsBack({ history, question }: AdvisorRequest): AdvisorAnswer | null {
  const last = history.findLast(({ role }) => role === 'assistant')?.text;
  if (last === undefined || !tellsOfLowSugar.test(last)) return null;
  const text = withPlainApostrophes(question);
  const goesOn = feelsWell.test(text) || asksWhatNext.test(text);
  if (!hadSugar.test(text) || !goesOn || stillBad.test(text)) return null;
  if (findRedFlag(question) !== null) return null;
  return { ...plainAnswer([paragraph(afterLowSugar)]), level: 'urgent' };
}

const tellsOfLowSugar = /\b(?:(?:very )?low blood sugar|low sugar|(?:the )?sugar is low)\b/i;
const hadSugar =
  /\b(?:had|ate|eaten|took|taken|drank|drunk|gave (?:him|her)|given)\b[^.?!]{0,24}\b(?:juice|sugar\w*|jam|jelly babies|sweets?|candy|glucose|dextro\w*|coke|cola|lucozade|honey|biscuits?|banana|chocolate|squash|lassi|tea with sugar|sweet \w+|gels?|tablets? of glucose|raisins|dates?)\b/i;
const asksWhatNext = /\b(?:now what|what (?:now|next|to do)|what (?:should|do|can|must) i do|and (?:now|then))\b/i;
const feelsWell =
  /\b(?:better|normal|fine|ok|okay|grand|good|right as rain|settled|gone|stopped|passed|alright|all right)\b/i;
const stillBad = /\b(?:not (?:any )?(?:better|right|ok)|no better|still|worse|again now|came back)\b/i;
export const afterLowSugar =
  'Sugar was right. Measure again 15 minutes after it: under 4 mmol/L (70 mg/dl) take the same sugar once more. Then eat something with starch, for sugar alone soon wears off. With insulin or tablets such as gliclazide it can drop again for a day: measure before bed, once in the night and before driving, and let somebody stay near. Take no more of anything that lowers sugar, also no karela, berberine, fenugreek or cinnamon, and do not fast. Call the diabetes team or a doctor today about the dose. Muddled, drowsy or low again in spite of sugar: call your emergency number (911, 112, 999 or 000).';
