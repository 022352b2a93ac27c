import { eachSourceOnce } from './wording/source-list.ts';
import { forbids, gravestFirst } from '../safety/words.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { findingLines } from './about-herbs/verdict/finding-lines.ts';
import { joinAnswers } from './join-answers.ts';
import { answerInWords } from './answer-in-words.ts';
import { partsAsked } from './parts-asked.ts';
import { partsOfAStory } from './parts-of-a-story.ts';
import type { Understanding } from './reading/understanding.ts';
import { beforeReminder, isReminder } from './wording/reminder.ts';

/** As so many turns, where the one answer leaves out what was asked; null where it has it all. */
export function answerInTurn(
  asked: Understanding,
  whole: AdvisorAnswer,
  answer: (request: AdvisorRequest) => AdvisorAnswer,
): AdvisorAnswer | null {
  const ofStory = partsOfAStory(asked.question);
  const parts = ofStory.length > 0 ? ofStory : partsAsked(asked).map((question) => ({ told: [], question }));
  if (parts.length === 0) return null;
  const { person, profileName, isOfMember = false, isOneOfSeveral = false } = asked;
  const history = [...asked.history];
  const answers = parts.map(({ told, question }) => {
    history.push(...told.map((text) => ({ role: 'user' as const, text })));
    const given = answer({ question, history: [...history], person, profileName, isOfMember, isOneOfSeveral });
    history.push({ role: 'user', text: question }, { role: 'assistant', text: answerInWords(given.blocks.join('')) });
    return given;
  });
  if (ofStory.length > 0) return toldInTurn(asked, whole, answers);
  const said = answerInWords(whole.blocks.join(''));
  if (answers.some(isLost) || answers.every((each) => isCovered(each, said))) return null;
  // What harms together is seen by the one answer alone.
  const found = answers.flatMap(({ findings }) => findings);
  if (!whole.findings.every((each) => found.some(isSame(each)))) return null;
  // The one answer is the shorter telling of one of them.
  return answers
    .map((each) => (isShorterOf(each, whole) ? whole : each))
    .filter((each, place, all) => all.indexOf(each) === place)
    .reduce(joined);
}

/**
 * Of a long message: what was not understood is left out, and what speaks against a herb that only the one answer saw is added. What
 * is told of several people stands under a heading for each.
 */
function toldInTurn(
  { said, subject, herbs }: Understanding,
  whole: AdvisorAnswer,
  answers: readonly AdvisorAnswer[],
): AdvisorAnswer | null {
  const understood = answers.filter((answer) => !isLost(answer));
  if (understood.length === 0) return null;
  const people = Map.groupBy(understood, ({ checkedFor }) => checkedFor ?? 'you');
  const [first, ...others] = [...people].map(([name, own]) => ({ name, answer: own.reduce(joined) }));
  if (first === undefined) return null;
  if (others.length > 0) return joinAnswers(first, others);
  const { answer } = first;
  const seen = new Set(answers.flatMap(({ findings }) => findings.map((finding) => finding.subject.id)));
  const missed = whole.findings.filter(({ severity, subject: { id } }) => {
    const isGrave = forbids(severity) || (severity !== 'minor' && herbs.some((herb) => herb.id === id));
    return isGrave && !seen.has(id);
  });
  const lines = findingLines(missed, said, subject);
  return lines.length === 0
    ? answer
    : joined({ ...answer, blocks: [...lines, ...answer.blocks] }, { ...answer, blocks: [], findings: missed });
}

/** Two answers for the same person as one: what the first told the second does not tell again. */
export function joined(before: AdvisorAnswer, next: AdvisorAnswer): AdvisorAnswer {
  const told = before.blocks.filter((block) => !isReminder(block) && !asksBack.test(block));
  const fresh = withoutToldLists(next.blocks, told).filter(
    (block) => !told.includes(block) && !isOfTheSameBreath.test(block),
  );
  const hasLastWord = fresh.some(isReminder);
  const lastWord = hasLastWord ? [] : before.blocks.filter(isReminder);
  const asksAgain = fresh.some((block) => asksBack.test(block));
  const asking = asksAgain ? [] : before.blocks.filter((block) => asksBack.test(block));
  const findings = [...before.findings, ...next.findings.filter((each) => !before.findings.some(isSame(each)))];
  const forbidden = new Set(findings.filter(({ severity }) => forbids(severity)).map(({ subject }) => subject.id));
  const recommended = [...before.recommended, ...next.recommended].filter(
    ({ key }, place, all) => !forbidden.has(key) && all.findIndex((each) => each.key === key) === place,
  );
  return {
    ...next,
    level: next.level === 'none' ? before.level : next.level,
    blocks: [...told, ...beforeReminder(fresh, asking), ...lastWord],
    recommended,
    findings: gravestFirst(findings),
    products: [...before.products, ...next.products].filter(
      ({ productName }, place, all) => all.findIndex((each) => each.productName === productName) === place,
    ),
    unrecognised: [...new Set([...before.unrecognised, ...next.unrecognised])],
    sources: eachSourceOnce([...before.sources, ...next.sources]),
  };
}

/** A list of nothing but what stands in an earlier one goes, and with it the words that lead to it. */
function withoutToldLists(blocks: readonly string[], told: readonly string[]): readonly string[] {
  const isTold = (block = '') => {
    const items = block.startsWith('<ul>') ? (block.match(/<li>.*?<\/li>/gs) ?? []) : [];
    return items.length > 0 && items.every((item) => told.some((each) => each.includes(item)));
  };
  return blocks.flatMap((block, place) => {
    if (isTold(block)) return [];
    const led = isTold(blocks[place + 1]) ? block.replace(leadingTo, '$1') : block;
    return led === '<p></p>' ? [] : [led];
  });
}

const leadingTo = /(?:(?<=<p>)|(?<=[.?!]) )[^.?!<]*:(<\/p>)$/;

/** "As before" within one answer. */
const isOfTheSameBreath =
  /^<p>(?:As before, (?:I find no warning|mind)|(?:No|Yes), it stays as I said: |For [^.<]* I would still start with |It stays the same for |Keep in mind what I said about |What I said about [^.]* still holds)\b[^]*<\/p>$/;

const isSame =
  (one: AdvisorAnswer['findings'][number]) =>
  ({ ruleId, subject }: AdvisorAnswer['findings'][number]): boolean =>
    ruleId === one.ruleId && subject.id === one.subject.id;

/** Whether most of what it tells stands in the other already. */
function isCovered(answer: AdvisorAnswer, said: string): boolean {
  const told = tells(answer);
  return told.filter((sentence) => said.includes(sentence)).length * 2 >= told.length;
}

function isShorterOf(answer: AdvisorAnswer, whole: AdvisorAnswer): boolean {
  const isOfTheSame = whole.checkedFor === answer.checkedFor && tells(whole).length > 0;
  return isOfTheSame && isCovered(whole, answerInWords(answer.blocks.join('')));
}

/** What an answer tells beside what many say alike. */
function tells({ blocks }: AdvisorAnswer): readonly string[] {
  return answerInWords(blocks.filter((block) => !isReminder(block) && !asksBack.test(block)).join(''))
    .split(/\n|(?<=[.:]) /)
    .filter((sentence) => sentence.length >= shortestSentence && !formula.test(sentence));
}

export function isLost({ blocks, level }: AdvisorAnswer): boolean {
  return level !== 'none' || blocks.some((block) => notUnderstood.test(block));
}

const shortestSentence = 20;
const asksBack = /^<p>To check this better:/;
const formula =
  /^(?:I found no warning|That is no promise|Nothing serious speaks|I found nothing serious|As I said|I checked each|Start with one)|I checked each against|worth a try|look at (?:these|this one) first|a few options/i;
const notUnderstood =
  /I can only help with herbs|did not (?:quite|follow|catch)|am not sure what you mean|cannot tell what you mean|could not place|missing your point|Which of these would you like|do not know enough about|Tell me (?:more|what)/;
