import { dictionary } from '@zxcvbn-ts/language-common';

const common = new Set(dictionary['passwords-common']);

/** True when the password stands on the list of the most used ones. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
