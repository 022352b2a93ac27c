import { oneOf, withPlainApostrophes } from '../../../resolve/phrases.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { findingsAbout } from '../checked-herbs.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { paragraph } from '../../wording/html.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { citedSources } from '../../wording/source-list.ts';

/** "Vit D came back 11 ng/ml, how much should I take?": a level of the blood that calls for a treatment, and no usual amount. */
export function answerLowVitaminD({ question, herbs, subject }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  const level = levelIn(text);
  if (level === null || level >= enough || !asksHowMuch.test(text)) return null;
  const { person } = subject;
  const meant = herbs.filter(({ id }) => id === 'vitamin-d');
  // It may stand in the profile with its level, which is no product.
  const beside = { ...person, herbs: person.herbs.filter(({ id }) => id !== 'vitamin-d') };
  const lines = [
    `A level of ${text.match(figure)?.[0].trim() ?? 'this'} is ${level < deficient ? 'low enough to count as a deficiency' : 'below what is seen as enough'}. Let the doctor who measured it set the amount: such a level is often treated with more for some weeks first, and measured again after about three months.`,
    ...(isUnderage(person) || person.pregnant || person.breastfeeding ? [] : [untilThen]),
    most,
    'Are there kidney stones, kidney disease, sarcoidosis or a high calcium? Then take none before the doctor has agreed.',
  ];
  const findings = findingsAbout(meant, beside).filter(({ kind }) => kind !== 'supplement');
  const weighty = findings.filter(({ severity }) => severity !== 'minor').map(({ why, advice }) => `${why} ${advice}`);
  return {
    ...plainAnswer([...lines, ...weighty].map(paragraph), ['What should I take it with?']),
    findings,
    sources: citedSources(['ods-vitamin-d'], findings),
  };
}

/** In ng/ml; the same source takes 30 nmol/l and 50 nmol/l. */
const deficient = 12;
const enough = 20;
const nmolPerNg = 2.5;

function levelIn(text: string): number | null {
  const { amount, unit } = figure.exec(text)?.groups ?? {};
  if (amount === undefined || unit === undefined || !ofVitaminD.test(text)) return null;
  return Number(amount.replace(',', '.')) / (/^n?mol/i.test(unit) ? nmolPerNg : 1);
}

const figure =
  /\b(?<amount>\d{1,3}(?:[.,]\d)?) ?(?<unit>ng ?\/ ?ml|nmol(?: ?\/ ?l)?|\u00B5g ?\/ ?l|mcg ?\/ ?l|ug ?\/ ?l)(?![a-z])/i;
const ofVitaminD = /\b(?:vit(?:amin)?\.? ?d3?|25[- ]?oh|d3)\b/i;
const asksHowMuch = oneOf(
  /\b(?:how (?:much|many)|what (?:dose|amount|strength)|which (?:dose|strength)|dose|should i take|do i (?:need|take)|can i take|what (?:should|do|can) i)\b/i,
);
const untilThen =
  'Until then the 600 IU a day of the recommended intake, or 800 IU over the age of 70, taken with a meal, is what most adults may take.';
const most =
  'Without a doctor not above 4,000 IU a day: too much raises the calcium, which harms the kidneys and the heart rhythm.';
