import type { Answer, Message } from '@herbie/contract';
import { freshPlace } from '../fresh-database.ts';
import { createProcessClient, startServer } from '../server-process.ts';
import { until } from '../until.ts';
import { claim, counted, type Fault } from './fault.ts';
import { readStream, startSlowService } from './streams.ts';
import { signUpWriters } from './writers.ts';

const maxMs = 6000;

/** SIGTERM while answers are being told: each stream comes to an end of its own, and what it ended with is stored. */
export const stoppedMidAnswer: Fault = {
  name: 'SIGTERM while answers are streamed',
  async run({ people }) {
    const place = await freshPlace();
    const { service, settings } = await startSlowService({ pieces: 600, pauseMs: 100 });
    let server = await startServer({ ...place.settings, ...settings });
    try {
      const writers = await signUpWriters(server, people);
      const speaking = new Set<string>();
      const streams = writers.map(({ name, cookie, chat }) =>
        readStream({
          client: createProcessClient(server.url, cookie),
          chat,
          content: 'How do I rest?',
          heard: (text) => {
            if (text.includes('event: html')) speaking.add(name);
          },
        }),
      );
      await until(() => speaking.size === people);
      const began = Date.now();
      const { code } = await server.end('SIGTERM');
      const ms = Date.now() - began;
      const all = await Promise.all(streams);

      claim(code === 0 && ms < maxMs, 'the server did not end by itself in time', { code, ms });
      claim(
        all.every(({ isWhole }) => isWhole),
        'a stream was cut',
        counted(all.map(({ events }) => events.at(-1)?.event ?? 'nothing')),
      );
      server = await startServer({ ...place.settings, ...settings });
      for (const [index, { cookie, chat }] of writers.entries()) {
        const client = createProcessClient(server.url, cookie);
        const messages = (await client.send<Message[]>('GET', `/api/chats/${chat}/messages`)).body;
        const last = messages.at(-1);
        claim(messages.length === 2 && last?.role === 'assistant', 'question and answer are not there once', messages);
        claim(last?.content !== '', 'the stored answer is empty', last);
        const done = all[index]?.events.find(({ event }) => event === 'done');
        // safe: the contract's shape of this event.
        const answer = done && (JSON.parse(done.data) as Answer);
        claim(answer === undefined || answer.content === last?.content, 'what was told is not what is stored', answer);
      }
      return `ended in ${ms} ms, ${counted(all.map(({ events }) => events.at(-1)?.event ?? ''))}`;
    } finally {
      await server.end('SIGKILL');
      await service.stop();
      await place.drop();
    }
  },
};
