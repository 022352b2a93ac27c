import { answerInWords } from '../src/advisor/answer-in-words.ts';
import { whoAreMeant } from '../src/advisor/reading/household/who-are-meant.ts';
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
    const [request, ...besides] = meant.map(({ profile, question, history: told }) => ({
      question,
      history: told,
      person: profile.person,
      profileName: profile.name,
      isOfMember: profile !== chosen,
      isOneOfSeveral: meant.length > 1,
      ...(profile === chosen ? {} : { chosen: { person: chosen.person, profileName: chosen.name } }),
    }));
    if (request === undefined) throw new Error('a question is asked for somebody');
    const answer = composeSafely({ ...request, besides });
    const words = answerInWords(answer.blocks.join(''));
    history.push({ role: 'user', text: say, profile: chosen }, { role: 'assistant', text: words, profile: chosen });
    return { ...answer, text: readable(answer), offered: answer.recommended.map(({ key }) => key) };
  });
}
