import { withOwnWarning } from './about-herbs/comparing/shared-by-two.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { answerInWords } from './answer-in-words.ts';
import type { Answering } from './answering.ts';
import { stillTheSameMark } from './for-concerns/concern-suggestions.ts';
import { answerForTheWish } from './for-concerns/for-the-wish.ts';
import { generalAnswers } from './general-answers.ts';
import { answersOfNamed } from './answers-of-named.ts';
import { ownAnswers } from './own-answers.ts';
import { withoutAdvisedAgainst } from './questions/who-takes-it/advised-against.ts';
import { complaintMeant } from './reading/complaints/complaint-meant.ts';
import { inPlainWords } from './reading/follow-ups/in-plain-words.ts';
import { namedInPlainWords } from './reading/follow-ups/named-in-plain-words.ts';
import type { Subject } from './reading/person/subject.ts';
import { understand, type Understanding } from './reading/understanding.ts';
import { rejects } from './reading/wishes/wish.ts';
import { besideIn, questionsIn, together } from './several-questions.ts';
import { notUnderstood } from './without-a-wish.ts';
import { withLinesFirst } from './wording/plain-answers.ts';
import { markedAsSaid } from './wording/said-again.ts';

/** Answers a question that is neither an alarm nor small talk. */
export function answerQuestion(request: AdvisorRequest): AdvisorAnswer {
  const understood = understand(request);
  const several = together(questionsIn(understood).map(answerQuestion));
  if (several !== null) return several;
  const aside = besideIn(understood);
  if (aside !== null) return withBeside(understood, aside);
  const { question, lines } = withoutAdvisedAgainst(understood);
  const own = firstOf(ownAnswers, question) ?? ofNamed(question);
  const plain = own === null ? inPlainWords(question) : null;
  if (plain !== null) return answerQuestion(plain);
  const meant = own === null ? complaintMeant(question) : null;
  if (meant !== null) return 'asks' in meant ? meant.asks : withLinesFirst([meant.line], answerQuestion(meant.request));
  const answer = own ?? firstOf(generalAnswers, question) ?? forTheWish(question);
  return withLinesFirst(lines, checkedFor(question.subject, markedAsSaid(answer, question.said)));
}

/** The answer to the question, and then to the one that was asked beside it. */
function withBeside(request: AdvisorRequest, { rest, beside }: { rest: string; beside: string }): AdvisorAnswer {
  const first = answerQuestion({ ...request, question: rest });
  const said = answerInWords(first.blocks.join(''));
  const history = [
    ...request.history,
    { role: 'user', text: rest } as const,
    { role: 'assistant', text: said } as const,
  ];
  return together([first, answerQuestion({ ...request, history, question: beside })]) ?? first;
}

/** Of herbs that are named: by the plain words, where the rules have read no question of them. */
function ofNamed(question: Understanding): AdvisorAnswer | null {
  const plain = namedInPlainWords(question);
  return plain === null ? firstOf(answersOfNamed, question) : answerQuestion(plain);
}

/** What was offered, unless it would be named once more whatever was asked. */
function forTheWish(question: Understanding): AdvisorAnswer {
  const answer = answerForTheWish(question);
  const { asks, wanted } = question;
  const isSameAgain = answer.blocks[0]?.includes(stillTheSameMark) === true && wanted.length === 0;
  const asksForHerbs = asks.instead || asks.ideas || asks.more || asks.form !== null || rejects(question);
  return isSameAgain && !asksForHerbs && !restates.test(question.question) ? notUnderstood(question) : answer;
}

/** "It's more that I itch", "no sorry, both": the complaint told once more. */
const restates = /\b(?:more|rather|both|actually|mostly|mainly|again)\b/i;

/** Says whom the findings are about, where only the words of the question name them. */
function checkedFor({ isOther, isWriter = false, who }: Subject, answer: AdvisorAnswer): AdvisorAnswer {
  return (isOther || isWriter) && answer.checkedFor === undefined ? { ...answer, checkedFor: who } : answer;
}

function firstOf(answers: readonly Answering[], question: Understanding): AdvisorAnswer | null {
  for (const answer of answers) {
    const given = answer(question);
    if (given) return withOwnWarning(question, given);
  }
  return null;
}
