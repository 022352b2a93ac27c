import { UnreachableError } from '../../lib/send.ts';
import { safetyMessages } from './safety.messages.ts';

/** Why there is no check: that the device cannot do it by itself yet is no failure of the check. */
export function failedWords(error: unknown, unreachable: 'notStored' | 'personNotStored'): string {
  return error instanceof UnreachableError ? safetyMessages[unreachable] : safetyMessages.failed;
}
