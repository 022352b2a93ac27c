import { checkHousehold, listHerbs, listProfiles } from '@herbie/contract';
import { refresh } from './query-client.ts';

/** What is kept of checks against a person: herb pages, suggestions and the household's common herbs. */
export const checkedPaths = [`${listHerbs.path}/`, checkHousehold.path] as const;

/** After a profile was saved or deleted: what is read of profiles, and what is kept of checks against them. */
export function refreshProfiles(): Promise<void> {
  return refresh(listProfiles.path, `${listProfiles.path}/`, ...checkedPaths);
}
