import { madeAtOnce } from '../../made-ready.ts';
import { lately } from '../../resolve/lately.ts';
import { mayStandIn } from '../../resolve/patterns/quick-patterns.ts';
import { allSigns, rules } from './all-rules.ts';
import { withoutLasting } from './everyday-lasting.ts';
import { asHeard } from './heard.ts';
import { hadCroupOnce, isLongOver } from './long-over.ts';
import { withCommonTea } from './known-by-name.ts';
import { isSureEnough } from './likeness/how-sure.ts';
import { likelyAlarms } from './likeness/likely-alarms.ts';
import { type EmergencyKind, kindOfRule } from './likeness/kinds.ts';
import { emergencyShares, likelyEmergency, likenessOf } from './likeness/likeness.ts';
import { isToldInOrdinaryWords } from './likeness/ordinary-words.ts';
import { isToldInPassing } from './likeness/told-in-passing.ts';
import type { Weights } from '../../likeness/weigh.ts';
import { firstRaisedOf, isRaised } from './raised-rules.ts';
import type { RedFlag, RedFlagRule } from './red-flag.ts';
import { ToldSigns } from './told-signs.ts';
import { months } from './words/course-words.ts';
import { withoutFillers } from './words/fillers.ts';

/** Below this share of all emergencies a message is hardly about what the first rule raised is about; harm by oneself or others is never dropped lightly. */
const hardlyAbout: Readonly<Record<EmergencyKind, number>> = {
  body: 0.15,
  poison: 0.15,
  'birth-and-babies': 0.15,
  'self-harm': 0.05,
  violence: 0,
};
/** From this share on it is surely about another. */
const surelyAbout = 0.6;
/**
 * From this likelihood of an emergency on, what a rule calls urgent is one. Of 175 messages that were called urgent and were
 * never learned it raised 11 of 19 emergencies, and 2 others.
 */
const surelyGraver = 0.5;
/** In fewer, one word weighs too much. */
const enoughWords = 10;
/** Whom to call is told by the pregnancy, however few words tell it. */
const bleedsInPregnancy = /\bpregnant\b[^]*\bble(?:ed|d)\w*|\bble(?:ed|d)\w*[^]*\bpregnant\b/i;
/** "And my 10 month old?" */
const bareSomebody =
  /^\W*(?:and|or|what about|how about|also) (?:for )?(?:my|our|the) (?:little |older |younger )?(?:\d{1,2}[- ](?:week|month|year)s?[- ]olds?|\w+)\W*$/i;
/** "I have a fever of 38.5", and no more than that: a few words with a figure sound like much. */
const bareFever =
  /^\W*(?:(?:and|now|also|oh|well|but|so|today|since (?:this morning|yesterday|last night)|this morning|i(?:['’](?:ve|m))?|am|have|had|got|running|my|a|an|the|mild|slight|low|of|at|with|is|was|fever|temperature|temp)\b\W*)*(?:3[78](?:[.,]\d)?|39(?:[.,][0-4])?)(?: ?(?:°|degrees?|celsius|c))*(?:\W+(?:of|fever|temperature|temp|now|today|too|as well|since (?:this morning|yesterday|last night)|this morning))*\W*$/i;
const toldLately = lately(readToldAlarm);
const likelyLately = lately((text) => readLikelyAlarm(text));
const signsThatMayStand = mayStandIn(() => allSigns);
const firstRaised = madeAtOnce(() => firstRaisedOf(rules));

/** The alarm a message raises by its signs, or else the one it sounds like; null when it raises none. */
export function findRedFlag(text: string): RedFlag | null {
  return findFittingAlarm(text) ?? findLikelyAlarm(text);
}

/** The alarm a message tells; of several emergencies, one about what the message sounds to be about. */
export function findFittingAlarm(text: string): RedFlag | null {
  return asCommonTea(text, fittingAlarm);
}

/** What a rare name, a leaf or a colour in it may raise. */
const byItsName: ReadonlySet<string> = new Set([
  'poisoning',
  'collapse-or-seizure',
  'likely-poisoning',
  'likely-emergency',
  'likely-urgent',
]);

/** What raises an alarm by the name of a mild herb alone raises none. */
function asCommonTea(text: string, find: (text: string) => RedFlag | null): RedFlag | null {
  const alarm = find(text);
  if (alarm === null || !byItsName.has(alarm.id)) return alarm;
  const common = withCommonTea(text);
  return common !== null && find(common) === null ? null : alarm;
}

function fittingAlarm(text: string): RedFlag | null {
  const alarm = findToldAlarm(text);
  if (alarm === null || isToldInPassing(alarm, asHeard(text))) return null;
  if (alarm.id === 'child-check' && hadCroupOnce(text)) return null;
  if (alarm.level !== 'emergency') return graverThan(alarm, text);
  const shares = emergencyShares(text);
  const kind = kindOfRule(alarm.id);
  if (shares[kind] >= hardlyAbout[kind]) return alarm;
  const told = toldBy(text);
  if (kind === 'birth-and-babies' && bleedsInPregnancy.test(told.text)) return alarm;
  const fitting = rules.find(
    (rule) => rule.level === 'emergency' && shares[kindOfRule(rule.id)] >= surelyAbout && isRaised(rule, told),
  );
  return fitting ? answerOf(nearest(fitting, told)) : alarm;
}

/** A rule tells of a leg to be looked at this week; all the words together may tell of one that is lost by tonight. */
function graverThan(urgent: RedFlag, text: string): RedFlag {
  if (text.split(/\s+/).length < enoughWords) return urgent;
  const { share, kind } = likelyEmergency(text);
  return share >= surelyGraver ? likelyAlarms[kind] : urgent;
}

/** The alarm a message sounds like although no rule may know its words. */
export function findLikelyAlarm(text: string, weights?: Weights): RedFlag | null {
  return asCommonTea(text, (each) => (weights ? readLikelyAlarm(each, weights) : likelyLately(each)));
}

function readLikelyAlarm(text: string, weights?: Weights): RedFlag | null {
  if (bareSomebody.test(text) || bareFever.test(text)) return null;
  const { calm, alarm } = likenessOf(text, weights);
  if (!isSureEnough(1 - calm, alarm, text)) return null;
  if ((alarm === 'urgent' || alarm === 'body') && isToldInOrdinaryWords(text)) return null;
  if (alarm !== 'self-harm' && alarm !== 'violence' && isLongOver(text)) return null;
  const rest = withoutLasting(text);
  return rest === text || isSureEnough(1 - likenessOf(rest, weights).calm, alarm, text) ? likelyAlarms[alarm] : null;
}

/** The alarm whose signs a message tells, emergencies first; null when it tells none. */
export function findToldAlarm(text: string): RedFlag | null {
  return toldLately(text);
}

function readToldAlarm(text: string): RedFlag | null {
  const told = toldBy(text);
  const found = ruleRaisedBy(told);
  if (found) return found;
  const shorter = withoutFillers(told.text);
  return shorter === null ? null : ruleRaisedBy(toldBy(shorter));
}

function toldBy(text: string): ToldSigns {
  return new ToldSigns(text, signsThatMayStand);
}

function ruleRaisedBy(told: ToldSigns): RedFlag | null {
  const raised = firstRaised()(told);
  return raised ? answerOf(nearest(raised, told)) : null;
}

/** The rule whose answer fits better when it is raised as well; never back to the one that made way for it. */
function nearest(raised: RedFlagRule, told: ToldSigns, from?: RedFlagRule): RedFlagRule {
  const { yieldsTo = [], yieldsUnless, whenSlow = [] } = raised;
  const betterFitting = [
    ...yieldsTo,
    ...(yieldsUnless && !yieldsUnless.words.test(told.text) ? yieldsUnless.to : []),
    ...(whenSlow.length > 0 && isSlow(told.text) ? whenSlow : []),
  ];
  const nearer = rules.find((rule) => rule !== from && betterFitting.includes(rule.id) && isRaised(rule, told));
  return nearer ? nearest(nearer, told, raised) : raised;
}

function answerOf({ id, level, topic, paragraphs, sources = [] }: RedFlagRule): RedFlag {
  return { id, level, topic, paragraphs, sources };
}

const atOnce =
  /\b(?:today|tonight|now|sudden\w*|yesterday|since (?:mon|tues|wednes|thurs|fri|satur|sun)day|last night|this (?:morning|afternoon|evening)|hours?|minutes?|worse|woke|at rest|faint\w*|collaps\w*|sweat\w*|clammy|gr[ea]y|blue|can't|operation|surgery|flight)\b/i;

const sinceLast = /\bsince last (?:week|month|year|spring|summer|autumn|winter)\b/i;

/** It has come on over weeks or months, and nothing tells of a sudden turn. */
function isSlow(text: string): boolean {
  return (months.test(text) || sinceLast.test(text)) && !atOnce.test(text);
}
