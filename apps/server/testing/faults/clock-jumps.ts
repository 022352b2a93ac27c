import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer, Message } from '@herbie/contract';
import { freshPlace } from '../fresh-database.ts';
import { startServer } from '../server-process.ts';
import { claim, type Fault } from './fault.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;
/** How far from the real time, one after the other, and whether a log-in from before still counts then. */
const jumps = [
  { by: hour, isSignedIn: true },
  { by: -hour, isSignedIn: true },
  { by: day / 2, isSignedIn: true },
  { by: -day, isSignedIn: true },
  { by: -3650 * day, isSignedIn: true },
  { by: 0, isSignedIn: true },
  { by: 40 * day, isSignedIn: false },
  { by: 0, isSignedIn: true },
] as const;

/** The clock of the machine jumps, as when it is set right: nothing fails, nothing is lost, and words stay in their order. */
export const clockJumps: Fault = {
  name: 'the clock jumps to and fro',
  async run() {
    const place = await freshPlace();
    const shiftFile = join(place.folder, 'shift');
    const shim = join(import.meta.dirname, 'shifted-clock.mjs');
    const settings = {
      ...place.settings,
      NODE_OPTIONS: `--import=${shim}`,
      SHIFTED_BY: shiftFile,
      RATE_LIMIT_SCALE: '1',
    };
    let server = await startServer(settings);
    try {
      let maria = await server.signUp('maria');
      const chat = (await maria.send<{ id: number }>('POST', '/api/chats', {})).body.id;
      const asked: string[] = [];
      for (const [index, { by, isSignedIn }] of jumps.entries()) {
        writeFileSync(shiftFile, String(by));
        const me = await maria.send('GET', '/api/auth/me');
        claim(me.status === (isSignedIn ? 200 : 401), `a log-in at ${by} ms`, me);
        if (!isSignedIn) {
          maria = server.visitor();
          const login = await maria.send('POST', '/api/auth/login', { username: 'maria', password: 'correct horse' });
          claim(login.status === 200, `cannot log in at ${by} ms`, login);
        }
        const content = `What helps me sleep? ${index}`;
        const answer = await maria.send<Answer>('POST', `/api/chats/${chat}/messages`, { content });
        claim(answer.status === 201 && answer.body.status === 'complete', `cannot ask at ${by} ms`, answer);
        asked.push(content);
        const list = (await maria.send<Message[]>('GET', `/api/chats/${chat}/messages`)).body;
        const order = list.filter(({ role }) => role === 'user').map((message) => message.content);
        claim(order.join() === asked.join(), `messages are out of order at ${by} ms`, order);
        claim(
          !list.some((message) => message.role === 'assistant' && message.status !== 'complete'),
          'an answer is not told as complete',
          list,
        );
      }
      await server.end('SIGKILL');
      writeFileSync(shiftFile, String(-400 * day));
      server = await startServer(settings);
      const ready = await server.visitor().send('GET', '/api/ready');
      claim(ready.status === 200, 'does not start with a clock of last year', ready);
      return `${jumps.length} jumps`;
    } finally {
      await server.end('SIGKILL');
      await place.drop();
    }
  },
};
