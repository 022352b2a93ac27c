import { findMedicineProfile } from '../../medicines/catalogue.ts';
import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import { hasCondition } from '../../safety/person/person.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import type { Understanding } from '../reading/understanding.ts';

/** A mild sign that is grave for this person: gums that bleed beside a blood thinner, a muddled head with a sick liver. */
export function answerGraveWithIllness({
  question,
  subject: { person },
  herbs,
  said,
}: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (herbs.length > 0 || supposed.test(text)) return null;
  const thinner = person.medicines.find(({ id }) => findMedicineProfile(id)?.classes.has('anticoagulant'));
  if (thinner !== undefined && bleeds.test(text)) return urgentUnlessSaid(bleedsBeside(thinner.name), said);
  const marrow = person.medicines.find(({ id }) => onTheMarrow.has(id));
  if (marrow !== undefined && soreMouth.test(text)) return urgentUnlessSaid(bloodCountFor(marrow.name), said);
  return hasCondition(person, 'liver-disease') && muddled.test(text) ? urgentUnlessSaid(muddledLiver, said) : null;
}

function urgentUnlessSaid(says: string, said: string): AdvisorAnswer | null {
  return said.includes(says) ? null : { ...plainAnswer([paragraph(says)]), level: 'urgent' };
}

/** They can hold back the blood cells, and sores in the mouth are the first that is seen of it. */
const onTheMarrow: ReadonlySet<string> = new Set([
  'methotrexate',
  'carbimazole',
  'methimazole',
  'propylthiouracil',
  'clozapine',
  'azathioprine',
  'mercaptopurine',
  'leflunomide',
  'sulfasalazine',
]);
const soreMouth = anyPhrase(
  /(?:mouth|tongue|gums?|lips?) (?:is |are |all )?(?:full of|covered in|with) (?:sores?|ulcers?|blisters?)/,
  /(?:sores?|ulcers?|blisters?) (?:all over|in|on|inside) (?:my |the )?(?:mouth|tongue|gums?|lips?)|mouth (?:ulcers|sores)/,
);
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

function bloodCountFor(medicine: string): string {
  return `Sores in the mouth while you take ${medicine} can mean that it holds back the blood cells. Call the prescriber or a medical advice line today for a blood count, before the next dose and before any herb. With a fever, shivers, a bad sore throat or bruises call now, at any hour.`;
}
