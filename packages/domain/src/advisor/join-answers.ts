import { forbids } from '../safety/words.ts';
import type { AdvisorAnswer } from './answer.ts';
import { heading } from './wording/html.ts';
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
  return others.reduce(joined, start);
}

function joined(before: AdvisorAnswer, { name, answer }: OwnAnswer): AdvisorAnswer {
  const lastWords = before.blocks.filter(isReminder);
  const told = before.blocks.filter((block) => !isReminder(block));
  const findings = onceEach(
    [...before.findings, ...answer.findings],
    ({ ruleId, subject }) => `${ruleId}|${subject.id}`,
  );
  const forbidden = new Set(findings.filter(({ severity }) => forbids(severity)).map(({ subject }) => subject.id));
  const own = answer.blocks.filter((block) => !isReminder(block));
  // A heading stays where something new stands beneath it.
  const fresh = own
    .filter((block, place) =>
      block.startsWith('<h') ? !told.includes(own[place + 1] ?? block) : !told.includes(block),
    )
    .map((block) => withoutToldItems(block, told));
  return {
    ...answer,
    blocks: [...told, heading(`For ${name}`), ...(fresh.length > 0 ? fresh : [same]), ...lastWords],
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
