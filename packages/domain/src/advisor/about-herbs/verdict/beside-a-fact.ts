import type { Finding } from '../../../safety/finding.ts';
import type { Asks } from '../../reading/wishes/asks.ts';
import { isLimitOfStage } from '../amounts/limit-of-stage.ts';

interface Asked {
  readonly asks: Asks;
  readonly said: string;
}

/** What of the findings is told beside a fact that was asked for: all that weighs, and small notes that are news. */
export function besideAFact(findings: readonly Finding[], { asks, said }: Asked): readonly Finding[] {
  return findings.filter((finding) => {
    const { severity, subject, why } = finding;
    if (severity !== 'minor') return true;
    // The amount that is told is the one that holds in pregnancy or while nursing.
    if (asks.amount && isLimitOfStage(finding)) return false;
    return !said.includes(subject.name) || (asks.amount && !said.includes(why));
  });
}

/** Nothing but notes speaks against it. */
export function isCalmAbout(findings: readonly Finding[]): boolean {
  return findings.every(({ severity }) => severity === 'minor');
}

/** "And just drinking it normal": an amount is not told without the warning that holds. */
export function tellsAmount(facts: readonly string[]): boolean {
  return facts.some((fact) => amountTold.test(fact));
}

const amountTold = /\bas (?:a tea|capsules or extract|food):/i;
