import type { Profile } from '@herbie/contract';

const words = {
  male: 'Male',
  female: 'Female',
  'non-binary': 'Non-binary',
  'prefer-not-to-say': 'Prefer not to say',
} as const;

export const notSpecified = 'Not specified';

export function genderWord(gender: Profile['gender']): string {
  return gender === null ? notSpecified : words[gender];
}
