import type { Config } from '../../config.ts';
import { AppError } from '../../platform/http/errors.ts';
import { authErrors, passwordShorterThan } from './auth.errors.ts';
import { isCommonPassword } from './common-passwords.ts';

const strictLength = 15;
const appName = 'herbie';

type Policy = Pick<Config, 'PASSWORD_POLICY' | 'PASSWORD_MIN_LENGTH'>;

/** How many characters this site asks of a password. */
export function minPasswordLength({ PASSWORD_POLICY, PASSWORD_MIN_LENGTH }: Policy): number {
  return Math.max(PASSWORD_MIN_LENGTH, PASSWORD_POLICY === 'strict' ? strictLength : 0);
}

interface Choice {
  readonly config: Policy;
  readonly password: string;
  /** The person's own names and address, which a strict site refuses inside a password. */
  readonly personal: readonly (string | null | undefined)[];
}

/** Refuses what the operator's policy refuses. The basic policy asks for length alone. */
export async function refuseWeakPassword({ config, password, personal }: Choice): Promise<void> {
  const isStrict = config.PASSWORD_POLICY === 'strict';
  if (isStrict && (await isEasy(password, personal))) {
    throw new AppError(authErrors.passwordTooCommon, { field: 'password' });
  }
  const shortest = minPasswordLength(config);
  if (lengthOf(password) < shortest) throw new AppError(passwordShorterThan(shortest), { field: 'password' });
}

/** In characters, as the contract counts them: an emoji is one. */
function lengthOf(text: string): number {
  return [...text].length;
}

/** Common passwords, and the person's own names with little or something common around them. */
async function isEasy(password: string, personal: Choice['personal']): Promise<boolean> {
  const plain = password.toLowerCase();
  const words = [appName, ...personal].map((word) => word?.toLowerCase() ?? '').filter((word) => word.length >= 3);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain);
  const isOwn = rest !== plain && rest.length < strictLength / 2;
  return isOwn || (await isCommonPassword(rest)) || (await isCommonPassword(plain));
}
