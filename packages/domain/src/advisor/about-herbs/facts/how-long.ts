import type { Herb } from '../../../herbs/herb.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { isAbout } from '../../../safety/finding.ts';
import { amountsInGeneral } from '../amounts/amounts.ts';
import { capital } from '../../wording/names.ts';
import { durationOf } from './effect-facts.ts';
import type { Telling } from '../telling.ts';
import { clausesOf, withStop } from '../../wording/sentences.ts';

/** A wish for longer than is known gets its no first. */
export function howLong(herb: Herb, { question, findings, wanted, isForbidden, subject: { person } }: Telling): string {
  // For how long people take what this one must not would name an amount.
  if (isForbidden(herb)) return 'if it is taken already, tell the doctor or pharmacist today.';
  const told = durationOf(herb, wanted[0], person);
  if (isUnderage(person)) return told;
  const isTooLong = isForAWhile.test(told);
  const isFree = findings.every((finding) => finding.severity === 'minor' || !isAbout(finding, herb));
  const isOpen = /is not established/.test(told) && isFree;
  if (isOpen && ofBreaks.test(question) && isEaten(herb)) return `no break is needed that I know of. ${upTo(herb)}`;
  if (isOpen && isEaten(herb)) return `no end is set. ${upTo(herb)}`;
  const [warning] = findings.filter((finding) => finding.severity !== 'minor' && isAbout(finding, herb));
  // How long is not known, and what to mind is.
  if (warning !== undefined && /is not established/.test(told)) return warning.advice;
  if (wearsOff.test(question)) return `I hold no study on whether it gets weaker with time. ${capital(told)}`;
  if (ofBreaks.test(question)) return inBetween(told, { isOpen, isTooLong });
  if (!wantsLong.test(question)) return told;
  const isEachDay = eachDay.test(question) && !months.test(question);
  if (isTooLong) return `${isEachDay ? 'for a short time only, not for good.' : 'not that long.'} ${told}`;
  if (isOpen && isEachDay) return `I hold nothing against it day by day. ${upTo(herb)}`;
  if (!/\b(?:trials?|studies)\b[^.]*\b(?:ran|lasted)\b/i.test(told)) return told;
  return `${isEachDay && isFree ? 'yes, but only' : 'only'} for as long as it was studied. ${told} Then take a break and see whether you still need it.`;
}

/** A text that keeps a herb to some days or weeks. */
export const isForAWhile = /\b(?:at most|longer than|no more than|short (?:time|use)|up to \w+ days)\b/i;

/** "Do I need a break in between?" */
function inBetween(
  told: string,
  { isOpen, isTooLong }: { readonly isOpen: boolean; readonly isTooLong: boolean },
): string {
  if (isTooLong) return `yes. ${capital(told)}`;
  if (isOpen)
    return 'no break is known to be needed. How long was not studied, so stop now and then and see whether you still need it.';
  return `yes, after as long as it was studied. ${capital(told)} Then stop for some weeks and see whether you still need it.`;
}

const ofBreaks = /\b(?:breaks?|paus(?:e|es|ing)|cycl(?:e|ed|ing)|(?:days?|weeks?|time) off|in between)\b/i;

const wearsOff =
  /\b(?:weaker|less effective|immune|stops? working|lose (?:its|the|their) (?:effect|power|strength)|used to (?:it|that|this|them)|tolerance)\b/i;

/** What belongs to what people eat anyway, within its limit. */
function isEaten({ kind, monograph }: Herb): boolean {
  return kind === 'vitamin' || kind === 'mineral' || monograph?.amounts[0]?.form === 'food';
}

/** How much a day, and when to take stock. */
function upTo(herb: Herb): string {
  const limit = amountsInGeneral(herb)
    .flatMap(({ text }) => clausesOf(text))
    .find((sentence) => /\b(?:upper limit|at most|no more than)\b/i.test(sentence));
  const most = limit === undefined ? '' : ` ${capital(limit)}`;
  const harm = clausesOf(herb.monograph?.sideEffects.text ?? '').find((clause) => ofLongUse.test(clause));
  const above = harm === undefined ? '' : ` ${capital(withStop(harm))}`;
  return `How long was not studied, so see after a few weeks whether you still need it.${most}${above}`;
}

const ofLongUse = /\b(?:long(?:er)? use|long[- ]term|above the limit|for (?:months|years)|too much)\b/i;
const eachDay = /\b(?:every|each) (?:day|night|morning|evening)|\b(?:daily|nightly)\b/i;
const months = /\b(?:months|years|for ?ever|long[- ]term|all (?:winter|summer|year))\b/i;

export const wantsLong =
  /\b(?:every day|each day|daily|every night|nightly|all (?:winter|summer|year)|months|years|for ?ever|long[- ]term|as long as|for good|a long time|cycle|breaks?)\b/i;
