import { advise } from '../src/advisor/advise.ts';
import type { AdvisorAnswer } from '../src/advisor/answer.ts';
import { answerInWords } from '../src/advisor/answer-in-words.ts';
import { type PersonInput, readPerson } from '../src/safety/person/person.ts';

/** What a profile tells of whoever is asked for; the name is that of the profile. */
export interface Asker extends Partial<PersonInput> {
  readonly name?: string;
}

/** Somebody who says that there is nothing to know. */
export const healthyAdult: Asker = { age: 40, currentMedications: 'none', allergies: 'none', healthConcerns: 'none' };

/** An answer with its text as it is read, each paragraph and item on a line of its own, and the keys of what it offers. */
export interface Said extends AdvisorAnswer {
  readonly text: string;
  readonly offered: readonly string[];
}

/** Holds a talk for one person; every answer in turn. */
export function holdTalk({ name, ...profile }: Asker, questions: readonly string[]): readonly Said[] {
  const person = readPerson(profile);
  const history: { role: 'user' | 'assistant'; text: string }[] = [];
  return questions.map((question) => {
    const answer = advise({ question, history: [...history], person, profileName: name ?? null });
    const text = readable(answer);
    history.push({ role: 'user', text: question }, { role: 'assistant', text: answerInWords(answer.blocks.join('')) });
    return { ...answer, text, offered: answer.recommended.map(({ key }) => key) };
  });
}

/** The last answer of a talk. */
export function lastOf(asker: Asker, ...questions: readonly string[]): Said {
  const last = holdTalk(asker, questions).at(-1);
  if (last === undefined) throw new Error('nothing was asked');
  return last;
}

/** An answer's text as it is read, each paragraph and item on a line of its own. */
export function readable({ blocks }: AdvisorAnswer): string {
  return blocks
    .join('\n')
    .replaceAll(/<\/(?:p|li|h3|ul)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .trim();
}
