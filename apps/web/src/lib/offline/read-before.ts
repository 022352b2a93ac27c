import { listProfiles, listSupplements, type Profile, type Supplement } from '@herbie/contract';
import { queryClient } from '../query-client.ts';
import { pathOf } from '../send.ts';

/** The account's people as this page knows them: from the query cache, or stored on this device on request. */
export function readProfiles(): readonly Profile[] | undefined {
  return queryClient.getQueryData<Profile[]>([listProfiles.path]);
}

export function findProfile(id: unknown): Profile | undefined {
  return readProfiles()?.find((profile) => profile.id === Number(id));
}

export function readSupplements(profileId: unknown): readonly Supplement[] | undefined {
  const path = pathOf(listSupplements, { params: { id: Number(profileId) } });
  const [found] = queryClient
    .getQueriesData<Supplement[]>({
      predicate: ({ queryKey: [key] }) => typeof key === 'string' && (key === path || key.startsWith(`${path}?`)),
    })
    .flatMap(([, data]) => (data === undefined ? [] : [data]));
  return found;
}
