import type { Herb } from '../herbs/herb.ts';
import type { GeneralRule } from './general-rule.ts';
import { generalRules } from './rules/general-rules.ts';

type Kind = GeneralRule['meets']['kind'];
type RuleAbout<K extends Kind> = GeneralRule & { readonly meets: { readonly kind: K } };

const byHerb = new WeakMap<Herb, ReadonlyMap<Kind, readonly GeneralRule[]>>();

/** The general rules of one kind that can speak of a herb at all: those about an effect it has. In their order. */
export function generalRulesOf<K extends Kind>(herb: Herb, kind: K): readonly RuleAbout<K>[] {
  const known = byHerb.get(herb) ?? gather(herb);
  // safe: `gather` files each rule under the kind it meets.
  return (known.get(kind) ?? []) as readonly RuleAbout<K>[];
}

function gather(herb: Herb): ReadonlyMap<Kind, readonly GeneralRule[]> {
  const effects = new Set(herb.effects.map(({ effect }) => effect));
  const speaking = generalRules.filter((rule) => effects.has(rule.herbEffect));
  const gathered = Map.groupBy(speaking, (rule) => rule.meets.kind);
  byHerb.set(herb, gathered);
  return gathered;
}
