import { findKnownDanger } from '../../safety/red-flags/known-dangers/find-known-danger.ts';
import type { KnownDanger } from '../../safety/red-flags/known-dangers/known-danger.ts';
import type { AdvisorRequest } from '../answer.ts';
import { readSubject } from '../reading/person/read-subject.ts';
import { capital, inSentence } from '../wording/names.ts';

/** What a message tells that is grave for the one it is about, by profile and talk. */
export function knownDangerIn(request: AdvisorRequest): KnownDanger | null {
  const { person } = readSubject(request);
  const toldBefore = request.history.flatMap(({ role, text }) => (role === 'user' ? [text] : []));
  const danger = findKnownDanger(person, request.question, toldBefore);
  const ground = danger?.ground(person) ?? null;
  if (danger === null || ground === null) return null;
  const named = inSentence(ground);
  const paragraphs = danger.paragraphs.map((each) =>
    each.replace(/^\{ground\}/, () => capital(named)).replaceAll('{ground}', () => named),
  );
  return { ...danger, paragraphs };
}
