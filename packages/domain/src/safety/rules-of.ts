import type { Form } from '../herbs/form.ts';
import type { Herb, HerbRule } from '../herbs/herb.ts';
import { type Candidate, holdsFor } from './candidate.ts';
import type { GeneralRule } from './general-rule.ts';
import { kept } from '../kept.ts';
import { areNamed, namesMet, numbersOf, type NumberedNames } from './names-met.ts';
import { generalRules } from './rules/general-rules.ts';

type OwnKind = HerbRule['kind'];
export type OwnRule<K extends OwnKind> = HerbRule & { readonly kind: K };
type GeneralKind = GeneralRule['meets']['kind'];

/** A general rule as it speaks of one herb: whom it concerns, and what it then says. */
interface SpeakingRule<K extends GeneralKind> {
  readonly meets: GeneralRule['meets'] & { readonly kind: K };
  /** Forms in which the herb has the effect; every internal one when left out. */
  readonly forms: readonly Form[] | undefined;
  /** Its texts still hold `{herb}` and `{with}`. */
  readonly candidate: Candidate;
}

type AnyForm = Form | 'any';

/** Rules by their kind, in their order. */
type ByKind<R> = ReadonlyMap<OwnKind | GeneralKind, readonly R[]>;
/** By herb and form. */
type ByForm<T> = WeakMap<Herb, Map<AnyForm, T>>;

const own: ByForm<ByKind<HerbRule>> = new WeakMap();
const general: ByForm<ByKind<SpeakingRule<GeneralKind>>> = new WeakMap();
const named: ByForm<Map<NamingKind, RulesByName<NamingKind>>> = new WeakMap();
const none: readonly never[] = [];

/** The herb's own rules of one kind that hold for a form, or for any, in their order. */
export function ownRulesOf<K extends OwnKind>(herb: Herb, kind: K, form: AnyForm): readonly OwnRule<K>[] {
  const byForm = kept(own, herb, () => new Map());
  const rules = kept(byForm, form, () => {
    const holding = form === 'any' ? herb.rules : herb.rules.filter((rule) => holdsFor(rule.forms, form));
    return Map.groupBy(holding, (rule) => rule.kind);
  });
  // safe: each rule is filed under its kind.
  return (rules.get(kind) ?? none) as readonly OwnRule<K>[];
}

/** The general rules of one kind about an effect the herb has in this form, or in any, in their order. */
export function generalRulesOf<K extends GeneralKind>(herb: Herb, kind: K, form: AnyForm): readonly SpeakingRule<K>[] {
  const byForm = kept(general, herb, () => new Map());
  const rules = kept(byForm, form, () => {
    const speaking = speakingOf(herb);
    const holding = form === 'any' ? speaking : speaking.filter(({ forms }) => holdsFor(forms, form));
    return Map.groupBy(holding, ({ meets }) => meets.kind);
  });
  // safe: each rule is filed under the kind it meets.
  return (rules.get(kind) ?? none) as readonly SpeakingRule<K>[];
}

/** What rules speak of by names: medicines, conditions, other herbs. */
type NamingKind = OwnKind & GeneralKind & ('medicine' | 'condition' | 'supplement');

interface RulesMet<K extends NamingKind> {
  readonly own: readonly OwnRule<K>[];
  readonly general: readonly SpeakingRule<K>[];
}

/** The rules of one kind with the numbers of the names that each speaks of. */
interface RulesByName<K extends NamingKind> extends RulesMet<K> {
  readonly namesOfOwn: readonly (readonly number[])[];
  readonly namesOfGeneral: readonly (readonly number[])[];
}

/** Those of the rules of one kind that speak of any of these names, own and general ones in their order. */
export function rulesNaming<K extends NamingKind>(
  { herb, form }: { readonly herb: Herb; readonly form: Form },
  kind: K,
  names: NumberedNames,
): RulesMet<K> {
  const byForm = kept(named, herb, () => new Map());
  const byKind = kept(byForm, form, () => new Map());
  // safe: the rules of each kind are filed under it.
  const rules = kept(byKind, kind, () => rulesByName(herb, kind, form)) as RulesByName<K>;
  return {
    own: those(rules.own, rules.namesOfOwn, names),
    general: those(rules.general, rules.namesOfGeneral, names),
  };
}

function rulesByName<K extends NamingKind>(herb: Herb, kind: K, form: Form): RulesByName<K> {
  const rules = { own: ownRulesOf(herb, kind, form), general: generalRulesOf(herb, kind, form) };
  return {
    ...rules,
    namesOfOwn: rules.own.map((rule) => numbersOf('with' in rule ? rule.with : none)),
    namesOfGeneral: rules.general.map(({ meets }) => numbersOf(namesMet(meets))),
  };
}

function those<R>(rules: readonly R[], numbers: readonly (readonly number[])[], names: NumberedNames): readonly R[] {
  let found: R[] | undefined;
  for (const [place, rule] of rules.entries()) {
    if (areNamed(numbers[place] ?? none, names)) (found ??= []).push(rule);
  }
  return found ?? none;
}

/** Nobody may take it: then no mechanism advises to ask first, or to keep the amount small. */
function isPoison({ neverSuggest, rules }: Herb): boolean {
  return (
    neverSuggest === true &&
    rules.some((rule) => rule.kind === 'age' && 'overYears' in rule && rule.severity === 'contraindicated')
  );
}

function adviceOf({
  advice,
  mildAdvice,
  graveAdvice,
}: GeneralRule): Pick<Candidate, 'advice' | 'mildAdvice' | 'graveAdvice'> {
  return {
    advice,
    ...(mildAdvice === undefined ? {} : { mildAdvice }),
    ...(graveAdvice === undefined ? {} : { graveAdvice }),
  };
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
      ...(isPoison(herb) ? { advice: 'Never take it.' } : adviceOf(rule)),
      sources: [...new Set([...effect.sources, ...rule.sources])],
      reach: 'general' as const,
      ...(effect.underAmount === undefined ? {} : { underAmount: effect.underAmount }),
    };
    return [{ meets: rule.meets, forms: effect.forms, candidate }];
  });
}
