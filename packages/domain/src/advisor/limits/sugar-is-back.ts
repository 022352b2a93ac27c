import { findMedicineProfile } from '../../medicines/catalogue.ts';
import { withPlainApostrophes } from '../../resolve/phrases.ts';
import { findRedFlag, findToldAlarm } from '../../safety/red-flags/find-red-flag.ts';
import { lastAnswer } from '../reading/last-said.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { paragraph } from '../wording/html.ts';
import { inSentence, medicineName } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** "Had some juice, feel normal again", after low sugar: what comes next, for it can come back. */
export function sugarIsBack(asked: AdvisorRequest): AdvisorAnswer | null {
  const { history, question, person } = asked;
  const text = withPlainApostrophes(question);
  const goesOn = feelsWell.test(text) || asksWhatNext.test(text);
  if (!hadSugar.test(text) || !goesOn || stillBad.test(text)) return null;
  const last = lastAnswer(history);
  // What only sounds like an alarm is the sugar that was told of, unless it tells of the spell itself.
  const tellsNoMore = (spell.test(text) ? findRedFlag(question) : findToldAlarm(question)) === null;
  if (tellsOfLowSugar.test(last) && tellsNoMore) return { ...plainAnswer([paragraph(afterLowSugar)]), level: 'urgent' };
  const drug = person.medicines.find(({ id }) => isOfLowSugar(id));
  if (drug === undefined || !spell.test(text) || outCold.test(text)) return null;
  return { ...plainAnswer([wasLow(medicineName(drug)), ifItComesBack].map(paragraph)), level: 'urgent' };
}

/** "Went all shaky and muddled, had three biscuits and it passed": told when it is over, by somebody whose medicine does that. */
function wasLow(drug: string): string {
  return `That was most likely low blood sugar, from ${inSentence(drug)} and whatever else lowers it, and not age or nerves. To eat something sweet was right. Leave off every herb that lowers sugar (fenugreek, bitter melon, cinnamon capsules, berberine, gymnema) until the diabetes team has been asked: call them or the doctor today. Take the medicine as prescribed until they say otherwise.`;
}

function isOfLowSugar(id: string): boolean {
  const classes = findMedicineProfile(id)?.classes;
  return classes?.has('insulin') === true || classes?.has('sulfonylurea') === true;
}

const ifItComesBack =
  'If it comes again: take juice, glucose or something else sweet at once, measure when you can, and again after 15 minutes; then eat something with starch. It can drop again for a day, so measure before bed and before driving. Drowsy, muddled in spite of sugar or unable to swallow: emergency number at once.';
const spell =
  /\b(?:shak(?:y|es|ing)|trembl\w*|clammy|sweat\w*|jittery|muddled|confused|wobbly|dizzy|faint|light ?-?headed|hypo)\b/i;
const outCold =
  /\b(?:unconscious|passed out|collaps\w*|fit|seizure|blacked out|could ?n[o']t (?:wake|swallow)|fell|chest)\b/i;

const tellsOfLowSugar = /\b(?:(?:very )?low blood sugar|low sugar|(?:the )?sugar is low)\b/i;
const hadSugar =
  /\b(?:had|ate|eaten|took|taken|drank|drunk|gave (?:him|her)|given)\b[^.?!]{0,24}\b(?:juice|sugar\w*|jam|jelly babies|sweets?|candy|glucose|dextro\w*|coke|cola|lucozade|honey|biscuits?|banana|chocolate|squash|lassi|tea with sugar|sweet \w+|gels?|tablets? of glucose|raisins|dates?)\b/i;
const asksWhatNext = /\b(?:now what|what (?:now|next|to do)|what (?:should|do|can|must) i do|and (?:now|then))\b/i;
const feelsWell =
  /\b(?:better|normal|fine|ok|okay|grand|good|right as rain|settled|gone|stopped|passed|alright|all right)\b/i;
const stillBad = /\b(?:not (?:any )?(?:better|right|ok)|no better|still|worse|again now|came back)\b/i;
export const afterLowSugar =
  'Sugar was right. Measure again 15 minutes after it: under 4 mmol/L (70 mg/dl) take the same sugar once more. Then eat something with starch, for sugar alone soon wears off. With insulin or tablets such as gliclazide it can drop again for a day: measure before bed, once in the night and before driving, and let somebody stay near. Take no more of anything that lowers sugar, also no karela, berberine, fenugreek or cinnamon, and do not fast. Call the diabetes team or a doctor today about the dose. Muddled, drowsy or low again in spite of sugar: call your emergency number (911, 112, 999 or 000).';
