import { checkSafety } from '@herbie/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../lib/send.ts';

type Field = 'currentMedications' | 'allergies';

const none: readonly string[] = [];

/** Which of the names stand for nothing known, so that nothing can be checked against them. Empty until that is known. */
export function useUnrecognised(field: Field, names: readonly string[]): readonly string[] {
  const { data } = useQuery({
    queryKey: ['names of a profile', field, ...names],
    queryFn: ({ signal }) => send(checkSafety, { body: { items: [], profile: { [field]: names.join(', ') } }, signal }),
    enabled: names.length > 0,
    gcTime: 0,
  });
  return data?.unrecognised ?? none;
}
