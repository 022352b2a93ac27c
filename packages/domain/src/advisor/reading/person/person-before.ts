import type { Person } from '../../../safety/person/person.ts';
import type { AdvisorRequest } from '../../answer.ts';
import { readSubject } from './read-subject.ts';

/** Whom the talk was about, with all that it had told, before this message. */
export function personBefore(request: AdvisorRequest): Person {
  const at = request.history.findLastIndex(({ role }) => role === 'user');
  const last = request.history[at];
  return last === undefined
    ? request.person
    : readSubject({ ...request, question: last.text, history: request.history.slice(0, at) }).person;
}
