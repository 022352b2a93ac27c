import { youngRelations } from '../../data/relation-words.ts';
import { choice } from '../../../resolve/phrases.ts';
import { several } from './kin-words.ts';
import type { Role } from './role.ts';

/** The people of a letter whom a word for several means: "the kids", after a daughter and a son were told of one by one. */
export function membersOf(relation: string, all: readonly Role[]): readonly Role[] {
  if (!several.test(relation)) return [];
  const isMember = relation === 'parents' ? isParent : isYoung;
  const whose = /^(?:sons|lads)$/.test(relation) ? 'his' : /^(?:daughters|girls)$/.test(relation) ? 'her' : null;
  return all.filter(
    (each) => isMember(each) && !each.isAside && (whose === null || each.whose === whose || each.whose === 'their'),
  );
}

/** "They both want something for constipation", "what would you suggest for each of them?": the last ones told of, never the one who writes. */
export function meantTogether(sentence: string, all: readonly Role[]): readonly Role[] {
  const found = together.exec(sentence)?.[0];
  if (found === undefined) return [];
  const others = all.filter((each) => each.relation !== null && !each.isAside && !several.test(each.relation));
  const latest = others.toSorted((one, other) => other.lastSpokenOf() - one.lastSpokenOf());
  const meant = /both|two|pair/i.test(found) ? latest.slice(0, 2) : others;
  return meant.length < 2 ? [] : others.filter((each) => meant.includes(each));
}

/** "They both want", "for each of them" as for one of them: "he wants", "for him". */
export function ofOneOf(sentence: string, { whose }: Role): string {
  const [one, whom, ones] = whose === 'her' ? ['she', 'her', 'her'] : ['he', 'him', 'his'];
  return sentence
    .replaceAll(doTogether, (_, verb: string) => `${one} ${singular[verb.toLowerCase()] ?? verb}`)
    .replaceAll(together, whom)
    .replaceAll(/\b(?:them|him)\b/gi, whom)
    .replaceAll(/\bhe\b/gi, one)
    .replaceAll(/\b(?:their|his)\b/gi, ones);
}

const singular: Readonly<Record<string, string>> = {
  want: 'wants',
  need: 'needs',
  have: 'has',
  take: 'takes',
  like: 'likes',
  get: 'gets',
  sleep: 'sleeps',
  suffer: 'suffers',
  are: 'is',
  "can't": "can't",
};
const doTogether =
  /\b(?:they|both)(?: (?:both|all|each))? (want|need|have|take|like|get|sleep|suffer|are|can['’]?t)\b/gi;
const together =
  /\bthey (?:both|all|each)\b|\b(?:both|all|each|the two|the pair|either) of them\b|\bthem (?:both|all|each)\b|\beach of the (?:two|three|four)\b/gi;

function isParent({ relation }: Role): boolean {
  return /^(?:mother|mum|mom|mam|mummy|mama|father|dad|daddy|papa)$/.test(relation ?? '');
}

const young = new RegExp(`^${choice(...youngRelations)}$`, 'i');
const adultAge = 18;

function isYoung({ relation, told }: Role): boolean {
  if (relation === null || several.test(relation)) return false;
  return told.ageYears === null || told.isAgeGuessed ? young.test(relation) : told.ageYears < adultAge;
}
