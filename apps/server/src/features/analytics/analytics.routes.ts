import { getAnalyticsSummary, listDailyAnalytics, recordEvent as recordEventCall, succeeded } from '@herbie/contract';
import type { FastifyInstance } from 'fastify';
import { serverDay, startOfServerDay } from '../../platform/clock.ts';
import { windowOf } from '../../platform/days.ts';
import type { AppDeps } from '../../platform/deps.ts';
import { networkOf } from '../../platform/http/network.ts';
import { createRegisterCall } from '../../platform/http/register-call.ts';
import { recordEvent } from './analytics.service.ts';
import { countSummary, listDays } from './analytics.store.ts';

export function registerAnalytics(app: FastifyInstance, deps: AppDeps): void {
  const registerCall = createRegisterCall({ app, deps });

  registerCall(getAnalyticsSummary, () =>
    countSummary(deps.db, { day: serverDay(deps.clock), since: startOfServerDay(deps.clock) }),
  );

  registerCall(listDailyAnalytics, ({ query }) =>
    listDays(deps.db, windowOf({ days: query.days, today: serverDay(deps.clock) })),
  );

  registerCall(recordEventCall, async ({ request, body, session, recorder }) => {
    await deps.limits.spend('clicksPerAddress', networkOf(request));
    const userId = session?.user.id ?? null;
    return recorder.write(async (tx) => {
      await recordEvent({ db: tx, clock: deps.clock, request, type: body.eventType, userId });
      return { answer: succeeded, isNew: true };
    });
  });
}
