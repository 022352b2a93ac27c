import type { Herb } from '../herbs/herb.ts';
import { recommendHerbs, type Suggestion } from '../herbs/recommend.ts';
import type { UseKey } from '../herbs/use-keys.ts';
import { useLabels } from '../herbs/use-labels.ts';
import { isUnderage } from '../safety/age-group.ts';
import type { Effect } from '../safety/effects.ts';
import type { Finding } from '../safety/finding.ts';
import type { Person } from '../safety/person.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { citedSources, findingLines, missingFacts, reminder, unknownNames } from './closing.ts';
import { noOption, opening } from './concern-opening.ts';
import { everydayHelp } from './everyday-help.ts';
import { bullets, escapeHtml, heading, herbLink, listed, paragraph } from './html.ts';
import { notForThisPerson } from './not-for-this-person.ts';
import type { Subject } from './subject.ts';
import { suggestionLine } from './suggestion-line.ts';
import { untreatable } from './untreatable.ts';

interface Concern extends AdvisorRequest {
  readonly subject: Subject;
  readonly said: string;
  readonly wanted: readonly UseKey[];
  /** Keys of herbs that are not to be suggested. */
  readonly avoid: readonly string[];
  readonly avoidEffects: readonly Effect[];
  readonly unrecognised: readonly string[];
  /** "Anything else?": what was suggested before is left out. */
  readonly isMore: boolean;
}

const fewestOptions = 3;
const mostOptions = 4;
const mostTopics = 3;

/** Two or three fitting herbs with how and how much, what does not suit this person and why. */
export function answerForConcern(concern: Concern): AdvisorAnswer {
  const { question, subject, said, wanted, avoid, avoidEffects, unrecognised } = concern;
  const { person, who } = subject;
  const options = recommendHerbs({
    person,
    wanted,
    limit: Math.max(fewestOptions, Math.min(wanted.length, mostOptions)),
    excludeKeys: avoid,
    avoidEffects,
  });
  const chosen = options.map(({ herb }) => herb);
  const refusals = notForThisPerson({ person, wanted }, chosen).filter(({ finding }) => !said.includes(finding.why));
  const ownFindings = options.flatMap((option) => option.findings);
  const findings = onceEach([...ownFindings, ...refusals.map(({ finding }) => finding)]);
  const cautions = findingLines(
    ownFindings.filter(({ severity }) => severity !== 'minor'),
    said,
  );
  const missing = missingFacts(subject, said);
  return {
    level: 'none',
    blocks: [
      ...suggestionBlocks(concern, options),
      ...under('Before you choose', cautions),
      ...under(
        `Not for ${who}`,
        refusals.length === 0
          ? []
          : [bullets(refusals.map(({ herb, finding }) => `${herbLink(herb)}: ${escapeHtml(finding.why)}`))],
      ),
      ...helpBlocks(concern),
      ...unknownNames(unrecognised, said),
      ...(missing === null ? [] : [paragraph(missing)]),
      reminder(question + String(said.length), subject),
    ],
    recommended: chosen.map(({ key, name }) => ({ key, name })),
    findings,
    products: maySell(person)
      ? options.map(({ herb, use }) => ({ productName: productNameOf(herb), reason: `For ${topicOf(use)}` }))
      : [],
    unrecognised,
    sources: citedSources(
      options.flatMap(({ herb, use }) => sourcesFor(herb, use)),
      findings,
    ),
    followUps: followUps(chosen),
  };
}

/** What no herb is suggested for, then the suggestions, or that there are none. */
function suggestionBlocks(
  { question, history, subject, said, wanted, isMore }: Concern,
  options: readonly Suggestion[],
): string[] {
  const untreated = wanted.flatMap((use) => untreatable[use] ?? []);
  const topics = listed([...new Set(wanted.slice(0, mostTopics).map(topicOf))]);
  const first = untreated.filter((line) => !said.includes(line)).map(paragraph);
  if (options.length === 0) return untreated.length > 0 ? first : [paragraph(noOption(subject, topics))];
  const fresh = options.filter(({ herb }) => isMore || !said.includes(`${herb.name} (`));
  if (fresh.length === 0)
    return [...first, paragraph(`My suggestions for ${topics} stay: ${listed(options.map(({ herb }) => herb.name))}.`)];
  const seed = question + String(history.length);
  return [
    ...first,
    paragraph(opening({ topics, who: subject.who, question, seed, isMore })),
    bullets(fresh.map((option) => suggestionLine(option, subject.person))),
  ];
}

/** As much of the help as tells it from any other. */
const recognisableLength = 40;

function helpBlocks({ wanted, said }: Concern): string[] {
  const help = everydayHelp(wanted);
  return help === null || said.includes(help.slice(0, recognisableLength)) ? [] : [paragraph(help)];
}

function under(title: string, blocks: readonly string[]): string[] {
  return blocks.length === 0 ? [] : [heading(title), ...blocks];
}

function followUps([first, second]: readonly Herb[]): readonly string[] {
  if (first === undefined) return ['What else can I do without herbs?', 'Which herbs are known for sleep?'];
  return [
    `How do I prepare ${first.name}?`,
    second === undefined
      ? `What are the side effects of ${first.name}?`
      : `${first.name} or ${second.name}: which is better?`,
    'What else could help?',
  ];
}

/** For children, in pregnancy and while nursing nothing is put up for sale. */
function maySell(person: Person): boolean {
  return !person.pregnant && !person.breastfeeding && !isUnderage(person);
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
