import { bodyEmergencies } from './body-emergencies.ts';
import { type Found, isDenied, isHarmless, withoutIdioms } from './harmless.ts';
import { heartAndBreathRules } from './heart-and-breath.ts';
import { injuryAndInfectionRules } from './injury-and-infection.ts';
import { plainWords } from './plain-words.ts';
import { poisoningRules } from './poisoning.ts';
import { pregnancyAndBabyRules } from './pregnancy-and-babies.ts';
import type { RedFlag, RedFlagRule } from './red-flag.ts';
import { selfHarmRules } from './self-harm.ts';
import { urgentRules } from './urgent.ts';
import { everywhere } from '../told-now.ts';

const rules: readonly RedFlagRule[] = [
  ...selfHarmRules,
  ...poisoningRules,
  ...pregnancyAndBabyRules,
  ...heartAndBreathRules,
  ...injuryAndInfectionRules,
  ...bodyEmergencies,
  ...urgentRules,
];
const longestMessage = 8000;

/** The alarm a message raises, emergencies first; null when it raises none. */
export function findRedFlag(text: string): RedFlag | null {
  const plain = withoutIdioms(plainWords(text.slice(0, longestMessage)));
  for (const rule of rules) {
    const isTold = (sign: RegExp) => holds(plain, sign, rule.heedsQuestions === true);
    if (!rule.patterns.some(isTold) && !(rule.together ?? []).some((signs) => signs.every(isTold))) continue;
    const { id, level, topic, paragraphs } = rule;
    return { id, level, topic, paragraphs };
  }
  return null;
}

/** Whether a sign is told somewhere and is neither denied, nor past, nor only wondered about. */
function holds(text: string, sign: RegExp, heedsQuestions: boolean): boolean {
  for (const match of text.matchAll(everywhere(sign))) {
    const found = placed(text, match.index, match[0]);
    if (!isDenied(found) && !isHarmless(found, heedsQuestions)) return true;
  }
  return false;
}

function placed(text: string, start: number, matched: string): Found {
  const from = Math.max(...['. ', '! ', '? ', '\n', '.\t'].map((mark) => text.lastIndexOf(mark, start - 1))) + 1;
  const ends = ['. ', '! ', '? ', '\n']
    .map((mark) => text.indexOf(mark, start + matched.length))
    .filter((at) => at >= 0);
  const to = ends.length === 0 ? text.length : Math.min(...ends);
  return {
    sentence: text.slice(from, to),
    before: text.slice(from, start),
    matched,
    after: text.slice(start + matched.length).slice(0, 16),
  };
}
