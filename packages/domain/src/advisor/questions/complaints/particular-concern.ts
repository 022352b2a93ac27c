import { isAnotherComplaint } from '../../about-herbs/after-news.ts';
import type { ConditionKey } from '../../../conditions/conditions.ts';
import type { AdvisorAnswer } from '../../answer.ts';
import { hasCondition } from '../../../safety/person/person.ts';
import { listed, paragraph } from '../../wording/html.ts';
import { citedSources } from '../../wording/source-list.ts';
import { limitsOf } from '../../limits/limits.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { highReading } from '../../limits/pressure-reading.ts';
import { keepAwayFrom } from '../combinations/keep-away-from.ts';
import { supposesNursing } from '../../reading/person/supposed.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { besideWaterTablets } from './beside-water-tablets.ts';
import { furtherOn } from '../../after-plain-answer.ts';
import { holdsStill, isStatement, starters } from '../../without-a-wish.ts';

/** A concern for which no herb stands: what helps instead, and who to see. */
export function particularConcern(question: Understanding): AdvisorAnswer | null {
  const { particulars, wanted, said, told, asks } = question;
  // "Not melatonin, it gave me bad dreams" turns a herb down and wishes nothing for the dreams.
  if (question.isRefusing && question.earlierUses.length > 0) return null;
  if (supposesNursing(question.question) && question.earlierHerbs.length > 0) return null;
  const isNews =
    told.length > 0 &&
    question.earlierHerbs.length > 0 &&
    isStatement.test(question.question) &&
    !isAnotherComplaint(question);
  if (particulars.length === 0 || wanted.length > 0 || isNews) return null;
  if (asks.checking && asks.pointing && question.earlierHerbs.length > 0) return null;
  const lines = particulars.flatMap(({ says }) => says ?? []);
  const fresh = lines.filter((line) => !said.includes(line));
  const spoken = particulars.find(({ says }) => says !== undefined);
  const further =
    spoken?.says === undefined
      ? holdsStill(listed(particulars.map(({ name }) => name)))
      : furtherOn({ name: spoken.name, says: spoken.says }, question);
  const blocks = fresh.length > 0 ? fresh : [further];
  const ids = fresh.length > 0 ? particulars.flatMap(({ sources }) => sources ?? []) : [];
  const answer = {
    ...plainAnswer([...limitsOf(question), ...blocks, ...besideWaterTablets(question)].map(paragraph), starters),
    sources: citedSources(ids, []),
  };
  const [condition] = particulars.flatMap((each) => each.condition ?? []);
  return condition === undefined || fresh.length === 0 ? answer : withCondition(answer, condition, question);
}

/** An illness the rules know: what it rules out, and what may be asked of beside it. */
function withCondition(answer: AdvisorAnswer, condition: ConditionKey, asked: Understanding): AdvisorAnswer {
  const { subject, person, question } = asked;
  const ruledOut = keepAwayFrom(condition, subject.person);
  // "What helps with heart failure?" tells of nobody who has it.
  const isOwn = hasCondition(person, condition) || subject.isOther || tellsOfSomebody.test(question);
  const findings = isOwn ? (ruledOut?.findings ?? []) : [];
  return {
    ...answer,
    blocks: [...answer.blocks, ...(ruledOut === null ? [] : [ruledOut.html]), paragraph(besideIt)],
    findings,
    sources: [...answer.sources, ...citedSources([], ruledOut?.findings ?? [])],
  };
}

const tellsOfSomebody = /\b(?:i|i'm|i’m|i've|i’ve|im|my|me|mine|he|she|his|her|they|we|our)\b/i;

const besideIt =
  'Name what troubles you beside it, such as poor sleep or digestion, or a herb you think of, and I check it against all I know of you.';

/** "My pressure is 150/95 on average." */
export function readingAlone({ question, wanted, told }: Understanding): AdvisorAnswer | null {
  const line = highReading(question);
  const isAlone = told.length === 0 && !question.includes('?') && wanted.every((use) => use === 'blood-pressure');
  return line !== null && isAlone && !wantsItLower.test(question)
    ? plainAnswer([paragraph(line)], ['What lowers blood pressure?'])
    : null;
}

/** "I'd like to lower it naturally" asks for what helps. */
const wantsItLower =
  /\b(?:lower|bring|reduce|get) (?:it|this|that|them)\b|\bnatural(?:ly)?\b|\bherb(?:s|al)?\b|\btake\b/i;
