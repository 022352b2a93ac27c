import { readFileSync } from 'node:fs';
import { freshPlace } from '../fresh-database.ts';
import { createProcessClient, startServer } from '../server-process.ts';
import { until } from '../until.ts';
import { claim, counted, type Fault } from './fault.ts';
import { readStream, startSlowService } from './streams.ts';
import { signUpWriters } from './writers.ts';

const streamsEach = 2;
/** With 250 people's passwords hashed just before and a connection to the model for each stream; `npm run bench` holds the server alone to 600. */
const maxMegabytes = 900;
const maxMs = 2000;
const reads = 20;

/** Hundreds of answers of a slow model are streamed at once: all come to their end, and others are served meanwhile. */
export const manyStreams: Fault = {
  name: 'hundreds of open streams',
  async run({ streams }) {
    const place = await freshPlace();
    const { service, settings } = await startSlowService({ pieces: 40, pauseMs: 250 });
    const server = await startServer({
      ...place.settings,
      ...settings,
      RATE_LIMIT_SCALE: '10000',
      NODE_OPTIONS: '--max-semi-space-size=16',
    });
    try {
      const writers = await signUpWriters(server, streams / streamsEach);
      let open = 0;
      const told = await (async () => {
        const following = writers.flatMap(({ cookie, chat }) => {
          const client = createProcessClient(server.url, cookie);
          const ask = async (number: number) => {
            let isOpen = false;
            return readStream({
              client,
              chat: number,
              content: 'How do I rest?',
              heard: () => {
                if (!isOpen) open += 1;
                isOpen = true;
              },
            });
          };
          const second = async () => ask((await client.send<{ id: number }>('POST', '/api/chats', {})).body.id);
          return [ask(chat), second()];
        });
        await until(() => open === streams);
        const times: number[] = [];
        const [first] = writers;
        for (let count = 0; count < reads; count += 1) {
          const began = performance.now();
          const { status } = await createProcessClient(server.url, first?.cookie).send('GET', '/api/chats');
          claim(status === 200, 'a list cannot be read meanwhile', status);
          times.push(performance.now() - began);
        }
        return { answers: await Promise.all(following), slowest: Math.max(...times) };
      })();
      const ends = counted(told.answers.map(({ events }) => events.at(-1)?.event ?? 'nothing'));
      const megabytes = residentMegabytes(server.pid);
      claim(ends === `done x ${streams}`, 'not all streams came to their end', ends);
      claim(told.slowest < maxMs, 'others waited too long', told.slowest);
      claim(megabytes < maxMegabytes, 'it took too much memory', megabytes);
      return `${ends}, others waited ${Math.round(told.slowest)} ms at most, ${megabytes} MB`;
    } finally {
      await server.end('SIGKILL');
      await service.stop();
      await place.drop();
    }
  },
};

/** What the process holds; 0 on systems that do not tell. */
function residentMegabytes(pid: number): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return Math.round(Number(kilobytes) / 1024);
  } catch {
    return 0;
  }
}
