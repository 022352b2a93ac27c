import {
  checkSafety as check,
  coverage,
  describeHerb,
  filterHerbs,
  findForHousehold,
  findHerb,
  listChanges,
  namesRead,
  type PersonInput,
  readPerson,
  resolveName,
  usesNamed,
  usualUses,
} from '@herbie/domain';
import {
  type BodyOf,
  type Call,
  type checkSafety,
  isTakenLately,
  limits,
  type Profile,
  type Supplement,
  toCheckInput,
  toMeasured,
  toPersonInput,
} from '@herbie/contract';
import { localDay } from '../dates.ts';
import type { Sending } from '../send.ts';
import { herbRows } from './herb-rows.ts';
import { keptSupplements } from './kept-people.ts';
import { findProfile, readProfiles, readSupplements } from './read-before.ts';

type Sent = Sending<Call>;

/**
 * Answers the calls about herbs and safety on the device, with the same knowledge and checks as the server. Null when it
 * cannot: about people it knows only what was loaded while there was a connection.
 */
export async function answerFromKnowledge(name: string, sent: Sent): Promise<unknown> {
  const answer = answers[name];
  return answer ? answer(sent) : null;
}

const answers: Readonly<Record<string, (sent: Sent) => unknown>> = {
  listHerbs: async ({ query }) =>
    filterHerbs(await herbRows(), {
      q: text(query?.['q']),
      use: text(query?.['use']),
      letter: text(query?.['letter']),
      isCovered: query?.['covered'] === 'true',
      limit: Number(query?.['limit'] ?? Number.POSITIVE_INFINITY),
    }),
  getHerb: async ({ params }) => findRow(params),
  getMonograph: async ({ params, query }) => {
    const row = await findRow(params);
    const herb = row === null ? undefined : findHerb(row.key);
    const profile = findProfile(query?.['profileId']);
    if (!herb || (query?.['profileId'] !== undefined && !profile)) return null;
    const person = profile ? readPerson(await withSupplements(profile)) : null;
    return { herb: row, ...describeHerb(herb, person), profileId: profile?.id ?? null };
  },
  checkSafety: async ({ body }) => {
    // safe: `send` takes no other body for this call.
    const asked = body as BodyOf<typeof checkSafety>;
    const stored = asked.profileId == null ? null : findProfile(asked.profileId);
    if (stored === undefined) return null;
    const input = toCheckInput(asked, { stored, listed: stored === null ? [] : await takenBy(stored) });
    return asked.profile ? { ...check(input), readAs: namesRead(readPerson(input.person)) } : check(input);
  },
  checkHousehold: async ({ query }) => {
    const profiles = readProfiles();
    return profiles ? searchHousehold(profiles, text(query?.['use'])) : null;
  },
  getProfileSummary: async ({ params }) => {
    const profile = findProfile(params?.['id']);
    const known = readSupplements(params?.['id']) ?? (await keptSupplements(Number(params?.['id'])));
    if (!profile || !known) return null;
    const supplements = takenLately(known);
    const person = toPersonInput(profile);
    const readAs = namesRead(readPerson(person));
    return { profile, supplements, ...check({ person, items: supplements.map(toMeasured) }), readAs };
  },
  resolveKnowledge: ({ query }) => ({ matches: resolveName(text(query?.['q']) ?? '', limits.nameMatches) }),
  getMethod: () => ({ coverage: coverage(), changes: listChanges() }),
};

async function takenBy({ id }: Pick<Profile, 'id'>): Promise<Supplement[]> {
  return takenLately(readSupplements(id) ?? (await keptSupplements(id)) ?? []);
}

async function withSupplements(profile: Profile): Promise<PersonInput> {
  return { ...toPersonInput(profile), supplements: (await takenBy(profile)).map(({ name }) => name) };
}

function takenLately<Taken extends Pick<Supplement, 'endDate'>>(known: readonly Taken[]): Taken[] {
  const today = localDay();
  return known.filter((supplement) => isTakenLately(supplement, today));
}

async function searchHousehold(profiles: readonly Profile[], use: string | undefined) {
  const rows = new Map((await herbRows()).map((row) => [row.key, row]));
  const members = await Promise.all(
    profiles.map(async (profile) => ({ id: profile.id, person: readPerson(await withSupplements(profile)) })),
  );
  const wanted = use === undefined ? usualUses : usesNamed(use);
  const { suitable, excluded, note } = findForHousehold({ members, wanted, limit: limits.householdHerbs });
  return {
    suitable: suitable.map(({ herb }) => ({ herb: rows.get(herb.key) })),
    excluded: excluded.map(({ herb, for: against }) => ({
      herb: rows.get(herb.key),
      for: against.map(({ id, findings }) => ({ profileId: id, findings })),
    })),
    unrecognised: members
      .map(({ id, person }) => ({ profileId: id, texts: person.unrecognised }))
      .filter(({ texts }) => texts.length > 0),
    note,
  };
}

async function findRow(params: Sent['params']) {
  return (await herbRows()).find(({ id }) => id === Number(params?.['id'])) ?? null;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
