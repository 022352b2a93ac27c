import { withPlainApostrophes } from '../../../resolve/phrases.ts';
import type { AdvisorRequest } from '../../answer.ts';
import type { Understanding } from '../understanding.ts';
import { type FollowUpKind, followUps } from './follow-up-kinds.ts';
import { longestFollowUp, tellsMore } from './in-plain-words.ts';
import { perhapsFollowUp } from './likely-follow-up.ts';

/** What a follow-up may ask that nothing else has understood, in plain words, and the line that says it was guessed. */
export interface Guess {
  readonly line: string;
  readonly request: AdvisorRequest;
}

/** "Sowing season?" may ask whether to grow it: better guessed, and said so, than not answered at all. */
export function perhapsAsked(question: Understanding): Guess | null {
  const text = withPlainApostrophes(question.question);
  if (question.history.length === 0 || text.length > longestFollowUp || /\d/.test(text) || tellsMore(question, text))
    return null;
  const perhaps = perhapsFollowUp(text);
  if (perhaps === null || tellsAFact.has(perhaps.kind)) return null;
  const { asks } = followUps[perhaps.kind];
  return asks === text
    ? null
    : { line: `If I take you right, you ask: ${asks}`, request: { ...question, question: asks } };
}

/**
 * Their plain words tell something of the writer, or are of somebody else: nobody is made to say that by a guess. And
 * what is answered with a leave to take a little is asked in so many words.
 */
const tellsAFact: ReadonlySet<FollowUpKind> = new Set([
  'already',
  'missed',
  'expired',
  'natural',
  'children-too',
  'age-limit',
  'pets',
  'less-often',
]);
