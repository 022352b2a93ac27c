import type { Herb } from '../../herbs/herb.ts';
import type { UseKey } from '../../herbs/use-keys.ts';
import type { Item } from '../../safety/item.ts';
import { type Asks, asksForFacts } from '../reading/wishes/asks.ts';
import { bringsItOn } from './verdict/brings-it-on.ts';
import { everydayHelp } from '../for-concerns/everyday-help.ts';
import { inSentence } from '../wording/names.ts';
import { keepsAwake } from './facts/keeps-awake.ts';
import type { Particular } from '../particular/particular.ts';
import { rawPart } from './facts/raw-part.ts';
import { noneForSlimming, notForCleansing, notForSlimming } from './facts/slimming.ts';
import { saidOfIt } from './facts/said-of-it.ts';
import { isOfSwallowing, swallowed } from './facts/swallowed.ts';
import type { Finding } from '../../safety/finding.ts';
import { isOfAnyOil } from '../../safety/oil-swallowed.ts';
import { tooLong } from './amounts/too-long.ts';
import { sentencesOf } from '../wording/sentences.ts';

interface Asked {
  readonly question: string;
  readonly asks: Asks;
  readonly said: string;
  readonly items: readonly Item[];
  readonly wish: readonly UseKey[];
  readonly particulars: readonly Particular[];
  readonly earlierParticulars: readonly Particular[];
}

/** What settles the question by itself: too long, not raw, not to be swallowed. */
export function settledLines({ question, items, wish, said }: Asked, herbs: readonly Herb[]): readonly string[] {
  const together = noneForSlimming(herbs, wish);
  const lines = herbs.flatMap((herb) => {
    const own = notForSlimming(herb, wish);
    const slimming = (own === null ? null : (together ?? own)) ?? notForCleansing(herb, wish);
    const line = slimming !== null && !said.includes(slimming) ? slimming : null;
    return (
      line ??
      keepsAwake(herb, question) ??
      tooLong(herb, question, said) ??
      rawPart(herb, question) ??
      swallowed(herb, items, question) ??
      []
    );
  });
  return [...new Set(lines)];
}

/** "No, do not swallow it" says the same of any oil, and no doctor would agree to it. */
export function withoutSwallowing(findings: readonly Finding[], settled: readonly string[]): readonly Finding[] {
  return settled.some(isOfSwallowing) ? findings.filter(({ ruleId }) => !isOfAnyOil(ruleId)) : findings;
}

/** "Is tea tree better than benzoyl peroxide?": what is known to be better proven, where the everyday help names it. */
export function theBetterOne(question: string, wish: readonly UseKey[], shown: readonly Herb[]): string[] {
  const rival = /\b(?:better|stronger) than (?:the |a |an )?([a-z]{5,})/i.exec(question)?.[1]?.toLowerCase();
  const told = sentencesOf(everydayHelp(wish) ?? '').find(
    (each) => rival !== undefined && each.toLowerCase().includes(rival),
  );
  const [herb] = shown;
  return told === undefined || herb === undefined
    ? []
    : [`I would not put ${inSentence(herb.name)} before it. ${told}`];
}

/** What was said of it in the talk of a complaint that no herb stands for. */
export function knownOf(
  { question, wish, asks, particulars, earlierParticulars, said }: Asked,
  shown: readonly Herb[],
): string[] {
  const isTold = ({ says }: Particular) => says !== undefined && said.includes(says);
  // Whole, where nobody asks for proof: it stands beside the answer then.
  const fresh = asks.evidence ? particulars : particulars.filter(isTold);
  const isOfFact = asksForFacts(asks) && !asks.evidence && !asks.amount;
  const spoken = [...fresh, ...(isOfFact ? [] : earlierParticulars.filter(isTold))];
  return [
    ...theBetterOne(question, wish, shown),
    ...new Set(spoken.flatMap((each) => shown.flatMap((herb) => saidOfIt(herb, each, isTold(each)) ?? []))),
  ];
}

/** What is asked about can be behind the very complaint the talk is about. */
export function broughtOn({ asks, particulars, earlierParticulars, said }: Asked, shown: readonly Herb[]): string[] {
  const spoken = particulars.length > 0 ? particulars : earlierParticulars;
  return asks.checking
    ? shown.flatMap((herb) => bringsItOn(herb, spoken) ?? []).filter((line) => !said.includes(line))
    : [];
}
