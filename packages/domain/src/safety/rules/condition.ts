import type { GeneralRule } from '../general-rule.ts';

type Severities = GeneralRule['severity'];

/** A rule for what a herb's effect means with conditions; strengths left out of `severity` give no finding. */
export function condition(
  herbEffect: GeneralRule['herbEffect'],
  conditions: Extract<GeneralRule['meets'], { kind: 'condition' }>['conditions'],
  severity: Severities,
  why: string,
  advice: string,
  cited: readonly string[] = ['msk-about-herbs'],
): GeneralRule {
  const mildAdvice = /^(?:Avoid|Do not) /.test(advice)
    ? { mildAdvice: 'Ask first before you take it often or in large amounts.' }
    : {};
  const graveAdvice = /^Ask /.test(advice)
    ? { graveAdvice: 'Do not take it unless the doctor who treats this agrees.' }
    : {};
  const id = `${herbEffect}-with-${conditions[0] ?? 'condition'}`;
  return {
    id,
    herbEffect,
    meets: { kind: 'condition', conditions },
    severity,
    evidence: 'limited',
    why,
    advice,
    ...mildAdvice,
    ...graveAdvice,
    sources: cited,
  };
}
