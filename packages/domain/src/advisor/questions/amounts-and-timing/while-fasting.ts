import { anyPhrase, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { hasCondition, type Person } from '../../../safety/person/person.ts';
import { findMedicineProfile } from '../../../medicines/catalogue.ts';
import { isWarnedOf } from '../../about-herbs/verdict/warned-of.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { herbsMeant } from '../../reading/herbs-meant.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';

/** "Fasting in Ramadan, when then?", "does it break my fast?": what can be taken in the hours without food, and when else. */
export function answerWhileFasting({ question, herbs, earlierHerbs, subject }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const isHoly = holyFast.test(text);
  const isOfFasting = isHoly || otherFast.test(text) || fastIsAhead(question);
  if (!isOfFasting || ofBloodTest.test(text)) return null;
  const meant = herbsMeant({ herbs, earlierHerbs });
  const { person } = subject;
  if (fastIsAhead(question) && fastsBadly(person)) return plainAnswer([beforeItBegins, breakAtOnce].map(paragraph));
  if (fewerTablets.test(text) && person.medicines.length > 0) {
    const leave =
      meant.length === 0 ? '' : `Leave ${listed(meant.map(({ name }) => inSentence(name)))} out until then. `;
    return plainAnswer([paragraph(`${onlyTheTeam} ${leave}${breakAtOnce}`)], ['What are the side effects?']);
  }
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

/** "Fasting from Monday", of a fast that has not begun and of no sign: there is time to plan it. */
export function fastIsAhead(question: string): boolean {
  const text = withPlainApostrophes(question);
  return aFast.test(text) && isToCome.test(text) && !hasBegun.test(text);
}

/** On these a fast without a plan drops the sugar, or turns the blood sour. */
function fastsBadly({ medicines }: Person): boolean {
  return medicines.some(({ id }) => {
    const classes = findMedicineProfile(id)?.classes;
    return classes !== undefined && dropsTheSugar.some((each) => classes.has(each));
  });
}

const dropsTheSugar = ['insulin', 'sulfonylurea', 'sglt2-inhibitor'] as const;
const aFast = /\b(?:fast|fasts|fasting|ramad[ah]+n|ramazan|rozas?)\b/i;
const month = '(?:january|february|march|april|may|june|july|august|september|october|november|december)';
const isToCome = new RegExp(
  String.raw`\b(?:(?:from|on|until|till|starts?|starting|begins?|beginning|next|coming|this) (?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next (?:week|month)|(?:starts?|starting|begins?|beginning|is) (?:in|on|soon|next|at)|in (?:\w+ )?(?:${month}|days|weeks?|months?)|before (?:ramadan|the fast)|coming up|soon|(?:will|gonna|going to|i'll|we'll|plan(?:ning)? (?:to|on)?|want to|would like to|about to|thinking (?:of|about)) (?:be |do |start )?(?:a |the )?(?:fast\w*|ramadan))\b`,
  'i',
);
const hasBegun =
  /\b(?:now|today|already|since|been|still|yesterday|last night|this (?:morning|afternoon|evening)|day (?:\d|one|two|three)|shak\w*|sweat\w*|dizz\w*|sick|muddled|confus\w*|faint\w*|vomit\w*|weak|headaches?|hypo\w*|low sugar|felt|feel\w*)\b/i;
const beforeItBegins =
  'See the doctor or diabetes team before the fast begins, and call them today if that is within days: doses and hours often have to change, and some people should not fast at all. Do not skip or halve tablets by yourself, and leave out whatever else lowers sugar, herbs and juices too, while you fast. Measure your sugar more often than usual.';
const onlyTheTeam =
  'Do not take fewer tablets by yourself, and skip none: see the doctor or diabetes team before the fast begins. They can change the dose or the hours, and say whether you should fast at all.';
const breakAtOnce =
  'Those who are ill are mostly free not to fast. Shaking, sweating, confusion or, with diabetes, a sugar below 70 mg/dl (3.9 mmol/l): break the fast at once with sugar or juice, do not wait for sunset, measure again after 15 minutes, and tell the doctor the same day. Muddled or fainting: call your emergency number.';
/** "Or less tablets in Ramadan?", after a low sugar was told. */
export const asksForFewerTablets = (question: string) => {
  const text = withPlainApostrophes(question);
  return holyFast.test(text) && fewerTablets.test(text);
};
export const fewerWhileFasting = `${onlyTheTeam} Leave out whatever else lowers sugar until then, herbs and oils too. ${breakAtOnce}`;
const fewerTablets = anyPhrase(
  /(?:less|fewer|half|skip\w*|cut\w*|reduc\w*|lower\w*|drop\w*|leave (?:out|off)|stop\w*|miss\w*|only one)\b[^.?!]{0,24}\b(?:tablets?|pills?|medicines?|meds|medication|metformin|gliclazide|insulin|dose)/,
);
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
