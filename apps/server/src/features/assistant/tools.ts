import {
  checkSafety,
  findHerb,
  type Guard,
  type PersonInput,
  recommendHerbs,
  resolveName,
  usesFromText,
} from '@herbie/domain';
import * as z from 'zod/mini';
import type { ToolCall, ToolOffer } from '../../platform/assistant/language-model.ts';
import { toLine, toSheet } from './herb-sheet.ts';
import type { PersonFacts } from './person-facts.ts';

const maxFound = 5;
const maxFindings = 20;
const maxResultLength = 12_000;

/** The tools of a model only read. None takes the id of a person, writes anything, or reaches outside. */
export const toolOffers: readonly ToolOffer[] = [
  {
    name: 'search_herbs',
    description: 'Finds herbs and supplements of the knowledge base by name or by what they are used for.',
    parameters: {
      type: 'object',
      properties: { query: { type: 'string', description: 'A name ("valerian") or a wish ("sleep")' } },
      required: ['query'],
    },
  },
  {
    name: 'check_safety',
    description: 'Checks herbs and medicines against the person this chat is about.',
    parameters: {
      type: 'object',
      properties: { items: { type: 'array', items: { type: 'string' }, description: 'Names, at most ten' } },
      required: ['items'],
    },
  },
  {
    name: 'read_trends',
    description: "Averages of the person's sleep, energy and stress entries, each from 1 to 5.",
    parameters: {
      type: 'object',
      properties: { days: { type: 'integer', description: 'How many days back, 7 to 90' } },
      required: ['days'],
    },
  },
];

const searchArguments = z.object({ query: z.string().check(z.minLength(1), z.maxLength(200)) });
const checkArguments = z.object({
  items: z.array(z.string().check(z.maxLength(100))).check(z.minLength(1), z.maxLength(10)),
});
const trendArguments = z.object({ days: z.int().check(z.minimum(7), z.maximum(90)) });

interface Around {
  readonly guard: Guard;
  readonly facts: PersonFacts;
}

/** Runs one tool call. Returns a text whatever the model wrote as arguments. */
export async function runTool({ name, argumentsText }: ToolCall, around: Around): Promise<string> {
  const input = parse(argumentsText);
  const result = await resultOf(name, input, around);
  return JSON.stringify(result ?? { error: 'Unknown tool or arguments that do not fit its parameters.' }).slice(
    0,
    maxResultLength,
  );
}

async function resultOf(name: string, input: unknown, { guard, facts }: Around): Promise<unknown> {
  if (name === 'search_herbs') {
    const parsed = z.safeParse(searchArguments, input);
    return parsed.success ? { herbs: search(parsed.data.query, guard) } : undefined;
  }
  if (name === 'check_safety') {
    const parsed = z.safeParse(checkArguments, input);
    return parsed.success ? check(parsed.data.items, facts) : undefined;
  }
  if (name === 'read_trends') {
    const parsed = z.safeParse(trendArguments, input);
    return parsed.success ? { trends: await facts.readTrends(parsed.data.days) } : undefined;
  }
  return undefined;
}

function search(query: string, guard: Guard) {
  const named = resolveName(query, maxFound)
    .filter(({ kind, score }) => kind === 'herb' && score >= 0.7)
    .map(({ id }) => id);
  const [person] = guard.people;
  const fitting =
    person === undefined
      ? []
      : recommendHerbs({ person, wanted: usesFromText(query), limit: maxFound }).map(({ herb }) => herb.key);
  return [...new Set([...named, ...fitting])]
    .slice(0, maxFound)
    .flatMap((key) => findHerb(key) ?? [])
    .map((herb) => toSheet(herb, guard));
}

function check(items: readonly string[], facts: PersonFacts) {
  const person: PersonInput = {
    age: facts.age,
    gender: facts.gender,
    currentMedications: facts.medications,
    allergies: facts.allergies,
    healthConcerns: facts.concerns,
    healthGoals: facts.goals,
    supplements: facts.supplements,
  };
  const { findings, unrecognised } = checkSafety({ person, items, onlyItems: true });
  return { findings: findings.slice(0, maxFindings).map(toLine), notKnownToUs: unrecognised };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text === '' ? '{}' : text);
  } catch {
    return null;
  }
}
