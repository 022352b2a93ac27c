import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { inject } from 'vitest';
import { type App, buildApp, type AppOptions } from '../src/app.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { Advisor } from '../src/platform/assistant/advisor.ts';
import type { LanguageModel } from '../src/platform/assistant/language-model.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { createFakeClock, createFakeMailer, type FakeClock, type FakeMailer } from './fakes.ts';
import { freshPlace } from './fresh-database.ts';

/** A caller with a cookie of its own. */
export interface Client {
  readonly cookie: () => string;
  call(
    method: NonNullable<InjectOptions['method']>,
    url: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  get(url: string): Promise<LightMyRequestResponse>;
  post(url: string, body?: unknown): Promise<LightMyRequestResponse>;
  put(url: string, body?: unknown): Promise<LightMyRequestResponse>;
  patch(url: string, body?: unknown): Promise<LightMyRequestResponse>;
  delete(url: string, body?: unknown): Promise<LightMyRequestResponse>;
}

export interface TestApp {
  readonly app: App;
  readonly config: Config;
  readonly clock: FakeClock;
  readonly mailer: FakeMailer;
  readonly database: OpenDatabase;
  /** Every line the server logged. */
  readonly logged: string[];
  visitor(): Client;
  /** Registers and logs in. */
  signUp(username: string): Promise<Client>;
  stop(): Promise<void>;
}

interface Swapped {
  readonly advisor?: Advisor;
  readonly model?: LanguageModel | null;
  readonly photoModel?: LanguageModel | null;
  readonly httpTimeouts?: AppOptions['httpTimeouts'];
  readonly passwordCost?: AppOptions['passwordCost'];
  /** False: it listens, and the test calls `app.becomeReady`. */
  readonly isReady?: boolean;
}

/** Two hashes for each who signs up would take longer than most tests. */
const cheap = { memoryCost: 64, timeCost: 1 };

/**
 * The real application on a real database of its own, with only clock and mail swapped, passwords hashed cheaply, and the
 * model and the advisor when they are given.
 */
export async function startTestApp(
  settings: Record<string, string> = {},
  { advisor, model = null, photoModel = null, httpTimeouts, passwordCost = cheap, isReady = true }: Swapped = {},
): Promise<TestApp> {
  const place = await freshPlace(inject('template'));
  const config = readConfig({
    RATE_LIMIT_SCALE: '1000',
    ADMIN_SECRET_KEY: 'correct-horse-battery',
    ...place.settings,
    ...settings,
  });
  const clock = createFakeClock();
  const mailer = createFakeMailer();
  const database = openDatabase(config);
  await migrate(database);
  const logged: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) });
  const app = await buildApp({
    config,
    database,
    clock,
    mailer,
    model,
    photoModel,
    logger,
    webFolder: join(place.folder, 'no-web'),
    passwordCost,
    ...(advisor === undefined ? {} : { advisor }),
    ...(httpTimeouts === undefined ? {} : { httpTimeouts }),
  });
  if (isReady) await app.becomeReady();
  const visitor = () => createClient(app);
  return {
    app,
    config,
    clock,
    mailer,
    database,
    logged,
    visitor,
    async signUp(username) {
      const client = visitor();
      await client.post('/api/auth/register', {
        username,
        password: 'correct horse',
        email: `${username}@example.org`,
        firstName: username,
      });
      await client.post('/api/auth/login', { username, password: 'correct horse' });
      return client;
    },
    async stop() {
      try {
        await app.stop();
      } finally {
        await database.close();
        await place.drop();
      }
    },
  };
}

function createClient(app: App): Client {
  let cookie = '';
  const call: Client['call'] = async (method, url, body, headers = {}) => {
    const response = await app.http.inject({
      method,
      url,
      headers: {
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const set = response.headers['set-cookie'];
    if (set !== undefined) cookie = (Array.isArray(set) ? set[0] : set)?.split(';')[0] ?? '';
    return response;
  };
  return {
    cookie: () => cookie,
    call,
    get: (url) => call('GET', url),
    post: (url, body) => call('POST', url, body ?? {}),
    put: (url, body) => call('PUT', url, body ?? {}),
    patch: (url, body) => call('PATCH', url, body ?? {}),
    delete: (url, body) => call('DELETE', url, body),
  };
}
