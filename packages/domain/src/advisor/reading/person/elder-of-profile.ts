import type { Person } from '../../../safety/person/person.ts';
import { whoseOf } from './whose.ts';

/** "It's for my grandpa", with the profile of a man of 85: who writes for somebody so old has chosen their profile. */
export function isElderOfProfile(relation: string, message: string, { ageYears, gender }: Person): boolean {
  const from = grandparent.test(relation) ? grandparentsFromYears : parent.test(relation) ? parentsFromYears : null;
  if (from === null || ageYears === null || ageYears < from) return false;
  const whose = whoseOf(relation);
  const isOfOtherSex = (whose === 'his' && gender === 'female') || (whose === 'her' && gender === 'male');
  const isOfOtherAge = [...message.matchAll(ages)].some(([, age]) => Number(age) !== Math.floor(ageYears));
  return !isOfOtherSex && !isOfOtherAge;
}

/** From these ages on hardly anybody has a grandparent, or a parent, to ask for. */
const grandparentsFromYears = 60;
const parentsFromYears = 75;
const grandparent = /^(?:grand ?(?:mother|father|ma|pa|mom|dad|parents?)|granny|nana|gran|nan)$/;
const parent = /^(?:mother|father|mom|mum|dad|parents?)$/;
const ages = /\b(\d{2,3})\b(?! ?(?:mg|mcg|ml|g|iu|%|times|weeks|months|days|hours))/gi;
