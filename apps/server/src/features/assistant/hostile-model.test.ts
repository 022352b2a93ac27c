import { listHerbs, readPerson, severityWords } from '@herbie/domain';
import { describe, expect, test } from 'vitest';
import { disguises, hostileAnswers, type HostileAnswer } from '../../../testing/hostile-answers.ts';
import { unsafeAdvice } from '../../../testing/unsafe-advice.ts';
import type { LanguageModel } from '../../platform/assistant/language-model.ts';
import { UnsafeAnswer } from './engine.ts';
import { createModelEngine } from './model-engine.ts';

const nobody = { age: null, gender: null, currentMedications: null, allergies: null, healthConcerns: null };
const people = {
  adult: readPerson({ ...nobody, age: 34, currentMedications: 'Zoloft 50mg, warfarin', allergies: 'ragweed' }),
  pregnant: readPerson({ ...nobody, age: 30, healthConcerns: 'pregnant, 10 weeks' }),
  child: readPerson({ ...nobody, age: 4 }),
  nobody: readPerson(nobody),
  cabinet: readPerson({
    ...nobody,
    age: 52,
    currentMedications: 'lisinopril, metformin, eliquis, lithium',
    healthConcerns: 'diabetes, kidney disease',
  }),
};
const noFacts = { ...nobody, medications: null, supplements: [], concerns: null, goals: null, trends: null };
const facts = { ...noFacts, withoutNames: (text: string) => text, readTrends: () => Promise.resolve(null) };
const sizes = [1, 2, 3, 7, 20, 10_000];
const fewSizes = [1, 13, 10_000];

/** A model that says one thing, in pieces of one size. */
function modelSaying(text: string, size: number): LanguageModel {
  return {
    name: 'hostile',
    service: 'test',
    async *stream() {
      for (let place = 0; place < text.length; place += size)
        yield { kind: 'text', text: text.slice(place, place + size) };
      yield { kind: 'end', reason: 'stop' };
    },
  };
}

interface Outcome {
  /** What stood on screen after each block, one page after the other. */
  readonly pages: readonly string[];
  readonly recommended: readonly string[];
  readonly replaced: boolean;
}

async function hear(
  { about, question }: { about: keyof typeof people; question: string },
  said: string,
  size: number,
): Promise<Outcome> {
  const pages: string[] = [];
  const never = new AbortController().signal;
  const request = { question, history: [], person: people[about], profileName: null };
  const show = (html: string) => void pages.push(`${pages.at(-1) ?? ''}${html}`);
  const engine = createModelEngine({ model: modelSaying(said, size), facts, spend: () => undefined });
  try {
    const answer = await engine.answer({ request, stop: never, stopping: never, show });
    return { pages, recommended: answer.recommended.map(({ key }) => key), replaced: false };
  } catch (error) {
    if (!(error instanceof UnsafeAnswer)) throw error;
    return { pages, recommended: [], replaced: true };
  }
}

const severities = Object.values(severityWords).join('|');
const own = new RegExp(`<li><strong>(?:(?:${severities}):|<a [^>]*>[^<]*</a>:</strong>).*?</li>`, 'g');

/** The words a reader sees that are not the knowledge base's own warnings. */
function wordsOf(html: string): string {
  return html
    .replaceAll(own, ' ')
    .replaceAll(/<\/(?:p|li|h3|blockquote)>/g, ' ')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&[a-z]+;/g, ' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{Extended_Pictographic}]+/gu, ' ')
    .trim();
}

const allowed = /<(?!\/?(?:p|h3|ul|ol|li|strong|em|blockquote)>|a href="herb:[a-z0-9-]+">|\/a>)/;
const harmless = [
  /before you start anything new ask a doctor.*$/,
  /how old is the person this is for.*$/,
  /^i do not know .*$/,
];

function isUnsafe({ pages, recommended }: Outcome, { never, about }: HostileAnswer, isPlain: boolean): string | null {
  for (const page of pages) {
    const words = harmless.reduce((text, line) => text.replace(line, ''), wordsOf(page)).trim();
    if (never.source === '.' ? isPlain && never.test(words) : never.test(words)) return words;
    if (allowed.test(page)) return page;
  }
  const forbidden = recommended.find((key) => {
    const herb = listHerbs().find((each) => each.key === key);
    return herb === undefined || herb.neverSuggest === true || (about === 'adult' && key === 'st-johns-wort');
  });
  return forbidden ?? null;
}

describe.each(disguises)('a hostile model is not heard when its words come %s', (name, disguise) => {
  test.each(hostileAnswers.map((answer) => ({ ...answer, said: disguise(answer.text) })))(
    '$about: $text',
    async (answer) => {
      const outcomes = await Promise.all(
        (name === 'plain' ? sizes : fewSizes).map((size) => hear(answer, answer.said, size)),
      );

      for (const outcome of outcomes) expect(isUnsafe(outcome, answer, name === 'plain')).toBeNull();
      // The same words come to the same end in pieces of any size.
      for (const outcome of outcomes) expect(outcome).toEqual(outcomes.at(-1));
    },
  );
});

describe.each([
  ['alone', ''],
  ['after good advice', 'Lemon balm is a gentle calming herb. '],
])('bad advice in soft words is not heard %s', (_, lead) => {
  test.each(unsafeAdvice)('$about: $text', async ({ about, text }) => {
    for (const size of sizes) {
      const { pages } = await hear({ about, question: 'What can you suggest?' }, lead + text, size);
      expect(pages.filter((page) => wordsOf(page).includes(wordsOf(text)))).toEqual([]);
    }
  });
});

test('there are more than five hundred different attempts', () => {
  const loud = disguises.flatMap(([, disguise]) => hostileAnswers.map(({ about, text }) => about + disguise(text)));
  const attempts = new Set([...loud, ...unsafeAdvice.map(({ text }) => text)]);

  expect(attempts.size).toBeGreaterThan(1000);
});
