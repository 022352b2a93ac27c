import { crc32 } from 'node:zlib';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { labelPhoto } from '../label-photo.ts';
import { databaseFileName } from '../../src/platform/database/open-database.ts';
import { freshPlace } from '../fresh-database.ts';
import { createProcessClient, type ProcessClient, startServer } from '../server-process.ts';
import { claim, counted, type Fault } from './fault.ts';

/** A small file that says of itself to be 30,000 pixels wide and high: drawn it would take 3.6 GB. */
const bomb = lyingHeader(30_000);

/** Pictures that are cut off, spoilt, lying or none, sent and found in the database: each is refused alone. */
export const damagedPictures: Fault = {
  name: 'damaged pictures',
  async run({ people }) {
    const place = await freshPlace();
    let server = await startServer(place.settings);
    try {
      const maria = await server.signUp('maria');
      const statuses = (await Promise.all(Array.from({ length: people }, () => sendDamaged(maria)))).flat();
      claim(
        statuses.every((status) => status >= 400 && status < 500),
        'a damaged picture is not refused',
        counted(statuses),
      );
      const good = await maria.send<{ id: number }>('POST', '/api/analyses', { imageBase64: labelPhoto });
      claim(good.status === 201, 'a good picture is refused after damaged ones', good);

      const health = await server.visitor().send('GET', '/api/health');
      claim(health.status === 200, 'the server is gone', health);
      await server.end('SIGKILL');
      const after = await withStored(join(place.dataFolder, databaseFileName), async () => {
        server = await startServer(place.settings);
        return createProcessClient(server.url, maria.cookie());
      });
      const picture = await after.fetch(`/api/analyses/${good.body.id}/image`);
      const list = await after.send<unknown[]>('GET', '/api/analyses');
      const one = await after.send('GET', `/api/analyses/${good.body.id}`);
      claim(
        picture.status < 500 && picture.headers.get('content-type')?.includes('html') !== true,
        'a stored picture that is spoilt fails',
        picture.status,
      );
      claim(list.status === 200 && one.status === 200, 'one spoilt record hides the others', [list.status, one]);
      return `${counted(statuses)}; a spoilt record: picture ${picture.status}, list ${list.status}, alone ${one.status}`;
    } finally {
      await server.end('SIGKILL');
      await place.drop();
    }
  },
};

async function sendDamaged(client: ProcessClient): Promise<number[]> {
  const bytes = Buffer.from(labelPhoto, 'base64');
  const flipped = Buffer.from(bytes);
  for (let place = 60; place < flipped.length; place += 7) flipped[place] = (flipped[place] ?? 0) ^ 0x55;
  const damaged = [
    bytes.subarray(0, 40),
    flipped,
    Buffer.concat([bytes.subarray(0, 8), Buffer.alloc(5000, 0xff)]),
    bomb,
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    Buffer.from('%PDF-1.7 no picture'),
    Buffer.alloc(3000),
  ];
  const statuses: number[] = [];
  for (const each of damaged) {
    const imageBase64 = each.toString('base64');
    statuses.push((await client.send('POST', '/api/analyses', { imageBase64 })).status);
  }
  return statuses;
}

/** What was stored with the picture is spoilt before the server starts again. */
async function withStored<T>(file: string, then: () => Promise<T>): Promise<T> {
  const sqlite = new BetterSqlite(file);
  sqlite.exec("update herb_analyses set imageBase64 = '%%%', details = '{\"candidates\":'");
  sqlite.close();
  return then();
}

/** A PNG whose first chunk, with a right checksum, tells a size that nothing behind it bears out. */
function lyingHeader(side: number): Buffer {
  const chunk = Buffer.alloc(4 + 13);
  chunk.write('IHDR', 0, 'latin1');
  chunk.writeUInt32BE(side, 4);
  chunk.writeUInt32BE(side, 8);
  chunk.set([8, 6, 0, 0, 0], 12);
  const length = Buffer.from([0, 0, 0, 13]);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(chunk));
  const start = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([start, length, chunk, sum, Buffer.alloc(2000, 0x20)]);
}
