import { reportFailure } from '../../lib/report-failure.ts';
import type * as Checks from './form-checks.ts';

/** Forms check what is typed with code that comes after the form itself; without it the server checks alone. */
export const checkLogin: typeof Checks.checkLogin = async (values, ...rest) =>
  (await bringChecks())?.checkLogin(values, ...rest) ?? { values, errors: {} };

export const checkRegistration: typeof Checks.checkRegistration = async (values, ...rest) =>
  (await bringChecks())?.checkRegistration(values, ...rest) ?? { values, errors: {} };

export const checkForgotPassword: typeof Checks.checkForgotPassword = async (values, ...rest) =>
  (await bringChecks())?.checkForgotPassword(values, ...rest) ?? { values, errors: {} };

/** Also called ahead, so that the first press of a button need not wait. */
export async function bringChecks(): Promise<typeof Checks | null> {
  return import('./form-checks.ts').catch((error: unknown) => {
    reportFailure('checks not loaded', error);
    return null;
  });
}
