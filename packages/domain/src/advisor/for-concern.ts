import { findHerb } from '../herbs/catalogue.ts';
import type { Herb } from '../herbs/herb.ts';
import { findingsForHerb, recommendHerbs, type Suggestion } from '../herbs/recommend.ts';
import type { UseKey } from '../herbs/use-keys.ts';
import { useLabels } from '../herbs/use-labels.ts';
import type { Finding } from '../safety/finding.ts';
import type { Person } from '../safety/person.ts';
import { forbids } from '../safety/words.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { citedSources, findingLines, missingFacts, reminder, unknownNames } from './closing.ts';
import { bullets, escapeHtml, heading, herbLink, listed, oneOf, paragraph } from './html.ts';
import { everydayHelp } from './everyday-help.ts';

interface Concern extends AdvisorRequest {
  readonly wanted: readonly UseKey[];
  readonly avoid: readonly string[];
  readonly unrecognised: readonly string[];
}

const mostOptions = 3;
const mostAgainst = 3;
const gradeWords = {
  strong: 'well studied',
  moderate: 'some good studies',
  limited: 'small or mixed studies',
  theoretical: 'tradition, hardly studied',
} as const;

/** Two or three fitting herbs with how and how much, what does not suit this person and why. */
export function answerForConcern({
  question,
  history,
  person,
  profileName,
  wanted,
  avoid,
  unrecognised,
}: Concern): AdvisorAnswer {
  if (wanted.length === 0) return askBack(unrecognised);
  const said = history
    .filter((turn) => turn.role === 'assistant')
    .map((turn) => turn.text)
    .join('\n');
  const options = recommendHerbs({ person, wanted, limit: mostOptions, excludeKeys: avoid });
  const against = notForThisPerson({ person, wanted, chosen: options.map(({ herb }) => herb.key) });
  const findings = [...options.flatMap((option) => option.findings), ...against.map(({ finding }) => finding)];
  const who = profileName === null ? 'you' : profileName;
  const topics = listed(wanted.slice(0, 3).map((use) => useLabels[use].toLowerCase()));
  const missing = missingFacts(person);
  const help = everydayHelp(wanted);
  const blocks = [
    paragraph(opening({ topics, who, seed: question + String(history.length), count: options.length })),
    ...(options.length > 0 ? [bullets(options.map(optionLine))] : [noOption(person)]),
    ...cautions(options),
    ...(against.length > 0
      ? [
          heading(`Not for ${who}`),
          bullets(against.map(({ herb, finding }) => `${herbLink(herb)}: ${escapeHtml(finding.why)}`)),
        ]
      : []),
    ...(help !== null && !said.includes(help.slice(0, 40)) ? [paragraph(help)] : []),
    ...unknownNames(unrecognised),
    ...(missing === null ? [] : [paragraph(missing)]),
    reminder(question),
  ];
  return {
    level: 'none',
    blocks,
    recommended: options.map(({ herb }) => ({ key: herb.key, name: herb.name })),
    findings: onceEach(findings),
    products: options.map(({ herb, use }) => ({
      productName: productNameOf(herb),
      reason: `For ${useLabels[use].toLowerCase()}`,
    })),
    unrecognised,
    sources: citedSources(
      options.flatMap(({ herb, use }) => sourcesFor(herb, use)),
      findings,
    ),
    followUps: followUps(options),
  };
}

function opening({ topics, who, seed, count }: { topics: string; who: string; seed: string; count: number }): string {
  if (count === 0) return `I looked for something for ${topics} that suits ${who}.`;
  return oneOf(
    [
      `For ${topics}, these may be worth a look. I checked each of them against what I know of ${who}.`,
      `Here is what I would look at first for ${topics}, checked for ${who}.`,
      `There are a few gentle options for ${topics}. Each one was checked for ${who}.`,
    ],
    seed,
  );
}

function optionLine({ herb, use, evidence }: Suggestion): string {
  const { monograph } = herb;
  const studied = monograph?.uses.find((each) => each.use === use)?.text ?? '';
  const amount = monograph?.amounts[0]?.text;
  const parts = [
    `<strong>${herbLink(herb)}</strong> (${gradeWords[evidence]}). ${escapeHtml(studied)}`,
    amount === undefined ? 'A usual amount is not established.' : escapeHtml(`How much: ${stop(amount)}`),
    monograph?.preparation ? escapeHtml(`How: ${stop(monograph.preparation)}`) : '',
    monograph?.timeToEffect ? escapeHtml(`When: ${stop(monograph.timeToEffect)}`) : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function cautions(options: readonly Suggestion[]): string[] {
  const findings = options.flatMap((option) => option.findings).filter((finding) => finding.severity !== 'minor');
  return findings.length === 0 ? [] : [heading('Before you choose'), findingLines(findings)];
}

function noOption(person: Person): string {
  if (person.pregnant || person.breastfeeding)
    return paragraph(
      'In pregnancy and while breastfeeding I do not suggest herbs to take on my own. A midwife or doctor can help you choose.',
    );
  if (person.ageYears !== null && person.ageYears < 18)
    return paragraph(
      'For a child of this age I do not suggest anything to take. A pediatrician or pharmacist can help you choose.',
    );
  return paragraph('I know no herb for this that I could suggest to you with a good conscience.');
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

const anyAdult: Person = {
  ageYears: 30,
  ageGroup: 'adult',
  gender: null,
  pregnant: false,
  breastfeeding: false,
  tryingToConceive: false,
  surgeryPlanned: null,
  drinksAlcohol: false,
  medicines: [],
  herbs: [],
  conditions: [],
  allergens: [],
  unrecognised: [],
};

function askBack(unrecognised: readonly string[]): AdvisorAnswer {
  return {
    level: 'none',
    blocks: [
      paragraph(
        'Tell me a little more, and I can look for something that fits. For example: what bothers you, since when, and what you have tried.',
      ),
      ...unknownNames(unrecognised),
      paragraph('You can also name a herb or supplement, and I will check it against your profile.'),
    ],
    recommended: [],
    findings: [],
    products: [],
    unrecognised,
    sources: [],
    followUps: ['What helps me sleep?', 'I feel stressed. What could help?', 'What is good for digestion?'],
  };
}

function followUps(options: readonly Suggestion[]): string[] {
  const first = options[0]?.herb.name;
  if (first === undefined) return ['What else can I do without herbs?'];
  return [`How do I prepare ${first}?`, `What are the side effects of ${first}?`, `How long until ${first} works?`];
}

function productNameOf(herb: Herb): string {
  const form = herb.monograph?.forms.find((each) => each === 'tea' || each === 'extract');
  return form === 'tea' ? `${herb.name} tea` : herb.name;
}

function sourcesFor(herb: Herb, use: UseKey): readonly string[] {
  return (
    findHerb(herb.key)
      ?.monograph?.uses.filter((each) => each.use === use)
      .flatMap((each) => each.sources) ?? []
  );
}

function onceEach(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.ruleId}|${finding.with.id}`, finding])).values()];
}

function stop(text: string): string {
  return /[.!?]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`;
}
