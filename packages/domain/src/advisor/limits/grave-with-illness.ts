import { findMedicineProfile } from '../../medicines/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import { hasCondition, type Person } from '../../safety/person/person.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { paragraph } from '../wording/html.ts';
import { medicineName } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import type { Understanding } from '../reading/understanding.ts';
import { graveSigns } from './grave-signs.ts';

/** A mild sign that is grave for this person: gums that bleed beside a blood thinner, a muddled head with a sick liver. */
export function answerGraveWithIllness({
  question,
  subject: { person },
  herbs,
  said,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (supposed.test(text)) return null;
  const grave = asksOfCause.test(text) ? null : graveFor(person, text);
  if (grave !== null) return urgentUnlessSaid(grave, said);
  if (herbs.length > 0) return null;
  const thinner = person.medicines.find(({ id }) => findMedicineProfile(id)?.classes.has('anticoagulant'));
  if (thinner !== undefined && bleeds.test(text)) return urgentUnlessSaid(bleedsBeside(thinner.name), said);
  return hasCondition(person, 'liver-disease') && muddled.test(text) ? urgentUnlessSaid(muddledLiver, said) : null;
}

/** What has to be said to this person about a sign the text tells of; null where it tells of none. */
function graveFor(person: Person, text: string): string | null {
  const told = text.replaceAll(denied, ' ');
  for (const { conditions = [], medicines = [], classes = [], signs, unless, says } of graveSigns) {
    if (!signs.every((sign) => sign.test(told)) || unless?.test(text) === true) continue;
    const medicine = person.medicines.find(
      ({ id }) => medicines.includes(id) || classes.some((each) => findMedicineProfile(id)?.classes.has(each)),
    );
    if (medicine !== undefined) return says.replaceAll('@', medicineName(medicine));
    if (conditions.some((each) => hasCondition(person, each))) return says.replaceAll('@', 'your medicines');
  }
  return null;
}

/** "No fever", "without a rash". */
const denied =
  /\b(?:no|not|without|never|n't|isn't|haven't|hasn't|don't have)\b(?: (?:a|an|any|had|have|really|got|much))*(?: [a-z]+){1,2}/gi;
/** "Does feverfew cause mouth ulcers?" tells of none. */
const asksOfCause = anyPhrase(
  /caus(?:es?|ing)|side effects?|lead to|gives? (?:you|people|one)|prevents?|against future/,
  /(?:will|would|could|can|might|may|does|do)\b[^.?!]{0,30}\b(?:give|make|bring|upset)/,
);

function urgentUnlessSaid(says: string, said: string): AdvisorAnswer | null {
  return said.includes(says) ? null : { ...plainAnswer([paragraph(says)]), level: 'urgent' };
}

const bleeds = anyPhrase(
  /(?:gums?|nose|teeth)\b[^.?!]{0,16}\bbleed\w*/,
  /bleed(?:s|ing)? (?:\w+ )?(?:gums?|nose)|nose ?bleeds?/,
  /bruis(?:e|es|ing)\b[^.?!]{0,24}\b(?:easily|everywhere|all over|for no reason|without|more|like a peach)/,
  /bleed(?:s|ing)? (?:more|easily|longer|a lot|for ages)/,
  /cuts?\b[^.?!]{0,20}\bwon't stop/,
);
const muddled = anyPhrase(
  /muddled|confus(?:ed|ion)(?! (?:about|by|which|what|how|over|between|with))|not thinking straight|can't think (?:straight|clearly)/,
  /(?:sleepy|drowsy|sleeping) all day|days? and nights? (?:swapped|mixed|turned)|hands? (?:flap|shak)\w*/,
);
/** "Would it make my gums bleed?" is asked of a herb; nothing has happened. */
const supposed = /\b(?:would|could|can|will|might|may|does|do|if)\b[^.?!]{0,30}\b(?:it|that|this|they|these)\b/i;

function bleedsBeside(medicine: string): string {
  return `Bleeding while you take ${medicine} should be told to the clinic or doctor who looks after it today, before any herb: the blood may have become too thin. Do not stop the medicine by yourself. Black stools, blood in the pee or vomit, a knock on the head, a bad headache or bleeding that does not stop in ten minutes: call your emergency number, 911, 112, 999 or 000.`;
}
const muddledLiver =
  'With a sick liver a muddled or sleepy head can mean that the liver no longer clears the blood. Please call the doctor or the liver team today, or your emergency number, 911, 112, 999 or 000, if it gets worse, the person is hard to wake, or there is vomit or stool with blood. Take no herb, alcohol or sleeping pill until then.';
