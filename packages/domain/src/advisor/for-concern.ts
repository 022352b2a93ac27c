import type { Form } from '../herbs/form.ts';
import type { Herb } from '../herbs/herb.ts';
import type { Suggestion } from '../herbs/recommend.ts';
import type { UseKey } from '../herbs/use-keys.ts';
import { isUnderage } from '../safety/age-group.ts';
import type { Effect } from '../safety/effects.ts';
import type { Finding } from '../safety/finding.ts';
import type { Person } from '../safety/person.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { citedSources, missingFacts, reminder, unknownNames } from './closing.ts';
import { noOption, opening } from './concern-opening.ts';
import { everydayHelp } from './everyday-help.ts';
import { findingLines } from './finding-lines.ts';
import { bullets, escapeHtml, heading, herbLink, listed, paragraph } from './html.ts';
import { inSentence } from './names.ts';
import { notForThisPerson } from './not-for-this-person.ts';
import { optionsFor } from './options.ts';
import type { Subject } from './subject.ts';
import { suggestionLine } from './suggestion-line.ts';
import { topicOf, topicsOf } from './topics.ts';
import { illOrgans, immuneAtRisk, isImmuneWish, untreatable } from './untreatable.ts';

export interface Concern extends AdvisorRequest {
  readonly subject: Subject;
  readonly said: string;
  readonly wanted: readonly UseKey[];
  /** Keys of herbs that are not to be suggested. */
  readonly avoid: readonly string[];
  /** Keys of herbs that the person turned down. */
  readonly refused: readonly string[];
  readonly avoidEffects: readonly Effect[];
  readonly unrecognised: readonly string[];
  /** "Anything else?": what was suggested before is left out. */
  readonly isMore: boolean;
  /** Help with something else, or for somebody else, than before. */
  readonly isNewWish: boolean;
  /** The form that was asked for: "as a tea". */
  readonly form: Form | null;
}

/** Two or three fitting herbs with how and how much, what does not suit this person and why. */
export function answerForConcern(concern: Concern): AdvisorAnswer {
  const { question, subject, said, wanted, unrecognised, isMore } = concern;
  const { person, who } = subject;
  const options = optionsFor(concern);
  const chosen = options.map(({ herb }) => herb);
  const refusals = notForThisPerson({ person, wanted }, chosen).filter(({ finding }) => !said.includes(finding.why));
  const ownFindings = options.flatMap((option) => option.findings);
  const findings = onceEach([...ownFindings, ...refusals.map(({ finding }) => finding)]);
  const cautions = findingLines(
    ownFindings.filter(({ severity }) => severity !== 'minor'),
    said,
    subject,
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
      ...reminder(question + String(said.length), subject, said),
    ],
    recommended: (chosen.length === 0 && isMore ? staying(concern).map(({ herb }) => herb) : chosen).map(
      ({ key, name }) => ({ key, name }),
    ),
    findings,
    products: maySell(person)
      ? options.map((option) => ({ productName: productNameOf(option), reason: reasonOf(option) }))
      : [],
    unrecognised,
    sources: citedSources(
      options.flatMap(({ herb, use }) => sourcesFor(herb, use)),
      findings,
    ),
    followUps: followUps(chosen, said),
  };
}

/** What no herb is suggested for, then the suggestions, or that there are none. */
function suggestionBlocks(concern: Concern, options: readonly Suggestion[]): string[] {
  const { question, history, subject, said, wanted, isMore, isNewWish, form } = concern;
  const untreated = wanted
    .flatMap((use) => untreatable[use] ?? [])
    .concat(isImmuneWish(subject.person, wanted) ? [immuneAtRisk] : [])
    .concat(illOrgans(subject.person, wanted).map(({ says }) => says));
  const topics = topicsOf(wanted, question);
  const first = untreated.filter((line) => !said.includes(line)).map(paragraph);
  if (options.length === 0 && isMore && untreated.length === 0)
    return [paragraph(nothingMore(topics, listed(staying(concern).map(({ herb }) => inSentence(herb.name)))))];
  if (options.length === 0)
    return untreated.length > 0 ? atLeast(first, untreated) : [paragraph(noOption(subject, topics))];
  const isNew = ({ herb }: Suggestion) => isMore || !said.includes(`${herb.name} (`);
  const fresh = options.filter((option) => isNew(option) || isNewWish);
  const known = listed(options.map(({ herb }) => inSentence(herb.name)));
  if (fresh.length === 0) return [...first, paragraph(stillTheSame(topics, known))];
  const treated = topicsOf(
    wanted.filter((use) => untreatable[use] === undefined),
    question,
  );
  const seed = question + String(history.length);
  return [
    ...first,
    paragraph(opening({ topics: treated, subject, question, seed, isMore, isOne: fresh.length === 1 })),
    bullets(fresh.map((option) => suggestionLine(option, { person: subject.person, form, isKnown: !isNew(option) }))),
    ...(isUnderage(subject.person) && !said.includes(noAmounts) ? [paragraph(noAmounts)] : []),
    ...(fresh.length > 1 && !said.includes(oneAtATime) && !isUnderage(subject.person) ? [paragraph(oneAtATime)] : []),
  ];
}

/** What was named before and not turned down. */
function staying(concern: Concern): readonly Suggestion[] {
  return optionsFor({ ...concern, avoid: concern.refused }).filter(({ herb }) => concern.said.includes(herb.name));
}

function nothingMore(topics: string, left: string): string {
  const stays = left === '' ? '' : ` Of those, I would still look at ${left}.`;
  return `Beyond what I named I have nothing more for ${topics} that I would stand behind.${stays} If it goes on, a doctor or pharmacist can take it further.`;
}

const noAmounts = 'I give no amounts for children: a pharmacist or pediatrician can tell you how much, if any.';
const oneAtATime = 'Start with one of them, not all at once, so that you can tell what it does.';

/** Asked a third time, the advisor looks further by itself. */
export const stillTheSameMark = 'I would still start with';

function stillTheSame(topics: string, known: string): string {
  return `For ${topics} ${stillTheSameMark} ${known}. If that did not help or does not suit, tell me, and I will look further. Say so too if you would like another form.`;
}

/** What was said before is said again when there is nothing else to say. */
function atLeast(fresh: readonly string[], all: readonly string[]): string[] {
  return fresh.length > 0 ? [...fresh] : all.slice(0, 1).map(paragraph);
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

function followUps([first, second]: readonly Herb[], said: string): readonly string[] {
  if (first === undefined) return ['When should I see a doctor?', 'What is good for digestion?'];
  const name = inSentence(first.name);
  return [
    said === '' ? `How do I prepare ${name}?` : `How well was ${name} studied?`,
    second === undefined
      ? `What are the side effects of ${name}?`
      : `${first.name} or ${inSentence(second.name)}: which is better?`,
    'What else could help?',
  ];
}

/** For children, in pregnancy and while nursing nothing is put up for sale. */
function maySell(person: Person): boolean {
  return !person.pregnant && !person.breastfeeding && !isUnderage(person);
}

function reasonOf({ use, form }: Suggestion): string {
  return form === 'topical'
    ? `For ${topicOf(use).replace(/, on the skin$/, '')}, on the skin only`
    : `For ${topicOf(use)}`;
}

function productNameOf({ herb, form: checkedIn }: Suggestion): string {
  if (checkedIn === 'topical') return herb.name;
  const form = herb.monograph?.forms.find((each) => each === 'tea' || each === 'extract');
  return form === 'tea' && !/\btea$/i.test(herb.name) ? `${herb.name} tea` : herb.name;
}

function sourcesFor({ monograph }: Herb, use: UseKey): readonly string[] {
  return monograph?.uses.filter((each) => each.use === use).flatMap((each) => each.sources) ?? [];
}

function onceEach(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [`${finding.ruleId}|${finding.with.id}`, finding])).values()];
}
