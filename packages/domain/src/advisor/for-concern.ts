import type { Form } from '../herbs/form.ts';
import type { Herb } from '../herbs/herb.ts';
import { findingsForHerb, recommendHerbs, type Suggestion } from '../herbs/recommend.ts';
import type { UseKey } from '../herbs/use-keys.ts';
import { useLabels } from '../herbs/use-labels.ts';
import type { Effect } from '../safety/effects.ts';
import type { Finding } from '../safety/finding.ts';
import { emptyPerson, type Person } from '../safety/person.ts';
import { forbids } from '../safety/words.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { citedSources, findingLines, missingFacts, reminder, unknownNames } from './closing.ts';
import type { Subject } from './subject.ts';
import { everydayHelp } from './everyday-help.ts';
import { gradeWords } from './grade-words.ts';
import { bullets, escapeHtml, heading, herbLink, listed, oneOf, paragraph } from './html.ts';
import { untreatable } from './untreatable.ts';

interface Concern extends AdvisorRequest {
  readonly subject: Subject;
  readonly said: string;
  readonly wanted: readonly UseKey[];
  readonly avoid: readonly string[];
  readonly avoidEffects: readonly Effect[];
  readonly unrecognised: readonly string[];
  /** "Anything else?": what was suggested before is left out. */
  readonly isMore: boolean;
}

const mostOptions = 3;
const mostAgainst = 3;

/** Two or three fitting herbs with how and how much, what does not suit this person and why. */
export function answerForConcern(concern: Concern): AdvisorAnswer {
  const { question, history, subject, said, wanted, avoid, avoidEffects, unrecognised, isMore } = concern;
  const { person, who } = subject;
  const refusals = wanted.flatMap((use) => untreatable[use] ?? []);
  const options = recommendHerbs({
    person,
    wanted,
    limit: Math.max(mostOptions, Math.min(wanted.length, 4)),
    excludeKeys: avoid,
    avoidEffects,
  });
  const fresh = options.filter(({ herb }) => isMore || !said.includes(`${herb.name} (`));
  const isSame = options.length > 0 && fresh.length === 0;
  const against = notForThisPerson({ person, wanted, chosen: options.map(({ herb }) => herb.key) }).filter(
    ({ finding }) => !said.includes(finding.why),
  );
  const findings = onceEach([
    ...options.flatMap((option) => option.findings),
    ...against.map(({ finding }) => finding),
  ]);
  const topics = listed([...new Set(wanted.slice(0, 3).map(topicOf))]);
  const missing = missingFacts(subject, said);
  const help = everydayHelp(wanted);
  const cautions = findingLines(
    options.flatMap((option) => option.findings).filter(({ severity }) => severity !== 'minor'),
    said,
  );
  const blocks = [
    ...refusals.filter((line) => !said.includes(line)).map(paragraph),
    ...(options.length === 0
      ? refusals.length > 0
        ? []
        : [paragraph(noOption(subject, topics))]
      : isSame
        ? [paragraph(`My suggestions for ${topics} stay: ${listed(options.map(({ herb }) => herb.name))}.`)]
        : [
            paragraph(opening({ topics, who, question, seed: question + String(history.length), isMore })),
            bullets(fresh.map((option) => optionLine(option, subject))),
          ]),
    ...(cautions.length > 0 ? [heading('Before you choose'), ...cautions] : []),
    ...(against.length > 0
      ? [
          heading(`Not for ${who}`),
          bullets(against.map(({ herb, finding }) => `${herbLink(herb)}: ${escapeHtml(finding.why)}`)),
        ]
      : []),
    ...(help !== null && !said.includes(help.slice(0, 40)) ? [paragraph(help)] : []),
    ...unknownNames(unrecognised, said),
    ...(missing === null ? [] : [paragraph(missing)]),
    reminder(question + String(said.length), subject),
  ];
  return {
    level: 'none',
    blocks,
    recommended: options.map(({ herb }) => ({ key: herb.key, name: herb.name })),
    findings,
    products: isGrownUp(person)
      ? options.map(({ herb, use }) => ({ productName: productNameOf(herb), reason: `For ${topicOf(use)}` }))
      : [],
    unrecognised,
    sources: citedSources(
      options.flatMap(({ herb, use }) => sourcesFor(herb, use)),
      findings,
    ),
    followUps: followUps(options),
  };
}

interface Opening {
  readonly topics: string;
  readonly who: string;
  readonly question: string;
  readonly seed: string;
  readonly isMore: boolean;
}

const suffers =
  /\b(?:hurts?|painful|suffer\w*|terrible|awful|miserable|struggl\w+|can'?t sleep|unbearable|horrible|wrecks?|killing me)\b/i;

function opening({ topics, who, question, seed, isMore }: Opening): string {
  if (isMore)
    return oneOf(
      [`Some more that may suit ${who} for ${topics}:`, `Beyond those, I would look at these for ${topics}:`],
      seed,
    );
  return oneOf(
    [
      `For ${topics}, these may be worth a look. I checked each of them against what I know of ${who}.`,
      `Here is what I would look at first for ${topics}, checked for ${who}.`,
      `There are a few gentle options for ${topics}. Each one was checked for ${who}.`,
      ...(suffers.test(question)
        ? [`Sorry to hear that. For ${topics} I would think of these, and I checked each for ${who}.`]
        : []),
      `Let us see what could suit ${who} for ${topics}. These passed my checks.`,
    ],
    seed,
  );
}

function optionLine({ herb, use, evidence }: Suggestion, { person }: Subject): string {
  const { monograph } = herb;
  const studied = monograph?.uses.find((each) => each.use === use)?.text ?? '';
  const amount = amountFor(monograph?.amounts ?? [], studied);
  const isChild = person.ageYears !== null && person.ageYears < 18;
  const howMuch = isChild
    ? 'Ask a pharmacist or pediatrician how much; I give no amounts for children.'
    : amount === undefined
      ? 'A usual amount is not established.'
      : `How much: ${stop(amount)}`;
  const parts = [
    `<strong>${herbLink(herb)}</strong> (${gradeWords[evidence]}). ${escapeHtml(studied)}`,
    escapeHtml(howMuch),
    monograph?.preparation && !isChild ? escapeHtml(`How: ${stop(monograph.preparation)}`) : '',
    monograph?.timeToEffect ? escapeHtml(`When: ${stop(monograph.timeToEffect)}`) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** The amount of the form the studies used: what is put on the skin is no capsule. */
function amountFor(
  amounts: readonly { readonly form: Form; readonly text: string }[],
  studied: string,
): string | undefined {
  const forms: readonly Form[] = /\b(?:skin|rubbed|temples|cream|gel|ointment|patch|plaster|topical|dab)/i.test(studied)
    ? ['topical', 'essential-oil']
    : /\b(?:capsules?|extract|tablets?)\b/i.test(studied)
      ? ['extract']
      : [];
  const fitting = forms.flatMap((form) => amounts.find((each) => each.form === form) ?? []);
  const isSkin = forms.includes('topical');
  return (fitting[0] ?? (isSkin ? undefined : amounts[0]))?.text;
}

function noOption({ person, who, isOther }: Subject, topics: string): string {
  if (person.pregnant || person.breastfeeding)
    return `For ${topics} in pregnancy and while nursing I suggest nothing to take. A midwife or doctor can help ${isOther ? who : 'you'} choose.`;
  if (person.ageYears !== null && person.ageYears < 18)
    return `For ${topics} I suggest nothing to take at this age. A pediatrician or pharmacist can help you choose.`;
  return `For ${topics} I know no herb that I could suggest for ${who} with a good conscience.`;
}

/** Herbs often taken for this that this person should leave alone. */
function notForThisPerson({
  person,
  wanted,
  chosen,
}: {
  person: Person;
  wanted: readonly UseKey[];
  chosen: readonly string[];
}): { herb: Herb; finding: Finding }[] {
  const usual = recommendHerbs({ person: anyAdult, wanted, limit: 8 });
  return usual
    .filter(({ herb }) => !chosen.includes(herb.key))
    .flatMap(({ herb }) => {
      const finding = findingsForHerb(herb, person).find((each) => forbids(each.severity));
      return finding ? [{ herb, finding }] : [];
    })
    .slice(0, mostAgainst);
}

const anyAdult: Person = { ...emptyPerson, ageYears: 30, ageGroup: 'adult' };

function followUps(options: readonly Suggestion[]): readonly string[] {
  const [first, second] = options.map(({ herb }) => herb.name);
  if (first === undefined) return ['What else can I do without herbs?', 'Which herbs are known for sleep?'];
  return [
    `How do I prepare ${first}?`,
    second === undefined ? `What are the side effects of ${first}?` : `${first} or ${second}: which is better?`,
    'What else could help?',
  ];
}

/** For children, in pregnancy and while nursing nothing is put up for sale. */
function isGrownUp({ ageYears, pregnant, breastfeeding }: Person): boolean {
  return !pregnant && !breastfeeding && (ageYears === null || ageYears >= 18);
}

/** "joint pain and inflammation", keeping "PMS" as it is. */
function topicOf(use: UseKey): string {
  const label = useLabels[use];
  return /^[A-Z]{2}/.test(label) ? label : label.toLowerCase();
}

function productNameOf(herb: Herb): string {
  const form = herb.monograph?.forms.find((each) => each === 'tea' || each === 'extract');
  return form === 'tea' && !/\btea$/i.test(herb.name) ? `${herb.name} tea` : herb.name;
}

function sourcesFor({ monograph }: Herb, use: UseKey): readonly string[] {
  return monograph?.uses.filter((each) => each.use === use).flatMap((each) => each.sources) ?? [];
}

function onceEach(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.ruleId}|${finding.with.id}`, finding])).values()];
}

function stop(text: string): string {
  return /[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
