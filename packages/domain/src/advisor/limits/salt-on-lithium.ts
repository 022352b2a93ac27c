import { anyPhrase, oneOf, withPlainApostrophes } from '../../resolve/phrases.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { drinksLittle } from './fluid-limit.ts';
import type { Understanding } from '../reading/understanding.ts';
import { paragraph } from '../wording/html.ts';
import { plainAnswer } from '../wording/plain-answers.ts';
import { citedSources } from '../wording/source-list.ts';

/** "Could I leave out salt altogether?", on lithium: the body keeps lithium in the place of salt. */
export function answerSaltOnLithium({ question, subject }: Understanding): AdvisorAnswer | null {
  const isOnLithium = subject.person.medicines.some(({ id }) => id === 'lithium');
  return isOnLithium && changesSalt.test(withPlainApostrophes(question))
    ? plainAnswer([noChange, signs].map(paragraph), ['What else could help?'])
    : null;
}

const changesSalt = anyPhrase(
  /(?:low|no|less|without|cut(?:ting)?(?: out| down| back)?(?: on)?|swap|give up|stop|avoid|reduce|drop|leave out|off)[ -](?:\w+[ -]){0,2}(?:salt|sodium)/,
  /(?:salt|sodium)[- ](?:free|restricted|reduced)/,
  /(?:salt|sodium) (?:for|with) (?:none|nothing|no)/,
  /(?:sauna|steam room|sweat (?:it|them) out|juice fast|water fast|crash diet)/,
);
const noChange =
  'No sudden change with lithium: with less salt or fluid in the body it is kept back, and the level can become poisonous. Keep salt and drinks as they are, and ask whoever checks your lithium before a diet, a fast or much sweating; the level is measured then.';
const signs =
  'Coarse shaking, the runs, vomiting, slurred speech, unsteady legs or confusion: get medical help at once, and ask there about the next tablet.';

/** "I cut down what I drink cos of my bladder", on lithium; so do sweat and a fast without water. */
export function driesOutOnLithium({ question, subject, said }: Understanding): string | null {
  const { person, isOther, who } = subject;
  const isDry = drinksLittle(question) || sweatsMuch.test(withPlainApostrophes(question));
  if (!isDry || said.includes(keptBack) || !person.medicines.some(({ id }) => id === 'lithium')) return null;
  return `With lithium ${isOther ? `for ${who} ` : ''}do not let the body run short of water: ${keptBack}. Drink steadily over the day, and more with heat, sweat or a stomach bug. Passing much water, thirst or a restless bladder can come from lithium itself: tell whoever checks it this week, and ask for a blood level. ${signs}`;
}

const keptBack = 'the kidneys then hold lithium back, and its level can become poisonous';
const sweatsMuch = anyPhrase(
  /sweat(?:s|ing|ed)?(?: out)? (?:buckets|loads|a lot|so much|like (?:a|mad|crazy)|heavily|all day|through)/,
  /heat ?wave|hot yoga|sweat lodge|(?:marathon|triathlon|ironman)|(?:so|very|really|too) hot (?:here|at work|out|outside)/,
);

/** "What are signs lithium is too much?": the signs, and what they ask for; never a herb. */
export function answerTooMuchLithium({ question, subject, medicines }: Understanding): AdvisorAnswer | null {
  const isOfLithium = [...subject.person.medicines, ...medicines].some(({ id }) => id === 'lithium');
  if (!isOfLithium || !asksOfTooMuch.test(withPlainApostrophes(question))) return null;
  return {
    ...plainAnswer([tooMuch, whatToDo].map(paragraph), ['What else should I avoid?']),
    sources: citedSources(['rightdecisions-lithium-toxicity'], []),
  };
}

const sign = String.raw`(?:signs?|symptoms?|how (?:do|would|can|will|could|does)|notice|spot|recogni[sz]e|tell (?:if|when|that)|look out for|watch for|feels? like)`;
const toxic = String.raw`(?:too (?:much|high|strong)|toxic\w*|poison\w*|overdos\w*|(?:gets?|goes|runs|is|level) high|builds? up|climb\w*)`;
const asksOfTooMuch = oneOf(
  new RegExp(String.raw`\b${sign}\b[^.?!]{0,50}\blithium\b(?! orotate)[^.?!]{0,30}\b${toxic}\b`, 'i'),
  new RegExp(String.raw`\b${sign}\b[^.?!]{0,40}\b${toxic}\b[^.?!]{0,24}\blithium\b(?! orotate)`, 'i'),
  new RegExp(String.raw`\b(?:lithium ${toxic}|too much lithium)\b[^.?!]{0,24}\b${sign}\b`, 'i'),
);
const tooMuch =
  'Too much lithium shows as diarrhea or vomiting, a coarse shaking of the hands, twitching or weak muscles, an unsteady walk or falls, slurred speech, blurred sight, drowsiness or confusion. It is likelier with little drink or food, a stomach bug, much sweating, less salt, painkillers such as ibuprofen, or water tablets.';
const whatToDo =
  'With any of these take no further tablet until you have spoken with somebody, and get medical help at once for a blood level: the prescriber or a medical advice line the same day; your emergency number for confusion, a fit, great drowsiness or legs that do not carry. Without such signs do not stop the tablets by yourself.';
