import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { writeCsv } from '@herbie/contract';
import type { AppDeps } from '../../platform/deps.ts';
import type { SessionUser } from '../../platform/sessions/sessions.ts';
import { withoutTags } from '../../platform/product-links.ts';
import { listAllRows, listAnalysesWithPictures, listConsentRows, personalTables } from './account.store.ts';

/** Everything a person entered and received: JSON, CSV for tables, and pictures, in one zip. */
export async function exportEverything({ db }: AppDeps, user: SessionUser): Promise<Buffer> {
  const files: Record<string, Uint8Array> = {};
  const put = (name: string, text: string) => {
    files[name] = new TextEncoder().encode(withoutTags(text));
  };
  const tables: Record<string, unknown> = { account: user, consents: await listConsentRows(db, user.id) };
  for (const table of personalTables) {
    const rows = await listAllRows(db, table, user.id);
    tables[table] = rows;
    await yieldToEventLoop();
    if (rows.length > 0) put(`${table}.csv`, tableOf(rows));
    await yieldToEventLoop();
  }
  const analyses = await listAnalysesWithPictures(db, user.id);
  const withoutPictures = analyses.map(({ imageBase64: _, ...row }) => row);
  tables['herb_analyses'] = withoutPictures;
  if (withoutPictures.length > 0) put('herb_analyses.csv', tableOf(withoutPictures));
  for (const { id, imageBase64 } of analyses) {
    if (imageBase64 !== null) files[`pictures/analysis-${id}.jpg`] = Buffer.from(imageBase64, 'base64');
  }
  put('everything.json', JSON.stringify(tables, null, 2));
  await yieldToEventLoop();
  return pack(files);
}

function tableOf(rows: readonly Readonly<Record<string, unknown>>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  return writeCsv([columns, ...rows.map((row) => columns.map((column) => row[column]))]);
}

const packedAtOnce = 256 * 1024;

/** Zipped in chunks: years of chats take half a second to pack, so it yields to other requests. */
async function pack(files: Readonly<Record<string, Uint8Array>>): Promise<Buffer> {
  const { Zip, ZipDeflate } = await import('fflate');
  const packed: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    packed.push(piece);
  });
  for (const [name, bytes] of Object.entries(files)) {
    const file = new ZipDeflate(name);
    zip.add(file);
    for (let from = 0; from < bytes.length; from += packedAtOnce) {
      file.push(bytes.subarray(from, from + packedAtOnce));
      await yieldToEventLoop();
    }
    file.push(new Uint8Array(), true);
  }
  zip.end();
  return Buffer.concat(packed);
}
