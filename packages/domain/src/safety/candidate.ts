import type { UnderAmount } from '../amounts/under-amount.ts';
import type { Herb, HerbRule } from '../herbs/herb.ts';
import type { EvidenceGrade } from '../evidence/source.ts';
import type { Form } from '../herbs/form.ts';
import { internalForms } from '../herbs/form.ts';
import type { Severity } from './severity.ts';
import { agreeing } from './verb-agreement.ts';
import { compareSeverity } from './words.ts';

/** A rule that applies to a pair; `standing` picks one among several. */
export interface Candidate {
  readonly ruleId: string;
  readonly severity: Severity | 'none-known' | 'unknown';
  readonly evidence: EvidenceGrade;
  /** May contain the placeholders `{herb}` and `{with}`. */
  readonly why: string;
  readonly advice: string;
  /** What it advises where the finding comes to no more than minor. */
  readonly mildAdvice?: string;
  /** What it advises from major on, and wherever one of two is a poison. */
  readonly graveAdvice?: string;
  readonly sources: readonly string[];
  /** An explicit rule for the medicine itself, a rule for its class, or a general mechanism. */
  readonly reach: 'pair' | 'class' | 'general';
  /** What it says instead when the amount taken is certainly small. */
  readonly underAmount?: UnderAmount;
}

const generalInternal: readonly Form[] = internalForms;

/** Whether a rule holds for a form; a rule without forms holds for every internal one, one for extracts for a drip too. */
export function holdsFor(forms: readonly Form[] = generalInternal, form: Form): boolean {
  return forms.includes(form) || (form === 'injection' && forms.some((each) => asStrong.has(each)));
}

const asStrong: ReadonlySet<Form> = new Set(['extract', 'unspecified']);

/** A herb's own rule as it meets one target: a medicine, a condition, a state. */
export function fromRule(herb: Herb, rule: HerbRule, target: string, asked: 'pair' | 'class'): Candidate {
  const { severity, evidence, why, advice, sources, underAmount } = rule;
  const reach = rule.besideOthers ? ('class' as const) : asked;
  const candidate = { ruleId: `${herb.key}/${rule.kind}/${target}`, severity, evidence, why, advice, sources, reach };
  return underAmount === undefined ? candidate : { ...candidate, underAmount };
}

function adviceOf({ severity, advice, mildAdvice, graveAdvice }: Candidate): string {
  if (severity === 'minor') return mildAdvice ?? advice;
  return severity === 'major' || severity === 'contraindicated' ? (graveAdvice ?? advice) : advice;
}

/** How a candidate is told: its advice fits its severity, and the names of the herb and of what it meets are put in. */
export function wordsOf(candidate: Candidate, herbName: string, withName: string): Pick<Candidate, 'why' | 'advice'> {
  const fill = (text: string) => {
    if (!text.includes('{')) return text;
    const told = agreeing(text, herbName)
      .replaceAll('{herb}', () => herbName)
      .replaceAll('{with}', () => withName);
    return told.charAt(0).toUpperCase() + told.slice(1);
  };
  return { why: fill(candidate.why), advice: fill(adviceOf(candidate)) };
}

/**
 * Picks the standing candidate: a rule for the exact pair replaces all others, otherwise the most serious. A documented
 * "nothing known" for a class overrides general mechanisms, never an explicit warning.
 */
export function standing(candidates: readonly Candidate[]): Candidate | undefined {
  const [only] = candidates;
  if (candidates.length < 2) return only?.severity === 'none-known' ? undefined : only;
  const pairs = candidates.filter((candidate) => candidate.reach === 'pair');
  if (pairs.length > 0) return mostSerious(pairs);
  const isCleared = candidates.some((candidate) => candidate.reach === 'class' && candidate.severity === 'none-known');
  return mostSerious(isCleared ? candidates.filter((candidate) => candidate.reach === 'class') : candidates);
}

/** Limits the severity of a candidate to a ceiling. */
export function atMost(ceiling: Severity, candidate: Candidate): Candidate {
  const { severity } = candidate;
  const isHigher = severity !== 'none-known' && severity !== 'unknown' && compareSeverity(severity, ceiling) < 0;
  return isHigher ? { ...candidate, severity: ceiling } : candidate;
}

const stepLower: Readonly<Record<Candidate['severity'], Severity | null>> = {
  contraindicated: 'major',
  major: 'moderate',
  moderate: 'minor',
  minor: null,
  unknown: null,
  'none-known': null,
};

/** The next lower severity; null below the lowest. */
export function oneStepLower(severity: Candidate['severity']): Severity | null {
  return stepLower[severity];
}

/** The severity to report: `unknown` counts as moderate ("ask first"), `none-known` as no finding. */
export function effectiveSeverity(candidate: Candidate): Severity | null {
  if (candidate.severity === 'none-known') return null;
  return candidate.severity === 'unknown' ? 'moderate' : candidate.severity;
}

/** Tie-breakers: explicit rules and better evidence come first. */
const reachOrder = { pair: 0, class: 1, general: 2 } as const;
const evidenceOrder = { strong: 0, moderate: 1, limited: 2, theoretical: 3 } as const;

function mostSerious(candidates: readonly Candidate[]): Candidate | undefined {
  let first: Candidate | undefined;
  for (const candidate of candidates)
    if (candidate.severity !== 'none-known' && (!first || speaksBefore(candidate, first))) first = candidate;
  return first;
}

function speaksBefore(left: Candidate, right: Candidate): boolean {
  const [a, b] = [effectiveSeverity(left) ?? 'minor', effectiveSeverity(right) ?? 'minor'];
  const order =
    compareSeverity(a, b) ||
    reachOrder[left.reach] - reachOrder[right.reach] ||
    evidenceOrder[left.evidence] - evidenceOrder[right.evidence];
  return order === 0 ? left.ruleId < right.ruleId : order < 0;
}
