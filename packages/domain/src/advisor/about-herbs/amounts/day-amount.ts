import type { Intake } from '../../../amounts/intake.ts';
import { levelsOf } from '../../../amounts/upper-levels.ts';
import { intakesIn } from '../../../amounts/read-intakes.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { readText } from '../../../resolve/read.ts';
import { isUnderage } from '../../../safety/person/age-group.ts';
import { type Finding, isAbout } from '../../../safety/finding.ts';
import type { Severity } from '../../../safety/severity.ts';
import type { AdvisorRequest } from '../../answer.ts';
import type { Asks } from '../../reading/wishes/asks.ts';
import { takesBeside } from '../../reading/conversation.ts';
import { withoutDoses } from '../../reading/named-things/without-doses.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { mayClash } from '../../for-concerns/may-clash.ts';
import type { Subject } from '../../reading/person/subject.ts';
import { isToBeAvoided } from './advised-to-avoid.ts';
import { farAboveNeed } from './far-above-need.ts';
import { limitOfStage, mostOfStage } from './limit-of-stage.ts';
import { tooMuch } from './too-much.ts';
import { levelFor, withinLevel } from './upper-bound.ts';

/** The amounts a question tells; "600 mg?" is of the one herb it is about. */
function intakesAsked(question: string, herbs: readonly Herb[]): readonly Intake[] {
  if (!tellsAmount.test(question) || !herbs.some(({ key }) => levelsOf(key).length > 0)) return [];
  const told = readIntakes(question);
  const [only, ...others] = herbs;
  if (told.some(({ amount }) => amount !== null) || only === undefined || others.length > 0) return told;
  return readIntakes(`${inSentence(only.name)} ${question}`);
}

/** The amounts told in the last questions. */
export function intakesLately(history: AdvisorRequest['history'], herbs: readonly Herb[]): readonly Intake[] {
  const asked = history.filter(({ role }) => role === 'user').slice(-lately);
  return (
    asked
      .toReversed()
      .map(({ text }) => intakesAsked(text, herbs))
      .find((told) => told.length > 0) ?? []
  );
}

const lately = 2;

/** "Every day?" is asked of the amount told before; "I also take cod liver oil" comes on top of it. */
export function intakesSpokenOf(
  { question, history, asks }: Pick<AdvisorRequest, 'question' | 'history'> & { readonly asks: Asks },
  herbs: readonly Herb[],
): readonly Intake[] {
  const told = intakesAsked(question, herbs);
  if (takesBeside.test(question)) return [...intakesLately(history, herbs), ...told];
  return told.length === 0 && asks.duration ? intakesLately(history, herbs) : told;
}

function readIntakes(text: string): readonly Intake[] {
  return intakesIn(text, readText(text).mentions).map((intake) => ({ ...intake, text: 'what you ask about' }));
}

/** An amount is a number with a measure, or a number so large that it can only be units. */
const tellsAmount =
  /\d\s*(?:m?c?g|µg|ug|iu|ie|units?|grams?|milligrams?|micrograms?)\b|\d{3}|\b(?:cups?|mugs?|coffees|espressos?|hundred|thousand|capsules?|tablets?|pills?)\b/i;

export function isOfAmount({ ruleId }: Finding): boolean {
  return ruleId.startsWith('amounts/');
}

interface Asked {
  readonly question: string;
  readonly subject: Subject;
  readonly intakes: readonly Intake[];
  readonly findings: readonly Finding[];
  readonly said: string;
  readonly asks: Asks;
  readonly isForbidden: (herb: Herb) => boolean;
}

/** "Is 400 mg too much?": held against the upper levels of this person, else against the largest amount that is usual. */
export function amountsJudged(herbs: readonly Herb[], asked: Asked): string[] {
  const { question, asks, intakes, findings } = asked;
  if (!asks.amount && !intakes.some(({ amount }) => amount !== null)) return [];
  const isTheMatter = herbs.length === 1 || asksForTooMuch.test(question);
  const told = herbs
    .filter((herb) => isTheMatter || findings.some((each) => isOfAmount(each) && isAbout(each, herb)))
    .flatMap((herb) => {
      const line = judged(herb, asked);
      return line === null ? [] : [{ name: inSentence(herb.name), line }];
    });
  // What holds for several alike is said once.
  const alike = Map.groupBy(told, ({ name, line }) => line.replaceAll(name, allOfThem));
  return [...alike].map(([line, group]) =>
    paragraph(capital(line.replaceAll(allOfThem, listed(group.map(({ name }) => name))))),
  );
}

/** Stands for the names while lines are held against each other. */
const allOfThem = '{names}';

function judged(herb: Herb, asked: Asked): string | null {
  const passed = asked.findings.find((finding) => isOfAmount(finding) && finding.subject.id === herb.key);
  if (passed) return aboveLevel(passed, asked);
  if (asked.isForbidden(herb)) return null;
  const within = withinLevel(herb, asked);
  if (within !== null)
    return isUnderage(asked.subject.person) ? forAChild(herb, within) : yesOrNo(asked.question, false) + within;
  const isOfLevelAlone = (herb.monograph?.amounts ?? []).length === 0 && asksHowMuch.test(asked.question);
  const isLevelAsked = isOfLevelAlone || [asksForLevel, asksForTooMuch].some((words) => words.test(asked.question));
  const level = isLevelAsked ? levelFor(herb, asked.subject) : null;
  if (level === null && asksForLevel.test(asked.question) && !isUnderage(asked.subject.person))
    return `no upper level is set for ${inSentence(herb.name)}. What people take in studies is told here; more than that was hardly tested, so do not go beyond it.`;
  if (level === null && isNutrient(herb) && !isUnderage(asked.subject.person)) return yesTooMuch(herb, asked.question);
  if (level !== null || isUnderage(asked.subject.person) || isNutrient(herb)) return level;
  // The amount is told of another.
  if (intakes(asked).some((key) => key !== herb.key)) return null;
  // "Just the largest usual amount" would be leave for what is to be left out.
  if (isToBeAvoided(herb, asked.findings)) return null;
  const mostNow = mostOfStage(limitOfStage(herb, asked.findings) ?? '');
  const amount = usualAmount(herb, withoutDoses(asked.question, readText(asked.question).mentions), mostNow);
  // No "yes" to what may clash with medicines nobody told of.
  return mayClash(herb.key, asked.subject.person) ? (amount?.replace(byAmountAlone, '') ?? null) : amount;
}

function intakes({ intakes: told }: Asked): readonly string[] {
  return told.filter(({ amount }) => amount !== null).map(({ herb }) => herb);
}

/** No "No" to "is that too much?" for a child: only nutrients have levels of their own for each age. */
function forAChild(herb: Herb, within: string): string {
  if (isNutrient(herb)) return within;
  return `no amount of ${inSentence(herb.name)} is set for this age. Whether this is too much is for a pediatrician or pharmacist to say.`;
}

function aboveLevel({ severity, why, advice, with: { text } }: Finding, { question, said }: Asked): string {
  const start = yesOrNo(question, true);
  if (said.includes(why))
    return `${start}as I said, ${text} is ${severity === 'minor' ? 'more than is advised' : 'too much'}. ${advice}`;
  const isByOneAlone = severity === 'minor' && why.includes(' according to ');
  return `${start}${isByOneAlone ? 'by the stricter measure that is too much.' : tooMuchWords[severity]} ${why} ${advice}`;
}

const tooMuchWords: Readonly<Record<Severity, string>> = {
  contraindicated: 'that is too much.',
  major: 'that is too much.',
  moderate: 'that is too much to take on your own.',
  minor: 'that is a little more than is advised.',
};

const byAmountAlone = 'Yes, by the amount alone: ';

/** A question for too much is answered with yes, one for leave with no. */
function yesOrNo(question: string, isAbove: boolean): string {
  if (asksForTooMuch.test(question)) return isAbove ? 'Yes, ' : 'No, ';
  return asksForLeave.test(question) ? (isAbove ? 'No, ' : byAmountAlone) : '';
}

const asksForTooMuch = /\b(?:too (?:much|many|high|strong)|over(?:dos\w+|do(?:ing)?)|a lot|dangerous|harmful|bad)\b/i;
/** "How much is too much?" */
const asksForLevel =
  /\bupper (?:limits?|levels?)\b|\boverdose (?:on|with)\b|\b(?:how much|what amount)\b[^.?!]*\btoo much\b|\bmaximum\b|\b(?:safe|daily) limit\b|\bmost (?:i|one|you) (?:can|should|may)\b/i;
const asksHowMuch = /\bhow (?:much|many)\b/i;
const asksForLeave =
  /\b(?:ok|okay|fine|safe|all ?right|allowed|(?:can|may|could|should) (?:i|he|she|we|they|my \w+))\b[^.!]*$/i;

function usualAmount(herb: Herb, question: string, mostNow: string | null): string | null {
  const judged = tooMuch(herb, question, mostNow);
  return judged === null ? null : `${yesOrNo(question, judged.isAbove)}${judged.says}`;
}

/** "Is biotin 10,000 mcg too much?", where no upper level is set. */
function yesTooMuch(herb: Herb, question: string): string | null {
  const far = farAboveNeed(herb, question);
  return far === null ? null : `${yesOrNo(question, true)}${far}`;
}

function isNutrient({ kind }: Herb): boolean {
  return kind === 'vitamin' || kind === 'mineral';
}
