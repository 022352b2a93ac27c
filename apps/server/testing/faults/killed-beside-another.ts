import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Message } from '@herbie/contract';
import { createProcessClient, startServer } from '../server-process.ts';
import { until } from '../until.ts';
import { claim, counted, type Fault } from './fault.ts';
import { startSharedDatabase } from './shared-database.ts';
import { readEvents, readStream, startSlowService } from './streams.ts';
import { checkNothingLost, signUpWriters } from './writers.ts';

/** Its writer is gone for all others after 15 seconds without a word. */
const toldWithinMs = 25_000;

/** Two instances on one PostgreSQL; one is killed while it answers: the other tells so and takes over, for whoever followed. */
export const killedBesideAnother: Fault = {
  name: 'one of two instances on PostgreSQL is killed while it answers',
  async run({ people }) {
    const shared = await startSharedDatabase();
    const folder = mkdtempSync(join(tmpdir(), 'herbie-beside-'));
    const { service, settings } = await startSlowService({ pieces: 600, pauseMs: 100 });
    const start = (name: string) => startServer({ ...shared.settings, ...settings, DATA_DIR: join(folder, name) });
    const [one, two] = await Promise.all([start('one'), start('two')]);
    try {
      const writers = await signUpWriters(one, people);
      const speaking = new Set<string>();
      const cut = writers.map(({ name, cookie, chat }) =>
        readStream({
          client: createProcessClient(one.url, cookie),
          chat,
          content: 'How do I rest?',
          heard: (text) => {
            if (text.includes('event: html')) speaking.add(name);
          },
        }),
      );
      await until(() => speaking.size === people);
      await wait(1500);
      const followed = writers.map(async ({ cookie, chat }) =>
        readEvents(await createProcessClient(two.url, cookie).fetch(`/api/chats/${chat}/stream`)),
      );
      await wait(1000);
      await one.end('SIGKILL');
      const killedAt = Date.now();
      await Promise.all(cut);
      const told = await Promise.all(followed);
      const ms = Date.now() - killedAt;

      const ends = counted(told.map(({ events }) => events.at(-1)?.event ?? 'nothing'));
      claim(ms < toldWithinMs, 'who followed was told too late', ms);
      claim(
        told.every(({ events }) => events.some(({ event }) => event === 'html') && events.at(-1)?.event === 'error'),
        'who followed was not told that it was interrupted',
        ends,
      );
      service.script((response) => void response.destroy());
      for (const writer of writers) {
        const client = createProcessClient(two.url, writer.cookie);
        const path = `/api/chats/${writer.chat}/messages`;
        const messages = (await client.send<Message[]>('GET', path)).body;
        claim(messages.length === 2, 'question and answer are not there once', messages);
        const again = await client.send('POST', path, { content: 'And now?' });
        claim(again.status === 201, 'the chat cannot be asked again', again);
        await checkNothingLost(two.url, writer);
      }
      return `told after ${ms} ms: ${ends}`;
    } finally {
      await Promise.all([one.end('SIGKILL'), two.end('SIGKILL')]);
      await service.stop();
      await shared.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
