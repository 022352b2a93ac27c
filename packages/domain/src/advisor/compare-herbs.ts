import type { Herb, HerbUse } from '../herbs/herb.ts';
import { useLabels } from '../herbs/use-labels.ts';
import { type Finding, isAbout } from '../safety/finding.ts';
import type { Person } from '../safety/person.ts';
import type { Severity } from '../safety/severity.ts';
import { compareSeverity, severityWords } from '../safety/words.ts';
import { gradeWords } from './grade-words.ts';
import { bullets, escapeHtml, herbLink, listed, paragraph } from './html.ts';

const mostUses = 3;

/** Two or three herbs side by side: what each is for, how soon, and what speaks against it here. */
export function compareHerbs(
  herbs: readonly Herb[],
  { person, findings }: { person: Person; findings: readonly Finding[] },
): string[] {
  const shared = sharedUses(herbs);
  return [
    paragraph(
      shared.length === 0
        ? `${listed(herbs.map(({ name }) => name))} are used for different things.`
        : `${listed(herbs.map(({ name }) => name))} are both used for ${listed(shared.map((use) => useLabels[use].toLowerCase()))}. They differ in the details.`,
    ),
    bullets(herbs.map((herb) => portrait(herb, findings))),
    paragraph(verdict(herbs, findings, person)),
  ];
}

function sharedUses(herbs: readonly Herb[]) {
  const [first, ...others] = herbs.map((herb) => (herb.monograph?.uses ?? []).map(({ use }) => use));
  return (first ?? []).filter((use) => others.every((uses) => uses.includes(use))).slice(0, mostUses);
}

function portrait(herb: Herb, findings: readonly Finding[]): string {
  const { monograph } = herb;
  const own = findings.filter((finding) => isAbout(finding, herb));
  const worst = own.toSorted((left, right) => compareSeverity(left.severity, right.severity))[0];
  const uses = (monograph?.uses ?? []).slice(0, mostUses).map(useInShort);
  const parts = [
    `<strong>${herbLink(herb)}</strong>:`,
    uses.length === 0 ? 'its uses are not covered here.' : `${escapeHtml(listed(uses))}.`,
    monograph?.timeToEffect ? escapeHtml(`It takes: ${monograph.timeToEffect}`) : '',
    worst ? escapeHtml(`${severityWords[worst.severity]}: ${worst.why}`) : 'I found no warning for it here.',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

function useInShort({ use, evidence, result }: HerbUse): string {
  const label = useLabels[use].toLowerCase();
  return result === 'no-benefit' ? `${label} (studied, no benefit found)` : `${label} (${gradeWords[evidence]})`;
}

/** Two findings of one severity weigh as much as one of the next. */
const weightOf: Readonly<Record<Severity, number>> = { contraindicated: 8, major: 4, moderate: 2, minor: 0.5 };

function verdict(herbs: readonly Herb[], findings: readonly Finding[], person: Person): string {
  const isBetweenThem = ({ subject, with: other }: Finding) =>
    [subject, other].every(({ id }) => herbs.some(({ key }) => key === id));
  const weight = (herb: Herb) =>
    findings
      .filter((finding) => isAbout(finding, herb) && !isBetweenThem(finding))
      .reduce((sum, { severity }) => sum + weightOf[severity], 0);
  const [best, next] = herbs.toSorted((left, right) => weight(left) - weight(right));
  if (!best || !next || weight(best) === weight(next))
    return 'From what I know of your profile neither stands out. Start with one of them, not both at once, so that you can tell what it does.';
  const known = person.medicines.length > 0 ? ' with what is in your profile' : '';
  return `${best.name} raises fewer warnings${known}, so I would look at it first. Try one at a time.`;
}
