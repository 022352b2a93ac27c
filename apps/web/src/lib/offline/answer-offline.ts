import { type BodyInputOf, type Call, listProfiles, saveWellness } from '@herbie/contract';
import type { Sending } from '../send.ts';
import { serveProfiles } from './kept-people.ts';
import { addToOutbox } from './outbox.ts';

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

/** Answers calls about herbs and safety on the device, and puts wellness entries into the outbox. */
export async function answerOffline(call: Call, sending: Sending<Call>, error: unknown): Promise<unknown> {
  if (call.name === saveWellness.name) return keepEntry(sending);
  if (call.name === listProfiles.name) return (await serveProfiles()) ?? Promise.reject(error);
  if (!knowledgeCalls.has(call.name)) throw error;
  const knowledge = await import('./knowledge.ts').catch(() => null);
  const answer = await knowledge?.answerFromKnowledge(call.name, sending);
  if (answer == null) throw error;
  return answer;
}

/** The entry as the server would reply it, except for its id, which is 0 until it is sent. */
async function keepEntry({ params, body }: Sending<Call>): Promise<unknown> {
  const id = Number(params?.['id']);
  // safe: the caller sends this call's own body.
  const entry = body as BodyInputOf<typeof saveWellness>;
  await addToOutbox({ call: 'saveWellness', id, body: entry });
  return { mood: null, symptoms: [], notes: null, ...entry, id: 0, profileId: id, createdAt: new Date().toISOString() };
}
