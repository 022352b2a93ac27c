import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { labelPhoto } from '../label-photo.ts';
import { createProcessClient, startServer } from '../server-process.ts';
import { claim, counted, type Fault } from './fault.ts';
import { makeSmallDisk } from './small-disk.ts';
import { checkNothingLost, signUpWriters, keepWriting } from './writers.ts';

const megabytes = 24;
const writingMs = 2500;
/** A busy machine writes slowly. */
const patienceMs = 20_000;

/** The data folder has no room left while people write: told as "try again", nothing acknowledged is lost, and room mends it. */
export const fullDisk: Fault = {
  name: 'a full disk, and one that may only be read',
  async run({ people }) {
    const disk = makeSmallDisk(megabytes);
    const settings = { DATA_DIR: join(disk.folder, 'data') };
    let server = await startServer(settings);
    try {
      const writers = await signUpWriters(server, people);
      const full: number[] = [];
      const rest: Promise<void>[] = [];
      const { url } = server;
      disk.fill();
      for (const writer of writers) rest.push(keepWriting(url, writer, { told: (status) => full.push(status) }));
      await wait(writingMs);
      claim(full.includes(503), 'the disk is not full', counted(full));
      claim(
        full.every((status) => [200, 201, 503].includes(status)),
        'a full disk is told otherwise',
        counted(full),
      );
      const [first] = writers;
      const maria = createProcessClient(url, first?.cookie);
      for (const path of ['/api/chats', '/api/profiles', `/api/chats/${first?.chat}/messages`, '/api/herbs']) {
        const { status } = await maria.send('GET', path);
        claim(status === 200, `${path} cannot be read on a full disk`, status);
      }
      const photo = await maria.send('POST', '/api/analyses', { imageBase64: labelPhoto });
      claim(photo.status === 503, 'a photo on a full disk is told otherwise', photo);
      disk.makeRoom();
      const before = full.length;
      const written = () => full.slice(before + people);
      for (const until = Date.now() + patienceMs; written().length < people && Date.now() < until;) await wait(100);
      const roomy = written();
      claim(roomy.length > 0 && !roomy.includes(503), 'room does not mend it', counted(roomy));
      await server.end('SIGKILL');
      await Promise.all(rest);

      disk.fill();
      const noRoom = await startOrLine(settings);
      const readOnly = await whileReadOnly(disk, () => startOrLine(settings));
      for (const told of [noRoom, readOnly])
        claim(told.split('\n').length === 1, 'a start that cannot work is not told in one line', told);
      disk.makeRoom();
      server = await startServer(settings);
      for (const writer of writers) await checkNothingLost(server.url, writer);
      return `${counted(full)}; a start: "${noRoom}" and "${readOnly}"`;
    } finally {
      await server.end('SIGKILL');
      disk.remove();
    }
  },
};

/** Reading needs no room, so a start may well work; else it says why. */
async function startOrLine(settings: Record<string, string>): Promise<string> {
  try {
    const server = await startServer({ LOG_LEVEL: 'silent', ...settings });
    const { status } = await server.visitor().send('GET', '/api/ready');
    await server.end('SIGKILL');
    return `ready: ${status}`;
  } catch (error) {
    return error instanceof Error ? error.message.trim() : String(error);
  }
}

async function whileReadOnly<T>(disk: ReturnType<typeof makeSmallDisk>, run: () => Promise<T>): Promise<T> {
  disk.allowWriting(false);
  try {
    return await run();
  } finally {
    disk.allowWriting(true);
  }
}
