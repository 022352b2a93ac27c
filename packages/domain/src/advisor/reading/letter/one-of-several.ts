import type { Role } from './role.ts';

/** "The older girl", after the little one; "my fifteen-year-old", after one of eight. */
export function isAnotherOne({ rank, told }: Role, called: string | null, words: string): boolean {
  const age = ageInWords(words);
  if (age !== null && told.ageYears !== null && !told.isAgeGuessed) return age !== Math.floor(told.ageYears);
  return called !== null && (rank === null ? older.test(called) : rank !== called);
}

function ageInWords(words: string): number | null {
  const [, age = ''] = /\b(\d{1,2}|[a-z]+)[- ](?:year|yr)/i.exec(words) ?? [];
  const place = numbers.indexOf(age.toLowerCase());
  return place >= 0 ? place + 1 : Number.isNaN(Number.parseInt(age, 10)) ? null : Number(age);
}

const older = /^(?:older|oldest|elder|eldest|other|second|third)$/;
const numbers =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
    ' ',
  );
