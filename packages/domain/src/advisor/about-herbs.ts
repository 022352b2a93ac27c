import { findHerb } from '../herbs/catalogue.ts';
import type { Herb } from '../herbs/herb.ts';
import { assess, type Item } from '../safety/assess.ts';
import type { Finding } from '../safety/finding.ts';
import { compareSeverity, forbids } from '../safety/words.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { type Asks, asksForFacts } from './asks.ts';
import { citedSources, findingLines, missingFacts, nothingFound, reminder, unknownNames } from './closing.ts';
import { compareHerbs } from './compare-herbs.ts';
import type { Subject } from './subject.ts';
import { herbFacts, monographSources } from './herb-facts.ts';
import { listed, oneOf, paragraph } from './html.ts';

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
  const { question, asks, subject, said, items, unrecognised } = about;
  const herbs = [...new Set(items.filter(({ kind }) => kind === 'herb').map(({ id }) => id))].flatMap(
    (key) => findHerb(key) ?? [],
  );
  const shown = herbs.slice(0, mostHerbs);
  const keys = new Set(herbs.map(({ key }) => key));
  const findings = findingsOn(about, keys);
  const isFactual = asksForFacts(asks);
  const weighty = isFactual ? findings.filter(({ severity }) => severity !== 'minor') : findings;
  const verdict = findings.length === 0 ? [nothingFound(items, subject)] : verdictOn(weighty, about);
  const isCheckFirst = asks.checking || weighty.some(({ severity }) => severity !== 'minor');
  const facts = asks.buying
    ? [
        buying(shown, findings),
        ...shown.flatMap(({ monograph }) => (monograph ? [paragraph(monograph.precautions.text)] : [])),
      ]
    : asks.comparing && shown.length > 1
      ? compareHerbs(shown, { person: subject.person, findings })
      : shown.flatMap((herb) => herbFacts(herb, { asks, subject, said, isForbidden: !isFitting(herb, findings) }));
  const missing = missingFacts(subject, said);
  return {
    level: 'none',
    blocks: [
      ...unknownNames(unrecognised, said),
      ...(isCheckFirst ? [...verdict, ...facts] : [...facts, ...verdict]).filter((block) => !isRepeat(block, said)),
      ...(missing === null ? [] : [paragraph(missing)]),
      reminder(question + String(said.length), subject),
    ],
    recommended: [],
    findings,
    products: asks.buying
      ? shown
          .filter((herb) => isFitting(herb, findings) && !isDoubtful(herb, findings))
          .map(({ name }) => ({ productName: name, reason: null }))
      : [],
    unrecognised,
    sources: citedSources(shown.flatMap(monographSources), findings),
    followUps: followUps(shown[0], asks),
  };
}

function findingsOn(
  { subject: { person }, items, areAlternatives }: AboutHerbs,
  keys: ReadonlySet<string>,
): readonly Finding[] {
  const others = items.filter(({ kind }) => kind !== 'herb');
  const groups = areAlternatives
    ? items.filter(({ kind }) => kind === 'herb').map((herb) => [herb, ...others])
    : [items];
  const all = groups.flatMap((group) => assess({ person, items: group }));
  const relevant = all.filter((finding) => keys.has(finding.subject.id) || keys.has(finding.with.id));
  return [
    ...new Map(
      relevant.map((finding) => [JSON.stringify([finding.ruleId, finding.subject, finding.with]), finding]),
    ).values(),
  ].toSorted((left, right) => compareSeverity(left.severity, right.severity));
}

function verdictOn(findings: readonly Finding[], { subject, said, question }: AboutHerbs): string[] {
  if (findings.length === 0) return [];
  const who = subject.who;
  const worst = findings.some(({ severity }) => forbids(severity))
    ? oneOf(
        [
          `I would not do this for ${who} without a clinician’s word.`,
          `This does not go well together for ${who}. Please do not start it on your own.`,
          `Please leave this one out unless a clinician who knows ${who} agrees.`,
        ],
        question,
      )
    : findings.some(({ severity }) => severity === 'moderate')
      ? oneOf(
          [
            `Ask first: there is something to know for ${who}.`,
            `For ${who} this needs a word with a pharmacist first.`,
          ],
          question,
        )
      : `Nothing serious stands against it for ${who}. This is good to know:`;
  const lines = findingLines(findings, said);
  const isAllSaid = lines.length === 0;
  return isAllSaid ? [] : [paragraph(worst), ...lines];
}

/** The line on what was checked is said once for the same names. */
function isRepeat(block: string, said: string): boolean {
  return block.startsWith('<p>I checked ') && said.includes(block.slice(3, 60));
}

function isFitting(herb: Herb, findings: readonly Finding[]): boolean {
  return (
    herb.neverSuggest !== true &&
    !findings.some(
      ({ subject, with: other, severity }) => forbids(severity) && (subject.id === herb.key || other.id === herb.key),
    )
  );
}

/** What the person should ask about first is not put up for sale beside that advice. */
function isDoubtful(herb: Herb, findings: readonly Finding[]): boolean {
  return findings.some(
    ({ subject, with: other, severity }) => severity !== 'minor' && [subject.id, other.id].includes(herb.key),
  );
}

function buying(herbs: readonly Herb[], findings: readonly Finding[]): string {
  const fitting = herbs.filter((herb) => isFitting(herb, findings) && !isDoubtful(herb, findings));
  if (fitting.length === 0) return paragraph('I show no products here, because it does not fit.');
  const names = listed(fitting.map(({ name }) => name));
  return paragraph(
    `You find searches for ${names} below. Look for the Latin name, the part of the plant, the amount per dose, and a seal of independent testing. A pharmacy or health shop can help too.`,
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
  return all.slice(0, 3);
}
