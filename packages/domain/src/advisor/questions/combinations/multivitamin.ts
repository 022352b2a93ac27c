import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import { hasCondition } from '../../../safety/person/person.ts';
import { answerAboutHerbs } from '../../about-herbs/about-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer, withLinesFirst } from '../../wording/plain-answers.ts';

/** "Should I take a multivitamin every day?": what is known of the whole pill, and a check of what is in it. */
export function answerMultivitamin(question: Understanding): AdvisorAnswer | null {
  const { herbs, medicines, mentions, said, subject } = question;
  if (forHairAndSkin.test(question.question)) return ofABeautyPill(question);
  if (!isOfThePill.test(question.question) || herbs.length < fewestParts) return null;
  const isAlone = mentions.every(({ kind, text }) => kind !== 'herb' || isOfThePill.test(text));
  if (!isAlone || said.includes(whatItDoes)) return null;
  const answer = answerAboutHerbs({
    ...question,
    asks: { ...question.asks, checking: true, amount: false, duration: false },
    items: [...herbs, ...medicines],
    // What is in one pill was put together by its maker.
    areAlternatives: true,
    wish: [],
    isOneByOne: false,
    isOnlyVerdict: true,
    asides: [],
    concern: null,
  });
  const thinners = [...subject.person.medicines, ...medicines].filter(({ id }) =>
    findMedicineProfile(id)?.classes.has('vitamin-k-antagonist'),
  );
  const hasRetinoid = [...subject.person.medicines, ...medicines].some(({ id }) =>
    findMedicineProfile(id)?.classes.has('retinoid'),
  );
  const lines = [
    ...(hasCondition(subject.person, 'hemochromatosis') ? [holdsIron] : []),
    ...(hasRetinoid ? [holdsVitaminA] : []),
    ...(thinners.length > 0 ? [mayHoldVitaminK] : []),
    whatItDoes,
    ...(subject.person.pregnant ? [whileExpecting] : []),
  ];
  return withLinesFirst(lines, { ...answer, recommended: [] });
}

/** "Can I keep my hair, skin and nails vitamin?": a mix of which nobody named what it holds. */
function ofABeautyPill({ herbs, mentions, said }: Understanding): AdvisorAnswer | null {
  const others = herbs.filter(({ id }) => id !== 'vitamin-b7');
  if (mentions.some(({ kind, id }) => kind === 'herb' && id !== 'vitamin-b7') && others.length > 0) return null;
  return said.includes(beautyBiotin) ? null : plainAnswer([paragraph(beautyBiotin)], ['What is biotin good for?']);
}

const forHairAndSkin =
  /\bhair(?:,|,? (?:and|n|&|\+))? ?skin(?:,|,? (?:and|n|&|\+))? ?nails?\b|\bskin(?:,|,? (?:and|n|&))? ?hair(?:,|,? (?:and|n|&))? ?nails?\b/i;
const beautyBiotin =
  'Most of them hold much biotin, zinc and selenium. In healthy people nothing shows that they help hair or nails. High biotin makes blood tests of the thyroid, the heart and hormones wrong: tell the laboratory, and leave it out for at least two days before. Take one with no more than the daily values, and no second product with the same beside it.';
const isOfThePill = /\bmulti[- ]?(?:vitamins?|minerals?|nutrients?|vit)\b|\b(?:a|the|my|one) multi\b/i;
const fewestParts = 2;
const whatItDoes =
  'Most people who eat a mixed diet need no multivitamin: large trials found little or no gain for heart, cancer or length of life. One may fill a gap with a one-sided diet, after surgery on the stomach or in great age. Take one with no more than the daily values, and no second product with the same vitamins beside it.';
const holdsIron =
  'With iron overload only one without iron, and none with much vitamin C, which draws iron in: show the label to a pharmacist first. Being tired can be the iron itself; ask for the ferritin.';
const holdsVitaminA =
  'Not one that holds vitamin A: the acne or skin medicine is a form of it, and the two add up to too much for the liver, skin and nerves. Nearly all multivitamins hold it, so show the label to a pharmacist or the skin doctor first.';
const mayHoldVitaminK =
  'Ask your clinic before you start or stop one: many multivitamins hold vitamin K, which works against medicines such as warfarin. What counts is that it stays the same each day and that the INR is measured.';
const whileExpecting =
  'In pregnancy only one made for it: too much vitamin A can harm the child, while folic acid is needed.';
