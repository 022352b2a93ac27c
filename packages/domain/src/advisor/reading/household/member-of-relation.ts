import { whoseOf } from '../person/whose.ts';
import { type HouseholdMember, whoseIs } from './member.ts';

/**
 * The one of the household a word of kin can mean: "my daughter", where one profile is that of a girl much younger than the
 * one who writes, or than the member whose daughter it is said to be. Null where none fits, or more than one, or where the message tells another age.
 */
export function memberOf<M extends HouseholdMember>(
  relation: string,
  message: string,
  { members, writer }: { readonly members: readonly M[]; readonly writer: HouseholdMember | null },
): M | null {
  const kin = kinds.find(({ words }) => words.test(relation));
  if (kin === undefined) return null;
  const whose = whoseOf(relation);
  const fitting = members.filter((member) => {
    const isOfSex = whose === 'their' || whoseIs(member) === whose || whoseIs(member) === 'their';
    return (
      isOfSex &&
      kin.fits(member.ageYears, writer?.ageYears ?? null, { member, writer }) &&
      !tellsAnotherAge(message, member)
    );
  });
  const byAge = fitting.toSorted((one, other) => (one.ageYears ?? 0) - (other.ageYears ?? 0));
  if (byAge.length > 1 && kin.areChildren === true) {
    if (theYoungest.test(message)) return byAge[0] ?? null;
    return theOldest.test(message) ? (byAge.at(-1) ?? null) : null;
  }
  return byAge.length === 1 ? (byAge[0] ?? null) : null;
}

/** "The younger one", "our eldest", where several fit. */
const theYoungest =
  /\bmy (?:younger|youngest|little|small|wee) (?:child|son|daughter|boy|girl|kid|one|lad|lass|brother|sister)\b/i;
const theOldest =
  /\bmy (?:elder|eldest|older|oldest|big) (?:child|son|daughter|boy|girl|kid|one|lad|lass|brother|sister)\b/i;

/** Years between a parent and a child, at the least, and between two who live as a couple, at the most. */
const generation = 15;
const mostOfParents = 55;
const ofCouples = 20;
const grownFrom = 18;
const ofSiblings = 12;
const couplesFrom = 25;

interface Both {
  readonly member: HouseholdMember;
  readonly writer: HouseholdMember | null;
}

interface Kind {
  readonly words: RegExp;
  /** Whether somebody of an age can be that to whoever writes; the age of either may be unknown. */
  readonly fits: (age: number | null, writer: number | null, both: Both) => boolean;
  readonly areChildren?: boolean;
}

const kinds: readonly Kind[] = [
  {
    words: /^(?:husband|hubby|wife|spouse|partner|boyfriend|girlfriend|fianc[eé]e?)$/,
    fits: (age, writer) => age !== null && age >= grownFrom && (writer === null || Math.abs(age - writer) <= ofCouples),
  },
  { words: /^(?:bab(?:y|ies)|infant|newborn)$/, fits: (age) => age !== null && age <= 1 },
  { words: /^toddler$/, fits: (age) => age !== null && age <= 3 },
  {
    words: /^(?:sons?|daughters?|child|kid|boy|girl|little one|lad|lass|teen(?:ager)?)$/,
    areChildren: true,
    fits: (age, writer) => age !== null && (writer === null ? age < grownFrom : writer - age >= generation),
  },
  { words: /^(?:brother|sister)$/, fits: isSibling },
  { words: /^twin$/, fits: (age, writer) => age !== null && age === writer },
  {
    words: /^grand ?(?:son|daughter|child)$/,
    fits: (age, writer) => age !== null && writer !== null && writer - age >= 2 * generation,
  },
  {
    words: /^(?:mother|father|mom|mum|dad)$/,
    fits: (age, writer) =>
      age !== null && writer !== null && age - writer >= generation && age - writer <= mostOfParents,
  },
  {
    words: /^(?:gran(?:d ?(?:mother|father|ma|pa|mom|dad)|dad|pa|ma)?|granny|nana|nan)$/,
    fits: (age, writer) => age !== null && writer !== null && age - writer >= 2 * generation,
  },
];

/** "My brother", of a grown-up woman and a man of like age: nobody can tell that they are no couple. "Her brother" is said of siblings. */
function isSibling(age: number | null, own: number | null, { member, writer }: Both): boolean {
  if (age === null || own === null || Math.abs(age - own) > ofSiblings) return false;
  return writer?.isMain !== true || Math.max(age, own) < couplesFrom || whoseIs(member) === whoseIs(writer);
}

/** "My other son, 9", where the profile is that of a boy of four. */
function tellsAnotherAge(message: string, { ageYears }: HouseholdMember): boolean {
  if (anotherOne.test(message)) return true;
  return [...message.matchAll(agesTold)].some(([, years, aged, months]) => {
    const told = months === undefined ? Number(years ?? aged) : Number(months) / 12;
    return ageYears === null || Math.abs(told - ageYears) > yearsOff;
  });
}

/** Profiles are not changed at each birthday. */
const yearsOff = 1;
const anotherOne =
  /\b(?:my|our) (?:(?:\w+ )?(?:other|second|third|late|ex|former|step|foster|god|in[- ]law)\b|(?:friend|sister|brother|neighbou?r|cousin|colleague|boss)'?s\b)/i;
const agesTold =
  /\b(?:is|he's|she's|aged?|turned|turns|,) (?:only |just |nearly |almost )?(\d{1,2})\b(?! ?(?:days|weeks|months|times|hours|mg|cups|drops|%|o'clock|am|pm))|\b(\d{1,2})[- ]?(?:years?|yrs?|yo|y\/o)\b(?![- ](?:ago|now|back))|\b(\d{1,2})[- ]?(?:months?|mos?)[- ]old\b/gi;
