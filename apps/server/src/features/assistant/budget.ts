import { type Clock, timestamp } from '../../platform/clock.ts';

/** What a language model may cost in a day; RATE_LIMIT_SCALE multiplies each. */
const perDay = { answersPerUser: 100, answers: 5000, tokensPerUser: 400_000, tokens: 10_000_000 };
/** Output of one call, and of one answer in characters; the hosting contract of many services counts the first. */
export const mostTokensPerCall = 1500;
export const mostCharacters = 16_000;

export interface Budget {
  /** Counts one answer; false when the user's or the whole day's share is used up. */
  take(userId: number): boolean;
  spend(userId: number, tokens: number): void;
}

/** Counters of this process for the present UTC day. */
export function createBudget({ clock, scale }: { clock: Clock; scale: number }): Budget {
  let day = '';
  let users = new Map<number, { answers: number; tokens: number }>();
  let all = { answers: 0, tokens: 0 };
  const ofUser = (userId: number) => {
    const today = timestamp(clock).slice(0, 10);
    if (today !== day) [day, users, all] = [today, new Map(), { answers: 0, tokens: 0 }];
    const own = users.get(userId) ?? { answers: 0, tokens: 0 };
    users.set(userId, own);
    return own;
  };
  return {
    take(userId) {
      const own = ofUser(userId);
      const isSpent =
        own.answers >= perDay.answersPerUser * scale ||
        own.tokens >= perDay.tokensPerUser * scale ||
        all.answers >= perDay.answers * scale ||
        all.tokens >= perDay.tokens * scale;
      if (isSpent) return false;
      own.answers += 1;
      all.answers += 1;
      return true;
    },
    spend(userId, tokens) {
      const own = ofUser(userId);
      own.tokens += tokens;
      all.tokens += tokens;
    },
  };
}
