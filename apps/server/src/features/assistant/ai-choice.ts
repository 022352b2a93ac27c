import type { AppDeps } from '../../platform/deps.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { listOwnConsents } from '../account/account.service.ts';

/** "Built-in only" is each account's own choice, for words and for photos. */
export async function keepsToBuiltIn(deps: AppDeps, session: SignedIn): Promise<boolean> {
  const consents = await listOwnConsents({ deps, session });
  return consents.some(({ kind, granted }) => kind === 'ai-service' && !granted);
}
