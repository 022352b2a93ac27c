import type { AdvisorAnswer, AdvisorRequest } from './answer.ts';
import type { Answering } from './answering.ts';
import { answerPrice } from './questions/choosing/price.ts';
import { answerProductFacts } from './questions/forms-and-preparation/product-facts.ts';
import { answerGrowingAndDrying } from './questions/plants-and-names/growing-and-drying.ts';
import { answerLooksAndTaste } from './questions/plants-and-names/looks-and-taste.ts';
import { answerPlantFacts } from './questions/plants-and-names/plant-facts.ts';
import { understand, type Understanding } from './reading/understanding.ts';

/** What is asked of a thing beside its use: one of these would answer alone, and leave the other questions out. */
const ofTheThing: readonly Answering[] = [
  answerLooksAndTaste,
  answerProductFacts,
  answerGrowingAndDrying,
  answerPrice,
  answerPlantFacts,
];

/** "Does it taste bad, how long does it keep and can I grow it?": the questions one by one, where one is of the thing itself. */
export function questionsIn(question: Understanding): readonly AdvisorRequest[] {
  const { question: text, history, person, profileName } = question;
  const parts = text
    .split(asksOn)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const areQuestions = parts.length > 1 && parts.length <= mostParts && parts.every((part) => startsToAsk.test(part));
  if (!areQuestions || text.length > longest) return [];
  const named = question.herbs[0]?.text ?? '';
  const asked = parts.map((part, place) => ({
    history,
    person,
    profileName,
    question: place > 0 && named !== '' ? part.replace(/\b(?:it|they|them)\b/i, named) : part,
  }));
  const isOfTheThing = asked.filter((each) => ofTheThing.some((answer) => answer(understand(each)) !== null));
  return isOfTheThing.length > 0 ? asked : [];
}

/** The answers in the order of the questions, each line once. */
export function together(answers: readonly AdvisorAnswer[]): AdvisorAnswer | null {
  const [first, ...others] = answers;
  if (first === undefined) return null;
  return others.reduce(
    (whole, next) => ({
      ...whole,
      blocks: [...whole.blocks, ...next.blocks.filter((block) => !whole.blocks.includes(block))],
      findings: [...whole.findings, ...next.findings.filter((each) => !whole.findings.includes(each))],
      recommended: [...whole.recommended, ...next.recommended],
      products: [...whole.products, ...next.products],
      sources: [...new Set([...whole.sources, ...next.sources])],
    }),
    first,
  );
}

const mostParts = 4;
const longest = 200;
const asker = '(?:how|what|when|where|which|why|who|does|do|is|are|can|could|should|will|would|may)';
const asksOn = new RegExp(
  String.raw`[?.!,;]\s*(?:and |also |or |but )*(?=${asker}\b)|\s(?:and|n|also)\s(?=${asker}\s(?:\w+\s){0,2}(?:it|i|they|them|that|this|one)\b)|\?`,
  'i',
);
const startsToAsk = new RegExp(String.raw`^\W*(?:(?:and|so|ok|also)\W+)*${asker}\b`, 'i');
