import { forbids } from '../safety/words.ts';
import type { Finding } from '../safety/finding.ts';
import type { AdvisorAnswer } from './answer.ts';
import { asksMissingFacts } from './reading/person/missing-facts.ts';
import { heading, listed } from './wording/html.ts';
import { isReminder } from './wording/reminder.ts';

/** What was answered for one of several. */
export interface OwnAnswer {
  /** "Leo", "the 9-month-old", "you". */
  readonly name: string;
  readonly answer: AdvisorAnswer;
}

/** One answer of those for several people, each under a heading of its own; what harms one of them is offered to none. */
export function joinAnswers(first: OwnAnswer, others: readonly OwnAnswer[]): AdvisorAnswer {
  if (others.length === 0) return first.answer;
  const start = { ...first.answer, blocks: [heading(`For ${first.name}`), ...first.answer.blocks] };
  return { ...others.reduce(joined, start), checkedFor: listed([first, ...others].map(({ name }) => name)) };
}

function joined(before: AdvisorAnswer, { name, answer }: OwnAnswer): AdvisorAnswer {
  const lastWords = before.blocks.filter(isReminder);
  const told = before.blocks.filter((block) => !isReminder(block));
  const findings = foundForAny(before.findings, answer.findings);
  const forbidden = new Set(findings.filter(({ severity }) => forbids(severity)).map(({ subject }) => subject.id));
  const own = answer.blocks.filter((block) => !isReminder(block));
  // A heading stays where something new stands beneath it.
  const fresh = own
    .filter((block, place) =>
      block.startsWith('<h') ? !told.includes(own[place + 1] ?? block) : !told.includes(block),
    )
    .map((block) => withoutToldItems(block, told));
  const saysNothingNew = fresh.length < own.length && fresh.every(asksMissingFacts);
  return {
    ...answer,
    blocks: [...told, heading(`For ${name}`), ...(saysNothingNew ? [same] : []), ...fresh, ...lastWords],
    recommended: onceEach([...before.recommended, ...answer.recommended], ({ key }) => key).filter(
      ({ key }) => !forbidden.has(key),
    ),
    findings,
    products: [],
    unrecognised: [...new Set([...before.unrecognised, ...answer.unrecognised])],
    sources: onceEach([...before.sources, ...answer.sources], ({ id }) => id),
  };
}

const same = '<p>The same goes here.</p>';

/** What was found for one of them or for several: of what is a matter of age, all their ages. */
function foundForAny(before: readonly Finding[], more: readonly Finding[]): readonly Finding[] {
  const isAlike = (one: Finding, other: Finding) => one.ruleId === other.ruleId && one.subject.id === other.subject.id;
  const alike = (one: Finding, among: readonly Finding[]) => among.find((each) => isAlike(one, each));
  return [
    ...before.map((one) => withBothAges(one, alike(one, more) ?? one)),
    ...more.filter((one) => alike(one, before) === undefined),
  ];
}

function withBothAges(one: Finding, other: Finding): Finding {
  const ages = one.with.text.split(' and ');
  if (one.kind !== 'age' || ages.includes(other.with.text)) return one;
  return { ...one, with: { ...one.with, text: [...ages, other.with.text].join(' and ') } };
}

/** What a list tells of a herb in the very words of the list before is told by its name alone. */
function withoutToldItems(block: string, told: readonly string[]): string {
  if (!block.startsWith('<ul>')) return block;
  return block.replaceAll(itemOfHerb, (item: string, name: string) =>
    told.some((each) => each.includes(item)) ? `<li>${name}: as above.</li>` : item,
  );
}

const itemOfHerb = /<li>((?:<strong>)?<a href="herb:[^<]*<\/a>(?:<\/strong>)?)(?:(?!<\/li>).)*<\/li>/g;

function onceEach<T>(all: readonly T[], keyOf: (each: T) => string): readonly T[] {
  return [...new Map(all.map((each) => [keyOf(each), each])).values()];
}
