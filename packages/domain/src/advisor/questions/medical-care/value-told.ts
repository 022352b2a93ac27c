import { findHerb } from '../../../herbs/catalogue.ts';
import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import { choice, oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { hasCondition } from '../../../safety/person/person.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence, medicineName } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Ferritin came back 9", "7.3 fasting on my dad's meter", in a talk: what to do with a value, and not what it says of a herb. */
export function answerValueTold(question: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question.question);
  const { history, earlierUses, subject, herbs } = question;
  const asksForMore = herbs.length > 0;
  if (history.length === 0 || text.length > longest || asksForMore || asksWhatElse.test(text)) return null;
  const isSugar = sugarValue.test(text) || (earlierUses.includes('blood-sugar') && bareSugar.test(text));
  if (!isSugar && !valueTold.test(text)) return null;
  // "Warfarin, INR was 2.4 last week", after a herb: the medicine is the news.
  if (!isSugar && question.medicines.length > 0 && question.earlierHerbs.length > 0 && !asksOfValue.test(text))
    return null;
  const own = subject.person.medicines.filter(
    ({ id }) => findMedicineProfile(id)?.effects.has('lowers-glucose') ?? false,
  );
  const lines = [
    notRead,
    ...(isSugar ? [own.length > 0 || hasCondition(subject.person, 'diabetes') ? whatDidIt(question) : ofMeters] : []),
    ...(isStore.test(text) ? [ofIron] : []),
    own.length > 0 || /\b(?:a1c|hba1c)\b/i.test(text) ? goOn(own.map(medicineName)) : '',
    noPlant,
  ].filter((line) => line !== '' && !question.said.includes(line));
  return plainAnswer(lines.map(paragraph), ['What should I ask the doctor?']);
}

const longest = 90;
const asksOfValue = /\?|\b(?:ok|okay|high|low|normal|good|bad|mean|raised|up|down)\b/i;
const asksWhatElse = /\b(?:what (?:can|could|helps|should|would|else)|which|any herb|can i take|is \w+ ok|how much)\b/i;
const notRead =
  'I do not judge lab values: what one means depends on the laboratory, the other values and you. Show it to the doctor who ordered it, or who can have it measured again.';
const ofMeters =
  'A meter at home gives a hint only. A fasting sugar of 7.0 mmol/L (126 mg/dL) or more is where doctors test for diabetes, so have it measured in blood from a vein within the next days; the same day with great thirst, much urine, loss of weight, vomiting or drowsiness.';
const ofIron =
  'A low iron store makes tired, and it has a cause: heavy periods, the diet, the gut or a loss of blood. Ask the doctor for that, and whether to take iron and how much. Tea, coffee and calcium keep iron from being taken up: leave two hours between.';
const noPlant = 'No plant puts a value right by itself; tell me what you want to take, and I will check it.';

/** "5.1 today, so it works?", of who is treated already: one value proves no herb, and both together may bring it too low. */
function whatDidIt({ earlierHerbs }: Understanding): string {
  const herbs = earlierHerbs
    .filter(({ id }) => findHerb(id)?.effects.some(({ effect }) => effect === 'lowers-glucose') === true)
    .slice(0, mostNamed)
    .map(({ name }) => inSentence(name));
  const ofHerbs =
    herbs.length === 0 ? '' : ` Tell the diabetes team of ${listed(herbs)} too: with the medicine it can come too low.`;
  return `One reading does not tell what did it: the medicine, the food, the hour or anything else.${ofHerbs} Shaking, sweating or confusion, or less than 70 mg/dl (3.9 mmol/l): sugar or juice at once, and ask before the next dose.`;
}

const mostNamed = 2;

function goOn(names: readonly string[]): string {
  return names.length > 0
    ? `It was measured while you take ${listed(names)}: a good value is a reason to go on with it, and not to stop.`
    : 'A good value under treatment is a reason to go on with the treatment, and not to stop it.';
}

const measured = choice(
  /ferritin|tsh|hba1c|a1c|hemoglobin|haemoglobin|creatinine|e?gfr|b12|vitamin (?:d|b12)|vit d|iron/,
  /ldl|hdl|triglycerides|crp|alt|ast|ggt|testosterone|folate|psa|uric acid|cholesterol|inr|potassium/,
);
const number = String.raw`(?:just |only |about |at |around |under |over )*\d[\d.,]*`;
const valueTold = oneOf(
  new RegExp(
    String.raw`\b${measured}(?: level| value| count| store)?s?(?: (?:is|was|are|came back|comes back|came out|came in|came|of|at|now|tested|has|have|been|gone|dropped|risen|up|down|to|still|only|just))*:? ${number}\b(?! ?(?:mg|mcg|iu|tablets?|capsules?|a day|daily|drops|g)\b)`,
    'i',
  ),
  /^\W*(?:my |the )?levels? (?:is|was|are|came back(?: at)?) (?:only |just |at )*\d[\d.,]*\W*$/i,
);
const isStore = /\b(?:ferritin|iron|h(?:a)?emoglobin)\b/i;
const sugarValue = oneOf(
  /\b\d{1,2}[.,]\d ?(?:mmol\w*)? (?:fasting|after (?:eating|meals?|breakfast|lunch|dinner)|on (?:the|my|his|her|a|\w+ \w+'s|my \w+'s) (?:meter|monitor))\b/i,
  /\bfasting (?:sugar|glucose|blood sugar)?(?: ?(?:is|was|of|at))? ?\d[\d.,]*\b(?! ?(?:hours?|days?|:))/i,
  /\b(?:sugar|glucose|meter|monitor) (?:is|was|says|said|reads?|showed|at|of) (?:about |only |at )?\d[\d.,]*\b/i,
);
const bareSugar = /\b(?:[5-9]|1\d)[.,]\d\b|\b1[0-9]{2} ?(?:mg|fasting)\b/i;
