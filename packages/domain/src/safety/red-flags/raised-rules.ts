import { kept } from '../../kept.ts';
import type { RedFlagRule } from './red-flag.ts';
import type { ToldSigns } from './told-signs.ts';

/** One way a rule is raised, with the signs it cannot do without. */
interface Way {
  readonly rule: RedFlagRule;
  readonly needs: readonly RegExp[];
  readonly isTold: (told: ToldSigns) => boolean;
}

/** Finds the first of the rules that a message raises; of their thousands of ways only those are tried whose signs may all stand. */
export function firstRaisedOf(rules: readonly RedFlagRule[]): (told: ToldSigns) => RedFlagRule | undefined {
  const all = rules.filter(({ isVariant }) => !isVariant).flatMap(waysOf);
  const always = all.filter(({ needs }) => needs.length === 0);
  const byFirst = Map.groupBy(
    all.filter(({ needs }) => needs.length > 0),
    ({ needs }) => needs[0],
  );
  const order = new Map(rules.map((rule, place) => [rule, place]));
  const inOrder = (one: Way, other: Way) => (order.get(one.rule) ?? 0) - (order.get(other.rule) ?? 0);
  return (told) => {
    const possible = [...always];
    for (const sign of told.mayStand)
      for (const way of byFirst.get(sign) ?? none)
        if (way.needs.every((need) => told.mayStand.has(need))) possible.push(way);
    return possible.sort(inOrder).find(({ isTold }) => isTold(told))?.rule;
  };
}

const none: readonly Way[] = [];

export function isRaised(rule: RedFlagRule, told: ToldSigns): boolean {
  return kept(ways, rule, waysOf).some(({ isTold }) => isTold(told));
}

const ways = new WeakMap<RedFlagRule, readonly Way[]>();

function waysOf(rule: RedFlagRule): readonly Way[] {
  const { patterns, together = [], near = [], several = [] } = rule;
  const heeding = rule.heeds ?? 'people';
  return [
    ...patterns.map((sign) => ({ rule, needs: [sign], isTold: (told: ToldSigns) => told.has(sign, heeding) })),
    ...together.map((signs) => ({
      rule,
      needs: signs.flat(),
      isTold: (told: ToldSigns) => told.hasAll(signs, heeding),
    })),
    ...near.map((signs) => ({ rule, needs: signs, isTold: (told: ToldSigns) => told.hasNear(signs, heeding) })),
    ...several.map(({ least, of }) => ({
      rule,
      needs: [],
      isTold: (told: ToldSigns) => told.count(of, least, heeding) >= least,
    })),
  ];
}
