import { advise } from '../advisor/advise.ts';
import type { AdvisorAnswer, AdvisorRequest } from '../advisor/answer.ts';
import { joinAnswers, type OwnAnswer } from '../advisor/join-answers.ts';
import { readSubject } from '../advisor/reading/person/read-subject.ts';
import { guardComposed } from './guard-composed.ts';

/**
 * The built-in advisor's answer, past the safety pass. A question for several people (`besides`) is answered for each by what
 * is known of that one; an alarm stands for all of them.
 */
export function composeSafely(request: AdvisorRequest): AdvisorAnswer {
  const { besides = [], ...own } = request;
  if (besides.length === 0) return guardComposed(own, advise(own));
  const first = answerOf(own);
  const others = besides.map(answerOf);
  const all = [first, ...others];
  const gravest =
    all.find(({ answer }) => answer.level === 'emergency') ?? all.find(({ answer }) => answer.level !== 'none');
  if (gravest !== undefined) return gravest.answer;
  const isPlain = all.every(({ answer }) => isSameAs(first.answer, answer));
  return isPlain ? first.answer : joinAnswers(first, others);
}

function answerOf(own: AdvisorRequest): OwnAnswer {
  const { who, isOther } = readSubject(own);
  const answer = guardComposed(own, advise(own));
  return { name: isOther ? who : own.isOfMember === true ? (own.profileName ?? who) : who, answer };
}

/** Nothing in it is of one of them alone: thanks, or a question of the garden. */
function isSameAs(one: AdvisorAnswer, other: AdvisorAnswer): boolean {
  return one.findings.length === 0 && one.blocks.join() === other.blocks.join();
}
