import { withOwnWarning } from './about-herbs/comparing/shared-by-two.ts';
import { withTakenWeighed } from './about-herbs/what-is-taken.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import type { Answering } from './answering.ts';
import { stillTheSameMark } from './for-concerns/concern-suggestions.ts';
import { answerForTheWish } from './for-concerns/for-the-wish.ts';
import { withOilsOffTheFace } from './for-the-young.ts';
import { generalAnswers } from './general-answers.ts';
import { answersOfNamed } from './answers-of-named.ts';
import { ownAnswers } from './own-answers.ts';
import { withoutAdvisedAgainst } from './questions/who-takes-it/advised-against.ts';
import { complaintMeant } from './reading/complaints/complaint-meant.ts';
import { inPlainWords } from './reading/follow-ups/in-plain-words.ts';
import { perhapsAsked } from './reading/follow-ups/perhaps-asked.ts';
import { namedInPlainWords } from './reading/follow-ups/named-in-plain-words.ts';
import { ofSomebodyInPlainWords } from './reading/follow-ups/of-somebody-in-plain-words.ts';
import type { Subject } from './reading/person/subject.ts';
import { withChecksForEach } from './limits/checked-for-each.ts';
import { withFolicAcid } from './limits/folic-acid-due.ts';
import { withDangersOfChosen } from './limits/if-for-yourself.ts';
import { insteadOfAMedicine } from './limits/instead-of-a-medicine.ts';
import { insteadOfANutrient } from './limits/instead-of-a-nutrient.ts';
import { answerForEachInLetter } from './letter-of-several.ts';
import { withClashInProfile } from './limits/clash-in-profile.ts';
import { withKeepTaking } from './limits/keep-taking.ts';
import { withLevelThatMoves } from './limits/level-that-moves.ts';
import { withMedicinesTogether } from './limits/medicines-together.ts';
import { withRestOfTheTalk } from './limits/rest-of-the-talk.ts';
import { withSideEffectsTold } from './limits/side-effects-told.ts';
import { withTakenAlready } from './limits/taken-already.ts';
import { withUntoldClash } from './limits/untold-clash.ts';
import { withWatchFor } from './limits/watch-for.ts';
import { understand, type Understanding } from './reading/understanding.ts';
import { rejects } from './reading/wishes/wish.ts';
import { answerInTurn } from './questions-in-turn.ts';
import { notUnderstood } from './without-a-wish.ts';
import { withLinesFirst } from './wording/plain-answers.ts';
import { markedAsSaid } from './wording/said-again.ts';

/** Answers a question that is neither an alarm nor small talk. */
export function answerQuestion(request: AdvisorRequest): AdvisorAnswer {
  const understood = understand(request);
  const asOne = answerAsOne(understood);
  const answerPart = (part: AdvisorRequest) => {
    const ofPart = understand(part);
    return withMedicineKept(ofPart, answerAsOne(ofPart));
  };
  const ofEach = answerForEachInLetter(request, answerPart);
  if (ofEach !== null) return withChecksForEach(request, understood, withFolicAcid(understood, ofEach));
  const answer = withMedicinesTogether(understood, answerInTurn(understood, asOne, answerPart) ?? asOne);
  const whole = withLevelThatMoves(understood, withRestOfTheTalk(understood, answer));
  const told = withWatchFor(
    understood,
    withSideEffectsTold(understood, withMedicineKept(understood, withUntoldClash(understood, whole))),
  );
  return withChecksForEach(
    request,
    understood,
    withFolicAcid(understood, withDangersOfChosen(understood, withClashInProfile(understood, told))),
  );
}

/** It is the herb that goes, and what was taken by now is looked into. */
function withMedicineKept(understood: Understanding, answer: AdvisorAnswer): AdvisorAnswer {
  return withKeepTaking(understood, withTakenAlready(understood, answer));
}

/** One question, or a message that is answered as one; it never goes back to its parts. */
function answerAsOne(understood: Understanding): AdvisorAnswer {
  const { question, lines } = withoutAdvisedAgainst(understood);
  const instead = insteadOfAMedicine(question) ?? insteadOfANutrient(question);
  if (instead !== null)
    return 'answer' in instead
      ? checkedFor(question.subject, instead.answer)
      : withLinesFirst([instead.line], answerAsOne(understand(instead.request)));
  const own = firstOf(ownAnswers, question) ?? ofNamed(question);
  const plain = own === null ? (inPlainWords(question) ?? ofSomebodyInPlainWords(question)) : null;
  if (plain !== null) return answerAsOne(understand(plain));
  const meant = own === null ? complaintMeant(question) : null;
  if (meant !== null)
    return 'asks' in meant ? meant.asks : withLinesFirst([meant.line], answerAsOne(understand(meant.request)));
  const answer = own ?? firstOf(generalAnswers, question) ?? forTheWish(question);
  const guessed = answer.isLost === true ? guessedFor(question) : null;
  if (guessed !== null) return guessed;
  return withLinesFirst(
    [...lines, ...choosesOther(question), ...tookForMember(question)],
    checkedFor(
      question.subject,
      markedAsSaid(withOilsOffTheFace(question, withTakenWeighed(question, answer)), question.said),
    ),
  );
}

/** The answer to what was perhaps asked, with a line that says so. */
function guessedFor(question: Understanding): AdvisorAnswer | null {
  const guess = perhapsAsked(question);
  const answer = guess && answerAsOne(understand(guess.request));
  return guess === null || answer === null || answer.isLost === true ? null : withLinesFirst([guess.line], answer);
}

/** Of herbs that are named: by the plain words, where the rules have read no question of them. */
function ofNamed(question: Understanding): AdvisorAnswer | null {
  const plain = namedInPlainWords(question);
  return plain === null ? firstOf(answersOfNamed, question) : answerAsOne(understand(plain));
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

/** "Can he have it?", of somebody whose profile is not the chosen one: nothing of it is known here. */
function choosesOther({ subject, said }: Understanding): readonly string[] {
  if (subject.hasOwnProfile !== true) return [];
  const line = `I take this to be about ${subject.who}, and go by your words alone: the chosen profile is another. Choose theirs and ask again, and I check against all that stands in it.`;
  return [said.includes(line) ? `Again for ${subject.who} by your words alone, without the other profile.` : line];
}

/** "Can Leo have it?", under another profile: says once whose it is checked against. */
function tookForMember({ isOfMember, isOneOfSeveral, subject, said }: Understanding): readonly string[] {
  if (isOfMember !== true || isOneOfSeveral === true) return [];
  const line = `I take this to be about ${subject.who}, and go by ${subject.whose} profile.`;
  return said.includes(line) ? [] : [line];
}

/** Says whom the findings are about, where only the words of the question name them. */
function checkedFor(subject: Subject, given: AdvisorAnswer): AdvisorAnswer {
  const { isOther, isWriter = false, who, hasOwnProfile = false } = subject;
  // Nothing is recommended past a profile that was not looked at.
  const answer = hasOwnProfile ? { ...given, recommended: [], products: [] } : given;
  return (isOther || isWriter) && answer.checkedFor === undefined ? { ...answer, checkedFor: who } : answer;
}

function firstOf(answers: readonly Answering[], question: Understanding): AdvisorAnswer | null {
  for (const answer of answers) {
    const given = answer(question);
    if (given) return withOwnWarning(question, given);
  }
  return null;
}
