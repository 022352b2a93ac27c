import { readingOf, type Read } from '../../lib/profile-names.ts';

/** What an entry was taken for, where its own words do not say so. */
export function ReadAs({ entry, read }: { readonly entry: string; readonly read: Read }) {
  const reading = readingOf(entry, read);
  return reading === null ? null : <span className="font-normal text-soft"> (read as {reading})</span>;
}
