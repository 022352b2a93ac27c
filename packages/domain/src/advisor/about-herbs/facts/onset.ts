import type { Herb } from '../../../herbs/herb.ts';
import type { UseKey } from '../../../herbs/use-keys.ts';
import { fittingClauses } from '../../reading/wishes/topics.ts';
import { listed } from '../../wording/html.ts';
import { inSentence } from '../../wording/names.ts';
import { clausesOf, withStop } from '../../wording/sentences.ts';

/** What is known of how soon a herb acts for a use, without what only limits it; empty where nothing is. */
export function onsetTold({ monograph }: Herb, use: UseKey | undefined): string {
  const whole = monograph?.timeToEffect ?? '';
  const fitting = use === undefined ? whole : fittingClauses(whole, use);
  return clausesOf(fitting)
    .filter((clause) => !isLimit.test(clause))
    .join(' ');
}

const isLimit = /^(?:not|if|see|only)\b|(?<!hours, |days, )\bup to\b|\blonger than\b/i;

const spans = [
  /\b(?:minutes?|hours?|at once|same day|right away)\b/i,
  /\b(?:days?|nights?)\b/i,
  /\bweeks?\b/i,
  /\b(?:months?|year)\b/i,
];

/** 0 within hours, 1 within days, 2 weeks, 3 months; null where nothing is known. */
export function spanOf(herb: Herb, use: UseKey | undefined): number | null {
  const told = onsetTold(herb, use).replace(/\bnot work at once\b/i, '');
  const span = spanIn(told);
  // "12 to 24 hours, up to three days"
  return span < 0 ? null : Math.max(span, spanIn(/\bup to [^.;]*/.exec(told)?.[0] ?? ''));
}

function spanIn(told: string): number {
  return spans.findIndex((words) => words.test(told));
}

/** "Which one works fastest?" */
export const asksForSoonest =
  /\b(?:fast(?:er|est)|quick(?:er|est|ly)|soon(?:er|est)|rapid|most rapidly|first to work|straight ?away|right away|instant\w*|(?:something|anything|one)\b.*\b(?:fast|quick))\b/i;

/** Which of them acts soonest, by what was studied, and how soon each does. */
export function soonestOf(
  herbs: readonly Herb[],
  use: UseKey | undefined,
): { readonly first: string; readonly each: (herb: Herb) => string } {
  const timed = herbs.flatMap((herb) => {
    const span = spanOf(herb, use);
    return span === null ? [] : [{ herb, span }];
  });
  const least = Math.min(...timed.map(({ span }) => span));
  const soonest = timed.filter(({ span }) => span === least).map(({ herb }) => inSentence(herb.name));
  const first =
    timed.length === 0
      ? 'How soon each of them works was not studied, so I cannot tell which is faster.'
      : soonest.length === 1
        ? `By what was studied, ${listed(soonest)} is felt soonest.`
        : `No study set them side by side. By their own studies, ${listed(soonest)} take about as long.`;
  return {
    first,
    each: (herb) => {
      const told = onsetTold(herb, use);
      return told === '' ? 'How soon it works was not studied.' : withStop(told);
    },
  };
}
