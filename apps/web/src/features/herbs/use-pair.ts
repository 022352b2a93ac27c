import { getMonograph, type HerbReply } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { pageHistory, useLocation } from '../../lib/location.ts';
import { neverKept, reading } from '../../lib/query-client.ts';

export type Place = 'a' | 'b';

/** The two herbs that the address names, each checked against a person once it is known whether there is one. */
export function usePair({ personId, isKnown }: { personId: number | undefined; isKnown: boolean }) {
  const search = new URLSearchParams(useLocation().searchStr);
  const ids = { a: idIn(search, 'a'), b: idIn(search, 'b') };
  const one = useMonograph(ids.a, { personId, isKnown });
  const other = useMonograph(ids.b, { personId, isKnown });
  const put = (place: Place, herb: HerbReply | null) => {
    const next = { ...ids, [place]: herb?.id ?? null };
    const given = Object.entries(next).flatMap(([key, id]) => (id === null ? [] : [`${key}=${id}`]));
    pageHistory.replace(`/herbs/compare${given.length === 0 ? '' : `?${given.join('&')}`}`);
  };
  return { ids, one, other, put };
}

function useMonograph(id: number | null, { personId, isKnown }: { personId: number | undefined; isKnown: boolean }) {
  return useQuery({
    ...reading(getMonograph, { params: { id: id ?? 0 }, query: { profileId: personId } }),
    enabled: id !== null && isKnown,
    ...neverKept,
  });
}

function idIn(search: URLSearchParams, key: Place): number | null {
  const id = Number(search.get(key));
  return Number.isInteger(id) && id > 0 ? id : null;
}
