import type { ConditionKey } from '../conditions/conditions.ts';
import type { EvidenceGrade } from '../evidence/source.ts';
import type { MedicineClass } from '../medicines/medicine-classes.ts';
import type { MedicineTrait } from '../medicines/medicine.ts';
import type { Effect, EffectStrength } from './effects.ts';
import type { Severity } from './severity.ts';

/** A rule for a herb's effect and a group of facts. `{herb}` and `{with}` in its texts are placeholders for names. */
export interface GeneralRule {
  readonly id: string;
  readonly herbEffect: Effect;
  readonly meets:
    | {
        readonly kind: 'medicine';
        readonly classes?: readonly MedicineClass[];
        readonly effects?: readonly Effect[];
        readonly traits?: readonly MedicineTrait[];
      }
    | { readonly kind: 'condition'; readonly conditions: readonly ConditionKey[] }
    | { readonly kind: 'supplement'; readonly effects: readonly Effect[] }
    | { readonly kind: 'pregnancy' | 'breastfeeding' | 'surgery' | 'alcohol' };
  /** Severity by the strength of the herb's effect; a strength left out gives no finding. */
  readonly severity: Partial<Readonly<Record<EffectStrength, Severity>>>;
  readonly evidence: EvidenceGrade;
  readonly why: string;
  readonly advice: string;
  /** What it advises where the finding comes to no more than minor. */
  readonly mildAdvice?: string;
  /** What it advises from major on, and wherever one of two is a poison. */
  readonly graveAdvice?: string;
  readonly sources: readonly string[];
}
