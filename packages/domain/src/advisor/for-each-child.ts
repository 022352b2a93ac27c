import { forbids } from '../safety/words.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { answerQuestion } from './answer-question.ts';
import { calledByAge, forEachChild } from './reading/person/several-children.ts';
import { heading } from './wording/html.ts';
import { isReminder } from './wording/reminder.ts';

/** The answer to a question, for each child where several were told of: what suits one of six may harm the baby. */
export function answerForEach(request: AdvisorRequest): AdvisorAnswer {
  const [first, ...others] = forEachChild(request).map(({ age, request: own }) => ({
    name: `For ${calledByAge(age)}`,
    answer: withoutNotes(answerQuestion(own)),
  }));
  if (first === undefined) return answerQuestion(request);
  if (others.length === 0) return first.answer;
  return others.reduce(joined, { ...first.answer, blocks: [heading(first.name), ...first.answer.blocks] });
}

function joined(before: AdvisorAnswer, { name, answer }: { name: string; answer: AdvisorAnswer }): AdvisorAnswer {
  const lastWords = before.blocks.filter(isReminder);
  const told = before.blocks.filter((block) => !isReminder(block));
  const findings = [...before.findings, ...answer.findings];
  // What harms one of them is not put forward for the household.
  const forbidden = new Set(findings.filter(({ severity }) => forbids(severity)).map(({ subject }) => subject.id));
  const own = answer.blocks.filter((block) => !isReminder(block));
  // A heading stays where something new stands beneath it.
  const fresh = own.filter((block, place) =>
    block.startsWith('<h') ? !told.includes(own[place + 1] ?? block) : !told.includes(block),
  );
  return {
    ...answer,
    blocks: [...told, heading(name), ...(fresh.length > 0 ? fresh : [same]), ...lastWords],
    recommended: onceEach([...before.recommended, ...answer.recommended], ({ key }) => key).filter(
      ({ key }) => !forbidden.has(key),
    ),
    findings,
    products: [],
    unrecognised: [...new Set([...before.unrecognised, ...answer.unrecognised])],
    sources: onceEach([...before.sources, ...answer.sources], ({ id }) => id),
  };
}

/** How old each is stands above its part. */
function withoutNotes(answer: AdvisorAnswer): AdvisorAnswer {
  const blocks = answer.blocks.filter((block) => !noted.test(block));
  return blocks.length === 0 ? answer : { ...answer, blocks };
}

const noted = /^<p>(?:Thank you, )?(?:I )?(?:have )?noted\b/i;
const same = '<p>The same goes here.</p>';

function onceEach<T>(all: readonly T[], keyOf: (each: T) => string): readonly T[] {
  return [...new Map(all.map((each) => [keyOf(each), each])).values()];
}
