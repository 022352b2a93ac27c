import { answerInWords } from '../src/advisor/answer-in-words.ts';
import { requestFor } from '../src/advisor/reading/household/request-for.ts';
import { whoAreMeant } from '../src/advisor/reading/household/who-are-meant.ts';
import { isLetter } from '../src/advisor/reading/story.ts';
import { composeSafely } from '../src/guard/compose-safely.ts';
import { readPerson } from '../src/safety/person/person.ts';
import { type Asker, readable, type Said } from './talk.ts';

/** A question, and whose profile is chosen for it where that is not the main one. */
type Asked = string | { readonly say: string; readonly chosen: string };

/** Holds a talk in an account with several profiles, the main one first; every answer in turn. */
export function holdHouseholdTalk(
  profiles: readonly (Asker & { readonly name: string })[],
  questions: readonly Asked[],
): readonly Said[] {
  const household = profiles.map(({ name, ...input }, place) => ({
    name,
    ageYears: input.age ?? null,
    gender: input.gender ?? null,
    isMain: place === 0,
    person: readPerson(input),
  }));
  const main = household[0];
  if (main === undefined) throw new Error('an account with a profile is wanted');
  const history: { role: 'user' | 'assistant'; text: string; profile: typeof main }[] = [];
  return questions.map((asked) => {
    const say = typeof asked === 'string' ? asked : asked.say;
    const chosen = typeof asked === 'string' ? main : (household.find(({ name }) => name === asked.chosen) ?? main);
    const meant = whoAreMeant({ question: say, history, chosen, person: chosen.person, household });
    const answer = composeSafely(
      requestFor(meant, { chosen, household: isLetter(say) ? household : [], personOf: ({ person }) => person }),
    );
    const words = answerInWords(answer.blocks.join(''));
    history.push({ role: 'user', text: say, profile: chosen }, { role: 'assistant', text: words, profile: chosen });
    return { ...answer, text: readable(answer), offered: answer.recommended.map(({ key }) => key) };
  });
}
