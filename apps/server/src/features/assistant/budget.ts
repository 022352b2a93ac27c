import { type Clock, timestamp } from '../../platform/clock.ts';
import type { Limits } from '../../platform/limits/limits.ts';

/** Maximum output of one call in tokens, and of one answer in characters. */
export const maxTokensPerCall = 1500;
export const maxCharacters = 16_000;
/** An estimate for services that do not report their usage. */
export const charactersPerToken = 4;

export interface Budget {
  /** Counts one answer; false when the user's or the whole day's share is used up. */
  take(userId: number): Promise<boolean>;
  /** Takes back one `take`, when the model was not asked after all. */
  giveBack(userId: number): Promise<void>;
  spend(userId: number, tokens: number): Promise<void>;
}

/** The quota of language-model usage per UTC day, for each user and the whole site; see limit-rules.ts. */
export function createBudget({ clock, limits }: { clock: Clock; limits: Limits }): Budget {
  const keysOf = (userId: number) => {
    const day = timestamp(clock).slice(0, 10);
    return { own: `${userId} ${day}`, all: day };
  };
  return {
    async take(userId) {
      const { own, all } = keysOf(userId);
      const isSpent =
        (await limits.isSpent('modelTokensPerUser', own)) ||
        (await limits.isSpent('modelTokensOfAll', all)) ||
        (await limits.isSpent('modelAnswersOfAll', all));
      if (isSpent || !(await limits.allows('modelAnswersPerUser', own))) return false;
      if (await limits.allows('modelAnswersOfAll', all)) return true;
      // Others took the site's last answers since it was looked at: this person has had none.
      await limits.giveBack('modelAnswersPerUser', own);
      return false;
    },
    async giveBack(userId) {
      const { own, all } = keysOf(userId);
      await limits.giveBack('modelAnswersPerUser', own);
      await limits.giveBack('modelAnswersOfAll', all);
    },
    async spend(userId, tokens) {
      const { own, all } = keysOf(userId);
      await limits.note('modelTokensPerUser', own, tokens);
      await limits.note('modelTokensOfAll', all, tokens);
    },
  };
}
