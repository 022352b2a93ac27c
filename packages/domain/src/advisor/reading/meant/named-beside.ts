import { isOneName } from './kin.ts';

/** "The other one, turmeric, still on the table?": what it points at is named in the same breath. */
export function withoutTheName(text: string): string {
  return text.replace(namedBeside, (all: string, name: string) => (isOneName(name) ? name : all));
}

const namedBeside =
  /\b(?:the|that) (?:other|first|second|third|last|former|latter)(?: (?:one|herb|thing|two|tea))?(?:, | ?\(|: | - )(?:the )?([a-z]+(?: [a-z']+){0,2})(?=[),?]|\W*$)\)?/gi;
