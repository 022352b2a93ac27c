import type { GeneralRule } from '../general-rule.ts';

interface ConditionRule {
  /** What the herb does. */
  readonly effect: GeneralRule['herbEffect'];
  readonly conditions: Extract<GeneralRule['meets'], { kind: 'condition' }>['conditions'];
  /** By the strength of the effect; strengths left out give no finding. */
  readonly severity: GeneralRule['severity'];
  readonly why: string;
  readonly advice: string;
  readonly sources?: readonly string[];
}

const usualSources = ['msk-about-herbs'];

/** A rule for what a herb's effect means with conditions. */
export function condition(rule: ConditionRule): GeneralRule {
  const { effect, conditions, severity, why, advice, sources = usualSources } = rule;
  const mildAdvice = /^(?:Avoid|Do not) /.test(advice)
    ? { mildAdvice: 'Ask first before you take it often or in large amounts.' }
    : {};
  const graveAdvice = /^Ask /.test(advice)
    ? { graveAdvice: 'Do not take it unless the doctor who treats this agrees.' }
    : {};
  return {
    id: `${effect}-with-${conditions[0] ?? 'condition'}`,
    herbEffect: effect,
    meets: { kind: 'condition', conditions },
    severity,
    evidence: 'limited',
    why,
    advice,
    ...mildAdvice,
    ...graveAdvice,
    sources,
  };
}
