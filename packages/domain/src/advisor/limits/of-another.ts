import type { AdvisorRequest } from '../answer.ts';
import { anyoneNamed } from '../reading/person/relation-words.ts';

/**
 * Whether an earlier message told of somebody else's profile: the low sugar of the husband holds up no question of his wife. "She
 * shivers now" still goes on with what was told of "my mum" under hers.
 */
export function isOfAnother(
  { question }: AdvisorRequest,
  turn: AdvisorRequest['history'][number] | undefined,
): boolean {
  if (turn?.isForAnother !== true) return false;
  const isOfHer = she.test(question) && (she.test(turn.text) || anyoneNamed.test(turn.text));
  const isOfHim = he.test(question) && (he.test(turn.text) || anyoneNamed.test(turn.text));
  return !isOfHer && !isOfHim;
}

const she = /\b(?:she|she's|her|hers)\b/i;
const he = /\b(?:he|he's|him|his)\b/i;
