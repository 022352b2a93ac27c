import type { Source } from '../evidence/source.ts';
import { bullets, escapeHtml } from './html.ts';

const mostSources = 6;

/** Where an answer was read, as a list: who published it, what, and when. */
export function sourceList(sources: readonly Source[]): string {
  const lines = sources
    .slice(0, mostSources)
    .map(({ publisher, title, year }) => escapeHtml(`${publisher}: ${title}${year === null ? '' : ` (${year})`}`));
  return lines.length === 0 ? '' : bullets(lines);
}
