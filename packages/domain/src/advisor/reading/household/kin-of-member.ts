import { choice } from '../../../resolve/phrases.ts';
import { type HouseholdMember, whoseIs } from './member.ts';
import { firstOf } from './names-as-kin.ts';

/**
 * Messages in which kin of somebody with a profile stand by their own name, where they have a profile too: "does her brother
 * need less?", after Mia, is of Leo; "their dad", "Anna's husband". `chosen` is the profile each was written under. Who fits
 * is told by sex and age; where two do, or none, the words stay.
 */
export function kinByName<M extends HouseholdMember>(
  messages: readonly string[],
  { household, chosen }: { readonly household: readonly M[]; readonly chosen: readonly (M | null)[] },
): readonly string[] {
  if (household.length < 2) return messages;
  const names = new Map(household.map((member) => [firstOf(member.name).toLowerCase(), member]));
  const anyName = choice(...[...names.keys()].filter((name) => /^\p{L}+$/u.test(name)));
  const words = new RegExp(
    String.raw`\b(?:(his|her|their)|(${anyName})['’]s) (?:(?:own|little|big|older|elder|younger|twin|baby|poor|dear) )*(${kinWords})\b(?!['’-])|\b(${anyName})\b`,
    'giu',
  );
  const spoken: M[] = [];
  return messages.map((message, place) => {
    const under = chosen[place] ?? null;
    const candidates = () => (under === null || under.isMain ? spoken : [under, ...spoken]);
    const named = message.replaceAll(words, (all, pronoun?: string, of?: string, kin?: string, name?: string) => {
      const called = names.get((name ?? '').toLowerCase());
      if (called !== undefined) spoken.push(called);
      if (kin === undefined) return all;
      const anchor =
        of === undefined ? candidates().findLast((each) => isOf(each, pronoun)) : names.get(of.toLowerCase());
      const member = anchor === undefined ? null : kinOf(anchor, kin, household);
      if (member === null) return all;
      spoken.push(member);
      return firstOf(member.name);
    });
    // "Her brother Liam".
    return named.replaceAll(twice, '$1');
  });
}

const twice = /\b(\p{Lu}\p{L}+),? \1\b/gu;

function isOf(anchor: HouseholdMember, pronoun: string | undefined): boolean {
  const whose = whoseIs(anchor);
  return pronoun === undefined || whose === 'their' || /^their$/i.test(pronoun) || pronoun.toLowerCase() === whose;
}

/** The one of the household who can be that to the member. */
function kinOf<M extends HouseholdMember>(anchor: M, word: string, household: readonly M[]): M | null {
  const kind = kinds.find(({ words }) => new RegExp(`^(?:${words})$`, 'i').test(word));
  if (kind === undefined || anchor.ageYears === null) return null;
  const own = anchor.ageYears;
  const fitting = household.filter((member) => {
    const isOfSex = kind.whose === null || whoseIs(member) === kind.whose;
    return (
      member !== anchor && isOfSex && member.ageYears !== null && kind.fits(member.ageYears - own, { own, member })
    );
  });
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}

/** Years between a parent and a child, at the least; between siblings and couples, at the most. */
const generation = 15;
const ofSiblings = 12;
const ofCouples = 20;
const grownFrom = 18;

interface Kind {
  readonly words: string;
  readonly whose: 'his' | 'her' | null;
  /** By how much older they are than the one they belong to. */
  readonly fits: (older: number, ages: { readonly own: number; readonly member: HouseholdMember }) => boolean;
}

const isSibling = (older: number) => Math.abs(older) <= ofSiblings;
const isParent = (older: number) => older >= generation && older < 3 * generation;
const isGrandparent = (older: number) => older >= 2 * generation + 5;
const isChild = (older: number) => older <= -generation;
const isPartner: Kind['fits'] = (older, { own, member }) =>
  Math.abs(older) <= ofCouples && own >= grownFrom && (member.ageYears ?? 0) >= grownFrom;

const kinds: readonly Kind[] = [
  { words: 'brother', whose: 'his', fits: isSibling },
  { words: 'sister', whose: 'her', fits: isSibling },
  { words: 'twin', whose: null, fits: (older) => older === 0 },
  { words: 'mum|mom|mother|mummy', whose: 'her', fits: isParent },
  { words: 'dad|father|daddy', whose: 'his', fits: isParent },
  { words: 'gran|granny|grandmother|grandma|nan|nana', whose: 'her', fits: isGrandparent },
  { words: 'grandad|granddad|grandfather|grandpa', whose: 'his', fits: isGrandparent },
  { words: 'husband|boyfriend', whose: 'his', fits: isPartner },
  { words: 'wife|girlfriend', whose: 'her', fits: isPartner },
  { words: 'son|boy|lad', whose: 'his', fits: isChild },
  { words: 'daughter|girl', whose: 'her', fits: isChild },
  { words: 'baby|little one|child|toddler', whose: null, fits: isChild },
];
const kinWords = choice(...kinds.map(({ words }) => words));
