import { anyPhrase, withPlainApostrophes } from '../../resolve/phrases.ts';
import { readText } from '../../resolve/read.ts';
import type { AdvisorAnswer } from '../answer.ts';
import { tellsOfSwap } from '../reading/person/replaced-medicines.ts';
import type { Understanding } from '../reading/understanding.ts';
import { listed, paragraph } from '../wording/html.ts';
import { inSentence, medicineName } from '../wording/names.ts';
import { plainAnswer } from '../wording/plain-answers.ts';

/** "I'm not on warfarin any more", with no word since when: it counts until that is told. */
export function answerEndedLately({ question, subject, earlierHerbs }: Understanding): AdvisorAnswer | null {
  const text = withPlainApostrophes(question);
  if (!ended.test(text) || question.includes('?') || subject.isOther || tellsOfSwap(text)) return null;
  const named = new Set(readText(question).mentions.map(({ id }) => id));
  const counted = subject.person.medicines.filter(({ id }) => named.has(id));
  if (counted.length === 0) return null;
  const names = listed([...new Set(counted.map(medicineName))]);
  const herbs = listed(earlierHerbs.slice(0, mostNamed).map(({ name }) => inSentence(name)));
  return plainAnswer(
    [
      `Good to know. Since when, and did the doctor who prescribed ${names} end it? Some medicines act on for days or weeks, and often another one takes their place.`,
      `Until you tell me I go on counting it${herbs === '' ? '' : `, so what I said of ${herbs} stays`}. If it ended for good, take it out of the profile, and add what came instead.`,
    ].map(paragraph),
  );
}

const mostNamed = 3;
const ended = anyPhrase(
  /(?:not|no longer|never) (?:on|take|taking|using|prescribed|needing)(?: (?:the|my|any))? \w+(?: \w+)?(?: any ?more| any longer)?(?=\W*$|[,.;]| (?:now|so|actually|though|tho|btw|since))/,
  /(?:don't|do not) (?:take|need|use|have)(?: (?:the|my|any))? \w+ any ?(?:more|longer)/,
  /(?:took|taken|weaned) (?:me )?off(?: (?:the|my))? \w+/,
  /(?:doctor|gp|cardiologist|consultant|nurse|clinic|hospital|they|psychiatrist|specialist) (?:has |have )?(?:stopped|discontinued|ended) (?:the|my) \w+/,
);
