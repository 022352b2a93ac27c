import { uncovered } from '../facts/side-effects.ts';
import { choice, sequence } from '../../../resolve/phrases.ts';
import type { Herb } from '../../../herbs/herb.ts';
import { type Finding, isAbout } from '../../../safety/finding.ts';
import type { Severity } from '../../../safety/severity.ts';
import { compareSeverity, severityWords } from '../../../safety/words.ts';
import { withStop } from '../../wording/sentences.ts';
import { bullets, escapeHtml, herbLink, paragraph } from '../../wording/html.ts';
import { capital, inSentence } from '../../wording/names.ts';

/** "Which one is the worst?": by the checks on this person, else by what is known of each. */
export const asksForWorst = sequence(
  /\b/i,
  choice(
    /worst|worse|most dangerous|more dangerous|riski(?:er|est)|most (?:risky|harmful)/,
    /(?:worries|concerns|bothers|scares|troubles) (?:you|me) (?:the )?(?:more|most)/,
    /(?:more|most) (?:worried|concerned) about|(?:the )?bigger (?:problem|risk|worry|danger)/,
  ),
  /\b/,
);

/** The one that raises the graver findings first, each with the gravest. */
export function worstFirst(herbs: readonly Herb[], findings: readonly Finding[]): string[] {
  const weight = (herb: Herb) =>
    findings.filter((finding) => isAbout(finding, herb)).reduce((sum, { severity }) => sum + weightOf[severity], 0);
  const ranked = herbs.toSorted((left, right) => weight(right) - weight(left));
  const [first, second] = ranked;
  const lead =
    first === undefined || second === undefined || weight(first) === weight(second)
      ? 'By what I check they weigh the same for you. This is what is known of each:'
      : `${capital(inSentence(first.name))} is the one to mind most:`;
  return [paragraph(lead), bullets(ranked.map((herb) => worstLine(herb, findings)))];
}

function worstLine(herb: Herb, findings: readonly Finding[]): string {
  const worst = findings
    .filter((finding) => isAbout(finding, herb))
    .toSorted((left, right) => compareSeverity(left.severity, right.severity))[0];
  return worst === undefined
    ? harmsOf(herb)
    : `<strong>${herbLink(herb)}</strong>: ${escapeHtml(`${severityWords[worst.severity].toLowerCase()}. ${worst.why}`)}`;
}

/** What each has done to people. */
export function harmsOf(herb: Herb): string {
  return `<strong>${herbLink(herb)}</strong>: ${escapeHtml(withStop(herb.monograph?.sideEffects.text ?? uncovered))}`;
}

/** Two findings of one severity weigh as much as one of the next. */
export const weightOf: Readonly<Record<Severity, number>> = { contraindicated: 8, major: 4, moderate: 2, minor: 0.5 };
