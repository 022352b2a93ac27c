import { allSigns, rules } from './all-rules.ts';
import type { RedFlag, RedFlagRule } from './red-flag.ts';
import { ToldSigns } from './told-signs.ts';
import { withoutFillers } from './words/fillers.ts';
import { sortByStart } from './words/first-letters.ts';

const longestMessage = 8000;
let sorted: ReturnType<typeof sortByStart> | undefined;

/** The alarm a message raises, emergencies first; null when it raises none. */
export function findRedFlag(text: string): RedFlag | null {
  sorted ??= sortByStart(allSigns);
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
