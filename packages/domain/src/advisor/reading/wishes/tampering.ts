import { instructionMarks, tampering } from '../../data/small-talk-phrases.ts';

/** Whether a message tries to change the rules the advisor keeps to. */
export function isTampering(question: string): boolean {
  return tampering.test(question) || instructionMarks.test(question);
}
