import type { AdvisorAnswer } from '../../answer.ts';
import { paragraph } from '../../wording/html.ts';
import { readText } from '../../../resolve/read.ts';
import { capital, inSentence } from '../../wording/names.ts';
import { plainAnswer } from '../../wording/plain-answers.ts';
import { lastMessage } from '../../reading/last-said.ts';
import type { Understanding } from '../../reading/understanding.ts';
import { unknownSubjects } from '../../reading/named-things/unknown-subjects.ts';

/** "No, I meant Jerusalem sage", "is that a different plant?": one whose name holds the other's, and of which nothing is known. */
export function answerAnotherPlant(question: Understanding): AdvisorAnswer | null {
  const last = lastMessage(question.history);
  const isAskedAgain = asksIfOther.test(question.question);
  if (!isAskedAgain && !meansAnother.test(question.question)) return null;
  const names = isAskedAgain ? unknownSubjects(last, readText(last).mentions) : question.strangers;
  const pair = names.flatMap((name) =>
    question.earlierHerbs.filter((herb) => holds(name, herb.name)).map((herb) => ({ name, herb })),
  )[0];
  if (pair === undefined) return null;
  const { name, herb } = pair;
  const line = isAskedAgain
    ? `Yes, ${name} is another plant than ${inSentence(herb.name)}.`
    : `${capital(name)} is another plant, so what I said of ${inSentence(herb.name)} does not count for it.`;
  return {
    ...plainAnswer([line, notKnown].filter((each) => !question.said.includes(each)).map(paragraph)),
    unrecognised: [name],
  };
}

function holds(name: string, herb: string): boolean {
  const [short, long] = [herb.toLowerCase(), name.toLowerCase()];
  return long !== short && long.split(' ').includes(short);
}

const meansAnother = /\bi (?:mean(?:t)?|was asking about|asked about)\b/i;
const asksIfOther =
  /\b(?:different|another|other|same) (?:plant|herb|thing|one|kind)\b|\b(?:the same|different)(?: (?:as|from|to) [\w ]{2,16})?\W*$/i;
const notKnown =
  'I hold nothing on it, and unknown does not mean harmless: ask a pharmacist before you use it, above all its oil.';
