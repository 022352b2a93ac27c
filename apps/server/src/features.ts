import type { FastifyInstance } from 'fastify';
import { registerAccounts } from './features/accounts/accounts.routes.ts';
import { registerPlatform } from './features/platform/platform.routes.ts';
import { registerProfiles } from './features/profiles/profiles.routes.ts';
import type { AppDeps } from './platform/deps.ts';

/** Registers every feature. Returns what must be done once the database is ready. */
export function registerFeatures(app: FastifyInstance, deps: AppDeps & { readonly isReady: () => boolean }) {
  registerPlatform(app, deps);
  registerAccounts(app, deps);
  registerProfiles(app, deps);
  return {
    async fillSharedTables(): Promise<void> {},
  };
}
