import {
  type BodyInputOf,
  checkSafety,
  createSupplement,
  deleteDose,
  deleteSupplement,
  type Dose,
  limits,
  listProfileDoses,
  listSupplements,
  logDose,
  type Profile,
  type ReplyOf,
  type Supplement,
  updateSupplement,
} from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { neverKept, reading, refresh } from '../../lib/query-client.ts';
import { checkedPaths } from '../../lib/refresh-profiles.ts';
import { sendDelete } from '../../lib/send-delete.ts';
import { pathOf, send } from '../../lib/send.ts';

const doseDays = 30;
export type SafetyCheck = ReplyOf<typeof checkSafety>;

export function useSupplements({ profileId, today }: { profileId: number; today: string }) {
  return useQuery(reading(listSupplements, { params: { id: profileId }, query: { today } }));
}

/** Of one supplement; those of all that a person takes are read together. */
export function useDoses({ id, profileId }: Pick<Supplement, 'id' | 'profileId'>, today: string) {
  const ofThis = useCallback((doses: readonly Dose[]) => doses.filter(({ supplementId }) => supplementId === id), [id]);
  const read = reading(listProfileDoses, { params: { id: profileId }, query: { days: doseDays, today } });
  return useQuery({ ...read, select: ofThis });
}

interface Cabinet {
  readonly profile: Profile;
  /** The oldest first. */
  readonly names: readonly string[];
  /** What is looked at just now. */
  readonly opened: string | undefined;
}

/** Everything on the list together and with the profile: of a very long one what was added last and what is looked at. */
export function useCabinetCheck({ profile, names, opened }: Cabinet) {
  const items = checkedTogether(names, opened);
  return useQuery<SafetyCheck>({
    queryKey: [checkSafety.path, profile, items],
    queryFn: ({ signal }) => send(checkSafety, { body: { profileId: profile.id, items }, signal }),
    enabled: items.length > 0,
    ...neverKept,
  });
}

export function checkedTogether(names: readonly string[], opened?: string): string[] {
  const latest = names.slice(-limits.checkedItems);
  return opened === undefined || latest.includes(opened) ? latest : [opened, ...latest.slice(1)];
}

export async function saveSupplement({
  profileId,
  id,
  fields,
}: {
  profileId: number;
  /** Null adds a new one. */
  id: number | null;
  fields: BodyInputOf<typeof createSupplement>;
}): Promise<Supplement> {
  const saved =
    id === null
      ? await send(createSupplement, { params: { id: profileId }, body: fields })
      : await send(updateSupplement, { params: { id }, body: fields });
  await refreshSupplements(profileId);
  return saved;
}

export async function removeSupplement({ id, profileId }: Pick<Supplement, 'id' | 'profileId'>): Promise<void> {
  await sendDelete(deleteSupplement, { params: { id } });
  await refreshSupplements(profileId);
}

export async function saveDose(
  { id, profileId }: Pick<Supplement, 'id' | 'profileId'>,
  dose: BodyInputOf<typeof logDose>,
): Promise<Dose> {
  const saved = await send(logDose, { params: { id }, body: dose });
  await refreshDoses(profileId);
  return saved;
}

export async function removeDose({ profileId }: Pick<Supplement, 'profileId'>, dose: Dose): Promise<void> {
  await sendDelete(deleteDose, { params: { id: dose.id } });
  await refreshDoses(profileId);
}

function refreshSupplements(profileId: number): Promise<void> {
  const path = pathOf(listSupplements, { params: { id: profileId } });
  return refresh(path, ...checkedPaths);
}

function refreshDoses(profileId: number): Promise<void> {
  const params = { id: profileId };
  return refresh(pathOf(listProfileDoses, { params }), pathOf(listSupplements, { params }));
}
