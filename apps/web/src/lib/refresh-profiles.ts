import { checkHousehold, listProfiles, recommendHerbs } from '@herbie/contract';
import { refresh } from './query-client.ts';

/** After a profile was saved or deleted: what is read of profiles, and what is kept of checks against them. */
export function refreshProfiles(): Promise<void> {
  return refresh(listProfiles.path, `${listProfiles.path}/`, recommendHerbs.path, checkHousehold.path);
}
