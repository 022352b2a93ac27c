import type { Person } from '../../../safety/person/person.ts';

/** "He is breastfed", told of the baby by the one who may be the mother. */
export function isNursed(messages: readonly string[], { gender, ageYears }: Person): boolean {
  const maybeMother = gender === 'female' && (ageYears ?? 0) >= fertileFromYears && (ageYears ?? 0) <= fertileToYears;
  const isFed = (message: string) => breastfed.test(message) || (maybeMother && hasABaby.test(message));
  return gender !== 'male' && messages.some(isFed) && !messages.some((message) => onTheBottle.test(message));
}

/** "My hair comes out, baby is 4 months": she may be nursing, until she says otherwise. */
const hasABaby =
  /(?:^|[,.;!?(]\s*|\b(?:and|but|my|our) )(?:(?:the|my|our) )?(?:baby|little one|newborn)(?:'s|’s| is) (?:only |just |now |about |nearly )*(?:\d|1[01]|one|two|three|four|five|six|seven|eight|nine|ten|eleven) (?:days?|weeks?|months?)\b/i;
const onTheBottle =
  /\b(?:formula|bottle[- ]?fed|on the bottle|not (?:nursing|breast ?-?feeding)|don'?t breast ?-?feed|stopped (?:nursing|breast ?-?feeding)|weaned)\b/i;

const breastfed =
  /\b(?:he|she|baby|child|son|daughter)(?:'s|’s| is) (?:still |only |fully |exclusively )*breast ?-?fed\b|\bmy breast ?-?fed (?:baby|child|son|daughter|newborn)\b/i;

export const fertileFromYears = 11;
const fertileToYears = 50;
