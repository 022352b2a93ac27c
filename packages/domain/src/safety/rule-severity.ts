import { severitiesOfLimit } from '../amounts/amount-findings.ts';
import { ruleIdOf, upperLevels } from '../amounts/upper-levels.ts';
import { listHerbs } from '../herbs/catalogue.ts';
import { generalRules } from './rules/general-rules.ts';
import { oneStepLower } from './candidate.ts';
import type { Severity } from './severity.ts';
import { compareSeverity } from './words.ts';

type Spoken = Severity | 'none-known' | 'unknown';
let known: ReadonlyMap<string, ReadonlySet<Severity>> | undefined;

/**
 * What the rule of a stored finding says today: one severity, several when its forms differ, none when the rule is gone or
 * nothing is known any more. The receipt of an old answer is held against it.
 */
function severitiesOfRule(ruleId: string): ReadonlySet<Severity> {
  known ??= gather();
  const own = known.get(ruleId);
  if (own) return own;
  const [, id, key] = /^general\/(.+)\/([a-z0-9-]+)$/.exec(ruleId) ?? [];
  const herb = listHerbs().find((each) => each.key === key);
  const rule = generalRules.find((each) => each.id === id);
  if (!herb || !rule) return new Set();
  const effects = herb.effects.filter(({ effect }) => effect === rule.herbEffect);
  const strengths = effects.map(({ strength }) => strength);
  const full = strengths.flatMap((strength) => rule.severity[strength] ?? []);
  const little = effects.flatMap(({ underAmount }) => underAmount?.severity ?? []);
  // Beside a herb with a weak effect the rule is told one step lower.
  return new Set(
    rule.meets.kind === 'supplement'
      ? [...little, ...full, ...full.flatMap((each) => oneStepLower(each) ?? [])]
      : [...little, ...full],
  );
}

interface Told {
  readonly ruleId: string;
  readonly severity: Severity;
  readonly with: { readonly id: string };
}

/** Whether a rule answers otherwise now than when a finding was written down. What no rule of a herb says never does. */
export function hasChanged({ ruleId, severity, with: other }: Told): boolean {
  if (isOfNoHerb.test(ruleId)) return false;
  const today = severitiesOfRule(ruleId);
  // A class and the wish to conceive are told one step lower than the rule itself.
  const isLowered = other.id.startsWith('class:') || other.id === 'trying-to-conceive';
  return !today.has(severity) && !(isLowered && [...today].some((each) => compareSeverity(each, severity) < 0));
}

/** Findings that the program makes without a rule of a herb or of a mechanism. */
const isOfNoHerb = new RegExp(
  `^(?:${[
    'general/(?:unknown|infant|child-supplement|own-allergy|allergy-group|alcohol-in-tincture|same-twice)',
    'label/(?:traces|contains)',
    'named',
  ].join('|')})/`,
);

function gather(): ReadonlyMap<string, ReadonlySet<Severity>> {
  const all = new Map<string, Set<Severity>>();
  for (const herb of listHerbs())
    for (const rule of herb.rules) {
      const severity = plainSeverity(rule.severity);
      if (severity === null) continue;
      for (const target of targetsOf(rule)) {
        const id = `${herb.key}/${rule.kind}/${target}`;
        all.set(
          id,
          new Set([...(all.get(id) ?? []), severity, ...(rule.underAmount ? [rule.underAmount.severity] : [])]),
        );
      }
    }
  for (const level of upperLevels)
    for (const limit of level.limits) all.set(ruleIdOf(level, limit), severitiesOfLimit(limit));
  return all;
}

function targetsOf(rule: ReturnType<typeof listHerbs>[number]['rules'][number]): readonly string[] {
  if ('with' in rule) return rule.with;
  if ('underYears' in rule) return [`under-${rule.underYears}`];
  if ('overYears' in rule) return [`over-${rule.overYears}`];
  return [rule.kind];
}

function plainSeverity(severity: Spoken): Severity | null {
  if (severity === 'none-known') return null;
  return severity === 'unknown' ? 'moderate' : severity;
}
