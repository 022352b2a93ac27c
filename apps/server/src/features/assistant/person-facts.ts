import { averageOf, unknownWords } from '@herbie/domain';
import type { Profile } from '@herbie/contract';
import type { AppDeps } from '../../platform/deps.ts';
import type { SessionUser } from '../../platform/sessions/sessions.ts';
import { listOwnProfiles } from '../profiles/profiles.service.ts';
import { listTaken } from '../supplements/supplements.service.ts';
import { listEntries } from '../wellness/wellness.service.ts';

/** Everything about a person that may leave the server. `sentToService` tells people about it. */
export interface PersonFacts {
  readonly age: number | null;
  readonly gender: string | null;
  readonly medications: string | null;
  readonly supplements: readonly string[];
  readonly allergies: string | null;
  readonly concerns: string | null;
  readonly goals: string | null;
  readonly trends: Trends | null;
  /** Removes names of the account and its profiles, mail addresses and invisible characters from a text. */
  readonly withoutNames: (text: string) => string;
  readonly readTrends: (days: number) => Promise<Trends | null>;
}

/** Means of the scores from 1 to 5. */
interface Trends {
  readonly days: number;
  readonly entries: number;
  readonly sleep: number | null;
  readonly energy: number | null;
  readonly stress: number | null;
}

/** What a language model receives, for people to read before they ask. */
export const sentToService: readonly string[] = [
  'age and gender',
  'medicines, supplements, allergies, health concerns and goals of the profile you choose',
  'averages of your wellness entries',
  'the messages of this chat',
];
export const photosSentToService: readonly string[] = [
  'a photo you have it look at, redrawn without its place and time, with whatever is printed on it',
];
export const neverSentToService: readonly string[] = ['your name', 'your user name and number', 'your email address'];

const recentDays = 14;
const hidden = /[\u{E0000}-\u{E01EF}\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF\u00AD]/gu;
const address = /[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,5}/g;

interface Owner {
  readonly deps: AppDeps;
  readonly user: SessionUser;
  readonly profile: Profile | null;
}

export async function readPersonFacts({ deps, user, profile }: Owner): Promise<PersonFacts> {
  const profiles = await listOwnProfiles(deps.db, user.id);
  const names = [user.firstName, user.lastName, user.username, user.email, ...profiles.map(({ name }) => name)];
  const withoutNames = createNameFilter(names.filter((name) => name !== null));
  const readTrends = async (days: number) =>
    profile === null ? null : trendsOf(deps, { userId: user.id, profileId: profile.id, days });
  const taken = profile === null ? [] : await listTaken(deps, { userId: user.id, profileId: profile.id });
  const told = (text: string | null | undefined) => (text ? withoutNames(text) : null);
  return {
    age: profile?.age ?? null,
    gender: profile?.gender ?? null,
    medications: told(profile?.currentMedications),
    supplements: taken.map(({ name }) => withoutNames(name)),
    allergies: told(profile?.allergies),
    concerns: told(profile?.healthConcerns),
    goals: told(profile?.healthGoals),
    trends: await readTrends(recentDays),
    withoutNames,
    readTrends,
  };
}

/** Names that are also English words ("Rose", "Mark") are removed only where they are capitalised. */
function createNameFilter(names: readonly string[]): (text: string) => string {
  const words = [...new Set(names.flatMap((name) => [name, ...name.split(/\s+/)]).map((name) => name.trim()))]
    .filter((name) => name.length >= 2)
    .toSorted((left, right) => right.length - left.length);
  const patterns = words.map((name) => {
    const isWord = /^\p{L}+$/u.test(name) && unknownWords(name).length === 0;
    const written = isWord ? name.charAt(0).toUpperCase() + name.slice(1) : name;
    const escaped = written.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped}(?![\p{L}\p{N}])`, isWord ? 'gu' : 'giu');
  });
  return (text) => {
    const plain = text.replaceAll(hidden, '').replaceAll(address, '[address]');
    return patterns.reduce((left, pattern) => left.replaceAll(pattern, '[name]'), plain);
  };
}

async function trendsOf(
  deps: AppDeps,
  { userId, profileId, days }: { userId: number; profileId: number; days: number },
): Promise<Trends | null> {
  const entries = await listEntries(deps, { userId, profileId, days, today: undefined });
  if (entries.length === 0) return null;
  const mean = (scores: readonly (number | null)[]) => {
    const average = averageOf(scores);
    return average === null ? null : Math.round(average * 10) / 10;
  };
  return {
    days,
    entries: entries.length,
    sleep: mean(entries.map(({ sleepQuality }) => sleepQuality)),
    energy: mean(entries.map(({ energyLevel }) => energyLevel)),
    stress: mean(entries.map(({ stressLevel }) => stressLevel)),
  };
}
