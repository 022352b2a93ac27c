import { findHerb } from '../herbs/catalogue.ts';
import type { Herb } from '../herbs/herb.ts';
import { assess, type Item } from '../safety/assess.ts';
import { type Finding, isAbout } from '../safety/finding.ts';
import { compareSeverity, forbids } from '../safety/words.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { type Asks, asksForFacts } from './asks.ts';
import { citedSources, missingFacts, reminder, unknownNames } from './closing.ts';
import { compareHerbs } from './compare-herbs.ts';
import { herbFacts, monographSources } from './herb-facts.ts';
import { listed, paragraph } from './html.ts';
import type { Subject } from './subject.ts';
import { verdictOn } from './verdict.ts';

interface AboutHerbs extends AdvisorRequest {
  readonly asks: Asks;
  readonly subject: Subject;
  readonly said: string;
  /** Herbs and medicines in question. */
  readonly items: readonly Item[];
  readonly unrecognised: readonly string[];
  /** The herbs were suggested as choices, so they are not checked against each other. */
  readonly areAlternatives: boolean;
}

const mostHerbs = 3;

/** Facts on the herbs a question names, and what the person should know before taking them together. */
export function answerAboutHerbs(about: AboutHerbs): AdvisorAnswer {
  const { question, asks, subject, said, unrecognised } = about;
  const herbs = herbsAmong(about.items);
  const shown = herbs.slice(0, mostHerbs);
  const findings = findingsOn(about, herbs);
  const weighty = asksForFacts(asks) ? findings.filter(({ severity }) => severity !== 'minor') : findings;
  const isWarnedFirst = asks.checking || weighty.some(({ severity }) => severity !== 'minor');
  const verdict = verdictOn(about, { all: findings, weighty });
  const facts = factsOn(about, shown, findings);
  const missing = missingFacts(subject, said);
  return {
    level: 'none',
    blocks: [
      ...unknownNames(unrecognised, said),
      ...(isWarnedFirst ? [...verdict, ...facts] : [...facts, ...verdict]),
      ...(missing === null ? [] : [paragraph(missing)]),
      reminder(question + String(said.length), subject),
    ],
    recommended: [],
    findings,
    products: asks.buying
      ? shown.filter((herb) => maySell(herb, findings)).map(({ name }) => ({ productName: name, reason: null }))
      : [],
    unrecognised,
    sources: citedSources(shown.flatMap(monographSources), findings),
    followUps: followUps(shown[0], asks),
  };
}

function herbsAmong(items: readonly Item[]): readonly Herb[] {
  const keys = new Set(items.filter(({ kind }) => kind === 'herb').map(({ id }) => id));
  return [...keys].flatMap((key) => findHerb(key) ?? []);
}

/** Findings on these herbs, each once, most serious first; alternatives are checked one by one. */
function findingsOn({ subject, items, areAlternatives }: AboutHerbs, herbs: readonly Herb[]): readonly Finding[] {
  const others = items.filter(({ kind }) => kind !== 'herb');
  const groups = areAlternatives
    ? items.filter(({ kind }) => kind === 'herb').map((herb) => [herb, ...others])
    : [items];
  const found = groups
    .flatMap((group) => assess({ person: subject.person, items: group }))
    .filter((finding) => herbs.some((herb) => isAbout(finding, herb)));
  const once = new Map(
    found.map((finding) => [JSON.stringify([finding.ruleId, finding.subject, finding.with]), finding]),
  );
  return [...once.values()].toSorted((left, right) => compareSeverity(left.severity, right.severity));
}

function factsOn(about: AboutHerbs, shown: readonly Herb[], findings: readonly Finding[]): string[] {
  const { asks, subject, said } = about;
  if (asks.buying) return buyingAdvice(shown, findings);
  if (asks.comparing && shown.length > 1) return compareHerbs(shown, { person: subject.person, findings });
  return shown.flatMap((herb) => herbFacts(herb, { asks, subject, said, isForbidden: !isAllowed(herb, findings) }));
}

function buyingAdvice(herbs: readonly Herb[], findings: readonly Finding[]): string[] {
  const sold = herbs.filter((herb) => maySell(herb, findings)).map(({ name }) => name);
  const advice =
    sold.length === 0
      ? 'I show no products here, because it does not fit.'
      : `You find searches for ${listed(sold)} below. Look for the Latin name, the part of the plant, the amount per dose, and a seal of independent testing. A pharmacy or health shop can help too.`;
  const precautions = herbs.flatMap(({ monograph }) => (monograph ? [monograph.precautions.text] : []));
  return [advice, ...precautions].map(paragraph);
}

function isAllowed(herb: Herb, findings: readonly Finding[]): boolean {
  return herb.neverSuggest !== true && !findings.some((finding) => forbids(finding.severity) && isAbout(finding, herb));
}

/** What the person should ask about first is not put up for sale beside that advice. */
function maySell(herb: Herb, findings: readonly Finding[]): boolean {
  return (
    herb.neverSuggest !== true && !findings.some((finding) => finding.severity !== 'minor' && isAbout(finding, herb))
  );
}

function followUps(herb: Herb | undefined, asks: Asks): readonly string[] {
  if (!herb || herb.neverSuggest === true) return ['What could I take instead?', 'Which plants look like it?'];
  const all = [
    ...(asks.amount ? [] : [`How much ${herb.name} do people take?`]),
    ...(asks.onset ? [] : [`How long does ${herb.name} take to work?`]),
    ...(asks.sideEffects ? [] : [`What are the side effects of ${herb.name}?`]),
    ...(asks.preparation ? [] : [`How do I prepare ${herb.name}?`]),
    'What else could help?',
  ];
  return all.slice(0, mostFollowUps);
}

const mostFollowUps = 3;
