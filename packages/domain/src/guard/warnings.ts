import { bullets, escapeHtml, herbLink } from '../advisor/wording/html.ts';
import type { Finding } from '../safety/finding.ts';
import { severityWords } from '../safety/words.ts';
import type { HerbStanding } from './herb-standing.ts';
import { inSentence } from '../advisor/wording/names.ts';
import { whyDangerous } from '../advisor/about-herbs/verdict/why-dangerous.ts';

/** What the knowledge base says of one herb for this person, as one list; empty when it has nothing against it. */
export function warningOf({ herb, findings, isFree }: HerbStanding): string {
  const told = isFree ? findings.filter(({ severity }) => severity !== 'minor') : findings;
  if (told.length > 0) return bullets(told.map(lineOf));
  if (isFree) return '';
  return bullets([`<strong>${herbLink(herb)}:</strong> ${escapeHtml(whyDangerous(herb))} Do not take it.`]);
}

export function lineOf({ kind, severity, subject, with: other, why, advice }: Finding): string {
  const pair = `${severityWords[severity]}: ${kind === 'age' ? inSentence(subject.name) : `${subject.name} and ${other.name}`}.`;
  return `<strong>${escapeHtml(pair)}</strong> ${escapeHtml(`${why} ${advice}`)}`;
}
