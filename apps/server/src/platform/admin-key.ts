import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';

const fileName = 'admin-secret';

/** The key from the settings, else the one kept in the data folder, made at first start. */
export function adminKeyFile(config: Config): string | null {
  if (config.ADMIN_SECRET_KEY !== undefined) return null;
  const file = join(config.DATA_DIR, fileName);
  // A full disk leaves an empty file, which must not become the key.
  if (!existsSync(file) || readFileSync(file, 'utf8').trim() === '')
    writeFileSync(file, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  return file;
}

/** Compares digests, so the time taken tells nothing about the key. */
export function isAdminKey(config: Config, offered: string): boolean {
  const file = adminKeyFile(config);
  const key = config.ADMIN_SECRET_KEY ?? readFileSync(file ?? '', 'utf8').trim();
  return timingSafeEqual(digest(key), digest(offered));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
