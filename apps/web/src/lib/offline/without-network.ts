import { type BodyInputOf, type Call, listProfiles, saveWellness } from '@herbie/contract';
import type { Sending } from '../send.ts';
import { serveProfiles } from './kept-people.ts';
import { keepForLater } from './waiting.ts';

const knowledgeCalls = new Set([
  'listHerbs',
  'getHerb',
  'getMonograph',
  'checkSafety',
  'checkHousehold',
  'getProfileSummary',
  'resolveKnowledge',
  'getMethod',
]);

/** What this device does while the server cannot be reached: it knows the herbs and checks, and it keeps entries. */
export async function answerHere(call: Call, sending: Sending<Call>, error: unknown): Promise<unknown> {
  if (call.name === saveWellness.name) return keepEntry(sending);
  if (call.name === listProfiles.name) return (await serveProfiles()) ?? Promise.reject(error);
  if (!knowledgeCalls.has(call.name)) throw error;
  const knowledge = await import('./knowledge.ts').catch(() => null);
  const answer = await knowledge?.answerFromKnowledge(call.name, sending);
  if (answer == null) throw error;
  return answer;
}

/** The entry as the server would answer it, but for an id that it has not got yet. */
async function keepEntry({ params, body }: Sending<Call>): Promise<unknown> {
  const id = Number(params?.['id']);
  // safe: the caller sends this call's own body.
  const entry = body as BodyInputOf<typeof saveWellness>;
  await keepForLater({ call: 'saveWellness', id, body: entry });
  return { mood: null, symptoms: [], notes: null, ...entry, id: 0, profileId: id, createdAt: new Date().toISOString() };
}
