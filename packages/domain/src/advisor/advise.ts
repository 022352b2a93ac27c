import { usesFromText } from '../herbs/uses-from-text.ts';
import { readText } from '../resolve/read.ts';
import { toItem } from '../safety/check.ts';
import { emptyPerson, mergePeople, type Person, readPerson } from '../safety/person.ts';
import { findRedFlag } from '../safety/red-flags/find-red-flag.ts';
import type { RedFlag } from '../safety/red-flags/red-flag.ts';
import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import { answerAboutHerbs } from './about-herbs.ts';
import { answerForConcern } from './for-concern.ts';
import { paragraph } from './html.ts';
import { smallTalk } from './small-talk.ts';

const rememberedQuestions = 3;

/** Answers one question from the knowledge base, checked against the person. Pure and deterministic. */
export function advise(request: AdvisorRequest): AdvisorAnswer {
  const alarm = findRedFlag(request.question);
  if (alarm) return alarmAnswer(alarm);
  const talk = smallTalk(request.question);
  if (talk) return plainAnswer(talk);

  const reading = readText(request.question);
  const person = mergePeople(personInQuestion(request), request.person);
  const mentions = reading.mentions.filter((mention) => !mention.negated);
  const taken = mentions.filter(
    (mention) => (mention.kind === 'herb' || mention.kind === 'medicine') && !mention.allergy,
  );
  const uses = usesFromText(request.question);
  const unrecognised = [...new Set([...reading.unrecognised, ...request.person.unrecognised])];
  const herbs = taken.filter((mention) => mention.kind === 'herb');
  const isAboutHerbs = herbs.length > 0 && !asksForIdeas(request.question);
  if (isAboutHerbs) return answerAboutHerbs({ ...request, person, items: taken.map(toItem), unrecognised });

  const earlier = earlierHerbs(request);
  if (leansOnEarlier(request.question) && earlier.length > 0) {
    return answerAboutHerbs({ ...request, person, items: [...earlier, ...taken.map(toItem)], unrecognised });
  }
  const wanted = uses.length > 0 ? uses : earlierUses(request);
  return answerForConcern({ ...request, person, wanted, avoid: avoided(reading.mentions), unrecognised });
}

/** What the question itself tells of the person: age, pregnancy, medicines, conditions. */
function personInQuestion({ question, person }: AdvisorRequest): Person {
  const told = readPerson({
    age: null,
    gender: null,
    currentMedications: null,
    allergies: null,
    healthConcerns: question,
  });
  const isForAnother =
    /\b(?:my|our) (?:\w+ )?(?:daughter|son|child|kid|baby|toddler|husband|wife|mother|father|mom|mum|dad|partner|grandmother|grandfather|friend|sister|brother)\b/i.test(
      question,
    );
  const { herbs: _, ...facts } = told;
  const own = { ...emptyPerson, ...facts, herbs: [] };
  return isForAnother || person.ageYears === null ? own : { ...own, ageYears: null, ageGroup: null };
}

/** "What helps", "instead of", "which herbs": the person wants ideas, not facts on the herb they named. */
function asksForIdeas(question: string): boolean {
  return /\b(?:alternatives?|instead of|other than|besides|apart from|what else|something else|which herbs?|what herbs?|any herbs?|recommend (?:a|an|some|me|any)|suggest (?:a|an|some|me|any))\b/i.test(
    question,
  );
}

function leansOnEarlier(question: string): boolean {
  return (
    /\b(?:it|that|this|them|those|these|the first|the second|both|and (?:for|with|if)|how long|how much|what about|is that|can i|side effects?|dose|dosage)\b/i.test(
      question,
    ) && question.length < 160
  );
}

function earlierHerbs({ history }: AdvisorRequest) {
  const lastAnswer = history.findLast((turn) => turn.role === 'assistant')?.text ?? '';
  const lastQuestion = history.findLast((turn) => turn.role === 'user')?.text ?? '';
  const asked = readText(lastQuestion).mentions.filter((mention) => mention.kind === 'herb' && !mention.negated);
  const named = asked.length > 0 ? asked : readText(lastAnswer).mentions.filter((mention) => mention.kind === 'herb');
  const seen = new Map(named.map((mention) => [mention.id, toItem({ ...mention, form: 'unspecified' })]));
  return [...seen.values()].slice(0, 3);
}

function earlierUses({ history }: AdvisorRequest) {
  const questions = history.filter((turn) => turn.role === 'user').slice(-rememberedQuestions);
  return (
    questions
      .toReversed()
      .map((turn) => usesFromText(turn.text))
      .find((uses) => uses.length > 0) ?? []
  );
}

function avoided(mentions: readonly { kind: string; id: string; negated: boolean; allergy: boolean }[]): string[] {
  return mentions
    .filter((mention) => mention.kind === 'herb' && (mention.negated || mention.allergy))
    .map(({ id }) => id);
}

function alarmAnswer(alarm: RedFlag): AdvisorAnswer {
  return { ...nothing, level: alarm.level, blocks: alarm.paragraphs.map(paragraph) };
}

function plainAnswer(talk: { blocks: readonly string[]; followUps: readonly string[] }): AdvisorAnswer {
  return { ...nothing, ...talk };
}

const nothing: AdvisorAnswer = {
  level: 'none',
  blocks: [],
  recommended: [],
  findings: [],
  products: [],
  unrecognised: [],
  sources: [],
  followUps: [],
};
