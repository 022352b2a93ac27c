import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { hasCondition } from '../../../safety/person/person.ts';
import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import { isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Fasting in Ramadan, when then?", "does it break my fast?": what can be taken in the hours without food, and when else. */
export function answerWhileFasting({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const isHoly = holyFast.test(text);
  if ((!isHoly && !otherFast.test(text)) || ofBloodTest.test(text)) return null;
  const meant = herbs.length > 0 ? herbs : earlierHerbs;
  const { person } = subject;
  if (meant.length > 0 && meant.every((herb) => isWarnedOf(herb, person))) return null;
  const names = meant.length === 0 ? 'a herb or supplement' : listed(meant.map(({ name }) => inSentence(name)));
  const isOnSugarMedicine =
    hasCondition(person, 'diabetes') ||
    person.medicines.some(({ id }) => findMedicineProfile(id)?.classes.has('antidiabetic') === true);
  const lines = [
    isHoly
      ? `Take ${names} in the hours when you eat: with the meal after sunset (iftar) or the one before dawn (suhoor), and with enough water. What breaks the fast, your own tradition decides; those who are ill, pregnant or nursing are mostly free not to fast.`
      : `Plain tea without milk or sugar brings next to no energy, so it hardly counts in a fast for weight. Capsules with oil, gummies, syrups, honey and powders in milk do count. On an empty stomach many herbs upset it, so ${names} is better kept for a meal.`,
    ...(isOnSugarMedicine ? [sugarWhileFasting] : person.medicines.length > 0 ? [medicinesWhileFasting] : []),
  ];
  return plainAnswer(lines.map(paragraph), ['What are the side effects?']);
}

const sugarWhileFasting =
  'With diabetes, plan the fast with the doctor or nurse before it begins: doses and hours often change, and herbs that lower sugar add to them. Shaking, sweating or confusion: break the fast and take sugar.';
const medicinesWhileFasting =
  'Ask the pharmacist how your medicines fit into the hours of the fast; never leave them out on your own.';
const holyFast = anyPhrase(
  /ramad[ah]+n|ramazan|rozas?|siyam|iftar|suh(?:oo|u)r|sehri|sahur|sawm|yom kippur|karva chauth|navratri|ekadashi|lent(?=\b[^.?!]{0,12}\bfast)/,
);
const otherFast = anyPhrase(
  /(?:intermittent|water|juice|16[:/]8|24 ?h(?:our)?) ?fast(?:ing)?/,
  /(?:break|breaks|breaking|end|ruin|spoil)s? (?:my |the |a |your )?fast/,
  /(?:i'm|i am|im|while|when|during|if i'm|and) (?:still )?fasting|(?:in|during) (?:my |the |a )fast(?:ing (?:window|hours|period))?/,
);
const ofBloodTest = /\bfasting (?:blood|sugar|glucose|test|insulin|lipid\w*|level|sample)|\bblood test\b/i;
