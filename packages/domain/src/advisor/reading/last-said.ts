import type { AdvisorRequest } from '../answer.ts';

/** The last message before this one; empty at the beginning of a talk. */
export function lastMessage(history: AdvisorRequest['history']): string {
  return history.findLast(({ role }) => role === 'user')?.text ?? '';
}

/** The last answer; empty at the beginning of a talk. */
export function lastAnswer(history: AdvisorRequest['history']): string {
  return history.findLast(({ role }) => role === 'assistant')?.text ?? '';
}
