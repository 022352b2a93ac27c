import { sourcesOf } from '../evidence/catalogue.ts';
import { findHerb } from '../herbs/catalogue.ts';
import type { Finding } from '../safety/finding.ts';
import type { Severity } from '../safety/severity.ts';
import type { Intake } from './intake.ts';
import type { Life } from './limit-at.ts';
import { type Passed, type Sum, passedBy, sumOf } from './sum.ts';
import type { Limit } from './upper-level.ts';
import { ruleIdOf, upperLevels } from './upper-levels.ts';
import { reckoned, whyTooMuch } from './words.ts';

/** Whoever takes more of a substance than an upper level allows is told so, for each herb that brings it. */
export function amountFindings(intakes: readonly Intake[], life: Life): readonly Finding[] {
  if (!intakes.some(({ amount }) => amount !== null)) return [];
  return upperLevels.flatMap((level) => {
    const sum = sumOf(level, intakes);
    const passed = sum && passedBy(sum, life);
    return passed
      ? [...new Set(sum.parts.map(({ herb }) => herb))].flatMap((herb) => toFinding(herb, { sum, passed, life }))
      : [];
  });
}

function toFinding(key: string, { sum, passed, life }: { sum: Sum; passed: Passed; life: Life }): readonly Finding[] {
  const herb = findHerb(key);
  if (!herb) return [];
  const { limit } = passed;
  return [
    {
      ruleId: ruleIdOf(sum.level, limit),
      severity: passed.severity,
      kind: 'supplement',
      subject: { kind: 'herb', id: herb.key, name: herb.name },
      with: { kind: 'person', id: 'amount', name: 'its amount', text: reckoned(sum) },
      why: whyTooMuch({ sum, passed, life }),
      advice: limit.advice,
      evidence: limit.evidence,
      sources: sourcesOf(limit.sources),
    },
  ];
}

/** What a limit may be told as. */
export function severitiesOfLimit(limit: Limit): Set<Severity> {
  const all = new Set<Severity>([limit.severity]);
  if (limit.only === 'pregnancy' && limit.severity === 'contraindicated') all.add('major');
  if (limit.mildBelow !== undefined || limit.usualFor !== undefined) all.add('minor');
  return all;
}
