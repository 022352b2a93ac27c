import type { FastifyInstance } from 'fastify';
import { registerAccount } from './features/account/account.routes.ts';
import { registerAuth } from './features/auth/auth.routes.ts';
import { registerAnalyses } from './features/analyses/analyses.routes.ts';
import { forgetOldVisits } from './features/analytics/analytics.service.ts';
import { registerAnalytics } from './features/analytics/analytics.routes.ts';
import { rollUpDays } from './features/analytics/roll-up.service.ts';
import { registerAnswers } from './features/chats/answers.routes.ts';
import { registerChats } from './features/chats/chats.routes.ts';
import { cleanUpChats, eraseOldChats } from './features/chats/chats.service.ts';
import { registerReports } from './features/chats/reports.routes.ts';
import { registerFavorites } from './features/favorites/favorites.routes.ts';
import { registerHerbs } from './features/herbs/herbs.routes.ts';
import { fillHerbs } from './features/herbs/herbs.service.ts';
import { registerSite } from './features/site/site.routes.ts';
import { registerProducts } from './features/products/products.routes.ts';
import { registerProfiles } from './features/profiles/profiles.routes.ts';
import { registerSafety } from './features/safety/safety.routes.ts';
import { registerSupplements } from './features/supplements/supplements.routes.ts';
import { registerWellness } from './features/wellness/wellness.routes.ts';
import { forgetOldRows } from './platform/database/forget-old-rows.store.ts';
import type { AppDeps } from './platform/deps.ts';
import { settleUnfinishedKeys } from './platform/http/idempotency.ts';

/** Registers every feature. Returns the jobs to run once the database is ready, and once a day. */
export function registerFeatures(app: FastifyInstance, deps: AppDeps & { readonly isReady: () => boolean }) {
  registerSite(app, deps);
  registerAuth(app, deps);
  registerAccount(app, deps);
  registerProfiles(app, deps);
  registerHerbs(app, deps);
  registerSafety(app, deps);
  registerChats(app, deps);
  registerAnswers(app, deps);
  registerReports(app, deps);
  registerFavorites(app, deps);
  registerWellness(app, deps);
  registerSupplements(app, deps);
  registerAnalyses(app, deps);
  registerProducts(app, deps);
  registerAnalytics(app, deps);
  return {
    async prepareData(): Promise<void> {
      await fillHerbs(deps);
      await cleanUpChats(deps);
      await settleUnfinishedKeys(deps);
    },
    /** Once a day for the whole site: the first instance closes the day, the others find it already closed. */
    async runDailyJobs(): Promise<void> {
      if (!(await rollUpDays(deps))) return;
      await forgetOldVisits(deps);
      await forgetOldRows(deps);
      await deps.sessions.forgetExpired();
      await deps.limits.forgetExpired();
      await eraseOldChats(deps);
    },
  };
}
