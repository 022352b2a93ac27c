import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { answerQuestion } from './answer-question.ts';
import { joinAnswers } from './join-answers.ts';
import { isForSeveral } from './letter-of-several.ts';
import { calledByAge, forEachChild } from './reading/person/several-children.ts';

/** The answer to a question, for each child where several were told of: what suits one of six may harm the baby. */
export function answerForEach(request: AdvisorRequest): AdvisorAnswer {
  const children = isForSeveral(request) ? [] : forEachChild(request);
  const [first, ...others] = children.map(({ age, request: own }) => ({
    name: calledByAge(age),
    answer: withoutNotes(answerQuestion(own)),
  }));
  return first === undefined ? answerQuestion(request) : joinAnswers(first, others);
}

/** How old each is stands above its part. */
function withoutNotes(answer: AdvisorAnswer): AdvisorAnswer {
  const blocks = answer.blocks.filter((block) => !noted.test(block));
  return blocks.length === 0 ? answer : { ...answer, blocks };
}

const noted = /^<p>(?:Thank you, )?(?:I )?(?:have )?noted\b/i;
