import type { UseKey } from '../../../herbs/use-keys.ts';
import type { ConditionKey } from '../../../conditions/conditions.ts';
import { oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { hasCondition } from '../../../safety/person/person.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { everydayHelp } from '../../for-concerns/everyday-help.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { wishOf } from '../../reading/wishes/wish.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { sentencesOf } from '../../wording/sentences.ts';

/** "What shouldn't I eat?", with gout or reflux: the food that makes it worse, and no list of herbs. */
export function answerFoodsToLeave(question: Understanding): AdvisorAnswer | null {
  const { herbs, medicines, subject, earlierParticulars, particulars } = question;
  const text = withPlainApostrophes(question.question);
  if (!asksWhatNotToEat.test(text) || besideMedicine.test(text) || herbs.length + medicines.length > 0) return null;
  const names = [...particulars, ...earlierParticulars].map(({ name }) => name);
  const wished = [...wishOf(question), ...question.earlierUses];
  const known = foods.filter(
    ({ condition, called, use }) =>
      names.includes(called) ||
      (use !== undefined && wished.includes(use)) ||
      (condition !== null && hasCondition(subject.person, condition)),
  );
  const told = known.length > 0 ? known.map(({ says }) => says) : ofTheComplaint(question);
  if (told.length === 0) return null;
  const besides =
    subject.person.medicines.length === 0 ? [] : ['Some foods also clash with medicines: name one, and I check it.'];
  return plainAnswer([...told, ...besides].map(paragraph), ['What could help?', 'When should I see a doctor?']);
}

/** What was said of food where the complaint was spoken of. */
function ofTheComplaint(question: Understanding): string[] {
  const { earlierParticulars, subject } = question;
  const help = everydayHelp(wishOf(question), subject.person) ?? '';
  const texts = [...earlierParticulars.flatMap(({ says }) => says ?? []), help].join(' ');
  const told = sentencesOf(texts).filter((sentence) => namesFood.test(sentence));
  return told.length === 0 ? [] : [told.join(' ')];
}

const foods: readonly {
  readonly condition: ConditionKey | null;
  readonly called: string;
  readonly use?: UseKey;
  readonly says: string;
}[] = [
  {
    condition: 'gout',
    called: 'gout',
    says: 'With gout keep off liver, kidney and other offal, game, shellfish, sardines, anchovies, herring and mackerel, yeast extract, beer, spirits and sweet drinks; go easy on red meat. Milk products, eggs, vegetables, cherries and plenty of water are fine. Do not crash-diet: losing weight fast can set off an attack.',
  },
  {
    condition: 'reflux',
    called: 'reflux',
    use: 'reflux',
    says: 'With reflux many do better without fat and fried food, chocolate, mint, coffee, alcohol, tomato and citrus, and without late or large meals. Which of them matters differs: leave one out for two weeks and see.',
  },
  {
    condition: 'kidney-stones',
    called: 'kidney stones',
    says: 'With kidney stones it depends on the stone: ask which it was. For most: drink so much that the urine is pale, little salt, moderate meat, the usual calcium from food. With oxalate stones go easy on spinach, rhubarb, beetroot, nuts and much black tea, and take no high dose of vitamin C.',
  },
  {
    condition: 'kidney-disease',
    called: 'kidney disease',
    says: 'With kidney disease ask the kidney team, who know your blood values: salt always counts, and for some potassium (bananas, potatoes, tomatoes, dried fruit, salt substitutes) and phosphate (cola, processed cheese and meat). Leave out star fruit: it can poison weak kidneys.',
  },
  {
    condition: 'irritable-bowel',
    called: 'irritable bowel',
    says: 'With irritable bowel many do better with less fat, hot spices, fizzy drinks, coffee and alcohol, and with onions, beans, cabbage, apples and sweeteners such as sorbitol only in small portions. Keep a diary for two weeks; a dietitian can guide you through a low-FODMAP diet, so that you do not leave out too much.',
  },
  {
    condition: 'high-blood-pressure',
    called: 'high blood pressure',
    says: 'With high blood pressure salt counts most: ready meals, crisps, cured meat, cheese and bread hold much of it. Go easy on alcohol and leave out licorice. Salt substitutes hold potassium: ask first if you take medicines for the pressure or the kidneys.',
  },
];

const namesFood =
  /\b(?:food|meals?|eat|fat|fatty|spicy|sugar|sweet|meat|fish|milk|cheese|fiber|fruit|vegetables|salt|chocolate|onions?|beans|cabbage)\b/i;
const asksWhatNotToEat = oneOf(
  /\b(?:what|which foods?|anything)\b[^.?!]{0,12}\b(?:shouldn'?t|should not|mustn'?t|must not|can'?t|cannot|not)\b[^.?!]{0,12}\beat(?:ing)?\b/i,
  /\b(?:what|which|any)\b[^.?!]{0,16}\bfoods?\b[^.?!]{0,20}\b(?:avoid|leave out|leave off|cut out|cut down on|stay off|stop|bad|worse|off)\b/i,
  /\bfoods? (?:to|i should|i must) avoid\b|\b(?:what|which) (?:should|do|must) i avoid eating\b/i,
);
/** "What can't I eat with the tablets?" asks of clashes. */
const besideMedicine =
  /\b(?:with|on|beside|taking) (?:the |my |this |these |that )?(?:tablets?|med\w*|pills?|tea|capsules?|drug|herbs?)\b/i;
