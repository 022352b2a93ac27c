import { reportFailure } from '../../lib/report-failure.ts';
import type * as Checks from './form-checks.ts';

/** Form validation is loaded after the form itself; without it only the server validates. */
export const checkLogin: typeof Checks.checkLogin = async (values, ...rest) =>
  (await loadChecks())?.checkLogin(values, ...rest) ?? { values, errors: {} };

export const checkRegistration: typeof Checks.checkRegistration = async (values, ...rest) =>
  (await loadChecks())?.checkRegistration(values, ...rest) ?? { values, errors: {} };

export const checkForgotPassword: typeof Checks.checkForgotPassword = async (values, ...rest) =>
  (await loadChecks())?.checkForgotPassword(values, ...rest) ?? { values, errors: {} };

/** Also called in advance, so that the first submit need not wait. */
export async function loadChecks(): Promise<typeof Checks | null> {
  return import('./form-checks.ts').catch((error: unknown) => {
    reportFailure('checks not loaded', error);
    return null;
  });
}
