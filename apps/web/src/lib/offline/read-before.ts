import { listProfiles, listSupplements, type Profile, type Supplement } from '@herbie/contract';
import { queryClient } from '../query-client.ts';
import { pathOf } from '../send.ts';

/** The people of the account as this page has them: as last read, or as kept on this device where somebody asked for it. */
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
