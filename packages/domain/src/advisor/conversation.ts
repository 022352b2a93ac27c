import type { UseKey } from '../herbs/use-keys.ts';
import { usesFromText } from '../herbs/uses-from-text.ts';
import { readText } from '../resolve/read.ts';
import type { Item } from '../safety/assess.ts';
import { toItem } from '../safety/check.ts';
import type { AdvisorRequest } from './answer.ts';
import { gradeWords } from './grade-words.ts';

const mostHerbs = 3;
/** A longer line of an answer is no heading. */
const longestTitle = 40;
const grades = Object.values(gradeWords).join('|');
const suggested = new RegExp(String.raw`([^\n.:;-]{2,40}) \((?:${grades})\)\.`, 'g');

/** The herbs the conversation last spoke of: those asked about, or those suggested since. */
export function earlierHerbs({ history }: AdvisorRequest): readonly Item[] {
  for (const turn of history.toReversed()) {
    const text = turn.role === 'user' ? turn.text : titlesIn(turn.text);
    const named = readText(text).mentions.filter(({ kind, negated }) => kind === 'herb' && !negated);
    const seen = new Map(named.map((mention) => [mention.id, toItem({ ...mention, form: 'unspecified' })]));
    if (seen.size > 0) return [...seen.values()].slice(0, mostHerbs);
  }
  return [];
}

/** What the last questions wanted help with. */
export function earlierUses({ history }: AdvisorRequest): readonly UseKey[] {
  const questions = history.filter(({ role }) => role === 'user').map(({ text }) => usesFromText(text));
  return questions.findLast((uses) => uses.length > 0) ?? [];
}

/** Everything the advisor has said so far. */
export function saidBefore({ history }: AdvisorRequest): string {
  return history
    .filter(({ role }) => role === 'assistant')
    .map(({ text }) => text)
    .join('\n');
}

/** What an answer was about: its headings and the herbs it suggested, not names it dropped in passing. */
function titlesIn(answer: string): string {
  const titles = answer.split('\n').filter((line) => line.trim().length < longestTitle && !/[.:?!]/.test(line));
  return [...titles, ...[...answer.matchAll(suggested)].map((match) => match[1] ?? '')].join('\n');
}
