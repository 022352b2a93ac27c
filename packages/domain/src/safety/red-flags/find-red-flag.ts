import { bodyEmergencies } from './body-emergencies.ts';
import { heartAndBreathRules } from './heart-and-breath.ts';
import { injuryAndInfectionRules } from './injury-and-infection.ts';
import { signs } from './signs/all-signs.ts';
import { graveSigns } from './signs/grave-signs.ts';
import { particularEmergencies } from './particular-emergencies.ts';
import { poisoningRules } from './poisoning.ts';
import { pregnancyAndBabyRules } from './pregnancy-and-babies.ts';
import type { RedFlag, RedFlagRule } from './red-flag.ts';
import { selfHarmRules } from './self-harm.ts';
import { ToldSigns } from './told-signs.ts';
import { urgentChecks } from './urgent-checks.ts';
import { urgentRules } from './urgent.ts';
import { withoutFillers } from './words/fillers.ts';
import { sortByStart } from './words/first-letters.ts';

const rules: readonly RedFlagRule[] = [
  ...selfHarmRules,
  ...poisoningRules,
  ...pregnancyAndBabyRules,
  ...particularEmergencies,
  ...heartAndBreathRules,
  ...injuryAndInfectionRules,
  ...bodyEmergencies,
  graveSigns,
  ...urgentRules,
  ...urgentChecks,
].map(withItsSigns);
const longestMessage = 8000;
let sorted: ReturnType<typeof sortByStart> | undefined;

/** The alarm a message raises, emergencies first; null when it raises none. */
export function findRedFlag(text: string): RedFlag | null {
  sorted ??= sortByStart(rules.flatMap(signsOf));
  const told = new ToldSigns(text.slice(0, longestMessage), sorted);
  const found = ruleRaisedBy(told);
  if (found) return found;
  const shorter = withoutFillers(told.text);
  return shorter === null ? null : ruleRaisedBy(new ToldSigns(shorter, sorted));
}

function ruleRaisedBy(told: ToldSigns): RedFlag | null {
  const raised = rules.find((rule) => isRaised(rule, told));
  if (!raised) return null;
  const nearer = rules.find((rule) => raised.yieldsTo?.includes(rule.id) && isRaised(rule, told));
  const { id, level, topic, paragraphs } = nearer ?? raised;
  return { id, level, topic, paragraphs };
}

function isRaised(rule: RedFlagRule, told: ToldSigns): boolean {
  const { patterns, together = [], near = [], several = [] } = rule;
  const heeding = rule.heeds ?? 'people';
  return (
    patterns.some((sign) => told.has(sign, heeding)) ||
    together.some((signsOf) => told.hasAll(signsOf, heeding)) ||
    near.some((signsOf) => told.hasNear(signsOf, heeding)) ||
    several.some(({ least, of }) => told.count(of, least, heeding) >= least)
  );
}

function signsOf({ patterns, together = [], near = [], several = [] }: RedFlagRule): readonly RegExp[] {
  return [...patterns, ...together.flat(2), ...near.flat(), ...several.flatMap(({ of }) => of)];
}

function withItsSigns(rule: RedFlagRule): RedFlagRule {
  const own = signs.filter(({ of }) => of === rule.id);
  return {
    ...rule,
    patterns: [...rule.patterns, ...own.flatMap(({ patterns = [] }) => patterns)],
    together: [...(rule.together ?? []), ...own.flatMap(({ together = [] }) => together)],
    near: [...(rule.near ?? []), ...own.flatMap(({ near = [] }) => near)],
    several: [...(rule.several ?? []), ...own.flatMap(({ several = [] }) => several)],
  };
}
