import { bodyEmergencies } from './body-emergencies.ts';
import { heartAndBreathRules } from './heart-and-breath.ts';
import { injuryAndInfectionRules } from './injury-and-infection.ts';
import { signs } from './signs/all-signs.ts';
import { graveSigns } from './signs/grave-signs.ts';
import { poisoningRules } from './poisoning.ts';
import { pregnancyAndBabyRules } from './pregnancy-and-babies.ts';
import type { RedFlag, RedFlagRule } from './red-flag.ts';
import { selfHarmRules } from './self-harm.ts';
import { ToldSigns } from './told-signs.ts';
import { urgentRules } from './urgent.ts';

const rules: readonly RedFlagRule[] = [
  ...selfHarmRules,
  ...poisoningRules,
  ...pregnancyAndBabyRules,
  ...heartAndBreathRules,
  ...injuryAndInfectionRules,
  ...bodyEmergencies,
  graveSigns,
  ...urgentRules,
].map(withItsSigns);
const longestMessage = 8000;

/** The alarm a message raises, emergencies first; null when it raises none. */
export function findRedFlag(text: string): RedFlag | null {
  const told = new ToldSigns(text.slice(0, longestMessage));
  for (const rule of rules) {
    if (!isRaised(rule, told)) continue;
    const { id, level, topic, paragraphs } = rule;
    return { id, level, topic, paragraphs };
  }
  return null;
}

function isRaised(rule: RedFlagRule, told: ToldSigns): boolean {
  const { patterns, together = [], near = [], several = [] } = rule;
  const heedsQuestions = rule.heedsQuestions === true;
  return (
    patterns.some((sign) => told.has(sign, heedsQuestions)) ||
    together.some((signsOf) => told.hasAll(signsOf, heedsQuestions)) ||
    near.some((signsOf) => told.hasNear(signsOf, heedsQuestions)) ||
    several.some(({ least, of }) => told.count(of, least) >= least)
  );
}

function withItsSigns(rule: RedFlagRule): RedFlagRule {
  const own = signs.filter(({ of }) => of === rule.id);
  return {
    ...rule,
    patterns: [...rule.patterns, ...own.flatMap(({ patterns = [] }) => patterns)],
    together: [...(rule.together ?? []), ...own.flatMap(({ together = [] }) => together)],
    near: [...(rule.near ?? []), ...own.flatMap(({ near = [] }) => near)],
  };
}
