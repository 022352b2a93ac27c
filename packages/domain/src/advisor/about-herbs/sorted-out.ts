import type { Herb } from '../../herbs/herb.ts';
import { type Finding, isAbout } from '../../safety/finding.ts';
import type { Severity } from '../../safety/severity.ts';
import { compareSeverity, forbids } from '../../safety/words.ts';
import { verdictWords } from './finding-lines.ts';
import { bullets, escapeHtml, herbLink, listed, paragraph } from '../wording/html.ts';
import { inSentence } from '../wording/names.ts';
import type { Subject } from '../reading/subject.ts';

interface Checked {
  readonly subject: Subject;
  readonly said: string;
  readonly findings: readonly Finding[];
}

/** "Which of them is all right?": what stays and what goes, then each with its reason. */
export function sortedOut(herbs: readonly Herb[], { subject: { who }, said, findings }: Checked): string[] {
  const judged = herbs.map((herb) => ({ herb, worst: worstOf(herb, findings) }));
  const named = (fits: (severity: Severity | undefined) => boolean) =>
    listed(judged.filter(({ worst }) => fits(worst?.severity)).map(({ herb }) => inSentence(herb.name)));
  const free = named((severity) => severity === undefined || severity === 'minor');
  const careful = named((severity) => severity === 'moderate');
  const out = named((severity) => severity !== undefined && forbids(severity));
  const reasons = judged.flatMap(({ herb, worst }) => {
    if (!worst) return [];
    const reason = said.includes(worst.why) ? 'As I said before.' : `${worst.why} ${worst.advice}`;
    return [`<strong>${herbLink(herb)}</strong>: ${verdictWords(worst)}. ${escapeHtml(reason)}`];
  });
  const verdict = [
    free === ''
      ? judged.length > 1
        ? `None of them passes without a question for ${who}.`
        : ''
      : `${judged.length > 1 ? 'Of these, I' : 'I'} found nothing serious against ${free} for ${who}.`,
    careful === '' ? '' : `Ask a pharmacist or doctor first about ${careful}.`,
    out === '' ? '' : `Leave out ${out}.`,
  ];
  return [
    paragraph(verdict.filter((part) => part !== '').join(' ')),
    ...(reasons.length === 0 ? [] : [bullets(reasons)]),
  ];
}

function worstOf(herb: Herb, findings: readonly Finding[]): Finding | undefined {
  return findings
    .filter((finding) => isAbout(finding, herb))
    .toSorted((left, right) => compareSeverity(left.severity, right.severity))[0];
}

/** What was named is gone over: what stands is named again, where a herb can help and no operation is near. */
export function isSorting({ isOneByOne, isOnlyVerdict, concern, subject }: Sorting): boolean {
  return (isOneByOne || isOnlyVerdict) && concern === null && subject.person.surgeryPlanned === null;
}

interface Sorting {
  readonly isOneByOne: boolean;
  readonly isOnlyVerdict: boolean;
  readonly concern: string | null;
  readonly subject: Subject;
}
