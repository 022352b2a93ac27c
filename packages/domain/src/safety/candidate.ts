import type { Herb, HerbRule } from '../herbs/herb.ts';
import type { EvidenceGrade } from '../evidence/source.ts';
import type { Form } from '../herbs/form.ts';
import { internalForms } from '../herbs/form.ts';
import type { GeneralRule } from './general-rule.ts';
import type { Severity } from './severity.ts';
import { compareSeverity } from './words.ts';

/** A rule that applies to one pair, before it is known which of several stands. */
export interface Candidate {
  readonly ruleId: string;
  readonly severity: Severity | 'none-known' | 'unknown';
  readonly evidence: EvidenceGrade;
  readonly why: string;
  readonly advice: string;
  readonly sources: readonly string[];
  /** An explicit rule for this very medicine, for its class, or a general mechanism. */
  readonly reach: 'pair' | 'class' | 'general';
}

const generalInternal: readonly Form[] = internalForms;

/** Whether a rule for these forms, or for every internal one when it names none, holds for a form. */
export function holdsFor(forms: readonly Form[] | undefined, form: Form): boolean {
  return (forms ?? generalInternal).includes(form);
}

/** A herb's own rule as it meets one target: a medicine, a condition, a state. */
export function fromRule(herb: Herb, rule: HerbRule, target: string, reach: 'pair' | 'class'): Candidate {
  const { severity, evidence, why, advice, sources } = rule;
  return { ruleId: `${herb.key}/${rule.kind}/${target}`, severity, evidence, why, advice, sources, reach };
}

/** What a general rule says of a herb, given how strong the herb's effect is; undefined when it says nothing. */
export function fromGeneral(
  herb: Herb,
  rule: GeneralRule,
  { form, withName }: { form: Form; withName: string },
): Candidate | undefined {
  const effect = herb.effects.find((each) => each.effect === rule.herbEffect);
  if (!effect || !holdsFor(effect.forms, form)) return undefined;
  const severity = rule.severity[effect.strength];
  if (severity === undefined) return undefined;
  const fill = (text: string) => text.replaceAll('{herb}', herb.name).replaceAll('{with}', withName);
  return {
    ruleId: `general/${rule.id}/${herb.key}`,
    severity,
    evidence: effect.evidence,
    why: fill(rule.why),
    advice: fill(rule.advice),
    sources: [...new Set([...effect.sources, ...rule.sources])],
    reach: 'general',
  };
}

/**
 * The one that stands: a rule for the very pair replaces the others; else the most serious. A documented
 * "nothing known" for a class silences general mechanisms, never an explicit warning.
 */
export function standing(candidates: readonly Candidate[]): Candidate | undefined {
  const pairs = candidates.filter((candidate) => candidate.reach === 'pair');
  if (pairs.length > 0) return mostSerious(pairs);
  const isCleared = candidates.some((candidate) => candidate.reach === 'class' && candidate.severity === 'none-known');
  return mostSerious(isCleared ? candidates.filter((candidate) => candidate.reach === 'class') : candidates);
}

/** The same, no more serious than the ceiling. */
export function atMost(ceiling: Severity, candidate: Candidate): Candidate {
  const { severity } = candidate;
  const isHigher = severity !== 'none-known' && severity !== 'unknown' && compareSeverity(severity, ceiling) < 0;
  return isHigher ? { ...candidate, severity: ceiling } : candidate;
}

/** An unknown is taken as seriously as "ask first". */
export function effectiveSeverity(candidate: Candidate): Severity | null {
  if (candidate.severity === 'none-known') return null;
  return candidate.severity === 'unknown' ? 'moderate' : candidate.severity;
}

/** Among equals an explicit rule and better evidence speak first. */
const reachOrder = { pair: 0, class: 1, general: 2 } as const;
const evidenceOrder = { strong: 0, moderate: 1, limited: 2, theoretical: 3 } as const;

function mostSerious(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates
    .filter((candidate) => candidate.severity !== 'none-known')
    .toSorted((left, right) => {
      const [a, b] = [effectiveSeverity(left) ?? 'minor', effectiveSeverity(right) ?? 'minor'];
      return (
        compareSeverity(a, b) ||
        reachOrder[left.reach] - reachOrder[right.reach] ||
        evidenceOrder[left.evidence] - evidenceOrder[right.evidence] ||
        (left.ruleId < right.ruleId ? -1 : 1)
      );
    })[0];
}
