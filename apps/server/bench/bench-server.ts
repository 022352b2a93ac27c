// The server that `npm run bench` measures: the real application with people already signed in, beside a bare
// Fastify route that returns the same bytes, and a stream that drips. Run as a child process, it tells its parent
// where everything is.
import { createHash, randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { pino } from 'pino';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { createRunningAnswers } from '../src/features/chats/running-answers.ts';
import { streamAnswer } from '../src/features/chats/event-stream.ts';
import { createAdvisingThread } from '../src/platform/assistant/advising-thread.ts';
import { createOffloadingAdvisor } from '../src/platform/assistant/offloading-advisor.ts';
import { createCachingAdvisor } from '../src/platform/assistant/caching-advisor.ts';
import { systemClock } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/database/database.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { createMailer } from '../src/platform/mail/mailer.ts';
import type { BenchPlace, ServerFigures } from './start-bench-server.ts';

const people = 250;
const chatsEach = 20;
const dripEveryMs = 250;
const dripTimes = 24;
/** With `ageOf` hardly two of a crowd are alike: what is remembered of one person must not flatter the next. */
const profiles = [
  {
    age: 34,
    gender: 'female',
    currentMedications: 'Metformin, warfarin',
    allergies: 'Ragweed',
    healthConcerns: 'Poor sleep',
  },
  { age: 71, gender: 'male', currentMedications: 'Ramipril, simvastatin, aspirin', healthConcerns: 'Heart failure' },
  { age: 29, gender: 'female', healthConcerns: 'I am 20 weeks pregnant and often sick' },
  { age: 9, gender: 'male', allergies: 'Peanuts, penicillin', healthConcerns: 'Asthma' },
  { age: 52, gender: 'other', currentMedications: 'Sertraline, birth control pill', healthGoals: 'More energy' },
];

const config = readConfig(process.env);
const database = openDatabase(config);
const app = await buildApp({
  config,
  database,
  clock: systemClock,
  mailer: createMailer(config, systemClock),
  advisor: createCachingAdvisor(createOffloadingAdvisor({ clock: systemClock, thread: createAdvisingThread() })),
  model: null,
  logger: pino({ level: 'info' }),
});
addDrip();
await migrate(database);
await app.becomeReady();
const cookies = await database.db.transaction().execute((tx) => signUpPeople(tx));
// PostgreSQL does so by itself within minutes; before that it plans for tables of which it knows nothing.
if (database.engine === 'postgres') await sql`analyze`.execute(database.db);
const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
const bytes = await (
  await fetch(`${url}/api/chats?limit=${chatsEach}`, { headers: { cookie: cookies[0] ?? '' } })
).text();
const bare = Fastify();
bare.get('/bare', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
const bareUrl = await bare.listen({ port: 0, host: '127.0.0.1' });
process.send?.({ url, bareUrl, cookies, chatsEach, bytes: bytes.length } satisfies BenchPlace);

// A parent that failed leaves nobody to end this.
process.on('disconnect', () => process.exit(0));
const delay = monitorEventLoopDelay({ resolution: 10 });
let used = process.cpuUsage();
process.on('message', (order) => {
  if (order === 'begin') {
    delay.reset();
    delay.enable();
    used = process.cpuUsage();
  } else if (order === 'tell') {
    const { user, system } = process.cpuUsage(used);
    process.send?.({
      delayMs: delay.percentile(99) / 1e6,
      residentBytes: process.memoryUsage().rss,
      cpuMs: (user + system) / 1000,
    } satisfies ServerFigures);
  } else process.exit(0);
});

/** An answer that takes its time, over the very path on which answers are streamed. */
function addDrip(): void {
  const answers = createRunningAnswers();
  let dripping = 0;
  app.http.get('/api/drip', (_request, reply) => {
    dripping += 1;
    const place = { chatId: dripping, userId: dripping };
    const running = answers.begin(place);
    if (typeof running === 'string') throw new Error(running);
    let sent = 0;
    const timer = setInterval(() => {
      sent += 1;
      if (sent < dripTimes) {
        running.publish({ event: 'html', data: { block: sent, html: `<p>${'words '.repeat(40)}</p>` } });
        return;
      }
      clearInterval(timer);
      answers.end(place.chatId);
      running.publish({ event: 'error', data: { message: 'The end.' } });
    }, dripEveryMs);
    // Everyone who signed up has one session, numbered from 1.
    return streamAnswer({ deps: app.deps, reply, running, sessionId: (dripping % people) + 1 });
  });
}

/** The child stays a child. */
function ageOf(person: number): number {
  return (profiles[person % profiles.length]?.age ?? 0) + (Math.floor(person / profiles.length) % 9);
}

/** People with a session, a profile and chats; returns their cookies. */
async function signUpPeople(db: Db): Promise<string[]> {
  const createdAt = new Date().toISOString();
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  const made: string[] = [];
  for (let person = 0; person < people; person += 1) {
    const username = `person-${person}`;
    const { id: userId } = await db
      .insertInto('users')
      .values({ username, usernameKey: username, password: 'none', role: 'user', createdAt })
      .returning('id')
      .executeTakeFirstOrThrow();
    const token = randomBytes(32).toString('base64url');
    const tokenHash = createHash('sha256').update(token).digest('hex');
    await db
      .insertInto('sessions')
      .values({ userId, tokenHash, persistent: 1, createdAt, lastSeenAt: createdAt, expiresAt })
      .execute();
    await db
      .insertInto('profiles')
      .values({
        userId,
        name: 'Maria',
        ...profiles[person % profiles.length],
        age: ageOf(person),
        isMainProfile: 1,
        createdAt,
      })
      .execute();
    const chats = Array.from({ length: chatsEach }, (_, chat) => ({
      userId,
      title: `Conversation ${chat} about sleep`,
      pinned: 0 as const,
      lastActivityAt: createdAt,
      createdAt,
    }));
    await db.insertInto('chats').values(chats).execute();
    made.push(`sid=${token}`);
  }
  return made;
}
