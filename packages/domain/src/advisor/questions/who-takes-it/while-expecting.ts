import { oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "What vitamins do I need?", of one who expects, hopes for or nurses a child. */
export function answerVitaminsWhileExpecting({ question, herbs, subject }: Understanding): AdvisorAnswer | null {
  const { person } = subject;
  const isExpecting = person.pregnant || person.tryingToConceive;
  if (herbs.length > 0 || !(isExpecting || person.breastfeeding)) return null;
  if (!whichVitamins.test(withPlainApostrophes(question))) return null;
  return told([
    isExpecting ? folicAcid : vitaminD,
    ...(isExpecting ? [vitaminD] : []),
    ...(isExpecting ? [noRetinol] : []),
    askMidwife,
  ]);
}

/** "Test was positive!", of one who hoped for it: what counts from today on. */
export function answerNowPregnant({
  question,
  herbs,
  earlierHerbs,
  person,
  subject,
}: Understanding): AdvisorAnswer | null {
  const isNews = isExpectingNow.test(withPlainApostrophes(question)) && question.length < longestNews;
  if (!isNews || subject.isOther || !person.tryingToConceive || herbs.length + earlierHerbs.length > 0) return null;
  return told([congratulations, folicAcid, vitaminD, noRetinol, nameAll]);
}

/** "I'm swollen in the feet": common late in a pregnancy, and at times the first sign of pre-eclampsia. */
export function answerSwellingWhileExpecting({ question, herbs, subject, said }: Understanding): AdvisorAnswer | null {
  const isOfIt = swells.test(withPlainApostrophes(question)) && limbs.test(question);
  if (!isOfIt || herbs.length > 0 || !subject.person.pregnant || said.includes(swelling)) return null;
  return plainAnswer([paragraph(swelling)]);
}

/** "Had a little bleed last week, scan was fine": over, and looked at; what it means for what was spoken of. */
export function answerBledBefore({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  const isOver = bledOnce.test(question) && lookedAt.test(question) && !question.includes('?');
  if (!isOver || herbs.length > 0 || !subject.person.pregnant) return null;
  const names = listed(earlierHerbs.slice(0, mostNamed).map(({ name }) => inSentence(name)));
  const ofThem = names === '' ? '' : ` That goes for ${names} too: until then no more than what is in food.`;
  return plainAnswer([`${afterABleed}${ofThem}`, bleedsAgain].map(paragraph));
}

const mostNamed = 2;
const bledOnce = /\b(?:bleed\w*|bled|spotting|spotted|blood)\b/i;
const lookedAt = /\b(?:scan\w*|ultrasound|epu|midwife|hospital|doctors?|gp|checked|early pregnancy)\b/i;
const afterABleed =
  'Good that it was looked at. After a bleed let the midwife or the early pregnancy unit agree before you take anything herbal, above all capsules and extracts.';
const bleedsAgain =
  'Call them at once, day or night, if you bleed again or have pain in the belly or the tip of a shoulder. A lot of blood, strong pain or faintness: your emergency number.';

const swells = /\b(?:swollen|swell\w*|puffy|puff\w* up|water retention)\b/i;
const limbs = /\b(?:feet|foot|ankles?|legs?|calves|hands?|fingers?)\b/i;
const swelling =
  'Feet and ankles swell in many pregnancies: legs up, walking, loose shoes and lying on the left side ease it. Have your blood pressure and urine checked at the midwife this week; take no herb that drives water. Call the maternity unit today if it came suddenly, or with a swollen face or hands, a headache, spots before the eyes or pain under the ribs, and for one leg that is hot, red or painful.';

function told(lines: readonly string[]): AdvisorAnswer {
  return { ...plainAnswer(lines.map(paragraph)), sources: citedSources(['royal-devon-vitamins-in-pregnancy'], []) };
}

const longestNews = 60;
const whichVitamins = oneOf(
  /\b(?:what|which) (?:vitamins?|supplements?|minerals?)\b[^.?!]{0,30}\b(?:need|take|should|good|important|useful|recommended|pregnan\w*|now)\b/i,
  /\b(?:do|should) i (?:need|take|have to take) (?:any |a )?(?:multi ?vitamins?|vitamins|supplements)\b/i,
);
/** As the message is written out: a positive test reads so as well. */
const isExpectingNow =
  /^\W*(?:(?:yes|yay|oh|and|so|good news|guess what)\b\W*)*(?:i'm|i am|we're|we are) (?:now |finally |actually |really )?(?:pregnant|expecting)(?: now| at last)?\W*$/i;
const congratulations = 'Congratulations. Call a midwife or doctor to book in.';
const folicAcid =
  'Folic acid counts most: 400 micrograms a day from before the pregnancy until week 12. With diabetes, epilepsy medicines, a high weight or a neural tube defect in the family a doctor prescribes more.';
const vitaminD = 'Vitamin D, 10 micrograms a day, is advised in pregnancy and while nursing.';
const noRetinol = 'Take no vitamin A (retinol) in pregnancy, nor liver or fish liver oil, which are full of it.';
const askMidwife = 'Anything more, such as iron, is for a blood test and your midwife or doctor to decide.';
const nameAll =
  'Leave alcohol out. Stop no prescribed medicine by yourself, but ask about each this week. Name every herb and supplement you take, and I check it for the pregnancy.';
