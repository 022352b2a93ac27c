import { request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Answer, Message } from '@herbie/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { engine, freshPlace, type FreshPlace } from './fresh-database.ts';
import {
  allTitles,
  createProcessClient,
  type ProcessClient,
  type ServerProcess,
  startServer,
} from './server-process.ts';
import { until } from './until.ts';

let place: FreshPlace;
let settings: Record<string, string>;
let server: ServerProcess | undefined;

beforeEach(async () => {
  place = await freshPlace();
  ({ settings } = place);
});
afterEach(async () => {
  await server?.end('SIGKILL');
  server = undefined;
  await place.drop();
});

async function start(): Promise<ServerProcess> {
  server = await startServer(settings);
  return server;
}

/** It has answered somebody who came later, so what was sent before has arrived. */
async function isTurning(running: ServerProcess): Promise<void> {
  expect((await fetch(`${running.url}/api/health`)).status).toBe(200);
}

async function newChat(client: ProcessClient): Promise<number> {
  return (await client.send<{ id: number }>('POST', '/api/chats', { title: 'Sleep' })).body.id;
}

async function writeOnce(client: ProcessClient, title: string): Promise<number> {
  const headers = { 'idempotency-key': title };
  return (await client.fetch('/api/chats', { method: 'POST', body: JSON.stringify({ title }), headers })).status;
}

function ask(client: ProcessClient, chat: number): Promise<Response> {
  return client.fetch(`/api/chats/${chat}/messages`, {
    method: 'POST',
    body: JSON.stringify({ content: 'What helps me sleep?' }),
    headers: { accept: 'text/event-stream' },
  });
}

describe('stopping with SIGTERM', () => {
  test('ends within 5 seconds, and sessions and half-told answers are there after the next start', async () => {
    const before = await start();
    const people = await Promise.all(['maria', 'tom', 'ida', 'ben'].map((name) => before.signUp(name)));
    const chats = await Promise.all(people.map(newChat));
    // The first question of all waits for the knowledge base, on a busy machine for longer than a server that is stopping.
    const [first] = people;
    if (first) await (await ask(first, await newChat(first))).text();
    // All of them are being answered: who asks a server that is stopping is refused.
    const answers = await Promise.all(people.map((person, index) => ask(person, chats[index] ?? 0)));
    const streams = answers.map((answer) => answer.text());

    const ended = before.end('SIGTERM');
    const told = await Promise.all(streams);
    const { code, signal } = await ended;

    expect({ code, signal }).toEqual({ code: 0, signal: null });
    for (const text of told) expect(text).toMatch(/event: (done|error)\n/);
    const after = await start();
    for (const [index, person] of people.entries()) {
      const again = createProcessClient(after.url, person.cookie());
      expect((await again.send('GET', '/api/auth/me')).status).toBe(200);
      const messages = (await again.send<Message[]>('GET', `/api/chats/${chats[index]}/messages`)).body;
      expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant']);
      expect(messages[1]).toMatchObject({ status: 'complete' });
      expect(messages[1]?.content).toContain('<p>');
    }
  });

  test('a request that is still arriving is finished first', async () => {
    const running = await start();
    const maria = await running.signUp('maria');
    const upload = slowPost(`${running.url}/api/chats`, maria.cookie(), ['{"title":', '"Arrived late"}']);
    await upload.sendNext();
    await isTurning(running);

    const ended = running.end('SIGTERM');
    await wait(200);
    await upload.sendNext();

    expect(await upload.status).toBe(201);
    expect((await ended).code).toBe(0);
    const after = await start();
    const chats = await createProcessClient(after.url, maria.cookie()).send('GET', '/api/chats');
    expect(chats.body).toMatchObject([{ title: 'Arrived late' }]);
  });

  test('a request that never ends does not hold it up', async () => {
    const running = await start();
    const maria = await running.signUp('maria');
    const upload = slowPost(`${running.url}/api/chats`, maria.cookie(), ['{"title":', '"never sent"}']);
    upload.status.catch(() => undefined);
    await upload.sendNext();
    await isTurning(running);

    const { code } = await running.end('SIGTERM');

    expect(code).toBe(0);
  });
});

describe('killed with SIGKILL', () => {
  test('in a burst of writes loses none that was acknowledged and doubles none', async () => {
    const maria = await (await start()).signUp('maria');
    const acknowledged: string[] = [];
    const writesARound = 25;
    let sent = 0;

    for (let round = 0; round < 3; round += 1) {
      const running = server ?? (await start());
      const client = createProcessClient(running.url, maria.cookie());
      const writers = Array.from({ length: 8 }, async () => {
        for (;;) {
          sent += 1;
          const title = `write ${sent}`;
          const reply = await client.send('POST', '/api/chats', { title });
          if (reply.status !== 201) throw new Error(`status ${reply.status}`);
          acknowledged.push(title);
        }
      });
      const before = acknowledged.length;
      const burst = Promise.allSettled(writers);
      await until(() => acknowledged.length >= before + writesARound);
      await running.end('SIGKILL');
      await burst;
      await start();
    }

    const titles = await allTitles(createProcessClient(server?.url ?? '', maria.cookie()));
    expect(acknowledged.filter((title) => !titles.includes(title))).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });

  test('in a burst of writes does each once when what was cut off is sent again under its Idempotency-Key', async () => {
    const maria = await (await start()).signUp('maria');
    const client = createProcessClient(server?.url ?? '', maria.cookie());
    const titles = Array.from({ length: 400 }, (_, place) => `write ${place}`);
    const waiting = [...titles];
    let answered = 0;
    const writers = Array.from({ length: 8 }, async () => {
      for (let title = waiting.shift(); title !== undefined; title = waiting.shift()) {
        expect(await writeOnce(client, title)).toBe(201);
        answered += 1;
      }
    });
    const burst = Promise.allSettled(writers);
    await until(() => answered >= 50);
    await server?.end('SIGKILL');
    await burst;

    const after = createProcessClient((await start()).url, maria.cookie());
    const again = await Promise.all(titles.map((title) => writeOnce(after, title)));

    // On PostgreSQL another instance might still be at work on what was cut off.
    expect([...new Set(again)]).toEqual(engine === 'sqlite' ? [201] : expect.arrayContaining([201]));
    const stored = await allTitles(after);
    expect(stored.toSorted()).toEqual(titles.filter((_, place) => again[place] === 201).toSorted());
  });

  test('while answering keeps the question, types for ever nowhere and lets it be asked again', async () => {
    const running = await start();
    const maria = await running.signUp('maria');
    const chat = await newChat(maria);
    const stream = ask(maria, chat).catch(() => undefined);
    await questionStored(maria, chat);
    await running.end('SIGKILL');
    await stream;

    const after = createProcessClient((await start()).url, maria.cookie());

    const messages = (await after.send<Message[]>('GET', `/api/chats/${chat}/messages`)).body;
    expect(messages[0]).toMatchObject({ role: 'user', content: 'What helps me sleep?' });
    for (const reply of messages.slice(1)) expect(reply).toMatchObject({ role: 'assistant' });
    // On PostgreSQL another instance might be writing; who follows is told within seconds that none is.
    const followed = await after.fetch(`/api/chats/${chat}/stream`);
    if (engine === 'sqlite') expect(followed.status).toBe(404);
    else expect(await followed.text()).toMatch(/event: error\n|Nothing is being answered/);
    const again = await after.send<Answer>('POST', `/api/chats/${await newChat(after)}/messages`, {
      content: 'Again?',
    });
    expect(again).toMatchObject({ status: 201, body: { status: 'complete' } });
  });
});

function questionStored(client: ProcessClient, chat: number): Promise<void> {
  return until(async () => (await client.send<Message[]>('GET', `/api/chats/${chat}/messages`)).body.length > 0);
}

/** A POST whose body is sent part by part, when told to. */
function slowPost(url: string, cookie: string, parts: readonly string[]) {
  const length = parts.join('').length;
  const outgoing = request(url, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', 'content-length': length },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    outgoing.once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    outgoing.once('error', reject);
  });
  let next = 0;
  return {
    status,
    sendNext() {
      const part = parts[next] ?? '';
      next += 1;
      return new Promise<void>((resolve) => {
        if (next === parts.length) outgoing.end(part, resolve);
        else outgoing.write(part, () => resolve());
      });
    },
  };
}
