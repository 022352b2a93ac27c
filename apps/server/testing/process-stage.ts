import { afterEach, beforeEach, expect } from 'vitest';
import { freshPlace, type FreshPlace } from './fresh-database.ts';
import {
  allTitles,
  createProcessClient,
  type Ended,
  type ProcessClient,
  runProgram,
  type ServerProcess,
  startServer,
} from './server-process.ts';

type Settings = Readonly<Record<string, string>>;

/** A fresh place before each test, with real server processes and the commands of an operator; all end with the test. */
export function stageProcesses() {
  let place: FreshPlace;
  const running = new Set<ServerProcess>();

  beforeEach(async () => {
    place = await freshPlace();
  });
  afterEach(async () => {
    for (const server of running) await server.end('SIGKILL');
    running.clear();
    await place.drop();
  });

  return {
    get folder(): string {
      return place.folder;
    },
    get settings(): Settings {
      return place.settings;
    },
    async start(settings: Settings = place.settings): Promise<ServerProcess> {
      const server = await startServer(settings);
      running.add(server);
      return server;
    },
    command: (name: string, args: readonly string[], settings: Settings = place.settings): Promise<Ended> =>
      runProgram(`src/commands/${name}.ts`, args, settings),
  };
}

/** Writes a chat with a title of its own. */
export async function write(client: ProcessClient, title: string): Promise<void> {
  expect((await client.send('POST', '/api/chats', { title })).status).toBe(201);
}

/** All titles of one person, in their order. */
export async function titles(url: string, cookie: string): Promise<string[]> {
  return (await allTitles(createProcessClient(url, cookie))).toSorted();
}
