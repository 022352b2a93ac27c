import { againstTincture, tinctureLine } from '../verdict/alcohol-in-tincture.ts';
import { oneOf } from '../../../resolve/phrases.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { isAbout } from '../../../safety/finding.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { gapIn, gapOf } from './hours-between.ts';
import { howToTake } from '../amounts/how-to-take.ts';
import { capital } from '../../wording/names.ts';
import { inSentence } from '../../wording/names.ts';
import type { Telling } from '../telling.ts';
import { clausesOf, withStop } from '../../wording/sentences.ts';

/** "In the morning or in the evening?", "tea or capsules?" */
export function timeOfDay(herb: Herb, telling: Telling): string {
  const { question } = telling;
  if (eitherForm.test(question)) return formFor(herb, telling);
  if (
    juiceOrPills.test(question) &&
    !/\bstomach\b|\bmeals?\b|\b(?:with|without|before|after) food\b/i.test(question) &&
    herb.monograph?.forms.includes('food') === true
  )
    return `both were studied. ${howToTake(herb, telling)}`;
  if (telling.isForSkin(herb) && !telling.isForbidden(herb)) return goesOnSkin;
  if (onceItHurts.test(question)) return beforeOrOnce(herb);
  const texts = [...(herb.monograph?.amounts ?? []).map(({ text }) => text), herb.monograph?.preparation ?? ''];
  // For children no amounts are told, not even beside the hour.
  const isForChild = isUnderage(telling.subject.person);
  const told = texts
    .flatMap(clausesOf)
    .filter((sentence) => ofTheDay.test(sentence) && !(isForChild && /\d/.test(sentence)));
  if (ofFood.test(question)) return withFood(herb, telling);
  const meal = texts.flatMap(clausesOf).find((sentence) => besideFood.test(sentence));
  const wakes = herb.effects.some(({ effect }) => effect === 'contains-caffeine' || effect === 'stimulant');
  const calms = herb.effects.some(({ effect }) => effect === 'sedating');
  const rule = wakes
    ? 'in the morning or at noon: late in the day it can keep you awake.'
    : calms
      ? 'best in the evening, as it can make drowsy.'
      : '';
  if (telling.isForbidden(herb)) return howToTake(herb, telling);
  const ahead = clausesOf(herb.monograph?.timeToEffect ?? '').find((sentence) => hourBefore.test(sentence));
  const isOfJourney = telling.wanted.includes('travel-sickness') && ahead !== undefined;
  if (isOfJourney) return ahead;
  const hours =
    told.length > 0 || rule !== '' ? [rule, told[0] ?? ''] : [noHour, capital(meal?.replace(/;$/, '.') ?? '')];
  const isUnset = hoursBefore.test(question) && !told.some((sentence) => /\bbefore\b/.test(sentence));
  return [isUnset ? noSpan : '', ...(isUnset ? hours.map(capital) : hours), gapToldBefore(herb, telling)]
    .filter((part) => part !== '')
    .join(' ');
}

/** "For travel, about an hour before." */
const hourBefore = /\b(?:travel|journey|trip)\b/i;

/** "How long before bed?" */
const hoursBefore = /\bhow (?:long|many (?:hours|minutes)|much time|early)\b[^?]{0,24}\bbefore\b/i;
const noSpan = 'no study sets how long before; half an hour to an hour is common.';
const goesOnSkin = 'on the skin neither meals nor the hour of the day matter.';
const noHour = 'no time of day is known to be better.';

/** The hours to a medicine belong to the hour it is taken at; where the answer tells them anyway they are not said twice. */
function gapToldBefore(herb: Herb, telling: Telling): string {
  const isToldBefore = telling.findings.some(
    (finding) => isAbout(finding, herb) && gapIn(finding) !== '' && telling.said.includes(gapIn(finding)),
  );
  return isToldBefore ? capital(gapOf(herb, telling)) : '';
}

/** "Before my period, or when it hurts?" */
const onceItHurts =
  /\bbefore\b[^?]{2,30}\bor\b[^?]{0,12}\b(?:when|once|as soon as|after)\b|\b(?:when|once|as soon as)\b[^?]{2,30}\bor\b[^?]{0,12}\bbefore (?!food|meals?|eating|bed)/i;

function beforeOrOnce({ monograph }: Herb): string {
  const told = [
    ...(monograph?.uses ?? []).map(({ text }) => text),
    ...(monograph?.amounts ?? []).map(({ text }) => text),
  ]
    .flatMap(clausesOf)
    .find((sentence) => /\bfirst (?:\w+ or )?\w+ days\b|\bfirst day\b|\bfirst signs?\b/i.test(sentence));
  return told === undefined
    ? 'no study I know tells which of the two is better.'
    : `this is how it was tried. ${capital(told)}`;
}

const ofFood = /\b(?:stomach|food|meals?|eat(?:ing)?|breakfast|dinner)\b/i;

const besideFood =
  /\b(?:with|before|after|on|without|between|at|during) (?:a |an |the |some |any )?(?:\w+ )?(?:food|meals?|eating|breakfast|lunch|dinner|empty stomach)\b/i;

/** "On an empty stomach?" */
function withFood(herb: Herb, telling: Telling): string {
  if (telling.isForbidden(herb)) return howToTake(herb, telling);
  const { monograph } = herb;
  const texts = [
    ...(monograph?.amounts.map(({ text }) => text) ?? []),
    monograph?.preparation ?? '',
    monograph?.precautions.text ?? '',
  ];
  const told = texts.flatMap(clausesOf).find((sentence) => besideFood.test(sentence));
  // "10 ml a day, before meals": the meal was asked for.
  if (told !== undefined) return withStop(told.split(/,\s+|;\s*/).find((part) => besideFood.test(part)) ?? told);
  return /\b(?:stomach|nausea|heartburn|reflux)\b/i.test(monograph?.sideEffects.text ?? '')
    ? 'rather with something to eat, as it can upset the stomach.'
    : 'with or without food: I know of no difference.';
}

const ofTheDay = /\b(?:morning|evening|noon|night|bedtime|bed|breakfast|lunch|dinner)\b/i;
const juiceOrPills = /\b(?:juice|food|fresh)\b[^.?!]{0,6}\bor\b|\bor\b[^.?!]{0,6}\b(?:juice|food|fresh)\b/i;
const eitherForm = oneOf(
  /\b(?:teas?|drops|tinctures?|capsules?|tablets?|extract)\b (?:is |are )?(?:better|stronger|weaker|as (?:good|strong)) (?:than|as)\b/i,
  /\b(?:tea|drops|tincture)\b[^.?!]{0,6}\bor\b[^.?!]{0,6}\b(?:capsules?|tablets?|pills?|drops|tea|tincture|extract)\b/i,
  /\b(?:capsules?|tablets?|pills?)\b[^.?!]{0,6}\bor\b[^.?!]{0,6}\b(?:tea|drops|tincture)\b/i,
);

function formFor(herb: Herb, telling: Telling): string {
  const forms = herb.monograph?.forms ?? [];
  if (!forms.includes('tea'))
    return `${inSentence(herb.name)} is not taken as a tea; capsules or extract are what was studied. ${howToTake(herb, telling)}`;
  if (!forms.includes('extract')) return `as a tea: that is the form I know. ${howToTake(herb, telling)}`;
  const alcoholic = againstTincture(telling.question, herb, telling.subject.person);
  const warned = alcoholic === null ? '' : ` ${tinctureLine(alcoholic)}`;
  return `most studies used extract in capsules, with a set amount. Tea is milder, and rests more on long use. Take capsules if you want what was studied, tea if you like a cup.${warned}`;
}
