import { rmSync } from 'node:fs';

/** The journeys' database and outbox leave with them. */
export default function removeData(): void {
  const folder = process.env['E2E_DATA_DIR'];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
}
