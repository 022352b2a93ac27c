import { allSigns, rules } from './all-rules.ts';
import { likelyAlarms } from './likeness/likely-alarms.ts';
import { likenessOf } from './likeness/likeness.ts';
import type { Weights } from './likeness/weigh.ts';
import type { RedFlag, RedFlagRule } from './red-flag.ts';
import { ToldSigns } from './told-signs.ts';
import { withoutFillers } from './words/fillers.ts';
import { sortByStart } from './words/first-letters.ts';

const longestMessage = 8000;
/** From this likelihood of danger on a message is an alarm that no rule knows the words of; a scrap ("And now?") sounds like nothing. */
const soundsLikeAnAlarm = 0.6;
const wordsOfAScrap = 4;
let sorted: ReturnType<typeof sortByStart> | undefined;

/** The alarm a message raises by its signs, or else the one it sounds like; null when it raises none. */
export function findRedFlag(text: string): RedFlag | null {
  return findToldAlarm(text) ?? findLikelyAlarm(text);
}

/** The alarm a message sounds like although no rule may know its words. */
export function findLikelyAlarm(text: string, weights?: Weights): RedFlag | null {
  if (text.trim().split(/\s+/).length <= wordsOfAScrap) return null;
  const { calm, alarm } = likenessOf(text, weights);
  return 1 - calm >= soundsLikeAnAlarm ? likelyAlarms[alarm] : null;
}

/** The alarm whose signs a message tells, emergencies first; null when it tells none. */
export function findToldAlarm(text: string): RedFlag | null {
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
