import type { Mention } from '../resolve/mention.ts';
import type { Severity } from '../safety/severity.ts';
import { compareSeverity } from '../safety/words.ts';
import { type Life, appliesTo } from './limit-at.ts';
import { intakesIn } from './read-intakes.ts';
import { type Sum, limitFor, passedBy, sumOf } from './sum.ts';
import { upperLevels } from './upper-levels.ts';
import { whyTooMuch, whyWithin } from './words.ts';

/** What is to be said of an amount somebody asks about. */
export interface Judgement {
  /** Null where it is within the level. */
  readonly severity: Severity | null;
  readonly herb: string;
  readonly text: string;
}

/** "Is 800 mcg of selenium too much?" The gravest first; nothing where no certain amount of a known level is told. */
export function judgeAmounts(text: string, mentions: readonly Mention[], life: Life): readonly Judgement[] {
  const intakes = intakesIn(text, mentions);
  return upperLevels
    .flatMap((level) => {
      const sum = sumOf(level, intakes);
      return sum ? judge(sum, life) : [];
    })
    .toSorted((left, right) => weightOf(left) - weightOf(right));
}

function judge(sum: Sum, life: Life): readonly Judgement[] {
  const herb = sum.parts[0]?.herb ?? '';
  const passed = passedBy(sum, life);
  if (passed) {
    const text = `${whyTooMuch({ sum, passed, life })} ${passed.limit.advice}`;
    return [{ severity: passed.severity, herb, text }];
  }
  const [lowest] = sum.level.limits
    .filter((limit) => appliesTo(limit, life))
    .map((limit) => limitFor(limit, sum.level, life))
    .toSorted((left, right) => left.most - right.most);
  return lowest ? [{ severity: null, herb, text: whyWithin({ sum, passed: lowest, life }) }] : [];
}

const calm = 4;

function weightOf({ severity }: Judgement): number {
  return severity === null ? calm : compareSeverity(severity, 'contraindicated');
}
