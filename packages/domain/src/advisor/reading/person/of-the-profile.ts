import { isUnderage } from '../../../safety/person/age-group.ts';
import type { Person } from '../../../safety/person/person.ts';
import { isAdultRelation } from './relations.ts';
import { whoseOf } from './whose.ts';

/** "My son has a cough", with the profile of a boy of six: it is he, unless another age is told. */
export function isProfiled(relation: string, message: string, profile: Person): boolean {
  if (!isUnderage(profile) || isAdultRelation(relation)) return false;
  const whose = whoseOf(relation);
  const { gender } = profile;
  const isOfOtherSex = (whose === 'his' && gender === 'female') || (whose === 'her' && gender === 'male');
  const isOfOtherAge = [...message.matchAll(ageInWords)].some(
    (match) => Number(match[1] ?? match[2]) !== Math.floor(profile.ageYears ?? 0),
  );
  if (isOfOtherSex) return false;
  if (small.test(relation)) return (profile.ageYears ?? 0) < smallUnder && !tellsMonths(message, profile);
  return !isOfOtherAge && ownChild.test(relation) && !anotherChild.test(message);
}

/** "The baby", with the profile of a child of one: forms take whole years from one on. */
const small = /^(?:baby|toddler|infant|little one)$/;
const smallUnder = 3;

/** "The baby is 3 months old", beside the profile of a child of two. */
function tellsMonths(message: string, { ageYears }: Person): boolean {
  const [, months] = /\b(\d{1,2})[- ]?(?:months?|mos?|m)\b/i.exec(message) ?? [];
  const [, years] = /\b(\d{1,2})[- ]?(?:years?|yrs?|yo)\b/i.exec(message) ?? [];
  const told = months === undefined ? (years === undefined ? null : Number(years)) : Number(months) / 12;
  return told !== null && Math.abs(told - (ageYears ?? 1)) > 1;
}

const ageInWords =
  /\b(?:is|he's|she's|aged?|turned|just|son,|daughter,) (?:only )?(\d{1,2})\b(?! (?:days|weeks|times|hours))|\b(\d{1,2})[- ]?(?:years?|yrs?|yo|y\/o|months?|weeks?)[- ]?old/gi;
const anotherChild = /\b(?:own|baby|newborn|infant|toddler|teenager|other|younger|older|youngest|oldest|friend's)\b/i;

const ownChild = /^(?:son|daughter|child|kid|boy|girl|little one|lad|lass)$/;
