import { freshPlace } from '../fresh-database.ts';
import { createProcessClient, startServer } from '../server-process.ts';
import { until } from '../until.ts';
import { claim, counted, type Fault } from './fault.ts';
import { startSlowService } from './streams.ts';
import { checkNothingLost, signUpWriters, keepWriting } from './writers.ts';

const writesEach = 6;

/** What was told as written is there after `kill -9`, whatever was being written and answered at that moment. */
export const killedWhileWriting: Fault = {
  name: 'kill -9 while people write',
  async run({ people, rounds }) {
    const place = await freshPlace();
    const { service, settings } = await startSlowService({ pieces: 4, pauseMs: 10 });
    let server = await startServer({ ...place.settings, ...settings });
    const told: number[] = [];
    let slowestStart = 0;
    try {
      const writers = await signUpWriters(server, people);
      for (let round = 0; round < rounds; round += 1) {
        const before = told.length;
        const { url } = server;
        const writing = writers.map((writer) => keepWriting(url, writer, { told: (status) => told.push(status) }));
        await until(() => told.length >= before + people * writesEach);
        await server.end('SIGKILL');
        await Promise.all(writing);
        server = await startServer({ ...place.settings, ...settings });
        slowestStart = Math.max(slowestStart, server.readyMs);
        for (const writer of writers) await checkNothingLost(server.url, writer);
      }
      claim(!told.some((status) => status >= 500), 'writes failed while nothing was wrong', counted(told));
      for (const { cookie, chat } of writers) {
        const client = createProcessClient(server.url, cookie);
        const again = await client.send('POST', `/api/chats/${chat}/messages`, { content: 'And now?' });
        claim(again.status === 201, 'a chat cannot be asked again', again);
      }
      return `${rounds} kills, ${counted(told)}, up again in ${slowestStart} ms at most`;
    } finally {
      await server.end('SIGKILL');
      await service.stop();
      await place.drop();
    }
  },
};
