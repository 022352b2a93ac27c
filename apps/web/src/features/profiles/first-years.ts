import type { ProfileDraft } from './profile-draft.ts';

type Age = Pick<ProfileDraft, 'age' | 'concerns'>;

/** From this age on a pregnancy is asked about. */
const oldEnough = 12;
const underOne = /^0+(?:[.,]\d+)?$|^(\d+) ?(days?|weeks?|months?|d|w|m|mo)$/i;
const noted = /\bbaby(?: under 1 year|, \d+ (?:days?|weeks?|months?)) old\b/i;
const units = { d: 'day', w: 'week', m: 'month' } as const;

/** What health concerns say of a baby whose age was typed as 0, or in months; null for every other age. */
export function babyWords(typed: string): string | null {
  const found = underOne.exec(typed.trim());
  if (!found) return null;
  const [, count, unit] = found;
  if (count === undefined || unit === undefined) return 'Baby under 1 year old';
  // safe: the expression allows no other letter.
  const word = units[unit[0]?.toLowerCase() as keyof typeof units];
  return `Baby, ${count} ${word}${Number(count) === 1 ? '' : 's'} old`;
}

/** Whether an age left empty is told by the health concerns. */
export function isNotedAsBaby({ age, concerns }: Age): boolean {
  return age.trim() === '' && noted.test(concerns);
}

/** Whether nobody would ask this person about a pregnancy. */
export function isYoungChild(person: Age): boolean {
  const typed = person.age.trim();
  return isNotedAsBaby(person) || babyWords(typed) !== null || (/^\d+$/.test(typed) && Number(typed) < oldEnough);
}
