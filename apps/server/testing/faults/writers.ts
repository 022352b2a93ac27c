import type { Answer, Message } from '@herbie/contract';
import { createProcessClient, type ProcessClient, type ServerProcess } from '../server-process.ts';
import { claim } from './fault.ts';
import { readStream } from './streams.ts';

/** Somebody who writes, and everything the server has told them is written. */
export interface Writer {
  readonly name: string;
  readonly cookie: string;
  readonly chat: number;
  readonly profile: number;
  tried: number;
  readonly questions: string[];
  readonly answers: Map<number, string>;
  readonly entries: Map<string, string>;
  goal: number;
  goalTried: number;
}

export async function signUpWriters(server: ServerProcess, count: number): Promise<Writer[]> {
  const made = Array.from({ length: count }, async (_, place): Promise<Writer> => {
    const name = `writer-${place}`;
    const client = await server.signUp(name);
    const idOf = async (path: string, body: unknown) => (await client.send<{ id: number }>('POST', path, body)).body.id;
    const profile = await idOf('/api/profiles', { name, age: 30 + place, currentMedications: 'Warfarin' });
    const chat = await idOf('/api/chats', { title: 'Sleep' });
    const nothing = { questions: [], answers: new Map(), entries: new Map() };
    return { name, cookie: client.cookie(), chat, profile, tried: 0, goal: 0, goalTried: 0, ...nothing };
  });
  return Promise.all(made);
}

/** In place of a status: nobody answered, or not to the end. */
const cut = 0;

interface Told {
  (status: number, ms: number): void;
}

/** Writes messages, wellness entries and profiles, one after the other, until it is over or the line is cut; tells each status. */
export async function keepWriting(
  url: string,
  writer: Writer,
  { told, isOver = () => false }: { readonly told: Told; readonly isOver?: () => boolean },
): Promise<void> {
  const client = createProcessClient(url, writer.cookie);
  const writes = [writeMessage, writeStreamed, writeEntry, writeGoal] as const;
  while (!isOver()) {
    writer.tried += 1;
    const began = performance.now();
    const status = await writes[writer.tried % writes.length]?.(client, writer).catch(() => cut);
    if (status === undefined || status === cut) return;
    told(status, performance.now() - began);
  }
}

async function writeMessage(client: ProcessClient, writer: Writer): Promise<number> {
  const content = `What helps me sleep? ${writer.tried}`;
  const { status, body } = await client.send<Answer>('POST', `/api/chats/${writer.chat}/messages`, { content });
  if (status !== 201) return status;
  writer.questions.push(content);
  writer.answers.set(body.id, body.content);
  return status;
}

async function writeStreamed(client: ProcessClient, writer: Writer): Promise<number> {
  const content = `What calms me? ${writer.tried}`;
  const { status, events, isWhole } = await readStream({ client, chat: writer.chat, content });
  if (events.some(({ event }) => event === 'user')) writer.questions.push(content);
  for (const { event, data } of events)
    if (event === 'done') {
      // safe: the contract's shape of this event.
      const answer = JSON.parse(data) as Answer;
      writer.answers.set(answer.id, answer.content);
    }
  return isWhole ? status : cut;
}

async function writeEntry(client: ProcessClient, writer: Writer): Promise<number> {
  const date = new Date(Date.UTC(2026, 0, 1 - (writer.tried % 300))).toISOString().slice(0, 10);
  const notes = `entry ${writer.tried}`;
  const scores = { sleepQuality: 3, energyLevel: 3, stressLevel: 3 };
  const { status } = await client.send('POST', `/api/profiles/${writer.profile}/wellness`, { date, notes, ...scores });
  if (status === 200 || status === 201) writer.entries.set(date, notes);
  return status;
}

async function writeGoal(client: ProcessClient, writer: Writer): Promise<number> {
  writer.goalTried = writer.tried;
  const healthGoals = `goal ${writer.tried}`;
  const { status } = await client.send('PUT', `/api/profiles/${writer.profile}`, { healthGoals });
  if (status === 200) writer.goal = writer.goalTried;
  return status;
}

/** Every write that was acknowledged is there, once, and no answer is being typed for ever. */
export async function checkNothingLost(url: string, writer: Writer): Promise<void> {
  const client = createProcessClient(url, writer.cookie);
  const who = writer.name;
  const messages = await allMessages(client, writer.chat);
  const asked = messages.filter(({ role }) => role === 'user').map(({ content }) => content);
  const lost = writer.questions.filter((question) => !asked.includes(question));
  claim(lost.length === 0, `${who}: questions were lost`, lost);
  claim(new Set(asked).size === asked.length, `${who}: a question is there twice`, asked);
  const stored = new Map(messages.map(({ id, content }) => [id, content]));
  const changed = [...writer.answers].filter(([id, content]) => stored.get(id) !== content);
  claim(changed.length === 0, `${who}: answers were lost or are others`, changed);
  const untold = messages.filter(
    (message) => message.role === 'assistant' && !['complete', 'stopped', 'interrupted'].includes(message.status),
  );
  claim(untold.length === 0, `${who}: answers are in no told state`, untold);

  const path = `/api/profiles/${writer.profile}`;
  const entries = (
    await client.send<{ date: string; notes: string }[]>('GET', `${path}/wellness?days=366&today=2026-01-02`)
  ).body;
  const notes = new Map(entries.map((entry) => [entry.date, Number(entry.notes.replace('entry ', ''))]));
  const missing = [...writer.entries].filter(([date, text]) => !((notes.get(date) ?? 0) >= Number(text.slice(6))));
  claim(missing.length === 0, `${who}: wellness entries were lost`, missing);
  const { healthGoals } = (await client.send<{ healthGoals: string | null }>('GET', path)).body;
  const goal = Number(healthGoals?.replace('goal ', '') ?? 0);
  claim(goal >= writer.goal && goal <= writer.goalTried, `${who}: the profile is older than acknowledged`, healthGoals);
}

async function allMessages(client: ProcessClient, chat: number): Promise<Message[]> {
  const all: Message[] = [];
  for (let before = ''; ; before = `?before=${all[0]?.id}`) {
    const page = (await client.send<Message[]>('GET', `/api/chats/${chat}/messages${before}`)).body;
    all.unshift(...page);
    if (page.length < 200) return all;
  }
}
