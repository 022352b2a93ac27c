import { choice } from '../../../resolve/phrases.ts';
import { memberOf } from './member-of-relation.ts';
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
      const member = anchor === undefined ? null : kinOf(anchor, kin.toLowerCase(), household);
      if (member === null) return all;
      spoken.push(member);
      return firstOf(member.name);
    });
    // "Her brother Liam".
    return named.replaceAll(twice, '$1');
  });
}

function kinOf<M extends HouseholdMember>(owner: M, word: string, household: readonly M[]): M | null {
  return memberOf(word, '', { members: household.filter((each) => each !== owner), writer: owner });
}

const twice = /\b(\p{Lu}\p{L}+),? \1\b/gu;

function isOf(anchor: HouseholdMember, pronoun: string | undefined): boolean {
  const whose = whoseIs(anchor);
  return pronoun === undefined || whose === 'their' || /^their$/i.test(pronoun) || pronoun.toLowerCase() === whose;
}

const kinWords = choice(
  /brother|sister|twin|mum|mom|mother|dad|father|gran|granny|grandmother|grandma|nan|nana|grandad|granddad|grandfather/,
  /grandpa|husband|boyfriend|wife|girlfriend|son|boy|lad|daughter|girl|baby|little one|child|toddler/,
);
