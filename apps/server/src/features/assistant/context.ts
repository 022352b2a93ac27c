import {
  type AdvisorRequest,
  coverage,
  findHerb,
  type Guard,
  type Herb,
  readText,
  recommendHerbs,
  usesFromText,
} from '@herbie/domain';
import { toSheet } from './herb-sheet.ts';
import type { PersonFacts } from './person-facts.ts';

const maxHerbs = 7;
const maxCandidates = 5;

interface Retrieval {
  readonly request: AdvisorRequest;
  readonly guard: Guard;
  readonly facts: PersonFacts;
}

/** What a model needs to answer one question: the person, and the monographs that fit, as one line of JSON. */
export function buildContext({ request, guard, facts }: Retrieval): string {
  const { age, gender, medications, supplements, allergies, concerns, goals, trends } = facts;
  const herbs = retrieve(request, guard);
  return JSON.stringify({
    person: { age, gender, medications, supplements, allergies, concerns, goals, wellness: trends },
    notKnownToUs: readText(request.question).unrecognised.map(facts.withoutNames),
    herbs: herbs.map((herb) => toSheet(herb, guard)),
    knowledge: coverage().version,
  });
}

/** Herbs named in the conversation, newest first, then herbs that fit the request. */
function retrieve({ question, history }: AdvisorRequest, guard: Guard): readonly Herb[] {
  const texts = [question, ...history.map(({ text }) => text).toReversed()].slice(0, 3);
  const named = texts.flatMap((text) =>
    readText(text)
      .mentions.filter(({ kind }) => kind === 'herb')
      .map(({ id }) => id),
  );
  const wanted = texts.map((text) => usesFromText(text)).find((uses) => uses.length > 0) ?? [];
  const [person] = guard.people;
  const fitting =
    person === undefined ? [] : recommendHerbs({ person, wanted, limit: maxCandidates }).map(({ herb }) => herb.key);
  const askedFirst = [...new Set([...named.slice(0, 3), ...fitting, ...named])];
  return askedFirst.flatMap((key) => findHerb(key) ?? []).slice(0, maxHerbs);
}
