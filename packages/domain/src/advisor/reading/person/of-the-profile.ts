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
  return !isOfOtherSex && !isOfOtherAge && ownChild.test(relation) && !anotherChild.test(message);
}

const ageInWords =
  /\b(?:is|he's|she's|aged?|turned|just|son,|daughter,) (?:only )?(\d{1,2})\b(?! (?:days|weeks|times|hours))|\b(\d{1,2})[- ]?(?:years?|yrs?|yo|y\/o|months?|weeks?)[- ]?old/gi;
const anotherChild = /\b(?:own|baby|newborn|infant|toddler|teenager|other|younger|older|youngest|oldest|friend's)\b/i;

const ownChild = /^(?:son|daughter|child|kid|boy|girl|little one|lad|lass)$/;
