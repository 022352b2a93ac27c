import { findAdviceSource } from '../../evidence/advice/advice-sources.ts';
import type { Source } from '../../evidence/source.ts';
import type { Finding } from '../../safety/finding.ts';
import { bullets, escapeHtml } from './html.ts';

const mostSources = 6;

/** Where an answer was read, as a list: who published it, what, and when. What was listed before is not listed again. */
export function sourceList(sources: readonly Source[], said: string): string {
  const lines = sources
    .filter(({ title }) => !said.includes(title))
    .slice(0, mostSources)
    .map(({ publisher, title, year }) => escapeHtml(`${publisher}: ${title}${year === null ? '' : ` (${year})`}`));
  return lines.length === 0 ? '' : bullets(lines);
}

/** The sources of what was told and of the findings, each once. */
export function citedSources(ids: readonly string[], findings: readonly Finding[]): readonly Source[] {
  const all = [
    ...[...new Set(ids)].flatMap((id) => findAdviceSource(id) ?? []),
    ...findings.flatMap((finding) => finding.sources),
  ];
  return eachSourceOnce(all);
}

/** Of two lists of sources each work once, in their order. */
export function eachSourceOnce(sources: readonly Source[]): readonly Source[] {
  return [...new Map(sources.map((source) => [source.id, source])).values()];
}
