import type { Intake } from '../../amounts/intake.ts';
import type { Herb } from '../../herbs/herb.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import type { Item } from '../../safety/item.ts';
import { type Finding, isAbout } from '../../safety/finding.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../answer.ts';
import { type Asks, asksForFacts } from '../reading/wishes/asks.ts';
import { buyingAdvice, maySell } from './facts/buying.ts';
import { herbFacts } from './facts/herb-facts.ts';
import { monographSources, sourcesNamed } from './facts/sources-named.ts';
import type { Particular } from '../particular/particular.ts';
import { seenInAChild } from '../for-concerns/everyday-help.ts';
import { missingFacts } from '../reading/person/missing-facts.ts';
import { reminder } from '../wording/reminder.ts';
import { citedSources } from '../wording/source-list.ts';
import type { Subject } from '../reading/person/subject.ts';
import { isCureOfNoUse, withoutCalm } from './verdict/not-like-a-yes.ts';
import { unknownNames } from '../reading/named-things/unknown-names.ts';
import { noCure } from '../limits/cures.ts';
import { asksOfAddiction } from './facts/addiction.ts';
import { amountsJudged, intakesSpokenOf, isOfAmount } from './amounts/day-amount.ts';
import { countedAmong } from './verdict/counted-among.ts';
import { asksOfAMedicine, askedAsAPair } from './as-a-pair.ts';
import { afterANo, nextQuestions } from './next-questions.ts';
import { findingsOn, herbsAmong, isAllowed } from './checked-herbs.ts';
import { choiceFirst } from './comparing/choice-first.ts';
import { compareHerbs } from './comparing/compare-herbs.ts';
import { whetherSame } from './comparing/whether-same.ts';
import { paragraph } from '../wording/html.ts';
import { insteadOf } from './comparing/instead.ts';
import { isSkinToldLast, skinLines } from '../reading/wishes/skin-only.ts';
import { broughtOn, knownOf, settledLines, withoutSwallowing } from './settled-lines.ts';
import { freeOf, isSorting, sortedOut } from './comparing/sorted-out.ts';
import { isOfSwallowing } from './facts/swallowed.ts';
import { tellingFor } from './telling.ts';
import { besideAFact, isCalmAbout, tellsAmount } from './verdict/beside-a-fact.ts';
import { graveHarms, isHarmUntold, withHarms } from './verdict/grave-harm.ts';
import { toBeginWith } from './verdict/to-begin-with.ts';
import { isToldBefore, recalled } from './verdict/finding-lines.ts';
import { verdictOn } from './verdict/verdict.ts';
import { withContents, withoutFormulas } from './what-it-is-made-of.ts';

interface AboutHerbs extends AdvisorRequest {
  readonly asks: Asks;
  readonly subject: Subject;
  readonly said: string;
  /** Herbs and medicines in question. */
  readonly items: readonly Item[];
  readonly unrecognised: readonly string[];
  /** The herbs were suggested as choices, so they are not checked against each other. */
  readonly areAlternatives: boolean;
  /** What comes on top of each of them: "does it go with coffee?" */
  readonly added?: readonly Item[];
  /** What the conversation wants help with. */
  readonly wish: readonly UseKey[];
  /** Only what the checks came to, without facts on the herbs. */
  readonly isOnlyVerdict: boolean;
  /** It was spoken of before: nothing on how to begin with it. */
  readonly isCheckedAgain?: boolean;
  /** "Which of them is all right?": each is gone over by itself. */
  readonly isOneByOne: boolean;
  readonly concern: string | null;
  readonly particulars: readonly Particular[];
  readonly earlierParticulars: readonly Particular[];
  /** What is known of the concern itself, after the answer. */
  readonly asides: readonly string[];
}

const [mostHerbs, mostOneByOne] = [3, 6];
const onlyOne = /\b(?:just|only) (?:one|a single)\b|\ba single\b/i;

/** The herbs in question, and what the checks found about them. */
interface Checked {
  readonly herbs: readonly Herb[];
  readonly shown: readonly Herb[];
  readonly findings: readonly Finding[];
  /** The amounts that the question tells. */
  readonly intakes: readonly Intake[];
}

/** Facts on the herbs a question names, and what the person should know before taking them together. */
export function answerAboutHerbs(asked: AboutHerbs): AdvisorAnswer {
  const about = { ...asked, asks: askedAsAPair(asked) };
  const { asks, unrecognised } = about;
  const herbs = herbsAmong(about.items);
  const isOfOne = asks.buying && onlyOne.test(about.question);
  const shown = herbs.slice(0, isOfOne ? 1 : about.isOneByOne ? mostOneByOne : mostHerbs);
  const intakes = intakesSpokenOf(about, herbs);
  const findings = withoutSwallowing(findingsOn(about, herbs, intakes), settledLines(about, herbs));
  const checked = { herbs, shown, intakes, findings };
  // Of two that both have to be asked about first none is chosen.
  const isFree = (herb: Herb) => findings.every((each) => each.severity === 'minor' || !isAbout(each, herb));
  const areForIt = shown.length === 2 && shown.every((herb) => about.wish.some((use) => isUsedFor(herb, use)));
  const isChosen = asks.comparing && shown.some(areForIt ? isFree : (herb) => isAllowed(herb, findings));
  const instead = asks.buying || isChosen ? null : insteadOf(herbs, { ...about, findings });
  const told = [...firstLines(about, checked), ...theAnswer(about, checked)];
  return {
    level: 'none',
    blocks: withContents(
      [
        ...(told.length > 0 || asks.sources ? told : theAnswer(withAmounts(about), checked)),
        ...lastLines(about, checked, instead?.block ?? ''),
      ].filter((block) => block !== ''),
      about,
    ),
    recommended: [...(isSorting(about) ? freeOf(shown, findings, about) : []), ...(instead?.recommended ?? [])],
    findings,
    products: asks.buying
      ? shown.filter((herb) => maySell(herb, findings)).map(({ name }) => ({ productName: name, reason: null }))
      : [],
    unrecognised,
    sources: citedSources(shown.flatMap(monographSources), findings),
    followUps:
      settledLines(about, herbs).length > 0
        ? afterANo
        : nextQuestions(shown[0], { asks, isAllowed: shown.slice(0, 1).every((herb) => isAllowed(herb, findings)) }),
  };
}

function isUsedFor({ monograph }: Herb, wish: UseKey): boolean {
  return monograph?.uses.some(({ use }) => use === wish) === true;
}

/** "The capsules, I mean": nothing was found, and how much people take is what is left to tell. */
function withAmounts(about: AboutHerbs): AboutHerbs {
  return { ...about, isOnlyVerdict: false, asks: { ...about.asks, checking: false, amount: true } };
}

/** What goes before everything: a plain no, and that it is for the skin only. */
function firstLines(about: AboutHerbs, { herbs, shown, findings }: Checked): string[] {
  // "No, do not swallow it" is told by what the checks found, where they forbid it.
  const isForbidden = shown.some((herb) => !isAllowed(herb, findings));
  const settled = settledLines(about, herbs).filter((line) => !(isForbidden && isOfSwallowing(line)));
  const skin = isSkinToldLast(about) ? [] : skinLines(about);
  return [
    ...[...settled, ...knownOf(about, shown), ...broughtOn(about, shown), ...countedAmong(about, herbs), ...skin].map(
      paragraph,
    ),
    ...whetherSame(shown, about.question.replaceAll('SAMe', ' ')),
  ];
}

/** The checks and the facts, with what is known of the concern itself beside them. */
function theAnswer(about: AboutHerbs, { herbs, shown, findings, intakes }: Checked): string[] {
  const { asks, said } = about;
  // Whether it helps was asked, and it may not be taken: what helps instead is told.
  const isToldOnly = asks.evidence && shown.every((herb) => isAllowed(herb, findings));
  const asides = (isToldOnly ? [] : about.asides).filter((line) => !said.includes(line)).map(paragraph);
  const harms = asks.comparing
    ? []
    : graveHarms(
        shown.filter((herb) => isAllowed(herb, findings) || isHarmUntold(herb, findings)),
        about,
      );
  const isRefused = isCureOfNoUse(about) || settledLines(about, herbs).length > 0;
  const isSettled = isRefused || (asks.evidence && knownOf(about, shown).length > 0);
  const checking = asks.checking && !isRefused;
  const telling = isSettled
    ? { ...about, isOnlyVerdict: true, asks: { ...asks, checking, evidence: asks.evidence && !checking } }
    : about;
  const told = withoutCalm(tellingOf(telling, { herbs, shown, findings, intakes }), shown, asides);
  return [
    ...(asks.checking || asks.evidence ? [] : asides),
    ...withHarms(harms.map(paragraph), told, { isWarned: findings.some(({ severity }) => severity !== 'minor') }),
    ...(asks.checking || asks.evidence ? asides : []),
  ];
}

/** What was not known, what to do now, where it was read, and what is still to be asked. */
function lastLines(about: AboutHerbs, { shown, findings }: Checked, instead: string): string[] {
  const { question, subject, said, unrecognised } = about;
  // Of what stays refused, and of what is only rubbed in, no pregnancy is asked about.
  const isRefused = instead === '' && shown.length > 0 && shown.every((herb) => !isAllowed(herb, findings));
  const isForSkin = shown.length > 0 && shown.every(tellingFor(about, findings).isForSkin);
  const missing = missingFacts(subject, said, isRefused || isForSkin);
  return [
    ...(isSkinToldLast(about) ? skinLines(about).map(paragraph) : []),
    ...unknownNames(withoutFormulas(unrecognised, about), said, about.particulars),
    ...(about.isOnlyVerdict && about.isCheckedAgain !== true ? toBeginWith(shown, about, findings) : []),
    instead,
    ...seenInAChild(about, instead),
    ...sourcesNamed(shown, findings, about),
    ...[missing].flatMap((line) => (line === null ? [] : [paragraph(line)])),
    ...reminder(question + String(said.length), subject, said),
  ];
}

/** What was asked, and what the checks came to; a question whether one may is answered before anything else is told. */
function tellingOf(about: AboutHerbs, checked: Checked): string[] {
  const { asks, subject } = about;
  const { shown } = checked;
  if (about.isOneByOne) return sortedOut(shown, { subject, said: about.said, findings: checked.findings });
  const judged = amountsJudged(checked.shown, {
    ...about,
    ...checked,
    isForbidden: (herb) => !isAllowed(herb, checked.findings),
  });
  const findings = judged.length > 0 ? checked.findings.filter((each) => !isOfAmount(each)) : checked.findings;
  const weighty = asksForFacts(asks) ? besideAFact(findings, about) : findings;
  const isSettled = noCure(about.question, subject.person.conditions) !== null || settledLines(about, shown).length > 0;
  const isFactAsked =
    isSettled ||
    (asksForFacts(asks) &&
      (!asks.checking || asks.duration || asks.drowsy || asks.cautions || asks.timing || asks.afterStopping)) ||
    asksOfAddiction(about.question) ||
    (asks.amount && /\d/.test(about.question));
  // Asked for a fact after the warnings were told: the fact first, and that they hold.
  const isNoNews = weighty.length > 0 && asksForFacts(asks) && weighty.every((each) => isToldBefore(each, about.said));
  const first = isNoNews
    ? recalled(weighty, about.said, subject.person)
    : verdictOn({ ...about, isChecking: asks.checking, isFactAsked }, { all: findings, weighty });
  const isTooMuch = asks.duration && judged.length > 0 && checked.findings.some(isOfAmount);
  const facts = isTooMuch ? [] : factsOn(about, shown, findings, first.length > 0);
  const verdict = first.length === 0 && tellsAmount(facts) ? recalled(weighty, about.said, subject.person) : first;
  const isPairWarned = asksOfAMedicine(about.question) && weighty.some(({ severity }) => severity !== 'minor');
  // "Does it help?" hears first whether it does, where nothing forbids it.
  const isCalm = !asks.checking || isCalmAbout(weighty);
  const isOfProof = asks.evidence && isCalm && !isPairWarned && shown.every((herb) => isAllowed(herb, findings));
  const isWarnedFirst =
    !isNoNews &&
    !isOfProof &&
    ((asks.checking && !(asks.buying && isCalmAbout(weighty))) || weighty.some(({ severity }) => severity !== 'minor'));
  const told =
    (asks.comparing ? choiceFirst(facts, verdict) : null) ??
    (isWarnedFirst ? [...verdict, ...facts] : [...facts, ...verdict]);
  const isOfPair = isWarnedFirst && verdict.length > 0 && asksOfAMedicine(about.question);
  if (isOfPair && !checked.findings.some(isOfAmount)) return [...verdict, ...judged, ...facts];
  return !checked.findings.some(isOfAmount) && weighty.some(({ severity }) => severity !== 'minor')
    ? [...told, ...judged]
    : [...judged, ...told];
}

function factsOn(about: AboutHerbs, shown: readonly Herb[], findings: readonly Finding[], isWarned: boolean): string[] {
  const { asks, subject, said, wish } = about;
  if (about.isOnlyVerdict) return [];
  if (asks.buying) return buyingAdvice(shown, findings, about);
  const telling = tellingFor(about, findings);
  if (!asks.comparing || shown.length < 2) return herbFacts(shown, telling);
  if (shown.every(telling.isForbidden)) return [];
  const { person } = subject;
  const compared = compareHerbs(shown, {
    person,
    findings,
    wish,
    said,
    question: about.question,
    isWarned: isWarned && findings.length > 0,
  });
  return [...compared, ...(asks.duration ? herbFacts(shown, telling) : [])];
}
