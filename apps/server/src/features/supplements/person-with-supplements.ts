import type { PersonInput } from '@herbie/domain';
import { type Profile, toPersonInput } from '@herbie/contract';
import type { AppDeps } from '../../platform/deps.ts';
import { listTaken } from './supplements.service.ts';

interface Owned {
  readonly userId: number;
  readonly profile: Profile;
}

/** What the engine reads of a profile and of the supplements that are kept for it. */
export async function personWithSupplements(deps: AppDeps, { userId, profile }: Owned): Promise<PersonInput> {
  const taken = await listTaken(deps, { userId, profileId: profile.id });
  return { ...toPersonInput(profile), supplements: taken.map(({ name }) => name) };
}
