import type { Form } from '../herbs/form.ts';
import type { Herb, HerbRule } from '../herbs/herb.ts';
import { type Candidate, holdsFor } from './candidate.ts';
import type { GeneralRule } from './general-rule.ts';
import { generalRules } from './rules/general-rules.ts';

type OwnKind = HerbRule['kind'];
type OwnRule<K extends OwnKind> = HerbRule & { readonly kind: K };
type GeneralKind = GeneralRule['meets']['kind'];

/** A general rule as it speaks of one herb: whom it concerns, and what it then says. */
interface SpeakingRule<K extends GeneralKind> {
  readonly meets: GeneralRule['meets'] & { readonly kind: K };
  /** Forms in which the herb has the effect; every internal one when left out. */
  readonly forms: readonly Form[] | undefined;
  /** Its texts still hold `{herb}` and `{with}`. */
  readonly candidate: Candidate;
}

const own = new WeakMap<Herb, ReadonlyMap<OwnKind, readonly HerbRule[]>>();
const general = new WeakMap<Herb, ReadonlyMap<GeneralKind, readonly SpeakingRule<GeneralKind>[]>>();

/** The herb's own rules of one kind that hold for a form, in their order. */
export function ownRulesOf<K extends OwnKind>(herb: Herb, kind: K, form: Form): readonly OwnRule<K>[] {
  return allOwnRulesOf(herb, kind).filter((rule) => holdsFor(rule.forms, form));
}

/** The herb's own rules of one kind, whatever the form. */
export function allOwnRulesOf<K extends OwnKind>(herb: Herb, kind: K): readonly OwnRule<K>[] {
  let known = own.get(herb);
  if (!known) own.set(herb, (known = Map.groupBy(herb.rules, (rule) => rule.kind)));
  // safe: each rule is filed under its kind.
  return (known.get(kind) ?? []) as readonly OwnRule<K>[];
}

/** The general rules of one kind about an effect the herb has in this form, in their order. */
export function generalRulesOf<K extends GeneralKind>(herb: Herb, kind: K, form: Form): readonly SpeakingRule<K>[] {
  return speakingRulesOf(herb, kind).filter(({ forms }) => holdsFor(forms, form));
}

/** The general rules of one kind about an effect the herb has in any form. */
export function speakingRulesOf<K extends GeneralKind>(herb: Herb, kind: K): readonly SpeakingRule<K>[] {
  let known = general.get(herb);
  if (!known) general.set(herb, (known = Map.groupBy(speakingOf(herb), ({ meets }) => meets.kind)));
  // safe: each rule is filed under the kind it meets.
  return (known.get(kind) ?? []) as readonly SpeakingRule<K>[];
}

/** What general rules say of a herb, given how strong its effects are; those that say nothing are left out. */
function speakingOf(herb: Herb): SpeakingRule<GeneralKind>[] {
  return generalRules.flatMap((rule) => {
    const effect = herb.effects.find((each) => each.effect === rule.herbEffect);
    const severity = effect && rule.severity[effect.strength];
    if (effect === undefined || severity === undefined) return [];
    const candidate = {
      ruleId: `general/${rule.id}/${herb.key}`,
      severity,
      evidence: effect.evidence,
      why: rule.why,
      advice: rule.advice,
      sources: [...new Set([...effect.sources, ...rule.sources])],
      reach: 'general' as const,
      ...(effect.underAmount === undefined ? {} : { underAmount: effect.underAmount }),
    };
    return [{ meets: rule.meets, forms: effect.forms, candidate }];
  });
}
