import { breathing } from './breathing.ts';
import { chestPain } from './chest-pain.ts';
import { stroke } from './stroke.ts';
import { bodyEmergencies } from './body-emergencies.ts';
import { gentlerChecks } from './gentler-checks.ts';
import { gentlerParts } from './gentler-parts.ts';
import { infectionRules } from './infection.ts';
import { injuryRules } from './injury.ts';
import { particularDangers } from './particular-dangers.ts';
import { particularEmergencies } from './particular-emergencies.ts';
import { poisoningRules } from './poisoning.ts';
import { pregnancyAndBabyRules } from './pregnancy-and-babies.ts';
import { readOfAlarms } from './read-of-alarms.ts';
import { type RedFlagRule, signsOf } from './red-flag.ts';
import { selfHarmRules } from './self-harm.ts';
import { signs } from './signs/all-signs.ts';
import { graveSigns } from './signs/grave-signs.ts';
import { urgentChecks } from './urgent-checks.ts';
import { urgentRules } from './urgent.ts';
import { urgentStates } from './urgent-states.ts';

/** Every rule with its signs, emergencies first. */
export const rules: readonly RedFlagRule[] = [
  ...selfHarmRules,
  ...poisoningRules,
  ...pregnancyAndBabyRules,
  ...particularEmergencies,
  ...particularDangers,
  chestPain,
  stroke,
  breathing,
  ...injuryRules,
  ...infectionRules,
  ...bodyEmergencies,
  graveSigns,
  ...urgentRules,
  ...urgentStates,
  ...urgentChecks,
  ...gentlerChecks,
  ...gentlerParts,
].map(withItsSigns);

/** Every pattern the rules look for. */
export const allSigns: readonly RegExp[] = rules.flatMap(signsOf);

function withItsSigns(rule: RedFlagRule): RedFlagRule {
  const own = signs.filter(({ of }) => of === rule.id);
  return {
    ...rule,
    sources: rule.sources ?? readOfAlarms[rule.id] ?? [],
    patterns: [...rule.patterns, ...own.flatMap(({ patterns = [] }) => patterns)],
    together: [...(rule.together ?? []), ...own.flatMap(({ together = [] }) => together)],
    near: [...(rule.near ?? []), ...own.flatMap(({ near = [] }) => near)],
    several: [...(rule.several ?? []), ...own.flatMap(({ several = [] }) => several)],
  };
}
